// Primitives about shapes: which dimensions an expression has, and a variable beside the original ones that can hold its value.
// Where the value is that of sections, the variable has the extents of the arrays behind them, and the same sections of it are
// meant: what is declared once fits whatever the bounds of the sections are when they are evaluated.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "dataflow/facts/host/table.h"
#include "dataflow/facts/impl.h"
#include "dataflow/program/records.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using Impl = Facts::Impl;
using Args = Values;

struct Axis {
  Tree bounds;     // as the unit may declare them
  Tree subscript;  // the section of it; no tree: all
};
using Axes = std::vector<Axis>;

class Shape {
 public:
  // Extents are said as the unit may declare them, or as they are where the expression stands.
  enum class Said { AtEntry, Here };
  Shape(Impl &i, UnitId u, Said said = Said::AtEntry) : i_(i), f_(i.forest), u_(u), isHere_(said == Said::Here) {}

  // How many elements an array has, where its declaration says so.
  Tree number(Tree e) const { return isArray(e) ? numberOf(axes(e)) : Tree{}; }

  // Each trip of a loop in a constructor lists as many values: the number asks for none of its variables.
  bool isRegular(Tree constructor) const {
    return !il::any(f_, constructor, [&](Tree outer) {
      if (!f_.is(outer, Op::Listed)) return false;
      const Tree var = il::ListedOp::var_(f_, outer), values = il::ListedOp::values_(f_, outer);
      return il::any(f_, values, [&](Tree inner) {
        if (f_.is(inner, Op::Listed)) return countsBy(inner, var);
        const auto items = f_.is(inner, Op::Exprs) ? places(inner) : std::vector<Tree>();
        return std::ranges::any_of(items,
                                   [&](Tree e) { return !f_.is(e, Op::Listed) && mentions(e, var) && isArray(e) && !number(e); });
      });
    });
  }

  // An extent as a declaration of the unit may say it; no tree: it cannot.
  Tree atEntry(Tree e) const { return u_ == none ? Tree{} : said(e, i_.program.unit(u_), {}); }

  bool isArray(Tree e) const { return f_.is(typeOf(e), Op::ArrayType); }
  std::uint32_t rank(Tree e) const {
    const Tree type = typeOf(e);
    return f_.is(type, Op::ArrayType) ? f_.arity(il::ArrayTypeOp::dims_(f_, type)) : 0;
  }

  // A reference among the operands that has the expression's own shape; no tree: there is none.
  Tree array(Tree e) const {
    Tree found;
    eachOperand(e, [&](Tree operand) {
      if (f_.is(operand, Op::Name) || f_.is(operand, Op::Index) || f_.is(operand, Op::Field)) found = operand;
      return bool(found);
    });
    return found;
  }

  // The element at these places, counted from 1 along each dimension; no tree where that cannot be said. A place may be a colon:
  // all elements along that dimension. What is the same for all of them is said once.
  Tree element(Tree e, std::span<const Tree> places) const {
    if (!il::hasSort(f_.op(e), Sort::Expr) || !isArray(e)) return e;
    if (f_.is(e, Op::Name)) return elementOfVariable(e, places);
    if (f_.is(e, Op::Index)) return elementOfSection(e, places);
    if (f_.is(e, Op::Field)) return elementOfComponent(e, places);
    const bool apply = f_.is(e, Op::Apply);
    if (isConstructor(e) || f_.is(e, Op::OtherExpr)) return {};
    if (apply && formOf(e) == Form::Extended) return elementOfSpread(e, places);
    if (apply && formOf(e) == Form::Turned && places.size() == 2)
      return element(argument(f_, il::ApplyOp::args_(f_, e), 0), std::array{places[1], places[0]});
    if (apply && formOf(e) == Form::Location) return onlyLocation(e, places);
    if (apply && formOf(e) != Form::Elementwise) return {};
    std::vector<Tree> children;
    for (std::uint32_t k = 0; k < f_.arity(e); ++k) {
      const Tree c = f_.child(e, k);
      children.push_back(apply && k == 0 ? c : f_.is(c, Op::Args) ? elementOfArguments(c, places) : element(c, places));
      if (!children.back()) return {};
    }
    return f_.node(f_.op(e), children, f_.span(e));
  }

  // Of each argument.
  Tree elementOfArguments(Tree args, std::span<const Tree> places) const {
    std::vector<Tree> children;
    for (Tree a : std::vector<Tree>(f_.children(args).begin(), f_.children(args).end())) {
      const bool named = f_.is(a, Op::Keyword);
      const Tree value = element(named ? il::KeywordOp::value_(f_, a) : a, places);
      if (!value) return {};
      children.push_back(named ? il::KeywordOp::make(f_, il::KeywordOp::formal_(f_, a), value) : value);
    }
    return f_.node(Op::Args, children);
  }

  std::optional<Axes> axes(Tree e) const {
    std::optional<Axes> found;
    eachOperand(e, [&](Tree operand) {
      found = ownAxes(operand);
      return found.has_value();
    });
    return found;
  }

 private:
  Impl &i_;
  Forest &f_;
  UnitId u_;
  const bool isHere_;

