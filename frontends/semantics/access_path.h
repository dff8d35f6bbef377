// A reference as the way to what it designates: a variable, then components, subscripts or sections, dereferences. Zones,
// aliasing and what an actual argument stands for are functions of paths.
#pragma once

#include <boost/container/small_vector.hpp>

#include "engine/il/forest.h"
#include "frontends/semantics/entity.h"
#include "il_make.h"

namespace dotbar::semantics {

struct AccessPath {
  il::Tree root;                 // a name, or an expression whose value is taken apart; no tree: no reference
  const Entity *base = nullptr;  // the variable that the root means; null: none
  boost::container::small_vector<il::Tree, 4> steps;  // index, field, downcast, deref: from the root on
  bool followsPointer = false;                        // some step is a dereference: what it designates may lie anywhere

  bool isVariable() const { return steps.empty(); }
  // The storage of the variable itself.
  const Entity *designated() const { return followsPointer ? nullptr : base; }
};

// The way from the root, which is not bound yet.
AccessPath stepsOf(const il::Forest &, il::Tree reference);

// The subscripts of a step; no tree: it is another step.
inline il::Tree subscriptsOf(const il::Forest &f, il::Tree step) {
  return f.is(step, il::Op::Index) ? il::IndexOp::subs_(f, step) : il::Tree{};
}
// The component that a step goes to; empty: it is another step.
inline Symbol componentOf(const il::Forest &f, il::Tree step) {
  return f.is(step, il::Op::Field) ? f.symbol(il::FieldOp::member_(f, step)) : Symbol{};
}
// A variable or an element or section of one: what a formal array may begin with (sequence association).
inline bool isInSequence(const il::Forest &f, const AccessPath &p) {
  return f.is(p.root, il::Op::Name) && (p.isVariable() || (p.steps.size() == 1 && f.is(p.steps[0], il::Op::Index)));
}

}  // namespace dotbar::semantics
