// A dummy a(lda, *) that begins `from_a` elements behind the first of the array v becomes v: a(i, j) is v(from_a + i + (j -
// 1)*lda).
#include "tools/driver/merged.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

#include "dataflow/program/interface.h"
#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"
#include "tools/driver/free_name.h"
#include "tools/driver/sequence.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::Actual;
using dataflow::CallSite;
using dataflow::Program;
using dataflow::Unit;
using dataflow::Variable;
using Places = std::vector<std::size_t>;  // of arguments
using Changes = std::unordered_map<Tree, Tree>;

// The tree with these children, its comments, and where it comes from.
Tree with(Forest &f, Tree t, std::span<const Tree> children) {
  if (std::ranges::equal(children, f.children(t))) return t;
  const Tree r = f.node(f.op(t), std::vector<Tree>(children.begin(), children.end()), f.span(t));
  f.setOrigin(r, f.origin(t));
  if (const Comments *c = f.comments(t)) f.setComments(r, Comments(*c));
  return r;
}

// The same with some of its children replaced.
Tree with(Forest &f, Tree t, const Changes &changes) {
  std::vector<Tree> children(f.children(t).begin(), f.children(t).end());
  for (Tree &c : children)
    if (const auto now = changes.find(c); now != changes.end()) c = now->second;
  return with(f, t, children);
}

// The same with parts of it replaced, however deep.
Tree changed(Forest &f, Tree root, const Changes &changes) {
  return rebuild(f, root, [&](Tree t, std::span<const Tree> children) {
    const auto c = changes.find(t);
    return c == changes.end() ? with(f, t, children) : c->second;
  });
}

// A copy of a procedure in which the dummies of each group are one.
class Copy {
 public:
  // `inside`: the module that the copy is in; none: it is in no module.
  Copy(Forest &forest, const Program &program, const Unit &unit, const std::vector<Places> &groups, dataflow::UnitId inside)
      : f(forest), p(program), u(unit), groups_(groups), isMoved_(unit.parent != dataflow::none && unit.parent != inside) {}

  // No tree: it cannot be made.
  Tree make(const std::string &name) {
    if (!u.contained.empty() || !u.isProcedure() || (u.parent != dataflow::none && !isCopyableInModule())) return {};
    for (const Places &g : groups_)
      if (!join(g)) return {};
    const Tree body = AnyOp::body_(f, u.tree);
    if (!used(body, {}, false)) return {};
    const Tree decls = declarations(u.decls);
    if (!decls) return {};
    const Tree own = AnyOp::name_(f, u.tree), dummies = AnyOp::formals_(f, u.tree), result = AnyOp::result_(f, u.tree);
    Changes parts{
        {own, f.leaf(Op::Name, intern(name), f.span(own))}, {dummies, formals(dummies)}, {u.decls, decls}, {body, rebuilt(body)}};
    if (il::isFunction(f, u.tree) && f.is(result, Op::Noname)) parts[result] = f.leaf(Op::Name, u.name);
    return semantics::withoutBinding(f, with(f, u.tree, parts));
  }

 private:
  struct Dummy {
    const Variable *variable;
    Symbol storage, from;
    Sequence sequence;
  };

  Forest &f;
  const Program &p;
  const Unit &u;
  const std::vector<Places> &groups_;
  const bool isMoved_;               // out of its module
  std::map<Symbol, Dummy> dummies_;  // by the name that they had
  struct Storage {
    Symbol name;
    Tree type;
    bool isOnlyRead;
  };
  std::vector<Storage> storages_;
  std::set<Symbol> taken_;