  Tree typeOf(Tree e) const { return u_ == none ? f_.node(Op::UnknownType, {}) : i_.program.typeOf(i_.program.unit(u_), e); }

  Form formOf(Tree apply) const {
    const Symbol name = f_.symbol(il::ApplyOp::function_(f_, apply));
    const Unit &unit = i_.program.unit(u_);
    if (i_.program.resolveProcedure(unit, name) != none)
      return i_.program.isElemental(unit, apply) ? Form::Elementwise : Form::Unknown;
    return i_.rules.intrinsics.count(name) ? i_.program.form(name) : Form::Unknown;
  }

  // Arrays that an elementwise expression is made of, from left to right, until the visitor has what it wants.
  template <class Visit>
  void eachOperand(Tree root, Visit &&visit) const {
    std::vector<Tree> open{root};
    while (!open.empty()) {
      const Tree e = open.back();
      open.pop_back();
      if (f_.is(e, Op::Args)) {
        for (std::uint32_t k = f_.arity(e); k-- > 0;) open.push_back(argument(f_, e, k));
        continue;
      }
      if (!il::hasSort(f_.op(e), Sort::Expr) || !isArray(e)) continue;
      const bool leaf = f_.is(e, Op::Name) || f_.is(e, Op::Index) || f_.is(e, Op::Field) || isConstructor(e) ||
                        f_.is(e, Op::OtherExpr) || (f_.is(e, Op::Apply) && formOf(e) != Form::Elementwise);
      if (leaf) {
        if (visit(e)) return;
        continue;
      }
      for (std::uint32_t k = f_.arity(e); k-- > (f_.is(e, Op::Apply) ? 1u : 0u);) open.push_back(f_.child(e, k));
    }
  }

  // As many numbers as the array has dimensions.
  Axis eachDimension(Tree array) const {
    const Tree type = typeOf(array), dims = f_.is(type, Op::ArrayType) ? il::ArrayTypeOp::dims_(f_, type) : Tree{};
    return {f_.children(i_.program.shapes(i_.program.unit(u_)).eachDimension(dims)).front(), {}};
  }

  // Of the place of an element in an array of one dimension, said as a number.
  Tree onlyLocation(Tree e, std::span<const Tree> at) const {
    const Tree args = il::ApplyOp::args_(f_, e);
    const auto given = places(args);
    if (isRange(f_, at.front())) return {};
    const bool byName = std::all_of(given.begin() + 1, given.end(), [&](Tree a) { return f_.is(a, Op::Keyword); });
    const Shapes shapes = i_.program.shapes(i_.program.unit(u_));
    if (rank(given.front()) != 1 || shapes.dimension(args) || !byName) return {};
    std::vector<Tree> all(given);
    all.insert(all.begin() + 1, f_.node(Op::Keyword, {f_.leaf(Op::Name, shapes.dimensionKeyword), f_.leaf(Op::Intval, "1")}));
    return f_.node(Op::Apply, {il::ApplyOp::function_(f_, e), f_.node(Op::Args, all)}, f_.span(e));
  }

