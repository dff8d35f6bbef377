// Objects of structured types, as rules take them apart.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// Some component of an object of a type, also of an object inside, is PRIVATE in a module that the unit is not in.
bool hidesComponents(const Program &, const Unit &, Tree type);

}  // namespace dotbar::dataflow
