// Modules that were made longer: where a rule set wants what is made of a module to stand in it, the module is written with that.
#pragma once

#include "engine/il/forest.h"

namespace dotbar::tools {

// The module with the declarations and procedures of another one of its name. What is new is visible outside, whatever the module
// keeps to itself.
il::Tree extended(il::Forest &, il::Tree module, il::Tree by);

}  // namespace dotbar::tools
