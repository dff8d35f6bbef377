// What a procedure does the first time it is called, and never again: it gives SAVEd variables the values that they have for
// good.
#pragma once

#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

struct FirstTime {
  std::vector<Tree> instructions;  // assignments and calls
  BitSet zones;                    // all SAVEd locals that the unit overwrites: so, or as what says that it is done
};

// Of how the text is built alone: nothing reads these variables before they have their values, and nothing else overwrites
// them. That the values are the same each time is not looked at. Empty where some SAVEd local is used in another way.
FirstTime firstTime(const Program &, UnitId);

}  // namespace dotbar::dataflow
