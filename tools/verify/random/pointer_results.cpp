#include "tools/verify/random/pointer_results.h"

#include "il_make.h"

namespace dotbar::random {

// place(2) = .. ahead of t = .. place(2) ..; mostly without a derivative: with one the result is refused.
void PointerResults::act(const Local &l, std::vector<Tree> &to) {
  used_ = true;
  const long k = r_.between(1, 3);
  const Tree t = b_.name(l.name), kept = b_.index("kept", {b_.integer(k)}), value = b_.apply("place", {b_.integer(k)});
  const Tree number = b_.two(Op::Mul, b_.real("0.25"), b_.apply("dble", {b_.integer(k + r_.below(3))}));
  to.push_back(b_.assign(kept, r_.chance(15) ? b_.two(Op::Mul, b_.real("0.5"), t) : number));
  const Tree term = b_.two(Op::Mul, b_.real("0.5"), b_.apply("sin", {b_.two(Op::Mul, t, value)}));
  to.push_back(b_.assign(t, b_.two(Op::Add, term, r_.chance(50) ? value : t)));
  if (r_.chance(50)) to.push_back(b_.assign(kept, b_.two(Op::Mul, b_.real("0.75"), kept)));
  if (r_.chance(50)) to.push_back(b_.assign(t, b_.two(Op::Mul, t, value)));
}

// real*8, target :: kept(3); place => kept(i)
Tree PointerResults::module() const {
  const Tree kept = b_.declareWith(b_.real8(), "target", b_.entity("kept", {b_.f.node(Op::Bounds, {b_.none(), b_.integer(3)})}));
  const std::vector<Tree> decls{b_.declareWith(b_.integerType(), "intent(in)", b_.entity("i")),
                                b_.declareWith(b_.real8(), "pointer", b_.entity("p"))};
  const Tree points = b_.f.node(Op::PointTo, {b_.name("p"), b_.index("kept", {b_.name("i")})});
  const Tree place = il::ProcedureOp::make(b_.f, b_.list(Op::Attrs, {}), b_.f.leaf(Op::Notype, ""), b_.name("place"),
                                           b_.list(Op::Names, {b_.name("i")}), b_.name("p"), b_.list(Op::Decls, decls),
                                           b_.instrs({points}), b_.list(Op::Units, {}));
  return b_.f.node(Op::Module, {b_.name(module_), b_.list(Op::Decls, {kept}), b_.list(Op::Units, {place})});
}

}  // namespace dotbar::random
