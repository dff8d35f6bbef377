// Rules carried out on all small trees under all answers of guards: what the exclusivity check has to agree with. Nothing is
// shared with the checker: patterns are matched on IL trees, judgements are derived, guards are asked of occurrences.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/ruleset.h"

namespace dotbar::rules {

class BruteForce {
 public:
  BruteForce(const RuleSet &set, il::Forest &f) : set_(set), f_(f) {}
  // Is there an answer of the guards for which the judgement has no rule for these trees; one for which it has two?
  void judge(JudgementId j, const std::vector<il::Tree> &inputs, bool &gap, bool &overlap);

 private:
  // A tree in its place: two that look alike are two. What a template builds has the parts that it was built of.
  struct Occurrence {
    il::Tree tree;
    std::string place;
    std::vector<Occurrence> parts;
  };
  using Env = std::map<VarId, Occurrence>;
  using Asked = std::pair<GuardId, std::string>;
  struct NeedsAnswer {
    Asked guard;
  };
  enum class Outcome { No, Yes, Refused };

  void answers(JudgementId j, const std::vector<Occurrence> &inputs, bool &gap, bool &overlap);
  bool allowed();
  Outcome apply(RuleId r, const std::vector<Occurrence> &inputs, bool whole, Env &env);
  Outcome premise(const Premise &p, Env &env);
  std::optional<std::vector<Occurrence>> derive(JudgementId j, const std::vector<Occurrence> &inputs);
  std::optional<std::vector<Occurrence>> result(RuleId r, const Env &env, const std::string &place);
  bool matches(const Term &p, const Occurrence &o, Env &env);
  bool bind(VarId v, const Occurrence &o, Env &env);
  bool holds(const Formula &f, const Env &env);
  bool guard(GuardId g, const Occurrence &o);
  Occurrence child(const Occurrence &o, std::uint32_t i);
  Occurrence rest(const Occurrence &o, std::uint32_t from);
  Occurrence build(const Term &t, const Env &env);

  const RuleSet &set_;
  il::Forest &f_;
  std::map<Asked, bool> values_;
  std::map<std::string, Occurrence> asked_;  // of which a guard was asked
};

}  // namespace dotbar::rules
