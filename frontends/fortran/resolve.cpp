// The second pass over all files: name(args) of arrays that modules of other files declare; what names of ASSOCIATE stand for,
// where that depends on types and constants of modules; other names for what was declared in a BLOCK and stands now beside a USE
// that brings the same name.
#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/fortran/described.h"
#include "frontends/fortran/entries.h"
#include "frontends/fortran/forall.h"
#include "frontends/fortran/fortran.h"
#include "frontends/fortran/hoisting.h"
#include "frontends/fortran/lexical.h"
#include "frontends/fortran/outline.h"
#include "frontends/fortran/scope.h"
#include "frontends/fortran/submodules.h"
#include "frontends/fortran/use.h"
#include "frontends/semantics/hoist.h"
#include "il_make.h"

namespace dotbar::fortran {
namespace {

using il::Forest;
using il::Op;
using il::Tree;

struct UnitParts {
  Tree name, formals, result, decls, body, contained;
};

UnitParts parts(const Forest &f, Tree t) {
  using O = il::AnyOp;
  return {O::name_(f, t), O::formals_(f, t), O::result_(f, t), O::decls_(f, t), O::body_(f, t), O::contained_(f, t)};
}

class Resolver {
 public:
  // `merged`: modules with procedures that were read where their arguments were not known.
  Resolver(Forest &forest, const std::set<Symbol> &merged) : f_(forest), merged_(merged) {}

  void modules(Tree file) {
    if (f_.hasReadAs()) types(file);
    for (Tree u : f_.children(il::FileOp::units_(f_, file))) {
      if (!f_.is(u, Op::Module)) continue;
      auto &scope = modules_[f_.symbol(il::ModuleOp::name_(f_, u))];
      if (!scope) scope = std::make_unique<Scope>();
    }
  }
  void declareModules(Tree file) {
    if (f_.hasReadAs()) components(file);
    for (Tree u : f_.children(il::FileOp::units_(f_, file)))
      if (f_.is(u, Op::Module)) declareModule(*modules_[f_.symbol(il::ModuleOp::name_(f_, u))], u);
  }
  Tree file(Tree t) {
    const Tree now[] = {il::FileOp::path_(f_, t), units(il::FileOp::units_(f_, t), nullptr, false)};
    return withChildren(f_, t, now);
  }

 private:
  class Within {
   public:
    Within(bool &flag, bool now) : flag_(flag), outer_(std::exchange(flag, now)) {}
    ~Within() { flag_ = outer_; }
    Within(const Within &) = delete;
    Within &operator=(const Within &) = delete;

   private:
    bool &flag_, outer_;
  };

  void entities(Scope &scope, Tree list, Scope::Flags flags) {
    for (Tree e : f_.children(list))
      scope.declare(f_.symbol(il::EntityOp::name_(f_, e)),
                    static_cast<Scope::Flags>(flags | (f_.arity(il::EntityOp::dims_(f_, e)) ? Scope::Array : 0)));
  }

  std::vector<Symbol> declaredSymbols(Tree d) const {
    std::vector<Symbol> names;
    for (Tree n : il::declaredNames(f_, d)) names.push_back(f_.symbol(n));
    return names;
  }

