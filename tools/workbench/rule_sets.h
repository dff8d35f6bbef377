// What the command line does with rule sets as a whole.
#pragma once

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

struct CheckedSet {
  std::string name;
  std::size_t rules = 0;
  bool ok = false;
  std::vector<std::string> leftOver;  // what overriding rules leave to whatever refuses the rest (left_over.h)
};

// Sets named on the command line; a family stands for its modes, a folder for the rule files in it that are complete.
std::vector<std::string> setNames(const std::vector<std::string> &words);
// Reads and checks each; what is wrong is in the session's diagnostics. Into a folder, if one is named, the texts of those that
// passed (proved.h).
std::vector<CheckedSet> checkRuleSets(Session &, const std::vector<std::string> &words, const std::string &keptIn = {});

// Lays out rules files (a folder: those in it and below) and writes those that change; `-`: standard input to standard output.
// `onlyNames`: says which would change. True when none did.
bool formatRules(Session &, const std::vector<std::string> &paths, bool onlyNames);

// Which trees are handled by another rule in the second than in the first (sets, or several with commas between: layers).
bool diffRules(Session &, const std::string &before, const std::string &after, bool json, std::ostream &);

// A page of the sets, rules as the papers print them: HTML, or a LaTeX document. A paper's set is a chapter beside ours.
std::string ruleBook(Session &, const std::vector<std::string> &words, bool latex);

// A page of Markdown: papers' rules (sets with `option beside = SET`) beside those of the sets that they name.
std::string besidePage(Session &, const std::vector<std::string> &papers);

}  // namespace dotbar::tools
