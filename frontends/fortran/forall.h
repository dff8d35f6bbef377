// FORALL as loops: where no assignment needs an element that it stores elsewhere.
#pragma once

#include <functional>
#include <vector>

#include "engine/il/forest.h"
#include "frontends/fortran/scope.h"
#include "frontends/semantics/hoist.h"

namespace dotbar::fortran {

// How a variable is stored. perhapsCommon: perhaps in COMMON, by a declaration that is not seen, or by EQUIVALENCE. Members that
// are declared in one place lie apart.
struct Stored {
  const Scope *declaredIn = nullptr;
  bool isOwn = false;  // of the construct: nothing else is it
  bool array = false, points = false, pointedAt = false, overlaid = false, common = false, perhapsCommon = false;
};
using StoredAs = std::function<Stored(Symbol)>;

// What a FORALL declares for itself, to have all values before it stores one.
bool isDeclaredBy(const il::Forest &, const semantics::BlockScope &, Symbol name);
Stored ofConstruct();

// `before`: loops, and a mask.
bool isOneByOne(const il::Forest &, const std::vector<il::Tree> &before, const std::vector<il::Tree> &assignments,
                const StoredAs &);

}  // namespace dotbar::fortran
