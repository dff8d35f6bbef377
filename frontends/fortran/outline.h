// BLOCKs that cannot be taken apart (hoist.h) become internal procedures of the procedure that they stand in: what they declare
// begins anew each time there, too, whatever it is, and what they USE is theirs alone.
#pragma once

#include "engine/il/forest.h"
#include "frontends/semantics/hoist.h"

namespace dotbar::fortran {

// The procedure with those BLOCKs as calls; no tree: there is none. `unit` is no internal procedure, and IMPLICIT NONE holds in
// it: what an undeclared name is would depend on where it stands.
il::Tree outlined(il::Forest &, il::Tree unit, const semantics::BlockScopes &);

}  // namespace dotbar::fortran