  void declareAll(Scope &scope, Tree decls) {
    for (Tree d : f_.children(decls)) switch (f_.op(d)) {
        case Op::Declare: {
          Scope::Flags flags = f_.is(il::DeclareOp::type_(f_, d), Op::CharacterType) ? Scope::Character : 0;
          if (hasAttribute(f_, d, "parameter")) flags |= Scope::Constant;
          if (hasAttribute(f_, d, "pointer")) flags |= Scope::Pointer;
          if (isForeign(d)) flags |= Scope::Foreign;
          if (hasAttribute(f_, d, "target")) flags |= Scope::Target;
          for (Tree a : f_.children(il::DeclareOp::attrs_(f_, d))) {
            if (f_.is(a, Op::DimensionAttr)) flags |= Scope::Array;
            if (f_.is(a, Op::Attr) && (f_.text(a) == "public" || f_.text(a) == "private"))
              scope.access(f_.text(a) == "public", declaredSymbols(d));
          }
          entities(scope, il::DeclareOp::entities_(f_, d), flags);
          break;
        }
        case Op::External:
        case Op::Intrinsic:
          for (Tree n : f_.children(il::AnyOp::names_(f_, d))) scope.declare(f_.symbol(n), 0);
          break;
        case Op::IncludeLine:
          declareAll(scope, il::IncludeLineOp::decls_(f_, d));
          break;
        case Op::Use:
          if (auto m = modules_.find(f_.symbol(il::UseOp::module_(f_, d))); m != modules_.end())
            scope.use(useNames(m->second.get(), f_, d));
          else if (!isIntrinsicModule(f_.text(il::UseOp::module_(f_, d))))
            scope.setOpen();
          break;
        case Op::UnknownDecl:
          scope.setOpen();
          break;
        case Op::Accessible: {
          std::vector<Symbol> names;
          for (Tree n : f_.children(il::AccessibleOp::names_(f_, d))) names.push_back(f_.symbol(n));
          scope.access(f_.text(il::AccessibleOp::attr_(f_, d)) == "public", names);
          break;
        }
        case Op::Parameter:
          entities(scope, il::entitiesOf(f_, d), Scope::Constant);
          break;
        case Op::Attribute:
          entities(scope, il::AttributeOp::entities_(f_, d),
                   f_.text(il::AttributeOp::attr_(f_, d)) == "pointer" ? Scope::Pointer : Scope::Target);
          break;
        case Op::Common:
          entities(scope, il::CommonOp::members_(f_, d), Scope::Common);
          break;
        case Op::Equivalence:
          il::each(f_, d, [&](Tree t) {
            if (f_.is(t, Op::Name)) scope.declare(f_.symbol(t), Scope::Overlaid);
          });
          break;
        default:
          if (const Tree list = il::entitiesOf(f_, d)) entities(scope, list, 0);
          break;
      }
  }

  void types(Tree root) {
    il::each(f_, root, [&](Tree t) {
      if (!f_.is(t, Op::Typedef)) return;
      types_.insert(f_.symbol(il::TypedefOp::tag_(f_, t)));
      extended_[f_.symbol(il::TypedefOp::tag_(f_, t))].insert(extendedBy(t));
    });
  }
  // The name of the type that a definition extends; empty: none.
  Symbol extendedBy(Tree definition) const {
    constexpr std::string_view word = "extends(";
    for (Tree a : f_.children(il::TypedefOp::attrs_(f_, definition)))
      if (f_.is(a, Op::Attr) && f_.text(a).starts_with(word))
        return intern(f_.text(a).substr(word.size(), f_.text(a).size() - word.size() - 1));
    return {};
  }
  // Nothing where a definition is not there, or there are several that say different things.
  std::optional<int> typesExtended(Symbol type) const {
    for (int depth = 0; depth <= static_cast<int>(types_.size()); ++depth) {
      const auto known = extended_.find(type);
      if (known == extended_.end() || known->second.size() != 1) return std::nullopt;
      type = *known->second.begin();
      if (!type) return depth;
    }
    return std::nullopt;
  }
  // Nobody knows the components of what is declared so.
  bool isForeign(Tree declare) const {
    const Tree type = il::DeclareOp::type_(f_, declare);
    if (f_.is(type, Op::UnknownType)) return true;
    return (f_.is(type, Op::StructType) || f_.is(type, Op::ClassType)) && !types_.count(f_.symbol(il::AnyOp::tag_(f_, type)));
  }

  // The components of the types that are declared here, or in procedures here.
  void components(Tree root) {
    il::each(f_, root, [&](Tree t) {
      if (!f_.is(t, Op::Typedef)) return;
      for (Tree d : f_.children(il::TypedefOp::members_(f_, t))) {
        if (!f_.is(d, Op::Declare)) continue;
        for (Symbol n : declaredSymbols(d)) (hasAttribute(f_, d, "pointer") || isForeign(d) ? pointers_ : components_).insert(n);
        for (Tree e : f_.children(il::DeclareOp::entities_(f_, d))) {
          const bool isSingle = f_.arity(il::EntityOp::dims_(f_, e)) == 0 && !isDimensioned(d) &&
                                !f_.is(il::DeclareOp::type_(f_, d), Op::CharacterType);
          (isSingle ? scalars_ : several_).insert(f_.symbol(il::EntityOp::name_(f_, e)));
        }
      }
    });
  }
  bool isDimensioned(Tree declare) const {
    return std::ranges::any_of(f_.children(il::DeclareOp::attrs_(f_, declare)),
                               [&](Tree a) { return f_.is(a, Op::DimensionAttr); });
  }
  // Parts of a component that is no array in any type of which it is one; else it is the array itself.
  bool isArrayComponent(Tree ref) const {
    const Symbol member = f_.is(ref, Op::Field) ? f_.symbol(il::FieldOp::member_(f_, ref)) : Symbol{};
    return !scalars_.count(member) || several_.count(member);
  }

