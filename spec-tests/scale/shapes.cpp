// The shapes.
#include "spec-tests/scale/shapes.h"

namespace dotbar::scale {
namespace {

std::string procedure(const std::string &declarations, const std::string &body) {
  return "subroutine f(n, x, y)\n  integer :: n\n  real*8 :: x, y\n" + declarations + body + "end subroutine f\n";
}

std::string number(int k) { return std::to_string(k); }

// One line after the other: part(0) part(1) ...
template <class Part>
std::string repeated(int n, Part part) {
  std::string all;
  for (int k = 0; k < n; ++k) all += part(k);
  return all;
}

// An expression of many parts, continued every few of them.
template <class Part>
std::string continued(int n, Part part) {
  return repeated(n, [&](int k) { return part(k) + (k % 16 == 15 && k + 1 < n ? std::string(" &\n    ") : ""); });
}
std::string same(int n, const char *part) {
  return continued(n, [part](int) { return std::string(part); });
}

std::string nestedIfs(int n) {
  return procedure("", "  y = x\n" + repeated(n, [](int k) { return "if (n > " + number(k) + ") then\n"; }) + "y = y*x\n" +
                           repeated(n, [](int) { return std::string("end if\n"); }));
}
std::string elseIfs(int n) {
  return procedure("", "  if (n == 0) then\n    y = x\n" + repeated(n, [](int k) {
                         return "  else if (n == " + number(k + 1) + ") then\n    y = " + number(k + 1) + "*x*x\n";
                       }) + "  end if\n");
}
std::string manyIfs(int n) {
  return procedure("", "  y = x\n" + repeated(n, [](int k) { return "  if (n == " + number(k) + ") y = y*x\n"; }));
}
std::string cases(int n) {
  return procedure("", "  select case (n)\n" + repeated(n, [](int k) {
                         return "  case (" + number(k) + ")\n    y = " + number(k) + "*x*x\n";
                       }) + "  end select\n");
}
std::string sum(int n) { return procedure("", "  y = x" + same(n, " + x") + "\n"); }
std::string sums(int n) { return procedure("", "  y = " + same(n, "x + (") + "x" + same(n, ")") + "\n"); }
std::string product(int n) { return procedure("", "  y = x" + same(n, "*x") + "\n"); }
std::string brackets(int n) { return procedure("", "  y = " + same(n, "(") + "x" + same(n, ")") + "\n"); }
std::string signs(int n) { return procedure("", "  y = x*" + same(n, "-") + "x\n"); }
std::string calls(int n) { return procedure("", "  y = " + same(n, "sin(") + "x" + same(n, ")") + "\n"); }
std::string statements(int n) {
  return procedure("", "  y = x\n" + repeated(n, [](int) { return std::string("  y = y*x + sin(x)\n"); }));
}
std::string variables(int n) {
  return procedure(repeated(n, [](int k) { return "  real*8 :: v" + number(k) + "\n"; }),
                   "  v0 = x\n" + repeated(n - 1, [](int k) { return "  v" + number(k + 1) + " = v" + number(k) + "*x\n"; }) +
                       "  y = v" + number(n - 1) + "\n");
}
std::string loops(int n) {
  return procedure("  integer :: i\n",
                   "  y = x\n" + repeated(n, [](int) { return std::string("  do i = 1, n\n    y = y*x\n  end do\n"); }));
}
// Arrays that each trip of a loop sets wholly.
std::string setArrays(int n) {
  const auto array = [](int k) { return "a" + number(k); };
  return procedure("  integer :: i, m\n" + repeated(n, [&](int k) { return "  real*8 :: " + array(k) + "(5)\n"; }),
                   "  do m = 1, n\n" +
                       repeated(n, [&](int k) { return "  do i = 1, 5\n    " + array(k) + "(i) = x*i*y\n  end do\n"; }) +
                       repeated(n, [&](int k) { return "  y = y + " + array(k) + "(2)*" + array(k) + "(3)\n"; }) + "  end do\n");
}
std::string nestedLoops(int n) {
  return procedure(repeated(n, [](int k) { return "  integer :: i" + number(k) + "\n"; }),
                   "  y = x\n" + repeated(n, [](int k) { return "do i" + number(k) + " = 1, n\n"; }) + "y = y*x\n" +
                       repeated(n, [](int) { return std::string("end do\n"); }));
}
std::string procedures(int n) {
  return procedure("", "  y = x\n  call p0(x, y)\n") + repeated(n, [n](int k) {
           return "subroutine p" + number(k) + "(x, y)\n  real*8 :: x, y\n  y = y*x\n" +
                  (k + 1 < n ? "  call p" + number(k + 1) + "(x, y)\n" : "") + "end subroutine\n";
         });
}

}  // namespace

const std::vector<Shape> &shapes() {
  static const std::vector<Shape> all = {
      {"nested_ifs", nestedIfs, 8000},
      {"else_ifs", elseIfs, 4000},
      {"many_ifs", manyIfs, 4000},
      {"cases", cases, 2000},
      {"sum", sum, 40000},
      {"sums", sums, 8000},
      {"product", product, 600, true},
      {"brackets", brackets, 300000},
      {"signs", signs, 300000},
      {"calls", calls, 600, true},
      {"statements", statements, 20000},
      {"variables", variables, 100000},
      {"loops", loops, 4000},
      {"set_arrays", setArrays, 200, true},
      {"nested_loops", nestedLoops, 1000},
      {"procedures", procedures, 2000},
  };
  return all;
}

}  // namespace dotbar::scale
