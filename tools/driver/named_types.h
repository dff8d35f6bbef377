// What was built for a unit may speak of types that the unit does not name: of a component whose type another module declares, of
// what an object has as one of a type that extends its own.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::tools {

// The lowered derivative unit, built for the unit `of`, in which each type has a name: that of a type which the source takes the
// object for there and which extends it, or one that comes by USE. No tree after a diagnostic. Units inside it are left alone.
il::Tree withNamedTypes(dataflow::Program &, const dataflow::Unit &of, il::Tree unit);

}  // namespace dotbar::tools
