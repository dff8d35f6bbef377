// Modules that would use each other: the interfaces of a module's procedures stay in it, and their bodies go into a submodule.
#include "frontends/fortran/apart.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <vector>

#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/fortran/submodules.h"
#include "il_make.h"

namespace dotbar::fortran {
namespace {

using il::Forest;
using il::Op;
using il::Tree;

class Dividing {
 public:
  Dividing(Forest &f, Tree module, std::span<const Symbol> later) : f_(f), module_(module), later_(later) {}

  std::optional<Apart> divided() {
    using O = il::ModuleOp;
    std::vector<Tree> seen, inBodies, interfaces, bodies;
    for (const Tree d : childrenOf(O::decls_(f_, module_))) (isLater(d) ? inBodies : seen).push_back(d);
    if (!inBodies.empty() && mayBeOf(inBodies, seen)) return std::nullopt;
    for (const Tree p : childrenOf(O::contained_(f_, module_))) {
      if (!f_.is(p, Op::Procedure)) return std::nullopt;
      const Tree interface = interfaceOf(p, inBodies);
      if (!interface) return std::nullopt;
      interfaces.push_back(il::DescribedOp::make(f_, interface));
      bodies.push_back(il::inPlaceOf(f_, p, with(p, il::ProcedureOp::decls_(f_, p), true)));
    }
    if (bodies.empty()) return std::nullopt;
    seen.push_back(
        f_.node(Op::Interface, {f_.node(Op::Attrs, {}), f_.leaf(Op::Noname, ""), f_.node(Op::Interfaced, interfaces)}));
    const Tree name = O::name_(f_, module_), none = f_.leaf(Op::Noname, "");
    const Tree own = f_.leaf(Op::Name, freeName());
    const Tree header[] = {own, name, none};
    const Tree asModule = f_.node(Op::Module, {own, f_.node(Op::Decls, inBodies), f_.node(Op::Units, bodies)});
    const Tree rest[] = {name, f_.node(Op::Decls, seen), f_.node(Op::Units, {})};
    return Apart{il::inPlaceOf(f_, module_, f_.node(Op::Module, rest, f_.span(module_))), asSubmodule(f_, header, asModule)};
  }

 private:
  Forest &f_;
  const Tree module_;
  const std::span<const Symbol> later_;

  std::vector<Tree> childrenOf(Tree t) const { return {f_.children(t).begin(), f_.children(t).end()}; }
  bool isLater(Tree d) const {
    return f_.is(d, Op::Use) && std::ranges::find(later_, f_.symbol(il::UseOp::module_(f_, d))) != later_.end();
  }
  static Symbol kindOf(std::string_view literal) {  // of 1.0_wp; none: of none, or a number
    const std::size_t at = literal.find('_');
    if (at == literal.npos || at + 1 == literal.size() || std::isdigit(static_cast<unsigned char>(literal[at + 1]))) return {};
    return intern(literal.substr(at + 1));
  }
  void mention(Tree in, std::set<Symbol> &names) const {
    il::each(f_, in, [&](Tree t) {
      if (f_.is(t, Op::Name)) names.insert(f_.symbol(t));
      if (f_.is(t, Op::Realval) || f_.is(t, Op::Intval))
        if (const Symbol kind = kindOf(f_.text(t))) names.insert(kind);
    });
  }
  // One of these USE statements may bring one of the names.
  bool brings(const std::vector<Tree> &uses, const std::set<Symbol> &names) const {
    return std::ranges::any_of(uses, [&](Tree use) {
      const Tree visible = il::UseOp::visible_(f_, use);
      return !f_.is(visible, Op::Only) || std::ranges::any_of(f_.children(il::AnyOp::uses_(f_, visible)), [&](Tree u) {
        return names.count(f_.symbol(il::AnyOp::local_(f_, u))) != 0;
      });
    });
  }
  bool mayBeOf(const std::vector<Tree> &uses, const std::vector<Tree> &decls) const {
    std::set<Symbol> names;
    for (const Tree d : decls) mention(d, names);
    return brings(uses, names);
  }
  Symbol freeName() const {
    std::set<Symbol> taken;
    mention(module_, taken);
    const std::string wanted = std::string(f_.text(il::ModuleOp::name_(f_, module_))) + "_bodies";
    Symbol name = intern(wanted);
    for (int k = 1; taken.count(name) != 0; ++k) name = intern(wanted + std::to_string(k));
    return name;
  }

