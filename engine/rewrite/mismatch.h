// Why a rule does not apply to some inputs: the position of a pattern that does not match, or the premise that does not hold.
#pragma once

#include <optional>

#include "engine/rewrite/rewriter.h"

namespace dotbar::rewrite {

struct Mismatch {
  // Of a pattern: where in the inputs (`right`, `args 2`), what is wanted there, and the tree that is found instead.
  std::string position;
  const rules::Term *pattern = nullptr;
  bool bound = false;  // the variable there stands for another tree already
  Tree found;
  // Of a premise: the first that does not hold, and what guards said about it.
  const rules::Premise *premise = nullptr;
  std::vector<Answer> answers;
};

// Nothing: the rule applies, as far as its patterns and selecting premises say.
std::optional<Mismatch> mismatch(const RuleSet &, Forest &, Host &, Diagnostics &, RuleId, std::span<const Tree> inputs);

}  // namespace dotbar::rewrite
