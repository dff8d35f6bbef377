#include "tools/verify/random/leaves.h"

#include "il_make.h"

namespace dotbar::random {

void Leaves::object(const std::string &name, const char *attribute, std::vector<Tree> &declared) {
  if (!isDeclared_) {
    const Tree target = b_.entityWith("v", b_.list(Op::Dims, {}), toNothing());
    const Tree own = b_.entityWith("w", b_.list(Op::Dims, {}), b_.real("0.5"));
    const std::vector<Tree> parts{b_.declareWith(b_.real8(), "pointer", target), b_.declare(b_.real8(), {own})};
    declared.push_back(b_.f.node(Op::Typedef, {b_.name("leaf"), b_.list(Op::Attrs, {}), b_.list(Op::Decls, parts)}));
    isDeclared_ = true;
  }
  declared.push_back(b_.declareWith(b_.f.node(Op::StructType, {b_.name("leaf")}), attribute, b_.entity(name)));
}

Feature Leaves::act(const Local &l, const Local &other, int number, std::vector<Tree> &declared, std::vector<Tree> &to) {
  if (r_.chance(50)) return through(l, number, declared, to), Feature::PointerThrough;
  return copied(l, other, number, declared, to), Feature::PointerCopied;
}

// The pointer is set, and what it points to, by one name of the object, and read by the other.
void Leaves::through(const Local &l, int number, std::vector<Tree> &declared, std::vector<Tree> &to) {
  const std::string whole = "lo" + std::to_string(number), pointer = "lp" + std::to_string(number);
  object(whole, "target", declared), object(pointer, "pointer", declared);
  const Tree o = b_.name(whole), p = b_.name(pointer), t = b_.name(l.name);
  to.push_back(pointTo(p, o)), to.push_back(pointTo(field(p, "v"), t));
  to.push_back(b_.assign(field(p, "w"), scaled("0.5", t)));
  if (r_.chance(50)) to.push_back(b_.assign(field(p, "v"), b_.apply("cos", {scaled("0.5", field(o, "w"))})));
  to.push_back(b_.assign(t, b_.two(Op::Add, scaled("0.5", t), scaled("0.25", b_.two(Op::Mul, field(o, "v"), field(o, "w"))))));
  if (r_.chance(50)) to.push_back(b_.assign(field(o, "w"), b_.two(Op::Mul, field(p, "v"), field(p, "w"))));
  to.push_back(b_.assign(field(o, "v"), b_.two(Op::Add, scaled("0.75", t), scaled("0.25", field(p, "w")))));
}

// Both point to the same afterwards; one may point to something else later.
void Leaves::copied(const Local &l, const Local &other, int number, std::vector<Tree> &declared, std::vector<Tree> &to) {
  const std::string one = "la" + std::to_string(number), two = "lb" + std::to_string(number);
  object(one, "target", declared), object(two, "target", declared);
  const Tree a = b_.name(one), c = b_.name(two), t = b_.name(l.name), o = b_.name(other.name);
  if (r_.chance(50)) {
    to.push_back(b_.assign(a, b_.apply("leaf", {t, scaled("0.5", t)})));
  } else {
    to.push_back(pointTo(field(a, "v"), t));
    if (r_.chance(70)) to.push_back(b_.assign(field(a, "w"), b_.apply("sin", {t})));
  }
  to.push_back(b_.assign(c, a));
  to.push_back(b_.assign(field(c, "v"), b_.two(Op::Add, scaled("0.5", field(c, "v")), scaled("0.25", field(a, "w")))));
  if (r_.chance(50)) to.push_back(b_.assign(a, b_.apply("leaf", {o, scaled("0.75", field(c, "v"))})));
  const Tree product = b_.two(Op::Mul, field(a, "v"), b_.two(Op::Add, field(c, "w"), field(a, "w")));
  to.push_back(b_.assign(field(c, "w"), b_.two(Op::Mul, t, field(a, "v"))));
  to.push_back(b_.assign(t, b_.two(Op::Add, scaled("0.5", t), scaled("0.25", product))));
  to.push_back(b_.assign(field(a, "v"), b_.two(Op::Add, scaled("0.5", field(a, "v")), scaled("0.125", field(c, "w")))));
}

}  // namespace dotbar::random
