// Reads generated trees back. Names come from the rule set's namings; where they were changed to avoid a conflict, from the order
// in which rules leave them: a derivative argument stands behind its original.
#include "tools/verify/check/derived.h"

#include <algorithm>
#include <iterator>

#include "engine/il/declarations.h"
#include "il_make.h"

namespace dotbar::tools {
namespace {

using il::Forest;
using il::Op;
using il::Tree;

// The unit with its declarations and without its body, as an interface body wants it.
std::string interfaceBody(Forest &f, Tree unit) {
  std::vector<Tree> decls, children;
  for (const Tree d : f.children(il::AnyOp::decls_(f, unit)))
    if (!f.is(d, Op::Data) && !f.is(d, Op::Namelist) && !f.is(d, Op::FormatLine) && !f.is(d, Op::StatementFunction) &&
        !f.is(d, Op::OtherDecl) && !f.is(d, Op::Accessible) && !f.is(d, Op::Interface))
      decls.push_back(d);
  for (const Tree c : std::vector<Tree>(f.children(unit).begin(), f.children(unit).end())) {
    if (f.is(c, Op::Decls))
      children.push_back(f.node(Op::Decls, decls));
    else if (f.is(c, Op::Instrs))
      children.push_back(f.node(Op::Instrs, std::vector<Tree>{}));
    else if (f.is(c, Op::Units))
      children.push_back(f.node(Op::Units, std::vector<Tree>{}));
    else
      children.push_back(c);
  }
  return language().write(f, f.node(f.op(unit), children));
}

// What the source calls a formal that the derivative may call otherwise.
Symbol original(const Forest &f, Tree formal) {
  const il::Origin from = f.origin(formal);
  return from.rule == 0 && f.is(from.source, Op::Name) ? f.symbol(from.source) : f.symbol(formal);
}

// Whether a call must know the interface: an assumed-shape argument, one that may be absent, or a header that says more than that
// of other procedures (BIND(C) may give another name).
bool needsInterface(const Forest &f, const dataflow::Unit &unit) {
  static constexpr std::string_view plain[] = {"recursive", "non_recursive", "pure", "impure", "elemental"};
  const auto isPlain = [&](Tree a) { return std::find(std::begin(plain), std::end(plain), f.text(a)) != std::end(plain); };
  const auto attributes = f.children(il::AnyOp::prefix_(f, unit.tree));
  if (!std::all_of(attributes.begin(), attributes.end(), isPlain)) return true;
  for (const Symbol name : unit.formals) {
    const dataflow::Variable *v = unit.symbols.find(name);
    if (!v) continue;
    if (v->optional) return true;
    if (v->dims)
      for (const Tree d : f.children(v->dims))
        if (f.is(il::BoundsOp::upper_(f, d), Op::Noexpr)) return true;
  }
  return false;
}

}  // namespace

Callable callable(Forest &f, const dataflow::Program &program, const dataflow::Unit &unit) {
  Callable c;
  c.name = text(unit.name);
  c.function = il::isFunction(f, unit.tree);
  if (unit.parent != dataflow::none) c.module = text(program.unit(unit.parent).name);
  for (const Symbol formal : unit.formals) c.actuals.push_back({std::string(text(formal)), false});
  if (c.module.empty() && needsInterface(f, unit)) c.interface = interfaceBody(f, unit.tree);
  return c;
}

Derived::Derived(Forest &forest, const Derivative &derivative) : f_(forest), derivative_(derivative) {
  auto take = [&](Tree t, const std::string &module) {
    if (f_.is(t, Op::Procedure)) units_.push_back({t, std::string(f_.text(il::AnyOp::name_(f_, t))), module});
  };
  for (const Tree t : f_.children(il::FileOp::units_(f_, derivative.file))) {
    take(t, "");
    if (f_.is(t, Op::Module))
      for (const Tree inner : f_.children(il::AnyOp::contained_(f_, t)))
        take(inner, std::string(f_.text(il::ModuleOp::name_(f_, t))));
  }
}

// What the first naming of a kind makes of a name: %b of x is xb.
std::string Derived::named(std::string_view kind, std::string_view original) const {
  for (const rules::Function &function : derivative_.source.rules->functions) {
    if (text(function.namingKind) != kind) continue;
    return dataflow::derivedName(*derivative_.source.rules, function, original);
  }
  return std::string(original);
}

const Derived::Unit *Derived::find(const dataflow::Unit &unit) const {
  const std::string name = named("procedure", text(unit.name));
  for (const Unit &u : units_)
    if (u.name == name) return &u;
  for (const Unit &u : units_)
    if (u.name.starts_with(name)) return &u;
  return nullptr;
}

// The derivative of a formal; of a dummy procedure, that of what is passed for it.
Callable::Actual Derived::behind(const std::string &formal, const Subject &subject) const {
  for (const Item &i : subject.items)
    if (i.name == formal && i.kind == driver::Class::Procedure) return {formal, true, named("procedure", i.value)};
  return {formal, true, {}};
}

bool Derived::call(const dataflow::Unit &unit, const Subject &subject, Callable &c) const {
  const Unit *found = find(unit);
  if (!found) return false;
  c.name = found->name;
  c.module = found->module;
  c.function = il::isFunction(f_, found->tree);
  if (c.module.empty() && needsInterface(f_, unit)) c.interface = interfaceBody(f_, found->tree);
  std::size_t next = 0;  // of the original's formals
  for (const Tree formal : f_.children(il::AnyOp::formals_(f_, found->tree))) {
    if (next < unit.formals.size() && original(f_, formal) == unit.formals[next])
      c.actuals.push_back({std::string(text(unit.formals[next++])), false});
    else
      c.actuals.push_back(behind(next == 0 ? std::string() : std::string(text(unit.formals[next - 1])), subject));
  }
  if (next != unit.formals.size()) return false;
  if (subject.function) {  // the last one is the result (tangent) or its derivative (adjoint)
    if (c.actuals.empty()) return false;
    c.actuals.back() = {std::string(text(unit.result)), !c.function};
  }
  return true;
}

void Derived::common(Block &b, std::string Item::*member, std::string Block::*block,
                     std::vector<std::string> Block::*members) const {
  auto nameOfBlock = [&](Tree d) {
    const Tree n = il::CommonOp::block_(f_, d);
    return f_.is(n, Op::Noname) ? std::string() : std::string(f_.text(n));
  };
  for (const Unit &u : units_) {
    if (!(b.*members).empty()) break;
    const auto decls = f_.children(il::AnyOp::decls_(f_, u.tree));
    for (std::size_t i = 0; i + 1 < decls.size(); ++i) {
      if (!f_.is(decls[i], Op::Common) || !f_.is(decls[i + 1], Op::Common)) continue;
      if (nameOfBlock(decls[i]) != b.name || nameOfBlock(decls[i + 1]) == b.name) continue;
      if (!nameOfBlock(decls[i + 1]).starts_with(named("common", b.name.empty() ? "blank" : b.name))) continue;
      b.*block = nameOfBlock(decls[i + 1]);
      for (const Tree e : f_.children(il::CommonOp::members_(f_, decls[i + 1])))
        (b.*members).emplace_back(f_.text(il::EntityOp::name_(f_, e)));
    }
  }
  std::size_t next = 0;
  for (Item &item : b.items) {
    if (next == (b.*members).size()) break;
    const std::string &name = (b.*members)[next];
    if (name.starts_with(named("variable", item.name))) item.*member = (b.*members)[next++];
  }
}

void Derived::module(Block &b, std::string Item::*member, std::string Block::*block) const {
  for (const Tree t : f_.children(il::FileOp::units_(f_, derivative_.file))) {
    if (!f_.is(t, Op::Module)) continue;
    const auto decls = f_.children(il::ModuleOp::decls_(f_, t));
    if (decls.empty() || !f_.is(decls[0], Op::Use) || f_.text(il::UseOp::module_(f_, decls[0])) != b.name) continue;
    b.*block = f_.text(il::ModuleOp::name_(f_, t));
    for (const Tree d : decls) {
      if (!f_.is(d, Op::Declare)) continue;
      for (const Tree e : f_.children(il::DeclareOp::entities_(f_, d)))
        for (Item &item : b.items) {  // vb, or vb0 when vb was taken
          const std::string name(f_.text(il::EntityOp::name_(f_, e))), plain = named("variable", item.name);
          if (name.starts_with(plain) && name.find_first_not_of("0123456789", plain.size()) == std::string::npos)
            item.*member = name;
        }
    }
  }
}

}  // namespace dotbar::tools
