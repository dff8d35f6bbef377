// Comparing rule sets: nothing changed against itself; the other way round the same changes; what the bundled adjoints differ in.
#include "engine/rules/check/compare.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/rules/read/load.h"

namespace dotbar::rules {
namespace {

const LoadOptions options{{BUNDLED_RULES}};

std::optional<RuleSet> loaded(SourceMap &sources, const std::vector<std::string> &names) {
  Diagnostics diagnostics;
  return load(sources, diagnostics, names, options);
}

using Pairs = std::set<std::pair<std::string, std::string>>;

Pairs pairs(const Comparison &c, bool turned) {
  Pairs r;
  for (const JudgementChanges &j : c.judgements)
    for (const Change &x : j.changes) {
      const std::string was = j.judgement + " " + x.was.name, now = j.judgement + " " + x.now.name;
      r.insert(turned ? std::pair{now, was} : std::pair{was, now});
    }
  return r;
}

TEST(Compare, NothingChangedAgainstItself) {
  for (const char *name : {"dotbar/tangent", "dotbar/adjoint", "tapenade-2012/adjoint", "common/normalise"}) {
    SourceMap sources;
    const auto a = loaded(sources, {name}), b = loaded(sources, {name});
    ASSERT_TRUE(a && b);
    const Comparison c = compare(*a, *b, sources);
    EXPECT_TRUE(c.judgements.empty() && c.definitions.empty()) << name;
  }
}

TEST(Compare, TheOtherWayRoundTheSame) {
  SourceMap sources;
  const auto literal = loaded(sources, {"tapenade-2012/adjoint"}), own = loaded(sources, {"dotbar/adjoint"});
  ASSERT_TRUE(literal && own);
  const Comparison forth = compare(*literal, *own, sources), back = compare(*own, *literal, sources);
  EXPECT_EQ(pairs(forth, false), pairs(back, true));
  EXPECT_GT(pairs(forth, false).size(), 50u);
  for (const JudgementChanges &j : forth.judgements) {
    EXPECT_FALSE(j.exhausted);
    for (const Change &x : j.changes) EXPECT_FALSE(x.was.name.empty() || x.now.name.empty()) << x.tree;  // both are complete
  }
}

// A layer that changes equations only changes no rule.
TEST(Compare, EquationsAreDefinitions) {
  SourceMap sources;
  const auto with = loaded(sources, {"dotbar/adjoint"}), without = loaded(sources, {"dotbar/adjoint", "options/no-tbr"});
  ASSERT_TRUE(with && without);
  const Comparison c = compare(*with, *without, sources);
  EXPECT_TRUE(c.judgements.empty());
  ASSERT_EQ(c.definitions.size(), 1u);
  EXPECT_EQ(c.definitions[0].name, "analysis TBR");
}

// A rule taken away: its trees have no rule.
TEST(Compare, ARuleThatIsGone) {
  SourceMap sources;
  Diagnostics diagnostics;
  const std::string head = "var A, B : Expr\nguard g(Expr)\njudgement Expr -j-> Expr\n";
  const std::string yes = "rule yes:\n    g\n  ---\n    A -j-> A\n", no = "rule no:\n    !g\n  ---\n    A -j-> A\n";
  const auto both = loadText(sources, diagnostics, "both", head + yes + no),
             one = loadText(sources, diagnostics, "one", head + no);
  ASSERT_TRUE(both && one);
  const Comparison c = compare(*both, *one, sources);
  ASSERT_EQ(c.judgements.size(), 1u);
  ASSERT_EQ(c.judgements[0].changes.size(), 1u);
  const Change &x = c.judgements[0].changes[0];
  EXPECT_EQ(x.was.name, "yes");
  EXPECT_EQ(x.now.name, "");
  EXPECT_EQ(x.guards, std::vector<std::string>{"g"});
}

}  // namespace
}  // namespace dotbar::rules
