// What names mean in modules, as far as putting a submodule into one asks.
#include "frontends/fortran/submodule_names.h"

#include <algorithm>

#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::fortran {

using il::Forest;
using il::Op;
using il::Tree;

namespace {

void declaredBy(const Forest &f, Tree d, std::set<Symbol> &names) {
  const auto name = [&](Tree n) {
    if (f.is(n, Op::Name)) names.insert(f.symbol(n));
  };
  switch (f.op(d)) {
    case Op::Use:
    case Op::Accessible:
    case Op::Implicit:
    case Op::ImplicitNone:
      return;
    case Op::Typedef:
      return name(il::TypedefOp::tag_(f, d));
    case Op::Binding:
      return name(il::BindingOp::name_(f, d));
    case Op::Interface:
      name(il::InterfaceOp::generic_(f, d));
      for (Tree p : f.children(il::InterfaceOp::parts_(f, d)))
        if (f.is(p, Op::Described)) name(il::AnyOp::name_(f, il::DescribedOp::unit_(f, p)));
      return;
    default:
      for (Tree n : il::declaredNames(f, d)) name(n);
  }
}

// Parts of other things: members and the names of arguments.
bool isNoName(const Forest &f, Tree parent, Tree child) {
  return (f.is(parent, Op::Field) && child == il::FieldOp::member_(f, parent)) ||
         (f.is(parent, Op::Keyword) && child == il::KeywordOp::formal_(f, parent));
}

void namesIn(const Forest &f, Tree root, std::set<Symbol> &names) {
  std::vector<Tree> open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (f.is(t, Op::Name)) names.insert(f.symbol(t));
    if (const std::vector<Tree> *parts = f.readAs(t)) open.insert(open.end(), parts->begin(), parts->end());
    if (f.is(t, Op::Use)) continue;  // what it brings is found by its origin
    for (Tree c : f.children(t))
      if (!isNoName(f, t, c)) open.push_back(c);
  }
}

}  // namespace

bool isOperatorName(Symbol name) { return text(name).ends_with(")"); }

std::set<Symbol> declaredIn(const Forest &f, Tree module) {
  std::set<Symbol> names;
  for (Tree d : f.children(il::ModuleOp::decls_(f, module))) declaredBy(f, d, names);
  for (Tree u : f.children(il::ModuleOp::contained_(f, module)))
    if (f.is(u, Op::Procedure)) names.insert(f.symbol(il::ProcedureOp::name_(f, u)));
  return names;
}

std::set<Symbol> freeNames(const Forest &f, Tree unit) {
  std::set<Symbol> names, declared;
  for (Tree c : f.children(unit)) {
    if (!f.is(c, Op::Units)) {
      namesIn(f, c, names);
      continue;
    }
    for (Tree u : f.children(c)) names.merge(freeNames(f, u));
  }
  if (!f.is(unit, Op::Procedure)) return names;
  const auto own = [&](Tree n) {
    if (f.is(n, Op::Name)) declared.insert(f.symbol(n));
  };
  for (Tree n : f.children(il::ProcedureOp::formals_(f, unit))) own(n);
  own(il::ProcedureOp::result_(f, unit));
  for (Tree d : f.children(il::ProcedureOp::decls_(f, unit))) {
    declaredBy(f, d, declared);
    if (f.is(d, Op::Use))
      for (Tree u : f.children(il::AnyOp::uses_(f, il::UseOp::visible_(f, d)))) own(il::AnyOp::local_(f, u));
  }
  for (Tree u : f.children(il::ProcedureOp::contained_(f, unit)))
    if (f.is(u, Op::Procedure)) own(il::ProcedureOp::name_(f, u));
  for (Symbol n : declared) names.erase(n);
  return names;
}

Tree ModuleNames::module_(Symbol name) const {
  const auto found = modules_.find(name);
  return found == modules_.end() ? Tree{} : found->second;
}

