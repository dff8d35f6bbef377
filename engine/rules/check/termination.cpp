// Termination: round every cycle of judgements the first input gets smaller, or a judgement on the cycle has a measure.
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "engine/rules/check/checks.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {
namespace {

enum class Change { Smaller, Equal, Unknown };

// Sizes are counted in nodes: how many a term has of its own, and the variables whose trees it holds.
struct Size {
  int nodes = 0;
  bool known = true;
  std::multiset<VarId> variables;
};

using Whole = std::map<VarId, const Term *>;  // X@pattern: what X stands for

void named(const Term &t, Whole &into) {
  if (t.named) into.emplace(t.var, &t);
  for (const Term &c : t.children) named(c, into);
}

void measure(const Term &t, const Whole &whole, bool pattern, Size &into) {
  const auto as = t.kind == Term::Kind::Var && !pattern ? whole.find(t.var) : whole.end();
  if (as != whole.end()) return measure(*as->second, whole, true, into);
  switch (t.kind) {
    case Term::Kind::Var:
      into.variables.insert(t.var);
      return;
    case Term::Kind::Any:
      into.nodes += 1;
      return;
    case Term::Kind::Call:
      into.known = false;
      return;
    default:
      break;
  }
  into.nodes += 1;
  for (const Term &c : t.children) {
    if (c.spread) into.nodes -= 1;  // the list that is spliced loses its own node
    measure(c, whole, pattern, into);
  }
}

// What a premise passes on against what the conclusion was given.
Change compare(Size given, const Size &passed) {
  if (!passed.known) return Change::Unknown;
  for (VarId v : passed.variables) {
    const auto at = given.variables.find(v);
    if (at == given.variables.end()) return Change::Unknown;
    given.variables.erase(at);
  }
  const int left = given.nodes + static_cast<int>(given.variables.size()) - passed.nodes;  // a tree has a node at least
  return left > 0 ? Change::Smaller : left == 0 ? Change::Equal : Change::Unknown;
}

struct Edge {
  JudgementId from, to;
  Change first, total;  // by the first input, by all inputs together
  RuleId rule;
  Span where;
  Change by(bool all) const { return all ? total : first; }
};

void edges(const RuleSet &set, RuleId id, const std::vector<Premise> &premises, std::vector<Edge> &into) {
  const Rule &r = set.rules[id];
  const std::size_t contexts = set.judgements[r.judgement].contexts;
  Whole whole;
  for (const Term &t : r.inputs) named(t, whole);
  Size first, total;
  measure(r.inputs[contexts], whole, true, first);
  for (std::size_t i = contexts; i < r.inputs.size(); ++i) measure(r.inputs[i], whole, true, total);
  for (const Premise &p : premises) {
    edges(set, id, p.premises, into);
    if (p.kind != Premise::Kind::Judge) continue;
    const std::size_t from = set.judgements[p.judgement].contexts;
    Size passed, all;
    measure(p.inputs[from], whole, false, passed);
    for (std::size_t i = from; i < p.inputs.size(); ++i) measure(p.inputs[i], whole, false, all);
    into.push_back({r.judgement, p.judgement, compare(first, passed), compare(total, all), id, p.where});
  }
}

// Strongly connected components of a small graph, by number.
std::vector<std::size_t> components(std::size_t n, const std::function<const std::vector<std::size_t> &(std::size_t)> &next) {
  std::vector<std::size_t> number(n, 0), low(n, 0), component(n, 0), stack;
  std::vector<bool> on(n);
  std::size_t counter = 0, found = 0;
  const std::function<void(std::size_t)> visit = [&](std::size_t v) {
    number[v] = low[v] = ++counter;
    stack.push_back(v), on[v] = true;
    for (std::size_t w : next(v)) {
      if (!number[w])
        visit(w), low[v] = std::min(low[v], low[w]);
      else if (on[w])
        low[v] = std::min(low[v], number[w]);
    }
    if (low[v] != number[v]) return;
    ++found;
    for (std::size_t w = n; w != v;) {
      w = stack.back();
      stack.pop_back(), on[w] = false, component[w] = found;
    }
  };
  for (std::size_t v = 0; v < n; ++v)
    if (!number[v]) visit(v);
  return component;
}

std::vector<std::size_t> componentsOf(std::size_t n, const std::vector<Edge> &all,
                                      const std::function<bool(const Edge &)> &counts) {
  std::vector<std::vector<std::size_t>> next(n);
  for (const Edge &e : all)
    if (counts(e)) next[e.from].push_back(e.to);
  return components(n, [&](std::size_t v) -> const std::vector<std::size_t> & { return next[v]; });
}

}  // namespace

void checkTermination(const RuleSet &set, Diagnostics &diagnostics) {
  std::vector<Edge> all;
  for (RuleId r = 1; r < set.rules.size(); ++r) edges(set, r, set.rules[r].premises, all);
  const std::size_t n = set.judgements.size();
  std::erase_if(all, [&](const Edge &e) { return set.judgements[e.from].measure || set.judgements[e.to].measure; });
  const std::vector<std::size_t> cycles = componentsOf(n, all, [](const Edge &) { return true; });
  // without the edges that shrink no cycle may be left
  const auto bad = [&](bool total) {
    const std::vector<std::size_t> still =
        componentsOf(n, all, [&](const Edge &e) { return e.by(total) == Change::Equal && cycles[e.from] == cycles[e.to]; });
    std::vector<const Edge *> r;
    for (const Edge &e : all)
      if (cycles[e.from] == cycles[e.to] &&
          (e.by(total) == Change::Unknown || (e.by(total) == Change::Equal && still[e.from] == still[e.to])))
        r.push_back(&e);
    return r;
  };
  std::set<std::size_t> badByTotal;
  for (const Edge *e : bad(true)) badByTotal.insert(cycles[e->from]);
  std::set<std::uint32_t> reported;
  for (const Edge *e : bad(false)) {
    if (!badByTotal.count(cycles[e->from]) || !reported.insert(e->where.begin).second) continue;
    Diagnostic &d =
        diagnostics.report(DiagnosticKind::RuleTermination, e->where,
                           "this derivation comes back to " + spelled(set.judgements[e->to]) +
                               (e->first == Change::Equal ? " with a tree of the same size"
                                                          : " with a tree that need not be smaller than the first input"));
    d.note(set.rules[e->rule].where, "in the rule " + std::string(text(set.rules[e->rule].name)));
    d.fix = "pass a part of the conclusion's first input, or declare `measure NAME` for the judgement";
  }
}

}  // namespace dotbar::rules
