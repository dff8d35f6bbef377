#include "dataflow/program/amount.h"

#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

Polynomial Amounts::operator()(Tree t) {
  const Forest &f = p_.forest();
  std::int64_t c = 0;
  if (p_.constant(u_, t, c)) return Polynomial(c);
  const auto left = [&] { return (*this)(il::AnyOp::left_(f, t)); };
  const auto right = [&] { return (*this)(il::AnyOp::right_(f, t)); };
  switch (f.op(t)) {
    case Op::Add:
      return left() + right();
    case Op::Sub:
      return left() - right();
    case Op::Mul:
      return left() * right();
    case Op::Neg:
      return Polynomial() - (*this)(il::NegOp::operand_(f, t));
    case Op::Plus:
    case Op::Paren:
      return (*this)(il::AnyOp::operand_(f, t));
    case Op::Name:
      return name(t);
    default:
      break;
  }
  // a function may answer differently each time
  if (il::any(f, t, [&](Tree x) { return f.is(x, Op::Apply) && p_.callAt(x); })) decided_ = false;
  return asksForExtent(t) ? Polynomial::named(il::dump(f, t)) : opaque(t);
}

// Of an array that keeps its extents as long as the procedure runs.
bool Amounts::asksForExtent(Tree t) const {
  const Forest &f = p_.forest();
  if (site_ || !f.is(t, Op::Apply) || !p_.askedOf(u_, t)) return false;
  const auto args = f.children(il::ApplyOp::args_(f, t));
  std::int64_t along = 0;
  return args.size() == 1 || (args.size() == 2 && p_.constant(u_, args[1], along));
}

Polynomial Amounts::name(Tree t) {
  const Variable *v = p_.entity(u_, t);
  const bool isFormal = v && v->formal != none && v->owner == u_.id;
  if (site_ && isFormal && v->formal < site_->actuals.size())
    if (const Tree actual = site_->actuals[v->formal].tree) {
      Amounts there(p_, p_.unit(site_->caller));
      const Polynomial r = there(actual);
      decided_ &= there.decided_;
      return r;
    }
  const bool stays = !site_ && v && v->kind == Variable::Kind::Formal && !p_.overwrites(u_, v->name);
  return atEntry_ && !stays ? opaque(t) : Polynomial::named(il::dump(p_.forest(), t));
}

Polynomial Amounts::opaque(Tree t) const {
  return Polynomial::named((site_ ? "there " : atEntry_ ? "then " : "") + il::dump(p_.forest(), t));
}

}  // namespace dotbar::dataflow