  // A copy beside it in its module would have a second state.
  bool isCopyableInModule() const {
    return f.is(p.unit(u.parent).tree, Op::Module) &&
           std::ranges::none_of(u.symbols.all(), [](const Variable &v) { return v.saved && v.kind == Variable::Kind::Local; }) &&
           !(isMoved_ && any(f, u.tree, [&](Tree t) { return f.is(t, Op::Name) && isHiddenThere(t); }));
  }
  bool isHiddenThere(Tree occurrence) const {
    const Unit &m = p.unit(u.parent);
    const Symbol name = f.symbol(occurrence);
    if (!m.symbols.access.hides(name)) return false;
    const Variable *v = p.lookup(u, name);
    const dataflow::UnitId called = p.resolveProcedure(u, name);
    const Tree type = p.definition(u, occurrence);
    return (v && v->owner == m.id) || (called != dataflow::none && p.unit(called).parent == m.id) ||
           (type && p.unitOf(type) == m.id);
  }
  // What it means of its module, and of what that uses.
  std::vector<Tree> usesOfModule() {
    const Unit &m = p.unit(u.parent);
    std::set<Symbol> names;
    any(f, u.tree, [&](Tree t) {
      if (f.is(t, Op::Name) && f.symbol(t) != u.name && !u.symbols.find(f.symbol(t))) names.insert(f.symbol(t));
      return false;
    });
    std::vector<Tree> uses;
    const auto use = [&](Symbol module, const std::vector<Tree> &only, Tree nature) {
      if (only.empty()) return;
      uses.push_back(f.node(Op::Use, {f.leaf(Op::Name, module), f.node(Op::Only, {f.node(Op::Uses, only)}), nature}));
    };
    use(m.name, of(names, m.id), f.leaf(Op::Notext, ""));
    for (Tree d : std::vector<Tree>(f.children(m.decls).begin(), f.children(m.decls).end())) {
      if (!f.is(d, Op::Use)) continue;
      const Symbol module = f.symbol(UseOp::module_(f, d));
      const Tree visible = UseOp::visible_(f, d), nature = UseOp::nature_(f, d);
      std::vector<Tree> wanted;
      const auto items = f.children(AnyOp::uses_(f, visible));
      for (Tree item : std::vector<Tree>(items.begin(), items.end()))
        if (names.count(f.symbol(AnyOp::local_(f, item)))) wanted.push_back(item);
      const dataflow::UnitId id = moduleNamed(module);
      if (f.is(visible, Op::Everything) && id != dataflow::none)
        for (Tree more : of(names, id)) wanted.push_back(more);
      if (f.is(visible, Op::Everything) && id == dataflow::none)
        uses.push_back(d);
      else
        use(module, wanted, nature);
    }
    return uses;
  }
  dataflow::UnitId moduleNamed(Symbol name) const {
    const auto isIt = [&](const Unit &m) { return m.name == name && f.is(m.tree, Op::Module); };
    const auto at = std::ranges::find_if(p.units(), isIt);
    return at == p.units().end() ? dataflow::none : at->id;
  }
  // Those of the names that mean what this module declares, under the names that it has there.
  std::vector<Tree> of(const std::set<Symbol> &names, dataflow::UnitId module) {
    std::vector<Tree> all;
    for (Symbol n : names) {
      const Tree name = f.leaf(Op::Name, n);
      const Variable *v = p.lookup(u, n);
      const dataflow::UnitId called = p.resolveProcedure(u, n);
      const Tree type = p.definition(u, name);
      if ((v && v->owner == module && v->name == n) ||
          (called != dataflow::none && p.unit(called).parent == module && p.unit(called).name == n) ||
          (type && p.unitOf(type) == module))
        all.push_back(f.node(Op::Used, {f.leaf(Op::Name, n), f.leaf(Op::Name, n)}));
    }
    return all;
  }

  Symbol freshName(const std::string &hint) {
    for (int n = -1;; ++n) {
      const Symbol s = intern(n < 0 ? hint : hint + std::to_string(n));
      if (!p.knowsName(u, s) && taken_.insert(s).second) return s;
    }
  }

  bool join(const Places &group) {
    const Symbol storage = freshName("storage");
    for (std::size_t k : group) {
      const Variable *v = u.symbols.find(u.formals[k]);
      if (!v || v->kind != Variable::Kind::Formal || v->pointer || v->target || v->allocatable || v->optional || v->byValue)
        return false;
      Dummy d{v, storage, freshName("from_" + std::string(text(v->name))), Sequence(f, p, u, *v)};
      if (!d.sequence.isKnown()) return false;
      dummies_.emplace(v->name, std::move(d));
    }
    bool isOnlyRead = true;
    for (std::size_t k : group) isOnlyRead &= semantics::saysIntentIn(f, u.decls, u.formals[k]);
    storages_.push_back({storage, u.symbols.find(u.formals[group[0]])->type, isOnlyRead});
    return true;
  }