  // What a scalar was spread to.
  Tree elementOfSpread(Tree e, std::span<const Tree> places) const {
    const Tree args = il::ApplyOp::args_(f_, e), source = argument(f_, args, 0);
    if (!isArray(source)) return source;
    const Tree along = argument(f_, args, 1);
    const auto at = along ? i_.program.shapes(i_.program.unit(u_)).constant(along) : std::nullopt;
    if (!at || *at < 1 || *at > static_cast<std::int64_t>(places.size())) return {};
    std::vector<Tree> rest(places.begin(), places.end());
    const bool alongAll = isRange(f_, places[static_cast<std::size_t>(*at - 1)]);
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(*at - 1));
    const Tree e1 = element(source, rest);
    return alongAll && e1 && isArray(e1) ? Tree{} : e1;
  }

  // first + (place - 1)*stride
  Tree counted(Tree first, Tree place, Tree stride) const {
    const Shapes shapes = i_.program.shapes(i_.program.unit(u_));
    const auto number = [&](std::int64_t n) { return f_.leaf(Op::Intval, std::to_string(n)); };
    const bool absent = !first || f_.is(first, Op::Noexpr);
    const auto begin = absent ? std::optional<std::int64_t>(1) : shapes.constant(first), at = shapes.constant(place);
    if (!stride || f_.is(stride, Op::Noexpr)) {
      if (begin == 1) return place;
      if (begin && at) return *begin + *at > 0 ? number(*begin + *at - 1) : f_.node(Op::Neg, {number(1 - *begin - *at)});
      if (begin) return f_.node(*begin > 1 ? Op::Add : Op::Sub, {place, number(*begin > 1 ? *begin - 1 : 1 - *begin)});
      if (at) return *at == 1 ? first : f_.node(Op::Add, {first, number(*at - 1)});
      return f_.node(Op::Sub, {f_.node(Op::Add, {first, place}), number(1)});
    }
    const Tree from = absent ? number(1) : first;
    if (at == 1) return from;
    const Tree steps = at ? number(*at - 1) : f_.node(Op::Sub, {place, number(1)});
    return f_.node(Op::Add, {from, f_.node(Op::Mul, {steps, stride})});
  }

  // Of a variable, or a component of one object.
  Tree lowerOf(Tree name, std::uint32_t k) const {
    if (u_ == none || i_.program.isBehindPointer(i_.program.unit(u_), name)) return {};
    if (i_.program.isAllocatable(i_.program.unit(u_), name)) return language().firstIndex(f_, name, k + 1);
    const Tree dim = f_.child(il::ArrayTypeOp::dims_(f_, typeOf(name)), k);
    return f_.is(dim, Op::Bounds) ? il::BoundsOp::lower_(f_, dim) : Tree{};  // extents of another scope have no names here
  }

  Tree elementOfVariable(Tree name, std::span<const Tree> places) const {
    if (places.size() != rank(name)) return {};
    if (std::ranges::all_of(places, [&](Tree place) { return isRange(f_, place); })) return name;
    std::vector<Tree> subs;
    for (std::uint32_t k = 0; k < places.size(); ++k) {
      if (isRange(f_, places[k])) {
        subs.push_back(places[k]);
        continue;
      }
      const Tree lower = lowerOf(name, k);
      if (!lower) return {};
      subs.push_back(counted(lower, places[k], {}));
    }
    return f_.node(Op::Index, {name, f_.node(Op::Subs, subs)});
  }

  // Of the component of an array of objects, or of an array in one object.
  Tree elementOfComponent(Tree e, std::span<const Tree> places) const {
    const Tree base = il::FieldOp::base_(f_, e);
    if (!isArray(base)) return elementOfVariable(e, places);
    const Tree object = element(base, places);
    return object ? f_.node(Op::Field, {object, il::FieldOp::member_(f_, e)}, f_.span(e)) : Tree{};
  }

  bool isOneArray(Tree e) const {
    return f_.is(e, Op::Name) || f_.is(e, Op::Downcast) || (f_.is(e, Op::Field) && !isArray(il::FieldOp::base_(f_, e)));
  }

  Tree elementOfSection(Tree e, std::span<const Tree> places) const {
    const Tree base = il::IndexOp::base_(f_, e), subs = il::IndexOp::subs_(f_, e);
    if (!isOneArray(base) || f_.arity(subs) != rank(base)) return {};
    std::vector<Tree> chosen;
    std::size_t next = 0;
    for (std::uint32_t k = 0; k < f_.arity(subs); ++k) {
      const Tree s = f_.child(subs, k);
      const bool range = isRange(f_, s), vector = !range && isArray(s);
      if ((range || vector) && next == places.size()) return {};
      if ((range || vector) && isRange(f_, places[next])) {
        chosen.push_back(s);
        ++next;
      } else if (range) {
        const Tree lower = il::RangeOp::lower_(f_, s), first = f_.is(lower, Op::Noexpr) ? lowerOf(base, k) : lower;
        if (!first) return {};
        chosen.push_back(counted(first, places[next++], il::RangeOp::stride_(f_, s)));
      } else {
        chosen.push_back(vector ? element(s, places.subspan(next++, 1)) : s);
      }
      if (!chosen.back()) return {};
    }
    return next == places.size() ? f_.node(Op::Index, {base, f_.node(Op::Subs, chosen)}) : Tree{};
  }

  bool isConstructor(Tree e) const { return f_.is(e, Op::Arrayval) || f_.is(e, Op::ArrayvalOf); }

  std::vector<Tree> places(Tree list) const { return {f_.children(list).begin(), f_.children(list).end()}; }
  bool mentions(Tree e, Tree name) const {
    return il::any(f_, e, [&](Tree x) { return f_.equal(x, name); });
  }
  bool countsBy(Tree listed, Tree var) const {
    using L = il::ListedOp;
    return mentions(L::first_(f_, listed), var) || mentions(L::last_(f_, listed), var) || mentions(L::step_(f_, listed), var);
  }

  std::optional<Axes> ownAxes(Tree e) const {
    if (isHere_ && !f_.is(e, Op::Apply)) return asked(e);
    if (isOneArray(e)) return ofVariable(e);
    if (f_.is(e, Op::Field)) return axes(il::FieldOp::base_(f_, e));
    if (f_.is(e, Op::Index)) return ofSection(e);
    if (isConstructor(e)) return ofConstructor(e);
    return f_.is(e, Op::Apply) ? ofApplication(e) : std::nullopt;
  }

  bool hasNoEnd(Tree array, std::uint32_t dimension) const {
    return f_.is(il::BoundsOp::upper_(f_, f_.child(il::ArrayTypeOp::dims_(f_, typeOf(array)), dimension)), Op::Star);
  }
  // What an array is asked for.
  std::optional<Axes> asked(Tree array) const {
    const std::uint32_t dimensions = rank(array);
    if (appliesFunctions(array) || dimensions == 0 || hasNoEnd(array, dimensions - 1) ||
        i_.program.isAssumedRank(i_.program.unit(u_), array))
      return std::nullopt;
    const Tree absent = f_.leaf(Op::Noexpr, "");
    Axes r;
    for (std::uint32_t k = 1; k <= dimensions; ++k) {
      const Tree n = dimensions == 1 ? language().elementCount(f_, array) : language().extent(f_, array, k);
      r.push_back({f_.node(Op::Bounds, {absent, n}), {}});
    }
    return r;
  }

  std::optional<Axes> ofVariable(Tree name) const {
    Axes r;
    for (std::uint32_t k = 0; k < rank(name); ++k) {
      const Tree bounds = explicitBounds(i_, u_, name, k);
      if (!bounds) return std::nullopt;
      r.push_back({bounds, {}});
    }
    return r;
  }

  std::optional<Axes> ofSection(Tree e) const {
    const Tree base = il::IndexOp::base_(f_, e), subs = il::IndexOp::subs_(f_, e);
    if (!isOneArray(base) || f_.arity(subs) != rank(base)) return std::nullopt;
    Axes r;
    for (std::uint32_t k = 0; k < f_.arity(subs); ++k) {
      const Tree s = f_.child(subs, k);
      if (isRange(f_, s)) {
        const Tree bounds = explicitBounds(i_, u_, base, k);
        if (!bounds) return std::nullopt;
        r.push_back({bounds, selectsAll(f_, f_.node(Op::Subs, {s})) ? Tree{} : s});
      } else if (isArray(s)) {  // a vector of subscripts: as many elements as it has
        const auto vector = axes(s);
        if (!vector || vector->size() != 1) return std::nullopt;
        r.push_back(vector->front());
      }
    }
    return r;
  }

  // As many elements as there are values, and as the arrays among them have.
  std::optional<Axes> ofConstructor(Tree e) const {
    const Tree values = f_.is(e, Op::Arrayval) ? il::ArrayvalOp::elements_(f_, e) : il::ArrayvalOfOp::elements_(f_, e);
    std::int64_t single = 0;
    Tree several;
    for (Tree value : std::vector<Tree>(f_.children(values).begin(), f_.children(values).end())) {
      if (f_.is(value, Op::OtherExpr) || f_.is(value, Op::Listed) || f_.is(typeOf(value), Op::UnknownType)) return std::nullopt;
      if (!isArray(value)) {
        ++single;
        continue;
      }
      const Tree number = numberOf(axes(value));
      if (!number) return std::nullopt;
      several = several ? f_.node(Op::Add, {several, number}) : number;
    }
    const Tree rest = f_.leaf(Op::Intval, std::to_string(single));
    const Tree last = !several ? rest : single == 0 ? several : f_.node(Op::Add, {several, rest});
    return Axes{{f_.node(Op::Bounds, {f_.leaf(Op::Noexpr, ""), last}), {}}};
  }
  Tree numberOf(const std::optional<Axes> &all) const {
    Tree number;
    for (std::size_t k = 0; all && k < all->size(); ++k) {
      Tree extent = lengthOf((*all)[k]);
      if (!extent) return {};
      if (all->size() > 1 && hasTerms(extent)) extent = f_.node(Op::Paren, {extent});
      number = number ? f_.node(Op::Mul, {number, extent}) : extent;
    }
    return number;
  }
  // Also of a section from one bound to another that declarations may say.
  Tree lengthOf(const Axis &axis) const {
    if (!axis.subscript) return extentOf(axis);
    if (!isRange(f_, axis.subscript) || !f_.is(il::RangeOp::stride_(f_, axis.subscript), Op::Noexpr)) return {};
    Tree bounds[2] = {il::RangeOp::lower_(f_, axis.subscript), il::RangeOp::upper_(f_, axis.subscript)};
    if (f_.is(bounds[0], Op::Noexpr)) bounds[0] = il::BoundsOp::lower_(f_, axis.bounds);
    if (f_.is(bounds[1], Op::Noexpr)) bounds[1] = il::BoundsOp::upper_(f_, axis.bounds);
    for (Tree &b : bounds)
      if (!f_.is(b, Op::Noexpr) && !(b = said(b, i_.program.unit(u_), {}))) return {};
    return extentOf(fromOne(Axis{f_.node(Op::Bounds, {bounds[0], bounds[1]}), {}}));
  }

  // The result of a function of the program. Its extents are said by numbers, by what is passed for its formals where that has
  // the same value since the unit around the call began, or by the extents of the arrays that are passed.
  std::optional<Axes> ofFunction(Tree call, UnitId callee) const {
    const Unit &unit = i_.program.unit(callee);
    const Variable *result = unit.result ? unit.symbols.find(unit.result) : nullptr;
    if (!result || !result->dims) return std::nullopt;
    Axes r;
    for (std::uint32_t k = 0; k < f_.arity(result->dims); ++k) {
      const auto axis = ofResult(call, unit, f_.child(result->dims, k));
      if (!axis) return std::nullopt;
      r.push_back(*axis);
    }
    return r;
  }

  std::optional<Axis> ofResult(Tree call, const Unit &callee, Tree bounds) const {
    const Tree lower = il::BoundsOp::lower_(f_, bounds), upper = il::BoundsOp::upper_(f_, bounds);
    if (f_.is(upper, Op::Noexpr) || f_.is(upper, Op::Star)) return std::nullopt;
    const Tree first = f_.is(lower, Op::Noexpr) ? lower : said(lower, callee, call);
    if (f_.is(lower, Op::Noexpr) && asksExtent(callee, upper)) return fromOne(axisOf(callee, call, upper));
    const Tree last = said(upper, callee, call);
    if (!first || !last) return std::nullopt;
    return fromOne(Axis{f_.node(Op::Bounds, {first, last}), {}});
  }

  // Whatever the bounds inside: a value begins with 1, and what is given memory by it, too.
  std::optional<Axis> fromOne(const std::optional<Axis> &axis) const {
    if (!axis || axis->subscript) return axis;
    const Shapes shapes = i_.program.shapes(i_.program.unit(u_));
    const Tree lower = il::BoundsOp::lower_(f_, axis->bounds), absent = f_.leaf(Op::Noexpr, "");
    if (f_.is(lower, Op::Noexpr)) return axis;
    const auto first = shapes.constant(lower), last = shapes.constant(il::BoundsOp::upper_(f_, axis->bounds));
    const Tree extent =
        first && last && *last >= *first ? f_.leaf(Op::Intval, std::to_string(*last - *first + 1)) : extentOf(axis);
    return extent ? std::optional<Axis>(Axis{f_.node(Op::Bounds, {absent, extent}), {}}) : std::nullopt;
  }

  // size(a), size(a, 2)
  bool asksExtent(const Unit &where, Tree e) const {
    if (!f_.is(e, Op::Apply)) return false;
    const Symbol name = f_.symbol(il::ApplyOp::function_(f_, e));
    const auto says = i_.rules.intrinsics.find(name);
    if (says == i_.rules.intrinsics.end() || i_.program.resolveProcedure(where, name) != none) return false;
    const auto value = says->second.find(intern("value"));
    return value != says->second.end() && text(value->second) == "extent";
  }

  // The axis that such a function asks for: of a formal (`call`) that of what is passed for it.
  std::optional<Axis> axisOf(const Unit &where, Tree call, Tree e) const {
    const Tree args = il::ApplyOp::args_(f_, e), array = argument(f_, args, 0), along = argument(f_, args, 1);
    const auto at = along ? i_.program.shapes(where).constant(along) : std::optional<std::int64_t>(1);
    if (const Tree own = call ? dimsOfItsOwn(where, array) : Tree{}) {  // whatever is passed for it
      if (!at || *at < 1 || *at > static_cast<std::int64_t>(f_.arity(own)) || (!along && f_.arity(own) != 1)) return std::nullopt;
      return ofResult(call, where, f_.child(own, static_cast<std::uint32_t>(*at - 1)));
    }
    const Tree meant = call ? passedFor(where, call, array) : array;
    const auto all = meant ? axes(meant) : std::nullopt;
    if (!all || !at || *at < 1 || *at > static_cast<std::int64_t>(all->size()) || (!along && all->size() != 1))
      return std::nullopt;
    const Axis &axis = (*all)[static_cast<std::size_t>(*at - 1)];
    if (axis.subscript && appliesFunctions(axis.subscript)) return std::nullopt;  // it would be called once more
    return axis;
  }
  // Of a formal that does not have the shape of what is passed: that is declared. No tree: it has.
  Tree dimsOfItsOwn(const Unit &callee, Tree name) const {
    const Variable *v = f_.is(name, Op::Name) ? i_.program.entity(callee, name) : nullptr;
    if (!v || !v->dims) return {};
    const Tree last = f_.child(v->dims, f_.arity(v->dims) - 1);
    return f_.is(il::BoundsOp::upper_(f_, last), Op::Noexpr) ? Tree{} : v->dims;
  }
  bool appliesFunctions(Tree t) const {
    return il::any(f_, t, [&](Tree x) {
      return f_.is(x, Op::Apply) &&
             i_.program.resolveProcedure(i_.program.unit(u_), f_.symbol(il::ApplyOp::function_(f_, x))) != none;
    });
  }

  // What a call passes for a formal; the name of what the procedure has from a host or a module that this unit sees, too. No
  // tree: the name is of neither, or nothing is passed.
  Tree passed(const Unit &callee, Tree call, Tree name) const {
    const Variable *v = f_.is(name, Op::Name) ? i_.program.entity(callee, name) : nullptr;
    if (!v) return {};
    if (v->owner != callee.id) return i_.program.lookup(i_.program.unit(u_), v->name) == v ? f_.leaf(Op::Name, v->name) : Tree{};
    if (v->formal == none) return {};
    const Tree args = il::ApplyOp::args_(f_, call);
    for (std::uint32_t k = 0; k < f_.arity(args); ++k) {
      const Tree a = f_.child(args, k);
      if (!f_.is(a, Op::Keyword) ? k == v->formal : f_.symbol(il::KeywordOp::formal_(f_, a)) == v->name)
        return argument(f_, args, k);
    }
    return {};
  }

  // The same of a component of a formal: that of what is passed, where its name is seen and it may be asked.
  Tree passedFor(const Unit &callee, Tree call, Tree ref) const {
    if (!f_.is(ref, Op::Field)) return passed(callee, call, ref);
    const Tree object = isHere_ ? passedFor(callee, call, il::FieldOp::base_(f_, ref)) : Tree{};
    if (!object || !il::hasSort(f_.op(object), Sort::Ref) || appliesFunctions(object)) return {};
    if (hidesComponents(i_.program, i_.program.unit(u_), i_.program.elementType(typeOf(object)))) return {};
    return f_.node(Op::Field, {object, il::FieldOp::member_(f_, ref)});
  }

  // A bound, as the unit may say it in a declaration. `call`: it is one of the procedure `where`, which is called there; no tree:
  // it stands in the unit itself. No tree: it cannot be said, or had another value as the unit began.
  Tree said(Tree e, const Unit &where, Tree call) const {
    if (const auto n = i_.program.shapes(where).constant(e))
      return *n < 0 ? f_.node(Op::Neg, {f_.leaf(Op::Intval, std::to_string(-*n))}) : f_.leaf(Op::Intval, std::to_string(*n));
    if (isHere_ && !call) return appliesFunctions(e) ? Tree{} : e;
    switch (f_.op(e)) {
      case Op::Name:
        return call ? saidOfFormal(where, call, e) : stays(where, e) ? e : Tree{};
      case Op::Field:
        return call ? passedFor(where, call, e) : Tree{};
      case Op::Add:
      case Op::Sub:
      case Op::Mul:
      case Op::Neg:
      case Op::Plus:
      case Op::Paren:
      case Op::Div:
        return saidOfParts(e, where, call);
      case Op::Apply:
        if (asksExtent(where, e)) return extentOf(axisOf(where, call, e));
        return isElementwise(where, e) ? saidOfArguments(e, where, call) : Tree{};
      default:
        return {};
    }
  }
  // What the language computes of numbers alone.
  bool isElementwise(const Unit &where, Tree apply) const {
    const Symbol name = f_.symbol(il::ApplyOp::function_(f_, apply));
    return i_.program.resolveProcedure(where, name) == none && i_.rules.intrinsics.count(name) != 0 &&
           i_.program.form(name) == Form::Elementwise && !isArray(apply);
  }
  Tree saidOfArguments(Tree apply, const Unit &where, Tree call) const {
    const Tree args = il::ApplyOp::args_(f_, apply);
    std::vector<Tree> parts;
    for (std::uint32_t k = 0; k < f_.arity(args); ++k) {
      const Tree a = f_.child(args, k), part = f_.is(a, Op::Keyword) ? Tree{} : said(a, where, call);
      if (!part) return {};
      parts.push_back(part);
    }
    return f_.node(Op::Apply, {il::ApplyOp::function_(f_, apply), f_.node(Op::Args, parts)});
  }
  Tree saidOfParts(Tree e, const Unit &where, Tree call) const {
    std::vector<Tree> parts;
    for (std::uint32_t k = 0; k < f_.arity(e); ++k) {
      const Tree part = said(f_.child(e, k), where, call);
      if (!part) return {};
      parts.push_back((f_.op(e) == Op::Mul || f_.op(e) == Op::Div) && hasTerms(part) ? f_.node(Op::Paren, {part}) : part);
    }
    return f_.node(f_.op(e), parts);
  }
  bool hasTerms(Tree e) const { return f_.is(e, Op::Add) || f_.is(e, Op::Sub) || f_.is(e, Op::Neg); }
  Tree saidOfFormal(const Unit &callee, Tree call, Tree name) const {
    const Tree actual = passed(callee, call, name);
    const bool isFormal = actual && i_.program.entity(callee, name)->owner == callee.id;
    if (!actual || (!isHere_ && isFormal && i_.program.overwrites(callee, f_.symbol(name)))) return {};
    return said(actual, i_.program.unit(u_), {});
  }
  // A formal that holds what it held as the unit began.
  bool stays(const Unit &unit, Tree name) const {
    const Variable *v = i_.program.entity(unit, name);
    return v && v->kind == Variable::Kind::Formal && v->owner == unit.id && !v->dims && !v->optional &&
           !i_.program.overwrites(unit, v->name);
  }
  Tree extentOf(const std::optional<Axis> &axis) const {
    if (!axis || axis->subscript) return {};
    const Tree lower = il::BoundsOp::lower_(f_, axis->bounds), upper = il::BoundsOp::upper_(f_, axis->bounds);
    const auto first =
        f_.is(lower, Op::Noexpr) ? std::optional<std::int64_t>(1) : i_.program.shapes(i_.program.unit(u_)).constant(lower);
    if (first == 1) return upper;
    return f_.node(Op::Add, {f_.node(Op::Sub, {upper, f_.node(Op::Paren, {lower})}), f_.leaf(Op::Intval, "1")});
  }

  // [n, 2]
  std::optional<Axes> listed(Tree extents) const {
    if (!f_.is(extents, Op::Arrayval)) return std::nullopt;
    Axes all;
    const auto elements = f_.children(il::ArrayvalOp::elements_(f_, extents));
    for (Tree e : std::vector<Tree>(elements.begin(), elements.end())) {
      const Tree extent = f_.is(e, Op::Listed) || isArray(e) ? Tree{} : said(e, i_.program.unit(u_), {});
      if (!extent) return std::nullopt;
      all.push_back({f_.node(Op::Bounds, {f_.leaf(Op::Noexpr, ""), extent}), {}});
    }
    return all;
  }

  std::optional<Axes> ofApplication(Tree e) const {
    const Tree args = il::ApplyOp::args_(f_, e);
    const UnitId callee = i_.program.resolveProcedure(i_.program.unit(u_), f_.symbol(il::ApplyOp::function_(f_, e)));
    if (callee != none) return ofFunction(e, callee);
    const auto of = [&](std::uint32_t k) { return k < f_.arity(args) ? axes(argument(f_, args, k)) : std::nullopt; };
    auto first = of(0);
    switch (formOf(e)) {
      case Form::First:
        return first;
      case Form::Second:
        return of(1);
      case Form::Given:
        return f_.arity(args) > 1 ? listed(argument(f_, args, 1)) : std::nullopt;
      case Form::Turned:
        if (first && first->size() == 2) std::swap((*first)[0], (*first)[1]);
        return first;
      case Form::Contracted: {
        const auto second = of(1);
        if (!first || !second) return std::nullopt;
        first->pop_back();
        first->insert(first->end(), second->begin() + 1, second->end());
        return first;
      }
      case Form::Location:
      case Form::Reduction: {
        const Shapes shapes = i_.program.shapes(i_.program.unit(u_));
        const Tree along = shapes.dimension(args);
        if (!along && formOf(e) == Form::Location) return Axes{eachDimension(argument(f_, args, 0))};
        const auto at = along ? shapes.constant(along) : std::nullopt;
        if (!first || !at || *at < 1 || *at > static_cast<std::int64_t>(first->size())) return std::nullopt;
        first->erase(first->begin() + static_cast<std::ptrdiff_t>(*at - 1));
        return first;
      }
      default:
        return std::nullopt;
    }
  }
};

