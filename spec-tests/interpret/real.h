// The two arithmetics of the interpreter, under one set of names: double, and quadruple precision (libquadmath), which is
// what makes differences of a program good to 20 digits.
#pragma once

#include <quadmath.h>

#include <cmath>
#include <cstdint>

namespace dotbar::interpret {

__extension__ typedef __float128 Quad;

#define DOTBAR_REAL1(name)                                 \
  inline double name##R(double x) { return std::name(x); } \
  inline Quad name##R(Quad x) { return ::name##q(x); }
DOTBAR_REAL1(sqrt)
DOTBAR_REAL1(exp)
DOTBAR_REAL1(log)
DOTBAR_REAL1(log10)
DOTBAR_REAL1(sin)
DOTBAR_REAL1(cos)
DOTBAR_REAL1(tan)
DOTBAR_REAL1(asin)
DOTBAR_REAL1(acos)
DOTBAR_REAL1(atan)
DOTBAR_REAL1(sinh)
DOTBAR_REAL1(cosh)
DOTBAR_REAL1(tanh)
DOTBAR_REAL1(asinh)
DOTBAR_REAL1(acosh)
DOTBAR_REAL1(atanh)
DOTBAR_REAL1(erf)
DOTBAR_REAL1(erfc)
DOTBAR_REAL1(tgamma)
DOTBAR_REAL1(lgamma)
DOTBAR_REAL1(fabs)
DOTBAR_REAL1(trunc)
DOTBAR_REAL1(round)
DOTBAR_REAL1(floor)
DOTBAR_REAL1(ceil)
#undef DOTBAR_REAL1

#define DOTBAR_REAL2(name)                                              \
  inline double name##R(double x, double y) { return std::name(x, y); } \
  inline Quad name##R(Quad x, Quad y) { return ::name##q(x, y); }
DOTBAR_REAL2(pow)
DOTBAR_REAL2(atan2)
DOTBAR_REAL2(hypot)
DOTBAR_REAL2(fmod)
DOTBAR_REAL2(copysign)
#undef DOTBAR_REAL2

template <class Real>
Real integerPower(Real x, std::int64_t n) {  // x**n by squaring, as compilers do
  const bool inverse = n < 0;
  std::uint64_t k = inverse ? 0 - static_cast<std::uint64_t>(n) : static_cast<std::uint64_t>(n);
  Real result = 1;
  for (Real base = x; k; k >>= 1, base *= base)
    if (k & 1) result *= base;
  return inverse ? 1 / result : result;
}

}  // namespace dotbar::interpret
