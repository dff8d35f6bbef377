// Diagnostics for other programs: as JSON, and as SARIF 2.1.0 (what editors and code review sites read).
#pragma once

#include <string>
#include <vector>

#include "tools/workbench/rule_sets.h"

namespace dotbar::tools {

// An object {"sets": [...], "diagnostics": [...]}: each diagnostic with kind, severity, message, place, notes and fix.
std::string asJson(const Diagnostics &, const SourceMap &, const std::vector<CheckedSet> &);
std::string asSarif(const Diagnostics &, const SourceMap &);

}  // namespace dotbar::tools
