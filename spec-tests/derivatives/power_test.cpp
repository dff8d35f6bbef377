// The partial derivatives of powers: the rules that choose them by the form of the exponent are run on a source expression, and
// what they build is evaluated. Every rule of the two judgements is seen at work.
#include <set>

#include "il_make.h"
#include "spec-tests/dataflow/fixture.h"
#include "spec-tests/derivatives/differences.h"
#include "tools/verify/random/build.h"

namespace dotbar::derivatives {
namespace {

using dataflow::test::World;
using il::Op;
using il::Tree;

// s(a, b, n, r, left, right): r = a ** EXPONENT, and its partial derivatives as the rules make them.
struct Power {
  World w;
  std::unique_ptr<rewrite::Rewriter> engine;
  Tree file;
  std::unique_ptr<interpret::Machine<Quad>> machine;

  explicit Power(const std::string &exponent, const std::string &powered = "a")
      : w({"subroutine s(a, b, n, r, left, right)\nreal(8) :: a, b, r, left, right\ninteger :: n\nr = " + powered + "**" +
           exponent + "\nend subroutine\n"}) {
    w.ruleSet("dotbar/adjoint", {{"s", {"a", "b"}, {"r"}}});
    engine = rewrite::machine(*w.set, w.forest, *w.facts, w.diagnostics, {.traced = true, .depthLimit = 1000});
    const Tree assign = w.instruction("s", 0), power = il::AssignOp::right_(w.forest, assign);
    EXPECT_TRUE(w.forest.is(power, Op::Pow));
    const Tree base = il::PowOp::left_(w.forest, power), e = il::PowOp::right_(w.forest, power);
    body({assign, partial("left", "powerLeft", base, e), partial("right", "powerRight", base, e)});
    machine = std::make_unique<interpret::Machine<Quad>>(w.forest, std::span(&file, 1));
  }

  rules::JudgementId judgement(const char *name) const {
    const auto j = w.set->findJudgement(intern(name), il::Sort::Expr);
    EXPECT_TRUE(j) << name;
    return j.value_or(0);
  }
  Tree partial(const char *to, const char *name, Tree base, Tree exponent) {
    std::vector<Tree> outputs;
    const std::vector<Tree> inputs{base, exponent};
    EXPECT_TRUE(engine->run(judgement(name), inputs, outputs)) << w.messages();
    const random::Build b{w.forest};
    return b.assign(b.name(to), outputs.at(0));
  }
  void body(const std::vector<Tree> &instrs) {
    const Tree unit = w.unit("s").tree;
    const auto span = w.forest.children(unit);
    std::vector<Tree> children(span.begin(), span.end());
    for (Tree &c : children)
      if (w.forest.is(c, Op::Instrs)) c = random::Build{w.forest}.instrs(instrs);
    const random::Build b{w.forest};
    const Tree copy = b.list(Op::Procedure, children);
    file = b.list(Op::File, {w.forest.leaf(Op::Text, "power"), b.list(Op::Units, {copy})});
  }

  Quad at(Quad a, Quad b, int n, const char *result) { return value(*machine, {{"a", a}, {"b", b}, {"n", Quad(n)}}, result); }
  void check(double a, double b, int n, bool right) {
    SCOPED_TRACE("a " + std::to_string(a) + ", b " + std::to_string(b) + ", n " + std::to_string(n));
    EXPECT_TRUE(agree(at(a, b, n, "left"), slope([&](Quad x) { return at(x, b, n, "r"); }, a)));
    if (right) {
      EXPECT_TRUE(agree(at(a, b, n, "right"), slope([&](Quad x) { return at(a, x, n, "r"); }, b)));
    }
  }
  void seen(std::set<rules::RuleId> &rules) const {
    for (const rewrite::Application &a : engine->trace()) rules.insert(a.rule);
  }
};

constexpr double positive[] = {0.02, 0.5, 1.0, 1.7, 12.0};
constexpr double others[] = {-12.0, -1.7, -0.5, 0.0};

TEST(Powers, literalsVariablesAndWhatIsNotDefined) {
  std::set<rules::RuleId> rules;
  for (const char *exponent :
       {"0", "1", "2", "3", "7", "(-2)", "(-1)", "n", "(n - 1)", "2.5d0", "0.5", "2.0", "b", "(b + 1.0)"}) {
    SCOPED_TRACE(std::string("exponent ") + exponent);
    Power p(exponent);
    const std::string text = exponent;
    const bool variable = text.find('n') != text.npos, real = text.find('b') != text.npos,
               integer = !real && text.find('.') == text.npos;
    for (int n = variable ? -3 : 1; n <= (variable ? 4 : 1); ++n)
      for (double b : real ? std::vector<double>{-2.5, -1.0, 0.0, 1.0, 3.25} : std::vector<double>{1.0}) {
        for (double a : positive) p.check(a, b, n, real);
        const bool pole = text.find("-") != text.npos || n < 0 || (variable && n == 0);
        for (double a : others)
          if (integer && (a != 0 || !pole)) p.check(a, b, n, false);
      }
    p.seen(rules);
  }
  // 0 ** 0 with the exponent in a variable: a constant, though b * a ** (b - 1) is not defined; 0 ** b for b > 0 does not change
  // with b
  Power zero("n"), real("b");
  EXPECT_EQ(zero.at(0, 1, 0, "left"), 0);
  EXPECT_EQ(real.at(0, 2.5, 1, "right"), 0);
  EXPECT_EQ(Power("(-0)").at(0, 1, 1, "left"), 0);
  // a root at 0: finite, so that times 0 it is 0, and large
  Power half("0.5"), low("0.25d0");
  for (Quad d : {half.at(0, 1, 1, "left"), low.at(0, 1, 1, "left"), real.at(0, 0.5, 1, "left")})
    EXPECT_TRUE(finiteq(d) && d > 1e100) << digits(d);
  EXPECT_EQ(real.at(0, 0, 1, "left"), 0);
  EXPECT_EQ(real.at(0, 1, 1, "left"), 1);
  EXPECT_EQ(real.at(0, 1.5, 1, "left"), 0);
  // an integer to a power: the logarithm is that of a real, and compilers refuse that of 0
  Power three("b", "3"), nothing("b", "0");
  for (double b : {-2.5, 1.0, 3.25}) {
    const auto power = [&](Quad x) { return three.at(1, x, 1, "r"); };
    EXPECT_TRUE(agree(three.at(1, b, 1, "right"), slope(power, b))) << b;
  }
  EXPECT_EQ(nothing.at(1, 2.5, 1, "right"), 0);
  three.seen(rules), nothing.seen(rules);
  Power any("2");
  for (const char *name : {"powerLeft", "powerRight"})
    for (rules::RuleId r : any.w.set->rulesOf[any.judgement(name)]) EXPECT_TRUE(rules.count(r)) << text(any.w.set->rules[r].name);
}

}  // namespace
}  // namespace dotbar::derivatives
