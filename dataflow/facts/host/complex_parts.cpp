// Parts of complex variables that are named as components (z%re), said by functions (real(z)) as the rules name both: part of
// bringing a program into a normal form before data flow (TAP-M-ir). What a procedure may overwrite, or a pointer is set to,
// stays as it is.
#include "dataflow/facts/host/in_place.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/program/rebuilt.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

class Parts : InPlace {
 public:
  // `names`: of the two parts; of the functions that give them, of that of a number with these parts and a kind, of that of its
  // kind.
  Parts(Facts::Impl &i, UnitId u, Tree names) : InPlace(i), unit_(i.program.unit(u)), names_(names) {}

  // Whether something may be such a part: only then types are asked for.
  bool areNamed(Tree t) const {
    return il::any(f_, t, [&](Tree part) {
      if (!f_.is(part, Op::Field)) return false;
      const Symbol member = f_.symbol(il::FieldOp::member_(f_, part));
      return member == word(FirstPart) || member == word(SecondPart);
    });
  }

  // The tree itself where no part is named in it.
  Tree said(Tree t) {
    switch (f_.op(t)) {
      case Op::Output:
      case Op::Input:
      case Op::Other:  // are copied as they are
        return t;
      case Op::Assign:
        return assigned(t);
      case Op::Call:
        return below(t, [&](Tree c) { return f_.is(c, Op::Args) ? passed(c) : said(c); });
      case Op::Apply:
        return below(t, [&](Tree c) { return f_.is(c, Op::Args) && !isIntrinsic(unit_, t) ? passed(c) : said(c); });
      case Op::PointTo:
        return below(t, [&](Tree c) { return kept(c); });
      case Op::Field:
        return isPart(t) ? value(t) : below(t, [&](Tree c) { return said(c); });
      default:
        return il::isLeaf(f_.op(t)) ? t : below(t, [&](Tree c) { return said(c); });
    }
  }

 private:
  bool isPart(Tree t) const { return f_.is(t, Op::Field) && p_.type(unit_, il::FieldOp::base_(f_, t)).isComplex(); }

  template <class Act>
  Tree below(Tree t, Act &&act) {
    const std::vector<Tree> before(f_.children(t).begin(), f_.children(t).end());
    std::vector<Tree> children;
    for (const Tree c : before) children.push_back(act(c));
    return children == before ? t : rebuilt(f_, t, children);
  }

  // A part stays one; what its subscripts read is said.
  Tree kept(Tree t) {
    if (!isPart(t)) return said(t);
    return below(t, [&](Tree c) { return said(c); });
  }
  Tree passed(Tree args) {
    return below(args, [&](Tree a) { return f_.is(a, Op::Keyword) ? below(a, [&](Tree c) { return kept(c); }) : kept(a); });
  }

  enum Word : std::uint32_t { FirstPart, SecondPart, First, Second, Whole, Kind };
  Symbol word(Word which) const { return f_.symbol(f_.child(names_, which)); }
  Tree applied(Word function, std::vector<Tree> args, Tree at) {
    return il::ApplyOp::make(f_, f_.leaf(Op::Name, word(function), f_.span(at)), f_.node(Op::Args, args, f_.span(at)),
                             f_.span(at));
  }
  bool isFirst(Tree part) const { return f_.symbol(il::FieldOp::member_(f_, part)) == word(FirstPart); }
  Tree value(Tree part) { return applied(isFirst(part) ? First : Second, {said(il::FieldOp::base_(f_, part))}, part); }

  // z%re = e: z = cmplx(e, aimag(z), kind(z)), which finds z twice.
  Tree assigned(Tree t) {
    const Tree left = il::AssignOp::left_(f_, t), right = said(il::AssignOp::right_(f_, t));
    if (!isPart(left) || callsOwn(left)) return below(t, [&](Tree c) { return c == left ? kept(left) : right; });
    const Tree z = said(il::FieldOp::base_(f_, left));
    const Tree set = p_.type(unit_, il::AssignOp::right_(f_, t)).isComplex() ? applied(First, {right}, left) : right;
    const Tree other = applied(isFirst(left) ? Second : First, {z}, left), ofKind = applied(Kind, {z}, left);
    const Tree all = isFirst(left) ? applied(Whole, {set, other, ofKind}, left) : applied(Whole, {other, set, ofKind}, left);
    const Tree children[] = {z, all};
    return rebuilt(f_, t, children);
  }
  bool callsOwn(Tree t) const {
    return il::any(f_, t, [&](Tree x) { return f_.is(x, Op::Apply) && !isIntrinsic(unit_, x); });
  }

  const Unit &unit_;
  Tree names_;
};

}  // namespace

void addComplexParts(std::vector<Primitive> &all) {
  PrimitiveTable to(all);
  to.add("withoutParts", {Type::Tree, Type::Tree}, Type::Tree, [](Facts::Impl &i, UnitId u, Values &a) {
    if (u == none) return Value::of(a[0].tree);
    Parts parts(i, u, a[1].tree);
    return Value::of(parts.areNamed(a[0].tree) ? parts.said(a[0].tree) : a[0].tree);
  });
}

}  // namespace dotbar::dataflow
