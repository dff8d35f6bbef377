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

Var *Writer::pickIs(Is is, bool write) {
  auto v = those([&](const Var &x) { return x.is == is && (x.array() || x.set || write) && (!write || x.writable()); });
  return v.empty() ? nullptr : r.pick(v);
}

void Writer::directed(std::vector<Tree> &to, Feature f, int depth) {
  const Subscripted s{pickIs(Is::RealArray, true), pickIs(Is::Index, true), pickIs(Is::IndexArray, true)};
  if (s.index && !s.index->set) {
    note(*s.index, true);
    to.push_back(b.assign(b.name(s.index->name), indexValue(1)));
    s.index->set = true;
  }
  if (!directedControl(to, f, depth) && !directedCall(to, f) && !directedSubscript(to, f, s) && !directedValue(to, f))
    assignment(to);
}

// Each of these: false where the feature is another one's, or cannot be had here.
bool Writer::directedControl(std::vector<Tree> &to, Feature f, int depth) {
  switch (f) {
    case Feature::ZeroTrip:
      return zeroTrip(to, depth), true;
    case Feature::While:
      return whileLoop(to, std::max(1, depth)), true;
    case Feature::SelectCase:
      return selection(to, std::max(1, depth)), true;
    case Feature::CharacterBranch:
      if (!textSelection(to, std::max(1, depth))) branch(to, std::max(1, depth));
      return true;
    case Feature::Counting:
      return counting(to, depth), true;
    case Feature::NegativeStride:
    case Feature::StrideVariable:
    case Feature::BoundOverwritten:
      return loop(to, std::max(1, depth), f), true;
    case Feature::NestedLoops:
      return loopAround(
          to, [&](std::vector<Tree> &body) { assignment(body), loop(body, 1, Feature::NestedLoops); }, 2);
    case Feature::StoredControl:
      return storedControl(to, depth), true;
    case Feature::Flag:
      return storedFlag(to), true;
    case Feature::LoopVariableAfter:
      return loopVariableAfter(to, depth), true;
    case Feature::RealLoop:
      return realLoop(to, std::max(1, depth)), true;
    case Feature::LongLoop:
      return longLoop(to, std::max(1, depth)), true;
    default:
      return false;
  }
}

// A loop over N with a body that is written in it, where so many loop variables are free.
bool Writer::loopAround(std::vector<Tree> &to, const std::function<void(std::vector<Tree> &)> &write, std::size_t variables) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  if (free.size() < variables) return false;
  free[0]->busy = free[0]->set = true;
  const std::vector<bool> before = setNow();
  begin("", free[0]->kind != 0);
  std::vector<Tree> body;
  write(body);
  end();
  free[0]->busy = false;
  restore(before);
  to.push_back(ended(b.loop(free[0]->name, b.integer(1), extent(), {}, body)));
  return true;
}

// if (x > 0.3) x = x*cos(..): the test reads what the branches overwrite.
void Writer::storedControl(std::vector<Tree> &to, int depth) {
  Var *x = chosen(false, true);
  if (!x || !x->set) return branch(to, std::max(1, depth));
  has(Feature::StoredControl);
  const Tree t = b.two(Op::Gt, b.name(note(*x, false)), literal());
  note(*x, true);
  const Tree yes = b.assign(b.name(x->name), b.two(Op::Mul, b.name(x->name), b.apply("cos", {real(1)})));
  const Tree no = b.assign(b.name(x->name), real(2));
  to.push_back(b.branch(t, {yes}, r.chance(60) ? std::vector<Tree>{no} : std::vector<Tree>{}));
}

void Writer::storedFlag(std::vector<Tree> &to) {
  auto flags = those([](const Var &v) { return v.is == Is::Flag && v.writable(); });
  Var *x = chosen(false, true);
  if (flags.empty() || !x || !x->set) return flagAssignment(to);
  Var &flag = *r.pick(flags);
  has(Feature::Flag);
  if (flag.kind) has(Feature::FlagKind);
  to.push_back(b.assign(b.name(flag.name), comparison()));
  flag.set = true;
  note(*x, false), note(*x, true);
  const Tree yes = b.assign(b.name(x->name), b.two(Op::Mul, b.name(x->name), b.apply("cos", {real(1)})));
  to.push_back(b.branch(b.name(flag.name), {yes}, {}));
  if (r.chance(50)) flagAssignment(to);
}

void Writer::loopVariableAfter(std::vector<Tree> &to, int depth) {
  loop(to, std::max(1, depth), Feature::NegativeStride);
  Var *l = pickIs(Is::Loop, false), *x = chosen(false, true);
  if (!l || l->busy || !x) return;
  has(Feature::LoopVariableAfter);
  to.push_back(b.assign(target(*x), b.two(Op::Mul, real(1), b.apply("dble", {b.name(l->name)}))));
  x->set = true;
}

