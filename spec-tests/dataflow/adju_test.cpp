// TBR-F-adju: what the adjoint of one assignment uses, for every form of expression; and TBR-F-topdown through a call: what is
// required before it is required where the callee begins, and the structured equation takes it on from there.
#include <gtest/gtest.h>

#include "engine/rewrite/rewriter.h"
#include "spec-tests/dataflow/fixture.h"

namespace dotbar::dataflow::test {
namespace {

struct Line {
  const char *assignment;
  Names used;  // by its adjoint
};

const char *declarations = R"(
  type part
    real x
  end type
  real a, b, c, d, v(9)
  integer i, j
  type(part) p, q(9)
)";

Names usedBy(const std::string &assignment) {
  World w({"subroutine s(a, b, c, d, v, i, j, p, q)\n" + std::string(declarations) + assignment + "\nend subroutine\n"});
  w.ruleSet("common/structured", {{"s", {"a"}, {"d"}}});
  return w.facts->set("ownAdjU", 0, w.instruction("s", 0));
}

TEST(Papers, TBR_F_adju) {
  const std::vector<Line> lines = {
      {"d = a", {}},
      {"d = 1.0", {}},
      {"d = i", {}},
      {"d = i * j", {}},
      {"d = v(i)", {"i"}},  // a reference: what its subscripts read
      {"d = v(i + j)", {"i", "j"}},
      {"v(i) = a", {"i"}},
      {"v(i) = v(j)", {"i", "j"}},
      {"v(i) = 1.0", {}},  // no active value: no adjoint (TAP reads i: the inventory)
      {"d = q(i)%x", {"i"}},
      {"d = p%x", {}},
      {"d = a + b", {}},  // sums: what their operands use
      {"d = a * b + c", {"a", "b"}},
      {"d = c + a * b", {"a", "b"}},
      {"d = a * b - c", {"a", "b"}},
      {"d = c - a * b", {"a", "b"}},
      {"d = a - b", {}},
      {"d = -(a * b)", {"a", "b"}},
      {"d = -a", {}},
      {"d = (a + b)", {}},
      {"d = (a)", {}},
      {"d = a * b", {"a", "b"}},  // products: an active operand uses the other one
      {"d = a * i", {"i"}},
      {"d = i * a", {"i"}},
      {"d = 2.0 * a", {}},
      {"d = a * 2.0", {}},
      {"d = v(i) * 2.0", {"i"}},
      {"d = (a * b) * c", {"a", "b", "c"}},
      {"d = 2.0 * (a * b)", {"a", "b"}},
      {"d = (a * b) * i", {"a", "b", "i"}},
      {"d = i * (j * a)", {"i", "j"}},
      {"d = a / 2.0", {}},  // quotients: c / x needs x, also where c is a constant
      {"d = a / i", {"i"}},
      {"d = i / a", {"a", "i"}},
      {"d = 2.0 / a", {"a"}},
      {"d = a / b", {"a", "b"}},
      {"d = (a * b) / i", {"a", "b", "i"}},
      {"d = (a * b) / 2.0", {"a", "b"}},
      {"d = sin(a)", {"a"}},  // functions: all that they read, if anything is active there
      {"d = sin(v(i))", {"i", "v"}},
      {"d = real(i)", {}},
      {"d = real(i) * a", {"i"}},
      {"d = real(i) + a", {}},
      {"d = sqrt(2.0) * a", {}},
      {"d = a ** 2", {"a"}},  // any other operator: all that it reads
      {"a = sin(a)", {}},     // what the assignment kills is not there behind it
      {"a = a * b", {"b"}},
      {"v(i) = v(i) * a", {"a", "i", "v"}},  // an array element kills nothing
      {"i = j + 1", {}},
  };
  for (const Line &l : lines) EXPECT_EQ(usedBy(l.assignment), l.used) << l.assignment;
}

TEST(Papers, TBR_F_topdown_throughACall) {
  World w({R"(
subroutine outer(a, b, c, d)
  real a, b, c, d
  c = a * b
  call inner(a, b, c, d)
end subroutine
subroutine inner(a, b, c, d)
  real a, b, c, d
  a = 1.0
  d = c * d
end subroutine
)"});
  w.ruleSet("common/structured", {{"outer", {"a"}, {"d"}}});
  const Unit &inner = w.unit("inner");
  EXPECT_EQ(w.facts->set("Required", '-', w.instruction("inner", 0)), (Names{"a", "b"}));
  EXPECT_EQ(w.facts->set("Required", '+', inner.tree), (Names{"b", "c"}));
  const auto engine = rewrite::interpreter(*w.set, w.forest, *w.facts, w.diagnostics);
  const auto judgement = w.set->findJudgement(intern("requiredAfter"), il::Sort::Instrs);
  ASSERT_TRUE(judgement);
  std::vector<il::Tree> after;
  ASSERT_TRUE(engine->run(*judgement, std::vector<il::Tree>{inner.body, w.facts->zonesTree(inner.tree, {"a", "b"})}, after))
      << w.messages();
  EXPECT_EQ(w.facts->setOf(inner.tree, after[0]), (Names{"b", "c"}));
}

}  // namespace
}  // namespace dotbar::dataflow::test
