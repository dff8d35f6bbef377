// A kind may be the name of a constant, whose value is that of another, until a declaration is met that nobody can read.
#include "tools/driver/undecided.h"

#include <algorithm>

#include "il_make.h"

namespace dotbar::tools {

using il::Op;
using il::Tree;

namespace {

Tree mentions(const il::Forest &f, Tree decls, Symbol name) {
  for (Tree d : f.children(decls)) {
    if (!f.is(d, Op::UnknownDecl)) continue;
    const auto names = f.children(il::UnknownDeclOp::mentions_(f, d));
    if (std::ranges::any_of(names, [&](Tree n) { return f.symbol(n) == name; })) return d;
  }
  return {};
}

// A name that such a declaration makes PUBLIC, if it does, is not seen elsewhere.
Tree inSomeUnit(const dataflow::Program &p, Symbol name) {
  for (const dataflow::Unit &u : p.units())
    if (const Tree d = u.decls ? mentions(p.forest(), u.decls, name) : Tree{}) return d;
  return {};
}

}  // namespace

Tree undecidedBy(const dataflow::Program &p, const dataflow::Unit &unit, Tree type) {
  const il::Forest &f = p.forest();
  if (!f.is(type, Op::RealType) && !f.is(type, Op::ComplexType) && !f.is(type, Op::IntegerType) && !f.is(type, Op::LogicalType))
    return {};
  Tree kind = il::AnyOp::kind_(f, type);
  const dataflow::Unit *at = &unit;
  for (int steps = 0; steps < 16 && f.is(kind, Op::Name); ++steps) {
    const dataflow::Variable *v = p.entity(*at, kind);
    if (!v || v->owner == dataflow::none) return inSomeUnit(p, f.symbol(kind));
    at = &p.unit(v->owner);
    if (const Tree d = at->decls ? mentions(f, at->decls, v->name) : Tree{}) return d;
    if (!v->value) return inSomeUnit(p, v->name);
    kind = v->value;
  }
  return {};
}

}  // namespace dotbar::tools
