// Trees of the source built again because something below them changed.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::dataflow {

// A node with these children, or a leaf, that has the operator, the place, the origin and the comments of another.
il::Tree rebuilt(il::Forest &, il::Tree like, std::span<const il::Tree> children);

// A body in which lists of instructions are others, the innermost first: `change` gets each as it was, and its instructions as
// they are by then, and says whether it changed them. The same tree where nothing did.
using ListChange = std::function<bool(il::Tree list, std::vector<il::Tree> &instructions)>;
il::Tree withLists(il::Forest &, il::Tree body, const ListChange &change);

}  // namespace dotbar::dataflow
