// Tests of what type an object is, one behind the other: if it is of the one type, ... else if of the other. Where an object may
// be of both, the test for the type that extends the other comes first.
#pragma once

#include <functional>
#include <optional>

#include "engine/il/forest.h"

namespace dotbar::semantics {

// Instructions that are nothing but such tests, with several types that an object may be of, or of one that extends them.
bool isChainOfClasses(const il::Forest &, il::Tree instructions);

// The tests in their order. `depth`: how many types the one of this name extends; nothing: not all of them are known. No tree:
// the order is not known.
il::Tree closestFirst(il::Forest &, il::Tree instructions, const std::function<std::optional<int>(Symbol)> &depth);

}  // namespace dotbar::semantics
