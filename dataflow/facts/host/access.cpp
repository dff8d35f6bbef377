// Primitives about what a module keeps to itself: which of it a module of derivatives can declare again (TAP-S-decls).
#include "frontends/semantics/access.h"

#include <algorithm>
#include <set>

#include "dataflow/facts/host/declaring.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/program/rebuilt.h"
#include "engine/il/rebuild.h"
#include "frontends/semantics/component_dummies.h"
#include "frontends/semantics/interfaces.h"
#include "frontends/semantics/scopes.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using Impl = Facts::Impl;
using Args = Values;

// How often names occur that their unit does not declare.
void countFree(const Forest &f, Tree t, Counts &occur) {
  if (!il::hasSort(f.op(t), Sort::Unit)) {
    if (!f.is(t, Op::Units)) return count(f, t, occur);
    for (Tree u : f.children(t)) countFree(f, u, occur);
    return;
  }
  Counts own;
  count(f, t, own);
  for (Tree decls : f.children(t)) {
    if (!f.is(decls, Op::Decls)) continue;
    for (Tree d : f.children(decls))
      if (f.is(d, Op::Declare))
        for (Tree e : f.children(il::DeclareOp::entities_(f, d))) own.erase(nameOf(f, e));
  }
  for (const auto &[name, n] : own) occur[name] += n;
}

// Names that instructions of a tree overwrite, or hand to a procedure that may.
void written(const Impl &i, Tree root, std::set<Symbol> &names) {
  const Forest &f = i.forest;
  std::vector<std::pair<Tree, bool>> open{{root, false}};
  while (!open.empty()) {
    const auto [t, overwritten] = open.back();
    open.pop_back();
    if (overwritten && f.is(t, Op::Name)) names.insert(f.symbol(t));
    const il::OpInfo &info = il::info(f.op(t));
    const bool harmless = f.is(t, Op::Apply) && i.rules.intrinsics.count(f.symbol(il::ApplyOp::function_(f, t))) != 0;
    for (std::uint32_t k = 0; k < f.arity(t); ++k) {
      const il::Use use = info.list ? il::Use::Read : info.children[k].use;
      const bool here = use == il::Use::Write || use == il::Use::Update || (f.is(f.child(t, k), Op::Args) && !harmless);
      open.push_back({f.child(t, k), (here || (overwritten && !harmless)) && !f.is(f.child(t, k), Op::Subs)});
    }
  }
}

// What occurs in some trees of what a module keeps to itself: the procedures among it can be copied where they keep nothing
// between calls; what is in them occurs, too.
class Hidden {
 public:
  const semantics::Access &access;
  Counts occur;

  Hidden(Impl &i, const Unit &module, std::initializer_list<Tree> in)
      : access(module.symbols.access), i_(i), f_(i.forest), module_(module) {
    for (Tree t : in) {
      countFree(f_, t, occur);
      written(i, t, overwritten_);
      components(t);
    }
    for (bool more = true; more;) {
      more = false;
      for (UnitId c : module.contained) {
        const Unit &u = i.program.unit(c);
        if (!hides(u.name) || copied_.count(c) || !isCopyable(u)) continue;
        more = copied_.insert(c).second;
        countFree(f_, u.tree, occur);
        written(i, u.tree, overwritten_);
      }
    }
  }

  // Variables, procedures, types and generic names that nothing can stand for.
  std::set<Symbol> names() const {
    std::set<Symbol> r;
    for (const Variable &v : module_.symbols.all())
      if (v.kind != Variable::Kind::Constant && v.kind != Variable::Kind::Procedure) r.insert(v.name);
    for (UnitId c : module_.contained)
      if (!copied_.count(c)) r.insert(i_.program.unit(c).name);
    for (Tree d : f_.children(module_.decls)) {
      if (f_.is(d, Op::Typedef)) r.insert(f_.symbol(il::TypedefOp::tag_(f_, d)));
      if (f_.is(d, Op::Interface)) r.insert(f_.symbol(il::InterfaceOp::generic_(f_, d)));
    }
    std::set<Symbol> closed;
    for (Tree d : f_.children(module_.decls))
      if (f_.is(d, Op::Typedef))
        closed.merge(semantics::privateComponents(f_, d)), closed.merge(semantics::privateProcedures(f_, d));
    std::erase_if(closed, [&](Symbol n) { return !components_.count(n); });
    std::erase_if(r, [&](Symbol n) { return !(occurs(n) && (access.hides(n) || (access.guards(n) && overwritten_.count(n)))); });
    r.merge(closed);
    return r;
  }

