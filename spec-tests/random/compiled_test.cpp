// The compiled checks: a hand-written pair of derivatives in Fortran passes, planted errors and endless loops are caught,
// and one program of a batch that does not compile does not take the others with it.
#include "spec-tests/random/compiled.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "frontends/fortran/fortran.h"

namespace dotbar::random {
namespace {

std::string replace(std::string s, const std::string &from, const std::string &to) {
  for (std::size_t at = s.find(from); at != std::string::npos; at = s.find(from, at + to.size())) s.replace(at, from.size(), to);
  return s;
}

const char *const program = R"(
subroutine p@(x, a, y)
  real*8 x, a(2), y, g
  common /c@/ g
  y = x*x*a(2) + g*sin(x)
  a(1) = a(1)*x
end
)";
const char *const tangentText = R"(
subroutine p@_d(x, xd, a, ad, y, yd)
  real*8 x, xd, a(2), ad(2), y, yd, g, gd
  common /c@/ g
  common /c@_d/ gd
  yd = 2.0d0*x*xd*a(2) + x*x*ad(2) + gd*sin(x) + g*cos(x)*xd
  y = x*x*a(2) + g*sin(x)
  ad(1) = ad(1)*x + a(1)*xd
  a(1) = a(1)*x
end
)";
const char *const adjointText = R"(
subroutine p@_b(x, xb, a, ab, y, yb)
  real*8 x, xb, a(2), ab(2), y, yb, g, gb
  common /c@/ g
  common /c@_b/ gb
  call pushreal8(a(1))
  a(1) = a(1)*x
  gb = 0.0d0
  call popreal8(a(1))
  xb = a(1)*ab(1)
  ab(1) = x*ab(1)
  xb = xb + (2.0d0*x*a(2) + g*cos(x))*yb
  gb = gb + sin(x)*yb
  ab(2) = ab(2) + x*x*yb
  yb = 0.0d0
end
)";

Tree file(Forest &f, const std::string &text) {
  SourceMap sources;
  Diagnostics diagnostics;
  return fortran::readText(f, sources, diagnostics, "t.f90", text);
}

Candidate candidate(Forest &f, int k, const std::string &tangent, const std::string &adjoint) {
  auto named = [&](const std::string &s) { return replace(s, "@", std::to_string(k)); };
  Candidate c;
  c.text = named(program);
  c.program.file = file(f, c.text);
  c.program.seed = static_cast<std::uint64_t>(k);
  c.program.head = {named("p@"), {"x", "a", "g"}, {"y", "a"}};
  c.program.inputs = {{"x", "", false, true, false, {1.5}},
                      {"a", "", false, true, true, {0.7, 2.5}},
                      {"y", "", false, false, false, {0}},
                      {"g", named("c@"), false, true, false, {0.3}}};
  c.tangent.text = named(tangent), c.tangent.file = file(f, c.tangent.text);
  c.adjoint.text = named(adjoint), c.adjoint.file = file(f, c.adjoint.text);
  return c;
}

TEST(Compiled, PairsAndPlantedErrors) {
  if (std::system("gfortran --version > /dev/null 2>&1")) GTEST_SKIP() << "no gfortran";
  Forest f;
  std::vector<Candidate> c;
  const std::string t = tangentText, a = adjointText;
  c.push_back(candidate(f, 1, t, a));
  c.push_back(candidate(f, 2, replace(t, "g*cos(x)*xd", "g*xd"), a));
  c.push_back(candidate(f, 3, t, replace(a, "  gb = 0.0d0\n", "")));
  c.push_back(candidate(f, 4, t, replace(a, "yb = 0.0d0", "do while (x > 0)\n    y = x + y\n    a(1) = y\n  end do")));
  c.push_back(candidate(f, 5, t, replace(a, "call popreal8(a(1))", "call popreal8(a(1))\n  call popreal8(a(1))")));
  c.push_back(candidate(f, 6, replace(t, "real*8 x,", "implicit none\n  real*8"), a));
  c.push_back(candidate(f, 7, t, a));
  CompileOptions o;
  o.folder = std::filesystem::temp_directory_path() / ("dotbar-compiled-" + std::to_string(::getpid()));
  o.runtime = DOTBAR_RUNTIME;
  o.seconds = 2;
  checkCompiled(f, c, o);
  EXPECT_EQ(c[0].outcome.verdict, Verdict::Passed) << c[0].outcome.what;
  EXPECT_EQ(c[0].outcome.entries, 12);
  EXPECT_EQ(c[6].outcome.verdict, Verdict::Passed) << c[6].outcome.what;
  const std::vector<std::string> words = {
      "", "tangent against differences", "adjoint against tangent", "time limit", "ends with code", "does not compile"};
  for (std::size_t k = 1; k < words.size(); ++k) {
    EXPECT_EQ(c[k].outcome.verdict, Verdict::Failed) << words[k];
    EXPECT_NE(c[k].outcome.what.find(words[k]), std::string::npos) << c[k].outcome.what << " does not say " << words[k];
  }
  std::filesystem::remove_all(o.folder);
}

// What agreed is known by all that decides: by its programs, and by nothing else.
TEST(Compiled, WhatAgreedBefore) {
  if (std::system("gfortran --version > /dev/null 2>&1")) GTEST_SKIP() << "no gfortran";
  CompileOptions o;
  o.folder = std::filesystem::temp_directory_path() / ("dotbar-compiled-" + std::to_string(::getpid()));
  o.runtime = DOTBAR_RUNTIME;
  const std::string list = o.folder + ".agreed";
  const auto judged = [&](const std::string &tangent) {
    Forest f;
    std::vector<Candidate> c{candidate(f, 1, tangent, adjointText), candidate(f, 2, tangentText, adjointText)};
    std::filesystem::remove_all(o.folder);
    checkCompiled(f, c, o);
    return c;
  };
  const auto isCompiled = [&] { return std::filesystem::exists(o.folder + "/run_quad"); };
  ::setenv("DOTBAR_AGREED", list.c_str(), 1), ::setenv("DOTBAR_AGREED_NOW", list.c_str(), 1);
  EXPECT_EQ(judged(tangentText)[1].outcome.entries, 12);
  EXPECT_TRUE(isCompiled());
  const std::vector<Candidate> again = judged(tangentText);
  EXPECT_FALSE(isCompiled());
  for (const Candidate &c : again) {
    EXPECT_EQ(c.outcome.verdict, Verdict::Passed) << c.outcome.what;
    EXPECT_EQ(c.outcome.entries, 12);
    EXPECT_GT(c.outcome.nonzero, 0);
  }
  const std::string wrong = replace(tangentText, "g*cos(x)*xd", "g*xd");
  for (int k = 0; k < 2; ++k) {  // what failed is not noted
    EXPECT_EQ(judged(wrong)[0].outcome.verdict, Verdict::Failed);
    EXPECT_TRUE(isCompiled());
  }
  ::unsetenv("DOTBAR_AGREED"), ::unsetenv("DOTBAR_AGREED_NOW");
  std::filesystem::remove_all(o.folder);
  std::filesystem::remove(list);
}

}  // namespace
}  // namespace dotbar::random
