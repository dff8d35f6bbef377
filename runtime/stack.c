/* The slow paths of the stack (TAP-M-stack): first use, the edges of chunks and control words, LOOK, underflow. */
#include "stack.h"

#include "dotbar_interface.h"

DOTBAR_THREAD_LOCAL dotbar_stack dotbar_stack_self;

enum { FIRST_WORD = 2 }; /* the sentinel over a bit that is never popped: a lone control value does not empty the word */

void dotbar_note_peak(dotbar_stack *stack) {
  size_t depth = dotbar_depth(&stack->at);
  if (depth > stack->peak) stack->peak = depth;
}

/* Opens the chunk in use for the fast path. */
static void admit(dotbar_stack *stack) {
  dotbar_chunk *chunk = stack->at.chunk;
  size_t high = stack->peak > chunk->start ? stack->peak - chunk->start : 0;
  stack->base = dotbar_chunk_data(chunk);
  stack->end = stack->base + chunk->size;
  stack->high = stack->base + (high < chunk->size ? high : chunk->size);
}

/* Every push and pop that comes the slow path first opens the stack, or ends a run of LOOKs. */
static dotbar_stack *settle(void) {
  dotbar_stack *stack = &dotbar_stack_self;
  if (stack->mode == DOTBAR_OPEN) return stack;
  if (stack->mode == DOTBAR_CLOSED) {
    dotbar_chunks_open(&stack->at);
    stack->at.bits = FIRST_WORD;
    dotbar_threads_join(stack);
  } else {
    stack->at.bits = stack->saved_bits;
  }
  stack->mode = DOTBAR_OPEN;
  admit(stack);
  return stack;
}

static dotbar_cursor *looking(void) {
  dotbar_stack *stack = &dotbar_stack_self;
  if (stack->mode == DOTBAR_LOOKING) return &stack->look;
  settle();
  stack->look = stack->at;
  stack->saved_bits = stack->at.bits;
  stack->at.bits = 0;
  stack->base = stack->end = stack->at.top;
  stack->mode = DOTBAR_LOOKING;
  return &stack->look;
}

void dotbar_look_reset(void) {
  dotbar_tag_look_reset();
  settle();
}

static void take(dotbar_cursor *at, void *x, size_t bytes, int kind, const char *verb) {
  if (bytes > dotbar_depth(at))
    dotbar_fail("%s of %s: %zu bytes are asked for, %zu bytes are left on the stack", verb, dotbar_kind_names[kind], bytes,
                dotbar_depth(at));
  dotbar_chunks_take(at, x, bytes);
}

static void take_bits(dotbar_cursor *at, int *value, unsigned width, int kind, const char *verb) {
  uint64_t rest = at->bits >> width;
  if (rest == 0 || (rest == 1 && at->words == 0))
    dotbar_fail("%s of %s: so many bits of control are not left on the stack", verb, dotbar_kind_names[kind]);
  *value = (int)(at->bits & ((1u << width) - 1));
  if (rest == 1) {
    take(at, &rest, sizeof rest, kind, verb);
    --at->words;
  }
  at->bits = rest;
}

void dotbar_put(const void *x, size_t bytes) {
  dotbar_stack *stack = settle();
  dotbar_chunks_put(&stack->at, x, bytes);
  admit(stack);
}

void dotbar_take(void *x, size_t bytes, int kind) {
  dotbar_stack *stack = settle();
  dotbar_note_peak(stack);
  take(&stack->at, x, bytes, kind, "POP");
  admit(stack);
}

void dotbar_put_bits(unsigned value, unsigned width) {
  dotbar_stack *stack = settle();
  if (stack->at.bits >> (64 - width)) {
    dotbar_push_bytes(&stack->at.bits, sizeof stack->at.bits);
    ++stack->at.words;
    stack->at.bits = 1;
  }
  stack->at.bits = stack->at.bits << width | value;
}

void dotbar_take_bits(int *value, unsigned width, int kind) {
  dotbar_stack *stack = settle();
  dotbar_note_peak(stack);
  take_bits(&stack->at, value, width, kind, "POP");
  admit(stack);
}

void dotbar_look(void *x, ptrdiff_t n, size_t size, int kind) {
  size_t count = n > 0 ? (size_t)n : 0;
  dotbar_tag_look(kind, count);
  take(looking(), x, count * size, kind, "LOOK");
}

void dotbar_look_bits(int *value, unsigned width, int kind) {
  dotbar_tag_look(kind, 1);
  take_bits(looking(), value, width, kind, "LOOK");
}

extern const int dotbar_runtime_interface;
const int dotbar_runtime_interface = DOTBAR_RUNTIME_INTERFACE;