  std::vector<Tree> procedures() const {
    std::vector<Tree> r;
    for (UnitId c : module_.contained)
      if (copied_.count(c)) r.push_back(i_.program.unit(c).tree);
    return r;
  }
  bool hides(Symbol n) const { return access.hides(n) && occurs(n); }
  bool occurs(Symbol n) const { return occur.count(n) > 0; }

 private:
  void components(Tree in) {
    std::vector<Tree> open{in};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (f_.is(t, Op::Field)) components_.insert(f_.symbol(il::FieldOp::member_(f_, t)));
      const bool bound = f_.is(t, Op::Name) && semantics::isBoundName(f_.symbol(t)) && !semantics::isSpecificName(f_.symbol(t));
      if (bound) components_.insert(semantics::bindingOf(f_.symbol(t)));
      if (f_.is(t, Op::Name) && semantics::isComponentDummy(f_.symbol(t)))
        components_.insert(semantics::componentOf(f_.symbol(t)));
      for (Tree c : f_.children(t)) open.push_back(c);
    }
  }
  static bool isCopyable(const Unit &u) {
    return std::ranges::none_of(u.symbols.all(), [](const Variable &v) { return v.saved && (v.kind == Variable::Kind::Local); });
  }
  Impl &i_;
  const Forest &f_;
  const Unit &module_;
  std::set<UnitId> copied_;
  std::set<Symbol> overwritten_, components_;
};

// The procedure that an interface block describes; none: it names one that is described elsewhere.
Symbol describedName(const Forest &f, Tree specific) {
  if (!f.is(specific, Op::Described)) return {};
  const Tree unit = f.children(specific).front();
  return f.is(unit, Op::Procedure) ? f.symbol(il::ProcedureOp::name_(f, unit)) : Symbol{};
}

// A declaration of constants, where it is copied: without what it says of access.
Tree withoutAccess(Forest &f, Tree declare) {
  using O = il::DeclareOp;
  std::vector<Tree> attrs = childrenOf(f, O::attrs_(f, declare));
  std::erase_if(attrs, [&](Tree a) { return f.is(a, Op::Attr) && (f.text(a) == "private" || f.text(a) == "public"); });
  return f.node(Op::Declare, {O::type_(f, declare), f.node(Op::Attrs, attrs), O::entities_(f, declare)}, f.span(declare));
}

bool isConstant(const Unit &module, Symbol name) {
  const Variable *v = module.symbols.find(name);
  return v && v->kind == Variable::Kind::Constant;
}

// The declarations of its constants that occur, and of those that they mention in turn, which then occur, too.
std::vector<Tree> hiddenConstants(Forest &f, const Unit &module, Hidden &hidden) {
  const std::vector<Tree> decls = childrenOf(f, module.decls);
  const auto needed = [&](Tree e) { return isConstant(module, nameOf(f, e)) && hidden.hides(nameOf(f, e)); };
  const auto parts = [&] {
    std::vector<Tree> all;
    for (Tree d : decls) {
      Tree r;
      if (f.is(d, Op::Declare)) r = restricted(f, d, needed);
      if (f.is(d, Op::Parameter)) {
        std::vector<Tree> kept = childrenOf(f, il::ParameterOp::entities_(f, d));
        std::erase_if(kept, [&](Tree e) { return !needed(e); });
        if (!kept.empty()) r = f.node(Op::Parameter, {f.node(Op::Entities, kept)});
      }
      if (r) all.push_back(f.is(r, Op::Declare) ? withoutAccess(f, r) : r);
    }
    return all;
  };
  std::vector<Tree> all = parts();
  for (std::size_t before = 0; !all.empty() && before != hidden.occur.size(); all = parts()) {
    before = hidden.occur.size();
    for (Tree t : all) count(f, t, hidden.occur);
  }
  return all;
}

