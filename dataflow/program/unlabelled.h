// Jumps to labels said by blocks and loops: GOTO, arithmetic IF and computed GOTO become choices, EXIT, CYCLE and RETURN. A block
// is a named IF whose test is true. The program does the same; its conditions are asked once each, as before.
#pragma once

#include <functional>

#include "engine/il/forest.h"

namespace dotbar::dataflow {

struct Unlabelling {
  std::function<Symbol(const char *hint, Symbol label)> construct;  // a new name for a construct
  std::function<il::Tree()> variable;                               // a new variable that chooses where to go on
  std::function<il::Tree(il::Tree)> negated;                        // a test
};

// The body of a procedure without jumps to labels; the same tree where there are none, or where one of them cannot be said so
// (into a loop; by a statement of input or output; where the procedure has other entries).
il::Tree unlabelled(il::Forest &, il::Tree body, const Unlabelling &);

}  // namespace dotbar::dataflow
