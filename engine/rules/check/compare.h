// What changed from one rule set to another: which trees are now handled by another rule.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/ruleset.h"
#include "engine/support/source.h"

namespace dotbar::rules {

// A rule of one side; no name: no rule applies there.
struct Handler {
  std::string name, scheme;
  Span where;
};

// The smallest case that one rule handled and another handles now. Rules that differ in nothing but their guards are the same
// rule for the trees that both take.
struct Change {
  Handler was, now;
  std::string tree;
  std::vector<std::string> guards;
};

struct JudgementChanges {
  std::string judgement;
  bool onlyOld = false, onlyNew = false;  // the other set does not have it
  std::vector<Change> changes;
  bool exhausted = false;  // too many cases: there may be more changes
};

// Equations, guards and options whose text differs: the rules may be the same and ask for something else.
struct DefinitionChange {
  std::string name;
  Span was, now;
};

struct Comparison {
  std::vector<JudgementChanges> judgements;
  std::vector<DefinitionChange> definitions;
};

Comparison compare(const RuleSet &before, const RuleSet &after, const SourceMap &sources);

}  // namespace dotbar::rules
