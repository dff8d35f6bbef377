// Statement functions, f(x) = x*x among the declarations of a unit, expanded where they are applied: part of bringing a program
// into a normal form before data flow (TAP-M-ir).
#include <algorithm>

#include "dataflow/facts/host/in_place.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/facts/impl.h"
#include "dataflow/program/apart.h"
#include "dataflow/program/forgotten.h"
#include "dataflow/program/rebuilt.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

class Expansion : InPlace {
 public:
  Expansion(Facts::Impl &i, UnitId u) : InPlace(i), unit_(i.program.unit(u)) {}

  bool isNeeded() const {
    for (UnitId u = unit_.id; u != none; u = p_.unit(u).parent)
      if (std::ranges::any_of(p_.unit(u).symbols.all(), [](const Variable &v) { return bool(v.statementFunction); })) return true;
    return false;
  }

  // The tree itself where nothing in it is expanded.
  Tree expanded(Tree t) {
    if (il::isLeaf(f_.op(t))) return t;
    const auto c = f_.children(t);
    std::vector<Tree> children(c.begin(), c.end());
    bool changed = false;
    for (Tree &x : children) {
      const Tree before = x;
      x = expanded(x);
      changed |= x != before;
    }
    const Tree same = changed ? rebuilt(f_, t, children) : t;
    const Tree value = f_.is(t, Op::Apply) ? valueOf(same) : Tree{};
    return value ? value : same;
  }

 private:
  // What an application stands for; no tree when it is none of a statement function, or cannot be written in its place.
  Tree valueOf(Tree apply) {
    const Symbol name = f_.symbol(il::ApplyOp::function_(f_, apply));
    const Unit *of = declaring(name);
    if (!of) return {};
    const Variable *v = of->symbols.find(name);
    using O = il::StatementFunctionOp;
    const Tree formals = O::formals_(f_, v->statementFunction), value = O::value_(f_, v->statementFunction),
               args = il::ApplyOp::args_(f_, apply);
    if (f_.arity(formals) != f_.arity(args) || !open_.insert(v->name).second) return {};
    Values values;
    bool fits = !listsByLoops(f_, value);
    for (std::uint32_t k = 0; k < f_.arity(args); ++k) {
      const Symbol formal = f_.symbol(f_.child(formals, k));
      const Tree given = f_.child(args, k);
      fits = fits && sameType(p_, typeOfName(p_, *of, formal), p_.type(unit_, given)) &&
             (!calls(given) || occurrences(value, formal) == 1);
      values[formal] = given;
    }
    fits = fits && !namesOther(*of, value, values);
    const Tree result = fits ? asResult(*of, v->name, value) : Tree{};
    const Tree r = result ? expanded(replaced(result, values)) : Tree{};
    if (!r && readsOthers(*of, value, values))
      i_.error(DiagnosticKind::Refused, f_.span(apply),
               "the statement function " + std::string(text(v->name)) +
                   " reads more than its arguments, and what it stands for cannot be written here: types differ, a call would be "
                   "repeated, or names mean something else");
    open_.erase(v->name);
    return r;
  }

  // The unit whose statement function a name is: this one, or one around it.
  const Unit *declaring(Symbol name) const {
    for (UnitId u = unit_.id; u != none; u = p_.unit(u).parent)
      if (const Variable *v = p_.unit(u).symbols.find(name)) return v->statementFunction ? &p_.unit(u) : nullptr;
    return nullptr;
  }

  // Whether something in it means something else here than where the function stands.
  bool namesOther(const Unit &of, Tree value, const Values &formals) const {
    const auto differs = [&](Symbol name) { return p_.lookup(unit_, name) != p_.lookup(of, name); };
    if (f_.is(value, Op::Name)) return !formals.count(f_.symbol(value)) && differs(f_.symbol(value));
    if (f_.is(value, Op::Intval) || f_.is(value, Op::Realval)) {
      const Literal l = language().literal(f_.text(value));
      return l.kindIsName && differs(intern(l.kind));
    }
    return std::ranges::any_of(f_.children(value), [&](Tree c) { return namesOther(of, c, formals); });
  }
  bool readsOthers(const Unit &of, Tree value, const Values &formals) const {
    if (f_.is(value, Op::Name)) {
      const Variable *v = p_.lookup(of, f_.symbol(value));
      return !formals.count(f_.symbol(value)) && v && v->isVariable();
    }
    return std::ranges::any_of(f_.children(value), [&](Tree c) { return readsOthers(of, c, formals); });
  }

