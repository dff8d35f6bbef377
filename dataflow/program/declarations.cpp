// Symbol tables from declarations, statement by statement, and from the names that only occur in the body (implicit typing).
#include "engine/il/declarations.h"

#include <algorithm>

#include "dataflow/program/builder.h"

namespace dotbar::dataflow {

void Builder::prepare(UnitId id) {
  if (prepared[id]) return;
  prepared[id] = 1;
  if (p.units_[id].parent != none) prepare(p.units_[id].parent);
  Unit &u = p.units_[id];
  const Program::Names &n = *p.names_;
  if (u.parent != none)
    u.symbols.implicit = p.units_[u.parent].symbols.implicit;
  else
    for (char c = 'a'; c <= 'z'; ++c)
      u.symbols.implicit[static_cast<std::size_t>(c - 'a')] = c >= 'i' && c <= 'n' ? n.integer : n.real;
  formalsAndResult(u);
  for (Tree d : f.children(u.decls)) declare(u, d);
  u.symbols.access = accessIn(f, u.decls);
  if (u.body) {
    mentions(u, u.decls);
    mentions(u, u.body);
  }
  finishTypes(u);
}

void Builder::formalsAndResult(Unit &u) {
  for (std::uint32_t i = 0; i < u.formals.size(); ++i) {
    Variable &v = u.symbols.add(u.formals[i]);
    v.kind = Variable::Kind::Formal;
    v.formal = i;
  }
  if (!f.is(u.tree, Op::Function)) return;
  Variable &r = u.symbols.add(u.result);
  r.kind = Variable::Kind::Result;
  const Tree type = il::FunctionOp::type_(f, u.tree);
  if (!f.is(type, Op::Notype)) r.type = type, r.typed = true;
}

void Builder::declare(Unit &u, Tree d) {
  auto eachName = [&](Tree names, auto &&act) {
    for (Tree x : f.children(names)) act(x);
  };
  switch (f.op(d)) {
    case Op::Declare:
    case Op::Dimension:
    case Op::Parameter:
      declareEntities(u, d);
      break;
    case Op::Common: {
      const Tree name = il::CommonOp::block_(f, d);
      const Symbol block = f.is(name, Op::Noname) ? Symbol{} : f.symbol(name);
      p.blockNames_.try_emplace(block, f.span(d));
      auto &layouts = blocks[block];
      if (layouts.empty() || layouts.back().first != u.id) layouts.push_back({u.id, {}});
      for (Tree e : f.children(il::CommonOp::members_(f, d))) {
        entity(u, e, {}, {});
        Variable &v = *u.symbols.find(f.symbol(il::EntityOp::name_(f, e)));
        v.kind = Variable::Kind::Common, v.block = block;
        layouts.back().second.push_back(v.name);
      }
      break;
    }
    case Op::External:
    case Op::Intrinsic:
      eachName(f.child(d, 0), [&](Tree x) {
        Variable &v = u.symbols.add(f.symbol(x));
        v.kind = Variable::Kind::Procedure, v.external = f.is(d, Op::External);
      });
      break;
    case Op::Save:
      if (f.arity(f.child(d, 0)) == 0) u.savesAll = true;
      eachName(f.child(d, 0), [&](Tree x) {
        if (f.is(x, Op::Name)) u.symbols.add(f.symbol(x)).saved = true;
      });
      break;
    case Op::Data:
      for (Tree x : il::declaredNames(f, d)) u.symbols.add(f.symbol(x)).saved = true;
      break;
    case Op::Equivalence:
      equivalenced.push_back({u.id, d});
      break;
    case Op::ImplicitNone:
      if (noneTyped(d)) u.symbols.implicit.fill({});
      break;
    case Op::Implicit:
      implicit(u, d);
      break;
    case Op::Imported:
      for (Tree inner : f.children(il::ImportedOp::decls_(f, d))) declare(u, inner);
      break;
    case Op::IncludeLine:
      for (Tree inner : f.children(il::IncludeLineOp::decls_(f, d))) declare(u, inner);
      break;
    case Op::Attribute: {
      const std::vector<Tree> attrs{f.child(d, 0)};
      for (Tree e : f.children(f.child(d, 1))) entity(u, e, {}, attrs);
      break;
    }
    case Op::UnknownDecl:  // it may give them any type
      u.symbols.open = true;
      eachName(f.child(d, 1), [&](Tree x) {
        u.symbols.unresolved.push_back(f.symbol(x));
        u.symbols.add(f.symbol(x)).type = p.names_->unknown;
      });
      break;
    case Op::Use:
      useModule(u, d);
      break;
    case Op::Interface:
      describe(u, d);
      break;
    case Op::StatementFunction: {  // no procedure of that name elsewhere
      Variable &v = u.symbols.add(f.symbol(il::StatementFunctionOp::name_(f, d)));
      v.kind = Variable::Kind::Procedure, v.statementFunction = d;
      break;
    }
    default:
      break;
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

}  // namespace

// The procedures of an interface block are declared as EXTERNAL does it.
void Builder::describe(Unit &u, Tree block) {
  if (f.arity(il::InterfaceOp::prefix_(f, block))) return;  // abstract: no procedures
  for (Tree part : f.children(il::InterfaceOp::parts_(f, block))) {
    const Tree t = f.is(part, Op::Described) ? il::DescribedOp::unit_(f, part) : Tree{};
    const bool function = f.is(t, Op::Function);
    if (!function && !f.is(t, Op::Procedure)) continue;
    const Symbol name = f.symbol(function ? il::FunctionOp::name_(f, t) : il::ProcedureOp::name_(f, t));
    Variable &v = u.symbols.add(name);
    v.kind = Variable::Kind::Procedure, v.external = true;
    if (!function) continue;
    const Tree result = il::FunctionOp::result_(f, t), prefix = il::FunctionOp::type_(f, t);
    const Symbol declared = f.is(result, Op::Noname) ? name : f.symbol(result);
    const Tree type = f.is(prefix, Op::Notype) ? typeAmong(f, il::FunctionOp::decls_(f, t), declared) : prefix;
    if (type) v.type = type, v.typed = true;
  }
}

void Builder::declareEntities(Unit &u, Tree d) {
  if (f.is(d, Op::Declare)) {
    std::vector<Tree> attrs;
    for (Tree a : f.children(il::DeclareOp::attrs_(f, d))) attrs.push_back(a);
    for (Tree e : f.children(il::DeclareOp::entities_(f, d))) entity(u, e, il::DeclareOp::type_(f, d), attrs);
    return;
  }
  for (Tree e : f.children(f.child(d, 0))) {
    entity(u, e, {}, {});
    if (f.is(d, Op::Parameter)) u.symbols.find(f.symbol(il::EntityOp::name_(f, e)))->kind = Variable::Kind::Constant;
  }
}

void Builder::entity(Unit &u, Tree e, Tree type, const std::vector<Tree> &attrs) {
  using O = il::EntityOp;
  Variable &v = u.symbols.add(f.symbol(O::name_(f, e)));
  if (!v.declared) v.declared = O::name_(f, e);
  if (type) {
    v.type = type, v.typed = true;
    if (!f.is(O::length_(f, e), Op::Noexpr) && f.is(type, Op::CharacterType))
      v.type = f.node(Op::CharacterType, {O::length_(f, e)});
  }
  for (Tree a : attrs) applyAttribute(v, a);
  if (f.arity(O::dims_(f, e))) v.dims = O::dims_(f, e);
  if (!f.is(O::init_(f, e), Op::Noexpr)) {
    v.value = O::init_(f, e);
    if (v.kind == Variable::Kind::Local) v.saved = true;
  }
}

void Builder::applyAttribute(Variable &v, Tree a) {
  if (f.is(a, Op::DimensionAttr)) {
    v.dims = f.child(a, 0);
    return;
  }
  const std::string_view t = f.text(a);
  if (t == "parameter") v.kind = Variable::Kind::Constant;
  if (t == "save") v.saved = true;
  if (t == "pointer") v.pointer = true, v.exact = false;
  if (t == "target") v.target = true;
  if (t == "allocatable") v.allocatable = true;
  if (t == "optional") v.optional = true;
  if (t == "value") v.byValue = true;
  if (t == "external") v.external = true;
  if ((t == "external" || t == "intrinsic") && v.kind == Variable::Kind::Local) v.kind = Variable::Kind::Procedure;
}

// IMPLICIT NONE (EXTERNAL) leaves the types that names have by their letters.
bool Builder::noneTyped(Tree d) const {
  const Tree what = il::ImplicitNoneOp::what_(f, d);
  bool typed = f.arity(what) == 0;
  for (Tree t : f.children(what)) typed |= f.text(t) == "type";
  return typed;
}

void Builder::implicit(Unit &u, Tree d) {
  for (Tree t : f.children(il::ImplicitOp::typings_(f, d)))
    for (Tree range : f.children(il::TypingOp::letters_(f, t))) {
      const Tree to = il::LettersOp::last_(f, range);
      const char first = f.text(il::LettersOp::first_(f, range))[0], last = f.is(to, Op::Notext) ? first : f.text(to)[0];
      for (char c = std::max(first, 'a'); c <= last && c <= 'z'; ++c)
        u.symbols.implicit[static_cast<std::size_t>(c - 'a')] = il::TypingOp::type_(f, t);
    }
}

namespace {

// Modules of the language declare constants, types and procedures only.
bool isIntrinsicModule(std::string_view name) {
  return name == "iso_fortran_env" || name == "iso_c_binding" || name.starts_with("ieee_");
}

}  // namespace

// Everything a module offers, or what `only` and renaming let through.
void Builder::useModule(Unit &u, Tree d) {
  const Symbol name = f.symbol(il::UseOp::module_(f, d));
  const Tree visible = il::UseOp::visible_(f, d);
  const bool restricted = f.is(visible, Op::Only);
  std::vector<std::pair<Symbol, Symbol>> items;  // local name, name in the module
  for (Tree x : f.children(f.child(visible, 0)))
    if (f.is(x, Op::Used)) items.emplace_back(f.symbol(il::UsedOp::local_(f, x)), f.symbol(il::UsedOp::there_(f, x)));
  const Unit *m = p.findUnit(name);
  if (!m || !f.is(m->tree, Op::Module)) {
    if (isIntrinsicModule(text(name))) {
      auto constant = [&](Symbol local, Symbol original) {
        auto c = p.options_.constants.find(original);
        if (c == p.options_.constants.end()) return;
        Variable &v = u.symbols.add(local);
        v.kind = Variable::Kind::Constant, v.type = p.names_->integer, v.typed = true;
        v.value = f.leaf(Op::Intval, std::to_string(c->second));
      };
      for (const auto &[local, original] : items) constant(local, original);
      if (!restricted)
        for (const auto &[original, value] : p.options_.constants) constant(original, original);
      return;
    }
    u.symbols.open |= !restricted;
    for (const auto &[local, original] : items) u.symbols.unresolved.push_back(local);
    p.diagnostics_->report(DiagnosticKind::Unresolved, f.span(d),
                           "module " + std::string(text(name)) + " is not among the sources");
    return;
  }
  prepare(m->id);
  std::map<Symbol, std::pair<Symbol, UnitId>> all;
  for (const Variable &v : m->symbols.all()) all[v.name] = {v.name, m->id};
  for (UnitId c : m->contained) all.emplace(p.units_[c].name, std::pair(p.units_[c].name, m->id));
  for (const auto &[local, target] : m->symbols.used) all.emplace(local, target);
  std::erase_if(all, [&](const auto &named) { return m->symbols.access.hides(named.first); });
  u.symbols.open |= m->symbols.open && !restricted;  // what the module itself uses
  if (m->symbols.open || !m->symbols.unresolved.empty())
    for (const auto &[local, original] : items)
      if (!all.count(original)) u.symbols.unresolved.push_back(local);
  if (!restricted)
    u.symbols.unresolved.insert(u.symbols.unresolved.end(), m->symbols.unresolved.begin(), m->symbols.unresolved.end());
  std::map<Symbol, std::pair<Symbol, UnitId>> renamed = all;
  if (restricted) renamed.clear();
  for (const auto &[local, original] : items) {
    auto found = all.find(original);
    if (found == all.end()) continue;
    if (!restricted) renamed.erase(found->first);
    renamed[local] = found->second;
  }
  for (const auto &[local, target] : renamed) u.symbols.used.emplace(local, target);
}

// Names that occur and are not declared become variables or procedures of this unit.
void Builder::mentions(Unit &u, Tree root) {
  std::vector<std::pair<Tree, il::Use>> open{{root, il::Use::Read}};
  auto procedure = [&](Tree name) {
    if (Variable *v = u.symbols.find(f.symbol(name)); v && !v->dims && v->kind != Variable::Kind::Result)
      v->kind = Variable::Kind::Procedure;
  };
  while (!open.empty()) {
    const auto [t, use] = open.back();
    open.pop_back();
    const Op op = f.op(t);
    if (op == Op::Apply) procedure(il::ApplyOp::function_(f, t));
    if (op == Op::Call) procedure(il::CallOp::procedure_(f, t));
    if (op == Op::CallResult) procedure(il::CallResultOp::procedure_(f, t));
    if (op == Op::Name && use != il::Use::Bind) {
      const Symbol s = f.symbol(t);
      if (!p.lookup(u, s)) u.symbols.add(s).occurs = t;
    }
    if (op == Op::Typedef || op == Op::Interface) continue;  // members, and what is declared there, are no variables
    const il::OpInfo &info = il::info(op);
    for (std::uint32_t k = f.arity(t); k-- > 0;) open.push_back({f.child(t, k), info.list ? use : info.children[k].use});
  }
}

void Builder::finishTypes(Unit &u) {
  for (Variable &v : u.symbols.all()) {
    v.owner = u.id;
    if (u.savesAll) v.saved = true;
    if (!v.type && !p.mayBeImported(u, v)) v.type = u.symbols.implicitType(v.name);
    if (!v.type) v.type = p.names_->unknown;
    if (f.is(u.tree, Op::Module) && v.kind == Variable::Kind::Local) v.kind = Variable::Kind::Module;
    if (f.is(u.tree, Op::MainProgram) && v.kind == Variable::Kind::Local) v.saved = false;
  }
}

}  // namespace dotbar::dataflow
