// Sizes and constants: how long a value of a type is, what an integer is that is known before the program runs.
#include <algorithm>
#include <charconv>

#include "dataflow/program/builder.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

using semantics::categoryOf;
using semantics::Type;

namespace {

// Bytes of one number (one part of a complex one); 0: unknown.
std::int64_t kindSize(const Program &p, const Unit &u, Tree type) {
  const Forest &f = p.forest();
  if (f.is(type, Op::DoubleType) || f.is(type, Op::DoubleComplexType)) return 8;
  const Tree kind = il::AnyOp::kind_(f, type);
  if (f.is(kind, Op::Noexpr)) return 4;
  std::int64_t n = 0;
  if (!f.is(kind, Op::Bytes)) return p.constant(u, kind, n) ? n : 0;
  if (!p.constant(u, il::BytesOp::size_(f, kind), n)) return 0;
  return f.is(type, Op::ComplexType) ? n / 2 : n;  // complex*16 is two reals of 8 bytes
}

std::int64_t sizeOf(const Program &p, const Unit &u, Category category, Tree type) {
  const Forest &f = p.forest();
  switch (category) {
    case Category::Integer:
    case Category::Real:
    case Category::Logical:
      return kindSize(p, u, type);
    case Category::Complex:
      return 2 * kindSize(p, u, type);
    case Category::Character: {
      std::int64_t n = 1;
      const Tree length = il::CharacterTypeOp::length_(f, type);
      if (f.is(length, Op::Noexpr)) return 1;
      return p.constant(u, f.is(length, Op::Bytes) ? il::BytesOp::size_(f, length) : length, n) ? n : 0;
    }
    default:
      return 0;
  }
}

}  // namespace

Type Program::typeSaid(const Unit &u, Tree type) const {
  const Forest &f = *forest_;
  if (f.is(type, Op::ArrayType)) return typeSaid(u, il::ArrayTypeOp::element_(f, type)).of(il::ArrayTypeOp::dims_(f, type));
  const Category category = categoryOf(f, type);
  return {category, sizeOf(*this, u, category, type), type, {}};
}

Type Program::canonical(const Type &type) const {
  Op op;
  switch (type.category) {
    case Category::Integer:
      op = Op::IntegerType;
      break;
    case Category::Real:
      op = Op::RealType;
      break;
    case Category::Complex:
      op = Op::ComplexType;
      break;
    case Category::Logical:
      op = Op::LogicalType;
      break;
    default:
      return type;
  }
  if (type.bytes == 0) return type;
  const auto known = names_->canonical.find({op, type.part()});
  Type r = type;
  r.spelled = known != names_->canonical.end() ? known->second
                                               : forest_->node(op, {forest_->leaf(Op::Intval, std::to_string(type.part()))});
  return r;
}

Tree Program::tree(const Type &type) const {
  return type.dims ? forest_->node(Op::ArrayType, {type.spelled, type.dims}) : type.spelled;
}

// The least kind that has so many decimal digits.
static bool leastKind(std::int64_t digits, std::initializer_list<std::pair<int, int>> kinds, std::int64_t &value) {
  for (auto [most, kind] : kinds)
    if (digits <= most) return value = kind, true;
  return false;
}

// The least kind of reals with so many digits, and such powers of ten: the arguments by place or by name.
bool Program::realKind(const Unit &u, Tree args, std::int64_t &value) const {
  const Forest &f = *forest_;
  std::int64_t digits = 0, range = 0, byRange = 0, place = 0;
  for (const Tree a : f.children(args)) {
    const bool named = f.is(a, Op::Keyword);
    if (!named && place == 2) continue;  // a radix: there is one
    const auto name = named ? f.text(il::KeywordOp::formal_(f, a)) : std::string_view();
    const bool first = named ? name == options_.digitsKeyword : place == 0;
    const bool second = named ? name == options_.rangeKeyword : place == 1;
    if (!first && !second) return false;
    if (!constant(u, named ? il::KeywordOp::value_(f, a) : a, first ? digits : range)) return false;
    ++place;
  }
  if (!leastKind(digits, {{6, 4}, {15, 8}, {18, 10}, {33, 16}}, value)) return false;
  if (!leastKind(range, {{37, 4}, {307, 8}, {4931, 16}}, byRange)) return false;
  value = std::max(value, byRange);
  return true;
}

bool Program::kindInquiry(const Unit &u, Tree apply, std::int64_t &value) const {
  const Forest &f = *forest_;
  const auto q = options_.kindInquiries.find(f.symbol(il::ApplyOp::function_(f, apply)));
  const Tree args = il::ApplyOp::args_(f, apply);
  if (q == options_.kindInquiries.end() || f.arity(args) == 0) return false;
  if (q->second == ProgramOptions::KindOf::Digits) return realKind(u, args, value);
  const Tree a = f.children(args).front();
  const Tree first = f.is(a, Op::Keyword) ? il::KeywordOp::value_(f, a) : a;
  if (q->second == ProgramOptions::KindOf::Argument) {
    const Type type = this->type(u, first);
    if (type.category == Category::Character) return false;
    value = type.part();
    return value > 0;
  }
  std::int64_t range = 0;
  return constant(u, first, range) && leastKind(range, {{2, 1}, {4, 2}, {9, 4}, {18, 8}, {38, 16}}, value);
}

// What is too large to be computed here is not known.
bool Program::constant(const Unit &u, Tree t, std::int64_t &value) const {
  const Forest &f = *forest_;
  std::int64_t a = 0, b = 0;
  auto both = [&] { return constant(u, il::AnyOp::left_(f, t), a) && constant(u, il::AnyOp::right_(f, t), b); };
  switch (f.op(t)) {
    case Op::Intval: {
      const std::optional<std::int64_t> n = language().literal(f.text(t)).integer;
      value = n.value_or(0);
      return n.has_value();
    }
    case Op::Name: {
      const Variable *v = entity(u, t);
      return v && v->kind == Variable::Kind::Constant && v->value && constant(units_[v->owner], v->value, value);
    }
    case Op::Apply:
      return kindInquiry(u, t, value);
    case Op::Paren:
    case Op::Plus:
      return constant(u, il::AnyOp::operand_(f, t), value);
    case Op::Neg:
      return constant(u, il::NegOp::operand_(f, t), a) && !__builtin_sub_overflow(std::int64_t{0}, a, &value);
    case Op::Add:
      return both() && !__builtin_add_overflow(a, b, &value);
    case Op::Sub:
      return both() && !__builtin_sub_overflow(a, b, &value);
    case Op::Mul:
      return both() && !__builtin_mul_overflow(a, b, &value);
    case Op::Div:
      if (!both() || b == 0) return false;
      return b == -1 ? !__builtin_sub_overflow(std::int64_t{0}, a, &value) : (value = a / b, true);
    case Op::Pow:
      if (!both() || b < 0 || b > 62) return false;
      value = 1;
      while (b-- > 0)
        if (__builtin_mul_overflow(value, a, &value)) return false;
      return true;
    default:
      return false;
  }
}

}  // namespace dotbar::dataflow
