// The generator's loops and choices.
#include <algorithm>

#include "tools/verify/random/unit.h"

namespace dotbar::random {

void Writer::loop(std::vector<Tree> &to, int depth, Feature kind) {
  if (o_.scopes && r.chance(30)) return scope(to, depth);
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto bounds = those([](const Var &v) { return v.is == Is::Index && v.writable() && v.set; });
  if (free.empty() || loopDepth >= 3) return assignment(to);
  Var &i = *r.pick(free);
  Tree first = b.integer(1), last = extent(), step;
  if (r.chance(35)) first = indexValue(1), last = indexValue(1);
  Var *overwritten = nullptr;
  if (kind == Feature::BoundOverwritten && !bounds.empty()) {
    overwritten = r.pick(bounds);
    (r.chance(50) ? first : last) = b.name(note(*overwritten, false));
    has(kind);
  }
  if (kind == Feature::NegativeStride) std::swap(first, last), step = b.integer(-r.between(1, 2)), has(kind);
  if (kind == Feature::StrideVariable) {
    auto s = those([](const Var &v) { return v.is == Is::Stride; });
    if (!s.empty()) {
      static const std::vector<int> strides = {1, -1, 2, -2};
      const int by = r.pick(strides);
      to.push_back(b.assign(b.name(s[0]->name), b.integer(by)));
      if (by < 0) std::swap(first, last);
      step = b.name(s[0]->name);
      has(kind);
    }
  }
  const std::vector<bool> before = setNow();
  i.busy = i.set = true;
  begin("", i.kind != 0);
  std::vector<Tree> body;
  if (r.chance(20)) passing(body);
  statements(body, r.between(1, 3), depth - 1);
  if (step && kind == Feature::StrideVariable && r.chance(50))
    body.push_back(b.assign(b.f.leaf(Op::Name, b.f.symbol(step)), b.integer(r.chance(50) ? 1 : -1)));
  if (overwritten) {
    note(*overwritten, true);
    body.push_back(b.assign(b.name(overwritten->name), indexValue(1)));
  }
  if (loopDepth > 1) has(Feature::NestedLoops);
  end();
  i.busy = false;
  restore(before);
  i.set = true;
  to.push_back(ended(b.loop(i.name, first, last, step, body)));
}

// A local that is set where the trip begins, and used by its next statement.
void Writer::passing(std::vector<Tree> &body) {
  auto free = those([](const Var &v) {
    return v.is == Is::Real && v.role == Role::Local && v.writable() && !v.busy && !v.saved && !v.overlaid;
  });
  if (free.empty()) return;
  Var &v = *r.pick(free);
  body.push_back(b.assign(target(v), damped(b.two(Op::Mul, realLeaf(), realLeaf()))));
  v.set = true;
  Var *x = chosen(false, true);
  if (!x || x == &v) return;
  has(Feature::OfATrip);
  const Tree twice = b.two(Op::Mul, b.name(note(v, false)), b.name(v.name));
  body.push_back(b.assign(target(*x), damped(b.two(Op::Mul, twice, realLeaf()))));
  x->set = true;
}

void Writer::loopOver(std::vector<Tree> &to, Var &v, Tree first, Tree last, Tree step, int depth) {
  const std::vector<bool> before = setNow();
  v.busy = v.set = true;
  begin();
  std::vector<Tree> body;
  if (Var *x = chosen(false, true)) {
    body.push_back(b.assign(target(*x), damped(b.two(Op::Mul, real(1), b.apply("dble", {b.name(v.name)})))));
    x->set = true;
  }
  if (r.chance(40)) passing(body);
  statements(body, r.between(1, 2), depth - 1);
  end();
  v.busy = false;
  restore(before);
  v.set = true;
  to.push_back(ended(b.loop(v.name, first, last, step, body)));
}

// The bounds are some trips and a half apart, so that no rounding decides how often it runs.
void Writer::realLoop(std::vector<Tree> &to, int depth) {
  auto free =
      those([](const Var &v) { return v.is == Is::Real && v.role != Role::Shared && v.writable() && !v.saved && !v.overlaid; });
  auto others = those([](const Var &v) { return v.is == Is::Real && v.set; });
  if (free.empty() || loopDepth >= 3) return assignment(to);
  has(Feature::RealLoop);
  Var &x = *r.pick(free);
  if (!x.set) to.push_back(b.assign(target(x), real(1)));
  x.set = true;
  const Var &from = !others.empty() && r.chance(50) ? *r.pick(others) : x;
  auto first = [&] { return b.name(note(from, false)); };
  auto beyond = [&](const char *by) { return b.two(Op::Add, first(), b.real(by)); };
  auto before = [&](const char *by) { return b.two(Op::Sub, first(), b.real(by)); };
  switch (r.below(6)) {
    case 0:
      return loopOver(to, x, first(), beyond("1.25d0"), b.real("0.5d0"), depth);
    case 1:
      return loopOver(to, x, first(), before("1.25d0"), b.f.node(Op::Neg, {b.real("0.5d0")}), depth);
    case 2:
      return loopOver(to, x, first(), beyond("2.5d0"), {}, depth);
    case 3:  // does not run
      return loopOver(to, x, first(), before("1.25d0"), b.real("0.5d0"), depth);
    case 4:
      return loopOver(to, x, b.integer(1), b.integer(N), b.integer(2), depth);
    default: {
      const Tree varied = b.two(Op::Mul, b.real("0.02d0"), b.apply("sin", {realLeaf()}));
      return loopOver(to, x, first(), beyond("1.25d0"), b.two(Op::Add, b.real("0.5d0"), varied), depth);
    }
  }
}

void Writer::longLoop(std::vector<Tree> &to, int depth) {
  auto longs = those([](const Var &v) { return v.is == Is::Long && !v.busy; });
  if (longs.empty() || loopDepth >= 3) return assignment(to);
  has(Feature::LongLoop);
  Tree first = b.integer(1), last = extent(), step;
  if (r.chance(40)) first = indexValue(1), last = indexValue(1);
  auto strides = those([](const Var &v) { return v.is == Is::Stride; });
  const int by = r.chance(50) ? 2 : -1;
  if (by < 0) std::swap(first, last);
  if (!strides.empty() && r.chance(50)) {
    to.push_back(b.assign(b.name(strides[0]->name), b.integer(by)));
    step = b.name(strides[0]->name);
  } else if (by < 0 || r.chance(50)) {
    step = b.integer(by);
  }
  loopOver(to, *longs[0], first, last, step, depth);
}

// Zero, where the partial derivative of the function is not bounded.
Tree Writer::unbounded(const Var &v) {
  has(Feature::Unbounded);
  auto none = [&] { return b.f.node(Op::Paren, {b.two(Op::Sub, b.name(note(v, false)), b.name(v.name))}); };
  auto square = [&] { return b.two(Op::Pow, none(), b.integer(2)); };
  switch (r.below(6)) {
    case 0:
      return b.apply("hypot", {none(), none()});
    case 1:
      return b.two(Op::Pow, b.f.node(Op::Paren, {square()}), b.real("0.5d0"));
    case 2:
      return b.apply("acos", {b.two(Op::Sub, b.real("1.0d0"), square())});
    case 3:
      return b.apply("acosh", {b.two(Op::Add, b.real("1.0d0"), square())});
    default:
      return b.apply("sqrt", {square()});
  }
}

// A loop that does not run, whose body would reset a value that is used behind it.
void Writer::zeroTrip(std::vector<Tree> &to, int depth) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto indices = those([](const Var &v) { return v.is == Is::Index && v.writable(); });
  if (free.empty()) return assignment(to);
  has(Feature::ZeroTrip);
  const int low = r.between(1, N - 1);
  Tree first = b.integer(low + 1), last = b.integer(low);
  if (!indices.empty() && r.chance(60)) {
    Var &m = *r.pick(indices);
    note(m, true);
    to.push_back(b.assign(b.name(m.name), r.chance(50) ? b.integer(low) : b.two(Op::Sub, b.integer(low + 1), b.integer(1))));
    m.set = true;
    last = b.name(m.name);
  }
  Var &i = *r.pick(free);
  const std::vector<bool> before = setNow();
  i.busy = i.set = true;
  begin("", i.kind != 0);
  std::vector<Tree> body;
  Var *x = chosen(false, true);
  if (x) {
    body.push_back(b.assign(target(*x), r.chance(50) ? literal() : real(1)));
    x->set = true;
  }
  if (r.chance(40)) statement(body, depth - 1);
  if (body.empty()) assignment(body);
  end();
  i.busy = false;
  restore(before);
  i.set = true;
  to.push_back(ended(b.loop(i.name, first, last, {}, body)));
}