  const Dummy *dummy(Tree name) const {
    const auto d = f.is(name, Op::Name) ? dummies_.find(f.symbol(name)) : dummies_.end();
    return d == dummies_.end() ? nullptr : &d->second;
  }
  bool mentionsDummy(Tree t) const {
    return any(f, t, [&](Tree x) { return dummy(x) != nullptr; });
  }
  const Dummy *dummyOfElement(Tree t) const { return f.is(t, Op::Index) ? dummy(IndexOp::base_(f, t)) : nullptr; }

  // --- what may become of occurrences ---
  // Every occurrence of a dummy is an element, a scalar, or an array that is passed on. `call`: t is an argument of it.
  bool used(Tree t, Tree call, bool isBound) const {
    if (f.is(t, Op::Name)) {
      const Dummy *d = dummy(t);
      return !d || (!isBound && (!d->variable->dims || (call && isPassedAsArray(call, t))));
    }
    if (const Dummy *d = dummyOfElement(t)) {
      const auto list = f.children(IndexOp::subs_(f, t));
      const std::vector<Tree> subs(list.begin(), list.end());
      if (!d->sequence.distance(subs)) return false;
      return std::all_of(subs.begin(), subs.end(), [&](Tree s) { return isNumber(s) && used(s, {}, false); });
    }
    if (f.is(t, Op::Do) && dummy(DoOp::var_(f, t))) return false;
    if (isText(f.op(t))) return !mentionsDummy(t);
    const OpInfo &info = il::info(f.op(t));
    const bool isCall = p.callAt(t) != nullptr;
    for (std::uint32_t k = 0; k < f.arity(t); ++k) {
      const Tree c = f.child(t, k);
      const bool bound = !info.list && info.children[k].use == Use::Bind;
      if (isCall && f.is(c, Op::Args)) {
        for (Tree a : f.children(c))
          if (!used(a, t, false)) return false;
      } else if (!isForgotten(t, c) && !used(c, {}, bound)) {
        return false;
      }
    }
    return true;
  }
  // What a dummy had is lost here: of the whole array that cannot be said.
  bool isForgotten(Tree list, Tree instruction) const {
    return f.is(list, Op::Instrs) && f.is(instruction, Op::Forget) && dummy(ForgetOp::left_(f, instruction));
  }
  static bool isText(Op op) {
    return op == Op::Other || op == Op::Output || op == Op::Input || op == Op::OtherExpr || op == Op::PointTo;
  }
  bool isNumber(Tree subscript) const {
    const Tree type = p.typeOf(u, subscript);
    return type && f.is(type, Op::IntegerType);
  }
  bool isPassedAsArray(Tree call, Tree actual) const {
    const CallSite &site = *p.callAt(call);
    const auto own = std::find_if(site.actuals.begin(), site.actuals.end(), [&](const Actual &a) { return a.tree == actual; });
    if (!site.isKnown() || own == site.actuals.end()) return false;
    const Unit &callee = p.unit(site.callee);
    const Variable *v = callee.symbols.find(callee.formals[static_cast<std::size_t>(own - site.actuals.begin())]);
    return v && v->dims && !f.is(BoundsOp::upper_(f, f.child(v->dims, f.arity(v->dims) - 1)), Op::Noexpr);
  }

  // --- the copy ---
  Tree rebuilt(Tree root) {
    return rebuild(f, root, [&](Tree t, std::span<const Tree> children) {
      if (const Dummy *d = dummyOfElement(t)) {
        const auto subs = f.children(children.back());
        return element(*d, {subs.begin(), subs.end()}, t);
      }
      std::vector<Tree> now;
      for (std::uint32_t k = 0; k < children.size(); ++k)
        if (!isForgotten(t, f.child(t, k))) now.push_back(children[k]);
      for (Tree &c : now)
        if (const Dummy *d = dummy(c)) c = element(*d, {}, c);
      return with(f, t, now);
    });
  }
  Tree element(const Dummy &d, const std::vector<Tree> &subs, Tree where) {
    const Tree from = f.leaf(Op::Name, d.from);
    const Tree at = subs.empty() ? Sums(f, p, u).sum(from, Sums(f, p, u).whole(1)) : *d.sequence.place(from, subs);
    return f.node(Op::Index, {f.leaf(Op::Name, d.storage), f.node(Op::Subs, {at})}, f.span(where));
  }

