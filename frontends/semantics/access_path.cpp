#include "frontends/semantics/access_path.h"

#include <algorithm>

#include "il_make.h"

namespace dotbar::semantics {

AccessPath stepsOf(const il::Forest &f, il::Tree t) {
  using il::Op;
  AccessPath p;
  for (; f.is(t, Op::Index) || f.is(t, Op::Field) || f.is(t, Op::Downcast) || f.is(t, Op::Deref); t = il::AnyOp::base_(f, t)) {
    p.steps.push_back(t);
    p.followsPointer |= f.is(t, Op::Deref);
  }
  std::reverse(p.steps.begin(), p.steps.end());
  p.root = t;
  return p;
}

}  // namespace dotbar::semantics
