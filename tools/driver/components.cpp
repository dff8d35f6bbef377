// Procedure components as dummy procedures: which procedures get them, what is passed for them, and how they go again.
#include "tools/driver/components.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "dataflow/program/descriptions.h"
#include "dataflow/program/generics.h"
#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/semantics/access.h"
#include "frontends/semantics/component_dummies.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::CallSite;
using dataflow::none;
using dataflow::Program;
using dataflow::Unit;
using dataflow::UnitId;
using dataflow::Variable;

// The component that a call of what is not known goes through; none: it is another call.
Symbol componentCalled(const Forest &f, Tree call) {
  if (!f.is(call, Op::Call) && !f.is(call, Op::Apply)) return {};
  const Symbol name = f.symbol(f.children(call).front());
  return semantics::isBoundName(name) && !semantics::isSpecificName(name) ? semantics::bindingOf(name) : Symbol{};
}

Tree objectOfCall(const Forest &f, Tree call) {
  const Tree first = f.children(AnyOp::args_(f, call)).front();
  return f.is(first, Op::Name) ? first : Tree{};
}

class Components {
 public:
  Components(Forest &forest, const Program &program) : f(forest), p(program) {}

  std::vector<Tree> run() {
    noteAssociations();
    for (const Unit &u : p.units())
      if (u.body) findCalls(u);
    if (called_.empty()) return {};
    for (bool more = true; more;) {  // who passes such an object on
      more = false;
      for (const CallSite &c : p.calls()) more |= handsOn(c);
    }
    for (const CallSite &c : p.calls()) pass(c);
    std::vector<Tree> files;
    for (const Tree file : p.files()) files.push_back(changed(file));
    return files;
  }

 private:
  struct Dummy {
    Symbol object, component, name;
    Tree described;
  };
  struct Association {
    UnitId unit;
    Tree object, component, target;  // no target: nobody knows
  };
  Forest &f;
  const Program &p;
  std::vector<Association> associations_;
  std::set<UnitId> passed_;                         // procedures that stand for dummies or pointers: their arguments are fixed
  std::map<UnitId, std::vector<Dummy>> dummies_;    // in the order in which they become formals
  std::map<Tree, Symbol> called_;                   // calls through components, and what they call instead
  std::map<Tree, std::vector<Tree>> further_;       // actual arguments of calls, behind the others
  std::map<Symbol, std::set<UnitId>> associating_;  // by components: procedures that associate one, or call such

  // --- what components are associated with ---
  void noteAssociations() {
    for (const Unit &u : p.units()) {
      if (!u.body) continue;
      noteBeginnings(u);
      each(f, u.body, [&](Tree t) {
        if (f.is(t, Op::Assign)) noteObject(u, AssignOp::left_(f, t), false);
        if (!f.is(t, Op::PointTo)) return;
        const Tree left = PointToOp::left_(f, t), right = PointToOp::right_(f, t);
        if (f.is(right, Op::Name)) notePassed(u, f.symbol(right));
        if (f.is(left, Op::Field)) associations_.push_back({u.id, FieldOp::base_(f, left), FieldOp::member_(f, left), right});
      });
      for (const std::uint32_t c : u.calls)
        for (const dataflow::Actual &a : p.calls()[c].actuals)
          if (a.tree && f.is(a.tree, Op::Name)) notePassed(u, f.symbol(a.tree));
    }
  }
  // An object that is overwritten as a whole; or begins anew: only what begins as something counts then.
  void noteObject(const Unit &u, Tree object, bool begins) {
    const Tree type = p.elementType(p.typeOf(u, object));
    if (!f.is(type, Op::StructType) && !f.is(type, Op::ClassType)) return;
    const Tree tag = AnyOp::tag_(f, type);
    for (Tree at = f.is(tag, Op::Name) ? p.definition(u, tag) : Tree{}; at;) {
      for (const Tree m : f.children(TypedefOp::members_(f, at))) {
        if (!semantics::isProcedurePointer(f, m)) continue;
        const Tree first = BindingOp::procedure_(f, m);
        const bool something = f.is(first, Op::Name) && f.text(first) != "null()";
        if (!begins || something) associations_.push_back({u.id, object, BindingOp::name_(f, m), {}});
      }
      const dataflow::Record *r = p.recordOf(at);
      at = r ? r->parentDefinition : Tree{};
    }
  }
  void noteBeginnings(const Unit &u) {
    for (const Tree d : f.children(u.decls)) {
      if (!f.is(d, Op::Declare)) continue;
      const auto attrs = f.children(DeclareOp::attrs_(f, d));
      if (std::ranges::none_of(attrs, [&](Tree a) { return f.is(a, Op::Attr) && f.text(a) == "intent(out)"; })) continue;
      for (const Tree e : f.children(DeclareOp::entities_(f, d))) noteObject(u, EntityOp::name_(f, e), true);
    }
  }
  void notePassed(const Unit &u, Symbol name) {
    const Variable *v = p.lookup(u, name);
    if (v && v->isVariable()) return;
    if (const UnitId id = p.resolveProcedure(u, name); id != none) passed_.insert(id);
  }

