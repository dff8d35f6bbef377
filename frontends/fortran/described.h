// PROCEDURE(name) :: f, of a dummy procedure: an interface block that describes f says the same, and says it in its place. After
// all files were read, since the description may lie in a module of another file.
#pragma once

#include <span>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::fortran {

// The files in the same order. A declaration stays where the description cannot be repeated: it is not among the files, or names
// in it mean something else here; and where nothing real is in it.
std::vector<il::Tree> describeDummies(il::Forest &, std::span<const il::Tree> files);

}  // namespace dotbar::fortran
