// The generator's loops whose trips do not depend on each other: locals that each trip sets before it reads them, what is only
// added up, elements that the counter selects. Now and then they do depend on each other all the same. And loops of plain
// assignments, which overwrite elements and locals that the derivatives need.
#include "tools/verify/random/unit.h"

namespace dotbar::random {

// What a trip makes of an element and of the value before.
Tree Writer::ofTheTrip(const Var &a, Tree i, const Var *before) {
  note(a, false);
  const Tree element = b.index(a.name, {subscript(a, i)});
  if (!before) return damped(b.two(Op::Mul, element, r.chance(50) ? realLeaf() : b.real("0.7d0")));
  return damped(b.two(Op::Add, b.two(Op::Mul, b.name(note(*before, false)), element), real(1)));
}

// t = f(a(i)); do j: t = t + ..; if (t > a(i)) t = ..; c(i) = g(t) or x = x + g(t)
void Writer::tripsAlone(std::vector<Tree> &to) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray; });
  auto locals = those([](const Var &v) {
    return v.is == Is::Real && v.role == Role::Local && v.writable() && !v.busy && !v.saved && !v.overlaid;
  });
  if (free.empty() || arrays.empty() || locals.empty() || loopDepth >= 2) return assignment(to);
  has(Feature::TripsAlone);
  Var &i = *free[0], &a = *r.pick(arrays), &t = *r.pick(locals);
  auto into = those([&](const Var &v) { return v.is == Is::RealArray && v.writable() && &v != &a; });
  const std::vector<bool> before = setNow();
  const bool known = t.set;
  i.busy = i.set = true;
  begin("", i.kind != 0);
  std::vector<Tree> body;
  const Tree ii = b.name(i.name);
  body.push_back(b.assign(target(t), ofTheTrip(a, ii, known && r.chance(10) ? &t : nullptr)));
  t.set = true;
  if (free.size() > 1 && r.chance(30)) {
    Var &j = *free[1];
    j.busy = j.set = true;
    const Tree more =
        b.two(Op::Mul, ofTheTrip(a, b.name(j.name), nullptr), r.chance(50) ? b.name(note(t, false)) : b.real("0.2d0"));
    body.push_back(b.loop(j.name, b.integer(1), extent(), {}, {b.assign(target(t), b.two(Op::Add, b.name(t.name), more))}));
    j.busy = false;
  }
  if (r.chance(40)) {
    note(t, false), note(a, false);
    const Tree test = b.two(Op::Gt, b.name(t.name), b.index(a.name, {subscript(a, ii)}));
    const Tree other = b.assign(target(t), ofTheTrip(a, ii, r.chance(70) ? &t : nullptr));
    body.push_back(b.branch(test, {b.assign(target(t), ofTheTrip(a, ii, &t))},
                            r.chance(50) ? std::vector<Tree>{other} : std::vector<Tree>{}));
  }
  for (int k = r.between(1, 2); k > 0; --k) {
    const Tree value = ofTheTrip(a, ii, &t);
    Var *x = r.chance(50) || into.empty() ? chosen(false, true) : nullptr;
    if (x && x != &t && x->set) {
      note(*x, false);
      const Tree sum = b.two(r.chance(80) ? Op::Add : Op::Sub, b.name(x->name), value);
      body.push_back(b.assign(target(*x), r.chance(85) ? sum : damped(sum)));
    } else if (!into.empty()) {
      Var &c = *r.pick(into);
      note(c, true), note(c, false);
      const auto element = [&] { return b.index(c.name, {subscript(c, ii)}); };
      const Tree own = element();
      body.push_back(b.assign(own, r.chance(85) ? b.two(Op::Add, own, value) : value));
    }
    if (r.chance(30)) body.push_back(b.assign(target(t), ofTheTrip(a, ii, &t)));
  }
  if (r.chance(15)) statements(body, 1, 1);
  end();
  i.busy = false;
  restore(before);
  i.set = true;
  const bool down = r.chance(20);
  const Tree low = b.integer(1), high = extent();
  to.push_back(ended(b.loop(i.name, down ? high : low, down ? low : high, down ? b.integer(-1) : Tree{}, body)));
  if (a.writable() && r.chance(30)) setElement(to, a, b.integer(r.between(1, N)));
}

// x = t*t; do i: t = f(a(i)); a(i) = g(a(i), t); perhaps t or a(i) once more, or t before it is set.
void Writer::tripsPlain(std::vector<Tree> &to) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray && v.writable(); });
  auto locals = those([](const Var &v) {
    return v.is == Is::Real && v.role == Role::Local && v.writable() && !v.busy && !v.saved && !v.overlaid;
  });
  if (free.empty() || arrays.empty() || locals.empty() || loopDepth >= 2) return assignment(to);
  has(Feature::TripsPlain);
  Var &i = *free[0], &a = *r.pick(arrays), &t = *r.pick(locals);
  const auto square = [&](const Var &v) { return b.two(Op::Mul, b.name(note(v, false)), b.name(v.name)); };
  if (Var *x = t.set && r.chance(40) ? chosen(false, true) : nullptr; x && x != &t) {
    to.push_back(b.assign(target(*x), square(t)));
    x->set = true;
  }
  const std::vector<bool> before = setNow();
  const bool known = t.set;
  i.busy = i.set = true;
  begin("", i.kind != 0);
  std::vector<Tree> body;
  const auto element = [&](Var &v, bool write) { return note(v, write), b.index(v.name, {subscript(v, b.name(i.name))}); };
  body.push_back(b.assign(target(t), ofTheTrip(a, b.name(i.name), known && r.chance(15) ? &t : nullptr)));
  t.set = true;
  for (int k = r.chance(30) ? 2 : 1; k > 0; --k) {
    Var &c = r.chance(70) ? a : *r.pick(arrays);
    const Tree left = element(c, true), own = element(c, false);
    body.push_back(b.assign(left, damped(b.two(Op::Add, b.two(Op::Mul, own, square(t)), r.chance(50) ? own : real(1)))));
    if (r.chance(15)) body.push_back(b.assign(target(t), ofTheTrip(a, b.name(i.name), &t)));
  }
  end();
  i.busy = false;
  restore(before);
  i.set = true;
  const bool down = r.chance(20);
  const Tree low = b.integer(r.between(1, 2)), high = r.chance(70) ? extent() : b.integer(N - 1);
  to.push_back(ended(b.loop(i.name, down ? high : low, down ? low : high, down ? b.integer(-1) : Tree{}, body)));
}