  // Whether a procedure, or what it calls, associates a component of this name.
  bool associates(UnitId u, Symbol component) {
    const auto [at, isNew] = associating_.try_emplace(component);
    if (isNew) at->second = associating(component);
    return at->second.contains(u);
  }
  std::set<UnitId> associating(Symbol component) const {
    std::set<UnitId> found;
    for (const Association &a : associations_)
      if (f.symbol(a.component) == component) found.insert(a.unit);
    const auto calls = [&](const Unit &u) {
      return std::ranges::any_of(u.calls,
                                 [&](std::uint32_t c) { return p.calls()[c].isKnown() && found.contains(p.calls()[c].callee); });
    };
    for (std::size_t before = found.size() + 1; before != found.size();) {
      before = found.size();
      for (const Unit &u : p.units())
        if (calls(u)) found.insert(u.id);
    }
    return found;
  }

  // --- dummies ---
  bool isFormalObject(const Unit &u, Tree name) const {
    const Variable *v = f.is(name, Op::Name) ? p.lookup(u, f.symbol(name)) : nullptr;
    return v && v->formal != semantics::none && v->owner == u.id && v->isVariable() && !v->dims;
  }

  void findCalls(const Unit &u) {
    each(f, u.body, [&](Tree t) {
      const Symbol component = componentCalled(f, t);
      const Tree object = component ? objectOfCall(f, t) : Tree{};
      if (!object || p.unitOf(t) != u.id) return;
      if (isFormalObject(u, object)) {
        if (const Dummy *d = dummyFor(u, object, component)) called_[t] = d->name;
      } else if (const Tree declared = componentOf(u, object, component)) {
        if (const Symbol target = targetOf(u, object, declared)) called_[t] = target;
      }
    });
  }

  // The declaration of the component; no tree: it is no pointer to a procedure whose arguments are known.
  Tree componentOf(const Unit &u, Tree object, Symbol component) const {
    const Tree type = p.typeOf(u, object);
    if (!f.is(type, Op::StructType) && !f.is(type, Op::ClassType)) return {};
    const Tree tag = AnyOp::tag_(f, type), known = f.is(tag, Op::Name) ? p.definition(u, tag) : Tree{};
    const Tree declared = known ? p.generics().procedureComponent(known, component) : Tree{};
    return declared && semantics::isProcedurePointer(f, declared) ? declared : Tree{};
  }
  bool passes(Tree declared) const {
    return std::ranges::none_of(f.children(BindingOp::attrs_(f, declared)), [&](Tree a) { return f.text(a) == "nopass"; });
  }

  const Dummy *dummyFor(const Unit &u, Tree object, Symbol component) {
    for (const Dummy &d : dummies_[u.id])
      if (d.object == f.symbol(object) && d.component == component) return &d;
    const Tree declared = componentOf(u, object, component);
    if (!declared || passed_.count(u.id) || u.elemental || associates(u.id, component)) return nullptr;
    const Symbol name = semantics::componentDummy(f.symbol(object), component, passes(declared));
    const Tree described = description(u, declared, name);
    if (!described) return nullptr;
    return &dummies_[u.id].emplace_back(Dummy{f.symbol(object), component, name, described});
  }

