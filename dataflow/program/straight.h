// Instructions behind which control goes on with the next one, wherever they are left.
#pragma once

#include "engine/il/forest.h"

namespace dotbar::dataflow {

// Of this tree alone: control may come from elsewhere, or go elsewhere. What ends the program goes on nowhere.
bool leadsElsewhere(const il::Forest &, il::Tree);

// Nothing in the tree does so.
bool goesStraightOn(const il::Forest &, il::Tree);

}  // namespace dotbar::dataflow
