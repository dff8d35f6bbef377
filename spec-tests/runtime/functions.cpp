// The special functions of the runtime (TAP-M-functions) over their domains, negative arguments and the surroundings of poles
// among them, against quadruple precision; their Fortran entries; the recurrence and the values that are known in closed form.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "runtime/dotbar_functions.h"
#include "tools/verify/interpret/real.h"

extern "C" {
double dotbar_digamma8_(const double *);
float dotbar_digamma4_(const float *);
}

namespace dotbar {
namespace {

using interpret::digammaR;
using interpret::Quad;

void near(double x, double tolerance = 1e-14) {
  const double exact = static_cast<double>(digammaR(Quad(x)));
  EXPECT_NEAR(dotbar_digamma(x), exact, tolerance * std::fmax(1, std::fabs(exact))) << x;
}

// The reference itself: psi is the derivative of log_gamma, by differences in quadruple precision.
TEST(Digamma, referenceIsTheDerivativeOfLogGamma) {
  for (double x : {0.01, 0.3, 1.0, 1.4616321449683623, 2.5, 17.0, 250.0, -0.5, -1.25, -7.9}) {
    const Quad h = Quad(1e-7);
    const Quad slope = (8 * (lgammaq(x + h) - lgammaq(x - h)) - (lgammaq(x + 2 * h) - lgammaq(x - 2 * h))) / (12 * h);
    EXPECT_LT(static_cast<double>(fabsq(slope - digammaR(Quad(x)))), 1e-17) << x;
  }
}

TEST(Digamma, positiveArguments) {
  std::mt19937_64 random(3);
  std::uniform_real_distribution<double> unit(0, 1);
  for (int k = 0; k < 20000; ++k) near(std::pow(10.0, 24 * unit(random) - 12));
  for (int k = 0; k < 20000; ++k) near(30 * unit(random));
  for (double x : {1.0, 2.0, 9.999999999999998, 10.0, 1.4616321449683622, 1e300}) near(x);
}

TEST(Digamma, negativeArgumentsAreReflected) {
  std::mt19937_64 random(4);
  std::uniform_real_distribution<double> unit(0, 1);
  for (int k = 0; k < 20000; ++k) near(-30 * unit(random));
  for (int k = 0; k < 2000; ++k) near(-1e6 * unit(random));
  for (int n = 0; n < 40; ++n)  // near poles, where the last digit of the argument counts
    for (int e = -3; e > -12; --e) near(-n + std::pow(10.0, e)), near(-n - std::pow(10.0, e));
}

TEST(Digamma, closedForms) {
  const double euler = 0.57721566490153286061;
  EXPECT_NEAR(dotbar_digamma(1), -euler, 1e-15);
  EXPECT_NEAR(dotbar_digamma(0.5), -euler - 2 * std::log(2.0), 1e-15);
  EXPECT_NEAR(dotbar_digamma(-0.5), 2 - euler - 2 * std::log(2.0), 1e-15);
  EXPECT_NEAR(dotbar_digamma(6), 1 + 1 / 2.0 + 1 / 3.0 + 1 / 4.0 + 1 / 5.0 - euler, 1e-15);
}

TEST(Digamma, polesAndWhatIsNoNumber) {
  for (double x : {0.0, -1.0, -2.0, -1e9, -HUGE_VAL, std::nan("")}) EXPECT_TRUE(std::isnan(dotbar_digamma(x))) << x;
  EXPECT_EQ(dotbar_digamma(HUGE_VAL), HUGE_VAL);
}

TEST(Digamma, entriesOfFortran) {
  for (double x : {-2.7, 0.4, 3.0, 80.0}) {
    const float single = static_cast<float>(x);
    EXPECT_EQ(dotbar_digamma8_(&x), dotbar_digamma(x));
    EXPECT_EQ(dotbar_digamma4_(&single), static_cast<float>(dotbar_digamma(single)));
  }
}

}  // namespace
}  // namespace dotbar
