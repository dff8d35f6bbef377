// What an object is as its unit begins, where the language says so (INTENT(OUT), a function's result): components with default
// values have these, what is ALLOCATABLE no memory. A derivative says it by statements: there the object
// came with its values.
#include <algorithm>
#include <optional>
#include <set>

#include "dataflow/facts/host/table.h"
#include "dataflow/program/program.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using Impl = Facts::Impl;
using Args = Values;

// The components of an object that its procedure overwrites before anything reads them, as far as the statements say that stand
// first in its body: nobody misses their default values.
class SetFirst {
 public:
  SetFirst(const il::Forest &f, const Program &p, const Unit &u, Tree object) : f_(f), object_(object) {
    const Variable *v = p.designated(u, object);
    if (!f.is(u.tree, Op::Procedure) || f.arity(il::ProcedureOp::contained_(f, u.tree)) > 0 || !v || v->target) return;
    for (Tree i : f.children(il::ProcedureOp::body_(f, u.tree)))
      if (!goesOn(i)) return;
  }

  bool has(Symbol component) const { return whole_ || names_.count(component) > 0; }

 private:
  // Whether what stands behind it may still be the first: it sets something of the object, or has nothing to do with it.
  bool goesOn(Tree i) {
    if (f_.is(i, Op::Assign) && !mentions(il::AssignOp::right_(f_, i))) {
      const Tree left = il::AssignOp::left_(f_, i);
      if (f_.equal(left, object_)) return whole_ = true, false;
      if (f_.is(left, Op::Field) && f_.equal(il::FieldOp::base_(f_, left), object_)) {
        names_.insert(f_.symbol(il::FieldOp::member_(f_, left)));
        return true;
      }
    }
    const bool leaves = il::any(f_, i, [&](Tree t) { return f_.is(t, Op::Alternate); });
    return !mentions(i) && !leaves && (f_.is(i, Op::Assign) || f_.is(i, Op::Call));
  }

  bool mentions(Tree t) const {
    return il::any(f_, t, [&](Tree n) { return f_.is(n, Op::Name) && f_.symbol(n) == f_.symbol(object_); });
  }

  const il::Forest &f_;
  Tree object_;
  bool whole_ = false;
  std::set<Symbol> names_;
};

class Beginning {
 public:
  Beginning(Impl &i, UnitId u) : f_(i.forest), p_(i.program), u_(i.program.unit(u)) {}

  std::vector<Tree> instrs;
  bool saysAll = true;  // no component is something that these instructions cannot say

  void object(Tree e, int depth = 0) {
    if (const Variable *v = f_.is(e, Op::Name) ? p_.lookup(u_, f_.symbol(e)) : nullptr; v && v->pointer)
      return;  // what it is associated with keeps what it has
    if (p_.isAllocatable(u_, e)) return noMemory(e);
    const Tree type = p_.elementType(p_.typeOf(u_, e));
    const Record *r = type ? p_.record(u_, type) : nullptr;
    if (!r) return;
    if (!r->known || depth == deepest || (f_.is(type, Op::ClassType) && isExtended(*r))) {
      saysAll = false;
      return;
    }
    const bool several = p_.type(u_, e).isArray();
    const std::optional<SetFirst> set = depth == 0 ? std::optional<SetFirst>(std::in_place, f_, p_, u_, e) : std::nullopt;
    for (const Component &c : r->components)
      if (!set || c.allocatable || !set->has(c.name))
        component(f_.node(Op::Field, {e, f_.leaf(Op::Name, c.name)}), c, several, depth);
  }

 private:
  void component(Tree part, const Component &c, bool several, int depth) {
    const bool isSaid = c.initial && !f_.is(c.initial, Op::Noexpr);
    const std::size_t before = instrs.size();
    if (c.pointer && isSaid)
      pointsTo(part, c.initial);
    else if (isSaid && !c.pointer)
      instrs.push_back(f_.node(Op::Assign, {part, known(c)}));
    else if (!c.pointer)
      object(part, depth + 1);
    const bool elementwise = several && (c.dims || c.pointer || c.allocatable);
    saysAll &= instrs.size() == before || !elementwise;
  }

  // NULL() is all that it can be but a target, whose name may mean something else here.
  void pointsTo(Tree part, Tree initial) {
    const Tree said = f_.is(initial, Op::OtherExpr) ? il::OtherExprOp::mentions_(f_, initial) : Tree{};
    const bool isNull = said && f_.arity(said) == 1 && f_.is(f_.children(said).front(), Op::Apply);
    saysAll &= isNull;
    if (isNull) instrs.push_back(f_.node(Op::PointTo, {part, f_.children(said).front()}));
  }

