/* The memory under the stack (TAP-M-stack): see chunks.h. */
#define _DEFAULT_SOURCE /* mkstemp, posix_fallocate */
#include "chunks.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { FIRST_CHUNK = 1 << 16, LAST_CHUNK = 1 << 25 }; /* bytes; each chunk is twice the one before, up to the last size */

static _Atomic uint64_t used; /* by the chunks of all threads */

void dotbar_fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("dotbar-stack: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(EXIT_FAILURE);
}

/* As many bytes as wanted, or as the limit leaves. */
static size_t reserve(size_t wanted) {
  uint64_t before = atomic_load(&used), bytes;
  do {
    uint64_t left = dotbar_limit > before ? dotbar_limit - before : 0;
    bytes = dotbar_limit && left < wanted ? left : wanted;
    if (bytes <= sizeof(dotbar_chunk))
      dotbar_fail("the limit DOTBAR_STACK_LIMIT=%s is reached: %" PRIu64 " of %" PRIu64 " bytes are in use", dotbar_limit_text,
                  before, dotbar_limit);
  } while (!atomic_compare_exchange_weak(&used, &before, before + bytes));
  return (size_t)bytes;
}

static size_t next_size(const dotbar_chunk *prev) {
  if (!prev) return FIRST_CHUNK;
  size_t twice = 2 * (prev->size + sizeof *prev);
  return twice < LAST_CHUNK ? twice : LAST_CHUNK;
}

/* A piece of a file that has no name any more: the system writes it out when memory is short, and reads what is asked for. */
static dotbar_chunk *on_disk(size_t bytes) {
  const char *folder = getenv("TMPDIR");
  char name[4096];
  if (!folder || !*folder) folder = "/var/tmp";
  int length = snprintf(name, sizeof name, "%s/dotbar-stack-XXXXXX", folder);
  int file = length < (int)sizeof name ? mkstemp(name) : (errno = ENAMETOOLONG, -1);
  if (file < 0) dotbar_fail("no file can be made in %s for what goes beyond DOTBAR_STACK_MEMORY: %s", folder, strerror(errno));
  unlink(name);
  int error = posix_fallocate(file, 0, (off_t)bytes); /* a full disk says so here, not as a signal later */
  void *chunk = error ? MAP_FAILED : mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (chunk == MAP_FAILED)
    dotbar_fail("cannot have %zu bytes in %s for what goes beyond DOTBAR_STACK_MEMORY: %s", bytes, folder,
                strerror(error ? error : errno));
  close(file);
  return chunk;
}

static dotbar_chunk *in_memory(size_t bytes) {
  dotbar_chunk *chunk = malloc(bytes);
  if (!chunk)
    dotbar_fail("out of memory: cannot have %zu bytes more; %" PRIu64 " bytes are in use", bytes, atomic_load(&used) - bytes);
  return chunk;
}

static dotbar_chunk *new_chunk(dotbar_chunk *prev) {
  size_t bytes = reserve(next_size(prev));
  int spills = dotbar_memory && atomic_load(&used) > dotbar_memory;
  dotbar_chunk *chunk = spills ? on_disk(bytes) : in_memory(bytes);
  *chunk = (dotbar_chunk){
      .prev = prev, .start = prev ? prev->start + prev->size : 0, .size = bytes - sizeof *chunk, .is_on_disk = spills};
  if (prev) prev->next = chunk;
  return chunk;
}

static void enter(dotbar_cursor *at, dotbar_chunk *chunk, size_t fill) {
  at->chunk = chunk;
  at->top = dotbar_chunk_data(chunk) + fill;
}

void dotbar_chunks_open(dotbar_cursor *at) { enter(at, new_chunk(NULL), 0); }

void dotbar_chunks_put(dotbar_cursor *at, const void *x, size_t bytes) {
  for (const char *from = x; bytes;) {
    dotbar_chunk *chunk = at->chunk;
    size_t room = (size_t)(dotbar_chunk_data(chunk) + chunk->size - at->top);
    size_t part = bytes < room ? bytes : room;
    memcpy(at->top, from, part);
    at->top += part;
    from += part;
    bytes -= part;
    if (bytes) enter(at, chunk->next ? chunk->next : new_chunk(chunk), 0);
  }
}

void dotbar_chunks_take(dotbar_cursor *at, void *x, size_t bytes) {
  while (bytes) {
    size_t room = (size_t)(at->top - dotbar_chunk_data(at->chunk));
    size_t part = bytes < room ? bytes : room;
    bytes -= part; /* the last bytes of a value lie on top */
    at->top -= part;
    memcpy((char *)x + bytes, at->top, part);
    if (bytes) enter(at, at->chunk->prev, at->chunk->prev->size);
  }
}

void dotbar_chunks_free(dotbar_cursor *at) {
  dotbar_chunk *chunk = at->chunk;
  while (chunk && chunk->prev) chunk = chunk->prev;
  while (chunk) {
    dotbar_chunk *next = chunk->next;
    size_t bytes = chunk->size + sizeof *chunk;
    atomic_fetch_sub(&used, bytes);
    if (chunk->is_on_disk)
      munmap(chunk, bytes);
    else
      free(chunk);
    chunk = next;
  }
  *at = (dotbar_cursor){0};
}
