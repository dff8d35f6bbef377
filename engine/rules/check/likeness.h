// How alike two rules of two sets are, whatever their variables are called: what one says more than the other, and what less.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/ruleset.h"

namespace dotbar::rules {

// A premise as text, and the word by which it can be spoken of: its guard, judgement or function (`fresh` for new names).
struct Said {
  std::string word, text;
};

struct Likeness {
  std::vector<Said> added, omitted;  // premises of the second rule that the first does not have; of the first, not of the second
  bool concludesSame = false;        // up to what added premises make: a list that they make may be more, a tree something else
  bool same() const { return concludesSame && added.empty() && omitted.empty(); }
};

// Guards that a refusal gave to the second rule do not count: they are not in its text.
Likeness likeness(const RuleSet &firstSet, const Rule &first, const RuleSet &secondSet, const Rule &second);

}  // namespace dotbar::rules