  void noMemory(Tree part) {
    const Tree nothing = f_.leaf(Op::Noref, "");
    const Tree freed = f_.node(Op::Deallocate, {f_.node(Op::Exprs, {part}), nothing, nothing});
    instrs.push_back(f_.node(
        Op::If, {language().hasMemory(f_, part), f_.node(Op::Instrs, {freed}), f_.node(Op::Instrs, std::vector<Tree>{})}));
  }

  // Constants of the module that defines the type are seen in it alone.
  Tree known(const Component &c) {
    const auto names = [&](Tree t) { return f_.is(t, Op::Name); };
    if (il::any(f_, c.initial, names) && !isInside(c.owner)) saysAll = false;
    return c.initial;
  }

  bool isInside(UnitId owner) const {
    for (const Unit *at = &u_;; at = &p_.unit(at->parent)) {
      if (at->id == owner) return true;
      if (at->parent == none) return false;
    }
  }

  // By what may begin otherwise than any value, too.
  bool isExtended(const Record &r) const {
    const auto begins = [&](const Component &c) {
      return c.allocatable || (c.initial && !f_.is(c.initial, Op::Noexpr)) || p_.record(p_.unit(c.owner), c.type);
    };
    for (const Unit &unit : p_.units())
      for (Tree d : f_.children(declarations(unit.tree)))
        if (f_.is(d, Op::Typedef))
          if (const Record *other = p_.recordOf(d); other && other->parentDefinition == r.definition)
            if (isExtended(*other) ||
                std::any_of(other->components.begin() + static_cast<long>(other->inherited), other->components.end(), begins))
              return true;
    return false;
  }

  Tree declarations(Tree unit) const {
    if (f_.is(unit, Op::Module)) return il::ModuleOp::decls_(f_, unit);
    return f_.is(unit, Op::Procedure) ? il::ProcedureOp::decls_(f_, unit) : f_.node(Op::Decls, std::vector<Tree>{});
  }

  static constexpr int deepest = 8;
  il::Forest &f_;
  Program &p_;
  const Unit &u_;
};

Beginning beginning(Impl &i, UnitId u, Tree e) {
  Beginning b(i, u);
  b.object(e);
  return b;
}

bool isOut(const il::Forest &f, Tree attr) { return f.is(attr, Op::Attr) && f.text(attr) == "intent(out)"; }

// Of INTENT(OUT) as declarations say it, and of a function's result.
std::vector<Tree> begun(const il::Forest &f, const Unit &u) {
  std::vector<Tree> names;
  const auto add = [&](Tree entities) {
    for (Tree e : f.children(entities)) names.push_back(il::EntityOp::name_(f, e));
  };
  for (Tree d : f.children(il::ProcedureOp::decls_(f, u.tree))) {
    if (f.is(d, Op::Attribute) && isOut(f, il::AttributeOp::attr_(f, d))) add(il::AttributeOp::entities_(f, d));
    if (f.is(d, Op::Declare) && std::ranges::any_of(f.children(il::DeclareOp::attrs_(f, d)), [&](Tree a) { return isOut(f, a); }))
      add(il::DeclareOp::entities_(f, d));
  }
  const Tree result = il::ProcedureOp::result_(f, u.tree);
  names.push_back(f.is(result, Op::Name) ? result : il::ProcedureOp::name_(f, u.tree));
  return names;
}

}  // namespace

void addDefaultPrimitives(std::vector<Primitive> &all) {
  const Type T = Type::Tree;
  PrimitiveTable to(all);
  to.add("defaultsOf", {T}, T, [](Impl &i, UnitId u, Args &a) {
    return Value::of(i.forest.node(Op::Instrs, u == none ? std::vector<Tree>{} : beginning(i, u, a[0].tree).instrs));
  });
  to.add("beginsOtherwise", {T}, Type::Bool, [](Impl &i, UnitId, Args &a) {
    const UnitId u = a[0].tree ? i.program.unitOf(a[0].tree) : none;
    if (u == none || !i.forest.is(i.program.unit(u).tree, Op::Procedure)) return Value::of(false);
    const auto isOtherwise = [&](Tree n) { return !beginning(i, u, n).saysAll; };
    return Value::of(std::ranges::any_of(begun(i.forest, i.program.unit(u)), isOtherwise));
  });
  to.test("hasOtherDefaults", [](Impl &i, UnitId u, Tree t) { return u != none && !beginning(i, u, t).saysAll; });
}

}  // namespace dotbar::dataflow
