// Inquiries and conversions that code which is built may need: Fortran's own names for them stay in the front end.
#include <string>

#include "frontends/fortran/fortran.h"
#include "il_make.h"

namespace dotbar::fortran {

namespace {

il::Tree apply(il::Forest &f, std::string_view name, const std::vector<il::Tree> &args) {
  const il::Tree list = f.node(il::Op::Args, std::span(args));
  return f.node(il::Op::Apply, {f.leaf(il::Op::Name, name), list});
}

// The bytes of a complex value are those of both parts, its kind is that of one.
il::Tree complexOfKind(il::Forest &f, il::Tree kind, il::Tree value) {
  if (f.is(kind, il::Op::Noexpr)) return apply(f, "cmplx", {value});
  if (f.is(kind, il::Op::Bytes)) {
    kind = il::BytesOp::size_(f, kind);
    if (f.is(kind, il::Op::Intval)) kind = f.leaf(il::Op::Intval, std::to_string(std::stoi(std::string(f.text(kind))) / 2));
  }
  return apply(f, "cmplx", {value, f.node(il::Op::Keyword, {f.leaf(il::Op::Name, "kind"), kind})});
}

}  // namespace

il::Tree elementCount(il::Forest &forest, il::Tree array) { return apply(forest, "size", {array}); }
il::Tree characterCount(il::Forest &forest, il::Tree text) { return apply(forest, "len", {text}); }
il::Tree hasMemory(il::Forest &forest, il::Tree object) { return apply(forest, "allocated", {object}); }
il::Tree pointsSomewhere(il::Forest &forest, il::Tree pointer) { return apply(forest, "associated", {pointer}); }
il::Tree isPresent(il::Forest &forest, Symbol dummy) { return apply(forest, "present", {forest.leaf(il::Op::Name, dummy)}); }
il::Tree index(il::Forest &forest, std::string_view bound, il::Tree array, std::uint32_t dimension) {
  return apply(forest, bound, {array, forest.leaf(il::Op::Intval, std::to_string(dimension))});
}

il::Tree withKindOf(il::Forest &f, il::Tree type, il::Tree value) {
  if (f.is(type, il::Op::DoubleType)) return apply(f, "dble", {value});
  if (f.is(type, il::Op::DoubleComplexType)) return complexOfKind(f, apply(f, "kind", {f.leaf(il::Op::Realval, "1.0d0")}), value);
  il::Tree kind = il::AnyOp::kind_(f, type);
  if (f.is(type, il::Op::ComplexType)) return complexOfKind(f, kind, value);
  const std::string_view name = f.is(type, il::Op::IntegerType) ? "int" : f.is(type, il::Op::LogicalType) ? "logical" : "real";
  if (f.is(kind, il::Op::Noexpr)) return apply(f, name, {value});
  if (f.is(kind, il::Op::Bytes)) kind = il::BytesOp::size_(f, kind);
  return apply(f, name, {value, kind});
}

}  // namespace dotbar::fortran
