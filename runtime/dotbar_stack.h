/* The stack of adjoint programs (TAP-M-stack): one LIFO of bytes per thread for values and control; its C interface.
 *
 *   pushReal8(x)            popReal8(&x)            lookReal8(&x)             and so for every type of dotbar_stack_types.def
 *   pushReal8Array(x, n)    popReal8Array(x, n)     lookReal8Array(x, n)      n <= 0 moves nothing
 *   pushControl3b(c)        popControl3b(&c)        lookControl3b(&c)         1b to 8b: the low bits of c
 *   pushBoolean(b)          popBoolean(&b)          lookBoolean(&b)           one bit; pops give 0 or 1
 *
 * LOOK reads without popping. The first LOOK after a push or pop reads the value on top, every further LOOK the value below
 * the one read before: a run of LOOKs reads what the same run of POPs would give. Any push or pop, also of an array of length
 * 0, ends the run and works on the real top; dotbar_look_reset() ends it too.
 *
 * Compile with DOTBAR_STACK_DEBUG and link dotbar_runtime_debug to have each pop and look checked against its push. */
#ifndef DOTBAR_STACK_H
#define DOTBAR_STACK_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "dotbar_interface.h"
#include "dotbar_stack_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Only a library of this interface has the name. */
extern const int dotbar_runtime_interface;
#if defined(__GNUC__)
static const int *const dotbar_interface_asked __attribute__((used)) = &dotbar_runtime_interface;
#endif

/* Counters. Peak and traffic are bytes of the calling thread; control counts in bits, and in the peak once a word is full. */
uint64_t dotbar_stack_peak(void);
uint64_t dotbar_stack_traffic(void);
void dotbar_stack_reset_counters(void); /* of the calling thread; the peak starts again at the present depth */
void dotbar_stack_report(FILE *out);    /* one line, summed over all threads */
void dotbar_look_reset(void);

/* Names the place that the following pushes and pops of this thread belong to; only the debug library keeps it. */
void dotbar_place(const char *place);
#define DOTBAR_PLACE(place) dotbar_place(place)

/* What Tapenade's adStack.h has besides. */
void adStack_showPeakSize(void);
void adStack_showTotalTraffic(void);
int stackIsThreadSafe(void);

#define DOTBAR_TYPE(Name, name, type, fortran)                                                                    \
  inline void push##Name(type x) { dotbar_push(&x, sizeof x, DOTBAR_KIND_##name); }                               \
  inline void pop##Name(type *x) { dotbar_pop(x, sizeof *x, DOTBAR_KIND_##name); }                                \
  inline void look##Name(type *x) { dotbar_look(x, 1, sizeof *x, DOTBAR_KIND_##name); }                           \
  inline void push##Name##Array(const type *x, int n) { dotbar_push_array(x, n, sizeof *x, DOTBAR_KIND_##name); } \
  inline void pop##Name##Array(type *x, int n) { dotbar_pop_array(x, n, sizeof *x, DOTBAR_KIND_##name); }         \
  inline void look##Name##Array(type *x, int n) { dotbar_look(x, n, sizeof *x, DOTBAR_KIND_##name); }
#include "dotbar_stack_types.def"

#define DOTBAR_CONTROL(width)                                                                                    \
  inline void pushControl##width##b(int c) { dotbar_push_bits((unsigned)c, width, DOTBAR_KIND_control##width); } \
  inline void popControl##width##b(int *c) { dotbar_pop_bits(c, width, DOTBAR_KIND_control##width); }            \
  inline void lookControl##width##b(int *c) { dotbar_look_bits(c, width, DOTBAR_KIND_control##width); }
#include "dotbar_stack_types.def"

inline void pushBoolean(int b) { dotbar_push_bits(b != 0, 1, DOTBAR_KIND_boolean); }
inline void popBoolean(int *b) { dotbar_pop_bits(b, 1, DOTBAR_KIND_boolean); }
inline void lookBoolean(int *b) { dotbar_look_bits(b, 1, DOTBAR_KIND_boolean); }
inline void pushBooleanArray(const int *b, int n) { dotbar_push_array(b, n, sizeof *b, DOTBAR_KIND_booleanarray); }
inline void popBooleanArray(int *b, int n) { dotbar_pop_array(b, n, sizeof *b, DOTBAR_KIND_booleanarray); }
inline void lookBooleanArray(int *b, int n) { dotbar_look(b, n, sizeof *b, DOTBAR_KIND_booleanarray); }

#ifdef __cplusplus
}
#endif
#endif
