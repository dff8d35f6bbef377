// TAP-L-exclusive: the exclusivity check against brute force: random rule sets, all small trees, all answers of guards.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <regex>
#include <sstream>

#include "brute_force.h"
#include "engine/rules/read/load.h"
#include "random_sets.h"

namespace dotbar::rules {
namespace {

using il::Forest;
using il::Tree;

// The tree of a finding, read back as the pattern that it is.
std::optional<std::vector<Tree>> instancesOf(const Diagnostic &finding, const std::string &text, Forest &f, bool many) {
  for (const Note &n : finding.notes) {
    if (!n.text.starts_with("tree     ")) continue;
    SourceMap sources;
    Diagnostics none;
    const std::string probe =
        text + "judgement Expr -probe-> Expr\nrule probe:\n  ---\n    " + n.text.substr(9) + " -probe-> 1\n";
    const std::optional<RuleSet> set = loadText(sources, none, "probe", probe);
    std::ostringstream said;
    none.print(said, sources);
    if (!set) RC_FAIL("the witness cannot be read back\n" + said.str());
    return instances(f, set->rules.back().inputs[0], many);
  }
  return {};  // more findings than are shown
}

// What goes wrong with small trees is found, and each finding's witness is a tree that goes wrong.
void agree(const std::string &text, const std::function<std::vector<Tree>(Forest &)> &trees) {
  SourceMap sources;
  Diagnostics diagnostics;
  const std::optional<RuleSet> set = loadText(sources, diagnostics, "random", text);
  std::ostringstream said;
  if (!set) diagnostics.print(said, sources);
  if (!set) RC_FAIL(text + said.str());
  check(*set, diagnostics);
  diagnostics.print(said, sources);
  const JudgementId judgement = *set->findJudgement(intern("j"), Sort::Expr);
  bool gap = false, overlap = false, realGap = false, realOverlap = false;
  Forest forest;
  BruteForce oracle(*set, forest);
  for (const Diagnostic &d : diagnostics.all()) {
    const bool isGap = d.kind == DiagnosticKind::RuleGap, isOverlap = d.kind == DiagnosticKind::RuleOverlap;
    bool gapHere = false, overlapHere = false;
    gap |= isGap, overlap |= isOverlap;
    for (const bool many : {false, true}) {
      if ((isGap ? gapHere : overlapHere) || !(isGap || isOverlap)) break;
      const auto witness = instancesOf(d, text, forest, many);
      if (!witness) gapHere = overlapHere = true;
      if (!witness) break;
      for (Tree t : *witness) oracle.judge(judgement, t, gapHere, overlapHere);
    }
    if ((isGap && !gapHere) || (isOverlap && !overlapHere)) RC_FAIL(text + "\nthis is none: " + d.message + "\n" + said.str());
  }
  for (Tree t : trees(forest)) oracle.judge(judgement, t, realGap, realOverlap);
  RC_CLASSIFY(gap);
  RC_CLASSIFY(overlap);
  RC_CLASSIFY(!gap && !overlap);
  if ((realGap && !gap) || (realOverlap && !overlap))
    RC_FAIL(text + "\ngap " + std::to_string(realGap) + " overlap " + std::to_string(realOverlap) + "\n" + said.str());
}

RC_GTEST_PROP(ExclusivityOracle, AgreesWithBruteForce, ()) {
  agree(randomSet(), [](Forest &f) { return smallTrees(f, 2); });
}

// What premises give is part of the case: their patterns, guards and equalities of it, and where a judgement refuses.
RC_GTEST_PROP(ExclusivityOracle, PremisesAgreeWithBruteForce, ()) { agree(randomSetWithPremises(), smallTreesAndLists); }

// --- what the checker suggests, done ---
struct Findings {
  std::optional<RuleSet> set;
  std::vector<std::string> gaps;                              // their fixes
  std::vector<std::pair<std::string, std::string>> overlaps;  // which rules, and the fix
  std::string said;
};

Findings findings(const std::string &text) {
  SourceMap sources;
  Diagnostics diagnostics;
  const std::optional<RuleSet> set = loadText(sources, diagnostics, "random", text);
  if (set) check(*set, diagnostics);
  std::ostringstream said;
  diagnostics.print(said, sources);
  if (!set) RC_FAIL(text + said.str());
  Findings f;
  f.said = said.str(), f.set = set;
  for (const Diagnostic &d : diagnostics.all()) {
    if (d.kind == DiagnosticKind::RuleGap) f.gaps.push_back(d.fix);
    if (d.kind != DiagnosticKind::RuleOverlap) continue;
    if (d.fix.starts_with("add ")) f.overlaps.emplace_back(d.message, d.fix);
  }
  return f;
}

RC_GTEST_PROP(Suggestions, RulesCloseTheGapsAndOverlapWithNone, ()) {
  std::string text = randomSet();
  text.resize(std::min(text.find("rule rest:"), text.size()));
  Findings f = findings(text);
  RC_CLASSIFY(!f.gaps.empty());
  for (int rounds = 0; !f.gaps.empty(); ++rounds) {
    if (rounds == 60 || !f.gaps[0].starts_with("add\n")) RC_FAIL(text + f.said);
    text += f.gaps[0].substr(4) + "\n";
    f = findings(text);
    if (std::regex_search(f.said, std::regex("error.overlap.*_?other"))) RC_FAIL("a suggested rule overlaps\n" + text + f.said);
  }
}

RC_GTEST_PROP(Suggestions, GuardsEndTheOverlapAndOpenNoGap, ()) {
  const std::string text = randomSet();
  const Findings f = findings(text);
  RC_CLASSIFY(!f.overlaps.empty());
  for (const auto &[which, fix] : f.overlaps) {  // add GUARD to RULE
    const std::size_t to = fix.rfind(" to ");
    const std::string rule = "rule " + fix.substr(to + 4) + ":\n";
    std::string changed = text;
    changed.insert(changed.find(rule) + rule.size(), "    " + fix.substr(4, to - 4) + "\n");
    const Findings after = findings(changed);
    Forest forest;
    BruteForce was(*f.set, forest), is(*after.set, forest);
    bool opened = false;
    for (Tree t : smallTrees(forest, 1)) {
      bool before = false, now = false, overlap = false;
      was.judge(0, t, before, overlap), is.judge(0, t, now, overlap);
      opened |= now && !before;
    }
    if (opened || after.said.find(which) != after.said.npos) RC_FAIL(fix + "\n" + changed + f.said + "---\n" + after.said);
  }
}

}  // namespace
}  // namespace dotbar::rules