  bool handsOn(const CallSite &c) {
    const auto at = c.isKnown() ? dummies_.find(c.callee) : dummies_.end();
    if (at == dummies_.end()) return false;
    const Unit &caller = p.unit(c.caller);
    bool more = false;
    for (const Dummy &d : std::vector<Dummy>(at->second)) {
      const Tree object = actualFor(c, d.object);
      if (!isFormalObject(caller, object)) continue;
      const std::size_t before = dummies_[c.caller].size();
      dummyFor(caller, object, d.component);
      more |= dummies_[c.caller].size() != before;
    }
    return more;
  }
  Tree actualFor(const CallSite &c, Symbol formal) const {
    const auto &formals = p.unit(c.callee).formals;
    const auto k = static_cast<std::size_t>(std::ranges::find(formals, formal) - formals.begin());
    return k < c.actuals.size() ? c.actuals[k].tree : Tree{};
  }

  // --- the interface of a component, as one of the dummy ---
  Tree description(const Unit &u, Tree declared, Symbol name) {
    const Tree interface = BindingOp::interface_(f, declared), pass = BindingOp::pass_(f, declared);
    const UnitId owner = p.unitOf(declared);
    if (owner == none || !f.is(interface, Op::Name)) return {};
    const Tree found = dataflow::descriptionIn(p, p.unit(owner), f.symbol(interface));
    if (!found || (passes(declared) && !isFirst(found, pass)) || !dataflow::meansTheSame(p, u, found)) return {};
    return named(found, name);
  }
  bool isFirst(Tree described, Tree pass) const {
    const auto formals = f.children(AnyOp::formals_(f, described));
    return !formals.empty() && (!f.is(pass, Op::Name) || f.symbol(formals.front()) == f.symbol(pass));
  }
  // Under the name of the dummy; a result that had the name of the procedure keeps it.
  Tree named(Tree described, Symbol name) {
    std::vector<Tree> parts(f.children(described).begin(), f.children(described).end());
    const Tree was = AnyOp::name_(f, described), result = ProcedureOp::result_(f, described);
    for (Tree &t : parts) {
      if (t == result && il::isFunction(f, described) && f.is(result, Op::Noname)) t = f.leaf(Op::Name, f.symbol(was));
      if (t == was) t = f.leaf(Op::Name, name);
    }
    return copied(f.node(Op::Procedure, parts, f.span(described)));
  }
  Tree copied(Tree t) { return il::read(f, il::dump(f, t), ignored_); }
  std::string ignored_;

  // --- what is passed ---
  void pass(const CallSite &c) {
    const auto at = c.isKnown() ? dummies_.find(c.callee) : dummies_.end();
    if (at == dummies_.end()) return;
    const Unit &caller = p.unit(c.caller);
    const auto args = f.children(AnyOp::args_(f, c.tree));
    const bool byName = std::ranges::any_of(args, [&](Tree a) { return f.is(a, Op::Keyword); }) ||
                        std::ranges::any_of(c.actuals, [](const dataflow::Actual &a) { return !a.tree; });
    for (const Dummy &d : at->second) {
      const Tree value = valueOf(caller, actualFor(c, d.object), d.component);
      if (!value) continue;
      further_[c.tree].push_back(byName ? f.node(Op::Keyword, {f.leaf(Op::Name, d.name), value}) : value);
    }
  }
  // The name of what the component of the object is; the component itself where that is not known.
  Tree valueOf(const Unit &u, Tree object, Symbol component) {
    if (!object) return {};
    for (const Dummy &d : dummies_[u.id])
      if (f.is(object, Op::Name) && d.object == f.symbol(object) && d.component == component)
        return f.leaf(Op::Name, d.name, f.span(object));
    const Tree declared = f.is(object, Op::Name) && !isFormalObject(u, object) ? componentOf(u, object, component) : Tree{};
    if (const Symbol target = declared ? targetOf(u, object, declared) : Symbol{})
      return f.leaf(Op::Name, target, f.span(object));
    return f.node(Op::Field, {copied(object), f.leaf(Op::Name, component)}, f.span(object));
  }

