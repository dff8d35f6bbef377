// Reading rule sets: files, layers, merging, names, sorts, schemes; what comes out is what rewriting and data flow run.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/ruleset.h"
#include "engine/support/diagnostics.h"

namespace dotbar::rules {

struct LoadOptions {
  std::vector<std::string>
      folders;  // where sets are found by name: "tapenade-2012/adjoint" is FOLDER/tapenade-2012/adjoint.rules
  std::map<std::string, std::string> texts{};  // read instead of the files of these canonical paths: an editor's
};

// Reads the sets and layers named (names or paths), merges, resolves, expands schemes, checks sorts. Diagnostics are collected;
// no value on errors.
std::optional<RuleSet> load(SourceMap &, Diagnostics &, const std::vector<std::string> &sets, const LoadOptions & = {});
std::optional<RuleSet> loadText(SourceMap &, Diagnostics &, std::string path, std::string text, const LoadOptions & = {});

// Whether the header of a file says what its set extends: then it is no layer.
bool extendsOthers(const std::string &path);

// The static checks on what was loaded: modes, exclusivity, termination, stratification. False when one of them failed.
bool check(const RuleSet &, Diagnostics &);

// A rule as text again, also one that a scheme made; an `otherwise` rule with the guards it stands for.
std::string show(const RuleSet &, RuleId);

}  // namespace dotbar::rules
