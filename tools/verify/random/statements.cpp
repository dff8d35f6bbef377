// The generator's statements: assignments, what is passive, which statement comes next.
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

// x = test: what interface assignment(=) says of it. Nothing else in the unit or in a module is x.
bool Writer::definedAssignment(std::vector<Tree> &to) {
  if (!hasAssignment || !seesOperator()) return false;
  const auto flags = those([](const Var &x) { return x.is == Is::Flag && x.set && x.kind == 0; });
  const auto reals = those([](const Var &x) {
    const bool scalar = x.is == Is::Real && x.set;
    return (scalar || x.is == Is::RealArray) && x.bytes == 8 && x.role == Role::Local && x.writable() && !x.overlaid;
  });
  if (reals.empty()) return false;
  const Tree left = target(*r.pick(reals));
  to.push_back(b.assign(left, flags.empty() || r.chance(60) ? comparison() : b.name(note(*r.pick(flags), false))));
  has(Feature::DefinedAssignment);
  return true;
}

void Writer::assignment(std::vector<Tree> &to) {
  if (hasAssignment && r.chance(12) && definedAssignment(to)) return;
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
  const Tree line = b.output(r.chance(50), reads);
  if (r.chance(60)) return to.push_back(line);
  const Tree bad = b.two(Op::Gt, reads[0], b.integer(1000000)),
             stop = b.f.node(Op::Stop, {b.f.leaf(Op::Text, "stop 'too large'"), b.list(Op::Exprs, {})});
  to.push_back(b.branch(bad, r.chance(50) ? std::vector<Tree>{line, stop} : std::vector<Tree>{stop}, {}));
}

void Writer::statements(std::vector<Tree> &to, int count, int depth) {
  for (int k = 0; k < count; ++k) {
    statement(to, depth);
    if (o_.jumps && r.chance(loops.empty() ? 8 : 35)) jump(to);
  }
}

void Writer::statement(std::vector<Tree> &to, int depth) {
  if (o_.scalars) return scalarStatement(to, depth);
  if (workspace() && working.chance(u->function ? 20 : 8)) return workspaces(to);
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
    if (o_.directives && r.chance(10)) return settling(to);
    if (r.chance(20)) return sweep(to, depth);
    if (r.chance(15)) return neighbours(to);
    if (r.chance(15)) return closedEnds(to);
    if (r.chance(15)) return ownPlaces(to);
    if (r.chance(15)) return tripsAlone(to);
    if (r.chance(12)) return tripsPlain(to);
    if (r.chance(8)) return tripsChoosing(to);
    if (r.chance(8)) return tripsChosen(to);
    if (r.chance(15)) return tripsStepping(to);
    if (r.chance(30)) return partialSums(to);
    static const std::vector<Feature> kinds = {Feature::NestedLoops, Feature::NestedLoops, Feature::NegativeStride,
                                               Feature::StrideVariable, Feature::BoundOverwritten};
    return loop(to, depth, r.pick(kinds));
  }
  if (what < 85) return branch(to, depth);
  if (what < 88) return selection(to, depth);
  if (what < 92 && o_.whileLoops) return whileLoop(to, depth);
  if (!call(to, Feature::Call)) assignment(to);
}

}  // namespace dotbar::random