  // What the component of a local object is, wherever it is called; none: not known.
  Symbol targetOf(const Unit &u, Tree object, Tree declared) {
    const Symbol name = f.symbol(object), component = f.symbol(BindingOp::name_(f, declared));
    const Variable *v = p.lookup(u, name);
    const auto isNamed = [&](Tree t) { return f.is(t, Op::Name) && f.symbol(t) == name; };
    if (!v || v->kind != Variable::Kind::Local || v->owner != u.id || v->saved || v->pointer || v->dims) return {};
    for (const UnitId c : u.contained)
      if (any(f, p.unit(c).tree, isNamed)) return {};
    std::set<Symbol> targets;
    bool known = true;
    const auto add = [&](const Unit &where, Tree t) {
      if (t && f.is(t, Op::Apply) && !p.callAt(t)) return;  // of the language: with nothing
      const bool is = f.is(t, Op::Name) && p.resolveProcedure(where, f.symbol(t)) != none;
      known = known && is;
      if (is) targets.insert(f.symbol(t));
    };
    const Tree begins = BindingOp::procedure_(f, declared);
    if (f.is(begins, Op::Name) && f.text(begins) != "null()") add(u, begins);
    for (const Association &a : associations_) {
      if (a.unit != u.id || f.symbol(a.component) != component) continue;
      if (isNamed(a.object)) add(u, a.target);
      known = known && !mayPointTo(u, a.object);
    }
    each(f, u.body, [&](Tree t) { known = known && !(f.is(t, Op::Assign) && isNamed(AssignOp::left_(f, t))); });
    for (const std::uint32_t c : u.calls) known = known && throughCall(p.calls()[c], isNamed, component, add);
    return known && targets.size() == 1 ? *targets.begin() : Symbol{};
  }
  // Another object by which a local one may be reached.
  bool mayPointTo(const Unit &u, Tree object) const {
    const Variable *v = f.is(object, Op::Name) ? p.lookup(u, f.symbol(object)) : nullptr;
    return !v || v->pointer;
  }
  // What a call may associate the component with: one of its own arguments, where its procedure does that and no more.
  template <class IsNamed, class Add>
  bool throughCall(const CallSite &c, IsNamed &&isNamed, Symbol component, Add &&add) {
    for (std::size_t k = 0; k < c.actuals.size(); ++k) {
      if (!c.actuals[k].tree || !isNamed(c.actuals[k].tree)) continue;
      if (!c.isKnown()) return bool(componentCalled(f, c.tree));
      if (!associates(c.callee, component)) continue;
      const Unit &callee = p.unit(c.callee);
      for (const std::uint32_t inner : callee.calls)
        if (p.calls()[inner].isKnown() && associates(p.calls()[inner].callee, component)) return false;
      for (const Association &a : associations_) {
        if (a.unit != c.callee || f.symbol(a.component) != component) continue;
        const auto is = [&](Tree t) {
          return f.is(t, Op::Name) ? std::ranges::find(callee.formals, f.symbol(t)) : callee.formals.end();
        };
        if (is(a.object) == callee.formals.end() || is(a.target) == callee.formals.end()) return false;
        if (static_cast<std::size_t>(is(a.object) - callee.formals.begin()) != k) continue;
        const auto j = static_cast<std::size_t>(is(a.target) - callee.formals.begin());
        if (const Tree given = j < c.actuals.size() ? c.actuals[j].tree : Tree{}) add(p.unit(c.caller), given);
      }
    }
    return true;
  }

