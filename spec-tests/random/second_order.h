// Programs that are adjoints: what the tool makes of one is differentiated once more, and compared with differences of gradients.
#pragma once

#include <optional>
#include <string>

#include "tools/verify/random/check.h"

namespace dotbar::random {

// The adjoint of the program's first head as a program: its head is the adjoint, from what that differentiates and the weights of
// the dependents to the gradient. None, with a reason, where this is not a program that the checks know.
std::optional<RandomProgram> adjointAsProgram(Forest &forest, const RandomProgram &program, const Derivative &adjoint,
                                              std::string &reason);
// The tangents of the runtime, which the tangent of an adjoint calls.
Tree runtimeDerivatives(Forest &forest, const std::string &executable);

}  // namespace dotbar::random
