// The generator's loops that come to a fixed point, whatever they begin with: contractions, run until nothing changes any more.
// The directive before them says so (TAP-O-fixed-point).
#include "tools/verify/random/unit.h"

namespace dotbar::random {

namespace {

// Whose storage nothing else has a name for, in double precision: 60 trips leave nothing of the value at the beginning.
bool isApart(const Var &v) { return v.writable() && v.bytes == 8 && v.block.empty() && !v.overlaid && !v.saved; }

}  // namespace

// t = sin(x/2 + a(k)); perhaps t = max(t, ..); perhaps do j: c(j) = cos(c(j))/4 + sin(x)/5; x = 0.4*t + y/10 or + c(k)/5.
std::vector<Tree> Writer::contraction(Var &x, Var &t, const Var &a, Var *c, Var *j) {
  const auto times = [&](const char *factor, Tree e) { return b.two(Op::Mul, b.real(factor), e); };
  const auto read = [&](const Var &v) { return b.name(note(v, false)); };
  const auto element = [&](const Var &v, Tree i, bool write) { return note(v, write), b.index(v.name, {subscript(v, i)}); };
  const Tree k = b.integer(r.between(1, N));
  std::vector<Tree> body;
  body.push_back(b.assign(target(t), b.apply("sin", {b.two(Op::Add, times("0.5d0", read(x)), element(a, k, false))})));
  if (r.chance(30)) body.push_back(b.assign(target(t), b.apply("max", {read(t), b.real("0.1d0")})));
  Tree more = times("0.1d0", b.apply("cos", {realLeaf()}));
  if (c) {
    const Tree own = times("0.25d0", b.apply("cos", {element(*c, b.name(j->name), false)}));
    const Tree sum = b.two(Op::Add, own, times("0.2d0", b.apply("sin", {read(x)})));
    body.push_back(b.loop(j->name, b.integer(1), b.integer(N), {}, {b.assign(element(*c, b.name(j->name), true), sum)}));
    more = times("0.2d0", element(*c, k, false));
  }
  body.push_back(b.assign(target(x), b.two(Op::Add, times("0.4d0", read(t)), more)));
  return body;
}

void Writer::settling(std::vector<Tree> &to) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy && v.kind == 0; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray && v.exact(); });
  auto states = those([](const Var &v) { return v.is == Is::Real && isApart(v) && v.set; });
  auto locals = those([](const Var &v) { return v.is == Is::Real && isApart(v) && v.role == Role::Local && !v.busy; });
  if (free.size() < 2 || arrays.empty() || states.empty() || loopDepth >= 2) return assignment(to);
  Var &x = *r.pick(states), &i = *free[0], &j = *free[1], &a = *r.pick(arrays);
  std::erase(locals, &x);
  std::erase_if(arrays, [&](const Var *v) { return v == &a || !isApart(*v) || v->role == Role::In; });
  if (locals.empty()) return assignment(to);
  Var *c = !arrays.empty() && r.chance(50) ? r.pick(arrays) : nullptr;
  has(Feature::FixedPoint);
  const std::vector<bool> before = setNow();
  i.busy = i.hidden = true;  // it is no subscript, and no trip reads it
  begin();
  std::vector<Tree> body = contraction(x, *r.pick(locals), a, c, &j);
  const bool counts = r.chance(50);
  if (!counts) body.insert(body.begin(), b.assign(b.name(i.name), b.two(Op::Sub, b.name(i.name), b.integer(1))));
  end();
  i.busy = i.hidden = false;
  restore(before);
  i.set = true;
  if (!counts) to.push_back(b.assign(b.name(i.name), b.integer(60)));
  const Tree loop = counts ? b.loop(i.name, b.integer(1), b.integer(60), {}, body)
                           : b.whileLoop(b.two(Op::Gt, b.name(i.name), b.integer(0)), body);
  say(b.f, loop, "FP-LOOP");
  to.push_back(ended(loop));
}

}  // namespace dotbar::random
