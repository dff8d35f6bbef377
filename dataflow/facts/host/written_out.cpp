// Functions of the sources that one formula says, written out where rules wish it: part of bringing a program into a normal form
// before data flow. A formula is what assignments to local variables, each of which is set once, make of the arguments; nothing
// else is read, nothing is converted, and nothing that takes time is said twice.
#include <algorithm>
#include <set>

#include "dataflow/facts/host/calls.h"
#include "dataflow/facts/host/in_place.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/program/rebuilt.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

class WritingOut : InPlace {
 public:
  WritingOut(Facts::Impl &i, UnitId u) : InPlace(i), unit_(i.program.unit(u)) {}

  // The tree itself where nothing in it is written out.
  Tree written(Tree t) {
    if (il::isLeaf(f_.op(t)) || isOnlyCopied(t)) return t;
    const auto c = f_.children(t);
    std::vector<Tree> children(c.begin(), c.end());
    bool changed = false;
    for (Tree &x : children) {
      const Tree before = x;
      x = written(x);
      changed |= x != before;
    }
    const Tree same = changed ? rebuilt(f_, t, children) : t;
    const Tree value = f_.is(t, Op::Apply) && isWished(t) ? valueOf(unit_, same) : Tree{};
    return value ? value : same;
  }

 private:
  static constexpr std::size_t largest = 150;  // of a formula, in nodes

  // Its text stays, whatever its parts become.
  bool isOnlyCopied(Tree t) const {
    return f_.is(t, Op::Other) || f_.is(t, Op::OtherExpr) || f_.is(t, Op::Output) || f_.is(t, Op::Input);
  }

  bool isWished(Tree apply) const {
    const auto option = i_.rules.options.find(intern("written_out"));
    const auto guard = option == i_.rules.options.end() ? std::nullopt : i_.equations.definition(option->second);
    if (!guard || !p_.isSource(apply) || !isRepeatableCall(i_, unit_.id, apply)) return false;
    const CurrentUnit::Within within(i_.currentUnit, unit_.id);
    return i_.applied<bool>(*guard, std::span(&apply, 1));
  }

  // What an application stands for in a unit; no tree where that cannot be written in its place.
  Tree valueOf(const Unit &here, Tree apply) {
    const UnitId of = p_.resolveProcedure(here, f_.symbol(il::ApplyOp::function_(f_, apply)));
    const Tree formula = of == none ? Tree{} : formulaOf(p_.unit(of));
    const Tree args = il::ApplyOp::args_(f_, apply);
    if (!formula || listsByLoops(f_, formula) || f_.arity(args) != p_.unit(of).formals.size() || !meansHere(here, formula))
      return {};
    Values values;
    for (std::uint32_t k = 0; k < f_.arity(args); ++k) values[p_.unit(of).formals[k]] = f_.child(args, k);
    for (const auto &[formal, given] : values)
      if (!fits(here, p_.unit(of), formal, given, formula, values)) return {};
    return replaced(formula, values);
  }

  // --- the formula of a function, in its formals ---
  Tree formulaOf(const Unit &of) {
    const auto [at, isNew] = formulas_.try_emplace(of.id, Tree{});  // none while it is looked for: it applies itself
    if (!isNew) return at->second;
    const Tree found = findFormula(of);
    return formulas_[of.id] = found;
  }

  Tree findFormula(const Unit &of) {
    if (!of.result || of.recursive || !of.contained.empty() || overlays(of) || isSpokenOf(of)) return {};
    Values locals;
    std::map<Symbol, int> uses;
    for (Tree t : f_.children(of.body)) {
      if (f_.is(t, Op::Return) && t == f_.children(of.body).back()) break;
      const Tree value = f_.is(t, Op::Assign) ? assigned(of, t, locals, uses) : Tree{};
      if (!value || !locals.emplace(f_.symbol(il::AssignOp::left_(f_, t)), value).second) return {};
    }
    const auto result = locals.find(of.result);
    const auto isSaidTwice = [&](const auto &l) { return uses[l.first] > 1 && !isQuick(l.second); };
    if (result == locals.end() || uses[of.result] > 0 || std::ranges::any_of(locals, isSaidTwice)) return {};
    return result->second;
  }

  // A comment to the tool says something of it, or in it.
  bool isSpokenOf(const Unit &of) const {
    return il::any(f_, of.tree, [&](Tree t) {
      const il::Comments *c = f_.comments(t);
      return c && std::ranges::any_of(c->directives, [](const il::Directive &d) { return d.own; });
    });
  }
  bool overlays(const Unit &of) const {
    return il::any(f_, of.decls, [&](Tree d) { return f_.is(d, Op::Equivalence) || f_.is(d, Op::StatementFunction); });
  }

