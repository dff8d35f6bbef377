// What is asked of the names of a unit when blocks in it are taken apart (frontends/semantics/hoist.h), as its declarations say:
// when the unit ends, and again when all that it uses is known.
#include "frontends/fortran/hoisting.h"

#include <algorithm>
#include <set>

#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/fortran/fortran.h"
#include "frontends/fortran/language_functions.h"
#include "frontends/semantics/selected.h"
#include "il_make.h"

namespace dotbar::fortran {

using il::Forest;
using il::Op;
using il::Tree;

namespace {

// Of an array that the unit declares with its bounds: what it says; else the function of the language.
Tree lowerBound(Forest &f, Tree decls, Tree base, std::uint32_t dimension) {
  const Tree one = f.leaf(Op::Intval, "1", f.span(base));
  const Tree asked = f.node(
      Op::Apply,
      {f.leaf(Op::Name, "lbound", f.span(base)), f.node(Op::Args, {base, f.leaf(Op::Intval, std::to_string(dimension + 1))})},
      f.span(base));
  if (!f.is(base, Op::Name)) return asked;
  for (Tree d : f.children(decls)) {
    const Tree entities = il::entitiesOf(f, d);
    if (!entities || f.is(d, Op::Attribute)) continue;
    for (Tree e : f.children(entities)) {
      if (f.symbol(il::EntityOp::name_(f, e)) != f.symbol(base)) continue;
      Tree dims = il::EntityOp::dims_(f, e);
      if (f.is(d, Op::Declare) && f.arity(dims) == 0)
        for (Tree a : f.children(il::DeclareOp::attrs_(f, d)))
          if (f.is(a, Op::DimensionAttr)) dims = il::DimensionAttrOp::dims_(f, a);
      if (f.arity(dims) <= dimension) continue;
      const Tree lower = il::BoundsOp::lower_(f, f.child(dims, dimension)),
                 upper = il::BoundsOp::upper_(f, f.child(dims, dimension));
      const Tree digits = f.is(lower, Op::Neg) ? il::NegOp::operand_(f, lower) : lower;
      if (f.is(digits, Op::Intval)) return lower;
      if (f.is(lower, Op::Noexpr) && !f.is(upper, Op::Noexpr)) return one;
      return asked;
    }
  }
  return asked;
}

// A part of one object is the array, where something of the selected is one; of several objects the types say it.
std::optional<bool> isPartOfOne(const Forest &f, Tree ref, const Scope &scope) {
  const auto isSingle = [&](Tree t) {
    return f.is(t, Op::Intval) || (f.is(t, Op::Name) && scope.isKnown(f.symbol(t)) && !scope.isArray(f.symbol(t)));
  };
  if (!f.is(ref, Op::Field)) return std::nullopt;
  const Tree base = il::FieldOp::base_(f, ref);
  const bool isElement = f.is(base, Op::Index) && f.is(il::IndexOp::base_(f, base), Op::Name) &&
                         std::ranges::all_of(f.children(il::IndexOp::subs_(f, base)), isSingle);
  return isElement || isSingle(base) ? std::optional(true) : std::nullopt;
}

struct Names {
  std::set<Symbol> formals, in, shared, overlaid, moving, changed;
  std::set<Symbol> inner;  // that mean something else in a block
};

void declaredAs(const Forest &f, Tree d, Names &n) {
  const auto has = [&](auto... words) { return (hasAttribute(f, d, words) || ...); };
  const auto add = [&](std::set<Symbol> &to) {
    for (Tree name : il::declaredNames(f, d)) to.insert(f.symbol(name));
  };
  if (has("target", "pointer", "save", "volatile")) add(n.shared), add(n.overlaid);
  if (has("allocatable", "pointer")) add(n.moving);
  if (has("intent(in)")) add(n.in);
}

Names namesOf(const Forest &f, const HoistedUnit &u, const semantics::BlockScopes &blocks) {
  Names n;
  constexpr std::size_t procedure = 5, formals = 3;  // trees of a header
  if (u.header.size() == procedure)
    for (Tree name : f.children(u.header[formals])) n.formals.insert(f.symbol(name));
  n.changed = semantics::disturbed(f, u.body, blocks, [](Symbol) { return false; });
  for (Tree d : f.children(u.decls)) {
    if (f.is(d, Op::Common) || f.is(d, Op::Equivalence) || f.is(d, Op::Attribute)) {
      il::each(f, d, [&](Tree t) {
        if (!f.is(t, Op::Name)) return;
        n.shared.insert(f.symbol(t));
        if (!f.is(d, Op::Common)) n.overlaid.insert(f.symbol(t));
        if (f.is(d, Op::Attribute)) n.moving.insert(f.symbol(t));
      });
    }
    if (f.is(d, Op::Declare)) declaredAs(f, d, n);
  }
  for (const auto &[stands, b] : blocks) {
    for (const auto &[name, selected] : b.selected) n.inner.insert(name);
    for (Tree d : f.children(b.decls))
      for (Tree name : il::declaredNames(f, d)) n.inner.insert(f.symbol(name));
  }
  return n;
}

}  // namespace

bool hasAttribute(const Forest &f, Tree declare, std::string_view word) {
  return std::ranges::any_of(f.children(il::DeclareOp::attrs_(f, declare)),
                             [&](Tree a) { return f.is(a, Op::Attr) && f.text(a) == word; });
}

semantics::HoistAnswers hoistAnswers(Forest &f, const HoistedUnit &u, const semantics::BlockScopes &blocks, const Scope &scope,
                                     std::function<bool(Tree)> mayPoint) {
  const Names n = namesOf(f, u, blocks);
  const bool alone = f.arity(u.units) == 0;
  semantics::HoistAnswers answers;
  const auto isConstant = [&scope, n](Symbol s) { return scope.isConstant(s) && !n.inner.count(s); };
  answers.isConstant = isConstant;
  answers.isFixed = [isConstant, n, alone](Symbol s) {
    return isConstant(s) || (n.formals.count(s) && (n.in.count(s) || (!n.changed.count(s) && alone)));
  };
  answers.isOwn = [&scope, n, alone](Symbol s) { return alone && scope.isDeclaredHere(s) && !n.shared.count(s); };
  answers.hasOneName = [&scope, n](Symbol s) { return scope.isDeclaredHere(s) && !n.overlaid.count(s); };
  answers.isBound = [&scope, n](Symbol s) { return scope.isDeclaredHere(s) && !n.moving.count(s); };
  answers.isOfLanguage = [&scope](Symbol s) { return isPureFunction(text(s)) && !scope.isDeclaredHere(s); };
  answers.isArray = [&f, &scope](Tree ref) { return isPartOfOne(f, ref, scope); };
  answers.lowerBound = [&f, decls = u.decls](Tree base, std::uint32_t k) { return lowerBound(f, decls, base, k); };
  answers.text = [&f](Tree t) { return writeExpression(f, t); };
  answers.mayPoint = std::move(mayPoint);
  answers.typesExtended = [](Symbol) { return std::nullopt; };
  return answers;
}

std::pair<Tree, Tree> takenApart(Forest &f, const HoistedUnit &u, const semantics::BlockScopes &blocks,
                                 const semantics::HoistAnswers &answers) {
  std::vector<Tree> rest(u.header);
  rest.push_back(u.decls), rest.push_back(u.units);
  const semantics::Hoisted h = semantics::hoisted(f, f.node(Op::Exprs, rest), u.body, blocks, answers);
  if (h.decls.empty()) return {u.decls, h.body};
  std::vector<Tree> all(f.children(u.decls).begin(), f.children(u.decls).end());
  const auto at = std::find_if(all.begin(), all.end(), [&](Tree d) { return f.is(d, Op::StatementFunction); });
  all.insert(at, h.decls.begin(), h.decls.end());
  const Tree decls = f.node(Op::Decls, all, f.span(u.decls));
  if (const il::Comments *c = f.comments(u.decls)) f.setComments(decls, il::Comments(*c));
  return {decls, h.body};
}

std::vector<Tree> asTrees(Forest &f, const semantics::BlockScope &b) {
  const Tree none = f.leaf(Op::Noexpr, "");
  std::vector<Tree> parts{b.decls, b.body, b.construct ? f.leaf(Op::Text, b.construct) : none, b.ownType ? b.ownType : none};
  const auto add = [&](const std::vector<Tree> &all) {
    parts.push_back(f.leaf(Op::Intval, std::to_string(all.size())));
    parts.insert(parts.end(), all.begin(), all.end());
  };
  std::vector<Tree> own;
  for (const Symbol s : b.own) own.push_back(f.leaf(Op::Name, s));
  add(own), add(b.before), add(b.assignments);
  for (const auto &[name, selected] : b.selected) parts.push_back(f.leaf(Op::Name, name)), parts.push_back(selected);
  return parts;
}

semantics::BlockScope asBlock(const Forest &f, const std::vector<Tree> &parts) {
  semantics::BlockScope b{parts[0], parts[1], f.is(parts[2], Op::Text) ? f.symbol(parts[2]) : Symbol{}};
  if (!f.is(parts[3], Op::Noexpr)) b.ownType = parts[3];
  std::size_t k = 4;
  const auto next = [&] {
    const std::size_t n = std::stoul(std::string(f.text(parts[k]))), from = std::exchange(k, k + 1 + n) + 1;
    return std::vector<Tree>(parts.begin() + std::ptrdiff_t(from), parts.begin() + std::ptrdiff_t(from + n));
  };
  for (Tree name : next()) b.own.push_back(f.symbol(name));
  b.before = next(), b.assignments = next();
  for (; k + 1 < parts.size(); k += 2) b.selected.push_back({f.symbol(parts[k]), parts[k + 1]});
  return b;
}

std::optional<Selecting> selecting(const Forest &f, Tree instruction) {
  const std::vector<Tree> *parts = f.readAs(instruction);
  if (!parts) return std::nullopt;
  const semantics::BlockScope b = asBlock(f, *parts);
  return b.selected.empty() ? std::nullopt : std::optional(Selecting{b.selected, b.body});
}

Tree selectingAs(Forest &f, Tree construct, const Selecting &s) {
  semantics::BlockScope b = asBlock(f, *f.readAs(construct));
  b.selected = s.names, b.body = s.body;
  const std::vector<Tree> children(f.children(construct).begin(), f.children(construct).end());
  const Tree other = il::inPlaceOf(f, construct, f.node(f.op(construct), children, f.span(construct)));
  f.setReadAs(other, asTrees(f, b));
  return other;
}

}  // namespace dotbar::fortran
