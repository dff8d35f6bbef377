// Reads generated trees back, by the interface that the mode states. Names come from the namings that it names; where they were
// changed to avoid a conflict, from the order in which it has them.
#include "tools/verify/check/derived.h"

#include <algorithm>
#include <iterator>

#include "dataflow/program/interface.h"
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

// Whether a call must know the interface: for its arguments, or for a header that says more than that of other procedures
// (BIND(C) may give another name).
bool mustKnow(const Forest &f, const dataflow::Unit &unit) {
  static constexpr std::string_view plain[] = {"recursive", "non_recursive", "pure", "impure", "elemental"};
  const auto isPlain = [&](Tree a) { return std::find(std::begin(plain), std::end(plain), f.text(a)) != std::end(plain); };
  return dataflow::needsInterface(f, unit) || !std::ranges::all_of(f.children(il::AnyOp::prefix_(f, unit.tree)), isPlain);
}

}  // namespace

Callable callable(Forest &f, const dataflow::Program &program, const dataflow::Unit &unit) {
  Callable c;
  c.name = text(unit.name);
  c.function = il::isFunction(f, unit.tree);
  if (unit.parent != dataflow::none) c.module = text(program.unit(unit.parent).name);
  for (const Symbol formal : unit.formals) c.actuals.push_back({std::string(text(formal)), false});
  if (c.module.empty() && mustKnow(f, unit)) c.interface = interfaceBody(f, unit.tree);
  return c;
}