  // The value as the function gives it: converted as if it was assigned to a variable of the function's type. No tree where no
  // expression of this unit says so.
  Tree asResult(const Unit &of, Symbol function, Tree value) {
    const semantics::Type is = p_.type(of, value), declared = typeOfName(p_, of, function);
    if (sameType(p_, declared, is)) return value;
    const bool numbers = is.isNumeric() && declared.isNumeric();
    if (is.isArray() || (!numbers && !(is.is(Category::Logical) && declared.is(Category::Logical)))) return {};
    // without a kind, the real part of a complex number keeps the number's
    const Tree type = is.isComplex() ? p_.canonical(declared).spelled : p_.typeFor(unit_, of, declared.spelled);
    const Tree r = language().withKindOf(f_, type, value);
    const bool means = !il::any(f_, r, [&](Tree t) { return f_.is(t, Op::Apply) && !p_.isSource(t) && !isIntrinsic(unit_, t); });
    return means ? r : Tree{};
  }
  // Whether a procedure is called in it: it may not be called more or less often.
  bool calls(Tree t) const {
    return il::any(f_, t, [&](Tree x) {
      return f_.is(x, Op::Apply) && !i_.rules.intrinsics.count(f_.symbol(il::ApplyOp::function_(f_, x)));
    });
  }
  const Unit &unit_;
  std::set<Symbol> open_;  // being expanded: none applies itself
};

// Functions of the language, where no other name hides them.
std::function<bool(Symbol)> intrinsicsHere(Facts::Impl &i, UnitId u) {
  return [&i, u](Symbol name) {
    const Unit &unit = i.program.unit(u);
    return i.rules.intrinsics.count(name) != 0 && i.program.resolveProcedure(unit, name) == none && !i.program.lookup(unit, name);
  };
}

// Variables have several names where the guard holds that `option named_apart` names.
Tree apart(Facts::Impl &i, UnitId u, Tree body) {
  const auto option = i.rules.options.find(intern("named_apart"));
  const auto guard = option == i.rules.options.end() ? std::nullopt : i.equations.definition(option->second);
  if (!guard) return body;
  const Unit &unit = i.program.unit(u);
  const auto isWished = [&](const Variable &v) {
    const Tree name = i.forest.leaf(Op::Name, v.name);
    const CurrentUnit::Within within(i.currentUnit, u);
    return i.applied<bool>(*guard, std::span(&name, 1));
  };
  const auto another = [&](Tree statement, const Variable &v) {
    return i.names.variableFor(statement, v.name, i.program.typeOf(unit, i.forest.leaf(Op::Name, v.name)), u, i.way.quiet);
  };
  return withNamesApart(i.forest, i.program, unit, body, isWished,
                        [&](Tree statement, const Variable &v) { return i.forest.symbol(another(statement, v)); });
}

}  // namespace

void addStatementFunctions(std::vector<Primitive> &all) {
  PrimitiveTable to(all);
  to.add("expanded", {Type::Tree}, Type::Tree, [](Facts::Impl &i, UnitId u, Values &a) {
    if (u == none) return Value::of(a[0].tree);
    Expansion e(i, u);
    return Value::of(e.isNeeded() ? e.expanded(a[0].tree) : a[0].tree);
  });
  to.test("overwritesForgotten", [](Facts::Impl &i, UnitId u, Tree t) {
    if (u == none) return false;
    auto [at, isNew] = i.settersOfForgotten.try_emplace(u);
    if (isNew) at->second = settersOfForgotten(i.program, i.program.unit(u), intrinsicsHere(i, u));
    return at->second.count(unwrapped(i.forest, t)) != 0;
  });
  to.add("forgetting", {Type::Tree}, Type::Tree, [](Facts::Impl &i, UnitId u, Values &a) {
    if (u == none) return Value::of(a[0].tree);
    return Value::of(withForgotten(i.forest, i.program, i.program.unit(u), a[0].tree, intrinsicsHere(i, u)));
  });
  to.add("apart", {Type::Tree}, Type::Tree,
         [](Facts::Impl &i, UnitId u, Values &a) { return Value::of(u == none ? a[0].tree : apart(i, u, a[0].tree)); });
}

}  // namespace dotbar::dataflow
