// Writing large rule sets.
#include "bench/many_rules.h"

#include <vector>

namespace dotbar::rules {
namespace {

const std::vector<std::string> binary{"add", "sub", "mul", "div", "pow", "concat", "eq",  "ne",
                                      "lt",  "le",  "gt",  "ge",  "and", "or",     "eqv", "neqv"};

std::string headOf(unsigned o) { return o < binary.size() ? binary[o] : "f" + std::to_string(o); }

struct Shape {
  const char *pattern, *guard;
};
constexpr Shape shapes[] = {
    {"A@name(_)", ""}, {"A@(C + D)", ""}, {"A@neg(_)", ""}, {"A", "  !(A is name(_))   !(A is (_ + _))   !(A is neg(_))"}};

}  // namespace

std::string manyRules(unsigned operators, bool faults) {
  std::string text = "var A, B, C, D : Expr\nguard g(Expr)\nguard h(Expr)\njudgement Expr -j-> Expr\n";
  for (unsigned o = binary.size(); o < operators; ++o) text += "intrinsic " + headOf(o) + "\n";
  unsigned count = 0;
  for (unsigned o = 0; o < operators; ++o)
    for (const Shape &shape : shapes)
      for (unsigned bits = 0; bits < 4; ++bits) {
        const unsigned number = ++count;
        const bool missing = faults && number % 200 == 50, twice = faults && number % 200 == 150;
        for (int times = missing ? 0 : twice ? 2 : 1; times > 0; --times)
          text += "rule r" + std::to_string(number) + (times == 2 ? "_again" : "") + ":\n  " + (bits & 1 ? "  g(A)" : "  !g(A)") +
                  (bits & 2 ? "  h(A)" : "  !h(A)") + shape.guard + "\n  ---\n    " + headOf(o) + "(" + shape.pattern +
                  ", B) -j-> B\n";
      }
  return text + "rule rest:\n    otherwise\n  ---\n    A -j-> A\n";
}

}  // namespace dotbar::rules