void Writer::whileLoop(std::vector<Tree> &to, int depth) {
  auto counts = those([](const Var &v) { return v.is == Is::Count && !v.busy; });
  if (counts.empty() || loopDepth >= 2) return assignment(to);
  has(Feature::While);
  Var &w = *r.pick(counts);
  to.push_back(b.assign(b.name(w.name), r.chance(60) ? b.integer(r.between(1, N)) : indexValue(1)));
  Tree test = b.two(Op::Gt, b.name(w.name), b.integer(0));
  if (r.chance(50)) test = b.two(Op::And, test, b.two(Op::Lt, realLeaf(), b.real("1.9d0")));
  const std::vector<bool> before = setNow();
  w.busy = true;
  begin(w.name);
  std::vector<Tree> body;
  statements(body, r.between(1, 3), depth - 1);
  body.push_back(b.assign(b.name(w.name), b.two(Op::Sub, b.name(w.name), b.integer(1))));
  end();
  w.busy = false;
  restore(before);
  if (o_.jumps && r.chance(60)) return to.push_back(ended(uncontrolled(test, body)));
  to.push_back(ended(b.whileLoop(test, body)));
}

// An index that counts up or down and remains one; by steps that stand in a variable, it changes behind the loop.
void Writer::counting(std::vector<Tree> &to, int depth) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto indices = those([](const Var &v) { return v.is == Is::Index && v.role == Role::Local && !v.overlaid && v.writable(); });
  if (free.empty() || indices.empty() || loopDepth >= 2) return assignment(to);
  has(Feature::Counting);
  Var &i = *free[0], &x = *r.pick(indices);
  std::erase(indices, &x);
  Var *by = !indices.empty() && r.chance(50) ? r.pick(indices) : nullptr;
  const bool down = r.chance(40);
  const int trips = r.between(1, N - 1), first = down ? r.between(trips + 1, N) : r.between(1, N - trips);
  const auto set = [&](Var &v, Tree e) { to.push_back(b.assign(target(v), e)), v.set = true; };
  set(x, b.integer(first));
  if (by) set(*by, b.integer(1));
  const std::vector<bool> before = setNow();
  i.busy = i.set = x.busy = true;
  if (by) by->busy = true;
  begin("", i.kind != 0);
  const Tree step = by ? b.name(note(*by, false)) : b.integer(1), old = b.name(x.name);
  const bool turned = !down && r.chance(30);
  const Tree count = b.assign(b.name(x.name), turned ? b.two(Op::Add, step, old) : b.two(down ? Op::Sub : Op::Add, old, step));
  const bool last = r.chance(50);
  std::vector<Tree> body;
  if (!last) body.push_back(count);
  if (Var *y = chosen(false, true), *a = chosen(true, false); y && a && y->set && a->is == Is::RealArray) {
    const Tree at = b.index(note(*a, false), {subscript(*a, wholeNumber(b.name(x.name)))});
    body.push_back(b.assign(target(*y), b.two(Op::Mul, b.name(note(*y, false)), b.apply("sin", {at}))));
  }
  statements(body, r.between(1, 2), depth - 1);
  if (last) body.push_back(count);
  end();
  i.busy = x.busy = false;
  if (by) by->busy = false;
  restore(before);
  i.set = true;
  to.push_back(ended(b.loop(i.name, b.integer(1), b.integer(trips), {}, body)));
  if (by && r.chance(60)) set(*by, indexValue(1));
  if (r.chance(40)) set(x, indexValue(1));
}

