// What the command line does with rule sets as a whole.
#pragma once

#include "tools/pipeline.h"
#include "tools/reports.h"

namespace dotbar::tools {

// Sets named on the command line; a folder stands for the rule files in it.
std::vector<std::string> setNames(const std::vector<std::string> &words);
// Reads and checks each; what is wrong is in the session's diagnostics.
std::vector<CheckedSet> checkRuleSets(Session &, const std::vector<std::string> &words);

// Lays out rules files (a folder: those in it and below) and writes those that change; `-`: standard input to standard output.
// `onlyNames`: says which would change. True when none did.
bool formatRules(Session &, const std::vector<std::string> &paths, bool onlyNames);

}  // namespace dotbar::tools
