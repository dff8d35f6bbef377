// The interpreter in its two arithmetics.
#include "tools/verify/interpret/machine.h"

#include <utility>

#include "tools/verify/interpret/machine_arrays.h"
#include "tools/verify/interpret/machine_calls.h"
#include "tools/verify/interpret/machine_expressions.h"
#include "tools/verify/interpret/machine_frames.h"
#include "tools/verify/interpret/machine_statements.h"
#include "tools/verify/interpret/machine_storage.h"

namespace dotbar::interpret {

template class Machine<double>;
template class Machine<Quad>;

}  // namespace dotbar::interpret
