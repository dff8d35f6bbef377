// How derived names are spelled.
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/ruleset.h"

namespace dotbar::dataflow {

// What a naming makes of a name, before it is changed to avoid others: cut where the language wants names shorter
// (`option longest_name`), with room for these digits.
std::string derivedName(const rules::RuleSet &, const rules::Function &naming, std::string_view original,
                        std::string_view digits = "");

}  // namespace dotbar::dataflow
