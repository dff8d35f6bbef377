// What several stations ask of references and declarations.
#pragma once

#include <vector>

#include "engine/il/forest.h"
#include "il_make.h"

namespace dotbar::il {

// A procedure that gives a value.
inline bool isFunction(const Forest &f, Tree t) { return f.is(t, Op::Procedure) && !f.is(ProcedureOp::type_(f, t), Op::Novalue); }

// A call whose value goes somewhere: normalisation made it of an assignment.
inline bool hasResult(const Forest &f, Tree t) { return f.is(t, Op::Call) && !f.is(CallOp::result_(f, t), Op::Noref); }

// The name that a reference begins with; no tree when it begins with something else.
inline Tree baseName(const Forest &f, Tree reference) {
  while (f.is(reference, Op::Index) || f.is(reference, Op::Field) || f.is(reference, Op::Downcast) || f.is(reference, Op::Deref))
    reference = f.child(reference, 0);
  return f.is(reference, Op::Name) ? reference : Tree{};
}

// The entities that a declaration declares or says something of; no tree: a declaration of another sort.
inline Tree entitiesOf(const Forest &f, Tree declaration) {
  if (hasSort(f.op(declaration), Sort::Decl))
    for (Tree c : f.children(declaration))
      if (f.is(c, Op::Entities)) return c;
  return {};
}

// The block of storage that a declaration puts its entities into, a name or noname; no tree: it does no such thing.
inline Tree blockOf(const Forest &f, Tree declaration) {
  if (!entitiesOf(f, declaration)) return {};
  const Tree first = f.child(declaration, 0);
  return f.is(first, Op::Name) || f.is(first, Op::Noname) ? first : Tree{};
}

// The names of what a declaration (or a part of one) declares, initialises, saves or lays over something else, each as often as
// it stands there; no extents, no values.
inline std::vector<Tree> declaredNames(const Forest &f, Tree declaration) {
  std::vector<Tree> names, open{declaration};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    switch (f.op(t)) {
      case Op::Entity:
        names.push_back(EntityOp::name_(f, t));
        break;
      case Op::DataSet:
      case Op::ImpliedDo:
      case Op::Overlay:
        open.push_back(f.child(t, 0));
        break;
      case Op::Group:
        open.push_back(GroupOp::members_(f, t));
        break;
      case Op::Names:
      case Op::Saves:
      case Op::Objects:
      case Op::Exprs:
        for (Tree c : f.children(t)) {
          if (const Tree name = baseName(f, c))
            names.push_back(name);
          else
            open.push_back(c);
        }
        break;
      default:
        if (!hasSort(f.op(t), Sort::Expr))
          for (Tree c : f.children(t)) open.push_back(c);
    }
  }
  return names;
}

}  // namespace dotbar::il