// do j: do i: if (a(i) > x) a(i) = f(a(i)) else a(i) = a(i) + 0.9: what the trips of i choose is not the same for each j.
// Or one loop.
void Writer::tripsChoosing(std::vector<Tree> &to) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray && v.writable(); });
  if (free.size() < 2 || arrays.empty() || loopDepth >= 2) return assignment(to);
  has(Feature::TripsChoosing);
  Var &i = *free[0], &j = *free[1], &a = *r.pick(arrays);
  const bool twice = r.chance(60);
  const std::vector<bool> before = setNow();
  i.busy = i.set = true;
  if (twice) j.busy = j.set = true;
  begin("", i.kind != 0);
  const auto element = [&](bool write) { return note(a, write), b.index(a.name, {subscript(a, b.name(i.name))}); };
  const Tree known = realLeaf();
  const Tree bound = r.chance(50) ? literal() : known;
  const Tree grown = b.assign(element(true), b.two(Op::Add, element(false), b.real("0.9d0")));
  std::vector<Tree> yes = {b.assign(element(true), damped(b.two(Op::Mul, element(false), known)))}, no;
  if (r.chance(30)) {
    const Tree test = b.two(Op::Lt, element(false), real(1));
    no.push_back(b.branch(test, {grown}, {}));
  } else {
    no.push_back(grown);
  }
  if (r.chance(20)) std::swap(yes, no);
  const Tree choice = b.branch(b.two(Op::Gt, element(false), bound), yes, no);
  end();
  i.busy = j.busy = false;
  restore(before);
  i.set = true;
  const bool down = r.chance(20);
  const Tree low = b.integer(r.between(1, 2)), high = r.chance(50) ? extent() : b.integer(N - 1);
  Tree loop = b.loop(i.name, down ? high : low, down ? low : high, down ? b.integer(-1) : Tree{}, {choice});
  if (twice) j.set = true, loop = b.loop(j.name, b.integer(1), b.integer(r.between(2, 3)), {}, {loop});
  to.push_back(ended(loop));
}

// do i: if (a(i) > x) t = f(a(i)) else t = g(a(i)); y = y + t*t: one value a trip, whichever part ran. Now and then a part sets
// it twice, or none, or reads what the trip before has left.
void Writer::tripsChosen(std::vector<Tree> &to) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray; });
  auto locals = those([](const Var &v) {
    return v.is == Is::Real && v.role == Role::Local && v.writable() && !v.busy && !v.saved && !v.overlaid;
  });
  if (free.empty() || arrays.empty() || locals.empty() || loopDepth >= 2) return assignment(to);
  has(Feature::TripsChosen);
  Var &i = *free[0], &a = *r.pick(arrays), &t = *r.pick(locals);
  const std::vector<bool> before = setNow();
  const bool known = t.set;
  i.busy = i.set = true;
  begin("", i.kind != 0);
  const Tree ii = b.name(i.name);
  const auto sets = [&](const Var *with) { return b.assign(target(t), ofTheTrip(a, ii, with)); };
  const auto part = [&] {
    if (known && r.chance(12)) return std::vector<Tree>{};
    std::vector<Tree> all = {sets(known && r.chance(10) ? &t : nullptr)};
    if (r.chance(40)) all.push_back(sets(&t));
    return all;
  };
  const auto test = [&] { return note(a, false), b.two(Op::Gt, b.index(a.name, {subscript(a, ii)}), realLeaf()); };
  std::vector<Tree> no = part();
  if (r.chance(30)) no = {b.branch(test(), part(), no)};
  std::vector<Tree> body = {b.branch(test(), part(), no)};
  t.set = true;
  if (Var *x = chosen(false, true); x && x != &t && x->set) {
    note(*x, false), note(t, false);
    body.push_back(b.assign(target(*x), damped(b.two(Op::Add, b.name(x->name), b.two(Op::Mul, b.name(t.name), b.name(t.name))))));
  }
  if (a.writable() && r.chance(15)) {
    note(a, true);
    body.push_back(b.assign(b.index(a.name, {subscript(a, ii)}), ofTheTrip(a, ii, &t)));
  }
  end();
  i.busy = false;
  restore(before);
  i.set = true;
  const bool down = r.chance(20);
  const Tree low = b.integer(1), high = extent();
  to.push_back(ended(b.loop(i.name, down ? high : low, down ? low : high, down ? b.integer(-1) : Tree{}, body)));
}

}  // namespace dotbar::random
