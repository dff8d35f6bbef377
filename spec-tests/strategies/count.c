/* How often the procedures of the source run: the linker calls these instead (--wrap). */
#include <stdio.h>

#define COUNTED(p)                               \
  static int runs_##p;                           \
  void __real_##p##_(double *x, double *y);      \
  void __wrap_##p##_(double *x, double *y) {     \
    ++runs_##p;                                  \
    __real_##p##_(x, y);                         \
  }
COUNTED(p1)
COUNTED(p2)
COUNTED(p3)

long dotbar_stack_peak(void);

void report_(double *xb, double *yb) {
  printf("runs %d %d %d  peak %ld  gradient %.10f %.10f\n", runs_p1, runs_p2, runs_p3, dotbar_stack_peak(), *xb, *yb);
}
