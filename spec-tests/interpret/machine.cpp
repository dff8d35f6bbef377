// The interpreter in its two arithmetics.
#include "spec-tests/interpret/machine.h"

#include <utility>

#include "spec-tests/interpret/machine_expressions.h"
#include "spec-tests/interpret/machine_frames.h"
#include "spec-tests/interpret/machine_statements.h"
#include "spec-tests/interpret/machine_storage.h"

namespace dotbar::interpret {

template class Machine<double>;
template class Machine<Quad>;

}  // namespace dotbar::interpret
