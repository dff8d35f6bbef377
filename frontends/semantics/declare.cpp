// Symbol tables from declarations, statement by statement, and from the names that only occur in the body (implicit typing).
#include <algorithm>

#include "engine/il/declarations.h"
#include "frontends/semantics/scopes.h"
#include "il_make.h"

namespace dotbar::semantics {

using il::Op;

void Scopes::prepare(ScopeId id) {
  if (prepared_[id]) return;
  prepared_[id] = 1;
  Scope &u = scope(id);
  if (u.parent != none) prepare(u.parent);
  if (u.parent != none)
    u.symbols.implicit = scope(u.parent).symbols.implicit;
  else
    for (char c = 'a'; c <= 'z'; ++c)
      u.symbols.implicit[static_cast<std::size_t>(c - 'a')] = c >= 'i' && c <= 'n' ? integer_ : real_;
  for (ScopeId c : u.contained) {
    Entity &e = u.symbols.add(scope(c).name);
    e.kind = Entity::Kind::Procedure, e.procedure = c;
  }
  formalsAndResult(u);
  for (Tree d : f_.children(u.decls)) declare(u, d);
  u.symbols.access = accessIn(f_, u.decls);
  bind(u, u.decls, u.isProcedure());
  if (u.body) bind(u, u.body, true);
  finishTypes(u);
}

void Scopes::formalsAndResult(Scope &u) {
  for (std::uint32_t i = 0; i < u.formals.size(); ++i) {
    Entity &v = u.symbols.add(u.formals[i]);
    v.kind = Entity::Kind::Formal;
    v.formal = i;
  }
  if (!il::isFunction(f_, u.tree)) return;
  Entity &r = u.symbols.add(u.result);
  r.kind = Entity::Kind::Result;
  const Tree type = il::ProcedureOp::type_(f_, u.tree);
  if (!f_.is(type, Op::Notype)) r.type = type, r.typed = true;
}

// What only names something: EXTERNAL, INTRINSIC, SAVE, DATA, and what is not understood.
void Scopes::declareNames(Scope &u, Tree d) {
  auto eachName = [&](Tree names, auto &&act) {
    for (Tree x : f_.children(names)) act(x);
  };
  switch (f_.op(d)) {
    case Op::External:
    case Op::Intrinsic:
      return eachName(il::AnyOp::names_(f_, d), [&](Tree x) {
        Entity &v = u.symbols.add(f_.symbol(x));
        v.kind = Entity::Kind::Procedure, v.external = f_.is(d, Op::External);
      });
    case Op::Save:
      if (f_.arity(il::SaveOp::names_(f_, d)) == 0) u.savesAll = true;
      return eachName(il::SaveOp::names_(f_, d), [&](Tree x) {
        if (f_.is(x, Op::Name)) u.symbols.add(f_.symbol(x)).saved = true;
      });
    case Op::Data:
      for (Tree x : il::declaredNames(f_, d)) u.symbols.add(f_.symbol(x)).saved = true;
      return;
    default:  // it may give them any type
      u.symbols.isOpen = true;
      return eachName(il::UnknownDeclOp::mentions_(f_, d), [&](Tree x) {
        u.symbols.unresolved.push_back(f_.symbol(x));
        u.symbols.add(f_.symbol(x)).type = unknown_;
      });
  }
}

void Scopes::declare(Scope &u, Tree d) {
  switch (f_.op(d)) {
    case Op::Declare:
    case Op::Dimension:
    case Op::Parameter:
      declareEntities(u, d);
      break;
    case Op::Common:
      common(u, d);
      break;
    case Op::External:
    case Op::Intrinsic:
    case Op::Save:
    case Op::Data:
    case Op::UnknownDecl:
      declareNames(u, d);
      break;
    case Op::Equivalence:
      equivalences_.push_back({u.id, d});
      for (Tree group : f_.children(il::EquivalenceOp::sets_(f_, d)))  // also where nothing else speaks of them
        for (Tree object : f_.children(il::OverlayOp::objects_(f_, group)))
          if (const Tree base = il::baseName(f_, object)) u.symbols.add(f_.symbol(base));
      break;
    case Op::ImplicitNone:
      if (noneTyped(d)) u.symbols.implicit.fill({});
      break;
    case Op::Implicit:
      implicit(u, d);
      break;
    case Op::Imported:
    case Op::IncludeLine:
      for (Tree inner : f_.children(il::AnyOp::decls_(f_, d))) declare(u, inner);
      break;
    case Op::Attribute: {
      const std::vector<Tree> attrs{il::AttributeOp::attr_(f_, d)};
      for (Tree e : f_.children(il::AttributeOp::entities_(f_, d))) entityOf(u, e, {}, attrs);
      break;
    }
    case Op::Use:
      useModule(u, d);
      break;
    case Op::Interface:
      describe(u, d);
      break;
    case Op::Typedef:
      u.symbols.add(f_.symbol(il::TypedefOp::tag_(f_, d)), Space::Types).value = d;
      break;
    case Op::StatementFunction: {  // no procedure of that name elsewhere
      Entity &v = u.symbols.add(f_.symbol(il::StatementFunctionOp::name_(f_, d)));
      v.kind = Entity::Kind::Procedure, v.statementFunction = d;
      break;
    }
    default:
      break;
  }
}

void Scopes::common(Scope &u, Tree d) {
  const Tree name = il::CommonOp::block_(f_, d);
  const Symbol block = f_.is(name, Op::Noname) ? Symbol{} : f_.symbol(name);
  blockNames_.try_emplace(block, f_.span(d));
  auto &layouts = blocks_[block];
  if (layouts.empty() || layouts.back().first != u.id) layouts.push_back({u.id, {}});
  for (Tree e : f_.children(il::CommonOp::members_(f_, d))) {
    entityOf(u, e, {}, {});
    Entity &v = *u.symbols.find(f_.symbol(il::EntityOp::name_(f_, e)));
    v.kind = Entity::Kind::Common, v.block = block;
    layouts.back().second.push_back(v.name);
  }
}

namespace {

// The type that declarations give a name; no tree: none does.
Tree typeAmong(const Forest &f, Tree decls, Symbol name) {
  for (Tree d : f.children(decls))
    if (f.is(d, Op::Declare))
      for (Tree e : f.children(il::DeclareOp::entities_(f, d)))
        if (f.symbol(il::EntityOp::name_(f, e)) == name) return il::DeclareOp::type_(f, d);
  return {};
}

// A kind that only the description of a procedure has a name for is what that stands for.
Tree withOwnKind(Forest &f, Tree decls, Tree type) {
  const auto children = f.children(type);
  if (children.size() != 1 || !f.is(children[0], Op::Name)) return type;
  const Symbol kind = f.symbol(children[0]);
  for (Tree d : f.children(decls)) {
    if (!f.is(d, Op::Declare) && !f.is(d, Op::Parameter)) continue;
    for (Tree e : f.children(il::AnyOp::entities_(f, d)))
      if (const Tree value = il::EntityOp::init_(f, e); f.symbol(il::EntityOp::name_(f, e)) == kind && !f.is(value, Op::Noexpr))
        return f.node(f.op(type), {value});
  }
  return type;
}

}  // namespace

// The procedures of an interface block are declared as EXTERNAL does it.
void Scopes::describe(Scope &u, Tree block) {
  if (f_.arity(il::InterfaceOp::prefix_(f_, block))) return;  // abstract: no procedures
  for (Tree part : f_.children(il::InterfaceOp::parts_(f_, block))) {
    const Tree t = f_.is(part, Op::Described) ? il::DescribedOp::unit_(f_, part) : Tree{};
    if (!f_.is(t, Op::Procedure)) continue;
    using O = il::ProcedureOp;
    const Symbol name = f_.symbol(O::name_(f_, t));
    Entity &v = u.symbols.add(name);
    v.kind = Entity::Kind::Procedure, v.external = true;
    if (!il::isFunction(f_, t)) continue;
    const Tree result = O::result_(f_, t), prefix = O::type_(f_, t);
    const Symbol declared = f_.is(result, Op::Noname) ? name : f_.symbol(result);
    const Tree type = f_.is(prefix, Op::Notype) ? typeAmong(f_, O::decls_(f_, t), declared) : prefix;
    if (type) v.type = withOwnKind(f_, O::decls_(f_, t), type), v.typed = true;
  }
}

void Scopes::declareEntities(Scope &u, Tree d) {
  if (f_.is(d, Op::Declare)) {
    std::vector<Tree> attrs;
    for (Tree a : f_.children(il::DeclareOp::attrs_(f_, d))) attrs.push_back(a);
    for (Tree e : f_.children(il::DeclareOp::entities_(f_, d))) entityOf(u, e, il::DeclareOp::type_(f_, d), attrs);
    return;
  }
  for (Tree e : f_.children(il::AnyOp::entities_(f_, d))) {
    entityOf(u, e, {}, {});
    if (f_.is(d, Op::Parameter)) u.symbols.find(f_.symbol(il::EntityOp::name_(f_, e)))->kind = Entity::Kind::Constant;
  }
}

void Scopes::entityOf(Scope &u, Tree e, Tree type, const std::vector<Tree> &attrs) {
  using O = il::EntityOp;
  Entity &v = u.symbols.add(f_.symbol(O::name_(f_, e)));
  if (!v.declared) v.declared = O::name_(f_, e);
  if (type) {
    v.type = type, v.typed = true;
    if (!f_.is(O::length_(f_, e), Op::Noexpr) && f_.is(type, Op::CharacterType))
      v.type = f_.node(Op::CharacterType, {O::length_(f_, e)});
  }
  for (Tree a : attrs) applyAttribute(v, a);
  if (f_.arity(O::dims_(f_, e))) v.dims = O::dims_(f_, e);
  if (!f_.is(O::init_(f_, e), Op::Noexpr)) {
    v.value = O::init_(f_, e);
    if (v.kind == Entity::Kind::Local) v.saved = true;
  }
}

void Scopes::applyAttribute(Entity &v, Tree a) {
  if (f_.is(a, Op::DimensionAttr)) {
    v.dims = il::DimensionAttrOp::dims_(f_, a);
    return;
  }
  const std::string_view t = f_.text(a);
  if (t == "parameter") v.kind = Entity::Kind::Constant;
  if (t == "save") v.saved = true;
  if (t == "pointer") v.pointer = true, v.exact = false;
  if (t == "target") v.target = true;
  if (t == "contiguous") v.contiguous = true;
  if (t == "allocatable") v.allocatable = true;
  if (t == "optional") v.optional = true;
  if (t == "value") v.byValue = true;
  if (t == "external") v.external = true;
  if ((t == "external" || t == "intrinsic") && v.kind == Entity::Kind::Local) v.kind = Entity::Kind::Procedure;
}

// IMPLICIT NONE (EXTERNAL) leaves the types that names have by their letters.
bool Scopes::noneTyped(Tree d) const {
  const Tree what = il::ImplicitNoneOp::what_(f_, d);
  bool typed = f_.arity(what) == 0;
  for (Tree t : f_.children(what)) typed |= f_.text(t) == "type";
  return typed;
}

void Scopes::implicit(Scope &u, Tree d) {
  for (Tree t : f_.children(il::ImplicitOp::typings_(f_, d)))
    for (Tree range : f_.children(il::TypingOp::letters_(f_, t))) {
      const Tree to = il::LettersOp::last_(f_, range);
      const char first = f_.text(il::LettersOp::first_(f_, range))[0], last = f_.is(to, Op::Notext) ? first : f_.text(to)[0];
      for (char c = std::max(first, 'a'); c <= last && c <= 'z'; ++c)
        u.symbols.implicit[static_cast<std::size_t>(c - 'a')] = il::TypingOp::type_(f_, t);
    }
}

void Scopes::finishTypes(Scope &u) {
  for (Entity &v : u.symbols.all()) {
    if (u.savesAll) v.saved = true;
    if (!v.type && !mayBeImported(u, v)) v.type = u.symbols.implicitType(v.name);
    if (!v.type) v.type = unknown_;
    if (f_.is(u.tree, Op::Module) && v.kind == Entity::Kind::Local) v.kind = Entity::Kind::Module;
    if (f_.is(u.tree, Op::MainProgram) && v.kind == Entity::Kind::Local) v.saved = false;
  }
}

}  // namespace dotbar::semantics
