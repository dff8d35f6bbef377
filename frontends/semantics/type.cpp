#include "frontends/semantics/type.h"

namespace dotbar::semantics {

using il::Op;

Category categoryOf(const il::Forest &f, il::Tree type) {
  switch (f.op(type)) {
    case Op::IntegerType:
      return Category::Integer;
    case Op::RealType:
    case Op::DoubleType:
      return Category::Real;
    case Op::ComplexType:
    case Op::DoubleComplexType:
      return Category::Complex;
    case Op::LogicalType:
      return Category::Logical;
    case Op::CharacterType:
      return Category::Character;
    case Op::StructType:
    case Op::ClassType:
      return Category::Record;
    case Op::UnknownType:
      return Category::Unknown;
    default:
      return Category::Other;
  }
}

}  // namespace dotbar::semantics
