// Whether an array pointer always points to storage without gaps: so where that begins, and how much it is, say all of it.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// Of a whole local POINTER, all of whose associations are seen.
bool isContiguous(const Program &, const Unit &, Tree ref);

}  // namespace dotbar::dataflow