  // A name may stand for something in a construct around, or be a variable (`through`: names that were looked up on the way).
  bool mayPoint(Tree ref, const Scope &scope, const semantics::BlockScopes &blocks, std::set<Symbol> through = {}) const {
    while (f_.is(ref, Op::Index) || f_.is(ref, Op::Field) || f_.is(ref, Op::Downcast)) {
      const Symbol part = f_.is(ref, Op::Field) ? f_.symbol(il::FieldOp::member_(f_, ref)) : Symbol{};
      if (part && (pointers_.count(part) || !components_.count(part))) return true;
      ref = il::AnyOp::base_(f_, ref);
    }
    const Symbol base = f_.symbol(ref);
    bool selects = !through.insert(base).second;
    if (!selects)
      for (const auto &[stands, b] : blocks)
        for (const auto &[name, selected] : b.selected) {
          if (name != base) continue;
          if (mayPoint(selected, scope, blocks, through)) return true;
          selects = true;
        }
    const bool known = scope.isKnown(base);
    return known ? scope.isForeign(base) || scope.isPointer(base) : !selects;
  }

  // FORALL as loops, where no assignment needs what it stores elsewhere; anything else.
  bool isOneByOne(const semantics::BlockScope &b, const Scope &scope) {
    const auto storedAs = [&](Symbol n) {
      if (isDeclaredBy(f_, b, n)) return ofConstruct();
      const auto is = [&](auto... flags) { return (scope.is(n, flags) || ...); };
      const bool unseen = !scope.isKnown(n) && scope.isOpen();  // perhaps a variable of a module that is not there
      Stored r{.array = is(Scope::Array), .points = unseen || is(Scope::Pointer), .pointedAt = is(Scope::Pointer, Scope::Target)};
      r.declaredIn = scope.origin(n), r.overlaid = is(Scope::Overlaid), r.common = is(Scope::Common);
      r.perhapsCommon = unseen || r.common || r.overlaid;
      return r;
    };
    std::vector<Tree> before(b.before), assignments(b.assignments);
    for (auto *all : {&before, &assignments})
      for (Tree &t : *all) t = references(t, scope);
    return fortran::isOneByOne(f_, before, assignments, storedAs);
  }

  void blocksIn(Tree root, const Scope &scope, semantics::BlockScopes &blocks) {
    std::vector<Tree> open{root};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      const std::vector<Tree> *parts = f_.readAs(t);
      if (parts)
        if (semantics::BlockScope b = asBlock(f_, *parts); isOneByOne(b, scope)) {
          for (auto &[name, selected] : b.selected) selected = references(selected, scope);
          blocks.emplace(t, b);
        }
      for (Tree c : parts ? std::span<const Tree>(*parts) : f_.children(t)) open.push_back(c);
    }
  }

  // No tree: there is nothing to take apart.
  Tree takenApart(Tree t, const UnitParts &p, const Scope &scope) {
    semantics::BlockScopes blocks;
    if (f_.hasReadAs() && p.body) blocksIn(p.body, scope, blocks);
    if (blocks.empty()) return {};
    HoistedUnit unit{{}, p.decls, p.body, p.contained ? p.contained : f_.node(Op::Units, {})};
    for (Tree c : f_.children(t))
      if (f_.is(t, Op::Procedure) && c != p.decls && c != p.body && c != p.contained) unit.header.push_back(c);
    semantics::HoistAnswers answers =
        hoistAnswers(f_, unit, blocks, scope, [&](Tree ref) { return mayPoint(ref, scope, blocks); });
    answers.isArray = [this](Tree ref) { return isArrayComponent(ref); };
    answers.typesExtended = [this](Symbol type) { return typesExtended(type); };
    const auto [decls, body] = fortran::takenApart(f_, unit, blocks, answers);
    if (body == p.body) return f_.is(t, Op::Procedure) && !inProcedure_ && isTyped_ ? outlined(f_, t, blocks) : Tree{};
    std::vector<Tree> all(f_.children(t).begin(), f_.children(t).end());
    for (Tree &c : all) c = c == p.decls ? decls : c == p.body ? body : c;
    return withChildren(f_, t, all);
  }

