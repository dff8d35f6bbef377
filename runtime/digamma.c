/* The digamma function, the derivative of log_gamma (TAP-M-functions): what derivatives of gamma and log_gamma apply. The Fortran
 * entries, one for each kind of real, need no interface block but a declaration of their type.
 *
 * From 10 on the asymptotic series is good to the last digit; smaller arguments are moved there by psi(x) = psi(x + 1) - 1/x,
 * negative ones first reflected, psi(x) = psi(1 - x) - pi / tan(pi x). */
#include <math.h>

#include "dotbar_functions.h"

/* The Bernoulli numbers B(2k) / 2k. */
static const double bernoulli[] = {1.0 / 12,  -1.0 / 120,     1.0 / 252, -1.0 / 240,
                                   1.0 / 132, -691.0 / 32760, 1.0 / 12,  -3617.0 / 8160};

static double asymptotic(double x) {
  const double y = 1 / (x * x);
  double sum = 0;
  for (int k = sizeof bernoulli / sizeof *bernoulli; k-- > 0;) sum = (sum + bernoulli[k]) * y;
  return log(x) - 0.5 / x - sum;
}

/* Not a number at the poles, the integers below 1 (at 0 the sign of infinity would be that of the zero). */
double dotbar_digamma(double x) {
  static const double pi = 3.14159265358979323846;
  double reflected = 0, moved = 0;
  if (x <= 0) {
    const double r = x - round(x); /* exact: near a pole the distance from it counts */
    if (r == 0) return NAN;
    reflected = -pi / tan(pi * r);
    x = 1 - x;
  }
  for (; x < 10; x += 1) moved += 1 / x;
  return reflected + (asymptotic(x) - moved);
}

double dotbar_digamma8_(const double *x);
float dotbar_digamma4_(const float *x);
double dotbar_digamma8_(const double *x) { return dotbar_digamma(*x); }
float dotbar_digamma4_(const float *x) { return (float)dotbar_digamma(*x); }