bool Writer::directedCall(std::vector<Tree> &to, Feature f) {
  switch (f) {
    case Feature::CallInLoop:
      if (loopDepth >= 2) return false;
      return loopAround(
          to,
          [&](std::vector<Tree> &body) {
            if (!call(body, Feature::CallInLoop)) assignment(body);
          },
          1);
    case Feature::Call:
    case Feature::AliasedActuals:
    case Feature::ActualIsCommon:
    case Feature::ElementActual:
    case Feature::ElementAsArray:
    case Feature::OverlappingActuals:
    case Feature::PartsApart:
    case Feature::WholeArray:
    case Feature::ExpressionActual:
      return call(to, f);
    case Feature::FunctionInExpression: {
      Var *x = chosen(false, true);
      if (!x) return false;
      callBudget += 1;
      to.push_back(b.assign(target(*x), b.two(Op::Add, functionCall(1), real(1))));
      x->set = true;
      return true;
    }
    case Feature::ExtentChanged: {
      auto rooms = those([](const Var &v) { return v.is == Is::Room && v.writable(); });
      if (rooms.empty()) return false;
      has(f);
      to.push_back(b.assign(b.name(note(*rooms[0], true)), b.integer(N + r.below(3))));
      if (!call(to, Feature::Call)) assignment(to);
      return true;
    }
    case Feature::ExtentOverwritten:
      if (!u->writesExtent) return false;
      has(f);
      to.push_back(b.assign(b.name(u->vars[0].name), indexValue(1)));
      return true;
    default:
      return false;
  }
}

bool Writer::directedValue(std::vector<Tree> &to, Feature f) {
  if (f == Feature::PassiveOutput) return passive(to), true;
  if (f == Feature::TwoDimensions) return twoDimensions(to);
  if (f == Feature::OwnValue) return ownValue(to);
  Var *x = nullptr;
  Tree value;
  switch (f) {
    case Feature::PassiveKill:
      x = chosen(r.chance(30), true);
      if (x) has(f), value = literal();
      break;
    case Feature::Unbounded: {
      auto set = those([](const Var &v) { return v.is == Is::Real && v.set; });
      x = chosen(false, true);
      if (x && !set.empty()) value = b.two(Op::Add, unbounded(*r.pick(set)), real(1));
      break;
    }
    case Feature::IntegerPower:
    case Feature::Extremum:
      x = chosen(false, true);
      if (x) value = b.two(Op::Add, f == Feature::Extremum ? extremum(2) : power(2), real(1));
      break;
    default:
      break;
  }
  if (!value) return false;
  to.push_back(b.assign(target(*x), value));
  x->set = true;
  return true;
}

// What a derivative can do with: exp, tanh, a root, a quotient, a logistic function.
Tree Writer::ofOwnValue() {
  const auto one = [&] { return b.real("1.0d0"); };
  const auto positive = [&] { return b.two(Op::Add, b.apply("sin", {real(1)}), b.real("2.0d0")); };
  switch (r.below(5)) {
    case 0:
      return b.apply("exp", {b.apply("sin", {real(1)})});
    case 1:
      return b.apply("tanh", {real(1)});
    case 2:
      return b.apply("sqrt", {positive()});
    case 3:
      return b.two(Op::Div, real(1), positive());
    default:
      return b.two(Op::Div, one(), b.two(Op::Add, one(), b.apply("exp", {b.apply("cos", {real(1)})})));
  }
}

// Such a value, which is used linearly, or by something that needs it, and perhaps overwritten then.
bool Writer::ownValue(std::vector<Tree> &to) {
  Var *x = chosen(false, true), *y = chosen(r.chance(50), true);
  if (!x || !y || x == y || !(y->array() || y->set)) return false;
  has(Feature::OwnValue);
  to.push_back(b.assign(target(*x), ofOwnValue()));
  x->set = true;
  const Tree left = target(*y), again = il::read(b.f, il::dump(b.f, left), scratch);
  note(*y, false), note(*x, false);
  to.push_back(b.assign(left, b.two(r.chance(60) ? Op::Add : Op::Mul, again, b.name(x->name))));
  if (r.chance(40)) to.push_back(b.assign(target(*x), damped(real(1))));
  return true;
}

bool Writer::twoDimensions(std::vector<Tree> &to) {
  Var *x = pickIs(Is::Real2, true);
  if (!x) return false;
  has(Feature::TwoDimensions);
  note(*x, true);
  const Tree left = element(*x);
  to.push_back(b.assign(left, b.two(Op::Add, b.two(Op::Mul, b.real("0.5d0"), b.apply("sin", {element(*x)})), real(1))));
  return true;
}

}  // namespace dotbar::random
