// Describing a case to people: its smallest tree in the concrete syntax, the guards that matter, the rule that comes nearest.
#include <algorithm>
#include <cctype>

#include "engine/rules/check/equality.h"
#include "engine/rules/check/explore.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {

using Truth = Answer::Truth;

bool Explorer::nobodyApplies() {
  const auto no = [&](const Row &r) { return region_.applies(r).truth == Truth::No; };
  return std::all_of(rows_.begin(), rows_.end(), no) && std::all_of(covered_.begin(), covered_.end(), no);
}

// What premises gave first: the less is asked of that, the less must be known of what they were given.
void Explorer::generalise() {
  for (const auto &[p, ignored] : initial_) generalise(p);
  keep_.clear();
  for (const Made &m : compiler_.made()) {
    const auto differs = [&](Path p) { return known(p); };
    if (std::none_of(m.outputs.begin(), m.outputs.end(), differs)) continue;
    for (Path p : m.inputs) keep(p);
  }
  for (Path p : roots_) generalise(p);
  keep_.clear();
}

// Something is known of a tree that was made that was not known from the start.
bool Explorer::known(Path p) const {
  const Know &k = region_.at(p), &first = initial_.at(p);
  return k.state == Know::State::Refused ? false : k.state != first.state || k.domain != first.domain;
}

// The trees above it are not forgotten.
void Explorer::keep(Path p) {
  if (region_.isBuilt(p)) {
    for (Path c : region_.childrenOf(p)) keep(c);
    return;
  }
  for (p = region_.parent(p); p; p = region_.parent(p)) keep_.insert(p);
}

// Takes back what need not be known of a tree for the case to stay a gap: from the leaves up.
void Explorer::generalise(Path p) {
  const Know k = region_.at(p);
  const auto first = initial_.find(p);
  if (!k.exists) return;
  if (keep_.count(p)) return generaliseParts(p);
  if (first != initial_.end() && !k.cut) return;
  if (first == initial_.end() && k.state == Know::State::Open && !k.textual && k.domain == il::members(k.sort)) return;
  generaliseParts(p);
  const Region before = region_;
  region_.close(p);
  if (first != initial_.end())
    region_.at(p) = first->second;
  else
    k.textual ? region_.openText(p) : region_.open(p, k.sort);
  if (!nobodyApplies()) region_ = before;
}

void Explorer::generaliseParts(Path p) {
  const Know k = region_.at(p);
  std::size_t parts = k.state == Know::State::Cons ? 2 : 0;
  if (k.state == Know::State::Expanded && !k.textual) parts = il::info(k.op).leaf ? 1 : il::info(k.op).children.size();
  for (std::uint32_t i = 0; i < parts; ++i) generalise(region_.child(p, i));
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
    bool writable = true;
    std::vector<Variable> variables;
    const Term argument = written(info.paths[i], names, variables, writable);
    if (!writable) return std::nullopt;
    args += (args.empty() ? "" : ", ") + Shower(set_, variables).term(argument);
  }
  const std::string name = info.same ? "same" : std::string(text(set_.guards[info.guard].name));
  return args.empty() ? name : name + "(" + args + ")";
}

std::string Explorer::guardText(Atom a) { return asked(a, spoken_).value_or(compiler_.atoms()[a].shown); }

void Explorer::nameAsked(const std::vector<Atom> &atoms) {
  asked_.clear(), spoken_.clear(), undeclared_.clear(), exclusions_.clear();
  for (Atom a : atoms)
    for (std::size_t i = 0; compiler_.atoms()[a].positions && i < compiler_.atoms()[a].paths.size(); ++i)
      if (!leftOut(a, i)) name(compiler_.atoms()[a].paths[i]);
  for (const std::uint32_t m : madeOf(atoms))
    for (Path p : compiler_.made()[m].inputs) name(p);
}

void Explorer::name(Path p) {
  if (!region_.isBuilt(p))
    asked_.insert(p);
  else
    for (Path c : region_.childrenOf(p)) name(c);
}

