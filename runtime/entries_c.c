/* The C names of the stack (TAP-M-stack) as functions, for code compiled with Tapenade's own header or without inlining. */
#include "dotbar_stack.h"

extern inline void dotbar_push_bytes(const void *x, size_t bytes);
extern inline void dotbar_pop_bytes(void *x, size_t bytes, int kind);
extern inline void dotbar_push(const void *x, size_t size, int kind);
extern inline void dotbar_pop(void *x, size_t size, int kind);
extern inline void dotbar_push_array(const void *x, ptrdiff_t n, size_t size, int kind);
extern inline void dotbar_pop_array(void *x, ptrdiff_t n, size_t size, int kind);
extern inline void dotbar_push_bits(unsigned value, unsigned width, int kind);
extern inline void dotbar_pop_bits(int *value, unsigned width, int kind);

#define DOTBAR_TYPE(Name, name, type, fortran)                \
  extern inline void push##Name(type x);                      \
  extern inline void pop##Name(type *x);                      \
  extern inline void look##Name(type *x);                     \
  extern inline void push##Name##Array(const type *x, int n); \
  extern inline void pop##Name##Array(type *x, int n);        \
  extern inline void look##Name##Array(type *x, int n);
#define DOTBAR_CONTROL(width)                      \
  extern inline void pushControl##width##b(int c); \
  extern inline void popControl##width##b(int *c); \
  extern inline void lookControl##width##b(int *c);
#include "dotbar_stack_types.def"

extern inline void pushBoolean(int b);
extern inline void popBoolean(int *b);
extern inline void lookBoolean(int *b);
extern inline void pushBooleanArray(const int *b, int n);
extern inline void popBooleanArray(int *b, int n);
extern inline void lookBooleanArray(int *b, int n);
