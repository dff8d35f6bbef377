// W1 as a hand-coded recursion over an arena: the practical limit that the machine is measured against. Random expression
// trees are simplified and differentiated by simplifying constructors.
#pragma once

#include <cstdint>
#include <vector>

namespace dotbar::bench::w1 {

inline constexpr std::int64_t prime = 1000003;
inline constexpr std::uint64_t modulus = 1u << 28;

enum Op : std::uint32_t { Num, Var, Add, Sub, Mul, Neg, Sin, Cos, Exp };

// Makes the same trees on any arena: `leaf(op, payload)` and `node(op, a, b)` return handles.
template <class Arena>
auto generate(Arena &arena, int depth, std::uint64_t seed) -> decltype(arena.leaf(Num, 0u)) {
  const auto k = static_cast<std::uint32_t>((seed >> 12) % 10);
  if (depth == 0) return k < 4 ? arena.leaf(Num, k % 3) : arena.leaf(Var, k - 4);
  const std::uint64_t left = (seed * 1664525 + 1013904223) % modulus, right = (seed * 69069 + 1) % modulus;
  const auto x = generate(arena, depth - 1, left);
  if (k >= 8) return arena.node(k == 8 ? Neg : static_cast<Op>(Sin + (seed >> 16) % 3), x, x);
  const auto y = generate(arena, depth - 1, right);
  return arena.node(k <= 2 ? Add : k <= 4 ? Sub : Mul, x, y);
}

class Limit {
 public:
  using Id = std::uint32_t;
  explicit Limit(std::size_t capacity) : nodes_(new Node[capacity]) {}
  ~Limit() { delete[] nodes_; }
  Limit(const Limit &) = delete;
  Limit &operator=(const Limit &) = delete;

  Id leaf(Op op, std::uint32_t payload) { return make(op, payload, 0); }
  Id node(Op op, Id a, Id b) { return make(op, a, b); }

  Id simplified(Id t) {
    const Node n = nodes_[t];
    switch (n.op) {
      case Num:
      case Var:
        return t;
      case Neg:
        return neg(simplified(n.a));
      case Sin:
      case Cos:
      case Exp:
        return make(n.op, simplified(n.a), 0);
      default: {
        const Id x = simplified(n.a), y = simplified(n.b);
        return n.op == Add ? add(x, y) : n.op == Sub ? sub(x, y) : mul(x, y);
      }
    }
  }

  Id derivative(Id t) {
    const Node n = nodes_[t];
    switch (n.op) {
      case Num:
        return make(Num, 0, 0);
      case Var:
        return make(Num, n.a == 0, 0);
      case Add:
      case Sub: {
        const Id x = derivative(n.a), y = derivative(n.b);
        return n.op == Add ? add(x, y) : sub(x, y);
      }
      case Mul: {
        const Id y = derivative(n.b), l = mul(n.a, y), x = derivative(n.a);
        return add(l, mul(x, n.b));
      }
      case Neg:
        return neg(derivative(n.a));
      case Sin: {
        const Id x = derivative(n.a);
        return mul(make(Cos, n.a, 0), x);
      }
      case Cos: {
        const Id x = derivative(n.a);
        return neg(mul(make(Sin, n.a, 0), x));
      }
      default:
        return mul(t, derivative(n.a));
    }
  }

  std::uint64_t count(Id t) const {
    const Node n = nodes_[t];
    if (n.op <= Var) return 1 + (n.op == Num ? n.a : 0);
    return 1 + count(n.a) + (n.op <= Mul ? count(n.b) : 0);
  }

 private:
  struct Node {
    Op op;
    std::uint32_t a, b;
  };
  Id make(Op op, std::uint32_t a, std::uint32_t b) {
    nodes_[top_] = {op, a, b};
    return top_++;
  }
  bool isNumber(Id t) const { return nodes_[t].op == Num; }
  bool is(Id t, std::uint32_t value) const { return isNumber(t) && nodes_[t].a == value; }
  Id number(std::uint64_t n) { return make(Num, static_cast<std::uint32_t>(n % prime), 0); }

  Id neg(Id x) {
    if (isNumber(x)) return number(static_cast<std::uint64_t>(prime) - nodes_[x].a);
    return nodes_[x].op == Neg ? nodes_[x].a : make(Neg, x, 0);
  }
  Id add(Id x, Id y) {
    if (isNumber(x)) {
      if (isNumber(y)) return number(std::uint64_t{nodes_[x].a} + nodes_[y].a);
      if (nodes_[x].a == 0) return y;
    }
    return is(y, 0) ? x : make(Add, x, y);
  }
  Id sub(Id x, Id y) {
    if (isNumber(y)) {
      if (isNumber(x)) return number(std::uint64_t{nodes_[x].a} + prime - nodes_[y].a);
      if (nodes_[y].a == 0) return x;
    }
    return is(x, 0) ? neg(y) : make(Sub, x, y);
  }
  Id mul(Id x, Id y) {
    if (isNumber(x)) {
      if (isNumber(y)) return number(std::uint64_t{nodes_[x].a} * nodes_[y].a);
      if (nodes_[x].a == 0) return x;
      if (nodes_[x].a == 1) return y;
    }
    if (is(y, 0)) return y;
    return is(y, 1) ? x : make(Mul, x, y);
  }

  Node *nodes_;
  Id top_ = 0;
};

}  // namespace dotbar::bench::w1
