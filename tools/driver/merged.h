// Dummies of a procedure that stand for parts of one array become one dummy, the whole array, in a copy of the procedure.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::tools {

struct Merged {
  std::vector<il::Tree> files;     // nothing: no call was changed
  std::vector<Symbol> procedures;  // copies that were made
};

using Copies = std::map<std::string, Symbol>;  // by what they are copies of

// Calls in the procedures `where` that pass parts of one array of unknown extent, or what begins at elements of one array, to
// several dummies, which the procedure may reach the same elements through, and all of which are `wished`: they call a copy of
// the procedure that has the array once, and where in it each of those dummies begins. It does what the procedure does. Calls of
// what cannot be copied so stay as they are. `known`: the copies that were made before.
Merged withMergedDummies(il::Forest &, const dataflow::Program &, Copies &known, const std::vector<dataflow::UnitId> &where,
                         const std::function<bool(il::Tree actual)> &wished);

}  // namespace dotbar::tools