// The type of a variable that can hold a value; no tree: it cannot be declared.
Tree holderType(Impl &i, UnitId u, Tree e) {
  Forest &f = i.forest;
  if (u == none) return {};
  const Tree type = i.program.typeOf(i.program.unit(u), e);
  if (f.is(i.program.elementType(type), Op::UnknownType)) return {};
  if (!f.is(type, Op::ArrayType)) return type;
  const auto axes = Shape(i, u).axes(e);
  if (!axes || axes->size() != f.arity(il::ArrayTypeOp::dims_(f, type))) return {};
  std::vector<Tree> dims;
  for (const Axis &a : *axes) dims.push_back(a.bounds);
  return f.node(Op::ArrayType, {il::ArrayTypeOp::element_(f, type), f.node(Op::Dims, dims)});
}

// With as many elements as the value has where it stands; no tree: that cannot be said.
Tree extentsHere(Impl &i, UnitId u, Tree e) {
  if (u == none) return {};
  const Shape shape(i, u, Shape::Said::Here);
  const auto axes = shape.axes(e);
  if (!axes || axes->empty() || axes->size() != shape.rank(e)) return {};
  std::vector<Tree> dims;
  for (const Axis &a : *axes) dims.push_back(a.bounds);
  return i.forest.node(Op::Dims, dims);
}

