// The papers' rules beside ours: rules/TAP.md is what is made of the files as they are, and says of every difference why it is
// there; and how alike two rules are, whatever their variables are called.
#include "tools/workbench/book/beside.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

namespace dotbar::tools {
namespace {

const std::vector<std::string> papers{"papers/tap-equations", "papers/tap-tangent", "papers/tap-adjoint"};

std::string contents(const std::string &path) {
  std::ifstream in(path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

TEST(Beside, ThePageIsWhatTheFilesSay) {
  Session s;
  const std::string page = besidePage(s, papers), path = rulesFolder() + "/TAP.md";
  EXPECT_FALSE(s.diagnostics.hasErrors());
  if (std::getenv("DOTBAR_RENEW")) std::ofstream(path) << page;
  EXPECT_TRUE(contents(path) == page) << "DOTBAR_RENEW=1 writes " << path;
}

TEST(Beside, EveryDifferenceHasItsReason) {
  for (const std::string &name : papers) {
    Session s;
    const auto beside = besideOurs(s, name);
    ASSERT_TRUE(beside) << name;
    EXPECT_EQ(beside->outOfOrder(), std::vector<std::string>{});
    std::vector<Reason> all = beside->split();
    for (const Reason &r : beside->beyond()) all.push_back(r);
    for (const PaperRow &row : beside->rows()) {
      EXPECT_TRUE(!row.rule || !row.ours.empty()) << row.identifier << ": no rule of ours";
      for (const Reason &r : beside->remarks(row)) all.push_back({row.identifier + ": " + r.about, r.why});
    }
    for (const Reason &r : all) EXPECT_FALSE(r.why.empty()) << name << ": " << r.about;
  }
}

TEST(Beside, ThePaperIsThereAndNotesAreUsed) {
  Session s;
  const std::string page = besidePage(s, papers);
  const std::regex identifier("\\| (TAP-[TA]-[^|]*) \\|");
  const std::string papersPage = contents(rulesFolder() + "/PAPERS.md"), notes = contents(rulesFolder() + "/papers/notes.rules");
  std::size_t n = 0;
  for (std::sregex_iterator i(papersPage.begin(), papersPage.end(), identifier), end; i != end; ++i) {
    std::istringstream words((*i)[1]);
    for (std::string w; words >> w; ++n) {
      if (w.ends_with(",")) w.pop_back();
      EXPECT_NE(page.find("### " + w + "\n"), page.npos) << w;
    }
  }
  EXPECT_EQ(n, 28u + 34u);
  std::istringstream lines(notes);
  const std::regex note("# (with|without|differs|split|rule) [^:]*: (.*)");
  std::smatch parts;
  for (std::string line; std::getline(lines, line);)
    if (std::regex_match(line, parts, note)) {
      EXPECT_NE(page.find(rules::escaped(parts[2].str(), rules::Typesetting::Html)), page.npos) << "no use of: " << line;
    }
}

// --- likeness ---
rules::RuleSet loaded(SourceMap &sources, const std::string &rule) {
  Diagnostics diagnostics;
  auto set = rules::loadText(
      sources, diagnostics, "t.rules",
      "ruleset t\nvar A, B, C, D, E, F, R : Expr  var L, M, X : Instrs  var P : Name\nguard g(Expr)  guard h(Expr)\n"
      "judgement Expr -a-> e: Expr\njudgement Expr -b-> e: Expr\njudgement Expr -l-> l: Instrs\n"
      "judgement Expr -j-> o: Expr\njudgement Expr -k-> o: Instrs\n" +
          rule + "\n");
  for (const Diagnostic &d : diagnostics.all()) ADD_FAILURE() << d.message << "\n" << rule;
  return set ? *set : rules::RuleSet{};
}

// added | omitted | conclusion
std::string compared(const std::string &first, const std::string &second) {
  SourceMap sources;
  const rules::RuleSet a = loaded(sources, first), b = loaded(sources, second);
  if (a.rules.size() < 2 || b.rules.size() < 2) return "not read";
  const rules::Likeness l = rules::likeness(a, a.rules[1], b, b.rules[1]);
  std::string r;
  for (const rules::Said &p : l.added) r += "+" + p.word + " ";
  for (const rules::Said &p : l.omitted) r += "-" + p.word + " ";
  return r + (l.concludesSame ? "same" : "other");
}

TEST(Likeness, NamesAndOrderOfPremisesDoNotCount) {
  EXPECT_EQ(
      compared("rule r:\n A -a-> C\n B -b-> D\n---\n A + B -j-> C * D", "rule s:\n E -b-> F\n D -a-> B\n---\n D + E -j-> B * F"),
      "same");
  EXPECT_EQ(
      compared("rule r:\n A -a-> C\n B -b-> D\n---\n A + B -j-> C * D", "rule s:\n A -a-> C\n B -b-> D\n---\n A + B -j-> D * C"),
      "other");
  EXPECT_EQ(compared("rule r: A + B -j-> A", "rule s: A + B -j-> B"), "other");
  EXPECT_EQ(compared("rule r: A + A -j-> A", "rule s: A + B -j-> A"), "other");
  EXPECT_EQ(compared("rule r: E@(A + B) -j-> E", "rule s: A + B -j-> A + B"), "same");
}

TEST(Likeness, SaysWhatIsMoreAndLess) {
  EXPECT_EQ(compared("rule r: A -j-> A    if g(A)", "rule s: B -j-> B    if h(B) /\\ g(B)"), "+h same");
  EXPECT_EQ(compared("rule r: A -j-> A    if g(A)", "rule s: B -j-> B    if !g(B)"), "+g -g same");
  EXPECT_EQ(compared("rule r:\n A -a-> B\n---\n A -j-> B", "rule s:\n A -b-> B\n---\n A -j-> B"),
            "+b -a same");  // B stands for what -b-> makes
  EXPECT_EQ(compared("rule r: A -j-> 1.0", "rule s:\n A -b-> B\n---\n A -j-> B"), "+b same");
  EXPECT_EQ(compared("rule r: A -j-> 1.0", "rule s:\n A -b-> B\n---\n A -j-> 2.0"), "+b other");
  EXPECT_EQ(compared("rule r: A -j-> 1.0", "rule s: A -j-> 1.0\n"), "same");
  EXPECT_EQ(compared("rule r: A -j-> A", "rule s: B + C -j-> B + C"), "+pattern same");
}

TEST(Likeness, ListsMayHaveMoreThatAPremiseMakes) {
  const std::string paper = "rule r:\n A -l-> L\n---\n A -k-> {L}";
  EXPECT_EQ(compared(paper, "rule s:\n A -l-> M\n A -l-> X\n---\n A -k-> {M ; X}"), "+l same");
  EXPECT_EQ(compared(paper, "rule s:\n A -l-> M\n---\n A -k-> {M ; push(A)}"), "other");
}

}  // namespace
}  // namespace dotbar::tools
