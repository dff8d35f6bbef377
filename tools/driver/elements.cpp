// The elements of arrays and of sections.
#include "tools/driver/elements.h"

#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::tools {

using namespace il;

namespace {

bool isArray(dataflow::Program &p, const dataflow::Unit &u, Tree e) {
  const Tree t = p.typeOf(u, e);
  return t && p.forest().is(t, Op::ArrayType);
}

// A section's subscripts, where its ranges have become these.
bool cut(dataflow::Program &p, const dataflow::Unit &u, Tree section, std::span<const Tree> subs, Elements &all) {
  Forest &f = p.forest();
  const Tree array = IndexOp::base_(f, section), list = IndexOp::subs_(f, section);
  std::vector<Tree> at(f.children(list).begin(), f.children(list).end());
  std::size_t next = 0;
  for (std::uint32_t k = 0; k < at.size(); ++k) {
    if (!f.is(at[k], Op::Range)) {
      if (isArray(p, u, at[k])) return false;
      continue;
    }
    Tree first = RangeOp::lower_(f, at[k]), last = RangeOp::upper_(f, at[k]);
    if (!f.is(RangeOp::stride_(f, at[k]), Op::Noexpr) || next == subs.size()) return false;
    if (f.is(first, Op::Noexpr)) first = language().firstIndex(f, array, k + 1);
    if (f.is(last, Op::Noexpr)) last = language().lastIndex(f, array, k + 1);
    all.bounds.emplace_back(first, last);
    at[k] = subs[next++];
  }
  all.element = f.node(Op::Index, {array, f.node(Op::Subs, at)});
  return next == subs.size();
}

}  // namespace

bool isOfEach(dataflow::Program &p, const dataflow::Unit &u, Tree value) {
  return p.forest().is(value, Op::Field) && isArray(p, u, FieldOp::base_(p.forest(), value));
}

std::optional<Elements> elementsOf(dataflow::Program &p, const dataflow::Unit &u, Tree value, std::span<const Tree> subs) {
  Forest &f = p.forest();
  if (subs.empty()) return Elements{value, {}};
  if (isOfEach(p, u, value)) {  // b%p: of each b(i)
    std::optional<Elements> all = elementsOf(p, u, FieldOp::base_(f, value), subs);
    if (all) all->element = f.node(Op::Field, {all->element, FieldOp::member_(f, value)}, f.span(value));
    return all;
  }
  const Tree array = f.is(value, Op::Index) ? IndexOp::base_(f, value) : value;
  if (!f.is(array, Op::Name) && !(f.is(array, Op::Field) && !isArray(p, u, FieldOp::base_(f, array)))) return std::nullopt;
  Elements all;
  if (array != value) return cut(p, u, value, subs, all) ? std::optional(std::move(all)) : std::nullopt;
  for (std::uint32_t k = 1; k <= subs.size(); ++k)
    all.bounds.emplace_back(language().firstIndex(f, array, k), language().lastIndex(f, array, k));
  all.element = f.node(Op::Index, {array, f.node(Op::Subs, std::vector<Tree>(subs.begin(), subs.end()))});
  return all;
}

}  // namespace dotbar::tools
