/* The inlined fast path under dotbar_stack.h (TAP-M-stack): a push is a bounds check, a copy, a bump and a count.
 *
 * Data lie in a chain of chunks as one sequence of bytes. Control bits gather in a word, below a sentinel 1; a push that finds
 * no room puts the word onto the bytes, and the pop that undoes this push takes it back: every pop is the exact inverse of its
 * push, so that control and data are one LIFO however they alternate. While a run of LOOKs lasts (and before the first use) the
 * bounds admit nothing and the word is 0, so that each push and pop comes to the slow path, which ends the run. */
#ifndef DOTBAR_STACK_BASE_H
#define DOTBAR_STACK_BASE_H

#include <float.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define DOTBAR_LIKELY(x) __builtin_expect(!!(x), 1)
#ifdef DOTBAR_STACK_DYNAMIC_TLS /* for a library that is loaded late into a program without room for static thread-local data */
#define DOTBAR_THREAD_LOCAL __thread
#else
#define DOTBAR_THREAD_LOCAL __thread __attribute__((tls_model("initial-exec")))
#endif
__extension__ typedef float _Complex dotbar_complex8;
__extension__ typedef double _Complex dotbar_complex16;
#else
#define DOTBAR_LIKELY(x) (x)
#define DOTBAR_THREAD_LOCAL _Thread_local
typedef float _Complex dotbar_complex8;
typedef double _Complex dotbar_complex16;
#endif

#if defined(__SIZEOF_FLOAT128__)
__extension__ typedef __float128 dotbar_real16;
#elif LDBL_MANT_DIG == 113
typedef long double dotbar_real16;
#else
typedef struct {
  uint64_t half[2];
} dotbar_real16;
#endif
typedef void *dotbar_pointer;

#ifdef __cplusplus
extern "C" {
#endif

enum {
#define DOTBAR_TYPE(Name, name, type, fortran) DOTBAR_KIND_##name,
#define DOTBAR_CONTROL(width) DOTBAR_KIND_control##width,
#include "dotbar_stack_types.def"
  DOTBAR_KIND_boolean,
  DOTBAR_KIND_booleanarray,
  DOTBAR_KINDS
};

/* A position in the stack: the next free byte and its chunk; the control word (sentinel, then bits) and how many such words
 * lie among the bytes below. */
typedef struct dotbar_cursor {
  char *top;
  struct dotbar_chunk *chunk;
  uint64_t bits;
  uint64_t words;
} dotbar_cursor;

typedef struct dotbar_stack {
  dotbar_cursor at;
  char *base, *end; /* bounds of the chunk in use; both at.top where nothing is admitted */
  char *high;       /* pops from above this note the peak first */
  uint64_t pushes[DOTBAR_KINDS];
  uint64_t array_bytes; /* of pushed arrays, beyond one element each; wraps for arrays of length 0 */
  uint64_t peak;
  enum { DOTBAR_CLOSED, DOTBAR_OPEN, DOTBAR_LOOKING } mode;
  dotbar_cursor look; /* of the run of LOOKs, and what it found in at.bits */
  uint64_t saved_bits;
  struct dotbar_stack *next; /* in the list of all threads' stacks */
} dotbar_stack;

#ifdef DOTBAR_STACK_DEBUG
#define dotbar_stack_self dotbar_stack_self_debug /* code without checks does not link with the debug library */
void dotbar_tag_push(int kind, size_t count);
void dotbar_tag_pop(int kind, size_t count);
void dotbar_tag_look(int kind, size_t count);
void dotbar_tag_bits(unsigned value, unsigned width, int kind); /* a push of control whose value must fit */
#else
#define dotbar_tag_push(kind, count) ((void)0)
#define dotbar_tag_pop(kind, count) ((void)0)
#define dotbar_tag_look(kind, count) ((void)0)
#define dotbar_tag_bits(value, width, kind) ((void)0)
#endif

extern DOTBAR_THREAD_LOCAL dotbar_stack dotbar_stack_self;

void dotbar_put(const void *x, size_t bytes);
void dotbar_take(void *x, size_t bytes, int kind);
void dotbar_put_bits(unsigned value, unsigned width);
void dotbar_take_bits(int *value, unsigned width, int kind);
void dotbar_look(void *x, ptrdiff_t count, size_t size, int kind);
void dotbar_look_bits(int *value, unsigned width, int kind);

/* A move of no bytes goes the slow path too: it ends a run of LOOKs. */
inline void dotbar_push_bytes(const void *x, size_t bytes) {
  char *top = dotbar_stack_self.at.top;
  if (DOTBAR_LIKELY(bytes - 1 < (uintptr_t)dotbar_stack_self.end - (uintptr_t)top)) {
    dotbar_stack_self.at.top = top + bytes;
    memcpy(top, x, bytes);
  } else {
    dotbar_put(x, bytes);
  }
}

inline void dotbar_pop_bytes(void *x, size_t bytes, int kind) {
  char *top = dotbar_stack_self.at.top;
  if (DOTBAR_LIKELY(bytes - 1 < (uintptr_t)top - (uintptr_t)dotbar_stack_self.base && top <= dotbar_stack_self.high)) {
    dotbar_stack_self.at.top = top - bytes;
    memcpy(x, top - bytes, bytes);
  } else {
    dotbar_take(x, bytes, kind);
  }
}

inline void dotbar_push(const void *x, size_t size, int kind) {
  dotbar_tag_push(kind, 1);
  ++dotbar_stack_self.pushes[kind];
  dotbar_push_bytes(x, size);
}

inline void dotbar_pop(void *x, size_t size, int kind) {
  dotbar_tag_pop(kind, 1);
  dotbar_pop_bytes(x, size, kind);
}

inline void dotbar_push_array(const void *x, ptrdiff_t n, size_t size, int kind) {
  size_t count = n > 0 ? (size_t)n : 0;
  dotbar_tag_push(kind, count);
  ++dotbar_stack_self.pushes[kind];
  dotbar_stack_self.array_bytes += (count - 1) * size;
  dotbar_push_bytes(x, count * size);
}

inline void dotbar_pop_array(void *x, ptrdiff_t n, size_t size, int kind) {
  size_t count = n > 0 ? (size_t)n : 0;
  dotbar_tag_pop(kind, count);
  dotbar_pop_bytes(x, count * size, kind);
}

inline void dotbar_push_bits(unsigned value, unsigned width, int kind) {
  uint64_t bits = dotbar_stack_self.at.bits;
  dotbar_tag_bits(value, width, kind);
  value &= (1u << width) - 1;
  ++dotbar_stack_self.pushes[kind];
  if (DOTBAR_LIKELY(bits - 1 < (UINT64_C(1) << (64 - width)) - 1)) /* not 0, and the sentinel stays in the word */
    dotbar_stack_self.at.bits = bits << width | value;
  else
    dotbar_put_bits(value, width);
}

inline void dotbar_pop_bits(int *value, unsigned width, int kind) {
  uint64_t bits = dotbar_stack_self.at.bits;
  dotbar_tag_pop(kind, 1);
  if (DOTBAR_LIKELY(bits >> width > 1)) { /* something is left in the word */
    dotbar_stack_self.at.bits = bits >> width;
    *value = (int)(bits & ((1u << width) - 1));
  } else {
    dotbar_take_bits(value, width, kind);
  }
}

#ifdef __cplusplus
}
#endif
#endif
