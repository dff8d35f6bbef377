// Objects with a POINTER component in random programs: set through another pointer, copied, made by a constructor. What they
// point to is a local, which goes on being used.
#pragma once

#include <string>
#include <vector>

#include "tools/verify/random/generator.h"
#include "tools/verify/random/locals.h"

namespace dotbar::random {

class Leaves {
 public:
  Leaves(Forest &f, Random &r) : b_{f}, r_(r) {}

  void begin() { isDeclared_ = false; }  // another unit
  // Behind `declared` the declarations that the statements need; `other`: a further local of the kind. The names end with
  // `number`.
  Feature act(const Local &l, const Local &other, int number, std::vector<Tree> &declared, std::vector<Tree> &to);

 private:
  Build b_;
  Random &r_;
  bool isDeclared_ = false;

  Tree field(Tree of, const char *name) const { return b_.f.node(Op::Field, {of, b_.name(name)}); }
  Tree scaled(const char *factor, Tree value) const { return b_.two(Op::Mul, b_.real(factor), value); }
  Tree pointTo(Tree left, Tree right) const { return b_.f.node(Op::PointTo, {left, right}); }
  Tree toNothing() const {
    return b_.f.node(Op::OtherExpr, {b_.f.leaf(Op::Text, "=> null()"), b_.list(Op::Exprs, {b_.apply("null", {})})});
  }
  void object(const std::string &name, const char *attribute, std::vector<Tree> &declared);
  void through(const Local &, int number, std::vector<Tree> &declared, std::vector<Tree> &to);
  void copied(const Local &, const Local &other, int number, std::vector<Tree> &declared, std::vector<Tree> &to);
};

}  // namespace dotbar::random
