// Who answers: the oracle for these very arguments, then the oracle for any, then the program that the test declares.
#include "tools/workbench/rule_tests/host.h"

#include <algorithm>

#include "frontends/language.h"

namespace dotbar::tools {

using il::Tree;

using rules::Formula;

OracleHost::OracleHost(const rules::RuleSet &set, il::Forest &forest, dataflow::Facts &facts)
    : set_(set), forest_(forest), facts_(facts) {
  const auto isPlain = [](const Formula &f) { return f.kind == Formula::Kind::Guard; };
  for (const rules::Axiom &a : set.axioms) {  // h(X) => !g(X)
    if (!isPlain(a.premise) || a.conclusion.kind != Formula::Kind::Not || !isPlain(a.conclusion.operands[0])) continue;
    const Formula &g = a.conclusion.operands[0];
    const auto sameVariable = [](const rules::Term &x, const rules::Term &y) { return x.var == y.var; };
    if (std::ranges::equal(a.premise.args, g.args, sameVariable))
      excluding_[g.guard].push_back(a.premise.guard), excluding_[a.premise.guard].push_back(g.guard);
  }
}

// A class that the test says to hold answers for the others.
bool OracleHost::isExcluded(rules::GuardId guard, std::span<const Tree> args, bool forAny) const {
  const auto others = excluding_.find(guard);
  return others != excluding_.end() && std::ranges::any_of(others->second, [&](rules::GuardId g) {
           const auto f = guards.find(g);
           const bool *answer = f == guards.end() ? nullptr : oracle(f->second, args, forAny);
           return answer && *answer;
         });
}

template <class T>
const T *OracleHost::oracle(const std::vector<OracleOf<T>> &list, std::span<const Tree> args, bool forAny) const {
  const auto answers = [&](const OracleOf<T> &o) {
    if (o.any || forAny) return o.any && forAny;
    return std::ranges::equal(o.args, args, [&](Tree a, Tree b) { return forest_.equal(a, b); });
  };
  const auto found = std::ranges::find_if(list, answers);
  return found == list.end() ? nullptr : &found->answer;
}

template <class T>
const T *OracleHost::oracle(const std::vector<OracleOf<T>> &list, std::span<const Tree> args) const {
  const T *ofThese = oracle(list, args, false);
  return ofThese ? ofThese : oracle(list, args, true);
}

void OracleHost::unknown(Symbol name, std::span<const Tree> args) {
  std::string s(text(name));
  for (std::size_t i = 0; i < args.size(); ++i) s += (i ? ", " : "(") + language().writeExpression(forest_, args[i]);
  if (!args.empty()) s += ")";
  if (std::find(unanswered.begin(), unanswered.end(), s) == unanswered.end()) unanswered.push_back(std::move(s));
}

bool OracleHost::holds(rules::GuardId guard, std::span<const Tree> args) {
  const auto f = guards.find(guard);
  for (const bool forAny : {false, true}) {
    if (const bool *answer = f == guards.end() ? nullptr : oracle(f->second, args, forAny)) return *answer;
    if (isExcluded(guard, args, forAny)) return false;
  }
  if (set_.guards[guard].onBuilt) return facts_.holds(guard, args);  // types and form: the declarations say
  unknown(set_.guards[guard].name, args);
  return false;
}

Tree OracleHost::bind(rules::GuardId guard, std::span<const Tree> args) {
  unknown(set_.guards[guard].name, args);
  return {};
}

Tree OracleHost::call(rules::FunctionId function, std::span<const Tree> args) {
  if (const auto f = functions.find(function); f != functions.end())
    if (const Tree *answer = oracle(f->second, args)) return *answer;
  if (set_.findDefinition(set_.functions[function].name, 0)) unknown(set_.functions[function].name, args);
  return facts_.call(function, args);
}

}  // namespace dotbar::tools