  Tree formals(Tree names) {
    std::vector<Tree> all;
    std::set<Symbol> seen;
    for (Tree n : std::vector<Tree>(f.children(names).begin(), f.children(names).end())) {
      const Dummy *d = dummy(n);
      if (d && seen.insert(d->storage).second) all.push_back(f.leaf(Op::Name, d->storage));
      all.push_back(d ? f.leaf(Op::Name, d->from) : n);
    }
    return f.node(Op::Names, all, f.span(names));
  }

  // Without the dummies, and with what takes their place; no tree where another kind of declaration speaks of one.
  Tree declarations(Tree decls) {
    std::vector<Tree> all = isMoved_ ? usesOfModule() : std::vector<Tree>{};
    std::size_t place = all.size();
    for (Tree d : std::vector<Tree>(f.children(decls).begin(), f.children(decls).end())) {
      if (f.is(d, Op::Use) || f.is(d, Op::ImplicitNone) || f.is(d, Op::Implicit) || f.is(d, Op::IncludeLine)) {
        if (mentionsDummy(d)) return {};
        all.push_back(d);
        place = all.size();
      } else if (f.is(d, Op::Declare) || f.is(d, Op::Dimension)) {
        if (const Tree left = without(d)) all.push_back(left);
      } else if (!mentionsDummy(d)) {
        all.push_back(d);
      } else {
        return {};
      }
    }
    std::vector<Tree> added;
    const Tree absent = f.leaf(Op::Noexpr, "");
    for (const Storage &s : storages_) {
      const Tree all = f.node(Op::Dims, {f.node(Op::Bounds, {absent, f.node(Op::Star, {})})});
      added.push_back(declaration(s.type, s.isOnlyRead ? "intent(in)" : "intent(inout)", {entity(s.name, all)}));
    }
    std::vector<Tree> froms;
    for (Symbol formal : u.formals)
      if (const auto d = dummies_.find(formal); d != dummies_.end())
        froms.push_back(entity(d->second.from, f.node(Op::Dims, {})));
    added.push_back(declaration(f.node(Op::IntegerType, {absent}), "intent(in)", froms));
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min(placeAfterConstants(all, place), all.size())), added.begin(),
               added.end());
    return f.node(Op::Decls, all, f.span(decls));
  }
  // The kind of a type may be a constant that is declared first.
  std::size_t placeAfterConstants(const std::vector<Tree> &all, std::size_t place) const {
    for (std::size_t k = 0; k < all.size(); ++k) {
      bool isConstant = f.is(all[k], Op::Parameter);
      if (f.is(all[k], Op::Declare))
        for (Tree a : f.children(DeclareOp::attrs_(f, all[k]))) isConstant |= f.is(a, Op::Attr) && f.text(a) == "parameter";
      if (isConstant) place = k + 1;
    }
    return place;
  }
  Tree without(Tree d) {
    std::vector<Tree> left;
    const Tree list = AnyOp::entities_(f, d);
    for (Tree e : f.children(list))
      if (!dummies_.count(f.symbol(EntityOp::name_(f, e)))) left.push_back(e);
    if (left.size() == f.arity(list)) return d;
    if (left.empty()) return {};
    std::vector<Tree> parts(f.children(d).begin(), f.children(d).end());
    std::ranges::replace(parts, list, f.node(Op::Entities, left, f.span(list)));
    return f.node(f.op(d), parts, f.span(d));
  }
  Tree entity(Symbol name, Tree dims) {
    const Tree absent = f.leaf(Op::Noexpr, "");
    return f.node(Op::Entity, {f.leaf(Op::Name, name), dims, absent, absent});
  }
  // What is pure says how its dummies are used.
  Tree declaration(Tree type, std::string_view intent, const std::vector<Tree> &entities) {
    std::vector<Tree> attrs;
    const auto isPure = [&](Tree a) { return f.text(a) == "pure"; };
    if (std::ranges::any_of(f.children(ProcedureOp::prefix_(f, u.tree)), isPure)) attrs.push_back(f.leaf(Op::Attr, intent));
    return f.node(Op::Declare, {type, f.node(Op::Attrs, attrs), f.node(Op::Entities, entities)});
  }
};