Tree ModuleNames::module(Symbol name) const { return module_(name); }

std::optional<ModuleName> ModuleNames::throughUse(Tree use, Symbol name, int depth) const {
  const Symbol module = f_.symbol(il::UseOp::module_(f_, use));
  const Tree visible = il::UseOp::visible_(f_, use);
  bool seen = f_.is(visible, Op::Everything) && isKnown(module);
  Symbol there = name;
  for (Tree u : f_.children(il::AnyOp::uses_(f_, visible))) {
    const Symbol local = f_.symbol(il::AnyOp::local_(f_, u)), original = f_.symbol(il::AnyOp::there_(f_, u));
    if (local == name) {
      there = original, seen = true;
      break;
    }
    if (original == name) seen = false;  // under its other name
  }
  if (!seen) return std::nullopt;
  if (!isKnown(module)) return ModuleName{module, there};
  return isPublic(module, there) ? origin(module, there, depth + 1) : std::nullopt;
}

std::optional<ModuleName> ModuleNames::origin(Symbol module, Symbol name, int depth) const {
  constexpr int deepest = 50;  // modules that use each other in a circle
  const Tree t = module_(module);
  if (!t || depth > deepest) return std::nullopt;
  if (declaredIn(f_, t).contains(name)) return ModuleName{module, name};
  for (Tree d : f_.children(il::ModuleOp::decls_(f_, t)))
    if (f_.is(d, Op::Use))
      if (const auto found = throughUse(d, name, depth)) return found;
  return std::nullopt;
}

bool ModuleNames::isPublic(Symbol module, Symbol name) const {
  bool otherwise = true;
  const auto is = [&](Tree n) { return f_.is(n, Op::Name) && f_.symbol(n) == name; };
  const auto says = [&](Tree attrs) -> std::optional<bool> {
    for (Tree a : f_.children(attrs))
      if (f_.is(a, Op::Attr) && (f_.text(a) == "public" || f_.text(a) == "private")) return f_.text(a) == "public";
    return std::nullopt;
  };
  for (Tree d : f_.children(il::ModuleOp::decls_(f_, module_(module)))) {
    if (f_.is(d, Op::Accessible)) {
      const Tree names = il::AccessibleOp::names_(f_, d);
      const bool open = f_.text(il::AccessibleOp::attr_(f_, d)) == "public";
      if (f_.arity(names) == 0) otherwise = open;
      if (std::ranges::any_of(f_.children(names), is)) return open;
    }
    if (f_.is(d, Op::Declare) && std::ranges::any_of(il::declaredNames(f_, d), is))
      if (const auto said = says(il::DeclareOp::attrs_(f_, d))) return *said;
    if (f_.is(d, Op::Typedef) && is(il::TypedefOp::tag_(f_, d)))
      if (const auto said = says(il::TypedefOp::attrs_(f_, d))) return *said;
  }
  return otherwise;
}

bool ModuleNames::reaches(Symbol from, Symbol to) const {
  std::set<Symbol> seen;
  std::vector<Symbol> open{from};
  while (!open.empty()) {
    const Symbol m = open.back();
    open.pop_back();
    if (m == to) return true;
    const Tree t = module_(m);
    if (!t || !seen.insert(m).second) continue;
    il::each(f_, t, [&](Tree d) {
      if (f_.is(d, Op::Use)) open.push_back(f_.symbol(il::UseOp::module_(f_, d)));
    });
  }
  return false;
}

std::set<Symbol> ModuleNames::operators() const {
  std::set<Symbol> names;
  for (const auto &[name, module] : modules_)
    for (Tree d : f_.children(il::ModuleOp::decls_(f_, module)))
      if (f_.is(d, Op::Interface))
        if (const Tree g = il::InterfaceOp::generic_(f_, d); f_.is(g, Op::Name) && isOperatorName(f_.symbol(g)))
          names.insert(f_.symbol(g));
  return names;
}

}  // namespace dotbar::fortran
