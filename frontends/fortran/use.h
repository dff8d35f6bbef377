// What the text behind USE module makes visible.
#pragma once

#include "frontends/fortran/scope.h"

namespace dotbar::fortran {

// `text` is the second child of `use`: ", only: a, b => c" or ", b => c" or nothing.
Scope::Use useNames(const Scope *module, std::string_view text);

}  // namespace dotbar::fortran
