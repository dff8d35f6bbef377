// Building decision graphs: pick a test that some rule needs next, split on its outcomes, simplify, share equal states.
#include "engine/rewrite/decision.h"

#include <algorithm>

namespace dotbar::rewrite {

Decision::Id DecisionGraph::build(const std::vector<std::uint32_t> &candidates) {
  State s;
  for (const std::uint32_t i : candidates)
    if (candidates_[i].condition != Conditions::no) s.live.push_back({i, candidates_[i].condition});
  return build(std::move(s));
}

// The first atom that decides a condition, read from the left: all that it presupposes is known.
CondId DecisionGraph::head(CondId c) const {
  while (!c_.cond(c).atom()) c = c_.cond(c).a;
  return c;
}

// Decides a group (the rules that are not `otherwise`, or those that are) as far as its conditions are known. True when no
// later group matters: a rule that only its inputs decide applies.
bool DecisionGraph::settle(const std::vector<Live> &group, std::vector<Live> &pending,
                           std::vector<std::uint32_t> &attempts) const {
  for (const Live &l : group) {
    const bool late = candidates_[l.candidate].plan->late;
    if (l.condition != Conditions::yes) {
      pending.push_back(l);
    } else if (firstMatch_) {
      attempts.push_back(l.candidate);
      if (!late) return true;
    } else if (late) {
      attempts.push_back(l.candidate);
    } else {
      pending.clear();  // exactly one applies: this one
      while (!attempts.empty() &&
             candidates_[attempts.back()].plan->rule->otherwise == candidates_[l.candidate].plan->rule->otherwise)
        attempts.pop_back();
      attempts.push_back(l.candidate);
      return true;
    }
  }
  return false;
}

// True when nothing is left to be asked.
bool DecisionGraph::settle(const State &s, std::vector<Live> &pending, std::vector<std::uint32_t> &attempts) const {
  std::vector<Live> regular, otherwise;
  for (const Live &l : s.live) (candidates_[l.candidate].plan->rule->otherwise ? otherwise : regular).push_back(l);
  const bool decided = settle(regular, pending, attempts);
  if (!pending.empty()) return false;
  if (!decided) settle(otherwise, pending, attempts);
  return pending.empty();
}

// Structure before the host; then what most of the pending rules ask next; then the order of the text.
CondId DecisionGraph::pick(const std::vector<Live> &pending) const {
  const auto cost = [&](CondId c) {
    const Cond::Kind k = c_.cond(c).kind;
    return k == Cond::Kind::OpIn ? 0 : k == Cond::Kind::AtLeast ? 1 : k == Cond::Kind::Text ? 2 : k == Cond::Kind::Same ? 3 : 4;
  };
  if (firstMatch_) return head(pending.front().condition);
  // switches: all tests of the place at once
  const auto what = [&](CondId c) {
    const bool together = cost(c) == 0 || cost(c) == 2;
    return std::pair(together ? cost(c) : 4, together ? c_.cond(c).a : c);
  };
  std::vector<CondId> heads;
  std::map<std::pair<int, std::uint32_t>, long> times;
  for (const Live &l : pending) {
    heads.push_back(head(l.condition));
    ++times[what(heads.back())];
  }
  CondId best = heads.front();
  long bestScore = -1;
  for (const CondId h : heads) {
    const long score = (4 - cost(h)) * 100000L + times[what(h)];
    if (score > bestScore) best = h, bestScore = score;
  }
  return best;
}

Decision::Id DecisionGraph::build(State s) {
  if (const auto found = memo_.find(s); found != memo_.end()) return found->second;
  Decision d;
  d.available = s.available;
  std::vector<Live> pending;
  if (!settle(s, pending, d.attempts)) {
    d.attempts.clear();
    const CondId atom = pick(pending);
    const Cond &a = c_.cond(atom);
    d.test = atom;
    d.on = a.a;
    d.kind = a.kind == Cond::Kind::OpIn   ? Decision::Kind::Operator
             : a.kind == Cond::Kind::Text ? Decision::Kind::Text
                                          : Decision::Kind::Test;
    if (d.kind == Decision::Kind::Operator) splitOperators(s, d);
    if (d.kind == Decision::Kind::Text) splitTexts(s, d);
    if (d.kind == Decision::Kind::Test) splitTest(s, d);
  }
  nodes_.push_back(std::move(d));
  const auto id = static_cast<Decision::Id>(nodes_.size() - 1);
  memo_.emplace(std::move(s), id);
  return id;
}

void DecisionGraph::atoms(CondId c, std::vector<CondId> &out) const {
  const Cond &k = c_.cond(c);
  if (k.atom()) out.push_back(c);
  if (k.kind >= Cond::Kind::Not) atoms(k.a, out);
  if (k.kind > Cond::Kind::Not) atoms(k.b, out);
}

std::vector<CondId> DecisionGraph::atomsOn(const State &s, Cond::Kind kind, ExprId on) const {
  std::vector<CondId> all, out;
  for (const Live &l : s.live) atoms(l.condition, all);
  for (const CondId a : all)
    if (c_.cond(a).kind == kind && c_.cond(a).a == on) out.push_back(a);
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

// One branch for each class of operators that no condition tells apart.
void DecisionGraph::splitOperators(const State &s, Decision &d) {
  const std::vector<CondId> tests = atomsOn(s, Cond::Kind::OpIn, d.on);
  std::vector<ExprId> computed;
  computedBy(d.on, computed);
  std::map<std::vector<bool>, Decision::Id> classes;
  const auto branch = [&](const std::vector<bool> &truth) {
    if (const auto found = classes.find(truth); found != classes.end()) return found->second;
    Facts facts;
    for (std::size_t i = 0; i < tests.size(); ++i) facts[tests[i]] = truth[i];
    return classes[truth] = follow(s, facts, computed);
  };
  d.other = branch(std::vector<bool>(tests.size(), false));
  const il::OpSet &possible = il::members(c_.expr(d.on).sort);
  for (unsigned op = 0; op < il::opCount; ++op) {
    if (!possible[op]) continue;
    std::vector<bool> truth;
    for (const CondId t : tests) truth.push_back(c_.set(c_.cond(t).b)[op]);
    if (const Decision::Id to = branch(truth); to != d.other) d.branches.emplace_back(op, to);
  }
}

void DecisionGraph::splitTexts(const State &s, Decision &d) {
  const std::vector<CondId> tests = atomsOn(s, Cond::Kind::Text, d.on);
  std::vector<ExprId> computed;
  computedBy(d.on, computed);
  Facts facts;
  for (const CondId t : tests) facts[t] = false;
  d.other = follow(s, facts, computed);
  for (const CondId t : tests) {
    facts[t] = true;
    d.branches.emplace_back(c_.cond(t).b, follow(s, facts, computed));
    facts[t] = false;
  }
  std::sort(d.branches.begin(), d.branches.end());
}

void DecisionGraph::splitTest(const State &s, Decision &d) {
  const Cond a = c_.cond(d.test);
  std::vector<ExprId> computed;
  for (const ExprId e : a.args) computedBy(e, computed);
  if (a.kind != Cond::Kind::Host) computedBy(a.a, computed);
  if (a.kind == Cond::Kind::Same) computedBy(a.b, computed);
  for (const bool outcome : {false, true}) {
    Facts facts{{d.test, outcome}};
    if (a.kind == Cond::Kind::AtLeast)
      for (const CondId t : atomsOn(s, a.kind, a.a))
        if (outcome ? c_.cond(t).b <= a.b : c_.cond(t).b >= a.b) facts[t] = outcome;
    (outcome ? d.yes : d.other) = follow(s, facts, computed);
  }
}

void DecisionGraph::computedBy(ExprId e, std::vector<ExprId> &out) const {
  const Expr &x = c_.expr(e);
  if (x.kind == Expr::Kind::Register) return;
  if (!x.computed()) return computedBy(x.a, out);
  for (const ExprId a : x.args) computedBy(a, out);
  out.push_back(e);
}

Decision::Id DecisionGraph::follow(const State &s, const Facts &facts, const std::vector<ExprId> &computed) {
  State to;
  ++round_;
  for (const auto &[atom, holds] : facts) assumed(atom) = {round_, holds ? Conditions::yes : Conditions::no};
  for (const Live &l : s.live)
    if (const CondId c = assume(l.condition); c != Conditions::no) to.live.push_back({l.candidate, c});
  to.available = s.available;
  to.available.insert(to.available.end(), computed.begin(), computed.end());
  std::sort(to.available.begin(), to.available.end());
  to.available.erase(std::unique(to.available.begin(), to.available.end()), to.available.end());
  return build(std::move(to));
}

std::pair<std::uint32_t, CondId> &DecisionGraph::assumed(CondId c) {
  if (assumed_.size() <= c) assumed_.resize(c + std::size_t{64});
  return assumed_[c];
}

CondId DecisionGraph::assume(CondId c) {
  const Cond::Kind kind = c_.cond(c).kind;
  const CondId left = c_.cond(c).a, right = c_.cond(c).b;
  if (kind <= Cond::Kind::True) return c;
  if (const auto [round, known] = assumed(c); round == round_) return known;
  if (c_.cond(c).atom()) return c;
  const CondId a = assume(left);
  CondId r = 0;
  if (kind == Cond::Kind::Not)
    r = c_.negation(a);
  else if (a == (kind == Cond::Kind::And ? Conditions::no : Conditions::yes))
    r = a;
  else
    r = kind == Cond::Kind::And ? c_.both(a, assume(right)) : c_.either(a, assume(right));
  assumed(c) = {round_, r};
  return r;
}

}  // namespace dotbar::rewrite