  // --- interfaces ---
  Tree with(Tree p, Tree decls, bool body) {
    using O = il::ProcedureOp;
    std::vector<Tree> prefix = childrenOf(O::prefix_(f_, p));
    prefix.insert(prefix.begin(), f_.leaf(Op::Attr, "module"));
    return f_.node(Op::Procedure,
                   {f_.node(Op::Attrs, prefix), O::type_(f_, p), O::name_(f_, p), O::formals_(f_, p), O::result_(f_, p), decls,
                    body ? O::body_(f_, p) : f_.node(Op::Instrs, {}), body ? O::contained_(f_, p) : f_.node(Op::Units, {})},
                   f_.span(p));
  }

  // What the arguments and the result are, and what must be known for that; no tree: it cannot be said, or by what comes later.
  Tree interfaceOf(Tree p, const std::vector<Tree> &later) {
    using O = il::ProcedureOp;
    const std::vector<Tree> decls = childrenOf(O::decls_(f_, p));
    for (const Tree d : decls)
      if (f_.is(d, Op::UnknownDecl) || f_.is(d, Op::IncludeLine)) return {};
    std::set<Symbol> needed;
    mention(O::formals_(f_, p), needed), mention(O::result_(f_, p), needed), mention(O::type_(f_, p), needed);
    if (il::isFunction(f_, p) && f_.is(O::result_(f_, p), Op::Noname)) needed.insert(f_.symbol(O::name_(f_, p)));
    for (std::size_t before = 0; before != needed.size();) {
      before = needed.size();
      for (const Tree d : decls)
        if (const Tree now = part(d, needed); now && !f_.is(now, Op::Use)) mention(now, needed);
    }
    std::vector<Tree> kept, laterOwn(later);
    for (const Tree d : decls) {
      const Tree now = part(d, needed);
      if (isLater(d)) laterOwn.push_back(d);
      if (now && !isLater(d)) kept.push_back(now);
    }
    if (brings(laterOwn, needed)) return {};
    return with(p, f_.node(Op::Decls, kept), false);
  }

  // What a declaration says of these names; no tree: nothing.
  Tree part(Tree d, const std::set<Symbol> &names) {
    switch (f_.op(d)) {
      case Op::Use:
        return used(d, names);
      case Op::ImplicitNone:
      case Op::Implicit:
        return il::withChildren(f_, d, f_.children(d));
      case Op::Data:
      case Op::Save:
      case Op::Common:
      case Op::Equivalence:
      case Op::Namelist:
        return {};  // of variables of its own
      case Op::Interface:
        return describes(d, names) ? d : Tree{};
      case Op::OtherDecl:
      case Op::Typedef:
      case Op::External:
        return mentions(d, names) ? d : Tree{};
      default:
        return il::entitiesOf(f_, d) ? withEntities(d, names) : Tree{};
    }
  }
  Tree used(Tree use, const std::set<Symbol> &names) {
    using O = il::UseOp;
    const Tree visible = O::visible_(f_, use);
    if (!f_.is(visible, Op::Only)) return use;
    std::vector<Tree> kept;
    for (const Tree u : childrenOf(il::OnlyOp::uses_(f_, visible)))
      if (f_.is(u, Op::UsedGeneric) || names.count(f_.symbol(il::UsedOp::local_(f_, u))) != 0) kept.push_back(u);
    if (kept.empty()) return {};
    return f_.node(Op::Use, {O::module_(f_, use), f_.node(Op::Only, {f_.node(Op::Uses, kept)}), O::nature_(f_, use)});
  }
  bool describes(Tree interface, const std::set<Symbol> &names) const {
    return std::ranges::any_of(f_.children(il::InterfaceOp::parts_(f_, interface)), [&](Tree p) {
      return f_.is(p, Op::Described) && names.count(f_.symbol(il::AnyOp::name_(f_, il::DescribedOp::unit_(f_, p)))) != 0;
    });
  }
  bool mentions(Tree d, const std::set<Symbol> &names) const {
    return il::any(f_, d, [&](Tree t) { return f_.is(t, Op::Name) && names.count(f_.symbol(t)) != 0; });
  }
  Tree withEntities(Tree d, const std::set<Symbol> &names) {
    const Tree entities = il::entitiesOf(f_, d);
    std::vector<Tree> kept, children = childrenOf(d);
    for (const Tree e : childrenOf(entities))
      if (names.count(f_.symbol(il::EntityOp::name_(f_, e))) != 0) kept.push_back(e);
    if (kept.empty()) return {};
    std::ranges::replace(children, entities, f_.node(Op::Entities, kept));
    return f_.node(f_.op(d), children, f_.span(d));
  }
};

}  // namespace

std::optional<Apart> apart(Forest &f, Tree module, std::span<const Symbol> later) { return Dividing(f, module, later).divided(); }

}  // namespace dotbar::fortran
