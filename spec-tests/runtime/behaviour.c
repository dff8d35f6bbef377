/* One small run of the stack per name, for what shows only outside: messages, exit codes, the report (TAP-M-stack).
 *
 * usage: behaviour CASE */
#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "dotbar_stack.h"

static double reals[1000];
static double real;
static int integer;

static void none(void) {}

static void push_megabytes(void) {
  for (int i = 0; i < 1000; ++i) pushReal8Array(reals, 1000);
  for (int i = 0; i < 1000; ++i) popReal8Array(reals, 1000);
}

static void reuse_megabytes(void) {
  for (int i = 0; i < 20; ++i) push_megabytes();
}

static void print_what_lies_on_disk(void) {
  char line[4096];
  int pieces = 0;
  for (int i = 0; i < 1000; ++i) pushReal8Array(reals, 1000);
  FILE *maps = fopen("/proc/self/maps", "r");
  while (maps && fgets(line, sizeof line, maps)) pieces += strstr(line, "/dotbar-stack-") != NULL;
  printf("%s\n", pieces > 1 ? "several pieces" : pieces ? "one piece" : "nothing");
}

static void no_memory(void) {
  struct rlimit limit = {1 << 26, 1 << 26};
  setrlimit(RLIMIT_AS, &limit);
  for (;;) push_megabytes(), pushReal8Array(reals, 1000);
}

static void pop_empty(void) { popReal8(&real); }

static void pop_more(void) {
  pushInteger4(1);
  popReal8(&real);
}

static void pop_array_more(void) {
  pushReal8Array(reals, 999);
  popReal8Array(reals, 1000);
}

static void pop_control_empty(void) {
  pushControl2b(3);
  popControl2b(&integer);
  popControl1b(&integer);
}

static void pop_control_after_many(void) {
  pushReal8(1);
  for (int i = 0; i < 1000; ++i) pushControl3b(5);
  for (int i = 0; i <= 1000; ++i) popControl3b(&integer);
}

static void pop_control_never_used(void) { popControl8b(&integer); }

static void look_below(void) {
  pushReal8(1);
  lookReal8(&real);
  lookReal8(&real);
}

static void look_control_below(void) {
  pushControl1b(1);
  lookControl1b(&integer);
  lookControl1b(&integer);
}

/* 3 real8, an array of 5 real8, 2 integer4, 3 control of 1 bit and one of 8: 72 bytes of data, 11 bits. */
static void count_pushes(void) {
  pushReal8(1), pushReal8(2), popReal8(&real), pushReal8(3);
  pushReal8Array(reals, 5);
  pushInteger4(1), popInteger4(&integer), pushInteger4(2);
  pushControl1b(1), pushControl1b(0), pushControl1b(1), pushControl8b(255);
}

static void *count_in_thread(void *nothing) {
  count_pushes();
  return nothing;
}

static void count_in_threads(void) {
  pthread_t thread;
  for (int i = 0; i < 2; ++i) {
    if (pthread_create(&thread, NULL, count_in_thread, NULL)) exit(9);
    pthread_join(thread, NULL);
  }
  count_pushes();
}

static void print_queries(void) {
  count_pushes();
  printf("%d %d\n", (int)dotbar_stack_peak(), (int)dotbar_stack_traffic());
  dotbar_stack_reset_counters();
  popControl8b(&integer);
  pushReal8Array(reals, 0), popReal8Array(reals, 0);
  printf("%d %d\n", (int)dotbar_stack_peak(), (int)dotbar_stack_traffic());
  adStack_showPeakSize(), adStack_showTotalTraffic();
  dotbar_stack_report(stdout);
}

/* An array of length 0 moves nothing, but ends a run of LOOKs. */
static void look_again(void) {
  double first, second;
  pushReal8(1), pushReal8(2);
  pushReal8Array(NULL, 0);
  popReal8Array(NULL, -1);
  lookReal8(&first);
  pushReal8Array(reals, 0), popReal8Array(reals, 0);
  lookReal8(&second);
  printf("%g %g\n", first, second);
}

static void mismatch_type(void) {
  DOTBAR_PLACE("forward.f:10");
  pushReal8(1);
  pushInteger8(2), popInteger8(&(int64_t){0});
  DOTBAR_PLACE("reverse.f:20");
  popInteger8(&(int64_t){0});
}

static void mismatch_size(void) {
  pushReal8Array(reals, 3);
  popReal8Array(reals, 4);
}

static void mismatch_order(void) {
  pushReal8(1);
  pushControl1b(1);
  popReal8(&real);
}

static void mismatch_width(void) {
  pushControl2b(1);
  popControl3b(&integer);
}

static void mismatch_look(void) {
  pushReal8(1), pushInteger4(1);
  lookInteger4(&integer), lookInteger4(&integer);
}

static void control_too_large(void) { pushControl2b(4); }

#define CASE(name) \
  { #name, name }
static const struct {
  const char *name;
  void (*run)(void);
} cases[] = {CASE(none),
             CASE(push_megabytes),
             CASE(reuse_megabytes),
             CASE(print_what_lies_on_disk),
             CASE(no_memory),
             CASE(pop_empty),
             CASE(pop_more),
             CASE(pop_array_more),
             CASE(pop_control_empty),
             CASE(pop_control_after_many),
             CASE(pop_control_never_used),
             CASE(look_below),
             CASE(look_control_below),
             CASE(count_pushes),
             CASE(count_in_threads),
             CASE(print_queries),
             CASE(look_again),
             CASE(mismatch_type),
             CASE(mismatch_size),
             CASE(mismatch_order),
             CASE(mismatch_width),
             CASE(mismatch_look),
             CASE(control_too_large)};

int main(int argc, char **argv) {
  for (size_t i = 0; argc == 2 && i < sizeof cases / sizeof *cases; ++i)
    if (!strcmp(cases[i].name, argv[1])) return cases[i].run(), 0;
  return 9; /* no such case */
}