class Merging {
 public:
  Merging(Forest &forest, const Program &program, Copies &known, const std::function<bool(Tree)> &wished)
      : f(forest), p(program), wished_(wished), made_(known) {}

  Merged run(const std::vector<dataflow::UnitId> &where) {
    for (const dataflow::UnitId id : where)
      for (std::uint32_t c : p.unit(id).calls) call(p.calls()[c]);
    if (changes_.empty()) return {};
    for (auto &[unit, decls] : declared_) declare(unit, decls);
    std::vector<Tree> files;
    for (const Tree file : p.files()) files.push_back(inModules(changed(f, file, changes_)));
    const auto list = f.children(FileOp::units_(f, files.back()));
    std::vector<Tree> units(list.begin(), list.end());
    units.insert(units.end(), copies_.begin(), copies_.end());
    files.back() = f.node(Op::File, {FileOp::path_(f, files.back()), f.node(Op::Units, units)}, f.span(files.back()));
    return {files, names_};
  }

 private:
  Forest &f;
  const Program &p;
  const std::function<bool(Tree)> &wished_;
  Changes changes_;
  Copies &made_;                                      // by procedure and groups; no symbol: it cannot be
  std::vector<Tree> copies_;                          // of procedures of no module
  std::map<Symbol, std::vector<Tree>> copiesInside_;  // by module
  std::vector<Symbol> names_;
  std::map<dataflow::UnitId, std::vector<Tree>> declared_;

  // What a module keeps to itself is copied into what is derived of it, where that calls it.
  Tree inModules(Tree file) {
    const auto list = f.children(FileOp::units_(f, file));
    std::vector<Tree> units(list.begin(), list.end());
    for (Tree &m : units) {
      if (!f.is(m, Op::Module)) continue;
      const auto copies = copiesInside_.find(f.symbol(ModuleOp::name_(f, m)));
      if (copies == copiesInside_.end()) continue;
      std::vector<Tree> names;
      for (Tree c : copies->second) names.push_back(AnyOp::name_(f, c));
      const Tree decls = ModuleOp::decls_(f, m), contained = ModuleOp::contained_(f, m);
      const Tree hidden = f.node(Op::Accessible, {f.leaf(Op::Attr, "private"), f.node(Op::Names, names)});
      m = with(f, m, Changes{{decls, longer(decls, {hidden})}, {contained, longer(contained, copies->second)}});
    }
    return with(f, file, Changes{{FileOp::units_(f, file), with(f, FileOp::units_(f, file), units)}});
  }
  Tree longer(Tree list, const std::vector<Tree> &by) {
    std::vector<Tree> all(f.children(list).begin(), f.children(list).end());
    all.insert(all.end(), by.begin(), by.end());
    return with(f, list, all);
  }
  // Where the copy of a procedure that is called there is: beside it, or beside the caller.
  dataflow::UnitId placeFor(const Unit &caller, const Unit &callee) const {
    if (callee.parent == dataflow::none) return dataflow::none;
    dataflow::UnitId m = caller.parent;
    while (m != dataflow::none && p.unit(m).parent != dataflow::none) m = p.unit(m).parent;
    return m != dataflow::none && f.is(p.unit(m).tree, Op::Module) ? m : dataflow::none;
  }

