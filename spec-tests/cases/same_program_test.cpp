// What the comparison of figures lets pass, and what it does not.
#include "spec-tests/cases/same_program.h"

#include <gtest/gtest.h>

namespace dotbar::cases {
namespace {

std::string unit(const std::string &body, const std::string &more = "") {
  return "subroutine s(x, xb, y, yb)\n  real x, xb, y, yb" + more + "\n" + body + "\nend subroutine s\n";
}

std::string difference(const std::string &a, const std::string &b) {
  return differenceAsPrograms(a, b, namesIn("subroutine s(x, y)\nreal x, y\n"));
}

TEST(SameProgram, FreeIs) {
  EXPECT_EQ(difference(unit("xb = xb + y*yb"), unit("XB = (YB*Y) + Xb")), "");
  EXPECT_EQ(difference(unit("xb = x - y*yb/x"), unit("xb = -(yb*y/x) + x")), "");
  EXPECT_EQ(difference(unit("xb = 0.0"), unit("xb = 0.D0")), "");
  EXPECT_EQ(difference(unit("tempb = yb\n yb = tempb", ", tempb"), unit("vb7 = yb\n yb = vb7", ", vb7")), "");
  EXPECT_EQ(difference(unit("if (x > 0) xb = 0.0"), unit("if (x .gt. 0) then\n xb = 0.0\n end if")), "");
}

TEST(SameProgram, NotFreeIs) {
  EXPECT_NE(difference(unit("xb = xb + y*yb"), unit("xb = xb - y*yb")), "");
  EXPECT_NE(difference(unit("xb = x/y"), unit("xb = y/x")), "");
  EXPECT_NE(difference(unit("xb = yb\n yb = 0.0"), unit("yb = 0.0\n xb = yb")), "");
  EXPECT_NE(difference(unit("xb = yb"), unit("yb = yb")), "");
  EXPECT_NE(difference(unit("t = yb\n u = x\n yb = t", ", t, u"), unit("t = yb\n u = x\n yb = u", ", t, u")), "");
  EXPECT_NE(difference(unit("t = yb", ", t"), unit("t = yb", ", t(3)")), "");
}

}  // namespace
}  // namespace dotbar::cases
