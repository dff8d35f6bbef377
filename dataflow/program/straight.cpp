#include "dataflow/program/straight.h"

#include "dataflow/program/flow.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

using il::Forest, il::Op, il::Tree;

bool leadsElsewhere(const Forest &f, Tree t) {
  const Op op = f.op(t);
  if (op == Op::Jumps) return f.arity(t) > 0;
  if (op == Op::Input || op == Op::Output) return f.arity(statusLabels(f, t)) > 0;
  return op == Op::Label || (op != Op::Stop && leadsAway(op));
}

bool goesStraightOn(const Forest &f, Tree t) {
  return !il::any(f, t, [&](Tree x) { return leadsElsewhere(f, x); });
}

}  // namespace dotbar::dataflow
