// Names that stand for values while a construct runs (ASSOCIATE (v => f(x))), where the value cannot be written wherever the name
// stands: a variable has it.
#pragma once

#include <functional>
#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::tools {

// The files with such values assigned to variables of the procedure before the construct, whose names stand for these then. A
// value whose type is not known stays. Nothing: nothing was changed.
std::vector<il::Tree> withSelectedValues(il::Forest &, const dataflow::Program &, const std::function<bool(Symbol)> &isIntrinsic);

}  // namespace dotbar::tools
