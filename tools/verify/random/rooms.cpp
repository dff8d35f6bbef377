#include "tools/verify/random/rooms.h"

#include "il_make.h"

namespace dotbar::random {

Tree Rooms::member() const {
  const Tree deferred = b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.none(), b_.none()})});
  return b_.declareWith(b_.real8(), "allocatable", b_.entityWith("room", deferred, b_.none()));
}

std::vector<Tree> Rooms::given(Tree of, long extent, Tree value) const {
  const Tree dims = b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.none(), b_.integer(extent)})}),
             absent = b_.f.leaf(Op::Noref, "");
  const Tree allocation = b_.f.node(Op::Allocation, {room(of), dims});
  return {b_.f.node(Op::Allocate,
                    {b_.f.leaf(Op::Notype, ""), b_.list(Op::Allocations, {allocation}), b_.none(), b_.none(), absent, absent}),
          b_.assign(room(of), value)};
}

Tree Rooms::freed(Tree of) const {
  const Tree absent = b_.f.leaf(Op::Noref, "");
  return b_.f.node(Op::Deallocate, {b_.list(Op::Exprs, {room(of)}), absent, absent});
}

std::vector<Tree> Rooms::statements(Tree a, Tree b, Tree value) {
  const Tree has = b_.apply("allocated", {room(a)});
  std::vector<Tree> all;
  if (r_.chance(40)) {  // if (allocated(a%room)) deallocate; allocate(a%room(3))
    std::vector<Tree> anew = given(a, 3, scaled("0.25", value));
    anew.insert(anew.begin(), b_.branch(has, {b_.assign(value, scaled("0.5", b_.apply("sin", {place(a, 1)}))), freed(a)}, {}));
    if (r_.chance(50))
      all.insert(all.end(), anew.begin(), anew.end());
    else
      all.push_back(b_.branch(b_.two(Op::Gt, value, b_.real("0.3")), anew, {}));
  }
  all.push_back(b_.branch(has, {}, given(a, 2, scaled("0.5", value))));
  all.push_back(b_.assign(place(a, 1), b_.two(Op::Add, scaled("0.5", place(a, 2)), scaled("0.25", b_.apply("cos", {value})))));
  if (r_.chance(60)) {
    const Tree there = b_.two(Op::Add, scaled("0.5", value), scaled("0.25", b_.two(Op::Mul, place(b, 1), place(b, 2))));
    all.push_back(b_.branch(b_.apply("allocated", {room(b)}), {b_.assign(value, there)}, {}));
  }
  all.push_back(b_.assign(value, b_.two(Op::Add, scaled("0.5", value), scaled("0.25", place(a, 1)))));
  return all;
}

}  // namespace dotbar::random
