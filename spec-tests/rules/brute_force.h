// Rules carried out on all small trees under all answers of guards: what the exclusivity check has to agree with. Nothing is
// shared with the checker: patterns are matched on IL trees, judgements are derived, guards are asked of occurrences.
#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "engine/rules/ruleset.h"

namespace dotbar::rules {

class BruteForce {
 public:
  BruteForce(const RuleSet &set, il::Forest &f) : set_(set), f_(f) {}
  // Is there an answer of the guards for which the judgement has no rule for these trees; one for which it has two? What is said
  // to be true is not looked for.
  void judge(JudgementId j, const std::vector<il::Tree> &inputs, bool &gap, bool &overlap);
  std::size_t cases() const { return cases_; }  // that were tried: trees and answers

 private:
  using Place = std::uint32_t;
  // A tree in its place: two that look alike are two. What a template builds has the parts that it was built of.
  struct Occurrence {
    il::Tree tree;
    Place place = 0;
    std::vector<Occurrence> parts;
  };
  using Env = std::map<VarId, Occurrence>;
  using Asked = std::pair<GuardId, Place>;
  enum class Step : std::uint32_t { Input, Child, Rest, Element, Leaf, Built, Part, Spliced, Asked, Given, Output };
  enum class Outcome { No, Yes, Refused };

  void answers(JudgementId j, const std::vector<Occurrence> &inputs, bool &gap, bool &overlap);
  bool allowed();
  Place place(Step step, std::uint32_t of, std::uint32_t with = 0);
  Outcome apply(RuleId r, const std::vector<Occurrence> &inputs, bool whole, Env &env);
  Outcome premise(const Premise &p, Env &env);
  std::optional<std::vector<Occurrence>> derive(JudgementId j, const std::vector<Occurrence> &inputs);
  std::optional<std::vector<Occurrence>> result(RuleId r, const Env &env, Place place);
  bool matches(const Term &p, const Occurrence &o, Env &env);
  bool bind(VarId v, const Occurrence &o, Env &env);
  bool holds(const Formula &f, const Env &env);
  bool guard(GuardId g, const Occurrence &o);
  Occurrence child(const Occurrence &o, std::uint32_t i);
  Occurrence rest(const Occurrence &o, std::uint32_t from);
  Occurrence build(const Term &t, const Env &env);

  const RuleSet &set_;
  il::Forest &f_;
  std::size_t cases_ = 0;
  std::map<Asked, bool> values_;
  std::optional<Asked> needed_;        // a guard that has no answer: what was found is void
  std::map<Place, Occurrence> asked_;  // of which a guard was asked
  std::map<std::tuple<Step, std::uint32_t, std::uint32_t>, Place> places_;
};

}  // namespace dotbar::rules
