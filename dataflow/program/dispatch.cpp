#include "dataflow/program/dispatch.h"

#include <algorithm>

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
  bool hasObjects = true;
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

  // False (and why): not all that may be called is known.
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
    if (std::ranges::none_of(choices_, &Choice::hasObjects))
      return why = "no type that extends that of the object says it", false;
    if (hasNamesakes()) return why = "types of different modules with the same name have their own", false;
    findModel(caller);
    return true;
  }

  bool hasOwnModule() const { return home_ == none; }  // in a module of its own
  Symbol module() const { return p_.unit(module_).name; }
  Symbol home() const { return hasOwnModule() ? Symbol{} : p_.unit(home_).name; }
  Symbol type() const { return f_.symbol(il::TypedefOp::tag_(f_, definition_)); }
  // Modules one of which has each type.
  std::vector<Symbol> modules() const {
    std::vector<Symbol> all;
    for (const Choice &c : choices_) all.push_back(p_.unit(p_.unitOf(c.definition)).name);
    return all;
  }

  // With the arguments that one of those has that it calls; no tree (and why): what declares them cannot be said there.
  Tree procedure(Symbol name, std::string &why) {
    using O = il::ProcedureOp;
    why = "types that extend that of the object have their own, whose arguments are not declared one by one";
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
    if (!body) return why = "types that extend that of the object have their own, and one is PRIVATE in its module", Tree{};
    const Tree type = isFunction ? leaf(Op::Notype, "") : leaf(Op::Novalue, "");
    std::vector<Tree> prefix;
    const Tree said = f_.node(Op::Attrs, prefix, where_);
    if (!hasOwnModule()) decls_.insert(decls_.begin(), uses_.begin(), uses_.end());
    return f_.node(Op::Procedure,
                   {said, type, f_.leaf(Op::Name, name, where_), copy(formals), copy(result), f_.node(Op::Decls, decls_, where_),
                    body, f_.node(Op::Units, {}, where_)},
                   where_);
  }

  // Around the procedure, with what that takes from other modules.
  Tree moduleWith(Symbol name, Tree procedure) {
    const Tree imported = f_.node(Op::Imported, {f_.node(Op::Decls, uses_, where_)}, where_);
    return f_.node(
        Op::Module,
        {f_.leaf(Op::Name, name, where_), f_.node(Op::Decls, {imported}, where_), f_.node(Op::Units, {procedure}, where_)},
        where_);
  }

 private:
  struct Import {
    Symbol module, there, local;
  };

  const Program &p_;
  Forest &f_;
  const Generics &generics_;
  Tree definition_;
  Symbol binding_;
  Span where_;
  std::vector<Choice> choices_;
  UnitId module_ = none;  // of the type
  UnitId home_ = none;    // where the procedure stands; none: in a module of its own
  Tree model_;            // the procedure that gives its arguments
  std::vector<Tree> decls_, uses_;
  std::vector<Import> imports_;

  bool isSeenIn(UnitId module, Tree definition) const {
    const Symbol tag = f_.symbol(il::TypedefOp::tag_(f_, definition));
    return p_.definition(p_.unit(module), f_.leaf(Op::Name, tag, where_)) == definition;
  }
  bool seesAll(UnitId module) const {
    return std::ranges::all_of(choices_, [&](const Choice &c) { return isSeenIn(module, c.definition); });
  }

  void findModel(UnitId caller) {
    while (p_.unit(caller).parent != none) caller = p_.unit(caller).parent;
    for (const UnitId m : {module_, caller})
      if (home_ == none && modelIn(m) && isSeenIn(m, definition_) && seesAll(m)) home_ = m;
    // what is derived of the type's own procedures would use a module of its own, and be used by it
    if (home_ == none && modelIn(module_) && callsItself(caller)) home_ = module_;
    model_ = home_ == none ? p_.unit(choices_.back().procedure).tree : modelIn(home_);
  }
  Tree modelIn(UnitId module) const {
    for (const Choice &c : choices_)
      if (p_.unit(c.procedure).parent == module) return p_.unit(c.procedure).tree;
    return {};
  }

  // gfortran takes such classes for one another where both are seen, whatever they are called there.
  bool hasNamesakes() const {
    std::vector<Symbol> tags;
    for (const Choice &c : choices_) tags.push_back(f_.symbol(il::TypedefOp::tag_(f_, c.definition)));
    std::ranges::sort(tags);
    return std::ranges::adjacent_find(tags) != tags.end();
  }
  // Some procedure of the type's module calls what an object's type binds to the name.
  bool callsItself(UnitId outermost) const {
    return outermost == module_ || il::any(f_, p_.unit(module_).tree, [&](Tree t) {
             if (f_.is(t, Op::Field)) return f_.text(il::FieldOp::member_(f_, t)) == text(binding_);
             return f_.is(t, Op::Name) && semantics::isBoundName(f_.symbol(t)) && semantics::bindingOf(f_.symbol(t)) == binding_;
           });
  }

  // What it calls what a module has, which it takes by USE; none: that keeps it to itself, or it is no module.
  Symbol imported(UnitId from, Symbol there) {
    if (from == none || !f_.is(p_.unit(from).tree, Op::Module) || p_.unit(from).symbols.access.hides(there)) return {};
    const Symbol module = p_.unit(from).name;
    for (const Import &i : imports_)
      if (i.module == module && i.there == there) return i.local;
    const auto isTaken = [&](Symbol name) {
      const auto isIt = [&](Tree n) { return f_.symbol(n) == name; };
      return std::ranges::any_of(imports_, [&](const Import &i) { return i.local == name; }) ||
             std::ranges::any_of(f_.children(il::ProcedureOp::formals_(f_, model_)), isIt) || text(name) == "value" ||
             (home_ != none && p_.knowsName(p_.unit(home_), name));
    };
    Symbol local = there;
    for (int k = 0; isTaken(local); ++k) local = intern(std::string(text(there)) + std::to_string(k));
    imports_.push_back({module, there, local});
    const Taken taken{local, there};
    uses_.push_back(language().taken(f_, module, std::span(&taken, 1)));
    return local;
  }
  Symbol tagHere(Tree definition) {
    const Symbol tag = f_.symbol(il::TypedefOp::tag_(f_, definition));
    return home_ != none && isSeenIn(home_, definition) ? tag : imported(p_.unitOf(definition), tag);
  }

  // A name in a declaration of the model, as it is here; none: it cannot be said.
  Symbol nameHere(Tree n, bool isTag) {
    const Unit &u = p_.unit(p_.unitOf(model_));
    const auto isIt = [&](Tree formal) { return f_.symbol(formal) == f_.symbol(n); };
    if (isTag) {
      const Tree known = p_.definition(u, n);
      return known ? tagHere(known) : Symbol{};
    }
    const Variable *v = p_.entity(u, n);
    if (!v || std::ranges::any_of(f_.children(il::ProcedureOp::formals_(f_, model_)), isIt)) return f_.symbol(n);
    if (v->owner == u.id) return v->kind == Variable::Kind::Procedure ? f_.symbol(n) : Symbol{};
    return home_ != none && p_.lookup(p_.unit(home_), f_.symbol(n)) == v ? f_.symbol(n) : imported(v->owner, v->name);
  }
  // The tree of a declaration of the model as it is said in the module; no tree: it cannot be.
  Tree said(Tree t, bool isTag = false) {
    if (f_.is(t, Op::Name)) {
      const Symbol name = nameHere(t, isTag);
      return name ? f_.leaf(Op::Name, name, where_) : Tree{};
    }
    if (il::isLeaf(f_.op(t))) return f_.leaf(f_.op(t), f_.symbol(t), where_);
    std::vector<Tree> children;
    for (Tree c : std::vector<Tree>(f_.children(t).begin(), f_.children(t).end())) {
      const Tree now = said(c, f_.is(t, Op::StructType) || f_.is(t, Op::ClassType));
      if (!now) return {};
      children.push_back(now);
    }
    return f_.node(f_.op(t), children, where_);
  }

  bool isChoice(Tree d, const Generics::Bound &b, std::string &why) {
    if (b.deferred) return true;
    if (b.specific.unit == none) return why = "the source of " + std::string(text(b.specific.name)) + " is not given", false;
    if (b.passed != 0 || b.isPrivate) return why = "types that extend that of the object have their own", false;
    const UnitId host = p_.unit(b.specific.unit).parent;
    if (host == none || !f_.is(p_.unit(host).tree, Op::Module)) return why = "its procedure is no module's", false;
    choices_.push_back({d, depthOf(p_, p_.recordOf(d)), b.specific.unit, generics_.hasObjects(d, binding_)});
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
        return declaredAs(d, e, isObject(name) ? ofClass(definition_) : said(O::type_(f_, d)), as);
      }
    }
    return false;
  }

  bool declaredAs(Tree d, Tree e, Tree type, Tree as) {
    const Tree attrs = said(il::DeclareOp::attrs_(f_, d)), dims = said(il::EntityOp::dims_(f_, e)),
               length = said(il::EntityOp::length_(f_, e));
    if (!type || !attrs || !dims || !length) return false;
    const Tree entity =
        f_.node(Op::Entity, {f_.leaf(Op::Name, f_.symbol(as), where_), dims, length, leaf(Op::Noexpr, "")}, where_);
    decls_.push_back(f_.node(Op::Declare, {type, attrs, f_.node(Op::Entities, {entity}, where_)}, where_));
    return true;
  }
  // No tree: the module cannot name it.
  Tree ofClass(Tree definition) {
    const Symbol tag = tagHere(definition);
    return tag ? f_.node(Op::ClassType, {f_.leaf(Op::Name, tag, where_)}, where_) : Tree{};
  }

  // The type stands in front of FUNCTION.
  bool typed(Tree result) {
    const Tree before = il::ProcedureOp::type_(f_, model_);
    const Tree type = f_.is(before, Op::Notype) || f_.is(before, Op::Novalue) ? Tree{} : said(before);
    if (!type) return false;
    const Tree entity =
        f_.node(Op::Entity, {copy(result), f_.node(Op::Dims, {}, where_), leaf(Op::Noexpr, ""), leaf(Op::Noexpr, "")}, where_);
    decls_.push_back(
        f_.node(Op::Declare, {type, f_.node(Op::Attrs, {}, where_), f_.node(Op::Entities, {entity}, where_)}, where_));
    return true;
  }

  // What the type of the object binds is called; a type that nobody here knows ends the program. No tree: one has no name here.
  Tree choice(Tree result) {
    Tree rest;
    if (choices_.back().definition == definition_) {
      rest = f_.node(Op::Instrs, {}, where_);
    } else {
      rest = f_.node(Op::Instrs, {unknownType()}, where_);
    }
    for (std::size_t k = choices_.size(); k-- > 0;) {
      const Tree object = f_.children(il::ProcedureOp::formals_(f_, model_)).front(), type = ofClass(choices_[k].definition);
      if (!type) return {};
      const Tree test = f_.node(Op::IsOf, {copy(object), type}, where_);
      const Choice &c = choices_[k];
      const Tree then = f_.node(Op::Instrs, {c.hasObjects ? call(type, c.procedure, result) : unknownType()}, where_);
      rest = f_.node(Op::Instrs, {f_.node(Op::If, {test, then, rest}, where_)}, where_);
    }
    return rest;
  }

  Tree unknownType() {
    return language().ends(f_, std::string(text(binding_)) + ": the type of the object is not among the sources");
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

std::optional<Symbol> Dispatchers::procedure(const Program &p, const Generics &generics, UnitId caller, Tree definition,
                                             Symbol binding, std::string &why) {
  Dispatcher d(p, generics, definition, binding);
  if (!d.find(caller, why)) return std::nullopt;
  const auto named = [&](const Name &n) { return semantics::specificName(semantics::boundName(binding), n.module, n.procedure); };
  const Key key{d.module(), d.type(), binding};
  if (const auto known = made_.find(key); known != made_.end()) return named(known->second);
  const auto fresh = [&](const std::string &wanted) {
    Symbol name = intern(wanted);
    for (int k = 0; p.knowsName(name); ++k) name = intern(wanted + std::to_string(k));
    return name;
  };
  const std::string what(text(binding)), type(text(d.type()));
  Name name{d.home(), fresh(what + "_of_" + type)};
  Tree made = d.procedure(name.procedure, why);
  if (!made) return std::nullopt;
  if (d.hasOwnModule()) name.module = fresh(type + "_" + what), made = d.moduleWith(name.module, made);
  made_[key] = name;
  wanted_.push_back({name.module, made, d.hasOwnModule() ? d.modules() : std::vector<Symbol>{}});
  return named(name);
}

std::vector<Tree> Dispatchers::with(const Program &p, std::vector<Tree> files) {
  Forest &f = p.forest();
  const auto has = [&](Tree file, const Wanted &w) {
    return std::ranges::any_of(f.children(il::FileOp::units_(f, file)), [&](Tree u) {
      return f.is(u, Op::Module) && std::ranges::count(w.behind, f.symbol(il::ModuleOp::name_(f, u))) != 0;
    });
  };
  std::vector<std::size_t> last(wanted_.size(), files.size());  // behind which file each module stands
  for (std::size_t w = 0; w < wanted_.size(); ++w)
    for (std::size_t k = 0; k < files.size(); ++k)
      if (has(files[k], wanted_[w])) last[w] = k;
  for (std::size_t k = 0; k < files.size() && !wanted_.empty(); ++k) {
    const Tree units = il::FileOp::units_(f, files[k]);
    std::vector<Tree> all(f.children(units).begin(), f.children(units).end());
    for (Tree &u : all) {
      if (!f.is(u, Op::Module)) continue;
      const Tree contained = il::ModuleOp::contained_(f, u);
      std::vector<Tree> inside(f.children(contained).begin(), f.children(contained).end());
      for (const Wanted &w : wanted_)
        if (w.module == f.symbol(il::ModuleOp::name_(f, u))) inside.push_back(w.unit);
      if (inside.size() == f.arity(contained)) continue;
      const Tree now[] = {il::ModuleOp::name_(f, u), il::ModuleOp::decls_(f, u), rebuilt(f, contained, inside)};
      u = rebuilt(f, u, now);
    }
    for (std::size_t w = 0; w < wanted_.size(); ++w)
      if (last[w] == k) all.push_back(wanted_[w].unit);
    const Tree now[] = {il::FileOp::path_(f, files[k]), rebuilt(f, units, all)};
    files[k] = rebuilt(f, files[k], now);
  }
  wanted_.clear();
  return files;
}

}  // namespace dotbar::dataflow