Finding Explorer::describe(std::vector<RuleId> rules, bool minimal) {
  Finding f;
  f.rules = std::move(rules);
  f.deep = deep_;
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
  const std::set<std::uint32_t> made = madeOf(matter);
  std::vector<Variable> variables;
  std::vector<Term> inputs;
  for (std::uint32_t i = 0; i < judgement_.inputs.size(); ++i) inputs.push_back(witness(region_.root(i), variables, f.size, f));
  const Shower show(set_, variables);
  for (std::size_t i = judgement_.contexts; i < inputs.size(); ++i)
    f.tree += (i > judgement_.contexts ? ", " : "") + show.term(inputs[i], 1);
  premises(made, variables, f);
  for (Atom a : matter) {
    const std::string shown = guardText(a);
    f.answers.emplace_back(a, saved[a] != 0);
    if (!compiler_.atoms()[a].same && !compiler_.atoms()[a].made.empty()) f.made.push_back(shown);
    f.guards.push_back(saved[a]                                                ? shown
                       : shown.find(' ') == shown.npos || shown.ends_with(')') ? "!" + shown
                                                                               : "!(" + shown + ")");
    f.writable &= asked(a, spoken_).has_value();
  }
  f.guards.insert(f.guards.end(), exclusions_.begin(), exclusions_.end());
  f.declares.assign(undeclared_.begin(), undeclared_.end());
  f.size += f.guards.size() + f.gives.size() + (f.deep ? 1000 : 0);
  for (Atom a = 0; a < ruleAtoms_; ++a) region_.set(a, saved[a]);
  return f;
}

// --- what premises give ---
// What was made that the case depends on, as far as it is known or asked, and what that was made of.
std::set<std::uint32_t> Explorer::madeOf(const std::vector<Atom> &atoms) const {
  std::vector<std::uint32_t> found;
  for (Atom a : atoms) found.insert(found.end(), compiler_.atoms()[a].made.begin(), compiler_.atoms()[a].made.end());
  for (std::uint32_t m = 0; m < compiler_.made().size(); ++m) {
    const std::vector<Path> &outputs = compiler_.made()[m].outputs;
    if (std::any_of(outputs.begin(), outputs.end(), [&](Path p) { return known(p); })) found.push_back(m);
  }
  std::set<std::uint32_t> r;
  while (!found.empty()) {
    const std::uint32_t m = found.back();
    found.pop_back();
    if (!r.insert(m).second) continue;
    for (Path p : compiler_.made()[m].inputs) compiler_.madeBy(p, found);
  }
  return r;
}

// A tree that a premise is given, by the names that its parts have in the witness.
Term Explorer::written(Path p, const std::map<Path, std::string> &names, std::vector<Variable> &variables, bool &writable) const {
  const Know k = region_.at(p);
  Term t;
  t.sort = k.sort;
  if (region_.isBuilt(p) && !k.list) {
    t.kind = il::info(k.op).leaf ? Term::Kind::Leaf : Term::Kind::Node, t.op = k.op;
    if (t.kind == Term::Kind::Leaf)
      t.text = region_.at(region_.known(p, 0)).text;
    else
      for (Path c : region_.childrenOf(p)) t.children.push_back(written(c, names, variables, writable));
    return t;
  }
  if (region_.isBuilt(p)) {
    t.kind = Term::Kind::List, t.op = *listOf(k.sort);
    Path at = p;
    for (; region_.isBuilt(at) && region_.at(at).state == Know::State::Cons; at = region_.known(at, 1))
      t.children.push_back(written(region_.known(at, 0), names, variables, writable));
    if (region_.isBuilt(at)) return t;
    t.children.push_back(written(at, names, variables, writable));
    t.children.back().spread = true;
    return t;
  }
  for (const Made &m : compiler_.made()) {
    if (m.outputs.empty() || m.outputs[0] != p) continue;
    if (m.kind == Made::Kind::Spliced) return splicedTerm(m, names, variables, writable);
    if (m.kind != Made::Kind::Called) continue;
    t.kind = Term::Kind::Call, t.function = m.function;
    for (Path c : m.inputs) t.children.push_back(written(c, names, variables, writable));
    return t;
  }
  const auto name = names.find(p);
  writable &= name != names.end();
  t.kind = Term::Kind::Var, t.var = static_cast<VarId>(variables.size());
  variables.push_back({intern(name == names.end() ? "_" : name->second), k.sort});
  return t;
}

