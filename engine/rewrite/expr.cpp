// Rules as conditions over places: symbolic matching.
#include "engine/rewrite/expr.h"

#include "engine/rewrite/lists.h"

namespace dotbar::rewrite {

using rules::Formula;
using rules::Term;
using rules::Variable;

Conditions::Conditions(const rules::RuleSet &set) : set_(set) {
  add(Cond{Cond::Kind::False, 0, 0, {}});
  add(Cond{Cond::Kind::True, 0, 0, {}});
}

ExprId Conditions::add(Expr e) {
  const auto [at, isNew] = exprIds_.emplace(std::move(e), static_cast<ExprId>(exprs_.size()));
  if (isNew) exprs_.push_back(&at->first);
  return at->second;
}

CondId Conditions::add(Cond c) {
  const auto [at, isNew] = condIds_.emplace(std::move(c), static_cast<CondId>(conds_.size()));
  if (isNew) conds_.push_back(&at->first);
  return at->second;
}

CondId Conditions::negation(CondId c) {
  if (c == no || c == yes) return c == no ? yes : no;
  if (cond(c).kind == Cond::Kind::Not) return cond(c).a;
  return add(Cond{Cond::Kind::Not, c, 0, {}});
}

CondId Conditions::both(CondId a, CondId b) {
  if (a == no || b == no) return no;
  if (a == yes || a == b) return b;
  return b == yes ? a : add(Cond{Cond::Kind::And, a, b, {}});
}

CondId Conditions::either(CondId a, CondId b) {
  if (a == yes || b == yes) return yes;
  if (a == no || a == b) return b;
  return b == no ? a : add(Cond{Cond::Kind::Or, a, b, {}});
}

// What the sort of the place already says is not tested.
CondId Conditions::opIn(ExprId e, const il::OpSet &ops) {
  const il::OpSet &possible = il::members(expr(e).sort);
  if ((possible & ~ops).none()) return yes;
  if ((possible & ops).none()) return no;
  std::uint32_t i = 0;
  while (i < sets_.size() && sets_[i] != ops) ++i;
  if (i == sets_.size()) sets_.push_back(ops);
  return add(Cond{Cond::Kind::OpIn, e, i, {}});
}

ExprId Conditions::child(ExprId e, Op op, std::uint32_t i) {
  return add({Expr::Kind::Child, il::info(op).children[i].sort, e, i, {}});
}

ExprId Conditions::elem(ExprId e, Sort sort, std::uint32_t i) {
  if (expr(e).kind == Expr::Kind::Drop) return elem(expr(e).a, sort, expr(e).b + i);
  return add({Expr::Kind::Elem, sort, e, i, {}});
}

ExprId Conditions::drop(ExprId e, std::uint32_t k) {
  if (k == 0) return e;
  if (expr(e).kind == Expr::Kind::Drop) return drop(expr(e).a, expr(e).b + k);
  return add({Expr::Kind::Drop, expr(e).sort, e, k, {}});
}

bool Conditions::mayBeUnflat(ExprId e) const {
  Op op;
  const Expr::Kind k = expr(e).kind;
  return il::isListSort(expr(e).sort, op) && (k == Expr::Kind::Register || k == Expr::Kind::Drop || k == Expr::Kind::List);
}

CondId Conditions::match(const Term &p, ExprId e, Symbolic &env, const std::vector<Variable> &vars) {
  CondId c = yes;
  il::OpSet only;
  only.set(static_cast<unsigned>(p.op));
  switch (p.kind) {
    case Term::Kind::Any:
      break;
    case Term::Kind::Var:
      c = opIn(e, il::members(vars[p.var].sort));
      break;
    case Term::Kind::Leaf:
      c = opIn(e, only);
      if (!p.anyText) c = both(c, add(Cond{Cond::Kind::Text, e, p.text.id, {}}));
      break;
    case Term::Kind::Node:
      c = opIn(e, only);
      for (std::uint32_t i = 0; !il::isLeaf(p.op) && i < p.children.size(); ++i)
        c = both(c, match(p.children[i], child(e, p.op, i), env, vars));
      break;
    case Term::Kind::List:
      c = both(opIn(e, only), matchList(p, e, env, vars));
      break;
    case Term::Kind::Call:
      return no;
  }
  if (p.kind != Term::Kind::Var && !p.named) return c;
  if (env[p.var] != none) return both(c, add(Cond{Cond::Kind::Same, env[p.var], e, {}}));
  env[p.var] = e;
  return c;
}

CondId Conditions::matchList(const Term &p, ExprId e, Symbolic &env, const std::vector<Variable> &vars) {
  const bool open = !p.children.empty() && p.children.back().spread;
  const auto fixed = static_cast<std::uint32_t>(p.children.size() - (open ? 1 : 0));
  const bool rest = expr(e).kind == Expr::Kind::Drop;
  const ExprId list = rest ? expr(e).a : e;
  const std::uint32_t skipped = rest ? expr(e).b : 0;
  CondId c = yes;
  if (fixed != 0) c = add(Cond{Cond::Kind::AtLeast, list, skipped + fixed, {}});
  if (!open) c = both(c, negation(add(Cond{Cond::Kind::AtLeast, list, skipped + fixed + 1, {}})));
  for (std::uint32_t i = 0; i < fixed; ++i) c = both(c, match(p.children[i], elem(e, il::info(p.op).element, i), env, vars));
  return open ? both(c, match(p.children.back(), drop(e, fixed), env, vars)) : c;
}

ExprId Conditions::value(const Symbolic &env, rules::VarId var) {
  unbound = unbound || env[var] == none;
  return env[var] == none ? place({}, 0) : env[var];
}

ExprId Conditions::eval(const Term &t, const Symbolic &env) {
  if (t.named || t.kind == Term::Kind::Var) return value(env, t.var);
  if (t.kind == Term::Kind::Leaf)
    return add({Expr::Kind::Leaf, il::info(t.op).sort, static_cast<std::uint32_t>(t.op), t.text.id, {}});
  Expr e{Expr::Kind::Call, {}, t.function, 0, {}};
  if (t.kind == Term::Kind::Call)
    e.sort = set_.functions[t.function].result;
  else
    e = {t.kind == Term::Kind::List ? Expr::Kind::List : Expr::Kind::Build,
         il::info(t.op).sort,
         static_cast<std::uint32_t>(t.op),
         0,
         {}};
  for (const Term &c : t.children) {
    e.args.push_back(eval(c, env));
    if (t.kind == Term::Kind::List && rules::mayBeNothing(c))
      e.args.back() = add({Expr::Kind::Some, e.sort, e.a, 0, {e.args.back()}});
  }
  return add(std::move(e));
}

CondId Conditions::holds(const Formula &f, Symbolic &env, const std::vector<Variable> &vars) {
  std::vector<ExprId> args;
  if (f.kind == Formula::Kind::Guard || f.kind == Formula::Kind::Same)
    for (const Term &t : f.args) args.push_back(eval(t, env));
  switch (f.kind) {
    case Formula::Kind::True:
      return yes;
    case Formula::Kind::Same:
      return args[0] == args[1] ? yes : add(Cond{Cond::Kind::Same, args[0], args[1], {}});
    case Formula::Kind::Guard: {
      const rules::Guard &g = set_.guards[f.guard];
      if (!g.structural) return add(Cond{Cond::Kind::Host, f.guard, 0, std::move(args)});
      Symbolic inner(g.variables.size(), none);
      std::copy(args.begin(), args.end(), inner.begin());
      return holds(*g.structural, inner, g.variables);
    }
    case Formula::Kind::Is:
      return match(f.args[1], eval(f.args[0], env), env, vars);
    case Formula::Kind::Not: {
      Symbolic inner = env;
      return negation(holds(f.operands[0], inner, vars));
    }
    case Formula::Kind::And: {
      CondId c = yes;
      for (const Formula &g : f.operands) c = both(c, holds(g, env, vars));
      return c;
    }
    case Formula::Kind::Or: {
      CondId c = no;
      for (const Formula &g : f.operands) {
        Symbolic inner = env;
        c = either(c, holds(g, inner, vars));
      }
      return c;
    }
  }
  return no;
}

CondId Conditions::selects(const Plan &plan, Symbolic &env) {
  const rules::Rule &r = *plan.rule;
  env.assign(r.variables.size(), none);
  CondId c = yes;
  for (std::uint32_t i = 0; i < r.inputs.size(); ++i)
    c = both(c, match(r.inputs[i], place(set_.judgements[r.judgement].inputs[i].sort, i), env, r.variables));
  for (const Step &s : plan.select) {
    const rules::Premise &p = *s.premise;
    if (s.kind == Step::Kind::Guard) {
      c = both(c, holds(p.formula, env, r.variables));
    } else if (s.kind == Step::Kind::Let) {
      c = both(c, match(p.outputs[0], eval(p.inputs[0], env), env, r.variables));
    } else {
      std::vector<ExprId> args;
      for (const Term &t : p.inputs) args.push_back(eval(t, env));
      const ExprId result = add({Expr::Kind::Bind, *set_.guards[p.guard].result, p.guard, 0, std::move(args)});
      c = both(c, both(add(Cond{Cond::Kind::Binds, result, 0, {}}), match(p.outputs[0], result, env, r.variables)));
    }
  }
  return c;
}

}  // namespace dotbar::rewrite
