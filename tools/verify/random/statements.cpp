// The generator's statements: assignments, control, calls; and the directed patterns.
#include <algorithm>

#include "tools/verify/random/unit.h"

namespace dotbar::random {

std::vector<bool> Writer::setNow() const {
  std::vector<bool> s;
  for (const Var &v : u->vars) s.push_back(v.set);
  return s;
}

// Behind a branch or loop only what was set on every way is set. DO variables keep the value of the loop that did run.
void Writer::restore(const std::vector<bool> &before) {
  for (std::size_t i = 0; i < before.size(); ++i) u->vars[i].set = u->vars[i].set && before[i];
}

Tree Writer::damped(Tree e) {
  if (loopDepth == 0 && !r.chance(25)) return e;
  return r.chance(70) ? b.apply(r.chance(50) ? "sin" : "tanh", {e}) : e;
}

Tree Writer::extent(bool constant) {
  const Var *n = u->formals ? &u->vars[0] : nullptr;
  if (constant || !n || n->is != Is::Extent || u->writesExtent || r.chance(30)) return b.integer(N);
  return b.name(n->name);
}

Var *Writer::chosen(bool array, bool write) {
  auto v = those([&](const Var &x) { return x.real() && x.array() == array && (write ? x.writable() : x.array() || x.set); });
  return v.empty() ? nullptr : r.pick(v);
}

Tree Writer::target(const Var &v) {
  note(v, true);
  return v.array() ? element(v) : b.name(v.name);
}

void Writer::assignment(std::vector<Tree> &to) {
  Var *v = chosen(r.chance(55), true);
  if (!v) v = chosen(false, true);
  if (!v) return;
  const bool known = v->array() || v->set;
  const Tree left = target(*v);
  const int depth = r.between(1, 3);
  Tree right;
  if (known && r.chance(45)) {  // x = x*.. + ..
    has(Feature::Overwritten);
    auto self = [&] { return il::read(b.f, il::dump(b.f, left), scratch); };
    note(*v, false);
    switch (r.below(4)) {
      case 0:
        right = b.two(Op::Add, self(), real(depth));
        break;
      case 1:
        right = b.two(Op::Mul, self(), b.apply("sin", {real(depth - 1)}));
        break;
      case 2:
        right = b.two(Op::Add, b.two(Op::Mul, b.real("0.6d0"), b.apply("sin", {self()})), real(depth));
        break;
      default:
        right = b.two(Op::Mul, self(), b.apply("cos", {self()}));
        break;
    }
    if (loopDepth && r.chance(40)) right = b.apply("sin", {right});
  } else {
    right = damped(real(depth));
  }
  to.push_back(b.assign(left, right));
  if (!v->array()) v->set = true;
}

void Writer::indexAssignment(std::vector<Tree> &to) {
  auto v = those([](const Var &x) { return (x.is == Is::Index || x.is == Is::IndexArray) && x.writable(); });
  if (v.empty()) return assignment(to);
  Var &x = *r.pick(v);
  note(x, true);
  const Tree left = x.array() ? b.index(x.name, {indexValue(1)}) : b.name(x.name);
  to.push_back(b.assign(left, indexValue(2)));
  if (!x.array()) x.set = true;
}

void Writer::textAssignment(std::vector<Tree> &to) {
  auto v = those([](const Var &x) { return x.is == Is::Text && x.writable(); });
  if (v.empty()) return assignment(to);
  Var &x = *r.pick(v);
  const Tree value = text();
  to.push_back(b.assign(b.name(x.name), value));
  x.set = true;
}

void Writer::flagAssignment(std::vector<Tree> &to) {
  auto v = those([](const Var &x) { return x.is == Is::Flag && x.writable(); });
  if (v.empty()) return assignment(to);
  Var &x = *r.pick(v);
  const Tree value = r.chance(15) ? b.f.leaf(Op::Logicalval, r.chance(50) ? "true" : "false") : test();
  to.push_back(b.assign(b.name(x.name), value));
  x.set = true;
}

// What differentiation leaves alone: a line of output, a guard that ends the program.
void Writer::passive(std::vector<Tree> &to) {
  auto v = those([](const Var &x) { return !x.array() && x.set && x.is != Is::Kind && x.is != Is::Text && x.is != Is::Flag; });
  if (v.empty() || loopDepth || u->function) return assignment(to);
  has(Feature::PassiveOutput);
  std::vector<Tree> reads;
  for (int k = r.between(1, 2); k > 0; --k) reads.push_back(b.name(note(*r.pick(v), false)));
  const Tree line = b.output(r.chance(50) ? "print *, 'value'" : "write(*, *) 'value'", reads);
  if (r.chance(60)) return to.push_back(line);
  const Tree bad = b.two(Op::Gt, reads[0], b.integer(1000000)),
             stop = b.f.node(Op::Stop, {b.f.leaf(Op::Text, "stop 'too large'")});
  to.push_back(b.branch(bad, r.chance(50) ? std::vector<Tree>{line, stop} : std::vector<Tree>{stop}, {}));
}

void Writer::statements(std::vector<Tree> &to, int count, int depth) {
  for (int k = 0; k < count; ++k) {
    statement(to, depth);
    if (o_.jumps && r.chance(loops.empty() ? 8 : 35)) jump(to);
  }
}

void Writer::statement(std::vector<Tree> &to, int depth) {
  if (!u->function && !plan.empty() && r.chance(35)) {
    const Feature f = plan.back();
    plan.pop_back();
    return directed(to, f, depth);
  }
  if (o_.arrays && !u->function && r.chance(45)) return arrayStatement(to);
  const int what = r.below(100);
  if (what < 50 || depth <= 0) return assignment(to);
  if (what < 58 && o_.texts && r.chance(20)) return textAssignment(to);
  if (what < 58 && r.chance(20)) return flagAssignment(to);
  if (what < 58 && o_.integers) return indexAssignment(to);
  if (what < 72) {
    static const std::vector<Feature> kinds = {Feature::NestedLoops, Feature::NestedLoops, Feature::NegativeStride,
                                               Feature::StrideVariable, Feature::BoundOverwritten};
    return loop(to, depth, r.pick(kinds));
  }
  if (what < 85) return branch(to, depth);
  if (what < 88) return selection(to, depth);
  if (what < 92 && o_.whileLoops) return whileLoop(to, depth);
  if (!call(to, Feature::Call)) assignment(to);
}

void Writer::loop(std::vector<Tree> &to, int depth, Feature kind) {
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
  begin();
  std::vector<Tree> body;
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

void Writer::loopOver(std::vector<Tree> &to, Var &v, Tree first, Tree last, Tree step, int depth) {
  const std::vector<bool> before = setNow();
  v.busy = v.set = true;
  begin();
  std::vector<Tree> body;
  if (Var *x = chosen(false, true)) {
    body.push_back(b.assign(target(*x), damped(b.two(Op::Mul, real(1), b.apply("dble", {b.name(v.name)})))));
    x->set = true;
  }
  statements(body, r.between(1, 2), depth - 1);
  end();
  v.busy = false;
  restore(before);
  v.set = true;
  to.push_back(ended(b.loop(v.name, first, last, step, body)));
}

// The bounds are some trips and a half apart, so that no rounding decides how often it runs.
void Writer::realLoop(std::vector<Tree> &to, int depth) {
  auto free = those([](const Var &v) { return v.is == Is::Real && v.role != Role::Shared && v.writable() && !v.saved; });
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
  begin();
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

void Writer::branch(std::vector<Tree> &to, int depth) {
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
  for (std::size_t k = 0; k < before.size(); ++k) u->vars[k].set = closed ? after[k] : before[k];
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
  for (std::size_t k = 0; k < before.size(); ++k) u->vars[k].set = closed ? after[k] : before[k];
  to.push_back(b.f.node(Op::Select, {selector, b.list(Op::Cases, cases)}));
}

void Writer::directed(std::vector<Tree> &to, Feature f, int depth) {
  auto pickIs = [&](Is is, bool write) -> Var * {
    auto v = those([&](const Var &x) { return x.is == is && (x.array() || x.set || write) && (!write || x.writable()); });
    return v.empty() ? nullptr : r.pick(v);
  };
  auto setElement = [&](Var &a, Tree i) {
    note(a, true);
    auto left = [&] { return b.index(a.name, {subscript(a, il::read(b.f, il::dump(b.f, i), scratch))}); };
    to.push_back(b.assign(left(), b.two(Op::Mul, b.apply("sin", {left()}), real(1))));
  };
  Var *a = pickIs(Is::RealArray, true), *i = pickIs(Is::Index, true), *k = pickIs(Is::IndexArray, true);
  if (i && !i->set) {
    note(*i, true);
    to.push_back(b.assign(b.name(i->name), indexValue(1)));
    i->set = true;
  }
  switch (f) {
    case Feature::ZeroTrip:
      return zeroTrip(to, depth);
    case Feature::While:
      return whileLoop(to, std::max(1, depth));
    case Feature::SelectCase:
      return selection(to, std::max(1, depth));
    case Feature::CharacterBranch:
      if (!textSelection(to, std::max(1, depth))) branch(to, std::max(1, depth));
      return;
    case Feature::PassiveOutput:
      return passive(to);
    case Feature::NegativeStride:
    case Feature::StrideVariable:
    case Feature::BoundOverwritten:
      return loop(to, std::max(1, depth), f);
    case Feature::NestedLoops: {
      auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
      if (free.size() < 2) return assignment(to);
      free[0]->busy = free[0]->set = true;
      const std::vector<bool> before = setNow();
      begin();
      std::vector<Tree> body;
      assignment(body);
      loop(body, 1, Feature::NestedLoops);
      end();
      free[0]->busy = false;
      restore(before);
      to.push_back(ended(b.loop(free[0]->name, b.integer(1), extent(), {}, body)));
      return;
    }
    case Feature::StoredControl: {
      Var *x = chosen(false, true);
      if (!x || !x->set) return branch(to, std::max(1, depth));
      has(f);
      const Tree t = b.two(Op::Gt, b.name(note(*x, false)), literal());
      note(*x, true);
      const Tree yes = b.assign(b.name(x->name), b.two(Op::Mul, b.name(x->name), b.apply("cos", {real(1)})));
      const Tree no = b.assign(b.name(x->name), real(2));
      to.push_back(b.branch(t, {yes}, r.chance(60) ? std::vector<Tree>{no} : std::vector<Tree>{}));
      return;
    }
    case Feature::CallInLoop: {
      auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
      if (free.empty() || loopDepth >= 2) return assignment(to);
      free[0]->busy = free[0]->set = true;
      const std::vector<bool> before = setNow();
      begin();
      std::vector<Tree> body;
      if (!call(body, Feature::CallInLoop)) assignment(body);
      end();
      free[0]->busy = false;
      restore(before);
      to.push_back(ended(b.loop(free[0]->name, b.integer(1), extent(), {}, body)));
      return;
    }
    case Feature::Call:
    case Feature::AliasedActuals:
    case Feature::ActualIsCommon:
    case Feature::ElementActual:
    case Feature::ElementAsArray:
    case Feature::OverlappingActuals:
    case Feature::WholeArray:
    case Feature::ExpressionActual:
      if (!call(to, f)) assignment(to);
      return;
    case Feature::FunctionInExpression: {
      Var *x = chosen(false, true);
      if (!x) return assignment(to);
      callBudget += 1;
      to.push_back(b.assign(target(*x), b.two(Op::Add, functionCall(1), real(1))));
      x->set = true;
      return;
    }
    case Feature::Flag: {
      auto flags = those([](const Var &v) { return v.is == Is::Flag && v.writable(); });
      Var *x = chosen(false, true);
      if (flags.empty() || !x || !x->set) return flagAssignment(to);
      Var &flag = *r.pick(flags);
      has(f);
      if (flag.kind) has(Feature::FlagKind);
      to.push_back(b.assign(b.name(flag.name), comparison()));
      flag.set = true;
      note(*x, false), note(*x, true);
      const Tree yes = b.assign(b.name(x->name), b.two(Op::Mul, b.name(x->name), b.apply("cos", {real(1)})));
      to.push_back(b.branch(b.name(flag.name), {yes}, {}));
      if (r.chance(50)) flagAssignment(to);
      return;
    }
    case Feature::ExtentChanged: {
      auto rooms = those([](const Var &v) { return v.is == Is::Room && v.writable(); });
      if (rooms.empty()) return assignment(to);
      has(f);
      to.push_back(b.assign(b.name(note(*rooms[0], true)), b.integer(N + r.below(3))));
      if (!call(to, Feature::Call)) assignment(to);
      return;
    }
    case Feature::ExtentOverwritten:
      if (!u->writesExtent) return assignment(to);
      has(f);
      to.push_back(b.assign(b.name(u->vars[0].name), indexValue(1)));
      return;
    case Feature::SubscriptOverwritten:
      if (!a || !i) return assignment(to);
      has(f);
      setElement(*a, b.name(note(*i, false)));
      note(*i, true);
      to.push_back(b.assign(b.name(i->name), indexValue(2)));
      return;
    case Feature::KK:
      if (!a || !k) return assignment(to);
      has(f);
      note(*k, true);
      to.push_back(b.assign(b.index(k->name, {b.index(k->name, {indexValue(0)})}), indexValue(1)));
      setElement(*a, b.index(note(*k, false), {indexValue(0)}));
      return;
    case Feature::IndexRestored: {  // k(i) must be put back, and i, which no derivative needs, is overwritten behind it
      if (!a || !i || !k || loopDepth) return assignment(to);
      has(f);
      note(*i, true), note(*k, true);
      const int c = r.between(1, N);
      auto through = [&] { return b.index(note(*k, false), {b.integer(c)}); };
      to.push_back(b.assign(b.name(i->name), b.integer(c)));
      setElement(*a, through());
      to.push_back(b.assign(b.index(k->name, {b.name(note(*i, false))}), indexValue(1)));
      setElement(*a, through());
      to.push_back(
          b.assign(b.name(i->name), b.two(Op::Add, b.apply("mod", {wholeNumber(through()), b.integer(N)}), b.integer(1))));
      setElement(*a, b.name(i->name));
      return;
    }
    case Feature::Indirect:
    case Feature::DoubleIndirect: {
      if (!a || !k) return assignment(to);
      has(f);
      Tree s = b.index(note(*k, false), {indexValue(0)});
      if (f == Feature::DoubleIndirect) s = b.index(k->name, {s});
      setElement(*a, s);
      return;
    }
    case Feature::MaybeAliased: {
      if (!a) return assignment(to);
      has(f);
      auto at = [&] { return b.index(note(*a, true), {subscript(*a, indexValue(1))}); };
      to.push_back(b.assign(at(), b.two(Op::Mul, at(), b.apply("sin", {at()}))));
      note(*a, false);
      return;
    }
    case Feature::PassiveKill: {
      Var *x = chosen(r.chance(30), true);
      if (!x) return assignment(to);
      has(f);
      to.push_back(b.assign(target(*x), literal()));
      x->set = true;
      return;
    }
    case Feature::TwoDimensions: {
      Var *x = pickIs(Is::Real2, true);
      if (!x) return assignment(to);
      has(f);
      note(*x, true);
      const Tree left = element(*x);
      to.push_back(b.assign(left, b.two(Op::Add, b.two(Op::Mul, b.real("0.5d0"), b.apply("sin", {element(*x)})), real(1))));
      return;
    }
    case Feature::LoopVariableAfter: {
      loop(to, std::max(1, depth), Feature::NegativeStride);
      Var *l = pickIs(Is::Loop, false), *x = chosen(false, true);
      if (!l || l->busy || !x) return;
      has(f);
      to.push_back(b.assign(target(*x), b.two(Op::Mul, real(1), b.apply("dble", {b.name(l->name)}))));
      x->set = true;
      return;
    }
    case Feature::RealLoop:
      return realLoop(to, std::max(1, depth));
    case Feature::LongLoop:
      return longLoop(to, std::max(1, depth));
    case Feature::Unbounded: {
      auto set = those([](const Var &v) { return v.is == Is::Real && v.set; });
      Var *x = chosen(false, true);
      if (!x || set.empty()) return assignment(to);
      to.push_back(b.assign(target(*x), b.two(Op::Add, unbounded(*r.pick(set)), real(1))));
      x->set = true;
      return;
    }
    case Feature::IntegerPower:
    case Feature::Extremum: {
      Var *x = chosen(false, true);
      if (!x) return assignment(to);
      to.push_back(b.assign(target(*x), b.two(Op::Add, f == Feature::Extremum ? extremum(2) : power(2), real(1))));
      x->set = true;
      return;
    }
    default:
      return assignment(to);
  }
}

}  // namespace dotbar::random
