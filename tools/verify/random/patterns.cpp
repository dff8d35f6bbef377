// The directed patterns of the generator: what a program is made to contain, feature by feature.
#include <algorithm>

#include "tools/verify/random/unit.h"

namespace dotbar::random {

// Reads an index and an element of an index array, which is found by the index before or after it is read. Where the unit runs
// twice that is refused.
bool Writer::stringInput(std::vector<Tree> &to, Var *i, Var *k) {
  auto texts = those([](const Var &x) { return x.is == Is::Text && x.writable(); });
  if (u->name != "p" + o_.suffix || texts.empty() || !i || !i->set || !k) return false;
  Var &t = *r.pick(texts);
  has(Feature::StringInput);
  const std::string first = std::to_string(r.between(1, N)), second = std::to_string(r.between(1, N));
  to.push_back(b.assign(b.name(note(t, true)), b.string(first + " " + second)));
  t.set = true;
  note(*i, true), note(*k, true);
  std::vector<Tree> items{b.name(i->name), b.index(k->name, {b.name(i->name)})};
  std::string list = i->name + ", " + k->name + "(" + i->name + ")";
  if (r.chance(30)) std::swap(items[0], items[1]), list = k->name + "(" + i->name + "), " + i->name;
  to.push_back(b.input(t.name, list, items));
  return true;
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
    case Feature::Counting:
      return counting(to, depth);
    case Feature::PassiveOutput:
      return passive(to);
    case Feature::StringInput:
      if (!stringInput(to, i, k)) assignment(to);
      return;
    case Feature::NegativeStride:
    case Feature::StrideVariable:
    case Feature::BoundOverwritten:
      return loop(to, std::max(1, depth), f);
    case Feature::NestedLoops: {
      auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
      if (free.size() < 2) return assignment(to);
      free[0]->busy = free[0]->set = true;
      const std::vector<bool> before = setNow();
      begin("", free[0]->kind != 0);
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
      begin("", free[0]->kind != 0);
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
    case Feature::PartsApart:
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
