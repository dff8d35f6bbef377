// The naive matcher, builder and evaluator of formulas. Recursion follows the text of a rule, never a tree.
#include "engine/rewrite/terms.h"

#include <algorithm>

namespace dotbar::rewrite {

using rules::Formula;
using rules::Premise;
using rules::Term;
using rules::Variable;

bool Terms::bindVariable(rules::VarId var, Value v, Env &env, Origin origin) {
  if (env[var]) return core_.same(env[var], v, origin);
  env[var] = v;
  return true;
}

bool Terms::match(const Term &p, Value v, Env &env, const std::vector<Variable> &vars, Origin origin) {
  const Op op = core_.lists.op(v);
  switch (p.kind) {
    case Term::Kind::Any:
      break;
    case Term::Kind::Var:
      if (!il::hasSort(op, vars[p.var].sort)) return false;
      return bindVariable(p.var, v, env, origin);
    case Term::Kind::Leaf:
      if (op != p.op || (!p.anyText && core_.forest.symbol(v.tree()) != p.text)) return false;
      break;
    case Term::Kind::Node:
      if (op != p.op) return false;
      if (il::isLeaf(op)) break;
      for (std::size_t i = 0; i < p.children.size(); ++i)
        if (!match(p.children[i], core_.forest.child(v.tree(), static_cast<std::uint32_t>(i)), env, vars, origin)) return false;
      break;
    case Term::Kind::List:
      if (op != p.op || !matchList(p, v, env, vars, origin)) return false;
      break;
    case Term::Kind::Call:
      return core_.internal("a function in a pattern", p.where), false;
  }
  return !p.named || bindVariable(p.var, v, env, origin);
}

bool Terms::matchList(const Term &p, Value v, Env &env, const std::vector<Variable> &vars, Origin origin) {
  const bool open = !p.children.empty() && p.children.back().spread;
  const auto fixed = static_cast<std::uint32_t>(p.children.size() - (open ? 1 : 0));
  const std::uint32_t length = core_.lists.length(v);
  if (open ? length < fixed : length != fixed) return false;
  for (std::uint32_t i = 0; i < fixed; ++i)
    if (!match(p.children[i], core_.lists.at(v, i), env, vars, origin)) return false;
  return !open || match(p.children.back(), core_.lists.drop(v, fixed), env, vars, origin);
}

Value Terms::eval(const Term &t, const Env &env, Origin origin) {
  if (t.named || t.kind == Term::Kind::Var) {
    if (!env[t.var]) core_.internal("a variable without a value", t.where);
    return env[t.var];
  }
  if (t.kind == Term::Kind::Leaf) return core_.leaf(t.op, t.text, origin);
  std::vector<Value> parts;
  for (const Term &c : t.children) {
    parts.push_back(eval(c, env, origin));
    if (core_.failed) return {};
    if (t.kind == Term::Kind::List && rules::mayBeNothing(c) && core_.lists.isNothing(parts.back().tree()))
      parts.back() = core_.forest.node(t.op, {});
  }
  const bool splices = std::any_of(parts.begin(), parts.end(), [&](Value v) { return isListOp(core_.lists.op(v)); });
  if (t.kind == Term::Kind::List && splices) return core_.lists.rope(t.op, parts, origin);
  std::vector<Tree> trees;
  for (const Value v : parts) trees.push_back(core_.lists.flat(v, origin));
  if (t.kind == Term::Kind::Call) return core_.call(t.function, trees, origin);
  if (t.kind == Term::Kind::Any) return core_.internal("'_' where a tree is built", t.where), Value{};
  const Tree made = core_.forest.node(t.op, trees);
  core_.forest.setOrigin(made, origin);
  return made;
}

const Asked &Terms::ask(GuardId guard, std::vector<Tree> args, bool binds, Origin origin) {
  for (const Asked &a : asked_)
    if (a.guard == guard && a.args == args) return a;
  Asked a{guard, std::move(args), false, {}};
  if (binds)
    a.result = core_.bind(guard, a.args, origin), a.holds = static_cast<bool>(a.result);
  else
    a.holds = core_.host.holds(guard, a.args);
  return asked_.emplace_back(std::move(a));
}

// A structural guard is its formula about the arguments; any other is the host's.
bool Terms::guard(const Formula &f, const Env &env, Origin origin) {
  const rules::Guard &g = core_.set.guards[f.guard];
  if (!g.structural) {
    std::vector<Tree> args;
    for (const Term &t : f.args) args.push_back(tree(t, env, origin));
    return !core_.failed && ask(f.guard, std::move(args), false, origin).holds;
  }
  Env inner(g.variables.size());
  for (std::size_t i = 0; i < f.args.size(); ++i) inner[i] = eval(f.args[i], env, origin);
  return !core_.failed && holds(*g.structural, inner, g.variables, origin);
}

bool Terms::holds(const Formula &f, Env &env, const std::vector<Variable> &vars, Origin origin) {
  if (core_.failed) return false;
  switch (f.kind) {
    case Formula::Kind::True:
      return true;
    case Formula::Kind::Guard:
      return guard(f, env, origin);
    case Formula::Kind::Same: {
      const Value a = eval(f.args[0], env, origin), b = eval(f.args[1], env, origin);
      return !core_.failed && core_.same(a, b, origin);
    }
    case Formula::Kind::Is: {
      const Env before = env;
      const Value v = eval(f.args[0], env, origin);
      if (!core_.failed && match(f.args[1], v, env, vars, origin)) return true;
      return env = before, false;
    }
    case Formula::Kind::Not: {
      Env inner = env;
      return !holds(f.operands[0], inner, vars, origin) && !core_.failed;
    }
    case Formula::Kind::And:
      for (const Formula &g : f.operands)
        if (!holds(g, env, vars, origin)) return false;
      return true;
    case Formula::Kind::Or:
      for (const Formula &g : f.operands) {
        Env inner = env;  // what one alternative binds, the rest of the rule cannot rely on
        if (holds(g, inner, vars, origin)) return true;
      }
      return false;
  }
  return false;
}

bool Terms::binds(const Premise &p, Env &env, const std::vector<Variable> &vars, Origin origin) {
  std::vector<Tree> args;
  for (const Term &t : p.inputs) args.push_back(tree(t, env, origin));
  if (core_.failed) return false;
  const Tree result = ask(p.guard, std::move(args), true, origin).result;
  return result && match(p.outputs[0], result, env, vars, origin);
}

bool Terms::lets(const Premise &p, Env &env, const std::vector<Variable> &vars, Origin origin) {
  const Value v = eval(p.inputs[0], env, origin);
  return !core_.failed && match(p.outputs[0], v, env, vars, origin);
}

bool Terms::selects(const Plan &plan, const Value *inputs, Env &env, Origin caller) {
  const rules::Rule &r = *plan.rule;
  env.assign(r.variables.size(), {});
  for (std::size_t i = 0; i < r.inputs.size(); ++i)
    if (!match(r.inputs[i], inputs[i], env, r.variables, caller)) return false;
  for (const Step &s : plan.select) {
    const Premise &p = *s.premise;
    const bool ok = s.kind == Step::Kind::Guard  ? holds(p.formula, env, r.variables, caller)
                    : s.kind == Step::Kind::Bind ? binds(p, env, r.variables, caller)
                                                 : lets(p, env, r.variables, caller);
    if (!ok || core_.failed) return false;
  }
  return true;
}

}  // namespace dotbar::rewrite
