// What an override leaves over: trees that a rule of what is extended took, and that a rule for whatever is left refuses now. No
// gap, and so no error, but who overrides a rule is to know.
#pragma once

#include <string>
#include <vector>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// A line for each, of a set of the user's own.
std::vector<std::string> leftOver(Session &, const rules::RuleSet &);

}  // namespace dotbar::tools
