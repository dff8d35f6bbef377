// The page of all bundled rules: whatever is referred to is there, once; every judgement, rule and equation that stands in a set
// is stated, and what overrides shows what it replaces.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "tools/workbench/rule_sets.h"

namespace dotbar::tools {
namespace {

std::string book(const std::vector<std::string> &sets, bool latex) {
  Session s;
  const std::string page = ruleBook(s, sets, latex);
  EXPECT_FALSE(s.diagnostics.hasErrors());
  return page;
}

const std::vector<std::string> all{"papers/tap-equations",  "papers/tap-tangent", "papers/tap-adjoint", "tapenade-2012/tangent",
                                   "tapenade-2012/adjoint", "dotbar/tangent",     "dotbar/adjoint",     "common/normalise"};

std::vector<std::string> matches(const std::string &page, const char *pattern) {
  const std::regex r(pattern);
  std::vector<std::string> found;
  for (std::sregex_iterator i(page.begin(), page.end(), r), end; i != end; ++i) found.push_back((*i)[1]);
  return found;
}

TEST(RuleBook, LinksLeadToPlacesInIt) {
  const std::string page = book(all, false);
  const std::vector<std::string> ids = matches(page, " id=\"([^\"]*)\""), links = matches(page, "href=\"#([^\"]*)\"");
  const std::set<std::string> places(ids.begin(), ids.end());
  EXPECT_EQ(places.size(), ids.size());
  EXPECT_GT(links.size(), 1000u);
  for (const std::string &link : links) EXPECT_TRUE(places.count(link)) << link;
  const std::string contents = page.substr(page.find("<nav>"), page.find("</nav>") - page.find("<nav>"));
  for (const std::string &heading : matches(page, "<h2 id=\"([^\"]*)\"")) EXPECT_NE(contents.find("#" + heading), contents.npos);
}

TEST(RuleBook, HasWhatTheSetsHave) {
  const std::string page = book(all, false);
  Session s;
  const auto set = rules::load(s.sources, s.diagnostics, {"dotbar/adjoint"}, {{rulesFolder()}});
  ASSERT_TRUE(set);
  for (const rules::Analysis &a : set->analyses)
    EXPECT_NE(page.find(">analysis " + std::string(text(a.name)) + " : "), page.npos);
  const std::vector<std::string> ids = matches(page, " id=\"([^\"]*)\"");
  const auto stated = [&](const std::string &what) {
    return std::ranges::any_of(ids, [&](const std::string &id) { return id.find(what) != id.npos; });
  };
  for (const rules::Definition &d : set->definitions)
    EXPECT_TRUE(stated("-equation-" + std::string(text(d.name)))) << text(d.name);
  EXPECT_NE(page.find("<b><a href=\"#common-analyses-analysis-TBR\">TBR</a></b><sup>−</sup>(<i>I</i>)"), page.npos);
  EXPECT_TRUE(stated("dotbar-choices-rule-Instr-Instrs-Instrs-if-live") &&
              stated("tapenade-2012-adjoint-rule-Instr-Instrs-Instrs-if-live"));
}

TEST(RuleBook, OverridingShowsWhatItReplaces) {
  const std::string page = book(all, false), latex = book(all, true);
  EXPECT_NE(page.find("<summary>stands for <a href=\"#tapenade-2012-adjoint-rule-Instr-Instrs-Instrs-if-live\">if_live</a> of "
                      "tapenade-2012/adjoint</summary>\n<div class=\"rule\">"),
            page.npos);
  EXPECT_NE(latex.find("stands for \\hyperlink{tapenade-2012-adjoint-rule-Instr-Instrs-Instrs-if-live}{if\\_live} of"),
            latex.npos);
  // Of the rules that one scheme made, the one for the same operator; it may be in no set any more.
  EXPECT_NE(page.find(">chain_mul</a> of tapenade-2012/tangent</summary>"), page.npos);
  EXPECT_NE(
      page.find("stands for one of <a href=\"#tapenade-2012-adjoint-rule-Expr-Expr-activeExpr-Instrs-chain-add\">chain_F</a> of"),
      page.npos);
  EXPECT_NE(page.find("stands for <a href=\"#common-analyses-equation-sharesStorage\">"), page.npos);  // equations, too
  EXPECT_NE(page.find("stands for <a href=\"#common-analyses-equation-isApart\">"), page.npos);  // a class of a classification
  EXPECT_EQ(page.find("stands for what is in"), page.npos);
}

TEST(RuleBook, IsWellFormed) {
  const std::string page = book(all, false), latex = book(all, true);
  std::vector<std::string> open;
  const std::string body = page.substr(page.find("<body>"));
  static const std::regex tag("<(/?)([a-z0-9]+)[^>]*>");
  for (auto at = std::sregex_iterator(body.begin(), body.end(), tag); at != std::sregex_iterator(); ++at) {
    if ((*at)[2] == "br") continue;
    if ((*at)[1].length() == 0) {
      open.push_back((*at)[2]);
      continue;
    }
    if (open.empty()) break;  // </body></html>: the head was left out
    ASSERT_EQ(open.back(), (*at)[2]);
    open.pop_back();
  }
  int depth = 0;
  for (std::size_t i = latex.find("\\begin{document}"); i < latex.size(); ++i) {
    if (latex[i] == '\\')
      ++i;
    else if (latex[i] == '%')
      i = latex.find('\n', i);
    else
      depth += (latex[i] == '{') - (latex[i] == '}');
    ASSERT_GE(depth, 0) << latex.substr(i - 80, 100);
  }
  EXPECT_EQ(depth, 0);
  EXPECT_EQ(matches(latex, "(\\\\section\\{)").size(), matches(page, "(<h2)").size());
}

}  // namespace
}  // namespace dotbar::tools
