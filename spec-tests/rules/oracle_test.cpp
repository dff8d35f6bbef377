// TAP-L-exclusive: the exclusivity check against brute force: random rule sets, all small trees, all answers of guards.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <regex>
#include <sstream>

#include "agreement.h"
#include "brute_force.h"
#include "engine/rules/read/load.h"
#include "small_trees.h"

namespace dotbar::rules {
namespace {

using il::Forest;
using il::Tree;

void agree(Kind kind) {
  Verdict v;
  const std::string disagrees = disagreement(randomSet(kind), kind, v);
  if (!disagrees.empty()) RC_FAIL(disagrees);
  RC_CLASSIFY(v.gap);
  RC_CLASSIFY(v.overlap);
  RC_CLASSIFY(!v.gap && !v.overlap);
  RC_CLASSIFY(v.undecided > 0);
}

RC_GTEST_PROP(ExclusivityOracle, AgreesWithBruteForce, ()) { agree(Kind::Plain); }

// What premises give is part of the case: their patterns, guards and equalities of it, and where a judgement refuses.
RC_GTEST_PROP(ExclusivityOracle, PremisesAgreeWithBruteForce, ()) { agree(Kind::Premises); }

// Lists element by element, refusals stated apart, children by name, rules on one line; lists spliced before others.
RC_GTEST_PROP(ExclusivityOracle, FormsAgreeWithBruteForce, ()) { agree(Kind::Forms); }

// `otherwise` rules on one line, for one operator, an element of a list, two lists side by side.
RC_GTEST_PROP(ExclusivityOracle, OtherwiseAgreesWithBruteForce, ()) { agree(Kind::Otherwise); }

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
      was.judge(0, {t}, before, overlap), is.judge(0, {t}, now, overlap);
      opened |= now && !before;
    }
    if (opened || after.said.find(which) != after.said.npos) RC_FAIL(fix + "\n" + changed + f.said + "---\n" + after.said);
  }
}

// --- all that is suggested at once ---
std::string everythingDone(const std::string &text, const Findings &f) {
  std::string changed = text;
  for (const auto &[which, fix] : f.overlaps) {
    const std::size_t to = fix.rfind(" to ");
    const std::string rule = "rule " + fix.substr(to + 4) + ":\n", guard = "    " + fix.substr(4, to - 4) + "\n";
    std::size_t at = changed.find(rule) + rule.size();
    if (const std::string_view first = "    otherwise\n"; changed.compare(at, first.size(), first) == 0) at += first.size();
    changed.insert(at, guard);
  }
  for (const std::string &fix : f.gaps)
    if (fix.starts_with("add\n")) changed += fix.substr(4) + "\n";
  return changed;
}

// Nothing that is suggested contradicts another: the guards added end their overlaps and leave no case without a rule that had
// one, the rules added overlap with none.
void suggestionsAgree(const std::string &text) {
  const Findings before = findings(text);
  RC_CLASSIFY(before.overlaps.size() > 1);
  RC_CLASSIFY(before.gaps.size() > 1);
  const std::string changed = everythingDone(text, before);
  const Findings after = findings(changed);
  const std::string both = changed + before.said + "---\n" + after.said;
  if (after.said.find("error[unbound]") != after.said.npos) RC_FAIL("a suggestion speaks of what is not there\n" + both);
  for (const auto &[which, fix] : before.overlaps)
    if (after.said.find(which) != after.said.npos) RC_FAIL("still: " + which + "\n" + both);
  if (std::regex_search(after.said, std::regex("error.overlap.*_?other"))) RC_FAIL("a suggested rule overlaps\n" + both);
  if (std::regex_search(after.said, std::regex("other(_[0-9]+)? never applies")))
    RC_FAIL("a suggested rule never applies\n" + both);
  Forest forest;
  BruteForce was(*before.set, forest), is(*after.set, forest);
  const JudgementId judgement = *before.set->findJudgement(intern("j"), Sort::Expr);
  for (Tree t : smallTrees(forest, 1)) {
    bool gapBefore = false, gapNow = false, overlap = false;
    was.judge(judgement, {t}, gapBefore, overlap), is.judge(judgement, {t}, gapNow, overlap);
    if (gapNow && !gapBefore) RC_FAIL("a gap is opened\n" + both);
  }
}

RC_GTEST_PROP(Suggestions, CanAllBeDone, ()) { suggestionsAgree(randomSet()); }

RC_GTEST_PROP(Suggestions, WithPremisesCanAllBeDone, ()) { suggestionsAgree(randomSetWithPremises()); }

RC_GTEST_PROP(Suggestions, OfFormsCanAllBeDone, ()) { suggestionsAgree(randomSetOfForms().meant); }

RC_GTEST_PROP(Suggestions, BesideOtherwiseCanAllBeDone, ()) { suggestionsAgree(randomSetWithOtherwise().meant); }

}  // namespace
}  // namespace dotbar::rules