void Writer::branch(std::vector<Tree> &to, int depth) {
  if (o_.scopes && r.chance(30)) return scope(to, depth);
  const Tree condition = test();
  std::vector<Tree> yes, no;
  const std::vector<bool> before = setNow();
  statements(yes, r.between(1, 2), depth - 1);
  const std::vector<bool> afterYes = setNow();
  for (std::size_t i = 0; i < before.size(); ++i) u->vars[i].set = before[i];
  if (r.chance(55)) statements(no, r.between(1, 2), depth - 1);
  restore(afterYes);
  to.push_back(b.branch(condition, yes, no));
}

// By the value of a character variable.
bool Writer::textSelection(std::vector<Tree> &to, int depth) {
  auto v = those([](const Var &x) { return x.is == Is::Text && x.set; });
  if (v.empty() || !r.chance(50)) return false;
  has(Feature::CharacterBranch);
  const Tree selector = b.name(r.pick(v)->name);
  const std::vector<bool> before = setNow();
  std::vector<bool> after(before.size(), true);
  std::vector<Tree> cases;
  auto body = [&] {
    std::vector<Tree> inside;
    statements(inside, r.between(1, 2), depth - 1);
    for (std::size_t k = 0; k < before.size(); ++k) after[k] = after[k] && u->vars[k].set, u->vars[k].set = before[k];
    return inside;
  };
  cases.push_back(b.caseOf({b.single(b.string("up")), b.single(b.string("left"))}, body()));
  if (r.chance(60)) cases.push_back(b.caseOf({b.between(r.chance(50) ? b.none() : b.string("a"), b.string("k"))}, body()));
  const bool closed = r.chance(60);
  if (closed) cases.push_back(b.f.node(Op::DefaultCase, {b.instrs(body())}));
  for (std::size_t k = 0; k < before.size(); ++k) u->vars[k].set = after[k] && (closed || before[k]);
  to.push_back(b.f.node(Op::Select, {selector, b.list(Op::Cases, cases)}));
  return true;
}

