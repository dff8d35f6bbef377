// `dotbar rules test`: the tests inside rule files, run on the rules of their set, and which rules they applied.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/rewrite/regions.h"
#include "engine/rules/ruleset.h"
#include "engine/support/source.h"

namespace dotbar::tools {

struct RuleTestResult {
  std::string place, name;  // file:line
  bool passed = false;
  std::string message;    // what went wrong, for people
  std::string gives;      // what came instead, as its clause would say it; empty: nothing that could be expected
  bool accepted = false;  // ... and it does now
  std::size_t line = 0;
  std::vector<rules::RuleId> applied;    // each once
  std::vector<rewrite::Region> regions;  // of the decision graphs that were reached
};

// One test on the set that states it (or that extends it). `naive`: by the interpreter of rules.
RuleTestResult runRuleTest(const rules::RuleSet &, const SourceMap &, const rules::RuleTest &, bool naive);

// The rules of all sets that were tested, by where they are stated: a rule of a base is one rule, also in what extends it.
struct RuleCoverage {
  struct Key {
    std::string file;
    unsigned line = 0;
    std::string rule;  // with its judgement: "Expr -expr-> mul"
    auto operator<=>(const Key &) const = default;
  };
  std::map<Key, std::size_t> tests;                           // how many applied it
  std::map<Key, std::map<std::string, std::size_t>> regions;  // and how many reached which region of it

  void count(const rules::RuleSet &, const SourceMap &, const std::string &file);  // rules that `file` states; "": all
  void apply(const rules::RuleSet &, const SourceMap &, const RuleTestResult &);
};

struct RuleTestRequest {
  std::vector<std::string> sets;  // names, folders, files; none: whatever states tests under the rules folder
  bool naive = false, coverage = false, json = false;
  bool accept = false;  // write into the files what came instead
};

// Prints, and returns the exit code: 0, 1 when a set cannot be read, 3 when a test fails.
int runRuleTests(const RuleTestRequest &);

}  // namespace dotbar::tools