// `[ES, A . FS]`
Term Explorer::splicedTerm(const Made &m, const std::map<Path, std::string> &names, std::vector<Variable> &variables,
                           bool &writable) const {
  Term t;
  t.kind = Term::Kind::List, t.sort = region_.at(m.outputs[0]).sort, t.op = *listOf(t.sort);
  t.children.push_back(written(m.element.value_or(m.inputs[0]), names, variables, writable));
  t.children.back().spread = !m.element;
  Term rest = written(m.inputs[1], names, variables, writable);
  rest.spread = true;
  if (rest.kind == Term::Kind::List)
    t.children.insert(t.children.end(), rest.children.begin(), rest.children.end());
  else
    t.children.push_back(rest);
  return t;
}

// What a function gives, or a guard; or what is known of lists one behind the other.
std::string Explorer::returned(const Made &m, std::vector<Variable> &variables, Finding &f) {
  wild_ = true;
  const Term pattern = witness(m.outputs[0], variables, f.size, f);
  wild_ = false;
  f.writable &= m.within.empty();
  if (m.kind != Made::Kind::Returned) {
    f.writable &= m.kind == Made::Kind::Called;
    const Term whole = written(m.outputs[0], spoken_, variables, f.writable);
    const Shower show(set_, variables);
    if (m.kind == Made::Kind::Spliced) return show.term(whole) + " is " + show.term(pattern);
    return "let " + show.term(pattern) + " = " + show.term(whole);
  }
  std::vector<Term> inputs;
  for (Path p : m.inputs) inputs.push_back(written(p, spoken_, variables, f.writable));
  const Shower show(set_, variables);
  return std::string(text(set_.guards[m.guard].name)) + "(" + show.terms(inputs) + ") => " + show.term(pattern);
}