// Cases that share no value, in any order, some of them empty; with and without a default; a case may overwrite the selector.
void Writer::selection(std::vector<Tree> &to, int depth) {
  has(Feature::SelectCase);
  if (textSelection(to, depth)) return;
  auto indices = those([](const Var &v) { return v.is == Is::Index && v.set; });
  Var *own = indices.empty() || r.chance(40) ? nullptr : r.pick(indices);
  const Tree selector = own ? b.name(note(*own, false)) : indexValue(1);
  const int cut = r.between(1, N - 2);
  std::vector<std::vector<Tree>> ranges = {
      {b.between(r.chance(50) ? b.none() : b.integer(1), b.integer(cut))}, {b.single(cut + 1)}, {b.single(cut + 2)}};
  if (r.chance(50)) ranges.back().push_back(b.between(b.integer(cut + 3), b.none()));
  if (r.chance(40)) ranges.erase(ranges.begin() + r.below(3));
  if (r.chance(60)) ranges.insert(ranges.begin() + r.below(static_cast<int>(ranges.size()) + 1), std::vector<Tree>{});
  const std::vector<bool> before = setNow();
  std::vector<bool> after(before.size(), true);
  bool closed = false;
  std::vector<Tree> cases;
  for (const std::vector<Tree> &range : ranges) {
    std::vector<Tree> body;
    if (!r.chance(15)) statements(body, r.between(1, 2), depth - 1);
    if (own && own->writable() && r.chance(30)) {
      note(*own, true);
      body.push_back(b.assign(b.name(own->name), indexValue(1)));
    }
    closed |= range.empty();
    cases.push_back(range.empty() ? b.f.node(Op::DefaultCase, {b.instrs(body)}) : b.caseOf(range, body));
    for (std::size_t k = 0; k < before.size(); ++k) {
      after[k] = after[k] && u->vars[k].set;
      u->vars[k].set = before[k];
    }
  }
  for (std::size_t k = 0; k < before.size(); ++k) u->vars[k].set = after[k] && (closed || before[k]);
  to.push_back(b.f.node(Op::Select, {selector, b.list(Op::Cases, cases)}));
}

}  // namespace dotbar::random
