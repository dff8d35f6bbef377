// Rules as the papers print them: premises above a bar, the conclusion below.
#pragma once

#include <string>

#include "engine/rules/ruleset.h"

namespace dotbar::rules {

enum class Typesetting { Latex, Html };

// In LaTeX a displayed fraction (needs amsmath); in HTML an element of class `rule`.
std::string typeset(const RuleSet &set, RuleId rule, Typesetting how);
std::string escaped(std::string_view text, Typesetting how);  // plain text

}  // namespace dotbar::rules
