// Mutants of rules: every small change of a rules file that somebody might have made by mistake, found in what the reader of
// rules made of the text, so that a new rule has mutants at once. A mutant is a change of the text: what reads it is what users
// run.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/rules/read/syntax.h"

namespace dotbar::mutation {

struct Mutant {
  std::string file;         // common/analyses.rules
  std::string item;         // "rule --> if_live", "analysis TBR"
  std::string kind;         // "guard negated"
  std::string change;       // "isDiff(REF)  becomes  !isDiff(REF)"
  std::uint32_t begin = 0;  // what is replaced in the text of the file
  std::uint32_t end = 0;
  std::string replacement;
  std::uint32_t line = 0;  // of the item's name
  bool rule = false;       // in a rule or a scheme: else in what rules ask (equations, guards, partials)
  bool built = false;      // only what the rule builds: which rule applies is as before
  bool equation = false;   // in what data-flow equations say: no test inside a rule file sees it

  std::string id() const { return file + " | " + item + " | " + kind + " | " + change; }
};

// A rules file: its name under the rules folder, its text, and as read.
struct RulesFile {
  std::string name, text;
  rules::Syntax syntax;
  std::string set;
  std::vector<std::string> extends;
  std::map<std::string, std::string> stems;  // of metavariables: their sorts
};

// The files of the bundled sets under a folder, without those that only hold tests. Read with `diagnostics`.
std::vector<RulesFile> readRules(const std::string &folder, Diagnostics &diagnostics);
// The sets that a set is made of, by their names (its own among them).
std::vector<std::string> closure(const std::vector<RulesFile> &files, const std::string &set);
// All mutants of all files, each id once. `known`: further files that they may be made of.
std::vector<Mutant> mutants(const std::vector<RulesFile> &files, const std::vector<RulesFile> &known = {});

}  // namespace dotbar::mutation
