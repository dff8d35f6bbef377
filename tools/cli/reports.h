// Diagnostics for other programs: as JSON, and as SARIF 2.1.0 (what editors and code review sites read); and what they come to.
#pragma once

#include <string>
#include <vector>

#include "tools/workbench/rule_sets.h"

namespace dotbar::tools {

// An object {"sets": [...], "diagnostics": [...]}: each diagnostic with kind, severity, message, place, notes and fix.
std::string asJson(const Diagnostics &, const SourceMap &, const std::vector<CheckedSet> &);
std::string asSarif(const Diagnostics &, const SourceMap &);
// How many places are refused, of what, and which of them for one reason; empty: not more than one.
std::string ofRefusals(const Diagnostics &, const std::vector<std::string> &heads);

}  // namespace dotbar::tools
