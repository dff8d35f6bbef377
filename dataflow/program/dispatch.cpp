#include "dataflow/program/dispatch.h"

#include <algorithm>
#include <set>

#include "dataflow/program/reaches.h"
#include "dataflow/program/rebuilt.h"
#include "dataflow/program/records.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

// What a type binds to the name itself.
struct Choice {
  Tree definition;
  int depth = 0;  // how many types it extends
  UnitId procedure = none;
};

int depthOf(const Program &p, const Record *r) {
  int depth = 0;
  while ((r = parentOf(p, *r))) ++depth;
  return depth;
}

class Dispatcher {
 public:
  Dispatcher(const Program &p, const Generics &generics, Tree definition, Symbol binding)
      : p_(p), f_(p.forest()), generics_(generics), definition_(definition), binding_(binding), where_(f_.span(definition)) {}

  // False (and why): not all that may be called is known in one module, which does not use that of the caller.
  bool find(UnitId caller, std::string &why) {
    module_ = p_.unitOf(definition_);
    if (module_ == none || !f_.is(p_.unit(module_).tree, Op::Module)) return why = "its type is no module's", false;
    const Record *declared = p_.recordOf(definition_);
    for (const Tree d : generics_.typesWithBindings()) {
      const Record *r = p_.recordOf(d);
      if (r && declared && r != declared && isOrExtends(p_, *r, *declared))
        if (const auto b = generics_.ownBinding(d, binding_); b && !isChoice(d, *b, why)) return false;
    }
    const std::vector<Generics::Bound> own = generics_.bound(definition_, binding_);  // inherited, too
    if (own.size() != 1) return why = "types that extend that of the object have their own", false;
    if (!isChoice(definition_, own[0], why)) return false;
    std::ranges::stable_sort(choices_, std::greater(), &Choice::depth);
    if (choices_.empty()) return why = "no type that extends that of the object says it", false;
    return findModule(caller, why) && findModel(why);
  }

  Symbol module() const { return p_.unit(module_).name; }
  Symbol type() const { return f_.symbol(il::TypedefOp::tag_(f_, definition_)); }

  // With the arguments that one of those has that it calls; no tree: what declares them is not known.
  Tree procedure(Symbol name) {
    using O = il::ProcedureOp;
    const Tree formals = O::formals_(f_, model_);
    for (Tree n : f_.children(formals))
      if (!declared(n, n)) return {};
    const bool isFunction = il::isFunction(f_, model_);
    Tree result = O::result_(f_, model_);
    if (isFunction && f_.is(result, Op::Noname)) result = leaf(Op::Name, "value");
    if (isFunction && !declared(f_.is(O::result_(f_, model_), Op::Noname) ? O::name_(f_, model_) : result, result) &&
        !typed(result))
      return {};
    const Tree body = choice(isFunction ? result : Tree{});
    const Tree type = isFunction ? leaf(Op::Notype, "") : leaf(Op::Novalue, "");
    std::vector<Tree> prefix;
    const Tree said = f_.node(Op::Attrs, prefix, where_);
    return f_.node(Op::Procedure,
                   {said, type, f_.leaf(Op::Name, name, where_), copy(formals), copy(result), f_.node(Op::Decls, decls_, where_),
                    body, f_.node(Op::Units, {}, where_)},
                   where_);
  }

 private:
  const Program &p_;
  Forest &f_;
  const Generics &generics_;
  Tree definition_;
  Symbol binding_;
  Span where_;
  std::vector<Choice> choices_;
  UnitId module_ = none;  // where all of them have their names
  Tree model_;            // the procedure that gives its arguments
  std::vector<Tree> decls_;

  bool isSeenIn(UnitId module, Tree definition) const {
    const Symbol tag = f_.symbol(il::TypedefOp::tag_(f_, definition));
    return p_.definition(p_.unit(module), f_.leaf(Op::Name, tag, where_)) == definition;
  }
  bool seesAll(UnitId module) const {
    return isSeenIn(module, definition_) &&
           std::ranges::all_of(choices_, [&](const Choice &c) { return isSeenIn(module, c.definition); });
  }