// Descriptions of procedures that occur, in blocks without a generic name: they can be repeated. What they import occurs, too.
std::vector<Tree> hiddenInterfaces(Forest &f, const Unit &module, Hidden &hidden) {
  std::vector<Tree> all;
  for (Tree d : childrenOf(f, module.decls)) {
    if (!f.is(d, Op::Interface) || !f.is(il::InterfaceOp::generic_(f, d), Op::Noname)) continue;
    std::vector<Tree> kept = childrenOf(f, il::InterfaceOp::parts_(f, d));
    std::erase_if(kept, [&](Tree s) { return !hidden.hides(describedName(f, s)); });
    if (kept.empty()) continue;
    all.push_back(f.node(Op::Interface,
                         {il::InterfaceOp::prefix_(f, d), il::InterfaceOp::generic_(f, d), f.node(Op::Interfaced, kept)},
                         f.span(d)));
    count(f, all.back(), hidden.occur);
  }
  return all;
}

// Whether a module hands on a type that another, which uses it, keeps to itself.
bool givesType(Impl &i, const Unit &module, const Unit &used, const Counts &names) {
  return std::ranges::any_of(names, [&](const auto &counted) {
    const Tree d = i.program.definition(module, i.forest.leaf(Op::Name, counted.first));
    const Tree tag = d ? il::TypedefOp::tag_(i.forest, d) : Tree{};
    return d && i.program.definition(used, tag) == d && !used.symbols.access.hides(i.forest.symbol(tag));
  });
}

// The USE declarations of a module for names that occur. Of a module that is not among the sources everything may, and of one
// whose own declarations are not all known.
std::vector<Tree> hiddenUses(Impl &i, const Unit &module, const Hidden &hidden) {
  Forest &f = i.forest;
  Counts counts;
  for (const auto &[name, n] : hidden.occur)
    if (hidden.access.hides(name)) counts.emplace(name, n);
  std::set<UnitId> from;
  for (const auto &[local, target] : module.symbols.used())
    if (counts.count(local)) from.insert(target.owner);
  std::vector<Tree> result;
  for (Tree d : childrenOf(f, module.decls)) {
    const Tree use = f.is(d, Op::Use) ? restrictedUse(f, d, counts) : Tree{};
    if (!use) continue;
    const Unit *used = i.program.findUnit(f.symbol(il::UseOp::module_(f, d)));
    const bool known = used && !used->symbols.isOpen;
    const bool needed =
        (used && (from.count(used->id) != 0 || givesType(i, module, *used, counts))) || (!known && hidden.access.all);
    if (f.is(il::UseOp::visible_(f, use), Op::Only) || needed) result.push_back(use);
  }
  return result;
}

Tree hiddenNames(Impl &i, const Unit &module, std::initializer_list<Tree> in) {
  Hidden hidden(i, module, in);
  hiddenInterfaces(i.forest, module, hidden);
  hiddenConstants(i.forest, module, hidden);  // they may be of a type that nothing can stand for
  const std::set<Symbol> names = hidden.names();
  std::vector<Symbol> sorted(names.begin(), names.end());  // by their numbers: as they came up anywhere
  std::ranges::sort(sorted, {}, [](Symbol n) { return text(n); });
  std::vector<Tree> result;
  for (Symbol n : sorted) result.push_back(i.forest.leaf(Op::Name, n));
  return i.forest.node(Op::Exprs, result);
}

// What another module can declare again: what is used, and constants.
Tree hiddenDeclarations(Impl &i, const Unit &module, std::initializer_list<Tree> in) {
  Hidden hidden(i, module, in);
  const std::vector<Tree> interfaces = hiddenInterfaces(i.forest, module, hidden);
  const std::vector<Tree> constants = hiddenConstants(i.forest, module, hidden);
  std::vector<Tree> result = hiddenUses(i, module, hidden);
  result.insert(result.end(), constants.begin(), constants.end());
  result.insert(result.end(), interfaces.begin(), interfaces.end());
  return i.forest.node(Op::Decls, result);
}