  // Its procedures and types, too, and what is generic: none of them is an array.
  void declareModule(Scope &scope, Tree module) {
    declareAll(scope, il::ModuleOp::decls_(f_, module));
    const auto name = [&](Tree n) {
      if (f_.is(n, Op::Name)) scope.declare(f_.symbol(n), 0);
    };
    for (Tree u : f_.children(il::ModuleOp::contained_(f_, module)))
      if (const Tree n = parts(f_, u).name) name(n);
    for (Tree d : f_.children(il::ModuleOp::decls_(f_, module))) {
      if (f_.is(d, Op::Typedef)) name(il::TypedefOp::tag_(f_, d));
      if (f_.is(d, Op::Interface)) name(il::InterfaceOp::generic_(f_, d));
    }
  }

  bool uses(Tree decls) const {
    for (Tree d : f_.children(decls))
      if (f_.is(d, Op::Use) && modules_.count(f_.symbol(il::UseOp::module_(f_, d)))) return true;
    return false;
  }

  Tree keep(Tree from, Tree to) { return inPlaceOf(f_, from, to); }

  Tree units(Tree list, const Scope *host, bool changed) {
    std::vector<Tree> all(f_.children(list).begin(), f_.children(list).end());
    for (Tree &u : all) u = unit(u, host, changed);
    return withChildren(f_, list, all);
  }

  Tree unit(Tree t, const Scope *host, bool used) {
    if (parts(f_, t).decls) t = besideUses(t);
    const UnitParts p = parts(f_, t);
    if (!p.decls) return t;
    Scope scope(host);
    if (f_.is(p.name, Op::Name) && p.formals) scope.declare(f_.symbol(p.name), 0);
    if (p.formals)
      for (Tree n : f_.children(p.formals)) scope.declare(f_.symbol(n), 0);
    if (p.result && f_.is(p.result, Op::Name)) scope.declare(f_.symbol(p.result), 0);
    declareAll(scope, p.decls);
    const auto asksTypes = [&](Tree d) { return f_.is(d, Op::ImplicitNone); };
    const bool isProcedure = f_.is(t, Op::Procedure) || f_.is(t, Op::MainProgram);
    const Within typed(isTyped_, isTyped_ || std::ranges::any_of(f_.children(p.decls), asksTypes));
    if (const Tree apart = takenApart(t, p, scope)) return unit(apart, host, used);
    used |= uses(p.decls) || (f_.is(t, Op::Module) && merged_.contains(f_.symbol(p.name)));
    std::vector<Tree> all(f_.children(t).begin(), f_.children(t).end());
    assignments(all, p, scope);
    const Within inside(inProcedure_, inProcedure_ || isProcedure);
    for (Tree &c : all) {
      if (used && (f_.is(c, Op::Decls) || f_.is(c, Op::Instrs))) c = references(c, scope);
      if (p.contained && c == p.contained) c = units(c, &scope, used);
    }
    return withChildren(f_, t, all);
  }

  // Nothing but what a BLOCK declared can have a name that comes by USE, too; in the unit nothing else has that name.
  Tree besideUses(Tree t) {
    const UnitParts p = parts(f_, t);
    if (!p.body || !uses(p.decls)) return t;
    const Scope used = importedBy(p.decls);
    semantics::OtherNames others;
    for (Tree d : f_.children(p.decls)) {
      if (!f_.is(d, Op::Declare)) continue;
      for (Tree n : il::declaredNames(f_, d))
        if (const Symbol s = f_.symbol(n); used.isKnown(s) && !isOfHeader(p, s)) others[s] = free(t, used, s);
    }
    if (others.empty()) return t;
    std::vector<Tree> all(f_.children(t).begin(), f_.children(t).end());
    for (Tree &c : all)
      if (c == p.decls || c == p.body) c = semantics::withOtherNames(f_, c, others);
    return std::ranges::find(all, Tree{}) == all.end() ? withChildren(f_, t, all) : t;
  }

  // What comes by USE alone.
  Scope importedBy(Tree decls) {
    Scope used;
    std::vector<Tree> uses;
    for (Tree d : f_.children(decls))
      if (f_.is(d, Op::Use)) uses.push_back(d);
    declareAll(used, f_.node(Op::Decls, uses));
    return used;
  }

  bool isOfHeader(const UnitParts &p, Symbol name) const {
    const auto is = [&](Tree n) { return f_.is(n, Op::Name) && f_.symbol(n) == name; };
    return is(p.name) || (p.result && is(p.result)) || (p.formals && std::ranges::any_of(f_.children(p.formals), is));
  }

