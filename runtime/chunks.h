/* The memory under the stack (TAP-M-stack): a chain of chunks that grows without copying and is kept for reuse.
 *
 * The chunks' data are one sequence of bytes: a chunk is full before the next one begins, and a value may lie across. */
#ifndef DOTBAR_CHUNKS_H
#define DOTBAR_CHUNKS_H

#include <stddef.h>
#include <stdint.h>

#include "dotbar_stack_base.h"

typedef struct dotbar_chunk {
  struct dotbar_chunk *prev, *next;
  size_t start, size; /* where the data begin in the sequence of bytes, and how many they are */
  int is_on_disk;
} dotbar_chunk;

static inline char *dotbar_chunk_data(dotbar_chunk *chunk) { return (char *)(chunk + 1); }

static inline size_t dotbar_depth(const dotbar_cursor *at) {
  return at->chunk ? at->chunk->start + (size_t)(at->top - dotbar_chunk_data(at->chunk)) : 0;
}

void dotbar_chunks_open(dotbar_cursor *at);
void dotbar_chunks_put(dotbar_cursor *at, const void *x, size_t bytes);
void dotbar_chunks_take(dotbar_cursor *at, void *x, size_t bytes); /* bytes <= dotbar_depth(at) */
void dotbar_chunks_free(dotbar_cursor *at);

/* Bytes that all chunks of all threads may take; 0 is without limit. Text is what the environment says. */
extern uint64_t dotbar_limit;
extern const char *dotbar_limit_text;
/* Bytes of them that stay in memory, more or less a chunk; the others lie in files. 0: all stay. */
extern uint64_t dotbar_memory;

/* Prints "dotbar-stack: " and the message on stderr, and exits with a code other than 0. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
_Noreturn void
dotbar_fail(const char *format, ...);

#endif
