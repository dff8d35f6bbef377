// Zones in the order in which they were met, each once.
#pragma once

#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// Those that are not among `to` yet are put behind it; whether there are any. In time proportional to both: what many pointers
// may point to is thousands of zones.
bool addAll(const std::vector<ZoneId> &from, std::vector<ZoneId> &to);

}  // namespace dotbar::dataflow