  // What an assignment to a local variable, or the result, gives it; no tree where it is more than that.
  Tree assigned(const Unit &of, Tree assign, const Values &locals, std::map<Symbol, int> &uses) {
    const Tree left = il::AssignOp::left_(f_, assign);
    const Tree value = withoutCalls(of, il::AssignOp::right_(f_, assign));
    if (!f_.is(left, Op::Name) || !value || !isPlainLocal(p_.lookup(of, f_.symbol(left)))) return {};
    if (!sameType(p_, typeOfName(p_, of, f_.symbol(left)), p_.type(of, value)) || !isFormula(of, value, locals)) return {};
    for (const auto &[name, said] : locals) uses[name] += occurrences(value, name);
    const Tree r = replaced(value, locals);
    std::size_t size = 0;
    il::each(f_, r, [&](Tree) { ++size; });
    return size <= largest ? r : Tree{};
  }

  bool isPlainLocal(const Variable *v) const {
    if (!v || (v->kind != Variable::Kind::Local && v->kind != Variable::Kind::Result)) return false;
    return !v->dims && !v->saved && !v->pointer && !v->allocatable && !v->value;
  }

  // Functions of the sources that the formula applies are written out, too, or there is no formula.
  Tree withoutCalls(const Unit &of, Tree t) {
    if (il::isLeaf(f_.op(t))) return t;
    const auto c = f_.children(t);
    std::vector<Tree> children(c.begin(), c.end());
    bool changed = false;
    for (Tree &x : children) {
      const Tree before = x;
      if (!(x = withoutCalls(of, x))) return {};
      changed |= x != before;
    }
    const Tree same = changed ? rebuilt(f_, t, children) : t;
    if (!f_.is(t, Op::Apply) || isOfLanguage(of, t)) return same;
    return valueOf(of, same);
  }

  // Made of formals, of locals that are set by now, of numbers and of the language's functions; elements of arrays one by one.
  bool isFormula(const Unit &of, Tree t, const Values &locals) const {
    switch (f_.op(t)) {
      case Op::Name:
        return isScalarHere(of, f_.symbol(t), locals);
      case Op::Index: {
        const Tree base = il::IndexOp::base_(f_, t), subs = il::IndexOp::subs_(f_, t);
        return f_.is(base, Op::Name) && isPlainFormal(of, f_.symbol(base), f_.arity(subs)) && areFormulas(of, subs, locals);
      }
      case Op::Apply:
        return isOfLanguage(of, t) && areFormulas(of, il::ApplyOp::args_(f_, t), locals);
      case Op::Intval:
      case Op::Realval:
        return !language().literal(f_.text(t)).kindIsName;
      case Op::Logicalval:
        return true;
      case Op::Add:
      case Op::Sub:
      case Op::Mul:
      case Op::Div:
      case Op::Pow:
      case Op::Neg:
      case Op::Plus:
      case Op::Paren:
      case Op::Eq:
      case Op::Ne:
      case Op::Lt:
      case Op::Le:
      case Op::Gt:
      case Op::Ge:
      case Op::And:
      case Op::Or:
      case Op::Not:
        return areFormulas(of, t, locals);
      default:
        return false;
    }
  }
  bool areFormulas(const Unit &of, Tree list, const Values &locals) const {
    return std::ranges::all_of(f_.children(list), [&](Tree t) { return isFormula(of, t, locals); });
  }
  bool isScalarHere(const Unit &of, Symbol name, const Values &locals) const {
    return locals.count(name) != 0 || isPlainFormal(of, name, 0);
  }
  bool isPlainFormal(const Unit &of, Symbol name, std::size_t rank) const {
    const Variable *v = p_.lookup(of, name);
    if (!v || v->kind != Variable::Kind::Formal || v->owner != of.id) return false;
    return !v->optional && !v->pointer && !v->allocatable && (v->dims ? f_.arity(v->dims) : 0) == rank;
  }