void Explorer::premises(const std::set<std::uint32_t> &made, std::vector<Variable> &variables, Finding &f) {
  std::swap(f.others, f.othersGiven);
  for (const std::uint32_t id : made) {
    const Made &m = compiler_.made()[id];
    if (m.kind == Made::Kind::Called || m.kind == Made::Kind::Returned || m.kind == Made::Kind::Spliced) {
      const bool isImplied = m.kind == Made::Kind::Spliced && region_.at(m.inputs[0]).state != Know::State::Open;
      if (known(m.outputs[0]) && !isImplied) f.gives.push_back(returned(m, variables, f));
      continue;
    }
    if (m.kind == Made::Kind::Other) {
      f.writable = false;
      continue;
    }
    const Judgement &j = set_.judgements[m.judgement];
    f.writable &= m.within.empty();
    for (std::uint32_t i = 0; i < j.contexts; ++i)
      f.writable &=
          std::find(roots_.begin(), roots_.begin() + judgement_.contexts, m.inputs[i]) != roots_.begin() + judgement_.contexts;
    std::string line;
    std::vector<Term> inputs, outputs;
    for (std::size_t i = j.contexts; i < m.inputs.size(); ++i)
      inputs.push_back(written(m.inputs[i], spoken_, variables, f.writable));
    wild_ = true;
    for (Path p : m.outputs) outputs.push_back(witness(p, variables, f.size, f));
    wild_ = false;
    const Shower show(set_, variables);
    for (const Term &t : inputs) line += (line.empty() ? "" : ", ") + show.term(t, 1);
    f.gives.push_back(line + " " + arrow(j) + " " + show.terms(outputs));
  }
  std::swap(f.others, f.othersGiven);
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
  const bool unused = wild_ && !asked_.count(p);
  if (unused && (p == ~Path{0} || sort == region_.at(p).sort)) {
    t.sort = sort;
    return t;
  }
  t.kind = Term::Kind::Var, t.sort = sort, t.var = static_cast<VarId>(variables.size());
  const std::string name = (unused ? "_" : "") + variableName(p, sort, variables, true);
  if (p != ~Path{0}) spoken_.emplace(p, name);
  const auto stem = std::find_if(set_.stems.begin(), set_.stems.end(), [&](const auto &s) {
    return s.second == sort && name.substr(unused ? 1 : 0).starts_with(s.first);
  });
  if (stem == set_.stems.end()) undeclared_.insert("var " + name.substr(unused ? 1 : 0) + " : " + std::string(il::name(sort)));
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
  const Region &possible = case_ && p != ~Path{0} && case_->at(p).exists ? *case_ : region_;
  il::OpSet likely = k.domain & commonOperators(possible, compiler_.atoms(), p);
  if (likely.none()) likely = k.domain;
  for (unsigned o = 0; o < il::opCount; ++o)
    if (likely[o] && (!best || weight(static_cast<Op>(o)) < weight(*best))) best = static_cast<Op>(o);
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
                        !region_.at(region_.textOf(p)).excluded.empty();
  const bool spoken = asked_.count(p) != 0 || excludes;
  if (k.list) {
    if (k.state == Know::State::Open) return variable(p, k.sort, variables);
    t.kind = Term::Kind::List, t.op = *listOf(k.sort);
    for (Path at = p; region_.at(at).state == Know::State::Cons;) {
      ++size;
      t.children.push_back(witness(region_.head(at), variables, size, f));
      at = region_.tail(at);
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
    const Know &text = region_.at(region_.textOf(p));
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
        const Know &text = region_.at(region_.textOf(p));
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

// --- gaps that are known ---
Pat Explorer::seen(Path p, std::vector<Cond> &exclusions) const {
  const Know &k = region_.at(p);
  Pat r;
  if (k.list) {
    if (k.state == Know::State::Nil) r.kind = Pat::Kind::Nil;
    if (k.state != Know::State::Cons) return r;
    r.kind = Pat::Kind::Cons;
    for (std::uint32_t i = 0; i < 2; ++i) r.children.push_back(seen(region_.known(p, i), exclusions));
    return r;
  }
  if (k.state != Know::State::Expanded) {
    if (k.domain != il::members(k.sort)) r.kind = Pat::Kind::Restrict, r.ops = k.domain;
    return r;
  }
  r.op = k.op;
  const il::OpInfo &i = il::info(k.op);
  r.kind = i.leaf ? Pat::Kind::Leaf : Pat::Kind::Con;
  for (std::uint32_t c = 0; !i.leaf && c < i.children.size(); ++c) r.children.push_back(seen(region_.known(p, c), exclusions));
  if (!i.leaf) return r;
  const Know &text = region_.at(region_.known(p, 0));
  r.text = text.text, r.anyText = text.state != Know::State::Expanded;
  for (const Symbol s : text.excluded) {
    Cond at, no;
    at.kind = Cond::Kind::At, at.path = p, at.pat = r;
    at.pat.text = s, at.pat.anyText = false;
    no.kind = Cond::Kind::Not;
    no.operands.push_back(std::move(at));
    exclusions.push_back(std::move(no));
  }
  return r;
}

// As the rule would be read that closes the gap: what needs no premise is asked first, and where a premise refuses the rule
// settles the case.
void Explorer::cover(const Finding &f) {
  Row r;
  r.condition.kind = Cond::Kind::And;
  std::vector<Cond> &all = r.condition.operands;
  for (Path p : roots_) r.patterns.push_back(seen(p, all));
  std::vector<Cond> late;
  std::vector<Atom> atoms;
  for (const auto &[a, holds] : f.answers) {
    Cond c = compiler_.asked(a), no;
    no.kind = Cond::Kind::Not;
    no.operands.push_back(c);
    (compiler_.atoms()[a].made.empty() ? all : late).push_back(holds ? c : no);
    atoms.push_back(a);
  }
  for (const std::uint32_t m : madeOf(atoms))
    for (Path p : compiler_.made()[m].outputs) {
      Cond given;
      given.kind = Cond::Kind::Given, given.path = p;
      if (compiler_.made()[m].kind == Made::Kind::Judged) all.push_back(std::move(given));
    }
  for (const auto &[p, ignored] : initial_) {
    if (!known(p)) continue;
    Cond at;
    at.kind = Cond::Kind::At, at.path = p, at.binds = true;
    at.pat = seen(p, all);
    all.push_back(std::move(at));
  }
  all.insert(all.end(), late.begin(), late.end());
  covered_.push_back(std::move(r));
}

}  // namespace dotbar::rules
