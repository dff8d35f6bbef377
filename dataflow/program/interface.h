// What a call must know of a procedure beside its name.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// Whether one of its arguments is passed otherwise than by where it begins (a value, a description of an array, of memory or of a
// target, or nothing): a call without an explicit interface would pass something else, and no compiler would have to say so.
bool needsInterface(const il::Forest &, const Unit &procedure);

}  // namespace dotbar::dataflow
