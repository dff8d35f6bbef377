// Formulas whose names are replaced by what they stand for.
#include "dataflow/facts/host/in_place.h"

#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

bool InPlace::listsByLoops(const il::Forest &f, Tree value) {
  return il::any(f, value, [&](Tree t) { return f.is(t, il::Op::Listed); });
}

bool InPlace::isIntrinsic(const Unit &unit, Tree apply) const {
  return isNoOwnFunction(p_, unit, f_.symbol(il::ApplyOp::function_(f_, apply)));
}

int InPlace::occurrences(Tree t, Symbol name) const {
  int n = 0;
  il::each(f_, t, [&](Tree x) { n += f_.is(x, Op::Name) && f_.symbol(x) == name; });
  return n;
}

Tree InPlace::replaced(Tree t, const Values &values) const {
  if (f_.is(t, Op::Name)) {
    const auto found = values.find(f_.symbol(t));
    return found == values.end() ? f_.leaf(Op::Name, f_.symbol(t), f_.span(t)) : found->second;
  }
  if (il::isLeaf(f_.op(t))) return t;
  const auto c = f_.children(t);
  std::vector<Tree> children(c.begin(), c.end());
  const std::size_t first = f_.is(t, Op::Apply) ? 1 : 0;  // the function's name
  for (std::size_t k = first; k < children.size(); ++k) children[k] = replaced(children[k], values);
  return f_.node(f_.op(t), children, f_.span(t));
}

}  // namespace dotbar::dataflow
