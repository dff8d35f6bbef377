/* Prints dotbar_runtime.f90 from the table of types (TAP-M-stack); a test compares the file in the repository with this. */
#include <stdio.h>

static void procedure(const char *verb, const char *name, const char *type, int array) {
  const char *intent = verb[1] == 'u' ? "in" : "out";
  printf("    subroutine %s%s%s(x%s)\n", verb, name, array ? "array" : "", array ? ", n" : "");
  if (type[0] == 't') puts("      import :: c_ptr");
  printf("      %s, intent(%s) :: x%s\n", type, intent, array ? "(*)" : "");
  if (array) puts("      integer, intent(in) :: n");
  puts("    end subroutine");
}

static void triple(const char *name, const char *type, int array) {
  static const char *const verbs[] = {"push", "pop", "look"};
  for (int i = 0; i < 3; ++i) procedure(verbs[i], name, type, array);
}

int main(void) {
  puts(
      "! Explicit interfaces of the adjoint stack (TAP-M-stack): `use dotbar_runtime`. No user needs them, they only check "
      "calls.");
  puts("! Made by fortran_module.c from dotbar_stack_types.def; change those.");
  puts("module dotbar_runtime");
  puts("  use, intrinsic :: iso_c_binding, only: c_ptr");
  puts("  implicit none\n  public\n  private :: c_ptr\n  interface");
#define DOTBAR_TYPE(Name, name, type, fortran) triple(#name, fortran, 0), triple(#name, fortran, 1);
#define DOTBAR_CONTROL(width) triple("control" #width "b", "integer", 0);
#include "dotbar_stack_types.def"
  triple("boolean", "logical", 0);
  triple("boolean", "logical", 1);
  puts("    subroutine dotbar_stack_report()\n    end subroutine");
  puts("    subroutine dotbar_stack_reset_counters()\n    end subroutine");
  puts("    subroutine dotbar_look_reset()\n    end subroutine");
  puts("    subroutine dotbar_place(place)\n      character(*), intent(in) :: place\n    end subroutine");
  puts("    integer(8) function dotbar_stack_peak()\n    end function");
  puts("    integer(8) function dotbar_stack_traffic()\n    end function");
  puts("  end interface\nend module");
  return 0;
}
