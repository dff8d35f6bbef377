#include "tools/driver/sequence.h"

#include <algorithm>

#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::tools {

using namespace il;
using dataflow::Program;
using dataflow::Unit;
using dataflow::Variable;

Tree Sums::whole(std::int64_t n) const { return f.leaf(Op::Intval, std::to_string(n)); }

Tree Sums::sum(Tree a, Tree b) const {
  if (!a || !b) return a ? a : b;
  if (std::int64_t n = 0; isNumeral(b, n)) return moved(a, n);
  if (f.is(b, Op::Add)) return sum(sum(a, AddOp::left_(f, b)), AddOp::right_(f, b));
  if (f.is(b, Op::Sub)) return less(sum(a, SubOp::left_(f, b)), SubOp::right_(f, b));
  return AddOp::make(f, a, b);
}

Tree Sums::less(Tree a, Tree b) const {
  if (std::int64_t n = 0; isNumeral(b, n)) return moved(a, -n);
  return SubOp::make(f, a, b);
}

Tree Sums::product(Tree a, Tree b) const {
  std::int64_t n = 0;
  if (!a || (isNumeral(b, n) && n == 1)) return a;
  if (isNumeral(a, n) && n == 1) return b;
  return MulOp::make(f, a, b);
}

Tree Sums::moved(Tree a, std::int64_t by) const {
  std::int64_t n = 0;
  if (isNumeral(a, n)) return n + by == 0 ? Tree{} : n + by > 0 ? whole(n + by) : NegOp::make(f, whole(-n - by));
  const bool isMore = f.is(a, Op::Add);
  if ((isMore || f.is(a, Op::Sub)) && isNumeral(AnyOp::right_(f, a), n))
    return moved(AnyOp::left_(f, a), isMore ? by + n : by - n);
  if (by == 0) return a;
  return f.node(by > 0 ? Op::Add : Op::Sub, {a, whole(by > 0 ? by : -by)});
}

Sequence::Sequence(Forest &forest, const Program &program, const Unit &unit, const Variable &v)
    : f(forest), p(program), u(unit), sums_(forest, program, unit) {
  Tree stride = one();
  if (!v.dims) return;
  const std::uint32_t n = f.arity(v.dims);
  for (std::uint32_t k = 0; k < n; ++k) {
    const Tree d = f.child(v.dims, k), upper = BoundsOp::upper_(f, d);
    const Tree lower = f.is(BoundsOp::lower_(f, d), Op::Noexpr) ? one() : BoundsOp::lower_(f, d);
    const bool isLast = k + 1 == n;
    known_ = known_ && isFixed(lower) && !f.is(upper, Op::Noexpr) && (isLast || (!f.is(upper, Op::Star) && isFixed(upper)));
    if (!known_) return;
    lowers_.push_back(lower), strides_.push_back(stride);
    std::int64_t first = 0;
    if (!isLast) stride = sums_.product(sums_.isNumeral(lower, first) && first == 1 ? upper : extent(lower, upper), stride);
  }
}

std::optional<Tree> Sequence::distance(std::span<const Tree> subs) const {
  return isElement(subs) ? std::optional(behind({}, subs, 0)) : std::nullopt;
}

std::optional<Tree> Sequence::place(Tree from, std::span<const Tree> subs) const {
  if (!isElement(subs)) return std::nullopt;
  if (subs.empty()) return sums_.sum(from, one());
  std::int64_t lower = 0;
  const bool fromOne = sums_.isNumeral(lowers_[0], lower) && lower == 1;
  const Tree first = fromOne ? subs[0] : sums_.sum(sums_.less(subs[0], lowers_[0]), one());
  return behind(sums_.sum(from, first), subs, 1);
}

bool Sequence::isElement(std::span<const Tree> subs) const {
  return known_ && subs.size() == lowers_.size() && std::ranges::none_of(subs, [&](Tree s) { return f.is(s, Op::Range); });
}

// Moved on by the subscripts from this dimension on.
Tree Sequence::behind(Tree from, std::span<const Tree> subs, std::size_t dimension) const {
  for (std::size_t k = dimension; k < subs.size(); ++k)
    from = sums_.sum(from, sums_.product(sums_.less(subs[k], lowers_[k]), strides_[k]));
  return from;
}

bool Sequence::isFixed(Tree bound) const {
  return !any(f, bound, [&](Tree t) {
    if (f.is(t, Op::Apply) || f.is(t, Op::OtherExpr)) return true;
    if (!f.is(t, Op::Name)) return false;
    const Variable *v = p.lookup(u, f.symbol(t));
    if (!v || v->dims) return true;
    if (v->kind == Variable::Kind::Constant) return false;
    return v->kind != Variable::Kind::Formal || v->owner != u.id || v->byValue || p.overwrites(u, f.symbol(t));
  });
}

}  // namespace dotbar::tools
