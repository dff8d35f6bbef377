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

#define DOTBAR_BESSEL(name)                             \
  inline double name##R(double x) { return ::name(x); } \
  inline Quad name##R(Quad x) { return ::name##q(x); }
DOTBAR_BESSEL(j0)
DOTBAR_BESSEL(j1)
DOTBAR_BESSEL(y0)
DOTBAR_BESSEL(y1)
#undef DOTBAR_BESSEL
inline double jnR(int n, double x) { return ::jn(n, x); }
inline Quad jnR(int n, Quad x) { return ::jnq(n, x); }
inline double ynR(int n, double x) { return ::yn(n, x); }
inline Quad ynR(int n, Quad x) { return ::ynq(n, x); }

inline double frexpR(double x, int *e) { return std::frexp(x, e); }
inline Quad frexpR(Quad x, int *e) { return ::frexpq(x, e); }
inline double ldexpR(double x, int e) { return std::ldexp(x, e); }
inline Quad ldexpR(Quad x, int e) { return ::ldexpq(x, e); }

// exp(x**2) * erfc(x), while erfc does not underflow.
inline Quad erfcScaledR(Quad x) { return expq(x * x) * erfcq(x); }
inline double erfcScaledR(double x) { return static_cast<double>(erfcScaledR(Quad(x))); }

// The derivative of log_gamma, written apart from the runtime's: by recurrence to 40, then the asymptotic series.
inline Quad digammaR(Quad x) {
  const Quad pi = acosq(-1);
  if (x <= 0) return digammaR(1 - x) - pi / tanq(pi * (x - roundq(x)));
  Quad sum = 0;
  for (; x < 40; x += 1) sum -= 1 / x;
  const Quad b[] = {Quad(1) / 6,       Quad(-1) / 30,       Quad(1) / 42,       Quad(-1) / 30,
                    Quad(5) / 66,      Quad(-691) / 2730,   Quad(7) / 6,        Quad(-3617) / 510,
                    Quad(43867) / 798, Quad(-174611) / 330, Quad(854513) / 138, Quad(-236364091) / 2730,
                    Quad(8553103) / 6};
  Quad power = 1;
  sum += logq(x) - 1 / (2 * x);
  for (int k = 1; k <= 13; ++k) power *= x * x, sum -= b[k - 1] / (2 * k * power);
  return sum;
}
inline double digammaR(double x) { return static_cast<double>(digammaR(Quad(x))); }

template <class Real>
Real degrees() {  // of one radian
  return 180 / acosR(Real(-1));
}

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
