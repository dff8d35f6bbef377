// What USE lets through.
#pragma once

#include "engine/il/forest.h"
#include "frontends/fortran/scope.h"

namespace dotbar::fortran {

// Of the declaration `use`, which is about this module.
Scope::Use useNames(const Scope *module, const il::Forest &forest, il::Tree use);

// Of the language (or of its compilers): it declares no arrays.
bool isIntrinsicModule(std::string_view name);

}  // namespace dotbar::fortran
