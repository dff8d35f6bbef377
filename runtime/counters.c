/* Peak and traffic of the stack (TAP-M-stack, reported as in TAP-M-perf), over all threads.
 *
 * Nothing is counted but pushes per kind and, off the fast path, the peak; bytes follow from the table of types. */
#include <inttypes.h>
#include <pthread.h>

#include "stack.h"

const char *const dotbar_kind_names[DOTBAR_KINDS] = {
#define DOTBAR_TYPE(Name, name, type, fortran) #name,
#define DOTBAR_CONTROL(width) "control" #width "b",
#include "dotbar_stack_types.def"
    "boolean", "booleanarray"};

static const size_t bits_of[DOTBAR_KINDS] = {
#define DOTBAR_TYPE(Name, name, type, fortran) 8 * sizeof(type),
#define DOTBAR_CONTROL(width) width,
#include "dotbar_stack_types.def"
    1, 8 * sizeof(int)};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static dotbar_stack *threads;
static dotbar_stack ended; /* the sum of the threads that have ended */

static uint64_t peak(const dotbar_stack *stack) {
  uint64_t depth = dotbar_depth(&stack->at);
  return depth > stack->peak ? depth : stack->peak;
}

static uint64_t traffic(const dotbar_stack *stack) {
  uint64_t bits = 7;
  for (int kind = 0; kind < DOTBAR_KINDS; ++kind) bits += stack->pushes[kind] * bits_of[kind];
  return bits / 8 + stack->array_bytes;
}

static void add(dotbar_stack *sum, const dotbar_stack *stack) {
  for (int kind = 0; kind < DOTBAR_KINDS; ++kind) sum->pushes[kind] += stack->pushes[kind];
  sum->array_bytes += stack->array_bytes;
  sum->peak += peak(stack);
}

static void leave(void *arrived) {
  dotbar_stack *stack = arrived, **link = &threads;
  pthread_mutex_lock(&lock);
  while (*link != stack) link = &(*link)->next;
  *link = stack->next;
  add(&ended, stack);
  pthread_mutex_unlock(&lock);
  dotbar_chunks_free(&stack->at);
  dotbar_tags_free();
  *stack = (dotbar_stack){.mode = DOTBAR_CLOSED};
}

static void make_key(void) {
  if (pthread_key_create(&key, leave)) dotbar_fail("no thread-specific data are left");
}

void dotbar_threads_join(dotbar_stack *stack) {
  pthread_once(&once, make_key);
  if (pthread_setspecific(key, stack)) dotbar_fail("out of memory for a thread's stack");
  pthread_mutex_lock(&lock);
  stack->next = threads;
  threads = stack;
  pthread_mutex_unlock(&lock);
}

uint64_t dotbar_stack_peak(void) { return peak(&dotbar_stack_self); }
uint64_t dotbar_stack_traffic(void) { return traffic(&dotbar_stack_self); }

void dotbar_stack_reset_counters(void) {
  dotbar_stack *stack = &dotbar_stack_self;
  memset(stack->pushes, 0, sizeof stack->pushes);
  stack->array_bytes = 0;
  stack->peak = dotbar_depth(&stack->at);
  stack->high = stack->at.top;
}

void dotbar_stack_report(FILE *out) {
  dotbar_stack sum = {.mode = DOTBAR_CLOSED};
  uint64_t pushes = 0, control = 0;
  pthread_mutex_lock(&lock);
  add(&sum, &ended);
  for (dotbar_stack *stack = threads; stack; stack = stack->next) add(&sum, stack);
  pthread_mutex_unlock(&lock);
  for (int kind = 0; kind < DOTBAR_KINDS; ++kind) pushes += sum.pushes[kind];
#define DOTBAR_CONTROL(width) control += sum.pushes[DOTBAR_KIND_control##width];
#include "dotbar_stack_types.def"
  fprintf(out, "dotbar-stack: peak=%" PRIu64 " traffic=%" PRIu64 " pushes=%" PRIu64, sum.peak, traffic(&sum), pushes);
#define DOTBAR_TYPE(Name, name, type, fortran) fprintf(out, " " #name "=%" PRIu64, sum.pushes[DOTBAR_KIND_##name]);
#include "dotbar_stack_types.def"
  fprintf(out, " boolean=%" PRIu64 " booleanarray=%" PRIu64 " control=%" PRIu64 "\n", sum.pushes[DOTBAR_KIND_boolean],
          sum.pushes[DOTBAR_KIND_booleanarray], control);
  fflush(out);
}

void adStack_showPeakSize(void) { printf("Peak stack size: %" PRIu64 " bytes\n", dotbar_stack_peak()); }
void adStack_showTotalTraffic(void) { printf("Total pushed traffic: %" PRIu64 " bytes\n", dotbar_stack_traffic()); }
int stackIsThreadSafe(void) { return 1; }
