// Whether procedures overwrite whatever they read of an argument to compute with.
#include "spec-tests/dataflow/fixture.h"

namespace dotbar::dataflow::test {
namespace {

// Of the dummy y of `subroutine s(n, k, x, y)` with this body.
bool overwritesAll(const std::string &body, const std::string &others = "") {
  World w({"subroutine s(n, k, x, y)\n  integer :: n, k, i, j\n  real(8) :: x(*), y(*), t, total\n" + body + "end subroutine\n" +
           others});
  const Unit &u = *w.program->findUnit(intern("s"));
  return w.program->overwritesWhatItReads(u, intern("y"));
}

TEST(Overwritten, InItsOwnStatement) {
  EXPECT_TRUE(overwritesAll("  do i = 1, n\n    y(i) = y(i)*x(i)\n  end do\n"));
  EXPECT_TRUE(overwritesAll("  y(1:n) = 2*y(1:n) + sqrt(y(1:n))\n"));
  EXPECT_TRUE(overwritesAll("  y(1) = x(1)\n"));
  EXPECT_FALSE(overwritesAll("  x(1) = 1\n"))  // not mentioned: anything may stand for it
  ;
  EXPECT_FALSE(overwritesAll("  y(2) = y(1)\n"));
  EXPECT_FALSE(overwritesAll("  y(k) = y(n)\n"));
  EXPECT_FALSE(overwritesAll("  x(1) = y(1)\n"));
  EXPECT_FALSE(overwritesAll("  y(1:n) = y(1:n + 1:2)\n"));
  EXPECT_FALSE(overwritesAll("  where (x(1:2) > 0) y(1:2) = y(1:2)/sum(y(1:2))\n"));
}
TEST(Overwritten, InTheSameList) {
  EXPECT_TRUE(overwritesAll("  do i = 1, n\n    t = y(i)\n    x(i) = t\n    y(i) = 2*t\n  end do\n"));
  EXPECT_TRUE(overwritesAll("  y(k) = x(1)\n  t = y(k)\n  x(2) = t\n"));
  EXPECT_TRUE(overwritesAll("  do i = 1, n\n    x(i) = y(k)\n  end do\n  y(k) = 1\n"));
  EXPECT_TRUE(overwritesAll("  if (n > 1) x(2) = y(k)\n  y(k) = 1\n"));
  EXPECT_FALSE(overwritesAll("  t = y(k)\n  if (t > 0) y(k) = 1\n"));
  EXPECT_FALSE(overwritesAll("  do i = 1, n\n    y(k) = 1\n  end do\n  x(1) = y(k)\n"));
  EXPECT_FALSE(overwritesAll("  do i = 1, n\n    x(1) = y(i)\n  end do\n  i = k\n  y(i) = 1\n"));
}
TEST(Overwritten, SubscriptsThatChange) {
  EXPECT_FALSE(overwritesAll("  t = y(k)\n  k = k + 1\n  y(k) = t\n"));
  EXPECT_FALSE(
      overwritesAll("  t = y(k)\n  call more(k)\n  y(k) = t\n", "subroutine more(k)\n  integer :: k\n  k = k + 1\nend\n"));
  EXPECT_FALSE(overwritesAll("  t = y(k)\n  call other(k)\n  y(k) = t\n"));
  EXPECT_TRUE(overwritesAll("  t = y(k)\n  call other(x)\n  y(k) = t\n"));
  EXPECT_FALSE(overwritesAll("  common /c/ m\n  t = y(m)\n  call other(x)\n  y(m) = t\n"));
}
TEST(Overwritten, Jumps) {
  EXPECT_FALSE(overwritesAll("  t = y(k)\n  if (t > 1) return\n  y(k) = 2*t\n"));
  EXPECT_FALSE(overwritesAll("  t = y(k)\n  if (t > 1) goto 10\n  y(k) = 2*t\n10 continue\n"));
  EXPECT_TRUE(overwritesAll("  t = y(k)\n10 continue\n  t = t/2\n  if (t > 1) goto 10\n  y(k) = 2*t\n"));
  EXPECT_FALSE(overwritesAll("  do i = 1, n\n    t = y(k)\n    if (t > 1) exit\n    y(k) = 2*t\n  end do\n"));
  EXPECT_FALSE(overwritesAll("  if (n > 1) goto 10\n  y(k) = 2\n10 continue\n  t = y(k)\n"));
}
TEST(Overwritten, Tests) {
  EXPECT_TRUE(overwritesAll("  if (y(1) > 0) y(k) = 1\n"));
  EXPECT_TRUE(overwritesAll("  do while (y(1) > 0)\n    y(1) = y(1) - 1\n  end do\n"));
  EXPECT_FALSE(overwritesAll("  if (total(n, y) > 0) y(k) = 1\n",
                             "real(8) function total(n, y)\n  real(8) :: y(n)\n  total = sum(y)\nend\n"));
}
TEST(Overwritten, PassedOn) {
  const std::string scaled = "subroutine scaled(n, y)\n  real(8) :: y(*)\n  y(1:n) = 2*y(1:n)\nend\n";
  EXPECT_TRUE(overwritesAll("  call scaled(n, y)\n", scaled));
  EXPECT_TRUE(overwritesAll("  call scaled(n, y(k))\n", scaled));
  EXPECT_FALSE(overwritesAll("  call scaled(n, y)\n", "subroutine scaled(n, y)\n  real(8) :: y(*)\n  y(1) = 2*y(n)\nend\n"));
  EXPECT_FALSE(overwritesAll("  call scaled(n, y)\n"));
  EXPECT_FALSE(
      overwritesAll("  x(1) = total(n, y)\n", "real(8) function total(n, y)\n  real(8) :: y(n)\n  total = sum(y)\nend\n"));
  EXPECT_FALSE(overwritesAll("  call twice(n, y)\n", "subroutine twice(n, y)\n  real(8), value :: y\n  y = 2*y\nend\n"));
  EXPECT_FALSE(overwritesAll("  call again(n, y)\n",
                             "recursive subroutine again(n, y)\n  real(8) :: y(*)\n  if (n > 0) call again(n - 1, y)\nend\n"));
}

}  // namespace
}  // namespace dotbar::dataflow::test