// That variable, where it holds the value.
Tree held(Impl &i, UnitId u, Tree variable, Tree e) {
  Forest &f = i.forest;
  const auto axes = u == none || !Shape(i, u).isArray(e) ? std::nullopt : Shape(i, u).axes(e);
  const auto cut = [](const Axis &a) { return bool(a.subscript); };
  if (!axes || std::none_of(axes->begin(), axes->end(), cut)) return variable;
  const Tree absent = f.leaf(Op::Noexpr, "");
  std::vector<Tree> subs;
  for (const Axis &a : *axes) subs.push_back(a.subscript ? a.subscript : f.node(Op::Range, {absent, absent, absent}));
  return f.node(Op::Index, {variable, f.node(Op::Subs, subs)});
}

Tree wholeRange(Forest &f) {
  const Tree absent = f.leaf(Op::Noexpr, "");
  return f.node(Op::Range, {absent, absent, absent});
}

std::vector<Tree> places(const Forest &f, Tree list) { return {f.children(list).begin(), f.children(list).end()}; }

}  // namespace

bool appliesElementally(Impl &i, UnitId u, Tree procedure, Tree args) {
  const UnitId callee = i.program.resolveProcedure(i.program.unit(u), i.forest.symbol(procedure));
  if (callee == none || !i.program.unit(callee).elemental) return false;
  for (std::uint32_t k = 0; k < i.forest.arity(args); ++k)
    if (Shape(i, u).isArray(argument(i.forest, args, k))) return true;
  return false;
}

