// USE: what a module offers, under which names.
#include "frontends/semantics/scopes.h"
#include "il_make.h"

namespace dotbar::semantics {

using il::Op;

namespace {

UseEdge edgeOf(const Forest &f, Tree use) {
  UseEdge u;
  u.use = use;
  const Tree visible = il::UseOp::visible_(f, use);
  u.only = f.is(visible, Op::Only);
  for (Tree x : f.children(il::AnyOp::uses_(f, visible)))
    u.names.emplace_back(f.symbol(il::AnyOp::local_(f, x)), f.symbol(il::AnyOp::there_(f, x)));
  return u;
}

}  // namespace

void Scopes::useModule(Scope &u, Tree d) {
  UseEdge edge = edgeOf(f_, d);
  const Symbol name = f_.symbol(il::UseOp::module_(f_, d));
  const ScopeId module = unit(name);
  if (module != none && f_.is(scope(module).tree, Op::Module)) {
    edge.module = module;
    prepare(module);
    import(u, scope(module), edge, Space::Ordinary);
    import(u, scope(module), edge, Space::Types);
  } else if (options_.isOwnModule && options_.isOwnModule(name)) {
    useOwnModule(u, edge);
  } else {
    useUnknown(u, edge);
  }
  u.uses.push_back(std::move(edge));
}

void Scopes::useOwnModule(Scope &u, const UseEdge &edge) {
  const auto constant = [&](Symbol local, Symbol original) {
    const auto c = options_.constants.find(original);
    if (c == options_.constants.end()) return;
    Entity &v = u.symbols.add(local);
    v.kind = Entity::Kind::Constant, v.type = integer_, v.typed = true;
    v.value = f_.leaf(Op::Intval, std::to_string(c->second));
  };
  for (const auto &[local, original] : edge.names) constant(local, original);
  if (!edge.only)
    for (const auto &[original, value] : options_.constants) constant(original, original);
}

// Any name may come from there, or those that it is to bring.
void Scopes::useUnknown(Scope &u, const UseEdge &edge) {
  u.symbols.isOpen |= !edge.only;
  for (const auto &[local, original] : edge.names) u.symbols.unresolved.push_back(local);
  const std::string module(text(f_.symbol(il::UseOp::module_(f_, edge.use))));
  diagnostics_.report(DiagnosticKind::Unresolved, f_.span(edge.use), "module " + module + " is not among the sources").fix =
      "name the file that has it, too; without it, what is active and comes from there is refused";
}

// Everything that the module offers, or what ONLY and other names let through.
void Scopes::import(Scope &u, const Scope &m, const UseEdge &edge, Space space) {
  std::unordered_map<Symbol, EntityId> all = m.symbols.offered(space);
  const bool uncertain = space == Space::Ordinary && (m.symbols.isOpen || !m.symbols.unresolved.empty());
  if (uncertain) {
    u.symbols.isOpen |= m.symbols.isOpen && !edge.only;  // what the module itself uses
    for (const auto &[local, original] : edge.names)
      if (!all.count(original)) u.symbols.unresolved.push_back(local);
    if (!edge.only)
      u.symbols.unresolved.insert(u.symbols.unresolved.end(), m.symbols.unresolved.begin(), m.symbols.unresolved.end());
  }
  for (const auto &[local, original] : edge.names)
    if (const auto found = all.find(original); found != all.end()) u.symbols.use(local, found->second, space);
  if (edge.only) return;
  for (const auto &[local, original] : edge.names) all.erase(original);
  for (const auto &[name, e] : all) u.symbols.use(name, e, space);
}

}  // namespace dotbar::semantics
