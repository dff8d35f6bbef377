// Fortran 2018, 15.4.3.2, 19.5.1.3 and 19.5.1.4: interface bodies, and what is seen of them by host association and USE.
#include "dataflow/program/descriptions.h"

#include <algorithm>
#include <set>

#include "dataflow/program/builder.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"

namespace dotbar::dataflow {

using il::Op;
using il::Tree;

Tree descriptionIn(const Program &p, const Unit &u, Symbol procedure, int depth) {
  if (const Tree t = u.decls ? semantics::describedIn(p.forest(), u.decls, procedure) : Tree{}) return t;
  return descriptionUsed(p, u, procedure, depth);
}

Tree descriptionUsed(const Program &p, const Unit &u, Symbol procedure, int depth) {
  constexpr int deepest = 20;  // modules that use each other
  if (depth == deepest) return {};
  for (const semantics::UseEdge &use : u.uses) {
    const auto local = std::ranges::find(use.names, procedure, [](const auto &n) { return n.first; });
    if (use.module == semantics::none || (use.only && local == use.names.end())) continue;
    const Symbol there = local == use.names.end() ? procedure : local->second;
    const Unit &module = p.unit(use.module);
    if (module.symbols.access.hides(there)) continue;
    if (const Tree t = descriptionIn(p, module, there, depth + 1)) return t;
  }
  return {};
}

Tree descriptionOf(const Program &p, const Unit &u, Symbol procedure) {
  for (const Unit *at = &u;; at = &p.unit(at->parent)) {
    if (const Tree found = descriptionIn(p, *at, procedure)) return found;
    if (at->parent == none) return {};
  }
}

namespace {

bool isTheSame(const Program &p, const Unit &u, const Unit &there, Symbol n) {
  const Tree name = p.forest().leaf(Op::Name, n), here = p.definition(u, name), meant = p.definition(there, name);
  return here || meant ? here == meant : p.lookup(u, n) == p.lookup(there, n);
}

}  // namespace

bool meansTheSame(const Program &p, const Unit &u, Tree described) {
  const il::Forest &f = p.forest();
  const Unit &there = p.unit(p.unitOf(described));
  std::set<Symbol> own{f.symbol(il::AnyOp::name_(f, described))}, all;
  for (const Tree n : f.children(il::AnyOp::formals_(f, described))) own.insert(f.symbol(n));
  if (const Tree r = il::ProcedureOp::result_(f, described); f.is(r, Op::Name)) own.insert(f.symbol(r));
  bool imports = false, uses = false;
  const auto mention = [&](Tree in) {
    il::each(f, in, [&](Tree t) {
      if (f.is(t, Op::Name)) all.insert(f.symbol(t));
    });
  };
  for (const Tree d : f.children(il::AnyOp::decls_(f, described))) {
    imports |= f.is(d, Op::OtherDecl), uses |= f.is(d, Op::Use);
    if (!f.is(d, Op::OtherDecl)) mention(d);
  }
  if (il::isFunction(f, described)) mention(il::ProcedureOp::type_(f, described));
  if (uses && !imports) return true;  // it has them from modules, wherever it stands
  return std::ranges::all_of(all, [&](Symbol n) { return own.count(n) || isTheSame(p, u, there, n); });
}

std::vector<Symbol> keywordsOf(const Program &p, const Unit &caller, Symbol name, const Unit &callee) {
  const Tree described = callee.parent == none ? descriptionOf(p, caller, name) : Tree{};
  if (!described) return callee.formals;
  std::vector<Symbol> all;
  for (const Tree n : p.forest().children(il::AnyOp::formals_(p.forest(), described))) all.push_back(p.forest().symbol(n));
  return all;
}

namespace {

// The formal that the description of a procedure whose source is not there has for an actual; no name: none is known.
struct Described {
  Tree decls;
  Symbol formal;
};
Described describedFor(const Program &p, const Unit &u, Tree call, std::size_t at) {
  const Forest &f = p.forest();
  if (std::ranges::any_of(f.children(il::AnyOp::args_(f, call)), [&](Tree a) { return f.is(a, Op::Keyword); })) return {};
  const Tree described = descriptionOf(p, u, f.symbol(f.children(call).front()));
  const Tree formals = described ? il::AnyOp::formals_(f, described) : Tree{};
  if (!described || at >= f.arity(formals)) return {};
  return {il::AnyOp::decls_(f, described), f.symbol(f.child(formals, static_cast<std::uint32_t>(at)))};
}

// What is passed to it, and not overwritten: it is INTENT(IN) here, or the description says so.
bool isOnlyRead(const Program &p, const Unit &u, Tree actual, const Described &d) {
  const Forest &f = p.forest();
  const Tree base = f.is(actual, Op::Index) ? il::IndexOp::base_(f, actual) : actual;
  const Variable *v = f.is(base, Op::Name) ? p.lookup(u, f.symbol(base)) : nullptr;
  const bool isHere = v && v->kind == Variable::Kind::Formal && !v->pointer;
  return (isHere && semantics::saysIntentIn(f, p.unit(v->owner).decls, v->name)) ||
         (d.formal && semantics::saysIntentIn(f, d.decls, d.formal));
}

// Numbers that the description says are INTENT(OUT): of objects some components may have values all the same.
bool isOnlyWritten(const Program &p, const Unit &u, Tree actual, const Described &d) {
  const Category c = p.type(u, actual).category;
  const bool isNumber = c == Category::Real || c == Category::Complex || c == Category::Integer || c == Category::Logical;
  return d.formal && isNumber && semantics::saysIntentOut(p.forest(), d.decls, d.formal);
}

}  // namespace

// As the description of a callee says whose source is not there.
void Builder::describe(const Unit &u, Tree call, std::size_t at, Actual &a) const {
  const Described d = describedFor(p, u, call, at);
  if (isOnlyRead(p, u, a.tree, d)) {
    a.reference = false, a.reads = p.reads(u, a.tree), a.zones.clear();
  } else if (isOnlyWritten(p, u, a.tree, d)) {
    a.onlyWritten = true;
    a.whole |= p.coversZones(u, a.tree) && semantics::takesShape(f, d.decls, d.formal);
  }
}

}  // namespace dotbar::dataflow