  void call(const CallSite &site) {
    if (!site.isKnown() || !f.is(site.tree, Op::Call)) return;
    const Unit &caller = p.unit(site.caller);
    const std::vector<Places> groups = groupsOf(site, caller);
    if (groups.empty()) return;
    const Tree args = AnyOp::args_(f, site.tree), callee = CallOp::procedure_(f, site.tree);
    if (f.arity(args) != site.actuals.size()) return;
    for (std::size_t k = 0; k < site.actuals.size(); ++k)
      if (f.child(args, static_cast<std::uint32_t>(k)) != site.actuals[k].tree) return;
    const std::vector<Tree> passed = arguments(site, caller, groups);
    if (passed.empty()) return;
    const dataflow::UnitId place = placeFor(caller, p.unit(site.callee));
    if (place == dataflow::none && dataflow::needsInterface(f, p.unit(site.callee))) return;  // the copy would be called without
    const Symbol name = copyOf(p.unit(site.callee), groups, place);
    if (!name) return;
    changes_[site.tree] = with(
        f, site.tree, Changes{{args, f.node(Op::Args, passed, f.span(args))}, {callee, f.leaf(Op::Name, name, f.span(callee))}});
    if (il::hasResult(f, site.tree) && place == dataflow::none) sayType(caller, p.unit(site.callee), name);
  }

