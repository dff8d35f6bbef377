// Memory inside of objects: a component that is ALLOCATABLE, which what gets an object gives memory where it has none, at times
// with other bounds, and which carries values on to the next call.
#pragma once

#include <vector>

#include "tools/verify/random/build.h"
#include "tools/verify/random/random.h"

namespace dotbar::random {

class Rooms {
 public:
  Rooms(const Build &b, Random &r) : b_(b), r_(r) {}

  Tree member() const;  // real(8), allocatable :: room(:)
  // What a procedure does with that of the object `a` that it overwrites and `b` that it reads; `value`: a real component of `a`.
  std::vector<Tree> statements(Tree a, Tree b, Tree value);

 private:
  const Build &b_;
  Random &r_;

  Tree room(Tree of) const { return b_.f.node(Op::Field, {of, b_.name("room")}); }
  Tree place(Tree of, long k) const { return b_.f.node(Op::Index, {room(of), b_.list(Op::Subs, {b_.integer(k)})}); }
  Tree scaled(const char *factor, Tree value) const { return b_.two(Op::Mul, b_.real(factor), value); }
  std::vector<Tree> given(Tree of, long extent, Tree value) const;
  Tree freed(Tree of) const;
};

}  // namespace dotbar::random
