// Modules that the program has, and the sources have not: each of one procedure, which chooses among what types bind to a name.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::tools {

// What is derived of such a module uses what that uses, and not the module itself.
il::Tree withoutMadeModule(il::Forest &, const dataflow::Program &, il::Tree derived);

}  // namespace dotbar::tools
