// W2 as a hand-coded recursion: the terms of the workload in an arena of words, and the generator of its input. The recursion
// over them is in w2_limit.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

namespace dotbar::bench::w2 {

using Word = std::uint32_t;
using Id = Word;  // of a term: where its operator stands
inline constexpr std::uint64_t modulus = 1u << 28;

// Facts of the input stand in its terms, as arguments that are no terms.
enum Op : Word {
  Nothing,
  End,
  Cons,
  Number,    // value
  Variable,  // number
  Indexed,   // number, index
  Add,       // active, left, right; likewise Sub and Mul
  Sub,
  Mul,
  Sin,     // active, argument
  Assign,  // live, stored, left, right
  If,      // live, test, yes, no
  Loop,    // live, variable, from, to, step, body
  Call,    // live, active, joint, procedure, arguments
  Less,
  // what is built
  DiffVariable,
  DiffIndexed,
  Plus,
  Minus,
  Negative,
  Times,
  Cos,
  Sequence,
  Assignment,
  Branch,
  Repeat,
  Invoke,
  Procedure,
  TangentOf,
  AdjointOf,
  ForwardOf,
  BackwardOf,
  Temporary,
  DiffTemporary,
  Push,
  Pop,
  Look,
  True,
  False,
  opCount
};

// How many arguments an operator has, and which of them are terms (bit i: argument i).
struct Shape {
  unsigned arity, terms;
};
inline constexpr std::array<Shape, opCount> shapes{
    {{0, 0},  {0, 0}, {2, 3}, {1, 0}, {1, 0}, {2, 2}, {3, 6}, {3, 6}, {3, 6}, {2, 2}, {4, 12}, {4, 14}, {6, 62},
     {5, 16}, {2, 3}, {1, 0}, {2, 3}, {2, 3}, {2, 3}, {1, 1}, {2, 3}, {1, 1}, {2, 3}, {2, 3},  {3, 7},  {5, 31},
     {2, 3},  {1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 1}, {1, 1}, {1, 1},  {0, 0},  {0, 0}}};

class Arena {
 public:
  explicit Arena(std::size_t capacity) : words_(new Word[capacity]) {}

  template <class... Arguments>
  Id make(Op op, Arguments... arguments) {
    const auto at = static_cast<Id>(top_);
    words_[top_++] = op;
    ((words_[top_++] = static_cast<Word>(arguments)), ...);
    return at;
  }
  Op op(Id t) const { return static_cast<Op>(words_[t]); }
  Word &argument(Id t, unsigned i) { return words_[t + 1 + i]; }
  Word argument(Id t, unsigned i) const { return words_[t + 1 + i]; }

  // Numbers of references tell whether these carry derivatives.
  bool isDiff(Id reference) const { return argument(reference, 0) % 4 != 3; }
  bool isActive(Id expression) const {
    if (op(expression) == Number) return false;
    return op(expression) <= Indexed ? isDiff(expression) : argument(expression, 0) != 0;
  }
  std::uint64_t size(Id t) const {
    std::uint64_t n = 1;
    for (unsigned i = 0; i < shapes[op(t)].arity; ++i)
      if (shapes[op(t)].terms >> i & 1) n += size(argument(t, i));
    return n;
  }

 private:
  std::unique_ptr<Word[]> words_;
  std::size_t top_ = 0;
};

// The input: the same statements as those of the rules (w2.cpp).
class Input {
 public:
  Input(Arena &arena, Id end) : arena_(arena), end_(end) {}

  Id items(int n, std::uint64_t s, int depth) {
    Id head = end_, tail = end_;
    for (int i = 0; i < n; ++i, s = second(s)) {
      const Id one = item(first(s), depth), cell = arena_.make(Cons, one, end_);
      (tail == end_ ? head : arena_.argument(tail, 1)) = cell;
      tail = cell;
    }
    return head;
  }

 private:
  static std::uint64_t first(std::uint64_t s) { return (s * 1664525 + 1013904223) % modulus; }
  static std::uint64_t second(std::uint64_t s) { return (s * 69069 + 1) % modulus; }

  Id reference(std::uint64_t s) {
    const std::uint64_t k = (s >> 12) % 10, v = (s >> 16) % 8;
    if (k < 7) return arena_.make(Variable, v);
    return arena_.make(Indexed, v, arena_.make(Variable, (s >> 10) % 8));
  }
  Id expression(int depth, std::uint64_t s) {
    const std::uint64_t k = (s >> 12) % 10;
    if (depth == 0) return k < 3 ? arena_.make(Number, k + 1) : reference(first(s));
    const Id x = expression(depth - 1, first(s));
    if (k == 9) return arena_.make(Sin, arena_.isActive(x), x);
    const Id y = expression(depth - 1, second(s));
    return arena_.make(k <= 3 ? Add : k <= 5 ? Sub : Mul, arena_.isActive(x) || arena_.isActive(y), x, y);
  }
  Id item(std::uint64_t s, int depth) {
    const std::uint64_t k = (s >> 12) % 10;
    const bool live = (s >> 6) % 8 != 0;
    if (depth == 0 || k <= 6) return assignment(s, live);
    return k == 7 ? branch(s, live, depth - 1) : k == 8 ? loop(s, live, depth - 1) : call(s, live);
  }
  Id assignment(std::uint64_t s, bool live) {
    const Id left = reference(first(s)), right = expression(3, second(s));
    return arena_.make(Assign, live, (s >> 9) % 2, left, right);
  }
  Id branch(std::uint64_t s, bool live, int depth) {
    const Id x = arena_.make(Variable, 0), y = arena_.make(Variable, 1), test = arena_.make(Less, x, y);
    const Id yes = items(3, first(s), depth), no = items(3, second(s), depth);
    return arena_.make(If, live, test, yes, no);
  }
  Id loop(std::uint64_t s, bool live, int depth) {
    const Id variable = arena_.make(Variable, 7), from = arena_.make(Number, 1), to = arena_.make(Number, 9);
    const Id step = arena_.make(Number, 1), body = items(4, first(s), depth);
    return arena_.make(Loop, live, variable, from, to, step, body);
  }
  Id call(std::uint64_t s, bool live) {
    const bool active = (s >> 8) % 4 != 0, joint = (s >> 10) % 2;
    return arena_.make(Call, live, active, joint, (s >> 16) % 8, arguments(3, first(s)));
  }
  Id arguments(int n, std::uint64_t s) {
    if (n == 0) return end_;
    const Id one = n == 1 ? expression(2, first(s)) : reference(first(s));
    return arena_.make(Cons, one, arguments(n - 1, second(s)));
  }

  Arena &arena_;
  Id end_;
};

}  // namespace dotbar::bench::w2
