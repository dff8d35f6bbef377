/* Prints files of runtime/libraries from the table of types (TAP-M-stack): what the stack is to analyses, and the tangents of
 * what moves reals, in one direction and in several. A test compares the files in the repository with this. */
#include <stdio.h>
#include <string.h>

static const char *const verbs[] = {"push", "pop", "look"};

static void header(const char *verb, const char *name, int array, const char *more) {
  printf("subroutine %s%s%s%s\n", verb, name, array ? "array" : "", more);
}

static void argument(const char *verb, const char *type, const char *x, int array) {
  printf("  %s, intent(%s) :: %s%s\n", type, verb[1] == 'u' ? "in" : "out", x, array ? "(n)" : "");
}

/* What moves does not depend on the value, so the elements of `kept` are those of one type, first in, last out. */
static void body(const char *verb, int array) {
  const char *n = array ? "n" : "1";
  if (verb[1] == 'u') {
    printf("  if (depth + %s > size(kept)) stop 'dotbar: more is pushed than this stack holds'\n", n);
    if (array)
      puts("  kept(depth+1:depth+n) = x\n  depth = depth + max(n, 0)");
    else
      puts("  kept(depth+1) = x\n  depth = depth + 1");
    puts("  moves = moves + 1");
  } else if (verb[0] == 'p') {
    if (array)
      puts("  depth = depth - max(n, 0)\n  x = kept(depth+1:depth+n)");
    else
      puts("  depth = depth - 1\n  x = kept(depth+1)");
    puts("  moves = moves + 1");
  } else {
    puts("  if (seen /= moves) below = depth\n  seen = moves");
    if (array)
      puts("  below = below - max(n, 0)\n  x = kept(below+1:below+n)");
    else
      puts("  below = below - 1\n  x = kept(below+1)");
  }
}

static void described(const char *name, const char *stack, const char *type, int active, int array) {
  for (int i = 0; i < 3; ++i) {
    if (active) puts("!$AD HANDWRITTEN x\n!$AD KEEPS kept");
    header(verbs[i], name, array, array ? "(x, n)" : "(x)");
    if (array) puts("  integer, intent(in) :: n");
    argument(verbs[i], type, "x", array);
    puts("  integer(8) :: moves, depth, below, seen");
    printf("  %s :: kept(4194304)\n", type);
    puts("  common /dotbar_moves/ moves");
    printf("  common /dotbar_kept_%s/ kept, depth, below, seen\n", stack);
    body(verbs[i], array);
    puts("end subroutine");
  }
}

static void derived(const char *name, const char *type, int array) {
  for (int i = 0; i < 3; ++i) {
    const char *v = verbs[i], *tail = array ? "array" : "", *n = array ? ", n" : "";
    header(v, name, array, array ? "_d(x, xd, n)" : "_d(x, xd)");
    if (array) puts("  integer, intent(in) :: n");
    argument(v, type, "x", array);
    argument(v, type, "xd", array);
    const int forward = v[1] == 'u';
    printf("  call %s%s%s(%s%s)\n", v, name, tail, forward ? "x" : "xd", n);
    printf("  call %s%s%s(%s%s)\n", v, name, tail, forward ? "xd" : "x", n);
    puts("end subroutine");
  }
}

/* Of the derivatives those that are in use: as many as there are directions. */
static void derivedSeveral(const char *name, const char *type, int array) {
  for (int i = 0; i < 3; ++i) {
    const char *v = verbs[i], *n = array ? ", n" : "", *all = array ? ", :" : "", *count = array ? "*n" : "";
    const int forward = v[1] == 'u';
    header(v, name, array, array ? "_dv(x, xd, n, nbdirs)" : "_dv(x, xd, nbdirs)");
    puts("  use diffsizes, only: nbdirsmax");
    puts(array ? "  integer, intent(in) :: n, nbdirs" : "  integer, intent(in) :: nbdirs");
    argument(v, type, "x", array);
    printf("  %s, intent(%s) :: xd(nbdirsmax%s)\n", type, forward ? "in" : "inout", n);
    if (forward) printf("  call %s%s%s(x%s)\n", v, name, array ? "array" : "", n);
    printf("  call %s%sarray(xd(:nbdirs%s), nbdirs%s)\n", v, name, all, count);
    if (!forward) printf("  call %s%s%s(x%s)\n", v, name, array ? "array" : "", n);
    puts("end subroutine");
  }
}

static int isActive(const char *type) { return type[0] == 'r' || !strncmp(type, "complex", 7); }

static void description(void) {
  puts(
      "! What the stack of adjoint programs is, for analyses and for `dotbar check`, which runs this where reals are longer than "
      "the runtime's:");
  puts(
      "! each type has a stack of its own here, which is the same to those who pop what they pushed. All of it begins as zeros, "
      "as COMMON does.");
  puts("! The tangents are in stack_derivatives.f90. Made by stack_library.c from dotbar_stack_types.def; change those.");
#define DOTBAR_TYPE(Name, name, type, fortran) \
  if (fortran[0] != 't')                       \
    for (int array = 0; array < 2; ++array) described(#name, #name, fortran, isActive(fortran), array);
#define DOTBAR_CONTROL(width) described("control" #width "b", "control", "integer", 0, 0);
#include "dotbar_stack_types.def"
  for (int array = 0; array < 2; ++array) described("boolean", "boolean", "logical", 0, array);
}

static void tangents(void) {
  puts("! Tangents of the stack of adjoint programs: above each value lies its derivative.");
  puts("! Made by stack_library.c from dotbar_stack_types.def; change those.");
#define DOTBAR_TYPE(Name, name, type, fortran) \
  if (isActive(fortran))                       \
    for (int array = 0; array < 2; ++array) derived(#name, fortran, array);
#include "dotbar_stack_types.def"
}

static void severalTangents(void) {
  puts("! Tangents of the stack of adjoint programs in several directions: above each value lie its derivatives.");
  puts("! Made by stack_library.c from dotbar_stack_types.def; change those.");
#define DOTBAR_TYPE(Name, name, type, fortran) \
  if (isActive(fortran))                       \
    for (int array = 0; array < 2; ++array) derivedSeveral(#name, fortran, array);
#include "dotbar_stack_types.def"
}

/* The descriptions; with an argument the tangents, in several directions if that is its word. */
int main(int arguments, char **argument) {
  if (arguments > 1 && !strcmp(argument[1], "directions"))
    severalTangents();
  else if (arguments > 1)
    tangents();
  else
    description();
  return 0;
}
