#include "dataflow/program/meaning.h"

#include "dataflow/program/generics.h"

namespace dotbar::dataflow {

semantics::Type typeOfName(const Program &p, const Unit &of, Symbol name) {
  const Variable *v = p.lookup(of, name);
  const Tree type = v && v->type ? v->type : of.symbols.implicitType(name);
  return type ? p.typeSaid(of, type) : semantics::Type{};
}

bool sameType(const Program &p, const semantics::Type &a, const semantics::Type &b) {
  return a.isKnown() && b.isKnown() && p.forest().equal(p.tree(p.canonical(a)), p.tree(p.canonical(b)));
}

bool isNoOwnFunction(const Program &p, const Unit &unit, Symbol name) {
  const Variable *v = p.lookup(unit, name);
  const bool own = v && (v->kind != Variable::Kind::Procedure || v->external || v->statementFunction || v->formal != none);
  return !own && p.resolveProcedure(unit, name) == none && !p.generics().takesIntrinsicTypes(unit, name);
}

}  // namespace dotbar::dataflow
