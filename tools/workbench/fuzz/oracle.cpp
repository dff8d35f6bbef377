// Answers are hashes of the question, so that a smaller tree is asked the same; an axiom that they break is repaired by the first
// choice of its guards' values, counted from those answers, that keeps it and those that speak of the same guards.
#include "tools/workbench/fuzz/oracle.h"

#include <algorithm>

namespace dotbar::tools {

using il::Op;
using il::Sort;
using il::Tree;
using rules::Formula;

std::string RandomOracle::key(std::span<const Tree> args) const {
  std::string s;
  for (const Tree t : args) s += (s.empty() ? "" : ", ") + il::dump(forest_, t);
  return s;
}

std::uint64_t RandomOracle::hash(std::string_view what, Symbol name, std::span<const Tree> args) const {
  std::uint64_t h = seed_ * 0x9E3779B97F4A7C15ull + 0xCBF29CE484222325ull;
  for (const std::string &s : {std::string(what), std::string(text(name)), key(args)})
    for (const char c : s) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3ull;
  return random::Random(h).next();
}

bool RandomOracle::guess(rules::GuardId guard, std::span<const Tree> args) const {
  return hash("guard", set_.guards[guard].name, args) % 2 == 0;
}

bool RandomOracle::value(const Formula &f, const Bound &bound, const Values &values) const {
  switch (f.kind) {
    case Formula::Kind::True:
      return true;
    case Formula::Kind::Not:
      return !value(f.operands[0], bound, values);
    case Formula::Kind::And:
      for (const Formula &o : f.operands)
        if (!value(o, bound, values)) return false;
      return true;
    case Formula::Kind::Or:
      for (const Formula &o : f.operands)
        if (value(o, bound, values)) return true;
      return false;
    case Formula::Kind::Is: {
      const auto at = f.args[0].kind == rules::Term::Kind::Var ? bound.find(f.args[0].var) : bound.end();
      return at != bound.end() && forest_.op(at->second) == f.args[1].op;
    }
    case Formula::Kind::Guard: {
      std::vector<Tree> args;
      for (const rules::Term &t : f.args)
        if (const auto at = bound.find(t.var); at != bound.end()) args.push_back(at->second);
      const auto known = values.find({f.guard, key(args)});
      return known == values.end() ? guess(f.guard, args) : known->second;
    }
    default:
      return false;
  }
}

void RandomOracle::atoms(const Formula &f, const Bound &bound, std::vector<Atom> &to) const {
  if (f.kind == Formula::Kind::Guard) {
    Atom a{f.guard, {}};
    for (const rules::Term &t : f.args)
      if (const auto at = bound.find(t.var); at != bound.end()) a.args.push_back(at->second);
    to.push_back(std::move(a));
  }
  for (const Formula &o : f.operands) atoms(o, bound, to);
}

bool RandomOracle::bindArguments(const Formula &f, rules::GuardId guard, std::span<const Tree> args, Bound &bound) const {
  if (f.kind == Formula::Kind::Guard && f.guard == guard && f.args.size() == args.size()) {
    for (std::size_t k = 0; k < args.size(); ++k) bound[f.args[k].var] = args[k];
    return true;
  }
  for (const Formula &o : f.operands)
    if (bindArguments(o, guard, args, bound)) return true;
  return false;
}

// What axioms say of an answer, and of the answers that these speak of, and so on.
std::vector<RandomOracle::Instance> RandomOracle::instances(const Atom &first, Values &values) const {
  std::vector<Instance> all;
  std::vector<Atom> open{first};
  std::set<std::pair<const rules::Axiom *, std::string>> seen;
  while (!open.empty()) {
    const Atom atom = std::move(open.back());
    open.pop_back();
    if (!values.try_emplace({atom.guard, key(atom.args)}, guess(atom.guard, atom.args)).second) continue;
    for (const rules::Axiom &a : set_.axioms) {
      Bound bound;
      if (!bindArguments(a.premise, atom.guard, atom.args, bound) && !bindArguments(a.conclusion, atom.guard, atom.args, bound))
        continue;
      std::string whole;
      for (const auto &[variable, tree] : bound) whole += il::dump(forest_, tree) + ", ";
      if (!seen.emplace(&a, whole).second) continue;
      atoms(a.premise, bound, open), atoms(a.conclusion, bound, open);
      all.push_back({&a, std::move(bound)});
    }
  }
  return all;
}

bool RandomOracle::holds(rules::GuardId guard, std::span<const Tree> args) {
  Values values;
  const std::vector<Instance> all = instances({guard, {args.begin(), args.end()}}, values);
  const auto kept = [&] {
    return std::ranges::all_of(all, [&](const Instance &i) {
      return !value(i.axiom->premise, i.bound, values) || value(i.axiom->conclusion, i.bound, values);
    });
  };
  constexpr std::size_t most = 12;  // answers that are changed
  const Values guessed = values;
  for (std::uint32_t change = 0; change < (1u << std::min(values.size(), most)) && !kept(); ++change) {
    std::uint32_t bit = 0;
    for (auto &[atom, v] : values) v = guessed.at(atom) != (bit < most && (change >> bit) % 2 != 0), ++bit;
  }
  const bool answer = values.at({guard, key(args)});
  asked.insert(std::string(text(set_.guards[guard].name)) + "(" + key(args) + ")" + (answer ? " holds" : " does not hold"));
  return answer;
}

Tree RandomOracle::bind(rules::GuardId guard, std::span<const Tree> args) {
  random::Random random(hash("bind", set_.guards[guard].name, args));
  if (!guess(guard, args)) return {};
  return TreeMaker(rules::RuleSet{}, forest_, random).of(*set_.guards[guard].result, 1);
}

Tree RandomOracle::call(rules::FunctionId function, std::span<const Tree> args) {
  const rules::Function &f = set_.functions[function];
  if (!text(f.naming).empty()) {  // the derived name
    std::string name(text(f.naming));
    const std::size_t at = name.find('%');
    if (at != std::string::npos) name.replace(at, 1, forest_.is(args[0], Op::Name) ? forest_.text(args[0]) : "x");
    return forest_.leaf(Op::Name, name);
  }
  random::Random random(hash("function", f.name, args));
  const Tree made = TreeMaker(rules::RuleSet{}, forest_, random).of(f.result, 1);
  return il::info(forest_.op(made)).list ? lessThan(args, made) : made;
}

// What a list holds is less than what it was asked of: components of components come to an end.
Tree RandomOracle::lessThan(std::span<const Tree> args, Tree made) const {
  const auto rank = [&](Tree t) {
    std::string s = il::dump(forest_, t);
    return std::pair(s.size(), std::move(s));
  };
  std::vector<Tree> kept;
  for (const Tree c : forest_.children(made))
    if (std::ranges::all_of(
            args, [&](Tree a) { return !il::hasSort(forest_.op(a), il::info(forest_.op(made)).element) || rank(c) < rank(a); }))
      kept.push_back(c);
  return forest_.node(forest_.op(made), std::span<const Tree>(kept));
}

Tree RandomOracle::fresh(Symbol hint, Tree) {
  return forest_.leaf(Op::Name, std::string(text(hint)) + (fresh_++ ? std::to_string(fresh_ - 2) : ""));
}

}  // namespace dotbar::tools
