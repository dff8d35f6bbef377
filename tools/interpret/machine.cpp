// The interpreter in its two arithmetics.
#include "tools/interpret/machine.h"

#include <utility>

#include "tools/interpret/machine_expressions.h"
#include "tools/interpret/machine_frames.h"
#include "tools/interpret/machine_statements.h"
#include "tools/interpret/machine_storage.h"

namespace dotbar::interpret {

template class Machine<double>;
template class Machine<Quad>;

}  // namespace dotbar::interpret
