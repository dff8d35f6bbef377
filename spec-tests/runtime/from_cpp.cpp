// The stack's header used from C++ (TAP-M-stack).
#include "adStack.h"

int main() {
  double x = 0;
  int branch = 0;
  pushReal8(1.5);
  pushControl2b(2);
  popControl2b(&branch);
  popReal8(&x);
  return branch == 2 && x == 1.5 ? 0 : 1;
}