  // The name with the first number that makes it new in the unit and in what it uses.
  Symbol free(Tree unit, const Scope &used, Symbol name) const {
    for (int k = 0;; ++k) {
      const Symbol other = intern(std::string(text(name)) + std::to_string(k));
      const auto isIt = [&](Tree t) { return f_.is(t, Op::Name) && f_.symbol(t) == other; };
      if (!used.isKnown(other) && !il::any(f_, unit, isIt)) return other;
    }
  }

  // What was read as a statement function is the first assignment when a module declares the array, or a function, which gives
  // what is assigned. A module that is not there may: then it is one, too, unless only a declaration may stand there.
  void assignments(std::vector<Tree> &unit, const UnitParts &p, const Scope &scope) {
    const auto isFormula = [this](Tree d) { return f_.is(d, Op::StatementFunction); };
    if (!p.body || std::ranges::none_of(f_.children(p.decls), isFormula)) return;
    std::vector<Tree> decls, first;
    const Scope used = importedBy(p.decls);
    for (Tree d : f_.children(p.decls)) {
      const bool anywhere = f_.is(d, Op::FormatLine) || f_.is(d, Op::Data);
      const Symbol name = f_.is(d, Op::StatementFunction) ? f_.symbol(il::StatementFunctionOp::name_(f_, d)) : Symbol{};
      if (name && (scope.isArray(name) || used.isKnown(name) || (scope.isOpen() && !scope.isKnown(name)))) {
        first.push_back(d);
        continue;
      }
      if (!name && !anywhere) {  // none of them is an assignment
        decls.insert(decls.end(), first.begin(), first.end());
        first.clear();
      }
      decls.push_back(d);
    }
    if (first.empty()) return;
    for (Tree &d : first) {
      using O = il::StatementFunctionOp;
      const Tree name = O::name_(f_, d), formals = O::formals_(f_, d);
      const std::vector<Tree> subs(f_.children(formals).begin(), f_.children(formals).end());
      const Span where{f_.span(name).begin, f_.span(formals).end};
      const Tree left = f_.node(Op::Index, {name, f_.node(Op::Subs, subs, f_.span(formals))}, where);
      d = keep(d, f_.node(Op::Assign, {left, O::value_(f_, d)}, f_.span(d)));
    }
    first.insert(first.end(), f_.children(p.body).begin(), f_.children(p.body).end());
    for (Tree &c : unit) {
      if (c == p.decls) c = keep(c, f_.node(Op::Decls, decls, f_.span(c)));
      if (c == p.body) c = keep(c, f_.node(Op::Instrs, first, f_.span(c)));
    }
  }

  // apply to index
  Tree references(Tree root, const Scope &scope) {
    return rebuild(f_, root, [&](Tree t, std::span<const Tree> children) { return rebuilt(t, children, scope); });
  }

  Tree rebuilt(Tree t, std::span<const Tree> children, const Scope &scope) {
    if (f_.is(t, Op::Apply) && scope.isArray(f_.symbol(children[0])) && subscripts(children[1])) {
      const std::vector<Tree> subs(f_.children(children[1]).begin(), f_.children(children[1]).end());
      return keep(t, f_.node(Op::Index, {children[0], f_.node(Op::Subs, subs, f_.span(children[1]))}, f_.span(t)));
    }
    return withChildren(f_, t, children);
  }

  bool subscripts(Tree args) const {
    for (Tree a : f_.children(args))
      if (f_.is(a, Op::Keyword) || f_.is(a, Op::Alternate)) return false;
    return f_.arity(args) > 0;
  }

  Forest &f_;
  const std::set<Symbol> &merged_;
  std::map<Symbol, std::unique_ptr<Scope>> modules_;
  std::map<Symbol, std::set<Symbol>> extended_;     // by type, the type that it extends, as the definitions of its name say
  std::set<Symbol> types_, components_, pointers_;  // pointers_: components that are, or whose types are not there
  bool inProcedure_ = false, isTyped_ = false;      // the unit stands in a procedure; IMPLICIT NONE holds there
  std::set<Symbol> scalars_, several_;              // components that are no arrays in some type; that may have several elements
};

}  // namespace

std::vector<il::Tree> resolve(il::Forest &forest, std::span<const il::Tree> read, Diagnostics *diagnostics) {
  const auto [files, merged] = withSubmodules(forest, read, diagnostics);
  Resolver r(forest, merged);
  for (Tree t : files)
    if (t) r.modules(t);
  for (Tree t : files)
    if (t) r.declareModules(t);
  std::vector<Tree> all;
  for (Tree t : files) all.push_back(t ? r.file(t) : t);
  return splitEntries(forest, describeDummies(forest, all));
}

}  // namespace dotbar::fortran