  // That of the object's type, or one of a type that extends it: its derivative is used where the caller's is made.
  bool findModule(UnitId caller, std::string &why) {
    if (seesAll(module_)) return true;
    UnitId outermost = caller;
    while (p_.unit(outermost).parent != none) outermost = p_.unit(outermost).parent;
    why = "types that extend that of the object have their own, and no module knows them all";
    for (const Choice &c : choices_) {
      const UnitId module = p_.unitOf(c.definition);
      if (module == none || !f_.is(p_.unit(module).tree, Op::Module) || !seesAll(module)) continue;
      if (module == outermost || !reaches(p_, module, outermost)) return module_ = module, true;
      why = "types that extend that of the object have their own, in a module that uses the one of this call";
    }
    return false;
  }
  bool findModel(std::string &why) {
    for (const Choice &c : choices_)
      if (p_.unit(c.procedure).parent == module_) return model_ = p_.unit(c.procedure).tree, true;
    return why = "types that extend that of the object have their own, and their procedures stand in other modules", false;
  }

  bool isChoice(Tree d, const Generics::Bound &b, std::string &why) {
    if (b.deferred) return true;
    if (b.specific.unit == none) return why = "the source of " + std::string(text(b.specific.name)) + " is not given", false;
    if (b.passed != 0 || b.isPrivate) return why = "types that extend that of the object have their own", false;
    const UnitId host = p_.unit(b.specific.unit).parent;
    if (host == none || !f_.is(p_.unit(host).tree, Op::Module)) return why = "its procedure is no module's", false;
    choices_.push_back({d, depthOf(p_, p_.recordOf(d)), b.specific.unit});
    return true;
  }

  Tree leaf(Op op, std::string_view text) { return f_.leaf(op, text, where_); }

  Tree copy(Tree t) {
    if (il::isLeaf(f_.op(t))) return f_.leaf(f_.op(t), f_.symbol(t), where_);
    std::vector<Tree> children;
    for (Tree c : std::vector<Tree>(f_.children(t).begin(), f_.children(t).end())) children.push_back(copy(c));
    return f_.node(f_.op(t), children, where_);
  }

  bool isObject(Tree name) const {
    const Tree formals = il::ProcedureOp::formals_(f_, model_);
    return f_.symbol(f_.children(formals).front()) == f_.symbol(name);
  }

  // Declares what `name` is in the model, as `as`.
  bool declared(Tree name, Tree as) {
    using O = il::DeclareOp;
    for (Tree d : f_.children(il::ProcedureOp::decls_(f_, model_))) {
      if (!f_.is(d, Op::Declare)) continue;
      for (Tree e : f_.children(O::entities_(f_, d))) {
        if (f_.symbol(il::EntityOp::name_(f_, e)) != f_.symbol(name)) continue;
        const Tree type =
            isObject(name) ? f_.node(Op::ClassType, {f_.leaf(Op::Name, this->type(), where_)}, where_) : copy(O::type_(f_, d));
        if (!isSaidHere(d) || !isSaidHere(e)) return false;
        const Tree entity = f_.node(Op::Entity,
                                    {f_.leaf(Op::Name, f_.symbol(as), where_), copy(il::EntityOp::dims_(f_, e)),
                                     copy(il::EntityOp::length_(f_, e)), leaf(Op::Noexpr, "")},
                                    where_);
        decls_.push_back(f_.node(Op::Declare, {type, copy(O::attrs_(f_, d)), f_.node(Op::Entities, {entity}, where_)}, where_));
        return true;
      }
    }
    return false;
  }

  // The type stands in front of FUNCTION.
  bool typed(Tree result) {
    const Tree type = il::ProcedureOp::type_(f_, model_);
    if (f_.is(type, Op::Notype) || f_.is(type, Op::Novalue) || !isSaidHere(type)) return false;
    const Tree entity =
        f_.node(Op::Entity, {copy(result), f_.node(Op::Dims, {}, where_), leaf(Op::Noexpr, ""), leaf(Op::Noexpr, "")}, where_);
    decls_.push_back(
        f_.node(Op::Declare, {copy(type), f_.node(Op::Attrs, {}, where_), f_.node(Op::Entities, {entity}, where_)}, where_));
    return true;
  }

  // It names nothing that the model alone declares, but its arguments.
  bool isSaidHere(Tree t) const {
    const Unit &u = p_.unit(p_.unitOf(model_));
    return !il::any(f_, t, [&](Tree n) {
      const Variable *v = f_.is(n, Op::Name) ? u.symbols.find(f_.symbol(n)) : nullptr;
      return v && (v->kind == Variable::Kind::Local || v->kind == Variable::Kind::Constant);
    });
  }

