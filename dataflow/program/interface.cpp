// Fortran 2018, 15.4.2.2, as far as arguments are concerned; C passes values where no prototype is in sight.
#include "dataflow/program/interface.h"

#include <algorithm>

#include "il_make.h"

namespace dotbar::dataflow {

bool needsInterface(const il::Forest &f, const Unit &procedure) {
  return std::ranges::any_of(procedure.formals, [&](Symbol name) {
    const Variable *v = procedure.symbols.find(name);
    if (!v) return false;
    if (v->allocatable || v->pointer || v->optional || v->target || v->byValue) return true;
    if (!v->dims) return false;
    return std::ranges::any_of(f.children(v->dims), [&](il::Tree d) { return f.is(il::BoundsOp::upper_(f, d), il::Op::Noexpr); });
  });
}

}  // namespace dotbar::dataflow
