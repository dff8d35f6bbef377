// The generator's small local arrays that the trips of a loop set and use: wholly, by a loop over their bounds or by several, or
// not wholly, though it looks so; before they are read, or behind. What they are made from changes in between, now and then.
#include "tools/verify/random/unit.h"

namespace dotbar::random {

// Now and then a unit has one. No statement but those here names it.
void Writer::addWorkspace() {
  if (o_.scalars || !working.chance(u->function ? 10 : 18)) return;
  Var &w = add("wk", working.chance(25) ? Is::Real2 : Is::RealArray, Role::Local);
  w.zeroBased = w.is == Is::RealArray && working.chance(30);
  w.hidden = w.workspace = true;
}

Var *Writer::workspace() {
  for (Var &v : u->vars)
    if (v.workspace) return &v;
  return nullptr;
}

namespace {

// Which places a loop sets, and how.
enum class Fill {
  Whole,
  Down,
  InTwoParts,
  Twice,
  FromTheOneBefore,
  Chosen,
  Shifted,
  Added,  // wholly
  Part,
  EverySecond,
  WhereChosen,
  Stride,
  Left,
  ToAnIndex,  // not, or nobody knows
};
constexpr int fills = static_cast<int>(Fill::ToAnIndex) + 1;
// Without a value before: what is kept of elements that the loop reads must have been set (the interpreter asks for it).
bool isWhole(Fill f) { return f < Fill::Part && f != Fill::FromTheOneBefore; }

}  // namespace

struct Writer::Workplace {
  Var &w, &a, &x, &i, &j;
  Var *l;  // one more counter, if there is any

