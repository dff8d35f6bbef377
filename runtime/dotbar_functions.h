/* Special functions that derivatives need and the C library does not have. */
#ifndef DOTBAR_FUNCTIONS_H
#define DOTBAR_FUNCTIONS_H

#ifdef __cplusplus
extern "C" {
#endif

double dotbar_digamma(double x); /* the derivative of the logarithm of the gamma function */

#ifdef __cplusplus
}
#endif
#endif