Derived::Derived(Forest &forest, const Derivative &derivative, const rules::Interface &interface, std::string suffix)
    : f_(forest), derivative_(derivative), interface_(interface), suffix_(std::move(suffix)) {
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

// What the interface calls the derivative of something; nothing where it says nothing.
std::string Derived::named(Of of, std::string_view original) const {
  const rules::Interface::Line *line = interface_.find(of);
  if (!line) return {};
  for (const rules::Interface::Part &p : line->parts)
    if (p.naming)
      return dataflow::derivedName(*derivative_.source.rules, derivative_.source.rules->functions[*p.naming], original);
  return {};
}

const Derived::Unit *Derived::find(const dataflow::Unit &unit) const {
  const std::string plain = named(Of::Procedure, text(unit.name)), name = plain + suffix_;
  if (plain.empty()) return nullptr;
  for (const Unit &u : units_)
    if (u.name == name) return &u;
  for (const Unit &u : units_)
    if (u.name.starts_with(name)) return &u;
  return nullptr;
}

// A formal and what the interface has beside it. A derivative need not be there: what is passive has none.
bool Derived::take(const dataflow::Unit &unit, const std::string &formal, const Subject &subject, Formals &formals,
                   Callable &c) const {
  const auto isDummy = [&](const Item &i) { return i.name == formal && i.kind == driver::Class::Procedure; };
  const auto dummy = std::find_if(subject.items.begin(), subject.items.end(), isDummy);
  const bool procedure = dummy != subject.items.end();
  const rules::Interface::Line *line = interface_.find(procedure ? Of::Passed : Of::Argument);
  if (!line) return false;
  const auto isOriginal = [&](Tree t) {
    return std::find(unit.formals.begin(), unit.formals.end(), original(f_, t)) != unit.formals.end();
  };
  for (const rules::Interface::Part &p : line->parts) {
    const bool more = formals.next < formals.last, own = more && isOriginal(formals.all[formals.next]);
    if (!p.naming && (!own || text(original(f_, formals.all[formals.next])) != formal)) return false;
    if (p.naming && (!more || own)) continue;
    ++formals.next;
    c.actuals.push_back({formal, p.naming.has_value(), p.naming && procedure ? named(Of::Passed, dummy->value) : ""});
  }
  return true;
}

bool Derived::takeResult(const dataflow::Unit &unit, Formals &formals, Callable &c) const {
  const rules::Interface::Line *line = interface_.find(Of::Result);
  if (!line || line->value.has_value() != c.function) return false;
  for (const rules::Interface::Part &p : line->parts) c.actuals.push_back({std::string(text(unit.result)), p.naming.has_value()});
  formals.next += line->parts.size();
  return true;
}

Derived::Found Derived::call(const dataflow::Unit &unit, const Subject &subject, Callable &c) const {
  const Unit *found = find(unit);
  if (!found) return Found::None;
  c.name = found->name;
  c.module = found->module;
  c.function = il::isFunction(f_, found->tree);
  if (c.module.empty() && mustKnow(f_, unit)) c.interface = interfaceBody(f_, found->tree);
  const auto all = f_.children(il::AnyOp::formals_(f_, found->tree));
  Formals formals{{all.begin(), all.end()}};
  const rules::Interface::Line *result = subject.function ? interface_.find(Of::Result) : nullptr;
  const std::size_t behind = (result ? result->parts.size() : 0) + (!interface_.extent ? 0 : interface_.extent->places ? 2 : 1);
  if (formals.all.size() < behind) return Found::Otherwise;
  formals.last = formals.all.size() - behind;
  for (const Symbol formal : unit.formals)
    if (!take(unit, std::string(text(formal)), subject, formals, c)) return Found::Otherwise;
  if (subject.function && !takeResult(unit, formals, c)) return Found::Otherwise;
  if (interface_.extent) {
    c.extent = text(interface_.extent->constant), c.extentModule = text(interface_.extent->module);
    c.places = interface_.extent->places;
    formals.next += c.places ? 2 : 1;
  }
  return formals.next == formals.all.size() ? Found::AsSaid : Found::Otherwise;
}

// The block of derivatives stands behind the original one, or, of a block that a module declares, alone in the module of
// derivatives.
void Derived::common(Block &b, std::string Item::*member, std::string Block::*block,
                     std::vector<std::string> Block::*members) const {
  const std::string derived = named(Of::Common, b.name.empty() ? "blank" : b.name);
  if (derived.empty()) return;
  const auto nameOf = [&](Tree block) { return f_.is(block, Op::Noname) ? std::string() : std::string(f_.text(block)); };
  const auto fits = [&](Tree common) {  // it has the members' derivatives, and is no other view of the block
    return std::ranges::any_of(f_.children(il::entitiesOf(f_, common)), [&](Tree e) {
      const std::string name(f_.text(il::EntityOp::name_(f_, e)));
      return std::ranges::any_of(b.items, [&](const Item &item) { return name.starts_with(named(Of::Argument, item.name)); });
    });
  };
  const auto take = [&](Tree common) {
    if (!(b.*members).empty() || !fits(common)) return;
    b.*block = nameOf(il::blockOf(f_, common));
    for (const Tree e : f_.children(il::entitiesOf(f_, common))) (b.*members).emplace_back(f_.text(il::EntityOp::name_(f_, e)));
  };
  for (const Unit &u : units_) {
    const auto decls = f_.children(il::AnyOp::decls_(f_, u.tree));
    for (std::size_t i = 0; i + 1 < decls.size(); ++i) {
      const Tree own = il::blockOf(f_, decls[i]), other = il::blockOf(f_, decls[i + 1]);
      if (own && other && nameOf(own) == b.name && nameOf(other) != b.name && nameOf(other).starts_with(derived))
        take(decls[i + 1]);
    }
  }
  for (const Tree t : f_.children(il::FileOp::units_(f_, derivative_.file))) {
    if (!f_.is(t, Op::Module)) continue;
    for (const Tree d : f_.children(il::ModuleOp::decls_(f_, t)))
      if (const Tree name = il::blockOf(f_, d); name && nameOf(name).starts_with(derived)) take(d);
  }
  std::size_t next = 0;
  for (Item &item : b.items) {
    if (next == (b.*members).size()) break;
    const std::string &name = (b.*members)[next];
    if (name.starts_with(named(Of::Argument, item.name))) item.*member = (b.*members)[next++];
  }
}

void Derived::module(Block &b, std::string Item::*member, std::string Block::*block) const {
  for (const Tree t : f_.children(il::FileOp::units_(f_, derivative_.file))) {
    if (!f_.is(t, Op::Module)) continue;
    const auto decls = f_.children(il::ModuleOp::decls_(f_, t));
    const bool itself = f_.text(il::ModuleOp::name_(f_, t)) == b.name;  // where derivatives stand in the modules themselves
    const bool ofIt = !decls.empty() && f_.is(decls[0], Op::Use) && f_.text(il::UseOp::module_(f_, decls[0])) == b.name;
    if (!itself && !ofIt) continue;
    for (const Tree d : decls) {
      if (!f_.is(d, Op::Declare)) continue;
      for (const Tree e : f_.children(il::DeclareOp::entities_(f_, d)))
        for (Item &item : b.items) {  // vb, or vb0 when vb was taken
          const std::string name(f_.text(il::EntityOp::name_(f_, e))), plain = named(Of::Argument, item.name);
          if (name.starts_with(plain) && name.find_first_not_of("0123456789", plain.size()) == std::string::npos)
            item.*member = name, b.*block = f_.text(il::ModuleOp::name_(f_, t));
        }
    }
  }
}

}  // namespace dotbar::tools