// A procedure as the derivative has it beside its own: fragments with a checkpoint are nothing but their statements.
Tree withoutFragments(Forest &f, Tree root) {
  return il::rebuild(f, root, [&](Tree t, std::span<const Tree> children) {
    std::vector<Tree> all;
    for (Tree c : children)
      if (f.is(c, Op::Checkpoint))
        for (Tree inside : childrenOf(f, il::CheckpointOp::body_(f, c))) all.push_back(inside);
      else
        all.push_back(c);
    return il::withChildren(f, t, all);
  });
}

// What normalisation declares for derivatives alone is left out, but for what the procedure itself names.
Tree withoutImports(Forest &f, Tree unit) {
  Counts counts;
  count(f, unit, counts);
  return il::rebuild(f, unit, [&](Tree t, std::span<const Tree> children) {
    if (!f.is(t, Op::Decls)) return il::withChildren(f, t, children);
    std::vector<Tree> all;
    for (Tree d : children) {
      if (!f.is(d, Op::Imported)) {
        all.push_back(d);
        continue;
      }
      Counts own;
      const Tree imported = il::ImportedOp::decls_(f, d);
      count(f, imported, own);
      if (isDescription(f, imported)) continue;
      if (std::ranges::none_of(own, [&](const auto &n) { return counts.count(n.first) > 0; })) continue;
      for (Tree x : f.children(imported)) all.push_back(x);
    }
    std::ranges::stable_partition(all, [&](Tree d) { return f.is(d, Op::Use); });
    return std::ranges::equal(all, children) ? il::withChildren(f, t, all) : f.node(Op::Decls, all, f.span(t));
  });
}

Tree asCopied(Forest &f, Tree unit) { return withoutFragments(f, withoutImports(f, semantics::withoutBinding(f, unit))); }

Tree hiddenProcedures(Impl &i, const Unit &module, std::initializer_list<Tree> in) {
  std::vector<Tree> result;
  for (Tree t : Hidden(i, module, in).procedures()) result.push_back(asCopied(i.forest, t));
  return i.forest.node(Op::Units, result);
}

// Of some units those that a tree mentions, and those that these mention in turn.
Tree mentionedIn(Impl &i, Tree units, Tree in) {
  Counts occur;
  count(i.forest, in, occur);
  std::set<std::size_t> kept;
  const std::vector<Tree> all = childrenOf(i.forest, units);
  // (Rules may have built them.)
  const auto nameOfUnit = [&](Tree u) { return i.forest.symbol(il::ProcedureOp::name_(i.forest, u)); };
  for (bool more = true; more;) {
    more = false;
    for (std::size_t k = 0; k < all.size(); ++k) {
      if (!occur.count(nameOfUnit(all[k])) || !kept.insert(k).second) continue;
      more = true;
      count(i.forest, all[k], occur);
    }
  }
  std::vector<Tree> result;
  for (std::size_t k : kept) result.push_back(asCopied(i.forest, all[k]));
  return i.forest.node(Op::Units, result);
}

using Answer = Tree (*)(Impl &, const Unit &, std::initializer_list<Tree>);

template <Answer answer, Op none>
Value ofModule(Impl &i, UnitId, Args &a) {
  const Unit *m = i.program.findUnit(i.forest.symbol(a[0].tree));
  return Value::of(m ? answer(i, *m, {a[1].tree, a[2].tree}) : i.forest.node(none, {}));
}

}  // namespace

void addAccessPrimitives(std::vector<Primitive> &all) {
  const Type T = Type::Tree;
  PrimitiveTable to(all);
  to.add("hidden", {T, T, T}, T, ofModule<hiddenNames, Op::Exprs>);
  to.add("hiddenDeclarations", {T, T, T}, T, ofModule<hiddenDeclarations, Op::Decls>);
  to.add("mentionedIn", {T, T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(mentionedIn(i, a[0].tree, a[1].tree)); });
  to.add("hiddenProcedures", {T, T, T}, T, ofModule<hiddenProcedures, Op::Units>);
}

}  // namespace dotbar::dataflow