  // Sets of arguments that share storage, directly or not.
  std::vector<Places> groupsOf(const CallSite &site, const Unit &caller) const {
    std::vector<Places> groups;
    Places candidates;
    for (std::size_t k = 0; k < site.actuals.size(); ++k)
      if (isPart(site, k, caller)) candidates.push_back(k);
    if (candidates.size() < 2) return {};
    std::erase_if(candidates, [&](std::size_t k) { return !wished_(site.actuals[k].tree); });
    for (std::size_t k : candidates) {
      Places joined{k};
      for (std::size_t g = groups.size(); g-- > 0;) {
        if (std::none_of(groups[g].begin(), groups[g].end(), [&](std::size_t m) { return belong(site, caller, k, m); })) continue;
        joined.insert(joined.end(), groups[g].begin(), groups[g].end());
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(g));
      }
      std::sort(joined.begin(), joined.end());
      groups.push_back(joined);
    }
    std::erase_if(groups, [](const Places &g) { return g.size() < 2; });
    std::sort(groups.begin(), groups.end());
    return groups;
  }
  bool belong(const CallSite &site, const Unit &caller, std::size_t a, std::size_t b) const {
    return p.designated(caller, site.actuals[a].tree) == p.designated(caller, site.actuals[b].tree) && p.mayReachBoth(site, a, b);
  }
  Tree arrayOf(Tree actual) const { return f.is(actual, Op::Index) ? IndexOp::base_(f, actual) : actual; }
  // Of an array whose end is not known, or where an element stands for what is behind it.
  bool isPart(const CallSite &site, std::size_t k, const Unit &caller) const {
    const Actual &a = site.actuals[k];
    if (!a.tree || !a.reference || !f.is(arrayOf(a.tree), Op::Name)) return false;
    const Variable *v = p.designated(caller, a.tree);
    if (!v || v->owner != caller.id || !v->dims || v->pointer || v->target || v->allocatable) return false;
    if (v->kind != Variable::Kind::Formal && v->kind != Variable::Kind::Local) return false;  // others are reached by other ways
    const bool hasNoEnd = f.is(BoundsOp::upper_(f, f.child(v->dims, f.arity(v->dims) - 1)), Op::Star);
    return hasNoEnd || (f.is(a.tree, Op::Index) && isArrayThere(site, k));
  }
  bool isArrayThere(const CallSite &site, std::size_t k) const {
    const Unit &callee = p.unit(site.callee);
    const Variable *v = k < callee.formals.size() ? callee.symbols.find(callee.formals[k]) : nullptr;
    return v && v->dims;
  }

  // The actuals of the copy; nothing: where some part begins cannot be said, or it is of another type.
  std::vector<Tree> arguments(const CallSite &site, const Unit &caller, const std::vector<Places> &groups) {
    std::vector<Tree> all;
    for (std::size_t k = 0; k < site.actuals.size(); ++k) {
      const Tree actual = site.actuals[k].tree;
      const auto group =
          std::find_if(groups.begin(), groups.end(), [&](const Places &g) { return std::binary_search(g.begin(), g.end(), k); });
      if (group == groups.end()) {
        all.push_back(actual);
        continue;
      }
      const Variable &v = *p.designated(caller, actual);
      if (!isOfType(site, k, caller, v)) return {};
      const Sequence sequence(f, p, caller, v);
      Tree from;
      if (f.is(actual, Op::Index)) {
        const auto subs = f.children(IndexOp::subs_(f, actual));
        const auto distance = sequence.distance(std::vector<Tree>(subs.begin(), subs.end()));
        if (!distance) return {};
        from = *distance;
      }
      if (k == group->front()) all.push_back(f.leaf(Op::Name, v.name, f.span(arrayOf(actual))));
      if (from && !isOfDefaultKind(caller, from)) return {};
      all.push_back(from ? from : f.leaf(Op::Intval, "0"));
    }
    return all;
  }
  bool isOfDefaultKind(const Unit &caller, Tree number) const {
    const Tree standard = f.node(Op::IntegerType, {f.leaf(Op::Noexpr, "")});
    return p.typeSize(caller, p.typeOf(caller, number)) == p.typeSize(caller, standard);
  }
  bool isOfType(const CallSite &site, std::size_t k, const Unit &caller, const Variable &v) const {
    const Unit &callee = p.unit(site.callee);
    const Variable *formal = callee.symbols.find(callee.formals[k]);
    return formal && formal->type && v.type && f.equal(p.canonicalType(callee, formal->type), p.canonicalType(caller, v.type));
  }
  Symbol copyOf(const Unit &callee, const std::vector<Places> &groups, dataflow::UnitId place) {
    std::string key(text(callee.name)), hint(key);
    for (const Places &g : groups) {
      key += ";";
      for (std::size_t k : g) {
        key += std::to_string(k) + ",";
        hint += "_" + std::string(text(callee.formals[k]));
      }
    }
    if (callee.parent != dataflow::none) key = std::string(text(p.unit(callee.parent).name)) + ":" + key;
    if (place != dataflow::none) key = std::string(text(p.unit(place).name)) + ">" + key;
    const auto [at, isNew] = made_.try_emplace(key);
    if (!isNew) return at->second;
    constexpr std::size_t longest = 40;  // derivatives have suffixes
    const auto isMade = [&](Symbol s) { return std::ranges::find(names_, s) != names_.end(); };
    const std::string name(text(freeName(p, callee, hint.substr(0, longest), isMade)));
    const Tree copy = Copy(f, p, callee, groups, place).make(name);
    if (!copy) return {};
    (place == dataflow::none ? copies_ : copiesInside_[p.unit(place).name]).push_back(copy);
    names_.push_back(intern(name));
    return at->second = intern(name);
  }

  // A copy of a function has the type that the function has.
  void sayType(const Unit &caller, const Unit &callee, Symbol name) {
    const Variable *result = callee.symbols.find(callee.result);
    if (!result || !result->type) return;
    auto &decls = declared_[caller.id];
    const auto isSaid = [&](Tree d) {
      return f.symbol(EntityOp::name_(f, f.children(DeclareOp::entities_(f, d)).front())) == name;
    };
    if (std::any_of(decls.begin(), decls.end(), isSaid)) return;
    const Tree absent = f.leaf(Op::Noexpr, "");
    const Tree entity = f.node(Op::Entity, {f.leaf(Op::Name, name), f.node(Op::Dims, {}), absent, absent});
    const Tree attrs = f.node(Op::Attrs, {f.leaf(Op::Attr, "external")});
    decls.push_back(f.node(Op::Declare, {p.canonicalType(callee, result->type), attrs, f.node(Op::Entities, {entity})}));
  }
  void declare(dataflow::UnitId unit, const std::vector<Tree> &added) {
    const Tree decls = p.unit(unit).decls;
    std::vector<Tree> all(f.children(decls).begin(), f.children(decls).end());
    all.insert(all.end(), added.begin(), added.end());
    changes_[decls] = f.node(Op::Decls, all, f.span(decls));
  }
};

}  // namespace

Merged withMergedDummies(Forest &forest, const Program &program, Copies &known, const std::vector<dataflow::UnitId> &where,
                         const std::function<bool(Tree)> &wished) {
  return Merging(forest, program, known, wished).run(where);
}

}  // namespace dotbar::tools
