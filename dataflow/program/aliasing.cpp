// Whether two references may, or must, designate the same storage: their paths step by step, subscripts by their difference.
#include "dataflow/program/amount.h"
#include "dataflow/program/builder.h"

namespace dotbar::dataflow {

namespace {

using semantics::AccessPath;

enum class Answer { Different, Same, Undecided };

Answer compare(const Program &p, const Unit &u, Tree a, Tree b) {
  const Forest &f = p.forest();
  if (f.is(a, Op::Range) || f.is(b, Op::Range)) return f.equal(a, b) ? Answer::Same : Answer::Undecided;
  Amounts amount(p, u);
  const Polynomial difference = amount(a) - amount(b);
  if (!amount.areDecided() || !difference.isConstant()) return Answer::Undecided;
  return difference.constant() == 0 ? Answer::Same : Answer::Different;
}

// One pair that is different decides it; all have to be the same.
Answer compareSubscripts(const Program &p, const Unit &u, Tree a, Tree b) {
  const Forest &f = p.forest();
  if (f.arity(a) != f.arity(b)) return Answer::Undecided;
  Answer all = Answer::Same;
  for (std::uint32_t k = 0; k < f.arity(a); ++k) {
    const Answer one = compare(p, u, f.child(a, k), f.child(b, k));
    if (one == Answer::Different) return one;
    if (one == Answer::Undecided) all = one;
  }
  return all;
}

// Of one kind.
Answer compareSteps(const Program &p, const Unit &u, Tree a, Tree b) {
  const Forest &f = p.forest();
  if (const Tree s = semantics::subscriptsOf(f, a)) return compareSubscripts(p, u, s, semantics::subscriptsOf(f, b));
  return semantics::componentOf(f, a) == semantics::componentOf(f, b) ? Answer::Same : Answer::Different;
}

Answer comparePaths(const Program &p, const Unit &u, Tree a, Tree b) {
  const AccessPath x = p.path(u, a), y = p.path(u, b);
  const Variable *vx = x.designated(), *vy = y.designated();
  if (!vx || !vy) return p.forest().equal(a, b) ? Answer::Same : Answer::Undecided;
  if (vx->pointer) return Answer::Undecided;
  if (vx != vy) return p.zonesOf(u, a).meets(p.zonesOf(u, b)) ? Answer::Undecided : Answer::Different;
  Answer all = x.steps.size() == y.steps.size() ? Answer::Same : Answer::Undecided;
  for (std::size_t i = 0; i < x.steps.size() && i < y.steps.size(); ++i) {
    if (p.forest().op(x.steps[i]) != p.forest().op(y.steps[i])) return Answer::Undecided;
    const Answer one = compareSteps(p, u, x.steps[i], y.steps[i]);
    if (one == Answer::Different) return one;
    if (one == Answer::Undecided) all = one;
  }
  return all;
}

}  // namespace

bool Program::mayAlias(const Unit &u, Tree a, Tree b) const { return comparePaths(*this, u, a, b) != Answer::Different; }

bool Program::sameStorage(const Unit &u, Tree a, Tree b) const { return comparePaths(*this, u, a, b) == Answer::Same; }

}  // namespace dotbar::dataflow
