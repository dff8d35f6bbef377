// Which premises select a rule, and which are its body.
#include "engine/rewrite/plan.h"

namespace dotbar::rewrite {

using rules::Formula;
using rules::Premise;
using rules::Rule;
using rules::RuleSet;
using rules::Sort;
using rules::Term;

void variablesOf(const Term &t, std::vector<bool> &vars) {
  if (t.kind == Term::Kind::Var || t.named) vars[t.var] = true;
  if (t.kind != Term::Kind::Leaf)
    for (const Term &c : t.children) variablesOf(c, vars);
}

void variablesOf(const Formula &f, std::vector<bool> &vars) {
  for (const Term &t : f.args) variablesOf(t, vars);
  for (const Formula &g : f.operands) variablesOf(g, vars);
}

Sort staticSort(const RuleSet &set, const Rule &rule, const Term &t) {
  switch (t.kind) {
    case Term::Kind::Var:
      return rule.variables[t.var].sort;
    case Term::Kind::Call:
      return set.functions[t.function].result;
    case Term::Kind::Any:
      return t.sort;
    default:
      return il::info(t.op).sort;
  }
}

namespace {

using Vars = std::vector<bool>;

bool within(const Vars &part, const Vars &all) {
  for (std::size_t i = 0; i < part.size(); ++i)
    if (part[i] && !all[i]) return false;
  return true;
}

bool meet(const Vars &a, const Vars &b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[i] && b[i]) return true;
  return false;
}

void add(Vars &to, const Vars &more) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] = to[i] || more[i];
}

// Adds the variables that a formula binds when it holds: those of `E is pattern`, not below a negation.
void bindings(const Formula &f, Vars &vars) {
  if (f.kind == Formula::Kind::Is) variablesOf(f.args[1], vars);
  if (f.kind == Formula::Kind::And)
    for (const Formula &g : f.operands) bindings(g, vars);
}

// The variables that a formula needs before it is asked.
void needs(const Formula &f, Vars &bound, Vars &vars) {
  if (f.kind == Formula::Kind::Is) {
    Vars subject(vars.size());
    variablesOf(f.args[0], subject);
    for (std::size_t i = 0; i < vars.size(); ++i) vars[i] = vars[i] || (subject[i] && !bound[i]);
    variablesOf(f.args[1], bound);
    return;
  }
  Vars own(vars.size());
  for (const Term &t : f.args) variablesOf(t, own);
  for (std::size_t i = 0; i < vars.size(); ++i) vars[i] = vars[i] || (own[i] && !bound[i]);
  for (const Formula &g : f.operands) {
    Vars inner = bound;
    needs(g, f.kind == Formula::Kind::And ? bound : inner, vars);
  }
}

class Planner {
 public:
  Planner(const RuleSet &set, const Rule &rule) : set_(set), rule_(rule), available_(rule.variables.size()) {}

  void plan(Plan &out) {
    for (const Term &t : rule_.inputs) variablesOf(t, available_);
    const std::vector<bool> early = hoisted();
    for (std::size_t i = 0; i < rule_.premises.size(); ++i) {
      const Premise &p = rule_.premises[i];
      if (early[i])
        out.select.push_back({kind(p), &p});
      else
        lower(p, out);
    }
  }

 private:
  static Step::Kind kind(const Premise &p) {
    switch (p.kind) {
      case Premise::Kind::Guard:
        return Step::Kind::Guard;
      case Premise::Kind::Bind:
        return Step::Kind::Bind;
      case Premise::Kind::Judge:
        return Step::Kind::Judge;
      case Premise::Kind::Fresh:
        return Step::Kind::Fresh;
      default:
        return Step::Kind::Let;
    }
  }

  // Can a value of this sort fail to match?
  bool refutable(const Term &pattern, Sort sort) const {
    if (pattern.kind == Term::Kind::Any) return false;
    return pattern.kind != Term::Kind::Var || !il::isSubsort(sort, rule_.variables[pattern.var].sort);
  }
  bool refutable(const Premise &p) const {
    switch (p.kind) {
      case Premise::Kind::Guard:
      case Premise::Kind::Bind:
        return true;
      case Premise::Kind::Let:
        return refutable(p.outputs[0], staticSort(set_, rule_, p.inputs[0]));
      case Premise::Kind::Judge:
        for (std::size_t i = 0; i < p.outputs.size(); ++i)
          if (refutable(p.outputs[i], set_.judgements[p.judgement].outputs[i].sort)) return true;
        return false;
      default:
        return false;
    }
  }

  Vars inputsOf(const Premise &p) const {
    Vars v(available_.size()), bound(available_.size());
    if (p.kind == Premise::Kind::Guard) needs(p.formula, bound, v);
    for (const Term &t : p.inputs) variablesOf(t, v);
    return v;
  }
  Vars outputsOf(const Premise &p) const {
    Vars v(available_.size());
    if (p.kind == Premise::Kind::Guard) bindings(p.formula, v);
    for (const Term &t : p.outputs) variablesOf(t, v);
    return v;
  }

  // Guards and guards that bind, when they need only the inputs; and the lets that those need or that can fail.
  std::vector<bool> hoisted() {
    const auto &ps = rule_.premises;
    std::vector<bool> can(ps.size()), early(ps.size());
    for (std::size_t i = 0; i < ps.size(); ++i) {
      const bool pure =
          ps[i].kind == Premise::Kind::Guard || ps[i].kind == Premise::Kind::Bind || ps[i].kind == Premise::Kind::Let;
      can[i] = pure && within(inputsOf(ps[i]), available_);
      if (can[i]) add(available_, outputsOf(ps[i]));
    }
    Vars needed(available_.size());
    for (std::size_t i = ps.size(); i-- > 0;) {
      early[i] = can[i] && (refutable(ps[i]) || meet(outputsOf(ps[i]), needed));
      if (early[i]) add(needed, inputsOf(ps[i]));
    }
    return early;
  }

  void lower(const Premise &p, Plan &out) const {
    out.late = out.late || refutable(p);
    if (p.kind != Premise::Kind::With && p.kind != Premise::Kind::Scope) {
      out.body.push_back({kind(p), &p});
      return;
    }
    const bool with = p.kind == Premise::Kind::With;
    out.body.push_back({with ? Step::Kind::Enter : Step::Kind::ScopeBegin, &p});
    for (const Premise &q : p.premises) lower(q, out);
    out.body.push_back({with ? Step::Kind::Leave : Step::Kind::ScopeEnd, &p});
  }

  const RuleSet &set_;
  const Rule &rule_;
  Vars available_;
};

}  // namespace

const Plan &Plans::operator[](rules::RuleId rule) const {
  Plan &plan = all_[rule];
  if (plan.rule) return plan;
  plan.id = rule;
  plan.rule = &set_.rules[rule];
  if (rule != 0) Planner(set_, *plan.rule).plan(plan);
  return plan;
}

}  // namespace dotbar::rewrite
