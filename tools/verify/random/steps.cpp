// The generator's loops that go on from what the trip before has left: rates that each trip computes from the state and uses
// until it overwrites that, and beyond; and sums into an element that is set just before the loop, or is not.
#include "tools/verify/random/unit.h"

namespace dotbar::random {

// t = f(a(i), x); u = g(t, x); perhaps a jump; x = h(t, u); perhaps t, u or x once more. Counted, or counting by itself.
void Writer::tripsStepping(std::vector<Tree> &to) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray; });
  auto locals = those([](const Var &v) {
    return v.is == Is::Real && v.role == Role::Local && v.writable() && !v.busy && !v.saved && !v.overlaid;
  });
  Var *x = chosen(false, true);
  std::erase(locals, x);
  if (free.empty() || arrays.empty() || locals.size() < 2 || !x || !x->set || loopDepth >= 2) return assignment(to);
  has(Feature::TripsStepping);
  Var &i = *free[0], &a = *r.pick(arrays), &t = *r.pick(locals);
  std::erase(locals, &t);
  Var &u = *r.pick(locals);
  const std::vector<bool> before = setNow();
  i.busy = i.set = true;
  begin("", i.kind != 0);
  const bool counts = i.kind == 0 && o_.whileLoops && r.chance(35), forever = counts && o_.jumps && r.chance(50);
  const auto nameOf = [&](const Var &v) { return b.name(note(v, false)); };
  const auto product = [&](const Var &v, const Var &w) { return b.two(Op::Mul, nameOf(v), nameOf(w)); };
  std::vector<Tree> body;
  const auto jump = [&] {
    const bool exits = r.chance(55);
    has(exits ? Feature::Exit : Feature::Cycle);
    const Tree leaves = b.f.node(exits ? Op::Exit : Op::Cycle, {b.f.leaf(Op::Notext, "")});
    body.push_back(b.branch(b.two(Op::Gt, nameOf(r.chance(70) ? t : *x), literal()), {leaves}, {}));
  };
  const auto more = [&](Var &v) { body.push_back(b.assign(target(v), damped(b.two(Op::Add, product(v, t), product(u, *x))))); };
  if (forever)
    body.push_back(b.branch(b.two(Op::Le, b.name(i.name), b.integer(1)), {b.f.node(Op::Exit, {b.f.leaf(Op::Notext, "")})}, {}));
  if (counts) body.push_back(b.assign(b.name(i.name), b.two(Op::Sub, b.name(i.name), b.integer(1))));
  body.push_back(b.assign(target(t), ofTheTrip(a, b.name(i.name), x)));
  t.set = true;
  if (o_.jumps && r.chance(25)) jump();
  const Tree rate = b.assign(target(u), damped(b.two(Op::Add, product(t, *x), real(1))));
  if (r.chance(25))
    body.push_back(b.branch(b.two(Op::Gt, nameOf(t), literal()), {rate}, {b.assign(target(u), damped(product(t, t)))}));
  else
    body.push_back(rate);
  u.set = true;
  if (o_.jumps && r.chance(25)) jump();
  more(*x);
  if (r.chance(20)) body.push_back(b.assign(target(t), ofTheTrip(a, b.name(i.name), r.chance(50) ? &u : x)));
  if (o_.jumps && r.chance(20)) jump();
  if (Var *y = chosen(false, true); y && y != x && y != &t && y != &u && y->set && r.chance(60)) more(*y);
  if (r.chance(25)) more(*x);
  end();
  i.busy = false;
  restore(before);
  i.set = true;
  if (!counts) return to.push_back(ended(b.loop(i.name, b.integer(1), extent(), {}, body)));
  to.push_back(b.assign(b.name(i.name), b.two(Op::Add, extent(), b.integer(1))));
  if (forever) {
    has(Feature::Forever);
    return to.push_back(ended(b.f.node(Op::Loop, {b.f.node(Op::Forever, {}), b.instrs(body)})));
  }
  to.push_back(ended(b.whileLoop(b.two(Op::Gt, b.name(i.name), b.integer(1)), body)));
}

// x = x + c(k)**2; c(k) = ..; do i: c(k) = c(k) + f(a(i)); x = x*c(k); now and then what was there is not set first, or a part of
// the sum is used in the loop.
void Writer::partialSums(std::vector<Tree> &to) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray; });
  auto sums = those([](const Var &v) { return v.is == Is::RealArray && v.writable(); });
  Var *x = chosen(false, true);
  if (free.size() < 2 || arrays.size() < 2 || sums.empty() || !x || !x->set || loopDepth >= 2) return assignment(to);
  has(Feature::PartialSums);
  Var &i = *free[0], &k = *free[1], &c = *r.pick(sums);
  std::erase(arrays, &c);
  Var &a = *r.pick(arrays);
  const std::vector<bool> before = setNow();
  const bool around = r.chance(60);
  i.busy = i.set = true;
  if (around) k.busy = k.set = true;
  begin("", i.kind != 0);
  const Tree at = around ? b.name(k.name) : b.integer(r.between(1, N));
  const auto element = [&](bool write) { return note(c, write), b.index(c.name, {subscript(c, at)}); };
  const auto sums_up = [&](Tree e) {
    return b.assign(element(true), b.two(r.chance(80) ? Op::Add : Op::Sub, element(false), e));
  };
  const auto uses = [&] {
    const Tree squared = b.two(Op::Mul, element(false), element(false));
    return b.assign(target(*x), damped(b.two(Op::Add, b.name(note(*x, false)), squared)));
  };
  std::vector<Tree> list, body = {sums_up(ofTheTrip(a, b.name(i.name), r.chance(30) ? x : nullptr))};
  if (r.chance(15)) body.push_back(uses());
  if (r.chance(15)) body.push_back(sums_up(literal()));
  if (r.chance(50)) list.push_back(uses());
  if (r.chance(85)) list.push_back(b.assign(element(true), r.chance(60) ? literal() : ofTheTrip(a, at, nullptr)));
  if (r.chance(20)) list.push_back(uses());
  list.push_back(b.loop(i.name, b.integer(1), extent(), {}, body));
  list.push_back(uses());
  end();
  i.busy = k.busy = false;
  restore(before);
  i.set = true;
  if (!around) return to.insert(to.end(), list.begin(), list.end()), void();
  k.set = true;
  to.push_back(ended(b.loop(k.name, b.integer(1), extent(), {}, list)));
}

}  // namespace dotbar::random
