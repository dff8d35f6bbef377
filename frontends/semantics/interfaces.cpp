#include "frontends/semantics/interfaces.h"

#include <algorithm>

#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "il_make.h"

namespace dotbar::semantics {

using il::Forest;
using il::Op;
using il::Tree;

Tree describedIn(const Forest &f, Tree decls, Symbol procedure) {
  for (const Tree d : f.children(decls)) {
    if (f.is(d, Op::IncludeLine) || f.is(d, Op::Imported))
      if (const Tree found = describedIn(f, il::AnyOp::decls_(f, d), procedure)) return found;
    if (!f.is(d, Op::Interface)) continue;
    for (const Tree part : f.children(il::InterfaceOp::parts_(f, d)))
      if (const Tree unit = f.is(part, Op::Described) ? il::DescribedOp::unit_(f, part) : Tree{};
          unit && f.is(unit, Op::Procedure) && f.symbol(il::ProcedureOp::name_(f, unit)) == procedure)
        return unit;
  }
  return {};
}

bool saysIntentIn(const Forest &f, Tree decls, Symbol formal) {
  const auto isIt = [&](Tree n) { return f.symbol(n) == formal; };
  const auto isIn = [&](Tree a) { return f.is(a, Op::Attr) && f.text(a) == "intent(in)"; };
  for (const Tree d : f.children(decls))
    if (f.is(d, Op::Declare) && std::ranges::any_of(il::declaredNames(f, d), isIt))
      return std::ranges::any_of(f.children(il::DeclareOp::attrs_(f, d)), isIn);
  return false;
}

Tree withoutBinding(Forest &f, Tree procedure) {
  if (!f.is(procedure, Op::Procedure)) return procedure;
  const Tree prefix = il::ProcedureOp::prefix_(f, procedure);
  std::vector<Tree> left, parts(f.children(procedure).begin(), f.children(procedure).end());
  std::ranges::copy_if(f.children(prefix), std::back_inserter(left), [&](Tree a) { return !f.text(a).starts_with("bind("); });
  if (left.size() == f.arity(prefix)) return procedure;
  std::ranges::replace(parts, prefix, f.node(Op::Attrs, left, f.span(prefix)));
  return il::withChildren(f, procedure, parts);
}

}  // namespace dotbar::semantics
