// What local pointers are associated with anywhere, from one to the next: arrays as they are declared, sections that have no
// gaps, and what has been given memory. What a caller or a callee may have associated, or a component, may have gaps.
#include "dataflow/program/contiguous.h"

#include <algorithm>
#include <set>

#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

class Gaps {
 public:
  explicit Gaps(const Program &program) : p_(program), f_(program.forest()) {}

  bool hasNone(const Variable &v) {
    if (v.contiguous) return true;
    if (!v.pointer || v.kind != Variable::Kind::Local || !beginsNowhere(v)) return false;
    if (!seen_.insert(v.id).second) return true;
    return std::ranges::all_of(p_.units(), [&](const Unit &u) { return !u.body || (staysAsItIs(u, v) && isSolidIn(u, v)); });
  }

 private:
  const Program &p_;
  const Forest &f_;
  std::set<semantics::EntityId> seen_;

  bool beginsNowhere(const Variable &v) const { return !v.value || f_.is(v.value, Op::Noexpr) || isNothing(v.value); }
  // Of the functions of the language one alone gives a pointer, to nothing.
  bool isNothing(Tree t) const { return f_.is(t, Op::Apply) && !p_.callAt(t); }
  bool is(const Unit &u, Tree name, const Variable &v) const {
    if (!f_.is(name, Op::Name)) return false;
    const Variable *found = p_.lookup(u, f_.symbol(name));
    return found && found->id == v.id;
  }

  // No procedure can associate it anew: what it is passed for is an array.
  bool staysAsItIs(const Unit &u, const Variable &v) const {
    return std::ranges::all_of(u.calls, [&](std::uint32_t c) {
      const CallSite &call = p_.calls()[c];
      const auto &formals = call.isKnown() ? p_.unit(call.callee).formals : std::vector<Symbol>{};
      for (std::size_t k = 0; k < call.actuals.size(); ++k)
        if (call.actuals[k].tree && is(u, call.actuals[k].tree, v) && !isArray(call, formals, k)) return false;
      return true;
    });
  }
  bool isArray(const CallSite &call, const std::vector<Symbol> &formals, std::size_t k) const {
    const Variable *formal = k < formals.size() ? p_.lookup(p_.unit(call.callee), formals[k]) : nullptr;
    return formal && !formal->pointer;
  }

  bool isSolidIn(const Unit &u, const Variable &v) {
    return !il::any(f_, u.body, [&](Tree t) {
      if (!f_.is(t, Op::PointTo)) return false;
      const Tree left = il::PointToOp::left_(f_, t);
      return is(u, f_.is(left, Op::Index) ? il::AnyOp::base_(f_, left) : left, v) && !isSolid(u, il::PointToOp::right_(f_, t));
    });
  }
  bool isSolid(const Unit &u, Tree t) {
    if (f_.is(t, Op::Index)) return isRun(f_.children(il::IndexOp::subs_(f_, t))) && isSolid(u, il::AnyOp::base_(f_, t));
    if (!f_.is(t, Op::Name)) return isNothing(t);
    const Variable *v = p_.lookup(u, f_.symbol(t));
    return v && v->dims && (v->pointer ? hasNone(*v) : isDeclaredWhole(*v));
  }
  bool isDeclaredWhole(const Variable &v) const {
    const bool isStorage =
        v.kind == Variable::Kind::Local || v.kind == Variable::Kind::Module || v.kind == Variable::Kind::Common;
    return isStorage || v.allocatable || v.contiguous || (v.kind == Variable::Kind::Formal && hasExtents(v.dims));
  }
  bool hasExtents(Tree dims) const {
    return std::ranges::all_of(f_.children(dims),
                               [&](Tree d) { return f_.is(d, Op::Bounds) && !f_.is(il::BoundsOp::upper_(f_, d), Op::Noexpr); });
  }
  // Whole dimensions, then a part of one, then single places.
  bool isRun(std::span<const Tree> subs) const {
    const auto isAll = [&](Tree s) {
      return f_.is(s, Op::Range) && std::ranges::all_of(f_.children(s), [&](Tree e) { return f_.is(e, Op::Noexpr); });
    };
    const auto isPart = [&](Tree s) { return f_.is(s, Op::Range) && f_.is(il::RangeOp::stride_(f_, s), Op::Noexpr); };
    auto at = std::ranges::find_if_not(subs, isAll);
    if (at != subs.end() && isPart(*at)) ++at;
    return std::none_of(at, subs.end(), [&](Tree s) { return f_.is(s, Op::Range); });
  }
};

}  // namespace

bool isContiguous(const Program &p, const Unit &u, Tree ref) {
  if (!p.forest().is(ref, Op::Name)) return false;
  const Variable *v = p.lookup(u, p.forest().symbol(ref));
  return v && v->dims && Gaps(p).hasNone(*v);
}

}  // namespace dotbar::dataflow
