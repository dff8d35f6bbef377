// Random equations over random programs: what is solved is what the naive iteration finds, of analyses that are united and of
// those that are intersected, with guards and sets that recur through parts, through all instructions and through callers.
#include "spec-tests/dataflow/naive.h"

#include <rapidcheck/gtest.h>

namespace dotbar::dataflow::test {
namespace {

// Procedures that call each other, with loops that may be left and branches.
struct Programs {
  std::mt19937 &random;
  unsigned procedures, loops = 0;

  std::string variable() { return std::string(1, "xyabgh"[random() % 6]); }
  std::string statement(unsigned depth, unsigned inLoops) {
    const unsigned way = random() % 12;
    if (depth > 0 && way < 2) {
      std::string t = "if (" + variable() + " > 0.0) then\n" + list(depth - 1, inLoops);
      if (random() % 2) t += "else\n" + list(depth - 1, inLoops);
      return t + "end if\n";
    }
    if (depth > 0 && way < 4) return "do i = 1, n\n" + list(depth - 1, inLoops + 1) + "end do\n";
    if (inLoops > 0 && way < 5) return std::string("if (") + variable() + " > 1.0) " + (random() % 2 ? "exit\n" : "cycle\n");
    if (way < 6) return "call p" + std::to_string(random() % procedures) + "(" + variable() + ", " + variable() + ", n)\n";
    if (way < 7 && random() % 2) return "if (" + variable() + " < 0.0) return\n";
    return variable() + " = " + (random() % 3 ? variable() + " * " + variable() : "1.0") + "\n";
  }
  std::string list(unsigned depth, unsigned inLoops) {
    std::string t;
    for (unsigned k = 1 + random() % 3; k > 0; --k) t += statement(depth, inLoops);
    return t;
  }
  std::string text() {
    std::string t;
    for (unsigned p = 0; p < procedures; ++p)
      t += "recursive subroutine p" + std::to_string(p) + "(x, y, n)\nreal x, y, a, b, g, h\ninteger n, i\ncommon /c/ g, h\n" +
           list(2, 0) + "end subroutine\n";
    return t;
  }
};

// Both as the program says it.
void compare(unsigned seed) {
  std::mt19937 random(seed);
  const std::string program = Programs{random, 1 + static_cast<unsigned>(random() % 3)}.text();
  const Equations equations = RandomEquations(random).make();
  World w({program});
  w.equations(equations.text());
  RC_ASSERT(w.facts && w.facts->ok());
  Naive naive(w, equations);
  RC_LOG() << equations.text() << program;
  for (const Unit &u : w.program->units()) {
    if (!u.isProcedure()) continue;
    for (const il::Tree t : Naive::instructions(w, u)) {
      const auto place = [&] { return std::string(text(u.name)) + ": " + il::dump(w.forest, t); };
      for (const char side : {'-', '+'})
        if (const Names solved = w.facts->set("X", side, t), right = w.names(u, naive.analysis(side, t)); solved != right) {
          RC_LOG() << "X" << side << " of " << place() << "\n";
          RC_ASSERT(solved == right);
        }
      if (const Names solved = w.facts->set("s", 0, t), right = w.names(u, naive.set(t)); solved != right) {
        RC_LOG() << "s of " << place() << "\n";
        RC_ASSERT(solved == right);
      }
      if (w.facts->guard("g", t) != naive.guard(t)) RC_FAIL("g of " + place());
    }
  }
}

RC_GTEST_PROP(Equations, agreeWithTheNaiveIteration, (unsigned seed)) { compare(seed); }

}  // namespace
}  // namespace dotbar::dataflow::test
