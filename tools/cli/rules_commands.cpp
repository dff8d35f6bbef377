// Commands about rule sets.
#include <filesystem>
#include <iostream>

#include "engine/rules/show/typeset.h"
#include "engine/support/nearest.h"
#include "tools/cli/commands.h"
#include "tools/cli/reports.h"
#include "tools/workbench/fuzz/fuzz.h"
#include "tools/workbench/rule_sets.h"
#include "tools/workbench/rule_tests/rule_tests.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

const Words bundled{"dotbar/tangent",        "dotbar/adjoint",   "tapenade-2012/tangent",
                    "tapenade-2012/adjoint", "common/normalise", "common/unlabelled"};
const Words papers{"papers/tap-equations", "papers/tap-tangent", "papers/tap-adjoint"};

int list(Invocation &) {
  Words names;
  for (const auto &entry : fs::recursive_directory_iterator(rulesFolder()))
    if (entry.path().extension() == ".rules")
      names.push_back(fs::relative(entry.path(), rulesFolder()).replace_extension().string());
  std::sort(names.begin(), names.end());
  for (const std::string &name : names) std::cout << name << '\n';
  return Done;
}

// The bundled sets that are read first, then every other one that is a mode.
Words everything() {
  Words others;
  for (const auto &entry : fs::recursive_directory_iterator(rulesFolder())) {
    if (!entry.is_directory() || entry.path().filename() == "tests") continue;
    const std::string family = fs::relative(entry.path(), rulesFolder()).string();
    for (const std::string &mode : ownModes(family))
      if (std::ranges::find(bundled, family + "/" + mode) == bundled.end()) others.push_back(family + "/" + mode);
  }
  std::sort(others.begin(), others.end());
  Words all = bundled;
  all.insert(all.end(), others.begin(), others.end());
  return all;
}

int checkSets(Invocation &i) {
  Session s;
  const std::vector<CheckedSet> checked = checkRuleSets(s, i.words.empty() ? everything() : i.words, i.output);
  if (i.json) {
    std::cout << asJson(s.diagnostics, s.sources, checked) << '\n';
    return s.diagnostics.hasErrors() ? Rejected : Done;
  }
  for (const CheckedSet &c : checked)
    if (c.ok && i.sarif != "-") {
      std::cout << c.name << ": " << c.rules << " rules, no gap, no overlap\n";
      for (const std::string &left : c.leftOver) std::cout << "  left over: " << left << '\n';
    }
  return finish(s, i, Done);
}

// RULE [SET...]: the rule as each of the sets has it.
int show(Invocation &i) {
  Session s;
  const std::string rule = i.words.front();
  const Words sets = i.words.size() > 1 ? Words(i.words.begin() + 1, i.words.end()) : bundled;
  Words known;
  bool shown = false;
  for (const std::string &one : setNames(sets)) {
    const auto set = rules::load(s.sources, s.diagnostics, {one}, {{rulesFolder()}});
    if (!set) continue;
    for (rules::RuleId r = 1; r < set->rules.size(); ++r) {
      known.emplace_back(text(set->rules[r].name));
      if (known.back() != rule) continue;
      std::cout << (i.latex ? rules::typeset(*set, r, rules::Typesetting::Latex) : rules::show(*set, r)) << '\n';
      shown = true;
    }
  }
  if (!shown && !s.diagnostics.hasErrors())
    s.diagnostics.report(DiagnosticKind::Usage, {}, "no rule of these sets is called " + rule).fix = didYouMean(rule, known);
  return finish(s, i, Done);
}

int test(Invocation &i) { return runRuleTests({i.words, i.request.naive, i.coverage, i.json, i.others.contains("accept")}); }

int fuzz(Invocation &i) {
  FuzzRequest request{i.words.front()};
  if (const auto seed = i.others.find("seed"); seed != i.others.end()) request.seed = std::stoull(seed->second);
  if (const auto programs = i.others.find("programs"); programs != i.others.end()) request.count = std::stoi(programs->second);
  request.folder = i.output;
  return runRulesFuzz(request);
}

int format(Invocation &i) {
  Session s;
  return finish(s, i, formatRules(s, i.words, i.onlyCheck) || !i.onlyCheck ? Done : Rejected);
}

int compare(Invocation &i) {
  Session s;
  return finish(s, i, diffRules(s, i.words[0], i.words[1], i.json, std::cout) ? Done : Rejected);
}

int book(Invocation &i) {
  Session s;
  Words sets = i.words;
  if (sets.empty()) sets = papers, sets.insert(sets.end(), bundled.begin(), bundled.end());
  put(s, i, ruleBook(s, sets, i.latex));
  return finish(s, i, Done);
}

int beside(Invocation &i) {
  Session s;
  std::cout << besidePage(s, i.words.empty() ? papers : i.words);
  return finish(s, i, Done);
}

}  // namespace

std::vector<Command> rulesCommands() {
  return {
      {"rules check", "[SET...]",
       "proves that exactly one rule applies to each tree, and checks equations; -o keeps in a folder what was proved",
       checkSets},
      {"rules list", "", "the sets that are there", list, 0, 0},
      {"rules show", "RULE [SET...]", "a rule as each of the sets has it", show, 1},
      {"rules test", "[SET...]", "runs the tests in the files of rules; exit code 3 when one fails", test},
      {"rules fuzz", "DIR", "tries rules of yours on random trees and programs; exit code 3 when something is wrong", fuzz, 1, 1},
      {"rules fmt", "FILE...", "lays out files of rules", format, 1},
      {"rules diff", "OLD NEW", "which trees another rule handles", compare, 2, 2},
      {"rules book", "[SET...]", "a page of all rules as the papers print them", book},
      {"rules beside", "[SET...]", "the paper's rules beside ours, as a page", beside},
  };
}

}  // namespace dotbar::tools
