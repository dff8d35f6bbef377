// A module as two texts: what others see of it, and a submodule with its procedures (R1416), which may use modules that use it.
#pragma once

#include <optional>
#include <span>

#include "engine/il/forest.h"
#include "frontends/language.h"

namespace dotbar::fortran {

std::optional<Apart> apart(il::Forest &, il::Tree module, std::span<const Symbol> later);

}  // namespace dotbar::fortran
