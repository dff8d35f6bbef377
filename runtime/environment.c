/* What the environment asks of the stack: DOTBAR_STACK_LIMIT and DOTBAR_STACK_MEMORY (bytes), DOTBAR_STACK_REPORT (0 or 1). */
#include <ctype.h>
#include <stdlib.h>

#include "stack.h"

uint64_t dotbar_limit, dotbar_memory;
const char *dotbar_limit_text;

static void report_at_exit(void) { dotbar_stack_report(stderr); }

/* Digits, then nothing or one of K, M, G; 0 if the text is anything else or too large, as a limit of 0 bytes has no use. */
static uint64_t bytes_of(const char *text) {
  static const char suffixes[] = "KMG";
  uint64_t bytes = 0;
  for (; isdigit((unsigned char)*text); ++text) {
    if (bytes >= UINT64_MAX / 10) return 0;
    bytes = 10 * bytes + (uint64_t)(*text - '0');
  }
  if (!*text) return bytes;
  const char *suffix = strchr(suffixes, toupper((unsigned char)*text));
  if (!suffix || text[1]) return 0;
  unsigned shift = 10 * (unsigned)(suffix - suffixes + 1);
  return bytes > UINT64_MAX >> shift ? 0 : bytes << shift;
}

/* What the variable says; 0 where it is not set. */
static uint64_t bytes_in(const char *variable) {
  const char *text = getenv(variable);
  uint64_t bytes = text ? bytes_of(text) : 0;
  if (text && !bytes) dotbar_fail("%s=%s is not a number of bytes: a positive integer, then nothing, K, M or G", variable, text);
  return bytes;
}

__attribute__((constructor)) static void read_environment(void) {
  const char *report = getenv("DOTBAR_STACK_REPORT");
  dotbar_limit_text = getenv("DOTBAR_STACK_LIMIT");
  dotbar_limit = bytes_in("DOTBAR_STACK_LIMIT");
  dotbar_memory = bytes_in("DOTBAR_STACK_MEMORY");
  if (!report || !strcmp(report, "0")) return;
  if (strcmp(report, "1")) dotbar_fail("DOTBAR_STACK_REPORT=%s is neither 0 nor 1", report);
  atexit(report_at_exit);
}
