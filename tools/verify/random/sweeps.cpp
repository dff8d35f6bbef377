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

// Beside the element i of a loop from low to high: what the first and the last element have for a neighbour. Seldom not quite so.
Tree Writer::besideWithEnds(const Ends &e) {
  const Tree one = b.integer(1);
  const int what = r.below(100);
  const auto shifted = [&](Op op) { return b.two(op, e.i, one); };
  const auto either = [&](const char *f, Tree x, Tree y) { return r.chance(80) ? b.apply(f, {x, y}) : b.apply(f, {y, x}); };
  if (what < 40) return either("min", shifted(Op::Add), r.chance(65) ? e.high : b.integer(N));
  if (what < 80) return either("max", shifted(Op::Sub), r.chance(90) ? e.low : one);
  return b.two(Op::Add, b.apply("mod", {e.i, b.integer(N)}), one);
}

// c(i) from a(min(i + 1, n)), a(max(i - 1, 1)), a(mod(i, n) + 1), also through a variable, and of a column.
void Writer::closedEnds(std::vector<Tree> &to) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays =
      those([this](const Var &v) { return (v.is == Is::RealArray && v.elements <= N && !v.zeroBased) || v.is == Is::Real2; });
  if (free.empty() || arrays.empty() || loopDepth >= 3) return assignment(to);
  Var &i = *free[0], &a = *r.pick(arrays);
  auto into = those([&](const Var &v) { return v.is == Is::RealArray && v.writable() && &v != &a; });
  auto indices = those([](const Var &v) { return v.is == Is::Index && v.writable() && !v.busy; });
  if (into.empty()) return assignment(to);
  Var &c = *r.pick(into);
  has(Feature::ClosedEnds);
  const std::vector<bool> before = setNow();
  i.busy = i.set = true;
  begin("", i.kind != 0);
  std::vector<Tree> body;
  const Ends ends{b.name(i.name), b.integer(r.chance(80) ? 1 : 2), r.chance(40) ? extent() : b.integer(r.chance(40) ? N : N - 1)};
  const auto of = [&](Tree row) {
    note(a, false);
    return b.index(a.name,
                   a.is == Is::Real2 ? std::vector<Tree>{row, b.integer(r.between(1, 2))} : std::vector<Tree>{subscript(a, row)});
  };
  for (int k = r.between(1, 2); k > 0; --k) {
    Tree row = besideWithEnds(ends);
    if (!indices.empty() && r.chance(50)) {
      Var &held = *r.pick(indices);
      note(held, true);
      body.push_back(b.assign(b.name(held.name), row));
      held.set = true;
      row = b.name(note(held, false));
    }
    const Tree right =
        b.two(r.chance(70) ? Op::Add : Op::Sub, b.two(Op::Mul, of(row), r.chance(70) ? of(ends.i) : real(0)),
              b.two(Op::Mul, of(r.chance(70) ? ends.i : besideWithEnds(ends)), r.chance(50) ? realLeaf() : b.real("0.3d0")));
    note(c, true);
    body.push_back(b.assign(b.index(c.name, {subscript(c, ends.i)}), r.chance(60) ? right : damped(right)));
  }
  end();
  i.busy = false;
  restore(before);
  i.set = true;
  const bool down = r.chance(15);
  to.push_back(
      ended(b.loop(i.name, down ? ends.high : ends.low, down ? ends.low : ends.high, down ? b.integer(-1) : Tree{}, body)));
}

// Of a(i): what a trip sets anew, makes of it itself, adds to it and takes of it, several times; seldom a(i - 1), too.
void Writer::ownPlaces(std::vector<Tree> &to) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray && v.writable(); });
  Var *x = chosen(false, true);
  if (free.empty() || arrays.empty() || !x || !x->set || loopDepth >= 3) return assignment(to);
  Var &i = *free[0], &a = *r.pick(arrays);
  has(Feature::OwnPlaces);
  const std::vector<bool> before = setNow();
  i.busy = i.set = true;
  begin("", i.kind != 0);
  std::vector<Tree> body;
  const auto at = [&](bool behind) {
    const Tree place = behind ? b.two(Op::Sub, b.name(i.name), b.integer(1)) : b.name(i.name);
    return b.index(a.name, {subscript(a, place)});
  };
  const bool alone = r.chance(60);
  note(a, true), note(a, false);
  for (int k = r.between(3, 5); k > 0; --k) {
    const auto left = at(!alone && r.chance(25)), used = at(!alone && r.chance(40));
    const auto small = [&](Tree factor) { return b.two(Op::Mul, b.real("0.5d0"), factor); };
    switch (r.below(4)) {
      case 0:
        body.push_back(b.assign(left, damped(real(1))));
        break;
      case 1:
        body.push_back(b.assign(left, b.two(Op::Mul, at(false), small(b.apply("sin", {r.chance(50) ? used : real(1)})))));
        break;
      case 2:
        body.push_back(b.assign(left, b.two(Op::Add, at(false), small(damped(real(1))))));
        break;
      default: {
        const Tree value = r.chance(50) ? used : b.two(Op::Mul, used, at(false));
        note(*x, false), note(*x, true);
        body.push_back(b.assign(b.name(x->name), b.two(Op::Add, b.name(x->name), small(b.two(Op::Mul, value, realLeaf())))));
      }
    }
  }
  end();
  i.busy = false;
  restore(before);
  i.set = true;
  const bool down = r.chance(15);
  const Tree low = b.integer(alone ? 1 : 2), high = r.chance(60) ? b.integer(N) : b.integer(N - 1);
  to.push_back(ended(b.loop(i.name, down ? high : low, down ? low : high, down ? b.integer(-1) : Tree{}, body)));
}

}  // namespace dotbar::random