  // --- the files ---
  Tree changed(Tree file) {
    std::map<Tree, UnitId> formals, decls;
    for (const auto &[id, all] : dummies_)
      if (!all.empty()) formals[AnyOp::formals_(f, p.unit(id).tree)] = id, decls[p.unit(id).decls] = id;
    return rebuild(f, file, [&](Tree t, std::span<const Tree> children) {
      std::vector<Tree> now(children.begin(), children.end());
      if (const auto at = formals.find(t); at != formals.end())
        for (const Dummy &d : dummies_[at->second]) now.push_back(f.leaf(Op::Name, d.name, f.span(t)));
      if (const auto at = decls.find(t); at != decls.end())
        for (const Dummy &d : dummies_[at->second]) now.push_back(interfaceOf(d));
      if (const auto at = called_.find(t); at != called_.end()) call(t, at->second, now);
      if (const auto at = further_.find(t); at != further_.end()) {
        std::vector<Tree> args(f.children(now[1]).begin(), f.children(now[1]).end());
        args.insert(args.end(), at->second.begin(), at->second.end());
        now[1] = f.node(Op::Args, args, f.span(now[1]));
      }
      if (std::ranges::equal(now, f.children(t))) return t;
      return inPlaceOf(f, t, f.node(f.op(t), now, f.span(t)));
    });
  }
  Tree interfaceOf(const Dummy &d) {
    return f.node(Op::Interface,
                  {f.node(Op::Attrs, {}), f.leaf(Op::Noname, ""), f.node(Op::Interfaced, {DescribedOp::make(f, d.described)})});
  }
  void call(Tree t, Symbol callee, std::vector<Tree> &now) {
    const Unit &u = p.unit(p.unitOf(t));
    const Tree declared = componentOf(u, objectOfCall(f, t), componentCalled(f, t));
    std::vector<Tree> args(f.children(now[1]).begin(), f.children(now[1]).end());
    if (!passes(declared)) args.erase(args.begin());
    now[0] = f.leaf(Op::Name, callee, f.span(now[0]));
    now[1] = f.node(Op::Args, args, f.span(now[1]));
  }
};

// Such dummies taken away again.
class Written {
 public:
  Written(Forest &forest, const Program &program) : f(forest), p(program) {}

  Tree tree(Tree root) {
    return rebuild(f, root, [&](Tree t, std::span<const Tree> children) {
      std::vector<Tree> now(children.begin(), children.end());
      if (f.is(t, Op::Names)) std::erase_if(now, [&](Tree n) { return isDummy(n); });
      if (f.is(t, Op::Decls)) std::erase_if(now, [&](Tree d) { return describesDummy(d); });
      if (f.is(t, Op::Call) || f.is(t, Op::Apply)) call(t, now);
      return withChildrenOrFewer(t, now);
    });
  }

 private:
  Forest &f;
  const Program &p;

  bool isDummy(Tree n) const { return n && f.is(n, Op::Name) && semantics::isComponentDummy(f.symbol(n)); }
  bool describesDummy(Tree d) const {
    if (!f.is(d, Op::Interface)) return false;
    const auto parts = f.children(InterfaceOp::parts_(f, d));
    return parts.size() == 1 && f.is(parts[0], Op::Described) && isDummy(AnyOp::name_(f, DescribedOp::unit_(f, parts[0])));
  }
  Tree withChildrenOrFewer(Tree t, const std::vector<Tree> &now) {
    if (std::ranges::equal(now, f.children(t))) return t;
    return inPlaceOf(f, t, f.node(f.op(t), now, f.span(t)));
  }
  // What was passed for one: calls of derivatives have it as the program's call has.
  bool isForDummy(Tree a) const {
    if (f.is(a, Op::Keyword)) return isDummy(KeywordOp::formal_(f, a));
    return isDummy(a) || (p.isSource(a) && isDummy(p.formalOf(a)));
  }
  void call(Tree t, std::vector<Tree> &now) {
    std::vector<Tree> args(f.children(now[1]).begin(), f.children(now[1]).end());
    if (isDummy(now[0])) {
      const Symbol dummy = f.symbol(now[0]);
      if (!semantics::passesObject(dummy)) args.insert(args.begin(), f.leaf(Op::Name, semantics::objectOf(dummy)));
      now[0] = f.leaf(Op::Name, semantics::boundName(semantics::componentOf(dummy)), f.span(now[0]));
    } else {
      std::erase_if(args, [&](Tree a) { return isForDummy(a); });
    }
    if (args.size() != f.arity(now[1]) || isDummy(f.children(t).front())) now[1] = f.node(Op::Args, args, f.span(now[1]));
  }
};

}  // namespace

std::vector<Tree> withComponentDummies(Forest &forest, const Program &program) { return Components(forest, program).run(); }

Tree withoutComponentDummies(Forest &forest, const Program &program, Tree t) {
  for (const Unit &u : program.units())
    if (std::ranges::any_of(u.formals, semantics::isComponentDummy)) return Written(forest, program).tree(t);
  return t;
}

}  // namespace dotbar::tools
