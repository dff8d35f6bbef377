// Errors: the exact place and what is said, several in one file, and none that follow from another.
#include "spec-tests/frontends/support.h"

namespace dotbar::fortran::test {
namespace {

struct Row {
  const char *statement;
  int column;
  const char *message;
};

const Row rows[] = {
    {"x = (a", 7, "expected an operator, ',' or ')'"},
    {"x = a)", 6, "expected the end of the statement"},
    {"x = a +", 8, "expected an expression"},
    {"x = a + * b", 9, "expected an expression"},
    {"x = a < b < c", 11, "expected an operator other than a comparison"},
    {"call", 5, "expected a name"},
    {"call 3", 6, "expected a procedure"},
    {"if (a) then x", 13, "expected the end of the statement"},
    {"if (a) real x", 8, "expected THEN or an action statement"},
    {"if (a) if (b) x = 1", 8, "expected THEN or an action statement"},
    {"goto", 5, "expected a name or a label"},
    {"goto (10, x), i", 11, "expected a label"},
    {"x = 'abc", 5, "a character constant without end"},
    {"foo bar", 5, "expected '='"},
    {"y = b c", 7, "expected the end of the statement"},
    {"write(6,*) a b", 14, "expected the end of the statement"},
    {"read(5,* x", 10, "expected ')'"},
    {"x = [1, 2", 10, "expected an operator, ',' or ']'"},
    {"x = a(1:2:3:4)", 12, "expected ','"},
    {"x = f(a,)", 9, "expected an expression"},
    {"x = a%", 7, "expected a name"},
    {"allocate x", 10, "expected '('"},
    {"end if", 1, "END IF without IF"},
    {"else", 1, "ELSE without IF"},
    {"case (1)", 1, "CASE without SELECT CASE"},
    {"end do", 1, "END DO without DO"},
    {"exit 5", 6, "expected the end of the statement"},
    {"= 3", 1, "expected a Fortran statement"},
    {"x == 3", 3, "expected '='"},
    {"f(x) + 1 = 3", 6, "expected '='"},
    {"x = (1, 2, 3)", 13, "expected an implied loop or a complex constant"},
    {"return x y", 10, "expected the end of the statement"},
    {"real x", 1, "a declaration behind executable statements"},
};

TEST(Errors, OfStatementsHaveTheirPlace) {
  for (const Row &row : rows) {
    Session s;
    EXPECT_FALSE(s.free("subroutine s\nx = 1\n" + std::string(row.statement) + "\nend\n")) << row.statement;
    EXPECT_EQ(s.messages(), "t.f90:3:" + std::to_string(row.column) + ": error[syntax]: " + row.message + "\n") << row.statement;
  }
}

void expectErrors(const std::string &text, const std::string &messages, bool fixed = false) {
  Session s;
  EXPECT_FALSE(fixed ? s.fixed(text) : s.free(text)) << text;
  EXPECT_EQ(s.messages(), messages) << text;
}

TEST(Errors, InFixedFormPointIntoTheLine) {
  expectErrors("      subroutine s\n      x = 1 +\n     &    2 )\n      end\n",
               "t.f:3:13: error[syntax]: expected the end of the statement\n", true);
  expectErrors("\tx 1\n\tend\n", "t.f:1:5: error[syntax]: expected '='\n", true);
}

TEST(Errors, SeveralInOneFile) {
  expectErrors("subroutine s\nx = \ny = 2\nz = )\nend\nsubroutine t\nx 1\nend\n",
               "t.f90:2:4: error[syntax]: expected an expression\nt.f90:4:5: error[syntax]: expected an expression\n"
               "t.f90:7:3: error[syntax]: expected '='\n");
}

TEST(Errors, OfHeadersDoNotHideTheRest) {
  expectErrors("subroutine s(x,)\nx = 1\nend subroutine s\nsubroutine t\nx = +\nend\n",
               "t.f90:1:16: error[syntax]: expected a name\nt.f90:5:6: error[syntax]: expected an expression\n");
  expectErrors("subroutine s\nif (x = 1) then\ny = 1\nend if\nend\n", "t.f90:2:7: error[syntax]: expected ')'\n");
  expectErrors("subroutine s\ndo i = 1\ny = 1\nend do\nend\n", "t.f90:2:9: error[syntax]: expected ','\n");
}

TEST(Errors, OfBlocks) {
  expectErrors("subroutine s\nif (x) then\ny = 1\nend\n", "t.f90:2:1: error[syntax]: this IF has no end\n");
  expectErrors("subroutine s\ndo i = 1, 2\nif (x) then\nend do\nend if\nend do\nend\n",
               "t.f90:4:1: error[syntax]: END DO without DO\nt.f90:3:1: note: this IF is open\n");
  expectErrors("subroutine s\nx = 1\n", "t.f90:1:1: error[syntax]: this program unit has no end\n");
  expectErrors("subroutine s\nend function\n", "t.f90:2:1: error[syntax]: END function ends a subroutine\n");
  expectErrors("subroutine s\nend subroutine t\n", "t.f90:2:1: error[syntax]: expected the name 's'\n");
  expectErrors("subroutine s\na: do\nend do b\nend\n", "t.f90:3:1: error[syntax]: expected the name 'a'\n");
  expectErrors("end subroutine\n", "t.f90:1:1: error[syntax]: END without a program unit to end\n");
  expectErrors("module m\nx = 1\nend\n", "t.f90:2:1: error[syntax]: an executable statement in a module\n");
  expectErrors("subroutine s\nx = 1\nsubroutine t\nend\n",
               "t.f90:3:1: error[syntax]: a program unit inside another one; is END or CONTAINS missing?\n"
               "t.f90:1:1: note: this program unit is open\n");
}

TEST(Errors, OfThePreprocessor) {
  expectErrors("subroutine s\n#ifdef X\nif (x) then\n#endif\ny = 1\nend if\nend\n",
               "t.f90:2:1: error[unsupported]: statements that depend on the preprocessor\n"
               "t.f90:6:1: error[syntax]: END IF without IF\n");
  expectErrors("#include \"x.h\"\nend\n",
               "t.f90:1:1: error[unsupported]: include file 'x.h' was not found: its statements are needed here\n");
  expectErrors("subroutine s\n#define N 5\nx = N\nend\n",
               "t.f90:3:5: error[unsupported]: a macro of the preprocessor\nt.f90:2:1: note: defined here\n");
  expectErrors("subroutine s\n#ifdef X\ny = 1\nend\n",
               "t.f90:2:1: error[syntax]: this #if has no end\nt.f90:1:1: error[syntax]: this program unit has no end\n");
}

TEST(Errors, OfFiles) {
  Session s;
  EXPECT_FALSE(read(s.forest, s.sources, s.diagnostics, "/nowhere/x.f90"));
  EXPECT_EQ(s.messages(), "error[file]: cannot read '/nowhere/x.f90': there is no such file\n");
  Session t;
  EXPECT_FALSE(read(t.forest, t.sources, t.diagnostics, "/tmp"));
  EXPECT_EQ(t.messages(), "error[file]: cannot read '/tmp': it is a folder\n");
}

TEST(Errors, MissingIncludeIsAWarning) {
  Session s;
  const Tree t = s.free("subroutine s\ninclude 'missing.inc'\nx = a(1)\nend\n");
  EXPECT_TRUE(t);
  EXPECT_EQ(s.messages(), "t.f90:2:1: warning[unresolved]: include file 'missing.inc' was not found\n");
}

}  // namespace
}  // namespace dotbar::fortran::test
