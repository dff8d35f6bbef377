#include "brute_force.h"

#include <algorithm>

namespace dotbar::rules {

using il::Tree;

void BruteForce::judge(JudgementId j, const std::vector<Tree> &inputs, bool &gap, bool &overlap) {
  values_.clear(), asked_.clear();
  std::vector<Occurrence> trees;
  for (Tree t : inputs) trees.push_back({t, place(Step::Input, static_cast<std::uint32_t>(trees.size())), {}});
  answers(j, trees, gap, overlap);
}

BruteForce::Place BruteForce::place(Step step, std::uint32_t of, std::uint32_t with) {
  return places_.emplace(std::tuple(step, of, with), static_cast<Place>(places_.size() + 1)).first->second;
}

// Guards are answered when they are asked, in both ways.
void BruteForce::answers(JudgementId j, const std::vector<Occurrence> &inputs, bool &gap, bool &overlap) {
  if (gap && overlap) return;
  ++cases_;
  int applied = 0, otherwise = 0, refused = 0;
  asked_.clear();  // with other answers other trees stand in a place
  needed_.reset();
  for (RuleId r : set_.rulesOf[j]) {
    Env env;
    const Outcome is = apply(r, inputs, false, env);
    if (needed_) break;
    if (is == Outcome::Yes) ++(set_.rules[r].otherwise ? otherwise : applied);
    if (is == Outcome::Refused) ++refused;
  }
  const bool isAllowed = needed_ || allowed();
  if (!needed_ && !isAllowed) return;
  if (const std::optional<Asked> guard = needed_) {
    for (bool v : {false, true}) {
      values_[*guard] = v;
      answers(j, inputs, gap, overlap);
    }
    values_.erase(*guard);
    return;
  }
  gap |= applied + otherwise + refused == 0;
  overlap |= applied > 1 || (applied + refused == 0 && otherwise > 1);
}

// The axioms hold of all that was asked of.
bool BruteForce::allowed() {
  const std::map<Place, Occurrence> all = asked_;
  std::vector<Occurrence> now;
  for (const auto &[asked, value] : values_)
    if (const auto o = all.find(asked.second); o != all.end()) now.push_back(o->second);
  for (const Axiom &a : set_.axioms)
    for (const Occurrence &o : now)
      if (const Env env{{0, o}}; holds(a.premise, env) && !holds(a.conclusion, env)) return false;
  return true;
}

namespace {

bool known(const Term &t, const auto &env) {
  if (t.kind == Term::Kind::Var && !env.count(t.var)) return false;
  return std::all_of(t.children.begin(), t.children.end(), [&](const Term &c) { return known(c, env); });
}

bool known(const Formula &f, const auto &env) {
  for (std::size_t i = 0; i < f.args.size() && (i == 0 || f.kind != Formula::Kind::Is); ++i)
    if (!known(f.args[i], env)) return false;
  return std::all_of(f.operands.begin(), f.operands.end(), [&](const Formula &o) { return known(o, env); });
}

}  // namespace

// Guards that need no premise select the rule; the rest is asked in order. The judgements behind the last that can fail decide
// nothing.
BruteForce::Outcome BruteForce::apply(RuleId r, const std::vector<Occurrence> &inputs, bool whole, Env &env) {
  const Rule &rule = set_.rules[r];
  for (std::size_t i = 0; i < inputs.size(); ++i)
    if (!matches(rule.inputs[i], inputs[i], env)) return Outcome::No;
  std::vector<const Premise *> later;
  for (const Premise &p : rule.premises) {
    if (p.kind != Premise::Kind::Guard || !known(p.formula, env))
      later.push_back(&p);
    else if (!holds(p.formula, env))
      return Outcome::No;
  }
  const auto canFail = [&](const Premise *p) {
    return p->kind != Premise::Kind::Judge || std::any_of(p->outputs.begin(), p->outputs.end(), [&](const Term &t) {
             return t.kind != Term::Kind::Var || t.sort != set_.judgements[p->judgement].outputs[0].sort;
           });
  };
  while (!whole && !later.empty() && !canFail(later.back())) later.pop_back();
  for (const Premise *p : later)
    if (const Outcome o = premise(*p, env); o != Outcome::Yes) return o;
  return Outcome::Yes;
}

BruteForce::Outcome BruteForce::premise(const Premise &p, Env &env) {
  if (p.kind == Premise::Kind::Guard) return holds(p.formula, env) ? Outcome::Yes : Outcome::No;
  std::vector<Occurrence> inputs;
  for (const Term &t : p.inputs) inputs.push_back(build(t, env));
  std::optional<std::vector<Occurrence>> outputs = inputs;  // `let`
  if (p.kind == Premise::Kind::Judge) outputs = derive(p.judgement, inputs);
  if (!outputs) return Outcome::Refused;
  for (std::size_t i = 0; i < p.outputs.size(); ++i)
    if (!matches(p.outputs[i], (*outputs)[i], env)) return Outcome::No;
  return Outcome::Yes;
}

std::optional<std::vector<BruteForce::Occurrence>> BruteForce::derive(JudgementId j, const std::vector<Occurrence> &inputs) {
  Place asked = place(Step::Asked, j);
  for (const Occurrence &o : inputs) asked = place(Step::Given, asked, o.place);
  for (const bool otherwise : {false, true})
    for (RuleId r : set_.rulesOf[j]) {
      Env env;
      if (set_.rules[r].otherwise != otherwise) continue;
      const Outcome o = apply(r, inputs, true, env);
      if (o == Outcome::Refused || needed_) return {};
      if (o == Outcome::Yes) return result(r, env, asked);
    }
  return {};
}

std::optional<std::vector<BruteForce::Occurrence>> BruteForce::result(RuleId r, const Env &env, Place asked) {
  if (set_.rules[r].refusal) return {};
  std::vector<Occurrence> outputs;
  for (const Term &t : set_.rules[r].outputs)
    outputs.push_back({build(t, env).tree, place(Step::Output, asked, static_cast<std::uint32_t>(outputs.size())), {}});
  return outputs;
}

BruteForce::Occurrence BruteForce::child(const Occurrence &o, std::uint32_t i) {
  if (!o.parts.empty()) return o.parts[i];
  Place at = o.place;
  const bool list = il::isListOp(f_.op(o.tree));
  for (std::uint32_t k = 0; list && k < i; ++k) at = place(Step::Rest, at);
  return {f_.child(o.tree, i), list ? place(Step::Element, at) : place(Step::Child, at, i), {}};
}

BruteForce::Occurrence BruteForce::rest(const Occurrence &o, std::uint32_t from) {
  std::vector<Tree> trees;
  for (std::uint32_t i = from; i < f_.arity(o.tree); ++i) trees.push_back(f_.child(o.tree, i));
  Occurrence r{f_.node(f_.op(o.tree), trees), o.place, {}};
  for (std::uint32_t i = 0; i < from; ++i) r.place = place(Step::Rest, r.place);
  if (!o.parts.empty()) r.parts.assign(o.parts.begin() + from, o.parts.end());
  return r;
}

BruteForce::Occurrence BruteForce::build(const Term &t, const Env &env) {
  if (t.kind == Term::Kind::Var) return env.at(t.var);
  if (t.kind == Term::Kind::Leaf) return {f_.leaf(t.op, t.text), place(Step::Leaf, t.text.id), {}};
  Occurrence r;
  r.place = place(Step::Built, static_cast<std::uint32_t>(t.op));
  for (const Term &c : t.children) {
    const Occurrence o = build(c, env);
    if (t.kind == Term::Kind::List && mayBeNothing(c) && f_.arity(o.parts[0].tree) == 0) continue;
    r.place = place(c.spread ? Step::Spliced : Step::Part, r.place, o.place);
    for (std::uint32_t i = 0; c.spread && i < f_.arity(o.tree); ++i) r.parts.push_back(child(o, i));
    if (!c.spread) r.parts.push_back(o);
  }
  std::vector<Tree> trees;
  for (const Occurrence &o : r.parts) trees.push_back(o.tree);
  r.tree = f_.node(t.op, trees);
  return r;
}

bool BruteForce::matches(const Term &p, const Occurrence &o, Env &env) {
  if (p.named && !bind(p.var, o, env)) return false;
  switch (p.kind) {
    case Term::Kind::Any:
      return true;
    case Term::Kind::Var:
      return il::hasSort(f_.op(o.tree), p.sort) && bind(p.var, o, env);
    case Term::Kind::Leaf:
      return f_.op(o.tree) == p.op && (p.anyText || f_.symbol(o.tree) == p.text);
    case Term::Kind::Node: {
      if (f_.op(o.tree) != p.op) return false;
      for (std::uint32_t i = 0; i < p.children.size(); ++i)
        if (!matches(p.children[i], child(o, i), env)) return false;
      return true;
    }
    case Term::Kind::List: {
      const bool open = !p.children.empty() && p.children.back().spread;
      const std::size_t fixed = p.children.size() - (open ? 1 : 0);
      if (open ? f_.arity(o.tree) < fixed : f_.arity(o.tree) != fixed) return false;
      for (std::uint32_t i = 0; i < fixed; ++i)
        if (!matches(p.children[i], child(o, i), env)) return false;
      return !open || matches(p.children.back(), rest(o, static_cast<std::uint32_t>(fixed)), env);
    }
    default:
      return false;
  }
}

bool BruteForce::bind(VarId v, const Occurrence &o, Env &env) {
  const auto [at, isNew] = env.emplace(v, o);
  return isNew || f_.equal(at->second.tree, o.tree);
}

bool BruteForce::holds(const Formula &f, const Env &env) {
  const auto each = [&](const Formula &o) { return holds(o, env); };
  switch (f.kind) {
    case Formula::Kind::True:
      return true;
    case Formula::Kind::Not:
      return !holds(f.operands[0], env);
    case Formula::Kind::And:
      return std::all_of(f.operands.begin(), f.operands.end(), each);
    case Formula::Kind::Or:
      return std::any_of(f.operands.begin(), f.operands.end(), each);
    case Formula::Kind::Same:
      return f_.equal(build(f.args[0], env).tree, build(f.args[1], env).tree);
    case Formula::Kind::Is: {
      Env inner = env;
      return matches(f.args[1], build(f.args[0], env), inner);
    }
    case Formula::Kind::Guard:
      return guard(f.guard, build(f.args[0], env));
  }
  return false;
}

bool BruteForce::guard(GuardId g, const Occurrence &o) {
  const Guard &guard = set_.guards[g];
  if (guard.structural) return holds(*guard.structural, Env{{0, o}});
  if (!il::hasSort(f_.op(o.tree), guard.params[0])) return false;
  asked_.emplace(o.place, o);
  const auto v = values_.find({g, o.place});
  if (v != values_.end()) return v->second;
  if (!needed_) needed_ = Asked(g, o.place);
  return false;
}

}  // namespace dotbar::rules
