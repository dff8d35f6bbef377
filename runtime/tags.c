/* The debug library's check of each pop and look against its push (TAP-M-stack): a second stack, of tags.
 *
 * A tag says what was pushed, as how many values, as which push of its thread, and at which DOTBAR_PLACE. */
#include "stack.h"

#ifdef DOTBAR_STACK_DEBUG
#include <inttypes.h>
#include <stdlib.h>

typedef struct {
  const char *place; /* or NULL */
  uint64_t number;
  size_t count;
  int kind;
} tag;

typedef struct place {
  struct place *next;
  char text[];
} place;

static __thread struct {
  dotbar_cursor at, look;
  int looking;
  uint64_t number;
  place *places[256]; /* the texts, hashed */
  const char *place;
} self;

static void describe(char *text, size_t size, const tag *t) {
  int n = snprintf(text, size, "%s", dotbar_kind_names[t->kind]);
  if (t->count != 1) n += snprintf(text + n, size - (size_t)n, "(%zu)", t->count);
  if (t->number) n += snprintf(text + n, size - (size_t)n, ", push number %" PRIu64, t->number);
  if (t->place) snprintf(text + n, size - (size_t)n, ", at %s", t->place);
}

/* The tag under the cursor, which the kind and count must be those of. */
static void check(dotbar_cursor *at, int kind, size_t count, const char *verb) {
  tag wanted = {.place = self.place, .count = count, .kind = kind}, found;
  char wanted_text[256], found_text[256] = "nothing, the stack is empty";
  describe(wanted_text, sizeof wanted_text, &wanted);
  if (dotbar_depth(at)) {
    dotbar_chunks_take(at, &found, sizeof found);
    if (found.kind == kind && found.count == count) return;
    describe(found_text, sizeof found_text, &found);
  }
  dotbar_fail("%s %s does not match what was pushed: %s", verb, wanted_text, found_text);
}

void dotbar_tag_push(int kind, size_t count) {
  tag t = {.place = self.place, .number = ++self.number, .count = count, .kind = kind};
  if (!self.at.chunk) dotbar_chunks_open(&self.at);
  dotbar_chunks_put(&self.at, &t, sizeof t);
  self.looking = 0;
}

void dotbar_tag_bits(unsigned value, unsigned width, int kind) {
  if (value >> width)
    dotbar_fail("PUSH of %d as %s, at %s: the value does not fit", (int)value, dotbar_kind_names[kind],
                self.place ? self.place : "an unnamed place");
  dotbar_tag_push(kind, 1);
}

void dotbar_tag_pop(int kind, size_t count) {
  check(&self.at, kind, count, "POP");
  self.looking = 0;
}

void dotbar_tag_look(int kind, size_t count) {
  if (!self.looking) self.look = self.at;
  self.looking = 1;
  check(&self.look, kind, count, "LOOK");
}

void dotbar_tag_look_reset(void) { self.looking = 0; }

void dotbar_tags_free(void) {
  dotbar_chunks_free(&self.at);
  for (size_t i = 0; i < sizeof self.places / sizeof *self.places; ++i)
    for (place *p = self.places[i], *next; p; p = next) next = p->next, free(p);
  memset(&self, 0, sizeof self);
}

static size_t hash(const char *text) {
  size_t h = 0;
  for (; *text; ++text) h = 31 * h + (unsigned char)*text;
  return h % (sizeof self.places / sizeof *self.places);
}

/* The text is copied, once per thread: a Fortran caller's may change. */
void dotbar_place(const char *text) {
  place **link = &self.places[hash(text)];
  while (*link && strcmp((*link)->text, text)) link = &(*link)->next;
  if (!*link) {
    size_t size = strlen(text) + 1;
    place *p = malloc(sizeof *p + size);
    if (!p) dotbar_fail("out of memory for the name of a place");
    p->next = NULL;
    memcpy(p->text, text, size);
    *link = p;
  }
  self.place = (*link)->text;
}
#else
void dotbar_tags_free(void) {}
void dotbar_tag_look_reset(void) {}
void dotbar_place(const char *text) { (void)text; }
#endif
