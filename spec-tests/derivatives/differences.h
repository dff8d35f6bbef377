// Divided differences of high order in quadruple precision, and what the tests of derivative lines ask of a partial derivative.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "tools/verify/interpret/machine.h"

namespace dotbar::derivatives {

using interpret::fabsR;
using interpret::Quad;

// The derivative of `f` at `x` by central differences of order eight: the step is small against the distance of a pole that a
// domain keeps away, and large against the 34 digits that quadruple precision has.
template <class F>
Quad slope(F f, Quad x) {
  const Quad h = Quad(1e-5) * std::clamp(fabsR(x), Quad(1e-2), Quad(1));
  auto difference = [&](int k) { return f(x + k * h) - f(x - k * h); };
  return (Quad(4) / 5 * difference(1) - Quad(1) / 5 * difference(2) + Quad(4) / 105 * difference(3) -
          Quad(1) / 280 * difference(4)) /
         h;
}

inline std::string digits(Quad x) {
  char text[64];
  quadmath_snprintf(text, sizeof text, "%.20Qg", x);
  return text;
}

// Relative error 1e-12; below 1e-14 both are zero. What is infinite is near to nothing.
inline testing::AssertionResult agree(Quad partial, Quad difference) {
  const Quad scale = std::max({fabsR(partial), fabsR(difference), Quad(1e-14)});
  if (finiteq(scale) && fabsR(partial - difference) <= Quad(1e-12) * scale) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "the rule says " << digits(partial) << ", differences say " << digits(difference);
}

// Runs unit `s` with these values of its dummies and gives what `result` holds.
inline Quad value(interpret::Machine<Quad> &m, const std::vector<std::pair<std::string, Quad>> &in, const std::string &result) {
  for (const auto &[name, x] : in) m.set("s", name, x);
  const interpret::Result r = m.run("s");
  EXPECT_TRUE(r.ok) << r.message;
  const auto v = m.get("s", result);
  EXPECT_TRUE(!v.empty() && v[0]) << result;
  return v.empty() ? Quad(0) : v[0].value_or(Quad(0));
}

}  // namespace dotbar::derivatives
