// Rules as people write them, read by the reader of rule files and run by both implementations.
#include <gtest/gtest.h>

#include <sstream>

#include "engine/rules/read/load.h"
#include "fixture.h"

namespace dotbar::test {
namespace {

constexpr const char *tangent = R"(ruleset sample
var REF : Ref    var EXPR, E : Expr    var V : Name    var X, INSTR : Instr    var INSTRS : Instrs    var K : Nat
guard isLive(Instr)
guard isDiff(Ref)
guard isRef(E : Expr) := E is name(_) | index(_, _)
naming varName variable "%d"
judgement Instr --> result: Instrs
judgement Instrs -seq-> result: Instrs
judgement Expr -expr-> derivative: Expr
judgement Instrs -count-> n: Nat

rule nil:
  ---
    [] -seq-> []
rule cons:
    INSTR --> INSTRS1
    INSTRS -seq-> INSTRS2
  ---
    [INSTR . INSTRS] -seq-> {INSTRS1 ; INSTRS2}
rule live_diff:
    isLive   isDiff(REF)
    EXPR -expr-> E
    REF -expr-> E1
    E1 -asRef-> REF'
  ---
    REF := EXPR --> { REF' := E ; REF := EXPR }
rule live:
    isLive   !isDiff(REF)
  ---
    X@(REF := EXPR) --> {X}
rule dead:
    !isLive
  ---
    REF := EXPR --> {}
rule add:
    E1 -expr-> E1'
    E2 -expr-> E2'
  ---
    E1 + E2 -expr-> E1' + E2'
rule name:
    V -varName-> V'
  ---
    V -expr-> V'
rule constant:
    otherwise
  ---
    E -expr-> 0.0
judgement Expr -asRef-> Ref
rule asRef:
  ---
    REF -asRef-> REF
rule asRefNot:
    !isRef(E)
  ---
    E -asRef-> refuse "{E} is no reference"
rule countNil:
  ---
    [] -count-> 0
rule countCons:
    INSTRS -count-> K
  ---
    [_ . INSTRS] -count-> K + 1
)";

class Text : public testing::TestWithParam<Implementation> {};

TEST_P(Text, rulesFromText) {
  SourceMap sources;
  Diagnostics diagnostics;
  const auto set = rules::loadText(sources, diagnostics, "sample.rules", tangent);
  std::ostringstream messages;
  diagnostics.print(messages, sources);
  ASSERT_TRUE(set) << messages.str();
  Forest forest;
  TestHost host(*set, forest);
  host.guards["isLive"] = [](auto) { return true; };
  host.guards["isDiff"] = [&](auto args) { return forest.text(args[0]) != "n"; };
  host.functions["varName"] = [&](auto args) { return forest.leaf(il::Op::Name, std::string(forest.text(args[0])) + "d"); };
  const auto rewriter = GetParam().make(*set, forest, host, diagnostics, {});
  std::string why;
  const Tree in = il::read(forest, R"(instrs[assign(name"x", add(name"y", intval"1")), assign(name"n", name"x")])", why);
  std::vector<Tree> out;
  const auto j = set->findJudgement(intern("seq"), il::Sort::Instrs);
  ASSERT_TRUE(j);
  const bool ok = rewriter->run(*j, {&in, 1}, out);
  diagnostics.print(messages, sources);
  ASSERT_TRUE(ok) << messages.str();
  EXPECT_EQ(
      il::dump(forest, out[0]),
      R"(instrs[assign(name"xd", add(name"yd", number"0.0")), assign(name"x", add(name"y", intval"1")), assign(name"n", name"x")])");
  const auto count = set->findJudgement(intern("count"), il::Sort::Instrs);
  ASSERT_TRUE(count && rewriter->run(*count, {&in, 1}, out));
  EXPECT_EQ(il::dump(forest, out[0]), R"(nat"2")");
}

INSTANTIATE_TEST_SUITE_P(Both, Text,
                         testing::Values(Implementation{"interpreter", rewrite::interpreter},
                                         Implementation{"machine", rewrite::machine}),
                         [](const auto &i) { return i.param.name; });

}  // namespace
}  // namespace dotbar::test
