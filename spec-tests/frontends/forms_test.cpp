// Source forms: continuations, comments, tabs, Holleriths, labels; whole files and what is written for them.
#include "spec-tests/frontends/support.h"

namespace dotbar::fortran::test {
namespace {

std::string wrap(const std::string &body) { return "subroutine s()\n" + body + "end subroutine s\n"; }

void expectFixed(const std::string &body, const std::string &written) {
  Session s;
  const Tree t = s.fixed("      subroutine s\n" + body + "      end\n");
  ASSERT_TRUE(t) << body << s.messages();
  EXPECT_EQ(write(s.forest, t), wrap(written)) << body;
}

void expectFree(const std::string &body, const std::string &written) {
  Session s;
  const Tree t = s.free("subroutine s\n" + body + "end\n");
  ASSERT_TRUE(t) << body << s.messages();
  EXPECT_EQ(write(s.forest, t), wrap(written)) << body;
}

TEST(FixedForm, BlanksSayNothing) {
  expectFixed("      X = A B C + 1 2\n", "  x = abc + 12\n");
  expectFixed("      DO10I=1.5\n", "  do10i = 1.5\n");
  expectFixed("      G O T O 10\n   10 CONTINUE\n", "  go to 10\n  10 continue\n");
  expectFixed("      REAL*8X\n      INTEGERI\n", "  real*8 :: x\n  integer :: i\n");
  expectFixed("      CALLFOO(X)\n      IF(A.EQ.B)CALLBAR\n", "  call foo(x)\n  if (a == b) call bar()\n");
  expectFixed("      DOUBLEPRECISIONX\n", "  double precision :: x\n");
  expectFixed("      IMPLICITREAL*8(A-H,O-Z)\n", "  implicit real*8 (a-h, o-z)\n");
}

TEST(FixedForm, ColumnsAndContinuations) {
  expectFixed("      X = 1 +\n     &    2\n     1  + 3\n", "  x = 1 + 2 + 3\n");
  expectFixed("      X = 1                                                             SEQ00010\n", "  x = 1\n");
  expectFixed("      S = 'ab\n     &cd'\n", "  s = 'ab" + std::string(72 - 13, ' ') + "cd'\n");
  expectFixed("\tX = 1\n\t1 + 2\n", "  x = 1 + 2\n");
  expectFixed("10\tX = 1\n\tGOTO 10\n", "  10 x = 1\n  go to 10\n");
  expectFixed("      X = 1\nC in between\n     & + 2\n", "  ! in between\n  x = 1 + 2\n");
  expectFixed("      X = 1 ! behind\n      Y = '!' ; Z = 2\n", "  x = 1 ! behind\n  y = '!'\n  z = 2\n");
  expectFixed("* star\nc letter\n! mark\n      X = 1\nC\n", "  ! star\n  ! letter\n  ! mark\n  x = 1\n  !\n");
  expectFixed("     0X = 1\n", "  x = 1\n");
  expectFixed("00010 X = 1\r\n      GOTO 10\r\n", "  10 x = 1\n  go to 10\n");
}

TEST(FixedForm, Holleriths) {
  expectFixed("  100 FORMAT(5HA B C,1X,4Hit's)\n", "  100 format('A B C', 1x, 'it''s')\n");
  expectFixed("      CALL F(3H)((,2)\n", "  call f(3H)((, 2)\n");
  expectFixed("      DATA X/2*2H!&/\n", "  data x /2*2H!&/\n");
  expectFixed("      REAL*8 HX\n", "  real*8 :: hx\n");
  expectFixed("  100 FORMAT(1X5HABCDE)\n", "  100 format(1x, 'ABCDE')\n");
}

TEST(FixedForm, Loops) {
  expectFixed("      DO 10 I=1,N\n      DO 10 J=1,N\n   10 A(I,J)=0\n",
              "  do i = 1, n\n    do j = 1, n\n      a(i, j) = 0\n    end do\n  end do\n");
  expectFixed("      DO 10 I=1,N\n      IF(X)GOTO 10\n      Y=1\n   10 CONTINUE\n",
              "  do i = 1, n\n    if (x) go to 10\n    y = 1\n    10 continue\n  end do\n");
  expectFixed("      DO 20 I=1,N\n      DO 10 J=1,N\n   10 CONTINUE\n   20 END DO\n",
              "  do i = 1, n\n    do j = 1, n\n    end do\n  end do\n");
  expectFixed("      DO WHILE(X.GT.1)\n      X=X/2\n      ENDDO\n", "  do while (x > 1)\n    x = x/2\n  end do\n");
  expectFixed("      DO 10, I = N, 1, -1\n   10 X = X + I\n", "  do i = n, 1, -1\n    x = x + i\n  end do\n");
  expectFixed("      IF (X) THEN\n      Y=1\n   10 END IF\n      GOTO 10\n", "  if (x) y = 1\n  10 continue\n  go to 10\n");
}

TEST(FreeForm, Continuations) {
  expectFree("x = 1 + & ! why\n  ! whole\n\n  2\n", "  ! why\n  ! whole\n  x = 1 + 2\n");
  expectFree("s = 'ab&\n   &cd'\n", "  s = 'abcd'\n");
  expectFree("lo&\n&ng = 1\n", "  long = 1\n");
  expectFree("x = 'a & b ! c'\n", "  x = 'a & b ! c'\n");
  expectFree("x = 1; y = 2 ! both\n", "  x = 1\n  y = 2 ! both\n");
  expectFree("10 x = 1\ngoto 10\n", "  10 x = 1\n  go to 10\n");
}

TEST(Comments, StayWithTheirStatements) {
  expectFree(
      "! decl\ninteger :: i ! behind\n! first\ni = 1\nif (i > 1) then ! t\n! end of then\nelse\n! end of else\nend if\n! last\n",
      "  ! decl\n  integer :: i ! behind\n  ! first\n  i = 1\n  if (i > 1) then ! t\n    ! end of then\n  else\n"
      "    ! end of else\n  end if\n  ! last\n");
  expectFree("do i = 1, 2\n! only\nend do ! done\n", "  do i = 1, 2\n    ! only\n    ! done\n  end do\n");
  expectFree("!$omp parallel do\ndo i = 1, 2\nend do\n", "!$omp parallel do\n  do i = 1, 2\n  end do\n");
}

TEST(Comments, OfUnitsAndFiles) {
  const std::string text =
      "! before m\nmodule m ! m\n  ! in m\ncontains\n  ! before f\n  function f(x) ! f\n    f = x\n    ! in f\n  end function f\n"
      "  ! end of contained\nend module m\n! end of file\n";
  Session s;
  const Tree t = s.free(text);
  ASSERT_TRUE(t) << s.messages();
  EXPECT_EQ(write(s.forest, t), text);
}

TEST(Declarations, AreReadAndWritten) {
  const char *lines[][2] = {
      {"REAL X, Y(10), Z(0:N, *)", "real :: x, y(10), z(0:n, *)"},
      {"real(kind=8), intent(in out) :: a(:, 2:)", "real(8), intent(inout) :: a(:, 2:)"},
      {"character*8 c*3, d(4)*(*)", "character(len=8) :: c*3, d(4)*(*)"},
      {"character*(*) c", "character(len=*) :: c"},
      {"character(len=:), allocatable :: c", "character(len=:), allocatable :: c"},
      {"character(len=n+1, kind=ck) :: c", "character(len=n+1, kind=ck) :: c"},
      {"character c", "character :: c"},
      {"logical*1 l /.true./", "logical*1 l /.true./"},
      {"type(t), pointer :: p => null()", "type(t), pointer :: p => null()"},
      {"class(*), intent(in) :: x", "class(*), intent(in) :: x"},
      {"integer, parameter :: n = 3, m(2) = (/1, 2/)", "integer, parameter :: n = 3, m(2) = [1, 2]"},
      {"complex*16 z", "complex*16 :: z"},
      {"dimension a(3), b(n, m)", "dimension a(3), b(n, m)"},
      {"common /blk/ a, b(3)", "common /blk/ a, b(3)"},
      {"common a, b", "common a, b"},
      {"parameter (pi = 3.14, e = 2.7)", "parameter (pi = 3.14, e = 2.7)"},
      {"external f, g", "external f, g"},
      {"intrinsic :: sin", "intrinsic sin"},
      {"save", "save"},
      {"save /blk/, x", "save /blk/, x"},
      {"data x, (y(i), i=1,3) /1, 3*2/, z /4/", "data x, (y(i), i = 1, 3) /1, 3*2/, z /4/"},
      {"equivalence (a, b(1)), (i, d)", "equivalence (a, b(1)), (i, d)"},
      {"implicit none", "implicit none"},
      {"implicit real*8 (a-h, o-z), integer (i)", "implicit real*8 (a-h, o-z), integer (i)"},
      {"use m, only: a, b => c, operator(+)", "use m, only: a, b => c, operator(+)"},
      {"use, intrinsic :: iso_c_binding", "use, intrinsic :: iso_c_binding"},
      {"use m, only: a=>b,operator(.x.) , read", "use m, only: a => b, operator(.x.), read"},
      {"use m, only:", "use m, only:"},
      {"namelist /g/ a, b", "namelist /g/ a, b"},
      {"allocatable :: a(:), b", "allocatable :: a(:), b"},
      {"procedure(f), pointer :: p", "procedure(f), pointer :: p"},
      {"real, save :: x[*]", "real, save, codimension[*] :: x"},
      {"real a(2)[*], b(2)[*], c", "real, codimension[*] :: a(2), b(2)\n  real :: c"},
      {"intent(in out) z", "intent(inout) :: z"},
      {"character*6, save :: c", "character(len=6), save :: c"},
      {"type(t(4, n=3)), pointer :: p", "type(t(4, n=3)), pointer :: p"},
      {"type(real(8)) x", "real(8) :: x"},
      {"private :: a, b", "private :: a, b"},
      {"bind(c, name='x') :: y", "bind(c, name='x') :: y"},
      {"import", "import"},
      {"real :: x(..)", "real :: x(..)"},
      {"integer(selected_int_kind(9)) i", "integer(selected_int_kind(9)) :: i"},
      {"double complex z", "double complex :: z"},
  };
  for (const auto &[source, written] : lines) {
    Session s;
    const Tree t = s.free("subroutine s\n" + std::string(source) + "\nend\n");
    ASSERT_TRUE(t) << source << '\n' << s.messages();
    const std::string once = write(s.forest, t);
    EXPECT_EQ(once, wrap("  " + std::string(written) + "\n")) << source;
    const Tree u = s.free(once);
    ASSERT_TRUE(u) << s.messages();
    EXPECT_TRUE(s.forest.equal(t, u)) << once;
  }
}

TEST(Declarations, CommonOfSeveralBlocks) {
  expectFree("common /a/ x, y /b/ z, // w\n", "  common /a/ x, y\n  common /b/ z\n  common w\n");
}

TEST(Units, HeadersAreReadAndWritten) {
  const char *units[] = {
      "recursive pure real(8) function f(x, y) result(r) bind(c, name=\"f\")\nend function f\n",
      "elemental subroutine s(a)\nend subroutine s\n",
      "program p\n  x = 1\nend program p\n",
      "  x = 1\nend\n",
      "block data b\n  common /c/ x\n  data x /1/\nend block data b\n",
      "block data\nend block data\n",
      "double precision function f()\nend function f\n",
      "character(len=*) function f(x)\nend function f\n",
      "subroutine s(x, *)\n  return 1\nend subroutine s\n",
      "type(t) function f(x)\nend function f\n",
      "submodule (m) sub\nend submodule sub\n",
  };
  for (const char *text : units) {
    Session s;
    const Tree t = s.free(text);
    ASSERT_TRUE(t) << text << s.messages();
    EXPECT_EQ(write(s.forest, t), text);
  }
}

TEST(Names, ArraysAreToldFromCalls) {
  const std::string m = "module m\nreal, allocatable :: a(:), hidden(:)\nend module\n";
  auto right = [](const std::string &text) {
    Session s;
    const Tree t = s.free(text);
    EXPECT_TRUE(t) << s.messages();
    const std::string all = il::dump(s.forest, t);
    return all.substr(all.find("assign"), all.find(", subs") == std::string::npos ? 40 : 40);
  };
  EXPECT_NE(right("subroutine s\nreal a(3)\nx = a(1)\nend\n").find("index(name\"a\""), std::string::npos);
  EXPECT_NE(right("subroutine s\nx = a(1)\nend\n").find("apply(name\"a\""), std::string::npos);
  EXPECT_NE(right(m + "subroutine s\nuse m\nx = a(1)\nend\n").find("index(name\"a\""), std::string::npos);
  EXPECT_NE(right(m + "subroutine s\nuse m, b => a\nx = b(1)\nend\n").find("index(name\"b\""), std::string::npos);
  EXPECT_NE(right(m + "subroutine s\nuse m, only: hidden\nx = a(1)\nend\n").find("apply(name\"a\""), std::string::npos);
  EXPECT_NE(right("subroutine s\ndimension a(3)\nx = a(1)\nend\n").find("index(name\"a\""), std::string::npos);
  EXPECT_NE(right("subroutine s\ncommon /c/ a(3)\nx = a(1)\nend\n").find("index(name\"a\""), std::string::npos);
  EXPECT_NE(right("subroutine s\nallocatable a(:)\nx = a(1)\nend\n").find("index(name\"a\""), std::string::npos);
  EXPECT_NE(right("subroutine o\nreal a(3)\ncontains\nsubroutine s\nx = a(1)\nend subroutine\nend\n").find("index(name\"a\""),
            std::string::npos);
  EXPECT_NE(right("subroutine o\nreal a(3)\ncontains\nsubroutine s(a)\nexternal a\nx = a(1)\nend subroutine\nend\n")
                .find("apply(name\"a\""),
            std::string::npos);
}

TEST(Names, ResolveSeesOtherFiles) {
  Session s;
  const Tree user = s.free("subroutine s\nuse m\n! note\nx = a(1) + f(2)\nend\n");
  const Tree module = s.free("module m\nreal, dimension(3) :: a\nend module\n");
  const Tree other = s.free("subroutine t\nx = a(1)\nend\n");
  ASSERT_TRUE(user && module && other) << s.messages();
  const Tree files[] = {user, module, other};
  const std::vector<Tree> now = resolve(s.forest, files);
  EXPECT_NE(il::dump(s.forest, now[0]).find("add(index(name\"a\", subs[intval\"1\"]), apply(name\"f\""), std::string::npos);
  EXPECT_NE(write(s.forest, now[0]).find("  ! note\n"), std::string::npos);
  EXPECT_EQ(now[1], module);
  EXPECT_EQ(now[2], other);
}

TEST(Names, StatementFunctionsAreDeclarations) {
  Session s;
  const Tree t = s.free("subroutine s\nreal a(3)\nf(x) = x + 1\na(1) = f(2)\nend\n");
  ASSERT_TRUE(t) << s.messages();
  const std::string all = il::dump(s.forest, t);
  EXPECT_NE(all.find("statementFunction(name\"f\", names[name\"x\"], add(name\"x\", intval\"1\"))"), std::string::npos) << all;
  EXPECT_NE(all.find("assign(index(name\"a\""), std::string::npos) << all;
}

TEST(Jumps, OfEveryKind) {
  Session s;
  const Tree t =
      s.statements("goto 1\ngoto (2,3) i\nif (x) 4,5,6\ncall f(*7)\nread(5,*,err=8,end=009) x\nwrite(6,'(err=1)') x\n");
  ASSERT_TRUE(t) << s.messages();
  std::string all;
  for (Tree i : s.forest.children(t))
    for (Symbol l : jumpLabels(s.forest, i)) all += std::string(text(l)) + " ";
  EXPECT_EQ(all, "1 2 3 4 5 6 7 8 9 ");
}

TEST(Preprocessor, CommentsOnlyStay) {
  expectFree("#ifdef X\n!$omp critical\n#endif\nx = 1\n", "  !#ifdef X\n!$omp critical\n  !#endif\n  x = 1\n");
  expectFree("# 1 \"t.F90\"\nx = 1\n", "  x = 1\n");
}

// What a construct that is only copied does to the flow of control is in its tree.
TEST(Copied, JumpsOutOfThem) {
  Session s;
  const Tree t = s.free(
      "subroutine s\ndo i = 1, 3\ncritical\nif (y) return\nif (z) exit\ngo to 10\n"
      "inner: do j = 1, 2\nexit inner\ncycle\nend do inner\nif (z) go to 20\n10 continue\nend critical\nend do\n"
      "20 continue\nend\n");
  ASSERT_TRUE(t) << s.messages();
  const std::string all = il::dump(s.forest, t);
  EXPECT_NE(all.find("jumps[returns(), exits(notext\"\"), text\"20\"]"), std::string::npos) << all;
  EXPECT_NE(all.find("other(text\"CRITICAL construct\""), std::string::npos) << all;
}

TEST(Copied, ConditionalsOfThePreprocessor) {
  const std::string text =
      "subroutine s\n#ifdef X\n  real :: a\n#else\n  real(8) :: a\n#endif\n#define Y\n#ifndef Y\n  a = 1\n#else\n  a = 2\n"
      "  if (a > b) return\n#endif\nend subroutine s\n\n#ifdef Z\nsubroutine t\nend subroutine t\n#endif\n";
  Session s;
  const Tree t = s.free(text);
  ASSERT_TRUE(t) << s.messages();
  const std::string all = il::dump(s.forest, t);
  EXPECT_NE(all.find("unknownDecl("), std::string::npos) << all;
  EXPECT_NE(all.find("exprs[name\"a\", name\"b\"], names[], jumps[returns()]"), std::string::npos) << all;
  EXPECT_NE(all.find("otherUnit("), std::string::npos) << all;
  const Tree u = s.free(write(s.forest, t));
  ASSERT_TRUE(u) << s.messages();
  EXPECT_TRUE(s.forest.equal(t, u)) << write(s.forest, t);
}

// GO TO variable without a list goes to any label that the unit assigns, before or after it.
TEST(Copied, AssignedGoto) {
  Session s;
  const Tree t = s.free("subroutine s\nassign 10 to k\ngo to k\n10 assign 20 to k\n20 continue\nend\n");
  ASSERT_TRUE(t) << s.messages();
  EXPECT_NE(il::dump(s.forest, t).find("gotoComputed(texts[text\"10\", text\"20\"], otherExpr(text\"k\""), std::string::npos);
}

}  // namespace
}  // namespace dotbar::fortran::test
