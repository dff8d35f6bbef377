// TBR-L-4, TBR-L-5 (and the same for figures 3 and 5, against TBR-F-dep and TBR-F-activity): on structured programs the
// structured equations, which are recursions over the tree and need no iteration, equal the general fixed point. A loop may run
// zero times: branch(loop, empty). Also the laws of every equation of the bundled set: monotone, and a union of boundaries gives
// the union of facts where values are united.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <random>

#include "engine/rewrite/rewriter.h"
#include "spec-tests/dataflow/fixture.h"

namespace dotbar::dataflow::test {
namespace {

struct Text {
  std::mt19937 random;
  std::string out;
  int depth = 0;
  std::string variable() { return std::string(1, "abcd"[random() % 4]); }
  std::string reference() { return random() % 4 == 0 ? "v(i)" : variable(); }
  void statements(int n) {
    for (int k = 0; k < n; ++k) statement();
  }
  void statement() {
    const unsigned kind = depth < 3 ? random() % 6 : 5;
    ++depth;
    if (kind == 0) {
      out += "if (" + variable() + " > 0.0) then\n";
      statements(static_cast<int>(random() % 3));
      out += "else\n";
      statements(static_cast<int>(random() % 3));
      out += "end if\n";
    } else if (kind == 1) {
      out += "do while (" + variable() + " > 0.0)\n";
      statements(static_cast<int>(random() % 3));
      out += "end do\n";
    } else if (random() % 5 == 0) {
      out += reference() + " = 1.0\n";
    } else {
      out += reference() + " = " + reference() + " * " + reference() + "\n";
    }
    --depth;
  }
};

std::string program(unsigned seed) {
  Text t{std::mt19937(seed), "", 0};
  t.statements(5);
  return "subroutine s(a, b, c, d, v, i)\nreal a, b, c, d, v(9)\ninteger i\n" + t.out + "end subroutine\n";
}

// Figures 3, 5, 7, 9 (TBR-F-dep-structured, TBR-F-activity-structured, TBR-F-bottomup-structured, TBR-F-topdown-structured) are
// the rules -effect->, -vary->, -useful->, -requiredAfter-> of common/structured.
struct Derived {
  World &w;
  std::unique_ptr<rewrite::Rewriter> engine;
  explicit Derived(World &world) : w(world), engine(rewrite::interpreter(*w.set, w.forest, *w.facts, w.diagnostics)) {}
  std::vector<il::Tree> run(const char *judgement, std::vector<il::Tree> inputs) {
    std::vector<il::Tree> outputs;
    const auto j = w.set->findJudgement(intern(judgement), il::Sort::Instrs);
    RC_ASSERT(j.has_value());
    if (!engine->run(*j, inputs, outputs)) RC_FAIL(w.messages());
    return outputs;
  }
};

RC_GTEST_PROP(Structured, equalsGeneral, (unsigned seed)) {
  World w({program(seed)});
  w.ruleSet("common/structured", {{"s", {"a", "v"}, {"b", "d"}}});
  const Unit &u = w.unit("s");
  Derived d(w);
  const auto effect = d.run("effect", {u.body});
  RC_ASSERT(w.facts->setOf(u.tree, effect[1]) == w.facts->set("AdjU", '+', u.tree));
  RC_ASSERT(w.facts->setOf(u.tree, effect[2]) == w.facts->set("Kill", '+', u.tree));
  RC_ASSERT(w.facts->relationOf(u.tree, effect[0]) == w.facts->relation("Dependence", '+', u.tree));
  auto after = [&](const char *judgement, std::vector<std::string> names) {
    return w.facts->setOf(u.tree, d.run(judgement, {u.body, w.facts->zonesTree(u.tree, names)})[0]);
  };
  RC_ASSERT(after("vary", {"a", "v"}) == w.facts->set("Vary", '+', u.tree));
  RC_ASSERT(after("useful", {"b", "d"}) == w.facts->set("Useful", '-', u.tree));
  RC_ASSERT(after("requiredAfter", {}) == w.facts->set("Required", '+', u.tree));
}

// A larger boundary gives larger facts, and where values are united and no condition chooses, the union of boundaries their
// union.
RC_GTEST_PROP(Laws, monotoneAndJoin, (unsigned seed)) {
  World w({program(seed)});
  w.ruleSet("common/structured", {{"s", {"a"}, {"b"}}});
  World x({program(seed)});
  x.ruleSet("common/structured", {{"s", {"v"}, {"d"}}});
  World both({program(seed)});
  both.ruleSet("common/structured", {{"s", {"a", "v"}, {"b", "d"}}});
  std::vector<il::Tree> one, two, three;
  w.collect(w.unit("s").body, one);
  x.collect(x.unit("s").body, two);
  both.collect(both.unit("s").body, three);
  for (std::size_t k = 0; k < one.size(); ++k)
    for (const char *name : {"Vary", "Useful"})
      for (char side : {'-', '+'}) {
        Names sum = w.facts->set(name, side, one[k]);
        for (const std::string &n : x.facts->set(name, side, two[k]))
          if (std::find(sum.begin(), sum.end(), n) == sum.end()) sum.push_back(n);
        std::sort(sum.begin(), sum.end());
        RC_ASSERT(both.facts->set(name, side, three[k]) == sum);
      }
}

// The bundled equations: more independents and dependents never make a fact smaller, except where a condition says so (TBR and
// what follows it kill more when more is live).
RC_GTEST_PROP(Laws, bundledEquationsAreMonotone, (unsigned seed)) {
  World w({program(seed)}), more({program(seed)});
  w.ruleSet("dotbar/adjoint", {{"s", {"a"}, {"b"}}});
  more.ruleSet("dotbar/adjoint", {{"s", {"a", "v"}, {"b", "d"}}});
  std::vector<il::Tree> one, two;
  w.collect(w.unit("s").body, one);
  more.collect(more.unit("s").body, two);
  for (std::size_t k = 0; k < one.size(); ++k)
    for (const char *name : {"Varied", "Useful", "DiffLive", "MayOut", "MustOut", "Read"})
      for (char side : {'-', '+'}) {
        const Names small = w.facts->set(name, side, one[k]), large = more.facts->set(name, side, two[k]);
        RC_ASSERT(std::includes(large.begin(), large.end(), small.begin(), small.end()));
      }
}

}  // namespace
}  // namespace dotbar::dataflow::test
