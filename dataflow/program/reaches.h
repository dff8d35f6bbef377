// Which modules use which others.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// Whether the module uses the other one, over any number of modules (dispatch.cpp).
bool reaches(const Program &, UnitId from, UnitId to);

}  // namespace dotbar::dataflow
