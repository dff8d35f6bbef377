// Walks pass/ and fail/: what is accepted without a word, and what is refused with which messages.
#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "bench/many_rules.h"
#include "engine/rules/read/load.h"
#include "engine/rules/read/syntax.h"

namespace dotbar::rules {
namespace {
namespace fs = std::filesystem;

const fs::path cases = RULES_CASES;

std::string contents(const fs::path &p) {
  std::ifstream in(p);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

std::vector<fs::path> files(const char *folder) {
  std::vector<fs::path> r;
  for (const fs::directory_entry &e : fs::directory_iterator(cases / folder))
    if (e.path().extension() == ".rules") r.push_back(e.path());
  std::sort(r.begin(), r.end());
  return r;
}

LoadOptions folders() { return {{(cases / "sets").string()}}; }

// Everything that reading and checking a text says, with paths as they are in the repository.
std::string messages(const std::string &name, const std::string &text, std::optional<RuleSet> *result = nullptr) {
  SourceMap sources;
  Diagnostics diagnostics;
  std::optional<RuleSet> set = loadText(sources, diagnostics, name, text, folders());
  if (set) check(*set, diagnostics);
  std::ostringstream out;
  diagnostics.print(out, sources);
  std::string said = out.str();
  const std::string prefix = cases.string() + "/";
  for (std::size_t at; (at = said.find(prefix)) != said.npos;) said.erase(at, prefix.size());
  if (result) *result = std::move(set);
  return said;
}

TEST(RulesFiles, PassSilently) {
  for (const fs::path &p : files("pass")) EXPECT_EQ(messages(p.filename().string(), contents(p)), "") << p;
}

TEST(RulesFiles, FailWithTheseMessages) {
  for (const fs::path &p : files("fail")) {
    const std::string said = messages("fail/" + p.filename().string(), contents(p));
    fs::path expected = p;
    expected.replace_extension(".expected");
    EXPECT_NE(said, "") << p << " is accepted";
    if (std::getenv("DOTBAR_RENEW"))
      std::ofstream(expected) << said;
    else
      EXPECT_EQ(said, contents(expected)) << p;
  }
}

// All rules of a text written out by `show` in place of the originals.
std::string rewritten(const std::string &text, const RuleSet &set) {
  Diagnostics none;
  const Syntax syntax = parse(text, 1, none);
  std::string out = text;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> cut;
  for (NodeId item : syntax.items) {
    const Part part = syntax.part(syntax.of(item).back());
    if (part == Part::Rule || part == Part::Scheme) cut.emplace_back(syntax.nodes[item].begin, syntax.nodes[item].end);
  }
  for (auto at = cut.rbegin(); at != cut.rend(); ++at) out.erase(at->first, at->second - at->first);
  for (RuleId r = 1; r < set.rules.size(); ++r) out += "\n" + show(set, r);
  return out;
}

TEST(RulesFiles, ShownRulesReadBackTheSame) {
  for (const fs::path &p : files("pass")) {
    const std::string text = contents(p);
    if (text.find("extends") != text.npos) continue;  // its rules are in other files too
    std::optional<RuleSet> first, second;
    messages("first", text, &first);
    ASSERT_TRUE(first) << p;
    const std::string again = rewritten(text, *first);
    ASSERT_EQ(messages("again", again, &second), "") << p << "\n" << again;
    ASSERT_EQ(first->rules.size(), second->rules.size());
    for (RuleId r = 1; r < first->rules.size(); ++r) EXPECT_EQ(show(*first, r), show(*second, r)) << p;
  }
}

TEST(RulesFiles, TestsAreKeptRaw) {
  std::optional<RuleSet> set;
  const std::string said = messages("t", contents(cases / "pass/tests.rules"), &set);
  ASSERT_TRUE(set) << said;
  ASSERT_EQ(set->tests.size(), 2u);
  const RuleTest &t = set->tests[0];
  EXPECT_EQ(text(t.name), "product_rule");
  EXPECT_EQ(t.judgement, "-expr->");
  EXPECT_EQ(t.input, "x * y");
  EXPECT_EQ(t.guards, (std::vector<std::pair<std::string, bool>>{{"isActiveExpr(x)", true}, {"isDiff(f(a, b))", false}}));
  EXPECT_EQ(t.sets.at("restore(x = y)"), "[x]");
  EXPECT_EQ(t.expected, std::vector<std::string>{"x * yd + xd * y"});
  EXPECT_EQ(set->tests[1].input, "y = x*y\nz = y\n");
}

TEST(RulesFiles, DerivativeLinesOfOperators) {
  std::optional<RuleSet> set;
  messages("s", contents(cases / "pass/schemes.rules"), &set);
  ASSERT_TRUE(set);
  std::map<std::string, bool> isOperator;
  for (const Partial &p : set->partials) isOperator[std::string(text(p.function))] = p.isOperator;
  EXPECT_EQ(isOperator, (std::map<std::string, bool>{
                            {"sin", false}, {"mul", true}, {"neg", true}, {"plus", true}, {"max", false}, {"abs", false}}));
}

// The bundled sets: no word from the checker, and every rule reads back as it is shown.
class Bundled : public testing::TestWithParam<const char *> {};

TEST_P(Bundled, PassesTheCheckerAndReadsBack) {
  SourceMap sources;
  Diagnostics diagnostics;
  const LoadOptions options{{BUNDLED_RULES}};
  const std::optional<RuleSet> set = load(sources, diagnostics, {GetParam()}, options);
  if (set) check(*set, diagnostics);
  std::ostringstream said;
  diagnostics.print(said, sources);
  ASSERT_EQ(said.str(), "");
  std::string text = "ruleset again extends " + std::string(GetParam()) + "\n";
  for (RuleId r = 1; r < set->rules.size(); ++r) text += "override " + show(*set, r) + "\n";
  const std::optional<RuleSet> again = loadText(sources, diagnostics, "again", text, options);
  diagnostics.print(said, sources);
  ASSERT_TRUE(again) << said.str();
  ASSERT_EQ(again->rules.size(), set->rules.size());
  for (RuleId r = 1; r < set->rules.size(); ++r) EXPECT_EQ(show(*again, r), show(*set, r));
}

INSTANTIATE_TEST_SUITE_P(Sets, Bundled,
                         testing::Values("dotbar/tangent", "dotbar/adjoint", "tapenade-2012/tangent", "tapenade-2012/adjoint",
                                         "common/normalise"));

// The layer sets/changed.rules over sets/base.rules: what is overridden, removed and added.
TEST(RulesFiles, LayersMerge) {
  SourceMap sources;
  Diagnostics diagnostics;
  const std::optional<RuleSet> set = load(sources, diagnostics, {"base", "changed"}, folders());
  std::ostringstream said;
  diagnostics.print(said, sources);
  ASSERT_TRUE(set) << said.str();
  EXPECT_TRUE(check(*set, diagnostics));
  std::map<std::string, std::string> from;
  for (RuleId r = 1; r < set->rules.size(); ++r) from[std::string(text(set->rules[r].name))] = text(set->rules[r].ruleset);
  EXPECT_EQ(from, (std::map<std::string, std::string>{{"plus", "changed"}, {"other", "base"}, {"minus", "changed"}}));
  EXPECT_EQ(text(set->options.at(intern("depth"))), "4");
}

// pass/dots.rules: each rest goes on where its list stood.
TEST(RulesFiles, ListsSideBySideGoOnWithBothRests) {
  std::optional<RuleSet> set;
  EXPECT_EQ(messages("d", contents(cases / "pass/dots.rules"), &set), "");
  ASSERT_TRUE(set);
  std::map<std::string, std::string> shown;
  for (RuleId r = 1; r < set->rules.size(); ++r) shown[std::string(text(set->rules[r].name))] = show(*set, r);
  EXPECT_NE(shown.at("paired").find("    EXPRS, V, EXPRS1 -paired-> EXPRS2\n"), std::string::npos) << shown.at("paired");
  EXPECT_NE(shown.at("paired").find("    [E . EXPRS], V, [A . EXPRS1] -paired-> [E, A . EXPRS2]\n"), std::string::npos);
  EXPECT_NE(shown.at("paired_other").find("    EXPRS1, V, EXPRS2 -paired-> EXPRS\n"), std::string::npos)
      << shown.at("paired_other");
}

// pass/splitting.rules: a branch has the guards of the whole, then the guard or its negation, then what it says itself.
TEST(RulesFiles, SplitsKeepTheGuardsOfTheWhole) {
  std::optional<RuleSet> set;
  EXPECT_EQ(messages("s", contents(cases / "pass/splitting.rules"), &set), "");
  ASSERT_TRUE(set);
  std::map<std::string, std::vector<std::string>> guards;
  for (RuleId r = 1; r < set->rules.size(); ++r) {
    std::istringstream shown(show(*set, r));
    std::string line;
    std::getline(shown, line);
    std::vector<std::string> &of = guards[std::string(text(set->rules[r].name))];
    while (std::getline(shown, line) && line.find("---") == line.npos) of.push_back(line.substr(4));
  }
  using Lines = std::vector<std::string>;
  EXPECT_EQ(guards.at("plus"), (Lines{"!g(A)"}));
  EXPECT_EQ(guards.at("plus_yes"), (Lines{"g(A)", "h(B)", "!!h(B)"}));
  EXPECT_EQ(guards.at("unknown_ref"), (Lines{"!which(E)", "isRef(E)"}));
  EXPECT_EQ(guards.at("unknown_other"), (Lines{"!which(E)", "!isRef(E)"}));
  EXPECT_EQ(guards.at("known_h"), (Lines{"which(E) => B", "g(B)", "h(B)", "B -j-> C"}));
  EXPECT_EQ(guards.at("known_not_h"), (Lines{"which(E) => _B", "g(_B)", "!h(_B)"}));
  EXPECT_EQ(guards.count("known"), 0u);
  EXPECT_EQ(guards.at("over_ref"), (Lines{"g(A)", "isRef(A)"}));             // overridden in words that do not repeat them
  EXPECT_EQ(guards.at("over_no"), (Lines{"h(B)", "!g(A)", "B -over-> C"}));  // or do, once
  EXPECT_EQ(guards.at("over_other").front().substr(0, 9), "otherwise");
  const auto cites = std::find_if(set->rules.begin(), set->rules.end(), [](const Rule &r) { return text(r.name) == "plus_yes"; });
  EXPECT_EQ(cites->cites, "TAP-A-mul");  // a branch that is the whole as it was has its comment too
}

// Nesting: an answer, or a located error.
TEST(RulesReader, DeepTermsAreRefusedWithAPlace) {
  const auto nested = [](std::size_t depth) {
    return "var E : Expr\njudgement Expr -j-> Expr\nrule r:\n  ---\n  E -j-> " + std::string(depth, '(') + "E" +
           std::string(depth, ')') + "\n";
  };
  EXPECT_EQ(messages("deep", nested(100)), "");
  EXPECT_NE(messages("deep", nested(100000)).find("deep:5:"), std::string::npos);
  EXPECT_NE(messages("deep", nested(100000)).find("error[depth]"), std::string::npos);
}

TEST(RulesReader, LongRowsAreAnsweredOrRefused) {
  const auto row = [](std::size_t length, const std::string &op) {
    std::string text = "var E : Expr\njudgement Expr -j-> Expr\nrule r:\n  ---\n  E -j-> E";
    for (std::size_t i = 0; i < length; ++i) text += op + "E";
    return messages("long", text + "\n");
  };
  for (const char *op : {" + ", " ** ", " + - "}) {
    EXPECT_EQ(row(600, op), "");
    EXPECT_NE(row(200000, op).find("error[depth]"), std::string::npos);
  }
}

TEST(RulesReader, NoTextBreaksIt) {
  std::string all;
  for (const fs::path &p : files("pass")) all += contents(p);
  for (std::size_t cut = 0; cut < all.size(); cut += 61) {  // broken off and spliced texts: messages, no crash
    messages("cut", all.substr(0, cut));
    messages("spliced", all.substr(cut, 300) + all.substr(cut / 2, 400));
  }
}

// 6,400 rules over 400 operators are read and checked in half a second of processor time: they can be edited.
TEST(RulesChecker, ManyRules) {
  const std::string text = manyRules(400);
  double least = 1e9;
  for (int run = 0; run < 3; ++run) {
    const std::clock_t begin = std::clock();
    EXPECT_EQ(messages("many", text), "");
    least = std::min(least, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
  }
  RecordProperty("milliseconds", static_cast<int>(least * 1000));
#ifndef __SANITIZE_ADDRESS__
  EXPECT_LT(least, 0.5);
#endif
}

// What is wrong among many is found: each rule stated twice is named, with its other.
TEST(RulesChecker, ManyRulesWithFaults) {
  const std::string said = messages("many", manyRules(400, true));
  std::size_t overlaps = 0;
  for (std::size_t at = said.find("error[overlap]"); at != said.npos; at = said.find("error[overlap]", at + 1)) ++overlaps;
  EXPECT_EQ(overlaps, 32u);
  EXPECT_NE(said.find("r150_again and r150 both apply"), said.npos);
  EXPECT_EQ(said.find("error[gap]"), said.npos);  // what is left out is for the `otherwise` rule
}

}  // namespace
}  // namespace dotbar::rules
