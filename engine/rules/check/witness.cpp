// Describing a case to people: its smallest tree in the concrete syntax, the guards that matter, the rule that comes nearest.
#include <algorithm>
#include <cctype>

#include "engine/rules/check/explore.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {

using Truth = Answer::Truth;

bool Explorer::nobodyApplies() {
  return std::all_of(rows_.begin(), rows_.end(), [&](const Row &r) { return region_.applies(r).truth == Truth::No; });
}

// Takes back what need not be known of a tree for the case to stay a gap: from the leaves up.
void Explorer::generalise(Path p) {
  const Know k = region_.at(p);
  if (!k.exists || (k.state == Know::State::Open && !k.textual && k.domain == il::members(k.sort))) return;
  if (k.state == Know::State::Cons)
    for (std::uint32_t i = 0; i < 2; ++i) generalise(region_.child(p, i));
  if (k.state == Know::State::Expanded)
    for (std::uint32_t i = 0; !k.textual && i < (il::info(k.op).leaf ? 1 : il::info(k.op).children.size()); ++i)
      generalise(region_.child(p, i));
  const Region before = region_;
  region_.close(p);
  k.textual ? region_.openText(p) : region_.open(p, k.sort);
  if (!nobodyApplies()) region_ = before;
}

// The conclusion's first input as the last argument, and contexts as the first ones, are left out of a guard.
bool Explorer::leftOut(Atom a, std::size_t argument) const {
  const AtomInfo &info = compiler_.atoms()[a];
  if (info.same || !info.positions) return false;
  for (std::uint32_t i = 0; i < judgement_.contexts; ++i)
    if (info.paths[argument] == roots_[i]) return true;
  return argument + 1 == info.paths.size() && info.paths[argument] == roots_[judgement_.contexts];
}

std::optional<std::string> Explorer::asked(Atom a, const std::map<Path, std::string> &names) const {
  const AtomInfo &info = compiler_.atoms()[a];
  if (!info.positions) return std::nullopt;
  std::string args;
  for (std::size_t i = 0; i < info.paths.size(); ++i) {
    if (leftOut(a, i)) continue;
    const auto name = names.find(info.paths[i]);
    if (name == names.end()) return std::nullopt;
    args += (args.empty() ? "" : ", ") + name->second;
  }
  const std::string name = info.same ? "same" : std::string(text(set_.guards[info.guard].name));
  return args.empty() ? name : name + "(" + args + ")";
}

std::string Explorer::guardText(Atom a) { return asked(a, spoken_).value_or(compiler_.atoms()[a].shown); }

void Explorer::nameAsked(const std::vector<Atom> &atoms) {
  asked_.clear(), spoken_.clear(), undeclared_.clear(), exclusions_.clear();
  for (Atom a : atoms)
    for (std::size_t i = 0; compiler_.atoms()[a].positions && i < compiler_.atoms()[a].paths.size(); ++i)
      if (!leftOut(a, i)) asked_.insert(compiler_.atoms()[a].paths[i]);
}

Finding Explorer::describe(std::vector<RuleId> rules, bool minimal) {
  Finding f;
  f.rules = std::move(rules);
  std::vector<signed char> saved;
  for (Atom a = 0; a < ruleAtoms_; ++a) saved.push_back(region_.value(a));
  std::vector<Atom> matter;
  for (Atom a = 0; a < ruleAtoms_; ++a) {
    if (saved[a] < 0) continue;
    const std::vector<Path> &paths = compiler_.atoms()[a].paths;
    const bool there = std::all_of(paths.begin(), paths.end(), [&](Path p) { return region_.at(p).exists; });
    if (minimal || !there) {  // does it stay a gap when this guard is left open?
      region_.set(a, -1);
      if (!minimal || nobodyApplies()) continue;
      region_.set(a, saved[a]);
    }
    matter.push_back(a);
  }
  nameAsked(matter);
  std::vector<Variable> variables;
  std::vector<Term> inputs;
  for (std::uint32_t i = 0; i < judgement_.inputs.size(); ++i) inputs.push_back(witness(region_.root(i), variables, f.size, f));
  const Shower show(set_, variables);
  for (std::size_t i = judgement_.contexts; i < inputs.size(); ++i)
    f.tree += (i > judgement_.contexts ? ", " : "") + show.term(inputs[i], 1);
  for (Atom a : matter) {
    const std::string shown = guardText(a);
    if (compiler_.atoms()[a].paths.empty()) f.made.push_back(shown);
    f.guards.push_back(saved[a]                                                ? shown
                       : shown.find(' ') == shown.npos || shown.ends_with(')') ? "!" + shown
                                                                               : "!(" + shown + ")");
    f.writable &= asked(a, spoken_).has_value();
  }
  f.guards.insert(f.guards.end(), exclusions_.begin(), exclusions_.end());
  f.size += f.guards.size();
  for (Atom a = 0; a < ruleAtoms_; ++a) region_.set(a, saved[a]);
  return f;
}

