// Calls through components that are pointers to procedures, call me%f(x): what the component of an argument is associated with
// becomes an argument, too, a dummy procedure, and so has its derivative beside it. Written programs do not have that argument.
#pragma once

#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::tools {

// The files with such dummies, where a procedure calls through a component of a formal argument and nothing that it calls
// associates the component anew; calls of it pass what the component of the actual argument is, if that is known. Calls through a
// component of a local object call what that is. Nothing: nothing was changed.
std::vector<il::Tree> withComponentDummies(il::Forest &, const dataflow::Program &);

// What is written: such dummies are no arguments, and are called through the component.
il::Tree withoutComponentDummies(il::Forest &, const dataflow::Program &, il::Tree);

}  // namespace dotbar::tools