bool selectsByVector(Impl &i, UnitId u, Tree ref) {
  const Forest &f = i.forest;
  for (; f.is(ref, Op::Index) || f.is(ref, Op::Field) || f.is(ref, Op::Downcast); ref = il::AnyOp::base_(f, ref)) {
    if (!f.is(ref, Op::Index)) continue;
    const Tree subs = il::IndexOp::subs_(f, ref);
    for (std::uint32_t k = 0; k < f.arity(subs); ++k)
      if (const Tree s = f.child(subs, k); !isRange(f, s) && Shape(i, u).isArray(s)) return true;
  }
  return false;
}

void addShapePrimitives(std::vector<Primitive> &all) {
  const Type T = Type::Tree;
  PrimitiveTable to(all);
  to.test("isVector", [](Impl &i, UnitId u, Tree t) { return Shape(i, u).rank(t) == 1; });
  to.test("isMatrix", [](Impl &i, UnitId u, Tree t) { return Shape(i, u).rank(t) == 2; });
  to.test("hasVectorSubscript", selectsByVector);
  to.add("appliesElementally", {T, T}, Type::Bool,
         [](Impl &i, UnitId u, Args &a) { return Value::of(u != none && appliesElementally(i, u, a[0].tree, a[1].tree)); });
  to.test("isElementalApplication", [](Impl &i, UnitId u, Tree t) {
    return u != none && i.forest.is(t, Op::Apply) &&
           appliesElementally(i, u, il::ApplyOp::function_(i.forest, t), il::ApplyOp::args_(i.forest, t));
  });
  // of arguments, all that are arrays; the first of these
  to.add("hasElements", {T, T}, Type::Bool, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u != none && bool(Shape(i, u).elementOfArguments(a[0].tree, places(i.forest, a[1].tree))));
  });
  to.add("elementsOf", {T, T}, T, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u == none ? Tree{} : Shape(i, u).elementOfArguments(a[0].tree, places(i.forest, a[1].tree)));
  });
  to.add("arrayAmong", {T}, T, [](Impl &i, UnitId u, Args &a) {
    for (std::uint32_t k = 0; k < i.forest.arity(a[0].tree); ++k)
      if (const Tree e = argument(i.forest, a[0].tree, k); Shape(i, u).isArray(e)) return Value::of(e);
    return Value::of(Tree{});
  });
  to.test("canBeHeld", [](Impl &i, UnitId u, Tree t) { return bool(holderType(i, u, t)); });
  to.add("holderTypeOf", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(holderType(i, u, a[0].tree)); });
  to.test("hasExtentsHere", [](Impl &i, UnitId u, Tree t) { return bool(extentsHere(i, u, t)); });
  to.add("extentsHere", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(extentsHere(i, u, a[0].tree)); });
  to.add("held", {T, T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(held(i, u, a[0].tree, a[1].tree)); });
  // the numbers of the dimensions
  to.add("dimensions", {T}, T, [](Impl &i, UnitId u, Args &a) {
    std::vector<Tree> r;
    for (std::uint32_t k = 1; k <= Shape(i, u).rank(a[0].tree); ++k) r.push_back(i.forest.leaf(Op::Intval, std::to_string(k)));
    return Value::of(i.forest.node(Op::Exprs, r));
  });
  to.add("dimensionsBack", {T}, T, [](Impl &i, UnitId u, Args &a) {
    std::vector<Tree> r;
    for (std::uint32_t k = Shape(i, u).rank(a[0].tree); k > 0; --k) r.push_back(i.forest.leaf(Op::Intval, std::to_string(k)));
    return Value::of(i.forest.node(Op::Exprs, r));
  });
  // one element, at places along its dimensions
  to.add("hasElement", {T, T}, Type::Bool, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u != none && bool(Shape(i, u).element(a[0].tree, places(i.forest, a[1].tree))));
  });
  to.add("elementOf", {T, T}, T, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u == none ? Tree{} : Shape(i, u).element(a[0].tree, places(i.forest, a[1].tree)));
  });
  // all elements along the first dimension, at places along the others: that of the first is not looked at
  const auto column = [](Impl &i, UnitId u, Args &a) {
    std::vector<Tree> at = places(i.forest, a[1].tree);
    if (u == none || at.size() < 2) return Tree{};
    at.front() = wholeRange(i.forest);
    return Shape(i, u).element(a[0].tree, at);
  };
  to.add("hasColumns", {T, T}, Type::Bool, [column](Impl &i, UnitId u, Args &a) { return Value::of(bool(column(i, u, a))); });
  to.add("columnOf", {T, T}, T, [column](Impl &i, UnitId u, Args &a) { return Value::of(column(i, u, a)); });
  to.test("isRegular", [](Impl &i, UnitId u, Tree t) { return u != none && Shape(i, u).isRegular(t); });
  to.test("hasElementCount", [](Impl &i, UnitId u, Tree t) { return u != none && bool(Shape(i, u).number(t)); });
  to.add("elementCount", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(Shape(i, u).number(a[0].tree)); });
  to.test("isSaidAtEntry", [](Impl &i, UnitId u, Tree t) { return bool(Shape(i, u).atEntry(t)); });
  to.add("atEntry", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(Shape(i, u).atEntry(a[0].tree)); });
  // what has the shape of an expression: a reference in it, if there is one
  to.add("shapeIn", {T}, T, [](Impl &i, UnitId u, Args &a) {
    const Tree array = u == none ? Tree{} : Shape(i, u).array(a[0].tree);
    return Value::of(array ? array : a[0].tree);
  });
}

}  // namespace dotbar::dataflow
