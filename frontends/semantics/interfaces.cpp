#include "frontends/semantics/interfaces.h"

#include <algorithm>
#include <string_view>
#include <vector>

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

namespace {

// The attributes of the declaration that declares it.
std::vector<std::string_view> attributesOf(const Forest &f, Tree decls, Symbol name) {
  const auto isIt = [&](Tree n) { return f.symbol(n) == name; };
  std::vector<std::string_view> all;
  for (const Tree d : f.children(decls))
    if (f.is(d, Op::Declare) && std::ranges::any_of(il::declaredNames(f, d), isIt)) {
      for (Tree a : f.children(il::DeclareOp::attrs_(f, d)))
        if (f.is(a, Op::Attr)) all.push_back(f.text(a));
      return all;
    }
  return all;
}

}  // namespace

bool saysIntentIn(const Forest &f, Tree decls, Symbol formal) {
  return std::ranges::count(attributesOf(f, decls, formal), "intent(in)") != 0;
}

bool saysIntentOut(const Forest &f, Tree decls, Symbol formal) {
  const std::vector<std::string_view> all = attributesOf(f, decls, formal);
  const auto hasMemory = [](std::string_view a) { return a == "allocatable" || a == "pointer"; };
  return std::ranges::count(all, "intent(out)") != 0 && std::ranges::none_of(all, hasMemory);
}

bool isGivenTarget(const Forest &f, Tree decls, Symbol formal) {
  const std::vector<std::string_view> all = attributesOf(f, decls, formal);
  return std::ranges::count(all, "intent(out)") != 0 && std::ranges::count(all, "pointer") != 0;
}

bool takesShape(const Forest &f, Tree decls, Symbol formal) {
  for (const Tree d : f.children(decls)) {
    if (!f.is(d, Op::Declare)) continue;
    Tree dims;
    for (Tree a : f.children(il::DeclareOp::attrs_(f, d)))
      if (f.is(a, Op::DimensionAttr)) dims = f.children(a).front();
    for (Tree e : f.children(il::DeclareOp::entities_(f, d))) {
      if (f.symbol(il::EntityOp::name_(f, e)) != formal) continue;
      if (const Tree own = il::EntityOp::dims_(f, e); f.arity(own) != 0) dims = own;
      const auto isOpen = [&](Tree b) { return f.is(b, Op::Bounds) && f.is(il::BoundsOp::upper_(f, b), Op::Noexpr); };
      return dims && f.arity(dims) != 0 && std::ranges::all_of(f.children(dims), isOpen);
    }
  }
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