// A name that rules bind there, or a stem of the sort; `exact`: of this very sort, else of one that has it.
std::string Explorer::variableName(Path p, Sort sort, const std::vector<Variable> &variables, bool exact) const {
  const auto taken = [&](const std::string &n) {
    return std::any_of(variables.begin(), variables.end(), [&](const Variable &v) { return text(v.name) == n; });
  };
  const auto fits = [&](Sort of) { return exact ? of == sort : within(sort, of); };
  for (auto [at, end] = compiler_.names().equal_range(p); at != end; ++at)
    if (fits(at->second.sort) && !taken(std::string(text(at->second.name)))) return std::string(text(at->second.name));
  std::string stem;
  for (const auto &[s, of] : set_.stems)
    if (fits(of) && !s.starts_with('_') && (stem.empty() || s.size() < stem.size())) stem = s;
  if (stem.empty())
    for (char c : il::name(sort)) stem += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  std::string name = stem;
  for (int i = 2; taken(name); ++i) name = stem + std::to_string(i);
  return name;
}

Term Explorer::variable(Path p, Sort sort, std::vector<Variable> &variables) {
  Term t;
  t.kind = Term::Kind::Var, t.sort = sort, t.var = static_cast<VarId>(variables.size());
  const std::string name = variableName(p, sort, variables, true);
  if (p != ~Path{0}) spoken_.emplace(p, name);
  const auto stem = std::find_if(set_.stems.begin(), set_.stems.end(),
                                 [&](const auto &s) { return s.second == sort && name.starts_with(s.first); });
  if (stem == set_.stems.end()) undeclared_.insert("var " + name + " : " + std::string(il::name(sort)));
  variables.push_back({intern(name), sort});
  return t;
}

// A tree that a guard of the case speaks of.
void Explorer::named(Term &t, Path p, std::vector<Variable> &variables) {
  const std::string name = variableName(p, t.sort, variables, false);
  spoken_.emplace(p, name);
  t.named = true, t.var = static_cast<VarId>(variables.size());
  variables.push_back({intern(name), t.sort});
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
  if (asked_.count(p)) named(t, p, variables);
  return t;
}

Term Explorer::witness(Path p, std::vector<Variable> &variables, std::size_t &size, Finding &f) {
  const Know k = region_.at(p);
  Term t;
  t.sort = k.sort;
  const bool excludes = k.state == Know::State::Expanded && !k.textual && !k.list && il::info(k.op).leaf &&
                        !region_.at(region_.child(p, 0)).excluded.empty();
  const bool spoken = asked_.count(p) != 0 || excludes;
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
    if (spoken) named(t, p, variables);
    return t;
  }
  if (k.state != Know::State::Expanded) return openTree(k, p, variables, size, f);
  ++size;
  t.op = k.op;
  const il::OpInfo &i = il::info(k.op);
  if (i.leaf) {
    const Know &text = region_.at(region_.child(p, 0));
    t.kind = Term::Kind::Leaf, t.text = text.text, t.anyText = text.state != Know::State::Expanded;
    if (spoken) named(t, p, variables);
    for (Symbol s : text.excluded) {
      Term leaf = t;
      leaf.named = false, leaf.anyText = false, leaf.text = s;
      exclusions_.push_back("!(" + spoken_.at(p) + " is " + Shower(set_, variables).term(leaf, 11) + ")");
    }
    return t;
  }
  t.kind = Term::Kind::Node;
  for (std::uint32_t c = 0; c < i.children.size(); ++c) t.children.push_back(witness(region_.child(p, c), variables, size, f));
  if (spoken) named(t, p, variables);
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
