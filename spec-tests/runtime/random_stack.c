/* Random pushes, pops and looks of every kind against a plain array of records (TAP-M-stack).
 *
 * usage: random_stack SEED...    Each seed runs in a thread of its own, all at once. */
#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>

#include "dotbar_stack.h"

enum { STEPS = 400000, LONGEST = 40000, MODEL = 1 << 20 };

typedef struct {
  const char *name;
  size_t size;   /* bytes of an element; of the int that carries it for control */
  unsigned bits; /* on the stack, if packed */
  int array;
  void (*push)(const void *x, int n);
  void (*pop)(void *x, int n);
  void (*look)(void *x, int n);
} operation;

/* The model: what was pushed, from the bottom to the top. */
typedef struct {
  const operation *op;
  int count;
  char *bytes;
} record;

typedef struct {
  uint64_t seed, random;
  record *model;
  int zeros;           /* every control value is 0 for a while: a word of nothing but the sentinel */
  size_t size, looked; /* records; of them, LOOKs have gone over that many since the last push or pop */
  uint64_t data, bits, traffic, traffic_bits, least_peak, most_peak;
  char *buffer;
} run;

#define DOTBAR_TYPE(Name, name, type, fortran)                                       \
  static void push_##name(const void *x, int n) {                                    \
    type value;                                                                      \
    (void)n;                                                                         \
    memcpy(&value, x, sizeof value);                                                 \
    push##Name(value);                                                               \
  }                                                                                  \
  static void pop_##name(void *x, int n) { (void)n, pop##Name(x); }                  \
  static void look_##name(void *x, int n) { (void)n, look##Name(x); }                \
  static void push_##name##_array(const void *x, int n) { push##Name##Array(x, n); } \
  static void pop_##name##_array(void *x, int n) { pop##Name##Array(x, n); }         \
  static void look_##name##_array(void *x, int n) { look##Name##Array(x, n); }
#define PACKED(Name)                                                                      \
  static void push_##Name(const void *x, int n) { (void)n, push##Name(*(const int *)x); } \
  static void pop_##Name(void *x, int n) { (void)n, pop##Name(x); }                       \
  static void look_##Name(void *x, int n) { (void)n, look##Name(x); }
#define DOTBAR_CONTROL(width) PACKED(Control##width##b)
#include "dotbar_stack_types.def"
PACKED(Boolean)
static void push_booleans(const void *x, int n) { pushBooleanArray(x, n); }
static void pop_booleans(void *x, int n) { popBooleanArray(x, n); }
static void look_booleans(void *x, int n) { lookBooleanArray(x, n); }

