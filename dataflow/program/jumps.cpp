// Jumps that keep to the structure of a unit. Trees are walked with explicit stacks: nesting must not recurse on the C++ stack.
#include "dataflow/program/jumps.h"

#include <algorithm>

#include "dataflow/program/flow.h"
#include "il_make.h"

namespace dotbar::dataflow {

using il::Op;
using il::Tree;

void Jumps::collect() {
  std::vector<Tree> open{body_};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    order_.push_back(t);
    std::vector<Tree> inner;
    switch (f_.op(t)) {
      case Op::Instrs:
        inner.assign(f_.children(t).begin(), f_.children(t).end());
        break;
      case Op::Named: {
        const Symbol name = f_.symbol(il::NamedOp::construct_(f_, t));
        names_.insert(name);
        nameOf_[unwrapped(f_, t)] = name;
        [[fallthrough]];
      }
      case Op::Label:
        if (f_.is(t, Op::Label)) labels_.emplace(f_.symbol(il::LabelOp::label_(f_, t)), t);
        inner = {il::AnyOp::instr_(f_, t)};
        break;
      case Op::Goto:
      case Op::GotoComputed:
      case Op::IfArithmetic:
      case Op::Call:
      case Op::Input:
      case Op::Output:
      case Op::Other:
        collectLabels(t);
        break;
      case Op::Exit:
      case Op::Cycle:
      case Op::Return:
        found_.push_back(t);
        break;
      default:
        inner = bodies(f_, t);
        break;
    }
    open.insert(open.end(), inner.rbegin(), inner.rend());
  }
}

void Jumps::collectLabels(Tree t) {
  const auto each = [&](Tree list) {
    for (const Tree x : f_.children(list))
      if (f_.is(x, Op::Text) || f_.is(x, Op::Alternate)) jumpsTo_[f_.symbol(x)].push_back(t);
  };
  if (f_.is(t, Op::Call)) return each(il::CallOp::args_(f_, t));
  each(t);  // a label that stands alone
  for (const Tree list : f_.children(t))
    if (f_.is(list, Op::Texts) || f_.is(list, Op::Jumps)) each(list);
}

bool Jumps::isTarget(Tree jump, Tree around) const {
  if (f_.is(jump, Op::Return)) return around == body_;
  const Tree said = il::AnyOp::construct_(f_, jump);
  if (f_.is(said, Op::Notext)) return f_.is(around, Op::Loop);
  const auto name = nameOf_.find(around);
  return name != nameOf_.end() && name->second == f_.symbol(said);
}

void Jumps::findEnds() {
  for (auto t = order_.rbegin(); t != order_.rend(); ++t)
    if (!ends(*t)) endless_.insert(*t);
}

// What is inside was looked at before.
bool Jumps::ends(Tree t) const {
  const auto reached = [&](Tree x) { return reachesEnd(x); };
  const std::vector<Tree> inner = bodies(f_, t);
  const bool left = std::ranges::any_of(arriving(t), [&](Tree j) { return f_.is(j, Op::Exit); });
  switch (f_.op(t)) {
    case Op::Instrs:
      return std::ranges::all_of(f_.children(t), reached);
    case Op::Named:
    case Op::Label:
      return reachesEnd(il::AnyOp::instr_(f_, t));
    case Op::Exit:
    case Op::Cycle:
    case Op::Return: {
      const Jump *j = find(t);
      return !j || j->isIdle;
    }
    case Op::Loop:
      return left || !f_.is(il::LoopOp::control_(f_, t), Op::Forever);
    case Op::Select: {
      const auto cases = f_.children(il::SelectOp::cases_(f_, t));
      const bool complete = std::ranges::any_of(cases, [&](Tree c) { return f_.is(c, Op::DefaultCase); });
      return left || !complete || std::ranges::any_of(inner, reached);
    }
    case Op::If:
      if (choosesNothing(f_, t)) return left || reached(inner.front());
      [[fallthrough]];
    default:
      return left || inner.empty() || std::ranges::any_of(inner, reached);
  }
}

}  // namespace dotbar::dataflow