  const Var *fresh(Random &r) const { return r.chance(50) ? &x : nullptr; }
};

Tree Writer::workElement(const Workplace &p, Tree at, bool second) {
  const Tree place = subscript(p.w, at);
  return b.index(p.w.name, p.w.is == Is::Real2 ? std::vector<Tree>{place, b.integer(second ? 2 : 1)} : std::vector<Tree>{place});
}

// do j = 1, n: w(j) = f(a(j), x), in some way. Of two columns both are set in a trip, or in a loop of their own.
void Writer::fillWorkspace(std::vector<Tree> &to, const Workplace &p, int how) {
  const Fill fill = static_cast<Fill>(how);
  const Tree j = b.name(p.j.name), one = b.integer(1), all = b.integer(N);
  const auto at = [&](Tree k) { return workElement(p, k, false); };
  const auto value = [&](Tree k) { return ofTheTrip(p.a, k, p.fresh(r)); };
  const auto loop = [&](Tree first, Tree last, Tree step, const std::vector<Tree> &body) {
    to.push_back(b.loop(p.j.name, first, last, step, body));
  };
  const auto set = [&] { return b.assign(at(j), value(j)); };
  const Tree ahead = value(one), besideIt = value(one);  // of the counter there, if it has a value
  p.j.busy = p.j.set = true;
  ++loopDepth;
  std::vector<Tree> body{set()};
  const Tree test = b.two(Op::Gt, b.index(note(p.a, false), {subscript(p.a, j)}), literal());
  if (p.w.is == Is::Real2) body.push_back(b.assign(workElement(p, j, true), value(j)));
  switch (fill) {
    case Fill::Whole:
      loop(one, extent(), {}, body);
      break;
    case Fill::Down:
      loop(all, one, b.integer(-1), body);
      break;
    case Fill::InTwoParts: {
      const long k = r.between(1, N - 1);
      loop(one, b.integer(k), {}, body), loop(b.integer(r.chance(85) ? k + 1 : k), all, {}, {body.back(), set()});
      break;
    }
    case Fill::Twice:
      body.push_back(b.assign(at(j), damped(b.two(Op::Mul, at(j), at(j)))));
      loop(one, all, {}, body);
      break;
    case Fill::FromTheOneBefore:
      to.push_back(b.assign(at(one), ahead));
      body[0] = b.assign(at(j), damped(b.two(Op::Mul, at(b.two(Op::Sub, j, b.integer(1))), value(j))));
      loop(b.integer(2), all, {}, body);
      if (p.w.is == Is::Real2) to.push_back(b.assign(workElement(p, one, true), besideIt));
      break;
    case Fill::Chosen:
      loop(one, all, {}, {b.branch(test, body, {body.size() > 1 ? body[1] : set(), set()})});
      break;
    case Fill::Shifted:
      p.j.hidden = true;  // it is no subscript
      body[0] = b.assign(at(b.two(Op::Add, j, one)), value(b.two(Op::Add, j, one)));
      p.j.hidden = false;
      loop(b.integer(0), b.integer(N - 1), {}, {body[0]});
      break;
    case Fill::Added: {
      body[0] = b.assign(at(j), literal());
      loop(one, all, {}, body);
      const Tree k = p.l ? b.name(p.l->name) : one;
      const Tree sum = b.assign(at(j), b.two(Op::Add, at(j), b.two(Op::Mul, value(k), value(j))));
      const Tree inner = b.loop(p.j.name, one, all, {}, {sum});
      to.push_back(p.l ? b.loop(p.l->name, one, b.integer(2), {}, {inner}) : inner);
      if (p.l) p.l->set = true;
      break;
    }
    case Fill::Part:
      if (r.chance(50))
        loop(b.integer(2), all, {}, body);
      else
        loop(one, b.integer(N - 1), {}, body);
      break;
    case Fill::EverySecond:
      loop(one, all, b.integer(2), body);
      break;
    case Fill::WhereChosen:
      loop(one, all, {}, {b.branch(test, body, {})});
      break;
    case Fill::Stride: {
      const auto strides = those([](const Var &v) { return v.is == Is::Stride && !v.busy; });
      if (!strides.empty()) to.push_back(b.assign(b.name(strides[0]->name), b.integer(r.between(1, 2)))), strides[0]->set = true;
      loop(one, all, strides.empty() ? b.integer(2) : b.name(strides[0]->name), body);
      break;
    }
    case Fill::Left: {
      const Tree leaves = b.f.node(r.chance(60) ? Op::Exit : Op::Cycle, {b.f.leaf(Op::Notext, "")});
      body.insert(r.chance(50) ? body.begin() : body.end(), b.branch(test, {leaves}, {}));
      loop(one, all, {}, body);
      break;
    }
    case Fill::ToAnIndex: {
      const auto indices = those([](const Var &v) { return v.is == Is::Index && v.set; });
      loop(one, indices.empty() ? b.integer(N - 1) : b.name(note(*indices[0], false)), {}, body);
      break;
    }
  }
  --loopDepth;
  p.j.busy = false;
}

// x = x + w(j)*w(j), c(j) = c(j) + w(j)*x, or what one element says.
void Writer::useWorkspace(std::vector<Tree> &to, const Workplace &p) {
  const Tree j = b.name(p.j.name), x = b.name(note(p.x, false));
  const bool second = p.w.is == Is::Real2 && r.chance(50);
  const auto into = those([&](const Var &v) { return v.is == Is::RealArray && v.writable(); });
  p.j.busy = p.j.set = true;
  ++loopDepth;
  const auto at = [&](Tree k) { return workElement(p, k, second); };
  const auto over = [&](Tree statement) { to.push_back(b.loop(p.j.name, b.integer(1), extent(), {}, {statement})); };
  switch (r.below(4)) {
    case 0:
      to.push_back(b.assign(target(p.x), damped(b.two(Op::Mul, x, at(b.integer(r.between(1, N)))))));
      break;
    case 1:
      if (!into.empty()) {
        Var &c = *r.pick(into);
        const auto own = [&](bool write) { return note(c, write), b.index(c.name, {subscript(c, j)}); };
        over(b.assign(own(true), b.two(Op::Add, own(false), b.two(Op::Mul, damped(at(j)), x))));
        break;
      }
      [[fallthrough]];
    default:
      over(b.assign(target(p.x), b.two(Op::Add, x, damped(b.two(Op::Mul, at(j), at(j))))));
  }
  --loopDepth;
  p.j.busy = false;
}

// do i: fill w; perhaps what it is made from changes; use w; perhaps w changes and is used again.
void Writer::workspaces(std::vector<Tree> &to) {
  Var *w = workspace(), *x = chosen(false, true);
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray; });
  if (!w || !x || !x->set || free.size() < 2 || arrays.empty() || loopDepth >= 2) return assignment(to);
  has(Feature::Workspace);
  const Workplace p{*w, *r.pick(arrays), *x, *free[0], *free[1], free.size() > 2 ? free[2] : nullptr};
  const auto drawn = [&] {
    int how = r.chance(65) ? r.below(static_cast<int>(Fill::Part)) : r.below(fills);
    if (w->is == Is::Real2 && static_cast<Fill>(how) == Fill::Shifted) how = 0;
    return static_cast<Fill>(how) == Fill::Left && !o_.jumps ? 0 : how;
  };
  const int how = drawn();
  const bool early = r.chance(15), later = r.chance(20), chosenHere = r.chance(10);
  if (early || later || chosenHere || !isWhole(static_cast<Fill>(how))) {
    has(Feature::WorkspaceKept);
    fillWorkspace(to, p, 0);
  }
  const std::vector<bool> before = setNow();
  p.i.busy = p.i.set = true;
  begin("", p.i.kind != 0);
  std::vector<Tree> body, filled;
  if (early) useWorkspace(body, p);
  const std::vector<bool> known = setNow();
  fillWorkspace(filled, p, how);
  if (chosenHere) restore(known);
  if (chosenHere)
    body.push_back(b.branch(b.two(Op::Gt, b.name(note(*x, false)), literal()), filled, {}));
  else
    body.insert(body.end(), filled.begin(), filled.end());
  if (o_.jumps && r.chance(15)) {
    const Tree leaves = b.f.node(r.chance(50) ? Op::Exit : Op::Cycle, {b.f.leaf(Op::Notext, "")});
    body.push_back(b.branch(b.two(Op::Gt, b.name(note(*x, false)), literal()), {leaves}, {}));
  }
  if (p.a.writable() && r.chance(25)) setElement(body, p.a, b.integer(r.between(1, N)));
  if (r.chance(20)) body.push_back(b.assign(target(*x), ofTheTrip(p.a, b.name(p.i.name), x)));
  useWorkspace(body, p);
  if (r.chance(30)) fillWorkspace(body, p, r.chance(50) ? static_cast<int>(Fill::Part) : drawn()), useWorkspace(body, p);
  end();
  p.i.busy = false;
  restore(before);
  p.i.set = true;
  to.push_back(ended(b.loop(p.i.name, b.integer(1), r.chance(60) ? extent() : b.integer(r.between(2, 3)), {}, body)));
  if (later) useWorkspace(to, p);
}

}  // namespace dotbar::random
