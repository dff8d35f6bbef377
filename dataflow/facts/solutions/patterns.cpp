// Patterns of `I is pattern`, and structural guards, on trees.
#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

using rules::Formula;
using rules::Term;

// Variables of the pattern have the slots from `base` on. A variable that has a value already means structural equality.
bool Facts::Impl::matches(const Term &p, Tree t, Slots &slots, std::uint32_t base) {
  auto bind = [&](rules::VarId v) {
    Tree &slot = slots[base + v];
    if (slot) return forest.equal(slot, t);
    slot = t;
    return true;
  };
  switch (p.kind) {
    case Term::Kind::Any:
      return true;
    case Term::Kind::Var:
      return il::hasSort(forest.op(t), p.sort) && bind(p.var);
    case Term::Kind::Leaf:
      return forest.is(t, p.op) && (p.anyText || forest.symbol(t) == p.text) && (!p.named || bind(p.var));
    case Term::Kind::Node:
      if (!forest.is(t, p.op) || forest.arity(t) != p.children.size()) return false;
      for (std::uint32_t k = 0; k < p.children.size(); ++k)
        if (!matches(p.children[k], forest.child(t, k), slots, base)) return false;
      return !p.named || bind(p.var);
    case Term::Kind::List: {
      if (!forest.is(t, p.op)) return false;
      const bool rest = !p.children.empty() && p.children.back().spread;
      const std::size_t fixed = p.children.size() - (rest ? 1 : 0);
      if (rest ? forest.arity(t) < fixed : forest.arity(t) != fixed) return false;
      for (std::uint32_t k = 0; k < fixed; ++k)
        if (!matches(p.children[k], forest.child(t, k), slots, base)) return false;
      // the rest is no occurrence of its own: it may only be ignored, or be the whole list
      if (rest && p.children.back().kind == Term::Kind::Var && fixed == 0) return matches(p.children.back(), t, slots, base);
      return !p.named || bind(p.var);
    }
    default:
      return false;
  }
}

bool Facts::Impl::structural(rules::GuardId g, std::span<const Tree> args) {
  const rules::Guard &guard = rules.guards[g];
  Slots slots(guard.variables.size());
  for (std::size_t i = 0; i < args.size() && i < slots.size(); ++i) slots[i] = args[i];
  return formula(*guard.structural, slots);
}

bool Facts::Impl::formula(const Formula &f, Slots &slots) {
  auto value = [&](const Term &t) { return t.kind == Term::Kind::Var ? slots[t.var] : Tree{}; };
  switch (f.kind) {
    case Formula::Kind::True:
      return true;
    case Formula::Kind::Not:
      return !formula(f.operands[0], slots);
    case Formula::Kind::And:
      for (const Formula &o : f.operands)
        if (!formula(o, slots)) return false;
      return true;
    case Formula::Kind::Or:
      for (const Formula &o : f.operands)
        if (formula(o, slots)) return true;
      return false;
    case Formula::Kind::Is: {
      const Tree t = value(f.args[0]);
      Slots trial = slots;
      return t && matches(f.args[1], t, trial, 0);
    }
    case Formula::Kind::Same:
      return forest.equal(value(f.args[0]), value(f.args[1]));
    case Formula::Kind::Guard: {
      Slots args;
      for (const Term &t : f.args) args.push_back(value(t));
      return holds(f.guard, {args.data(), args.size()});
    }
  }
  return false;
}

}  // namespace dotbar::dataflow
