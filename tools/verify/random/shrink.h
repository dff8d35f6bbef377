// Makes a failing program smaller while it keeps failing: statements and units dropped, branches replaced by their parts,
// expressions by their operands or a constant, heads cut down.
#pragma once

#include <functional>

#include "tools/verify/random/generator.h"

namespace dotbar::random {

using Fails = std::function<bool(Forest &, const RandomProgram &)>;

// `fails` must be true of `program`. It is asked at most `tries` times.
RandomProgram shrink(Forest &forest, RandomProgram program, const Fails &fails, int tries = 3000);

}  // namespace dotbar::random