  // What the type of the object binds is called; a type that nobody here knows ends the program.
  Tree choice(Tree result) {
    Tree rest;
    if (choices_.back().definition == definition_) {
      rest = f_.node(Op::Instrs, {}, where_);
    } else {
      const std::string why = std::string(text(binding_)) + ": the type of the object is not among the sources";
      rest = f_.node(Op::Instrs, {language().ends(f_, why)}, where_);
    }
    for (std::size_t k = choices_.size(); k-- > 0;) {
      const Symbol tag = f_.symbol(il::TypedefOp::tag_(f_, choices_[k].definition));
      const Tree object = f_.children(il::ProcedureOp::formals_(f_, model_)).front();
      const Tree ofClass = f_.node(Op::ClassType, {f_.leaf(Op::Name, tag, where_)}, where_);
      const Tree test = f_.node(Op::IsOf, {copy(object), ofClass}, where_);
      const Tree then = f_.node(Op::Instrs, {call(ofClass, choices_[k].procedure, result)}, where_);
      rest = f_.node(Op::Instrs, {f_.node(Op::If, {test, then, rest}, where_)}, where_);
    }
    return rest;
  }

  // Just this procedure: it may ask again what the type of the object binds, so that the object is still one of a class.
  Tree call(Tree ofClass, UnitId procedure, Tree result) {
    std::vector<Tree> args;
    const Tree formals = il::ProcedureOp::formals_(f_, model_);
    for (Tree n : std::vector<Tree>(f_.children(formals).begin(), f_.children(formals).end())) args.push_back(copy(n));
    args[0] = f_.node(Op::Downcast, {args[0], copy(ofClass)}, where_);
    const Unit &called = p_.unit(procedure);
    const Symbol specific = semantics::specificName(semantics::boundName(binding_), p_.unit(called.parent).name, called.name);
    const Tree name = f_.leaf(Op::Name, specific, where_), all = f_.node(Op::Args, args, where_);
    if (!result) return il::CallOp::make(f_, name, all, leaf(Op::Noref, ""), where_);
    return f_.node(Op::Assign, {copy(result), il::ApplyOp::make(f_, name, all, where_)}, where_);
  }
};

}  // namespace

// Whether the module uses the other one, over any number of modules.
bool reaches(const Program &p, UnitId from, UnitId to) {
  std::set<UnitId> seen;
  std::vector<UnitId> open{from};
  while (!open.empty()) {
    const UnitId id = open.back();
    open.pop_back();
    if (id == to) return true;
    if (id == none || !seen.insert(id).second) continue;
    const Unit &u = p.unit(id);
    for (const semantics::UseEdge &e : u.uses) open.push_back(e.module);
    open.insert(open.end(), u.contained.begin(), u.contained.end());
  }
  return false;
}

std::optional<Symbol> Dispatchers::procedure(const Program &p, const Generics &generics, UnitId caller, Tree definition,
                                             Symbol binding, std::string &why) {
  Dispatcher d(p, generics, definition, binding);
  if (!d.find(caller, why)) return std::nullopt;
  const auto named = [&](Symbol name) { return semantics::specificName(semantics::boundName(binding), d.module(), name); };
  const Key key{d.module(), d.type(), binding};
  if (const auto known = made_.find(key); known != made_.end()) return named(known->second);
  const std::string wanted = std::string(text(binding)) + "_of_" + std::string(text(d.type()));
  Symbol name = intern(wanted);
  for (int k = 0; p.knowsName(name); ++k) name = intern(wanted + std::to_string(k));
  const Tree made = d.procedure(name);
  if (!made)
    return why = "types that extend that of the object have their own, whose arguments are not declared one by one", std::nullopt;
  made_[key] = name;
  wanted_.push_back({d.module(), made});
  return named(name);
}

std::vector<Tree> Dispatchers::with(const Program &p, std::vector<Tree> files) {
  Forest &f = p.forest();
  if (wanted_.empty()) return files;
  for (Tree &file : files) {
    const Tree units = il::FileOp::units_(f, file);
    std::vector<Tree> all(f.children(units).begin(), f.children(units).end());
    for (Tree &u : all) {
      if (!f.is(u, Op::Module)) continue;
      const Tree contained = il::ModuleOp::contained_(f, u);
      std::vector<Tree> inside(f.children(contained).begin(), f.children(contained).end());
      for (const Wanted &w : wanted_)
        if (w.module == f.symbol(il::ModuleOp::name_(f, u))) inside.push_back(w.procedure);
      if (inside.size() == f.arity(contained)) continue;
      const Tree now[] = {il::ModuleOp::name_(f, u), il::ModuleOp::decls_(f, u), rebuilt(f, contained, inside)};
      u = rebuilt(f, u, now);
    }
    const Tree now[] = {il::FileOp::path_(f, file), rebuilt(f, units, all)};
    file = rebuilt(f, file, now);
  }
  wanted_.clear();
  return files;
}

}  // namespace dotbar::dataflow
