// What declarations say of procedures whose source is elsewhere: interface blocks, and how arguments are used.
#pragma once

#include "engine/il/forest.h"

namespace dotbar::semantics {

// The description of a procedure in an interface block among the declarations; no tree: there is none.
il::Tree describedIn(const il::Forest &, il::Tree decls, Symbol procedure);
// Whether the declarations say that this argument is INTENT(IN).
bool saysIntentIn(const il::Forest &, il::Tree decls, Symbol formal);
// Whether they say that it is INTENT(OUT), and neither ALLOCATABLE nor a POINTER.
bool saysIntentOut(const il::Forest &, il::Tree decls, Symbol formal);
bool isGivenTarget(const il::Forest &, il::Tree decls, Symbol formal);  // a pointer that is associated with nothing at first
// Whether they say that it is an array of assumed shape: all of what is passed.
bool takesShape(const il::Forest &, il::Tree decls, Symbol formal);
// A procedure without the name by which programs in other languages know it: no copy of it may have that, too.
il::Tree withoutBinding(il::Forest &, il::Tree procedure);

}  // namespace dotbar::semantics
