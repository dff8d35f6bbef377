// Diagnostics for other programs: as JSON, and as SARIF 2.1.0 (what editors and code review sites read).
#pragma once

#include <string>
#include <vector>

#include "engine/support/diagnostics.h"

namespace dotbar::tools {

struct CheckedSet {
  std::string name;
  std::size_t rules = 0;
  bool ok = false;
};

// An object {"sets": [...], "diagnostics": [...]}: each diagnostic with kind, severity, message, place, notes and fix.
std::string asJson(const Diagnostics &, const SourceMap &, const std::vector<CheckedSet> &);
std::string asSarif(const Diagnostics &, const SourceMap &);

}  // namespace dotbar::tools
