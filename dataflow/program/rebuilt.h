// Trees of the source built again because something below them changed.
#pragma once

#include <span>

#include "engine/il/forest.h"

namespace dotbar::dataflow {

// A node with these children, or a leaf, that has the operator, the place, the origin and the comments of another.
il::Tree rebuilt(il::Forest &, il::Tree like, std::span<const il::Tree> children);

}  // namespace dotbar::dataflow
