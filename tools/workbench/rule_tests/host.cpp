// Who answers: the oracle for these very arguments, then the oracle for any, then the program that the test declares.
#include "tools/workbench/rule_tests/host.h"

#include <algorithm>

#include "frontends/language.h"

namespace dotbar::tools {

using il::Tree;

template <class T>
const T *OracleHost::oracle(const std::vector<OracleOf<T>> &list, std::span<const Tree> args) const {
  const T *any = nullptr;
  for (const OracleOf<T> &o : list) {
    if (o.any) any = &o.answer;
    const bool same = !o.any && o.args.size() == args.size() &&
                      std::equal(o.args.begin(), o.args.end(), args.begin(), [&](Tree a, Tree b) { return forest_.equal(a, b); });
    if (same) return &o.answer;
  }
  return any;
}

void OracleHost::unknown(Symbol name, std::span<const Tree> args) {
  std::string s(text(name));
  for (std::size_t i = 0; i < args.size(); ++i) s += (i ? ", " : "(") + language().writeExpression(forest_, args[i]);
  if (!args.empty()) s += ")";
  if (std::find(unanswered.begin(), unanswered.end(), s) == unanswered.end()) unanswered.push_back(std::move(s));
}

bool OracleHost::holds(rules::GuardId guard, std::span<const Tree> args) {
  if (const auto f = guards.find(guard); f != guards.end())
    if (const bool *answer = oracle(f->second, args)) return *answer;
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
