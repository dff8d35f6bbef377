// Depth and size: an answer or a located error, never a crash.
#include "spec-tests/frontends/support.h"

namespace dotbar::fortran::test {
namespace {

std::string repeat(const std::string &s, int n) {
  std::string all;
  all.reserve(s.size() * static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) all += s;
  return all;
}

void expectStable(Session &s, Tree t) {
  ASSERT_TRUE(t) << s.messages().substr(0, 500);
  const std::string once = write(s.forest, t);
  const Tree u = s.statements(once);
  ASSERT_TRUE(u) << s.messages().substr(0, 500);
  EXPECT_TRUE(s.forest.equal(t, u));
}

TEST(Size, NestedParentheses) {
  for (int n : {5000, 100000}) {
    Session s;
    expectStable(s, s.statements("x = " + repeat("(", n) + "1" + repeat(")", n) + "\n"));
  }
}

TEST(Size, NestedCallsAndSigns) {
  Session s;
  expectStable(s, s.statements("x = " + repeat("f(-", 20000) + "1" + repeat(")", 20000) + "\n"));
}

TEST(Size, NestedBlocks) {
  for (int n : {5000, 100000}) {
    Session s;
    expectStable(s, s.statements(repeat("if (a) then\n", n) + "x = 1\ny = 2\n" + repeat("end if\n", n)));
    expectStable(s, s.statements(repeat("do i = 1, n\n", n) + "x = 1\n" + repeat("end do\n", n)));
  }
}

TEST(Size, ElseIfChain) {
  Session s;
  expectStable(s, s.statements("if (a) then\n" + repeat("else if (b) then\nx = 1\n", 50000) + "end if\n"));
}

TEST(Size, LongExpression) {
  Session s;
  expectStable(s, s.statements("x = a" + repeat(" + b*c", 50000) + "\n"));
  expectStable(s, s.statements("x = a" + repeat("**b", 50000) + "\n"));
}

TEST(Size, ManyStatements) {
  Session s;
  expectStable(s, s.statements(repeat("x = y + 1\n", 1000000)));
}

TEST(Size, ManyStatementsOnALine) {
  Session s;
  expectStable(s, s.statements(repeat("x = y;", 100000) + "\n"));
  Session t;
  EXPECT_TRUE(t.fixed("      subroutine s\n" + repeat(";\n      ;;\n", 100000) + "      end\n")) << t.messages();
}

TEST(Size, UnclosedAndUnopened) {
  Session s;
  EXPECT_FALSE(s.statements("x = " + repeat("(", 100000) + "\n"));
  EXPECT_FALSE(s.statements(repeat("if (a) then\n", 100000)));
  EXPECT_FALSE(s.statements(repeat("if (a) ", 100000) + "\n"));
}

}  // namespace
}  // namespace dotbar::fortran::test