static const operation operations[] = {
#define DOTBAR_TYPE(Name, name, type, fortran)                       \
  {#name, sizeof(type), 0, 0, push_##name, pop_##name, look_##name}, \
      {#name "array", sizeof(type), 0, 1, push_##name##_array, pop_##name##_array, look_##name##_array},
#define DOTBAR_CONTROL(width) \
  {"control" #width, sizeof(int), width, 0, push_Control##width##b, pop_Control##width##b, look_Control##width##b},
#include "dotbar_stack_types.def"
    {"boolean", sizeof(int), 1, 0, push_Boolean, pop_Boolean, look_Boolean},
    {"booleanarray", sizeof(int), 0, 1, push_booleans, pop_booleans, look_booleans}};

static uint64_t draw(run *r, uint64_t below) {
  r->random ^= r->random << 13, r->random ^= r->random >> 7, r->random ^= r->random << 17;
  return (r->random >> 11) % below;
}

static void require(const run *r, int holds, const char *what, const record *about) {
  if (holds) return;
  fprintf(stderr, "seed %" PRIu64 ": %s (%s x %d, model of %zu records)\n", r->seed, what, about ? about->op->name : "-",
          about ? about->count : 0, r->size);
  exit(1);
}

static int draw_count(run *r, const operation *op) {
  if (!op->array) return 1;
  uint64_t shape = draw(r, 200);
  return (int)draw(r, shape == 0 ? LONGEST : shape < 20 ? 300 : 6);
}

static void account(run *r, const record *top, int sign) {
  if (top->op->bits)
    r->bits += (uint64_t)(sign * (int64_t)top->op->bits);
  else
    r->data += (uint64_t)(sign * (int64_t)(top->op->size * (size_t)top->count));
}

/* A flushed control word has at least 56 bits, one of which may be no value. */
static void note_push(run *r, const record *top) {
  account(r, top, 1);
  r->traffic += top->op->bits ? 0 : top->op->size * (size_t)top->count;
  r->traffic_bits += top->op->bits;
  if (r->data > r->least_peak) r->least_peak = r->data;
  uint64_t most = r->data + 8 * ((r->bits + 1) / 56);
  if (most > r->most_peak) r->most_peak = most;
}

static void push(run *r) {
  const operation *op = &operations[draw(r, sizeof operations / sizeof *operations)];
  record *top = &r->model[r->size++];
  *top = (record){op, draw_count(r, op), NULL};
  size_t bytes = op->size * (size_t)top->count;
  top->bytes = malloc(bytes + 1);
  for (size_t i = 0; i < bytes; ++i) top->bytes[i] = (char)draw(r, 256);
  if (op->bits) {
    int value = r->zeros ? 0 : (int)draw(r, 1u << op->bits);
    memcpy(top->bytes, &value, sizeof value);
  }
  op->push(top->bytes, top->count);
  note_push(r, top);
  r->looked = 0;
}

static void read(run *r, const record *from, void (*reader)(void *, int), const char *what) {
  size_t bytes = from->op->size * (size_t)from->count;
  memset(r->buffer, 0x5a, bytes + 1);
  reader(r->buffer, from->count);
  require(r, memcmp(r->buffer, from->bytes, bytes) == 0, what, from);
  require(r, r->buffer[bytes] == 0x5a, "wrote too far", from);
}

static void pop(run *r) {
  record *top = &r->model[--r->size];
  read(r, top, top->op->pop, "pop of another value");
  account(r, top, -1);
  free(top->bytes);
  r->looked = 0;
}

static void look(run *r) {
  if (draw(r, 8) == 0) {
    dotbar_look_reset();
    r->looked = 0;
  }
  for (uint64_t n = draw(r, 30); n-- && r->looked < r->size; ++r->looked) {
    const record *from = &r->model[r->size - 1 - r->looked];
    read(r, from, from->op->look, "look at another value");
  }
}

static void check_counters(run *r) {
  uint64_t peak = dotbar_stack_peak();
  require(r, peak >= r->least_peak && peak <= r->most_peak, "peak", NULL);
  require(r, dotbar_stack_traffic() == r->traffic + (r->traffic_bits + 7) / 8, "traffic", NULL);
}

static void restart_counters(run *r) {
  dotbar_stack_reset_counters();
  r->traffic = r->traffic_bits = 0;
  r->least_peak = r->data;
  r->most_peak = r->data + 8 * ((r->bits + 1) / 56);
}

static void step(run *r, uint64_t push_of_100) {
  uint64_t what = draw(r, 1000);
  if (what < 10)
    look(r);
  else if (what < 20)
    check_counters(r);
  else if (what == 20 && draw(r, 20) == 0)
    restart_counters(r);
  else if (r->size == 0 || (r->size < MODEL && draw(r, 100) < push_of_100))
    push(r);
  else
    pop(r);
}

static void *random_run(void *seed) {
  run r = {.seed = strtoull(seed, NULL, 10), .model = malloc(MODEL * sizeof(record)), .buffer = malloc(16 * LONGEST + 1)};
  r.random = r.seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
  uint64_t push_of_100 = 50;
  for (int i = 0; i < STEPS; ++i) {
    if (i % 2000 == 0) {
      push_of_100 = 30 + draw(&r, 41);
      r.zeros = draw(&r, 3) == 0;
    }
    step(&r, push_of_100);
  }
  check_counters(&r);
  while (r.size) pop(&r);
  free(r.model);
  free(r.buffer);
  return NULL;
}

int main(int argc, char **argv) {
  pthread_t threads[64];
  int n = argc - 1 < 64 ? argc - 1 : 64;
  for (int i = 0; i < n; ++i)
    if (pthread_create(&threads[i], NULL, random_run, argv[i + 1])) return 2;
  for (int i = 0; i < n; ++i) pthread_join(threads[i], NULL);
  return n ? 0 : 2;
}
