/* Fits a straight line by steps against the gradient. */
#include <stdio.h>

void misfit(int n, const double *t, const double *y, const double *p, double *j);
/* The derivative has no BIND(C): its name is the one that the Fortran compiler gives it. Arguments are passed as before. */
void misfit_b_(int n, const double *t, const double *y, const double *p, double *pb, double *j, double *jb);

int main(void) {
  const double t[] = {0, 1, 2, 3}, y[] = {1, 3, 5, 7};
  double p[] = {0, 0}, j;
  for (int step = 0; step < 500; ++step) {
    double pb[2], jb = 1;
    misfit_b_(4, t, y, p, pb, &j, &jb);
    for (int k = 0; k < 2; ++k) p[k] -= 0.1 * pb[k];
  }
  misfit(4, t, y, p, &j);
  printf("y = %.6f + %.6f t, misfit %.6f\n", p[0], p[1], j);
  return 0;
}
