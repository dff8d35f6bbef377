// Rules set as in the papers: one rule in full; every bundled rule is well formed in LaTeX and in HTML (no TeX is run).
#include "engine/rules/show/typeset.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "engine/rules/read/load.h"

namespace dotbar::rules {
namespace {

std::optional<RuleSet> bundled(const char *name) {
  SourceMap sources;
  Diagnostics diagnostics;
  return load(sources, diagnostics, {name}, {{BUNDLED_RULES}});
}

RuleId ruleNamed(const RuleSet &set, const char *name) {
  for (RuleId r = 1; r < set.rules.size(); ++r)
    if (text(set.rules[r].name) == name) return r;
  return 0;
}

TEST(Typeset, PremisesAboveTheConclusion) {
  const auto set = bundled("tapenade-2012/adjoint");
  ASSERT_TRUE(set);
  const RuleId seq = ruleNamed(*set, "seq");
  const std::string latex = typeset(*set, seq, Typesetting::Latex), html = typeset(*set, seq, Typesetting::Html);
  EXPECT_NE(
      latex.find(
          "\\mathit{X}\\ \\rightarrow \\ \\overrightarrow{\\mathit{INSTRS}_{1}},\\,\\ \\overleftarrow{\\mathit{INSTRS}_{1}}"),
      latex.npos);
  EXPECT_LT(latex.find("\\mathit{X}"), latex.find("}}\n  {\\begin{array}{c}\\{"));  // the conclusion comes second
  EXPECT_NE(latex.find("\\textsf{\\small seq}"), latex.npos);
  EXPECT_NE(html.find("<span class=\"backward\"><i>INSTRS</i></span>"), html.npos);
}

// The derivative of a name is barred in the adjoint and dotted in the tangent.
TEST(Typeset, DerivativesOfNames) {
  const auto adjoint = bundled("tapenade-2012/adjoint"), tangent = bundled("tapenade-2012/tangent");
  ASSERT_TRUE(adjoint && tangent);
  const auto some = [](const RuleSet &set, const char *what) {
    for (RuleId r = 1; r < set.rules.size(); ++r)
      if (typeset(set, r, Typesetting::Latex).find(what) != std::string::npos) return true;
    return false;
  };
  EXPECT_TRUE(some(*adjoint, "\\overline{\\mathit{V}}") && !some(*adjoint, "\\dot{"));
  EXPECT_TRUE(some(*tangent, "\\dot{\\mathit{V}}") && !some(*tangent, "\\overline{"));
}

// A definition as an item of the rules language, under a name of its own: what a classification makes cannot be overridden.
std::string item(const RuleSet &set, const Definition &d, const std::string &name) {
  std::string r = d.kind == Definition::Kind::Set ? "set " : d.kind == Definition::Kind::Guard ? "guard " : "relation ", params;
  for (const Parameter &p : d.params)
    params += (params.empty() ? "(" : ", ") + std::string(text(p.name)) + " : " + std::string(il::name(p.sort));
  r += name + (d.side ? std::string(1, d.side) : "") + params + (params.empty() ? "" : ")");
  for (const auto &[value, condition] : equation(set, d).cases) r += " := " + value + " " + condition + "\n   ";
  return r + "\n";
}

// What is shown of equations is read as the same equations again.
TEST(Equations, ShownAreReadAgain) {
  const auto set = bundled("dotbar/adjoint");
  ASSERT_TRUE(set);
  std::string again_ = "ruleset again extends dotbar/adjoint\n";
  for (const Definition &d : set->definitions) again_ += item(*set, d, std::string(text(d.name)) + "Again");
  for (const Analysis &a : set->analyses)
    again_ += "override analysis " + std::string(text(a.name)) + " : " + attributes(a) + "\n" + content(equations(*set, a));
  SourceMap sources;
  Diagnostics diagnostics;
  const auto again = loadText(sources, diagnostics, "again.rules", again_, {{BUNDLED_RULES}});
  for (const Diagnostic &d : diagnostics.all()) ADD_FAILURE() << d.message << "\n" << sources.line(d.where.begin);
  ASSERT_TRUE(again);
  for (const Definition &d : set->definitions) {
    const std::string name = std::string(text(d.name)) + "Again";
    EXPECT_EQ(item(*set, d, name), item(*again, *again->findDefinition(intern(name), d.side), name));
  }
  for (const Analysis &a : set->analyses)
    EXPECT_EQ(content(equations(*set, a)), content(equations(*again, *again->findAnalysis(a.name))));
}

TEST(Equations, AreSetWithTheirSignsAndSides) {
  const auto set = bundled("tapenade-2012/adjoint");
  ASSERT_TRUE(set);
  const auto set_ = [&](const char *name, Typesetting how) {
    const Analysis &a = *set->findAnalysis(intern(name));
    return typeset(*set, equations(*set, a, Connectives::Apart), how, {{"TBR", "here"}});
  };
  EXPECT_NE(set_("TBR", Typesetting::Latex).find("\\mathbf{TBR}^{+}(\\mathit{I}) & = & "), std::string::npos);
  EXPECT_NE(set_("TBR", Typesetting::Html).find("<b><a href=\"#here\">TBR</a></b><sup>+</sup>(<i>I</i>)"), std::string::npos);
  EXPECT_NE(set_("Varied", Typesetting::Html).find("⊗"), std::string::npos);
}

TEST(Typeset, EveryRuleIsWellFormed) {
  for (const char *name : {"dotbar/adjoint", "dotbar/tangent", "tapenade-2012/adjoint", "common/normalise"}) {
    const auto set = bundled(name);
    ASSERT_TRUE(set);
    for (RuleId r = 1; r < set->rules.size(); ++r) {
      const std::string latex = typeset(*set, r, Typesetting::Latex), html = typeset(*set, r, Typesetting::Html);
      int depth = 0, least = 0;
      for (std::size_t i = 0; i < latex.size(); ++i) {
        if (latex[i] == '\\') {
          ++i;
          continue;
        }
        depth += (latex[i] == '{') - (latex[i] == '}');
        least = std::min(least, depth);
        EXPECT_EQ(std::string("#$&").find(latex[i]), std::string::npos) << latex;
      }
      EXPECT_FALSE(std::regex_search(latex, std::regex(R"(\\\\\s*\[)"))) << latex;  // would be a line's distance
      EXPECT_TRUE(depth == 0 && least == 0) << latex;
      std::vector<std::string> open;
      static const std::regex tag("<(/?)([a-z]+)[^>]*>");
      for (auto at = std::sregex_iterator(html.begin(), html.end(), tag); at != std::sregex_iterator(); ++at) {
        if ((*at)[2] == "br") continue;
        if ((*at)[1].length() == 0) {
          open.push_back((*at)[2]);
          continue;
        }
        ASSERT_TRUE(!open.empty() && open.back() == (*at)[2]) << html;
        open.pop_back();
      }
      EXPECT_TRUE(open.empty()) << html;
    }
  }
}

}  // namespace
}  // namespace dotbar::rules
