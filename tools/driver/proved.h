// Rule sets whose checks the build has passed: the texts they are made of, kept beside the executable or where it is installed. A
// run with the same texts does not prove again that exactly one rule applies. Of other sets the user's runs keep what they proved
// (proof_cache.h).
#pragma once

#include <string>

#include "engine/rules/ruleset.h"
#include "engine/support/diagnostics.h"

namespace dotbar::tools {

bool isProved(const SourceMap &, const rules::RuleSet &);
// Checks a set, unless that is proved. False after a diagnostic.
bool prove(Diagnostics &, const SourceMap &, const rules::RuleSet &);
// Keeps the texts of a set that passed. False after a diagnostic.
bool keepProved(Diagnostics &, const SourceMap &, const rules::RuleSet &, const std::string &folder);

}  // namespace dotbar::tools
