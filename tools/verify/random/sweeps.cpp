// The generator's loops over an array whose elements depend on each other: what is overwritten behind or below the counter of the
// loop around it (elimination, substitution), and neighbours of an element.
#include "tools/verify/random/unit.h"

namespace dotbar::random {

// a(i), or an element at one place, of an array without displacement.
Tree Writer::swept(const Var &a, Tree i) {
  note(a, false);
  return b.index(a.name, {subscript(a, r.chance(80) ? i : b.integer(r.between(1, N)))});
}

// do i: ... a(i) ...; do j = i + 1, n: a(j) = a(j) - a(i)*...: also downwards, from i itself on, or with another element than
// a(i).
void Writer::sweep(std::vector<Tree> &to, int depth) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray && v.writable(); });
  if (free.size() < 2 || arrays.empty() || loopDepth >= 2) return loop(to, depth, Feature::NestedLoops);
  has(Feature::Sweep);
  Var &i = *free[0], &j = *free[1], &a = *r.pick(arrays);
  const bool down = r.chance(40), turned = r.chance(30);
  const std::vector<bool> before = setNow();
  i.busy = i.set = true;
  begin("", i.kind != 0);
  std::vector<Tree> body, inner;
  if (r.chance(60)) statements(body, 1, depth - 1);
  j.busy = j.set = true;
  begin("", j.kind != 0);
  const Tree ii = b.name(i.name), jj = b.name(j.name), own = b.index(a.name, {subscript(a, jj)});
  note(a, true);
  Tree used = swept(a, ii);
  if (r.chance(50)) used = b.two(Op::Mul, used, r.chance(50) ? swept(a, ii) : realLeaf());
  const Tree right =
      b.two(r.chance(50) ? Op::Add : Op::Sub, b.index(a.name, {subscript(a, jj)}), b.two(Op::Mul, b.real("0.3d0"), used));
  inner.push_back(b.assign(own, r.chance(25) ? damped(right) : right));
  if (r.chance(25)) statements(inner, 1, depth - 2);
  end();
  j.busy = false;
  Tree first = r.chance(85) ? b.two(down ? Op::Sub : Op::Add, ii, b.integer(1)) : ii, last = down ? b.integer(1) : extent();
  const Tree back = b.integer(-1);
  if (turned) std::swap(first, last);
  body.push_back(ended(b.loop(j.name, first, last, down != turned ? back : Tree{}, inner)));
  if (r.chance(30)) statements(body, 1, depth - 1);
  end();
  i.busy = false;
  restore(before);
  i.set = true;
  const Tree low = b.integer(down ? 2 : 1), high = down ? extent() : b.integer(N - 1);
  to.push_back(ended(b.loop(i.name, down ? high : low, down ? low : high, down ? back : Tree{}, body)));
}

// x or c(i) from a(i - 1), a(i) and a(i + 1).
void Writer::neighbours(std::vector<Tree> &to) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray; });
  if (free.empty() || arrays.empty() || loopDepth >= 3) return assignment(to);
  Var &i = *free[0], &a = *r.pick(arrays);
  auto into = those([&](const Var &v) { return v.is == Is::RealArray && v.writable() && (&v != &a || r.chance(30)); });
  has(Feature::Neighbours);
  const std::vector<bool> before = setNow();
  i.busy = i.set = true;
  begin("", i.kind != 0);
  std::vector<Tree> body;
  const Tree ii = b.name(i.name);
  const auto at = [&](int by) { return by == 0 ? ii : b.two(by < 0 ? Op::Sub : Op::Add, ii, b.integer(std::abs(by))); };
  const bool plain = r.chance(50);  // nothing to record in the loop
  for (int k = r.between(1, 3); k > 0; --k) {
    note(a, false);
    const Tree one = b.index(a.name, {subscript(a, at(r.between(-1, 1)))}),
               other = b.index(a.name, {subscript(a, at(r.between(-1, 1)))});
    const Tree right = b.two(Op::Add, b.two(Op::Mul, one, r.chance(60) ? other : realLeaf()), r.chance(50) ? other : real(1));
    if (Var *x = r.chance(30) || into.empty() ? chosen(false, true) : nullptr) {
      const bool known = x->set;
      const Tree left = target(*x), sum = known ? b.two(Op::Add, b.name(x->name), right) : right;
      if (known) note(*x, false);
      body.push_back(b.assign(left, plain ? sum : damped(sum)));
      x->set = true;
    } else if (!into.empty()) {
      Var &c = *r.pick(into);
      note(c, true);
      const auto left = [&] { return b.index(c.name, {subscript(c, ii)}); };
      body.push_back(b.assign(left(), plain ? right : damped(right)));
    }
  }
  end();
  i.busy = false;
  restore(before);
  i.set = true;
  const bool down = r.chance(30);
  const Tree low = b.integer(2), high = b.integer(N - 1);
  to.push_back(ended(b.loop(i.name, down ? high : low, down ? low : high, down ? b.integer(-1) : Tree{}, body)));
}

}  // namespace dotbar::random
