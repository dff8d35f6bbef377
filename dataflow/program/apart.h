// Local variables that statements of one list give one value after the other: each value but the last has a name of its own, so
// that it is still there when the next one is set. (Compilers: the webs of a variable.)
#pragma once

#include <functional>

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// A new variable of the unit, like this one, for what the statement sets.
using AnotherName = std::function<Symbol(il::Tree statement, const Variable &)>;

// The body of a procedure with names of their own for such values, of the variables that `isWished` says; the same tree where
// there are none. An array is set by what follows a `forget` (forgotten.h).
il::Tree withNamesApart(il::Forest &, const Program &, const Unit &, il::Tree body,
                        const std::function<bool(const Variable &)> &isWished, const AnotherName &);

}  // namespace dotbar::dataflow
