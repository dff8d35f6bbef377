// Describing a case to people: its smallest tree in the concrete syntax, the guards that matter, the rule that comes nearest.
#include <algorithm>
#include <cctype>

#include "engine/rules/explore.h"
#include "engine/rules/show.h"

namespace dotbar::rules {

using Truth = Answer::Truth;

Finding Explorer::describe(std::vector<RuleId> rules, bool minimal) {
  Finding f;
  f.rules = std::move(rules);
  std::vector<signed char> saved;
  for (Atom a = 0; a < ruleAtoms_; ++a) saved.push_back(region_.value(a));
  const auto none = [&] {
    return std::all_of(rows_.begin(), rows_.end(), [&](const Row &r) { return region_.applies(r).truth == Truth::No; });
  };
  for (Atom a = 0; a < ruleAtoms_; ++a) {
    if (saved[a] < 0) continue;
    if (minimal) {  // does it stay a gap when this guard is left open?
      region_.set(a, -1);
      if (none()) continue;
      region_.set(a, saved[a]);
    }
    const std::string &shown = compiler_.atoms()[a].shown;
    if (compiler_.atoms()[a].paths.empty()) f.made.push_back(shown);
    f.guards.push_back(saved[a]                                                ? shown
                       : shown.find(' ') == shown.npos || shown.ends_with(')') ? "!" + shown
                                                                               : "!(" + shown + ")");
  }
  std::vector<Variable> variables;
  std::vector<Term> inputs;
  for (std::uint32_t i = 0; i < judgement_.inputs.size(); ++i) inputs.push_back(witness(region_.root(i), variables, f.size, f));
  const Shower show(set_, variables);
  for (std::size_t i = judgement_.contexts; i < inputs.size(); ++i)
    f.tree += (i > judgement_.contexts ? ", " : "") + show.term(inputs[i], 1);
  f.size += f.guards.size();
  for (Atom a = 0; a < ruleAtoms_; ++a) region_.set(a, saved[a]);
  return f;
}

Term Explorer::variable(Path p, Sort sort, std::vector<Variable> &variables) const {
  std::string name;
  const auto taken = [&](const std::string &n) {
    return std::any_of(variables.begin(), variables.end(), [&](const Variable &v) { return text(v.name) == n; });
  };
  for (auto [at, end] = compiler_.names().equal_range(p); at != end; ++at)
    if (name.empty() && at->second.sort == sort && !taken(std::string(text(at->second.name)))) name = text(at->second.name);
  if (name.empty()) {
    name.clear();
    for (char c : il::name(sort)) name += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    const std::string stem = name;
    for (int i = 2; taken(name); ++i) name = stem + std::to_string(i);
  }
  Term t;
  t.kind = Term::Kind::Var, t.sort = sort, t.var = static_cast<VarId>(variables.size());
  variables.push_back({intern(name), sort});
  return t;
}

// Any operator of the class: the smallest that a source program can hold.
Term Explorer::openTree(const Know &k, Path p, std::vector<Variable> &variables, std::size_t &size, Finding &f) {
  if (k.domain == il::members(k.sort)) return variable(p, k.sort, variables);
  for (unsigned s = 0; s < il::sortCount; ++s)
    if (k.domain == il::members(static_cast<Sort>(s))) return variable(p, static_cast<Sort>(s), variables);
  ++size;
  std::optional<Op> best;
  const auto weight = [](Op op) {
    const il::OpInfo &i = il::info(op);
    return i.children.size() + (i.languages.find('-') == i.languages.npos ? 0 : 100) + (i.leaf ? 0 : 1);
  };
  for (unsigned o = 0; o < il::opCount; ++o)
    if (k.domain[o] && (!best || weight(static_cast<Op>(o)) < weight(*best))) best = static_cast<Op>(o);
  for (unsigned o = 0; o < il::opCount && f.others.size() < 40; ++o)
    if (k.domain[o] && static_cast<Op>(o) != *best) f.others.emplace_back(il::info(static_cast<Op>(o)).name);
  const il::OpInfo &i = il::info(*best);
  Term t;
  t.op = *best, t.sort = k.sort, t.kind = i.leaf ? Term::Kind::Leaf : Term::Kind::Node, t.anyText = i.leaf;
  for (const il::ChildInfo &c : i.children) t.children.push_back(variable(~Path{0}, c.sort, variables));
  return t;
}

Term Explorer::witness(Path p, std::vector<Variable> &variables, std::size_t &size, Finding &f) {
  const Know k = region_.at(p);
  Term t;
  t.sort = k.sort;
  if (k.list) {
    if (k.state == Know::State::Open) return variable(p, k.sort, variables);
    t.kind = Term::Kind::List, t.op = *listOf(k.sort);
    for (Path at = p; region_.at(at).state == Know::State::Cons;) {
      ++size;
      t.children.push_back(witness(region_.child(at, 0), variables, size, f));
      at = region_.child(at, 1);
      if (region_.at(at).state != Know::State::Open) continue;
      t.children.push_back(variable(at, k.sort, variables));
      t.children.back().spread = true;
    }
    return t;
  }
  if (k.state != Know::State::Expanded) return openTree(k, p, variables, size, f);
  ++size;
  t.op = k.op;
  const il::OpInfo &i = il::info(k.op);
  if (i.leaf) {
    const Know &text = region_.at(region_.child(p, 0));
    t.kind = Term::Kind::Leaf, t.text = text.text, t.anyText = text.state != Know::State::Expanded;
    return t;
  }
  t.kind = Term::Kind::Node;
  for (std::uint32_t c = 0; c < i.children.size(); ++c) t.children.push_back(witness(region_.child(p, c), variables, size, f));
  return t;
}

// --- the nearest rule ---
// How many parts of a pattern do not fit; `needs` says the first.
std::size_t Explorer::mismatch(const Term &t, Path p, Path parent, std::uint32_t child, std::string &needs, RuleId rule) {
  const Know &k = region_.at(p);
  const auto wrong = [&](std::size_t cost) {
    if (needs.empty()) {
      needs = "needs " + Shower(set_, set_.rules[rule].variables).term(t);
      if (parent && region_.at(parent).state == Know::State::Expanded) {
        const il::OpInfo &i = il::info(region_.at(parent).op);
        if (child < i.children.size()) needs += " as the " + std::string(i.children[child].name) + " of " + std::string(i.name);
      }
    }
    return cost;
  };
  switch (t.kind) {
    case Term::Kind::Var: {
      const il::OpSet &sort = il::members(t.sort);
      const bool fits =
          k.list || (k.state == Know::State::Expanded ? sort[static_cast<unsigned>(k.op)] : (k.domain & sort).any());
      return fits ? 0 : wrong(2);
    }
    case Term::Kind::Node:
    case Term::Kind::Leaf: {
      const bool same = k.state == Know::State::Expanded ? k.op == t.op : k.domain[static_cast<unsigned>(t.op)];
      if (!same) return wrong(parent ? 2 : 8);
      if (k.state != Know::State::Expanded) return 0;
      if (t.kind == Term::Kind::Leaf) {
        const Know &text = region_.at(region_.child(p, 0));
        return t.anyText || (text.state == Know::State::Expanded && text.text == t.text) ? 0 : wrong(1);
      }
      std::size_t cost = 0;
      for (std::uint32_t c = 0; c < t.children.size(); ++c)
        cost += mismatch(t.children[c], region_.child(p, c), p, c, needs, rule);
      return cost;
    }
    case Term::Kind::List: {
      const bool wantsNil = t.children.empty();
      if (k.state == Know::State::Open || (!wantsNil && t.children[0].spread)) return 0;
      return wantsNil == (k.state == Know::State::Nil) ? 0 : wrong(2);
    }
    default:
      return 0;
  }
}

void Explorer::nearest(Finding &f) {
  std::size_t least = 8;
  for (const Row &r : rows_) {
    std::string needs;
    std::size_t cost = 0;
    for (std::uint32_t i = 0; i < r.patterns.size(); ++i)
      cost += mismatch(set_.rules[r.rule].inputs[i], region_.root(i), 0, i, needs, r.rule);
    for (std::size_t c = 0; c < r.condition.operands.size(); ++c) {
      if (region_.holds(r.condition.operands[c]).truth != Truth::No) continue;
      ++cost;
      if (needs.empty()) needs = "needs " + r.shown[c];
    }
    if (cost >= least || cost == 0) continue;
    least = cost, f.nearest = r.rule, f.nearestNeeds = needs;
  }
  const Know &root = region_.at(region_.root(judgement_.contexts));
  if (root.state == Know::State::Expanded) f.rootOp = il::info(root.op).name;
}

}  // namespace dotbar::rules
