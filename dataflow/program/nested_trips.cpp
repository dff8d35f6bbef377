#include "dataflow/program/nested_trips.h"

#include <algorithm>
#include <vector>

#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {
namespace {

using il::Comments;
using il::Forest;
using il::Op;
using il::Tree;
using Trees = std::vector<Tree>;

class Trip {
 public:
  // `name`: of the loop; none: it has none.
  Trip(Forest &f, Symbol name, const Nesting &how) : f_(f), name_(name), how_(how) {}

  Tree nested(Tree body) {
    if (il::any(f_, body, [&](Tree t) { return f_.is(t, Op::Label); })) return body;  // something may lead into the rest
    bool changed = false;
    const Trees all = list(childrenOf(body), changed);
    return changed ? il::inPlaceOf(f_, body, f_.node(Op::Instrs, all, f_.span(body))) : body;
  }

 private:
  Forest &f_;
  const Symbol name_;
  const Nesting &how_;

  Trees childrenOf(Tree t) const { return {f_.children(t).begin(), f_.children(t).end()}; }
  bool isCycle(Tree t) const {
    if (!f_.is(t, Op::Cycle)) return false;
    const Tree of = il::CycleOp::construct_(f_, t);
    return f_.is(of, Op::Notext) || (name_ && f_.symbol(of) == name_);
  }
  bool endsByCycle(const Trees &part) const { return !part.empty() && isCycle(part.back()); }

  // Some jump leaves the part, whose end then is not reached in one way alone.
  bool isLeftInside(const Trees &part) const {
    return std::ranges::any_of(part, [&](Tree t) { return leaves(t, false); });
  }
  bool leaves(Tree t, bool inLoop) const {
    switch (f_.op(t)) {
      case Op::Exit:
      case Op::Cycle:
      case Op::Exits:
      case Op::Cycles:
        return !inLoop || !f_.is(il::AnyOp::construct_(f_, t), Op::Notext);
      case Op::Return:
      case Op::Returns:
      case Op::ReturnValue:
      case Op::Goto:
      case Op::GotoComputed:
      case Op::IfArithmetic:
        return true;
      default:
        return std::ranges::any_of(f_.children(t), [&](Tree c) { return leaves(c, inLoop || f_.is(t, Op::Loop)); });
    }
  }

  // What a trip, or a part of the last choice in it, ends with.
  Trees list(Trees all, bool &changed) {
    if (endsByCycle(all) && !f_.comments(all.back())) all.pop_back(), changed = true;
    const Trees was = all;
    for (std::size_t k = 0; k < all.size(); ++k) {
      if (!f_.is(all[k], Op::If)) continue;
      Trees first = childrenOf(il::IfOp::then_(f_, all[k])), second = childrenOf(il::IfOp::else_(f_, all[k]));
      const bool isLast = k + 1 == all.size();
      if (!isLast && endsByCycle(first) == endsByCycle(second)) continue;
      Trees &other = endsByCycle(first) ? second : first;
      other.insert(other.end(), all.begin() + static_cast<std::ptrdiff_t>(k) + 1, all.end());
      bool isOther = !isLast;
      first = list(first, isOther), second = list(second, isOther);
      if (isOther && (isLeftInside(first) || isLeftInside(second))) return was;
      if (isOther) all[k] = chosen(all[k], first, second), all.resize(k + 1), changed = true;
      break;
    }
    return all;
  }

  Tree chosen(Tree choice, const Trees &first, const Trees &second) {
    const bool turned = first.empty() && !second.empty();
    const Tree test = il::IfOp::test_(f_, choice);
    const Tree parts[] = {turned ? how_.negated(test) : test, f_.node(Op::Instrs, turned ? second : first),
                          f_.node(Op::Instrs, turned ? first : second)};
    return il::inPlaceOf(f_, choice, f_.node(Op::If, parts, f_.span(choice)));
  }
};

}  // namespace

Tree nestedTrips(Forest &f, Tree body, const Nesting &how) {
  const auto withBody = [&](Tree loop, Symbol name) {
    const Tree control = il::LoopOp::control_(f, loop);
    if (f.is(control, Op::Do) && !how.isOfIntegers(il::DoOp::var_(f, control))) return loop;
    const Tree trip = il::LoopOp::body_(f, loop), now = Trip(f, name, how).nested(trip);
    if (now == trip) return loop;
    const Tree parts[] = {control, now};
    return il::inPlaceOf(f, loop, f.node(Op::Loop, parts, f.span(loop)));
  };
  return il::rebuild(f, body, [&](Tree t, std::span<const Tree> children) {
    const Tree now = il::withChildren(f, t, children);
    if (f.is(now, Op::Loop)) return withBody(now, {});
    if (!f.is(now, Op::Named) || !f.is(il::NamedOp::instr_(f, now), Op::Loop)) return now;
    const Tree name = il::NamedOp::construct_(f, now), loop = withBody(il::NamedOp::instr_(f, now), f.symbol(name));
    const Tree parts[] = {name, loop};
    return il::withChildren(f, now, parts);
  });
}

}  // namespace dotbar::dataflow
