// Long and deep trees: a million statements, fifty thousand operands, a hundred thousand nested blocks, rules without end.
// And the workloads at a small size: their checksums and numbers of applications.
#include <gtest/gtest.h>

#include "bench/w2.h"
#include "fixture.h"

namespace dotbar::test {
namespace {

class Scale : public testing::TestWithParam<Implementation> {
 protected:
  Rulebook book;
  Forest forest;
  Diagnostics diagnostics;
  std::unique_ptr<TestHost> host = std::make_unique<TestHost>(book.set, forest);
  std::unique_ptr<rewrite::Rewriter> rewriter;

  // Copies blocks of statements, each with what it makes before and after it (as the forward and backward sweep do).
  void copier() {
    book.judgement("block", {"Instrs"}, {"Instrs", "Instrs"});
    book.judgement("stmt", {"Instr"}, {"Instrs", "Instrs"});
    book.rule("nil", "block", {"[]"}).gives({"[]", "[]"});
    book.rule("cons", "block", {"[I . P]"})
        .judge("stmt", {"I"}, {"P1", "P2"})
        .judge("block", {"P"}, {"Q1", "Q2"})
        .gives({"[*P1, *Q1]", "[*Q2, *P2]"});
    book.rule("assign", "stmt", {"I@assign(R, E)"}).gives({"[push([R]), I]", "[pop([R])]"});
    book.rule("if", "stmt", {"if(E, P, Q)"})
        .judge("block", {"P"}, {"P1", "P2"})
        .judge("block", {"Q"}, {"Q1", "Q2"})
        .gives({"[if(E, P1, Q1)]", "[if(E, P2, Q2)]"});
  }
  bool run(std::string_view judgement, Tree in, std::vector<Tree> &out, rewrite::Options options = {}) {
    rewriter = GetParam().make(book.set, forest, *host, diagnostics, options);
    return rewriter->run(book.judgementId(judgement), {&in, 1}, out);
  }
  Tree assignment() {
    return forest.node(il::Op::Assign, {forest.leaf(il::Op::Name, "x"), forest.leaf(il::Op::Name, "y")}, {7, 9});
  }
};

TEST_P(Scale, aMillionStatements) {
  copier();
  std::vector<Tree> statements, out;
  for (int i = 0; i < 1'000'000; ++i) statements.push_back(assignment());
  ASSERT_TRUE(run("block", forest.node(il::Op::Instrs, statements), out));
  EXPECT_EQ(forest.arity(out[0]), 2'000'000u);
  EXPECT_EQ(forest.arity(out[1]), 1'000'000u);
  EXPECT_EQ(rewriter->applications(), 2'000'001u);
  EXPECT_EQ(forest.children(out[0])[1'999'999], statements.back());
}

TEST_P(Scale, fiftyThousandOperands) {
  book.judgement("d", {"Expr"}, {"Expr"});
  book.rule("add", "d", {"add(A, B)"}).judge("d", {"A"}, {"A'"}).judge("d", {"B"}, {"B'"}).gives({"add(A', B')"});
  book.rule("name", "d", {"N"}).gives({"neg(N)"});
  Tree left = forest.leaf(il::Op::Name, "x"), right = left;
  for (int i = 0; i < 50'000; ++i) {
    left = forest.node(il::Op::Add, {left, forest.leaf(il::Op::Name, "y")});
    right = forest.node(il::Op::Add, {forest.leaf(il::Op::Name, "y"), right});
  }
  std::vector<Tree> out;
  ASSERT_TRUE(run("d", left, out));
  EXPECT_EQ(rewriter->applications(), 100'001u);
  ASSERT_TRUE(run("d", right, out));
}

TEST_P(Scale, nestedBlocks) {
  copier();
  Tree block = forest.node(il::Op::Instrs, {assignment()});
  for (int i = 0; i < 100'000; ++i)
    block = forest.node(il::Op::Instrs,
                        {forest.node(il::Op::If, {forest.leaf(il::Op::Name, "c"), block, forest.node(il::Op::Instrs, {})})});
  std::vector<Tree> out;
  ASSERT_TRUE(run("block", block, out));
  EXPECT_FALSE(run("block", block, out, {.depthLimit = 1000}));
  ASSERT_EQ(diagnostics.all().size(), 1u);
  EXPECT_EQ(diagnostics.all()[0].kind, DiagnosticKind::TooDeep);
}

TEST_P(Scale, rulesWithoutEnd) {
  book.judgement("loop", {"Instr"}, {"Instr"});
  book.judgement("grow", {"Instr"}, {"Instr"});
  book.rule("loop", "loop", {"I"}).judge("loop", {"I"}, {"I'"}).gives({"I'"});
  book.rule("grow", "grow", {"I"}).judge("grow", {"label(text(\"1\"), I)"}, {"label(_, I')"}).gives({"I'"});
  std::vector<Tree> out;
  for (const char *judgement : {"loop", "grow"}) {
    EXPECT_FALSE(run(judgement, assignment(), out, {.depthLimit = 200'000}));
    EXPECT_EQ(diagnostics.all().back().kind, DiagnosticKind::TooDeep);
    EXPECT_EQ(diagnostics.all().back().where.begin, 7u) << "located at the source statement";
  }
}

TEST_P(Scale, workload1) {
  const auto set = bench::w1Rules();
  const auto result = bench::w1ByRules(set, GetParam().make, 10, true);
  EXPECT_EQ(result.checksum, 139014029u);
  EXPECT_EQ(result.applications, 20894u);
}

TEST_P(Scale, workload2) {
  const auto result = bench::w2ByRules(bench::w2Rules(), GetParam().make, 100, false);
  EXPECT_EQ(result.in, 5315u);
  EXPECT_EQ(result.tangent, 8962u);
  EXPECT_EQ(result.forward, 5880u);
  EXPECT_EQ(result.backward, 12848u);
  EXPECT_EQ(result.applications, 6673u + 5352u);
}

INSTANTIATE_TEST_SUITE_P(Both, Scale,
                         testing::Values(Implementation{"interpreter", rewrite::interpreter},
                                         Implementation{"machine", rewrite::machine}),
                         [](const auto &i) { return i.param.name; });

}  // namespace
}  // namespace dotbar::test
