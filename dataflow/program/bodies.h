// Controls that are like others but for what they hold.
#pragma once

#include <vector>

#include "engine/il/forest.h"

namespace dotbar::dataflow {

// The control with other bodies, in the order of `bodies` (flow.h).
il::Tree withBodies(il::Forest &, il::Tree control, const std::vector<il::Tree> &lists);

}  // namespace dotbar::dataflow
