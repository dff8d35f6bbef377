// ENTRY: a subroutine that can be called in several places is several subroutines, each with the statements from its entry on.
#pragma once

#include <span>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::fortran {

// The files in the same order. A subroutine stays as it is where its entries share more than their statements: saved variables,
// jumps ahead of an entry, arguments of another entry; and so do functions, whose results share storage.
std::vector<il::Tree> splitEntries(il::Forest &, std::span<const il::Tree> files);

}  // namespace dotbar::fortran
