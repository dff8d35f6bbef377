/* The Fortran names of the stack (TAP-M-stack), Tapenade's among them, as gfortran spells external procedures.
 *
 * They need no interface block. Values come as addresses without promise of alignment; the hidden length of a character
 * argument comes last and is left alone, but for a place, whose text it bounds. */
#include <stdlib.h>

#include "chunks.h"
#include "dotbar_stack.h"

#define SCALAR(name, size, KIND)                                                  \
  void push##name##_(const void *x);                                              \
  void pop##name##_(void *x);                                                     \
  void look##name##_(void *x);                                                    \
  void push##name##_(const void *x) { dotbar_push(x, size, DOTBAR_KIND_##KIND); } \
  void pop##name##_(void *x) { dotbar_pop(x, size, DOTBAR_KIND_##KIND); }         \
  void look##name##_(void *x) { dotbar_look(x, 1, size, DOTBAR_KIND_##KIND); }

#define ARRAY(name, size, KIND)                                                                                \
  void push##name##array_(const void *x, const int *n);                                                        \
  void pop##name##array_(void *x, const int *n);                                                               \
  void look##name##array_(void *x, const int *n);                                                              \
  void push##name##array_(const void *x, const int *n) { dotbar_push_array(x, *n, size, DOTBAR_KIND_##KIND); } \
  void pop##name##array_(void *x, const int *n) { dotbar_pop_array(x, *n, size, DOTBAR_KIND_##KIND); }         \
  void look##name##array_(void *x, const int *n) { dotbar_look(x, *n, size, DOTBAR_KIND_##KIND); }

#define BITS(name, value, width, KIND)                                                     \
  void push##name##_(const int *c);                                                        \
  void pop##name##_(int *c);                                                               \
  void look##name##_(int *c);                                                              \
  void push##name##_(const int *c) { dotbar_push_bits(value, width, DOTBAR_KIND_##KIND); } \
  void pop##name##_(int *c) { dotbar_pop_bits(c, width, DOTBAR_KIND_##KIND); }             \
  void look##name##_(int *c) { dotbar_look_bits(c, width, DOTBAR_KIND_##KIND); }

#define DOTBAR_TYPE(Name, name, type, fortran) SCALAR(name, sizeof(type), name) ARRAY(name, sizeof(type), name)
#define DOTBAR_CONTROL(width) BITS(control##width##b, (unsigned)*c, width, control##width)
#include "dotbar_stack_types.def"
BITS(boolean, *c != 0, 1, boolean)
ARRAY(boolean, sizeof(int), booleanarray)

#define CALL(name, result, call) \
  result name(void);             \
  result name(void) { call; }
CALL(dotbar_stack_report_, void, dotbar_stack_report(stderr))
CALL(dotbar_stack_reset_counters_, void, dotbar_stack_reset_counters())
CALL(dotbar_look_reset_, void, dotbar_look_reset())
CALL(dotbar_stack_peak_, int64_t, return (int64_t)dotbar_stack_peak())
CALL(dotbar_stack_traffic_, int64_t, return (int64_t)dotbar_stack_traffic())
CALL(adstack_showpeaksize_, void, adStack_showPeakSize())
CALL(adstack_showtotaltraffic_, void, adStack_showTotalTraffic())
CALL(stackisthreadsafe_, int, return stackIsThreadSafe())

void dotbar_place_(const char *text, size_t length);
void dotbar_place_(const char *text, size_t length) {
  char *copy = malloc(length + 1);
  if (!copy) dotbar_fail("out of memory for the name of a place");
  memcpy(copy, text, length);
  copy[length] = '\0';
  dotbar_place(copy);
  free(copy);
}