  // --- arguments ---
  bool fits(const Unit &here, const Unit &of, Symbol formal, Tree given, Tree formula, const Values &values) const {
    const semantics::Type type = typeOfName(p_, of, formal), is = p_.type(here, given);
    const Variable *v = p_.lookup(of, formal);
    if (!v || v->optional || !isExpression(here, given) || !sameType(p_, type.element(), is.element())) return false;
    if (!type.isNumeric() && !type.is(Category::Logical)) return false;
    if (!v->dims) return !is.isArray() && (isQuick(given) || occurrences(formula, formal) <= 1);
    return f_.is(given, Op::Name) && hasSameElements(here, of, *v, p_.lookup(here, f_.symbol(given)), values);
  }
  // Nothing is called in it that is not the language's own.
  bool isExpression(const Unit &here, Tree given) const {
    return il::hasSort(f_.op(given), Sort::Expr) &&
           !il::any(f_, given, [&](Tree t) { return f_.is(t, Op::Apply) && !isOfLanguage(here, t); });
  }
  // What is read again as fast as it is kept.
  bool isQuick(Tree t) const {
    if (f_.is(t, Op::Index))
      return f_.is(il::IndexOp::base_(f_, t), Op::Name) &&
             std::ranges::all_of(f_.children(il::IndexOp::subs_(f_, t)), [&](Tree s) { return isQuick(s); });
    return f_.is(t, Op::Name) || f_.is(t, Op::Intval) || f_.is(t, Op::Realval) || f_.is(t, Op::Logicalval);
  }

  // Element by element the formal array is the actual one: both count from 1, and are as long but for the last dimension.
  bool hasSameElements(const Unit &here, const Unit &of, const Variable &formal, const Variable *actual,
                       const Values &values) const {
    if (!actual || !actual->isVariable() || !actual->dims || actual->pointer || actual->allocatable) return false;
    const std::uint32_t rank = f_.arity(formal.dims);
    if (rank != f_.arity(actual->dims)) return false;
    for (std::uint32_t k = 0; k < rank; ++k) {
      const Tree a = f_.child(formal.dims, k), b = f_.child(actual->dims, k);
      if (!countsFromOne(a) || !countsFromOne(b)) return false;
      const Tree asked = il::BoundsOp::upper_(f_, a), has = il::BoundsOp::upper_(f_, b);
      if (k + 1 == rank || f_.is(asked, Op::Noexpr)) continue;
      if (!isMadeOfFormals(of, asked) || !f_.equal(replaced(asked, values), has) || !isSteady(here, has)) return false;
    }
    return true;
  }
  bool countsFromOne(Tree bounds) const {
    if (!f_.is(bounds, Op::Bounds)) return false;
    const Tree lower = il::BoundsOp::lower_(f_, bounds);
    return f_.is(lower, Op::Noexpr) || (f_.is(lower, Op::Intval) && f_.text(lower) == "1");
  }
  bool isMadeOfFormals(const Unit &of, Tree extent) const {
    return !il::any(f_, extent,
                    [&](Tree t) { return f_.is(t, Op::Apply) || (f_.is(t, Op::Name) && !isPlainFormal(of, f_.symbol(t), 0)); });
  }
  // It has the value that it had when the arrays were made.
  bool isSteady(const Unit &here, Tree extent) const {
    return !il::any(f_, extent, [&](Tree t) {
      if (!f_.is(t, Op::Name)) return f_.is(t, Op::Apply);
      const Variable *v = p_.lookup(here, f_.symbol(t));
      const bool isFormal = v && v->kind == Variable::Kind::Formal && v->owner == here.id;
      return !v || !(v->kind == Variable::Kind::Constant || (isFormal && !p_.overwrites(here, v->name)));
    });
  }
  bool isOfLanguage(const Unit &here, Tree apply) const {
    return i_.rules.intrinsics.count(f_.symbol(il::ApplyOp::function_(f_, apply))) != 0 && isIntrinsic(here, apply);
  }
  // The functions that it applies are the language's own here, too.
  bool meansHere(const Unit &here, Tree formula) const {
    return !il::any(f_, formula, [&](Tree t) { return f_.is(t, Op::Apply) && !isOfLanguage(here, t); });
  }

  const Unit &unit_;
  std::map<UnitId, Tree> formulas_;
};

}  // namespace

void addWrittenOut(std::vector<Primitive> &all) {
  PrimitiveTable to(all);
  to.add("writtenOut", {Type::Tree}, Type::Tree, [](Facts::Impl &i, UnitId u, Values &a) {
    return Value::of(u == none ? a[0].tree : WritingOut(i, u).written(a[0].tree));
  });
  to.test("isInLoop", [](Facts::Impl &i, UnitId, Tree t) {
    for (Tree x = i.program.parent(t); x && !il::hasSort(i.forest.op(x), Sort::Unit); x = i.program.parent(x))
      if (i.forest.is(x, Op::Loop)) return true;
    return false;
  });
}

}  // namespace dotbar::dataflow
