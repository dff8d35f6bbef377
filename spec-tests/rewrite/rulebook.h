// Rule sets built by hand for tests of the rewriter, independent of the reader of rule files: terms and formulas as short
// texts in prefix form. A word with a capital is a variable, its sort found by its stem; `[A, B . REST]` is a list.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/ruleset.h"

namespace dotbar::test {

using rules::Formula;
using rules::Premise;
using rules::RuleSet;
using rules::Sort;
using rules::Term;

class Rulebook;

class RuleMaker {
 public:
  RuleMaker(Rulebook &book, std::size_t rule) : book_(book), rule_(rule) {}
  RuleMaker &guard(std::string_view formula);
  RuleMaker &judge(std::string_view judgement, std::vector<std::string> inputs, std::vector<std::string> outputs);
  RuleMaker &let(std::string_view output, std::string_view term);
  RuleMaker &fresh(std::string_view outputs, std::string_view hint, std::string_view type);
  RuleMaker &bind(std::string_view guard, std::vector<std::string> inputs, std::string_view output);
  RuleMaker &with(std::string_view context, std::string_view input);  // premises up to `end` are inside
  RuleMaker &scope(std::string_view output);
  RuleMaker &end();
  RuleMaker &otherwise();
  void gives(std::vector<std::string> outputs);
  void refuses(std::string_view text);

 private:
  rules::Rule &rule();
  std::vector<Premise> &premises();
  Premise &add(Premise::Kind kind);
  Rulebook &book_;
  std::size_t rule_;
  std::vector<std::size_t> open_;  // the With and Scope premises that are open, as indices
};

class Rulebook {
 public:
  RuleSet set;
  Rulebook();
  Rulebook &var(std::string_view stem, std::string_view sort);
  rules::JudgementId judgement(std::string_view name, std::vector<std::string> inputs, std::vector<std::string> outputs);
  rules::GuardId guard(std::string_view name, std::vector<std::string> params, std::string_view result = {});
  // E.g. structural("isRef", {"E"}, "E is name(_) \\/ E is index(_, _)")
  rules::GuardId structural(std::string_view name, std::vector<std::string> params, std::string_view formula);
  rules::FunctionId function(std::string_view name, std::vector<std::string> params, std::string_view result);
  RuleMaker rule(std::string_view name, std::string_view judgement, std::vector<std::string> inputs);

  rules::JudgementId judgementId(std::string_view name) const;
  Term term(std::string_view text, std::vector<rules::Variable> &vars, Sort expected);
  Formula formula(std::string_view text, std::vector<rules::Variable> &vars);
  Sort sort(std::string_view name) const;
  Sort sortOfVariable(std::string_view name) const;

 private:
  std::map<std::string, Sort, std::less<>> stems_;
};

}  // namespace dotbar::test
