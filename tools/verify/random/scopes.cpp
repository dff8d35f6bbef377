// The generator's scopes: BLOCK and internal procedures, whose variables hide those around them; arguments that need not be
// given, and those that are given by their names.
//
// A variable of an inner scope has a name of its own in the tree, the scope's number in front of the name that it hides (b1zt1);
// the text that is made of the tree has the name without it (source.cpp). While the scope is open nothing names what is hidden.
#include <algorithm>
#include <utility>

#include "il_make.h"
#include "tools/verify/random/unit.h"

namespace dotbar::random {

namespace {

bool namesIt(const Forest &f, Tree t, Symbol s) {
  if (f.is(t, Op::Name)) return f.symbol(t) == s;
  return std::ranges::any_of(f.children(t), [&](Tree c) { return namesIt(f, c, s); });
}

}  // namespace

// By the body or by an internal procedure.
bool Writer::mentioned(std::string_view name) const {
  const Symbol s = intern(name);
  return namesIt(b.f, u->tree, s) || std::ranges::any_of(u->internals, [&](Tree t) { return namesIt(b.f, t, s); });
}

Var *Writer::declareInner(Scope &scope, Is is, int bytes, const Var &hides) {
  const std::string name = scope.prefix + hides.name;
  Var &v = add(name, is, Role::Local);
  v.bytes = bytes, v.inner = true;
  scope.own.push_back(name);
  return &v;
}

// Hides some variables and declares others in their place; sets those that are arrays.
Writer::Scope Writer::open(int most, std::vector<Tree> &body, bool results) {
  Scope scope;
  scope.prefix = "b" + std::to_string(++scopes) + "z";
  auto ofStatements = [&](const Var &v) {
    return std::ranges::any_of(u->statementFunctions, [&](Tree f) { return namesIt(b.f, f, intern(v.name)); });
  };
  auto mayHide = [&](const Var &v) {
    const bool fits = v.is == Is::Real || v.is == Is::RealArray || v.is == Is::Index || (v.is == Is::Loop && !v.busy);
    return fits && !v.inner && !v.busy && !ofStatements(v) && (results || v.role != Role::Out);  // RETURN sets those first
  };
  for (int k = r.between(1, most); k > 0; --k) {
    const auto from = those(mayHide);
    if (from.size() < 4) break;
    Var &old = *r.pick(from);
    old.hidden = true;
    scope.hides.push_back(old.name);
    const bool fills = those([](const Var &v) { return v.is == Is::Loop && !v.busy; }).size() > 1;
    const bool array = old.is != Is::Loop && fills && r.chance(25);
    const Is is = array                                ? Is::RealArray
                  : old.is == Is::RealArray            ? Is::Real
                  : old.is == Is::Real && r.chance(15) ? Is::Index
                                                       : old.is;
    const int bytes = kinds && is == Is::Real && r.chance(25) ? 4 : 8;
    Var &v = *declareInner(scope, is, bytes, old);
    if (!array) continue;
    Var &i = *those([](const Var &x) { return x.is == Is::Loop && !x.busy; })[0];
    v.zeroBased = r.chance(20);
    const Tree value = b.two(Op::Mul, literal(), b.apply("dble", {b.name(i.name)}));
    body.push_back(
        b.loop(i.name, b.integer(1), extent(true), {}, {b.assign(b.index(v.name, {subscript(v, b.name(i.name))}), value)}));
    i.set = true;
  }
  return scope;
}

void Writer::shut(const Scope &scope) {
  for (Var &v : u->vars) {
    if (std::ranges::count(scope.hides, v.name)) v.hidden = false;
    if (std::ranges::count(scope.own, v.name)) v.hidden = true;
  }
}

// Of those that the body names: of a BLOCK they stand with those of the unit (source.cpp moves them), so does this tree.
std::vector<Tree> Writer::innerDeclarations(const Scope &scope, Tree body) {
  std::vector<Tree> decls;
  for (const Var &v : u->vars)
    if (std::ranges::count(scope.own, v.name) && v.role == Role::Local && namesIt(b.f, body, intern(v.name)))
      decls.push_back(b.declare(typeOf(v), {entityOf(v)}));
  return decls;
}

// block; real*8 :: t1; ..; end block
void Writer::blockStatement(std::vector<Tree> &to, int depth) {
  if (u->vars.size() > 200) return assignment(to);
  std::vector<Tree> body;
  const std::vector<bool> before = setNow();
  const Scope scope = open(3, body, false);
  if (scope.own.empty()) return shut(scope), assignment(to);
  const std::string name = "bl" + scope.prefix.substr(1, scope.prefix.size() - 2), around = std::exchange(block, name);
  const bool early = std::exchange(leftEarly, false);
  for (Var &v : u->vars)  // they are used
    if (std::ranges::count(scope.own, v.name) && !v.array() && v.real() && r.chance(80))
      body.push_back(b.assign(b.name(v.name), ofKind(real(2), v.bytes))), v.set = true;
  statements(body, r.between(2, 4), depth - 1);
  shut(scope);
  block = around;
  if (leftEarly) restore(before);
  leftEarly = early || leftEarly;
  has(Feature::Block);
  const Tree tree = b.instrs(body);
  for (std::size_t k = 0; k < scope.own.size(); ++k)
    if (namesIt(b.f, tree, intern(scope.own[k]))) has(Feature::BlockHides);
  const Tree always = b.f.leaf(Op::Logicalval, "true");
  to.push_back(b.f.node(Op::Named, {b.f.leaf(Op::Text, name), b.f.node(Op::If, {always, tree, b.instrs({})})}));
}

// An internal procedure does not see what the BLOCKs around its call declare.
std::vector<std::string> Writer::hideThoseOfBlocks() {
  std::vector<std::string> names;
  for (Var &v : u->vars)
    if (v.inner && !v.hidden) v.hidden = true, names.push_back(v.name);
  return names;
}

// Some of the variables that hide others are arguments: a value, or a variable that nothing names meanwhile.
Writer::Dummies Writer::dummiesOf(const Scope &scope, const std::vector<bool> &before, bool twice) {
  Dummies d;
  auto given = [&](int bytes) {  // of what is seen where the call stands
    std::vector<Var *> own = those([&](const Var &x) { return std::ranges::count(scope.own, x.name) != 0; });
    for (Var *x : own) x->hidden = true;
    const std::vector<bool> now = setNow();
    for (std::size_t k = 0; k < before.size(); ++k) u->vars[k].set = before[k];
    const Tree value = ofKind(b.two(Op::Mul, real(1), literal()), bytes);
    for (std::size_t k = 0; k < now.size(); ++k) u->vars[k].set = now[k];
    for (Var *x : own) x->hidden = false;
    return value;
  };
  for (Var &v : u->vars) {
    if (!std::ranges::count(scope.own, v.name) || v.is != Is::Real || d.vars.size() > 1 || !r.chance(60)) continue;
    auto variables = those([&](const Var &x) {
      return x.is == Is::Real && x.bytes == v.bytes && !x.inner && x.set && x.writable() && !x.overlaid && x.role != Role::Shared;
    });
    const bool writes = variables.size() > 3 && r.chance(50);
    v.role = writes ? Role::InOut : Role::In, v.set = true;
    if (writes) {
      Var &x = *r.pick(variables);
      x.hidden = true;
      d.passed.push_back(x.name);
      d.first.push_back(b.name(x.name)), d.again.push_back(b.name(x.name));
    } else {
      d.first.push_back(given(v.bytes));
      if (twice) d.again.push_back(given(v.bytes));
    }
    d.vars.push_back(&v), d.formals.push_back(b.name(v.name));
    d.decls.push_back(b.declareWith(typeOf(v), writes ? "intent(inout)" : "intent(in)", entityOf(v)));
  }
  return d;
}

// What the arguments of a later call say is not to be changed by them.
void Writer::internalStatements(std::vector<Tree> &body, const Dummies &dummies, int depth) {
  std::vector<LoopFrame> outer;
  outer.swap(loops);
  const std::string blockAround = std::exchange(block, "");
  inside = true;
  statements(body, r.between(2, 4), depth - 1);
  for (const Var *v : dummies.vars)
    if (v->writable()) body.push_back(b.assign(b.name(v->name), b.two(Op::Mul, b.name(v->name), b.apply("cos", {real(1)}))));
  inside = false;
  loops.swap(outer);
  block = blockAround;
}

void Writer::noteInternalWrites(Tree body) {
  for (const Var &v : u->vars)
    if (!v.inner && v.real() && b.f.is(body, Op::Instrs))
      for (Tree t : b.f.children(body))
        if (b.f.is(t, Op::Assign) && namesIt(b.f, il::AssignOp::left_(b.f, t), intern(v.name))) has(Feature::InternalWrites);
}

// call in1(..), whose statements are those that could stand here: it reads and writes what the unit has.
void Writer::internalCall(std::vector<Tree> &to, int depth) {
  if (u->vars.size() > 200 || u->function || inside || u->internals.size() > 2) return assignment(to);
  std::vector<Tree> body;
  const std::vector<bool> before = setNow();
  const std::vector<std::string> ofBlocks = hideThoseOfBlocks();
  Scope scope = open(4, body, true);
  const std::string name = "in" + scope.prefix.substr(1, scope.prefix.size() - 2);
  const bool twice = r.chance(55);
  Dummies dummies = dummiesOf(scope, before, twice);
  const bool early = std::exchange(leftEarly, false);
  internalStatements(body, dummies, depth);
  shut(scope);
  for (Var &v : u->vars)
    if (std::ranges::count(dummies.passed, v.name) || std::ranges::count(ofBlocks, v.name)) v.hidden = false;
  if (leftEarly) restore(before);
  leftEarly = early;
  const Tree tree = b.instrs(body);
  for (Tree d : innerDeclarations(scope, tree)) dummies.decls.push_back(d), has(Feature::InternalHides);
  for (Var *v : dummies.vars) v->role = Role::Local;  // no argument of the unit
  u->internals.push_back(
      b.f.node(Op::Procedure, {b.list(Op::Attrs, {}), b.f.leaf(Op::Novalue, ""), b.name(name), b.list(Op::Names, dummies.formals),
                               b.f.leaf(Op::Noname, ""), b.list(Op::Decls, dummies.decls), tree, b.list(Op::Units, {})}));
  has(Feature::Internal);
  noteInternalWrites(tree);
  const bool fits = dummies.vars.empty() || (dummies.vars.size() == 1 && dummies.vars[0]->bytes == 8);
  const Taker taker = dummies.vars.empty() ? Taker::Runs : dummies.passed.empty() ? Taker::Shows : Taker::Changes;
  const auto called = [&](std::vector<Tree> arguments) {
    if (!fits || !r.chance(60)) return b.call(name, arguments);
    has(Feature::InternalHandedOver);
    arguments.insert(arguments.begin(), b.name(name));
    return b.call(handedOver(taker), arguments);
  };
  to.push_back(called(dummies.first));
  if (!twice) return;
  assignment(to);
  to.push_back(called(dummies.again));
  has(Feature::InternalTwice);
}

std::string Writer::handedOver(Taker t) {
  static const char *const names[] = {"handed", "weighed", "shown", "ran", "gained"};
  takesProcedures[static_cast<int>(t)] = true;
  return names[static_cast<int>(t)] + o_.suffix;
}

// Subroutines ran(f), shown(f, x) and handed(f, x), which call f twice; functions weighed(f, x), of a function, and gained(f, x),
// of a subroutine that a block describes.
void Writer::takersOfProcedures(std::vector<Tree> &trees) {
  const Tree f = b.name("f"), x = b.name("x"), v = b.name("v"), half = b.two(Op::Mul, b.real("0.5d0"), x);
  const auto procedure = [&](std::string_view name, bool function, const std::vector<Tree> &formals,
                             const std::vector<Tree> &decls, const std::vector<Tree> &body) {
    return b.f.node(Op::Procedure, {b.list(Op::Attrs, {}), b.f.leaf(function ? Op::Notype : Op::Novalue, ""), b.name(name),
                                    b.list(Op::Names, formals), b.f.leaf(Op::Noname, ""), b.list(Op::Decls, decls),
                                    b.instrs(body), b.list(Op::Units, {})});
  };
  const Tree external = b.f.node(Op::External, {b.list(Op::Names, {f})});
  const auto real = [&](const char *intent, const char *name) { return b.declareWith(b.real8(), intent, b.entity(name)); };
  const auto has = [&](Taker t) { return takesProcedures[static_cast<int>(t)]; };
  const auto twice = [&](Tree a, Tree c) { return b.two(Op::Add, b.two(Op::Mul, a, b.apply("cos", {x})), c); };
  const Tree change = b.assign(x, b.two(Op::Mul, b.real("0.75d0"), b.apply("sin", {x})));
  if (has(Taker::Runs))
    trees.push_back(procedure(handedOver(Taker::Runs), false, {f}, {external}, {b.call("f", {}), b.call("f", {})}));
  if (has(Taker::Shows))
    trees.push_back(procedure(handedOver(Taker::Shows), false, {f, x}, {external, real("intent(in)", "x")},
                              {b.call("f", {x}), b.call("f", {half})}));
  if (has(Taker::Changes))
    trees.push_back(procedure(handedOver(Taker::Changes), false, {f, x}, {external, real("intent(inout)", "x")},
                              {b.call("f", {x}), change, b.call("f", {x})}));
  if (has(Taker::Weighs)) {
    const std::string name = handedOver(Taker::Weighs);
    trees.push_back(procedure(name, true, {f, x},
                              {external, real("intent(in)", "x"), b.declare(b.real8(), {b.entity("f"), b.entity(name)})},
                              {b.assign(b.name(name), twice(b.apply("f", {x}), b.apply("f", {half})))}));
  }
  if (has(Taker::Gains)) {
    const std::string name = handedOver(Taker::Gains);
    const Tree described = procedure("f", false, {x, v}, {real("intent(in)", "x"), real("intent(out)", "v")}, {});
    const Tree block = b.f.node(Op::Interface, {b.list(Op::Attrs, {}), b.f.leaf(Op::Noname, ""),
                                                b.list(Op::Interfaced, {b.f.node(Op::Described, {described})})});
    trees.push_back(
        procedure(name, true, {f, x},
                  {real("intent(in)", "x"), b.declare(b.real8(), {b.entity("v"), b.entity("w"), b.entity(name)}), block},
                  {b.call("f", {x, v}), b.assign(b.name("w"), b.two(Op::Mul, v, v)), b.call("f", {half, v}),
                   b.assign(b.name(name), twice(b.name("w"), v))}));
  }
}

// in1(x): it reads what is set here.
Tree Writer::internalFunction() {
  if (u->vars.size() > 200 || inside || u->internals.size() > 2) return realLeaf();
  const Tree value = real(1);
  std::vector<Tree> body;
  const std::vector<bool> before = setNow();
  std::vector<std::string> thawed;
  for (Var &v : u->vars)
    if (!v.frozen) v.frozen = true, thawed.push_back(v.name);
  const std::vector<std::string> ofBlocks = hideThoseOfBlocks();
  Scope scope = open(3, body, true);  // a loop to set an array with would overwrite a variable of the host
  const std::string name = "in" + scope.prefix.substr(1, scope.prefix.size() - 2);
  Tree result;
  std::vector<Tree> decls;
  const auto arguments = those([&](const Var &v) { return v.inner && v.is == Is::Real && v.bytes == 8 && !v.frozen; });
  const bool possible = body.empty() && !arguments.empty() && kindOf(value) == 8;
  if (possible) {
    Var &x = *arguments[0];
    x.role = Role::In, x.set = true;
    inside = true;
    const int calls = std::exchange(callBudget, 0);
    const bool flags = std::exchange(o_.jumps, false);
    if (arguments.size() > 1) assignment(body);
    const bool isPassed = r.chance(55), isSubroutine = isPassed && r.chance(50);
    const std::string own = isSubroutine ? name + "v" : name;
    body.push_back(
        b.assign(b.name(own), b.two(Op::Add, b.two(Op::Mul, b.name(x.name), b.apply("cos", {real(2)})), wide(real(2)))));
    o_.jumps = flags, callBudget = calls, inside = false;
    decls.push_back(b.declareWith(typeOf(x), "intent(in)", entityOf(x)));
    decls.push_back(isSubroutine ? b.declareWith(b.real8(), "intent(out)", b.entity(own))
                                 : b.declare(b.real8(), {b.entity(own)}));
    const Tree tree = b.instrs(body);
    for (Tree d : innerDeclarations(scope, tree)) decls.push_back(d);
    std::vector<Tree> formals{b.name(x.name)};
    if (isSubroutine) formals.push_back(b.name(own));
    u->internals.push_back(b.f.node(Op::Procedure, {b.list(Op::Attrs, {}), b.f.leaf(isSubroutine ? Op::Novalue : Op::Notype, ""),
                                                    b.name(name), b.list(Op::Names, formals), b.f.leaf(Op::Noname, ""),
                                                    b.list(Op::Decls, decls), tree, b.list(Op::Units, {})}));
    has(Feature::Internal), has(Feature::InternalFunction);
    x.role = Role::Local;
    const bool ofGeneric = b.f.is(value, Op::Apply);  // of which the name does not say the kind
    const Tree argument = ofGeneric ? b.two(Op::Mul, b.real("1.5d0"), value) : value;
    if (isPassed) has(isSubroutine ? Feature::InternalOutHandedOver : Feature::InternalFunctionHandedOver);
    const Taker taker = isSubroutine ? Taker::Gains : Taker::Weighs;
    result = isPassed ? b.apply(handedOver(taker), {b.name(name), argument}) : b.apply(name, {argument});
  }
  shut(scope);
  for (Var &v : u->vars) {
    if (std::ranges::count(thawed, v.name)) v.frozen = false;
    if (std::ranges::count(ofBlocks, v.name)) v.hidden = false;
  }
  for (std::size_t k = 0; k < before.size(); ++k) u->vars[k].set = before[k];
  return possible ? result : value;
}

// as1zx1: associate (zs1 => x1); ..; end associate as1zx1: in the tree the name stands for itself (source.cpp). No array of
// assumed size may be named so.
void Writer::associateStatement(std::vector<Tree> &to, int depth) {
  const auto named = those([](const Var &v) {
    return (v.is == Is::Real || v.is == Is::RealArray || v.is == Is::Real2) && v.shape != Shape::AssumedSize && !v.hidden &&
           !v.optional && !v.constant();
  });
  if (named.empty()) return assignment(to);
  const std::string of = r.pick(named)->name;
  const std::string name = "as" + std::to_string(++scopes) + "z" + of, around = std::exchange(block, name);
  const bool early = std::exchange(leftEarly, false);
  const std::vector<bool> before = setNow();
  std::vector<Tree> body;
  statements(body, r.between(2, 4), depth - 1);
  block = around;
  if (leftEarly) restore(before);
  leftEarly = early || leftEarly;
  const Tree tree = b.instrs(body), always = b.f.leaf(Op::Logicalval, "true");
  if (namesIt(b.f, tree, intern(of))) has(Feature::Associate);
  to.push_back(b.f.node(Op::Named, {b.f.leaf(Op::Text, name), b.f.node(Op::If, {always, tree, b.instrs({})})}));
}

// associate (zs2 => x1); zs2 = zs2*..; end associate: of a variable that an expression reads.
void Writer::changeUnderName(std::vector<Tree> &to, Tree expression) {
  const auto read = those([&](const Var &v) {
    return v.is == Is::Real && v.set && v.writable() && !v.hidden && !v.optional && namesIt(b.f, expression, intern(v.name));
  });
  if (read.empty()) return;
  Var &x = *r.pick(read);
  note(x, true), note(x, false);
  const std::string name = "as" + std::to_string(++scopes) + "z" + x.name;
  const Tree left = b.name(x.name), value = b.two(Op::Mul, b.name(x.name), ofKind(b.apply("cos", {b.name(x.name)}), x.bytes));
  const Tree always = b.f.leaf(Op::Logicalval, "true"), inside = b.instrs({b.assign(left, value)});
  to.push_back(b.f.node(Op::Named, {b.f.leaf(Op::Text, name), b.f.node(Op::If, {always, inside, b.instrs({})})}));
}

// ax1zt1: associate (t1 => ..); ..; end associate ax1zt1: in the tree the variable t1 is set first, and not used behind it.
void Writer::selectStatement(std::vector<Tree> &to, int depth) {
  const bool again = loopDepth > 0 || o_.jumps;  // nothing ahead of it, which may run once more, reads the variable
  const auto named = those([&](const Var &v) {
    return v.is == Is::Real && v.role == Role::Local && v.writable() && !v.overlaid && !v.saved && !v.hidden &&
           v.given == Given::No && !(again && v.set) && (v.bytes == 8 || r.chance(5));  // nobody knows the kind of a conversion
  });
  if (named.empty()) return assignment(to);
  Var &v = *r.pick(named);
  const std::string of = v.name, name = "ax" + std::to_string(++scopes) + "z" + of, around = std::exchange(block, name);
  const int calls = std::exchange(callBudget, r.chance(50) ? callBudget : 0);
  const auto changing = those([&](const Var &x) {
    return x.is == Is::Real && x.bytes == 8 && x.set && x.writable() && !x.hidden && !x.optional && x.name != of;
  });
  const Tree also = changing.empty() ? b.real("0.25d0") : b.apply("sin", {b.name(r.pick(changing)->name)});
  const Tree value =
      ofKind(b.two(Op::Add, wide(real(2)), also), v.bytes);  // no variable, which the name would be another name of
  const auto at = static_cast<std::size_t>(&v - u->vars.data());
  v.set = v.frozen = true;
  const bool early = std::exchange(leftEarly, false);
  const std::vector<bool> before = setNow();
  std::vector<Tree> body{b.assign(b.name(of), value)};
  callBudget = 0;
  const bool stays = r.chance(15);  // what the expression reads: or the value is kept in a variable
  if (!stays) changeUnderName(body, value);
  if (body.size() > 1) has(Feature::AssociateKept);
  std::vector<std::string> thawed;
  for (Var &x : u->vars)
    if (stays && !x.frozen && namesIt(b.f, value, intern(x.name))) x.frozen = true, thawed.push_back(x.name);
  statements(body, r.between(1, 2), depth - 1);
  for (Var &x : u->vars)
    if (std::ranges::count(thawed, x.name)) x.frozen = false;
  block = around, callBudget = calls;
  if (leftEarly) restore(before);
  leftEarly = early || leftEarly;
  u->vars[at].set = u->vars[at].frozen = false;
  has(Feature::AssociateValue);
  const Tree always = b.f.leaf(Op::Logicalval, "true");
  to.push_back(b.f.node(Op::Named, {b.f.leaf(Op::Text, name), b.f.node(Op::If, {always, b.instrs(body), b.instrs({})})}));
}

// dc1: do concurrent (i1=1:n); a(i1) = a(i1)*..; end do dc1. The variable of its trips is another one than the unit's of the
// name. Or fa1: forall (i1=1:n), with assignments alone.
void Writer::concurrentLoop(std::vector<Tree> &to) {
  // in the tree the loop changes its variable: nothing ahead of it, which may run once more, reads that
  const bool again = loopDepth > 0 || o_.jumps;
  const auto free = those([&](const Var &v) { return v.is == Is::Loop && !v.busy && !(again && v.set); });
  const bool associated = block.starts_with("a");  // there a FORALL stays one, and the ASSOCIATE with it is refused
  const bool forall = r.chance(associated ? 5 : 75), more = r.chance(50), any = r.chance(12);
  const auto arrays = those([&](const Var &v) {  // of a FORALL one that is known well enough, mostly
    return v.is == Is::RealArray && v.writable() && v.exact() && (!v.overlaid || any || !forall);
  });
  const auto factors = those([](const Var &v) { return v.is == Is::Real && v.set && v.role == Role::Local && !v.overlaid; });
  if (free.empty() || arrays.empty() || factors.empty()) return assignment(to);
  Var &i = *r.pick(free), &a = *r.pick(arrays);
  const auto place = [&] { return b.index(a.name, {subscript(a, b.name(i.name))}); };
  const auto value = [&](const char *function) {
    return ofKind(b.two(Op::Mul, b.apply(function, {place()}), b.name(note(*r.pick(factors), false))), a.bytes);
  };
  note(a, true), note(a, false);
  std::vector<Tree> body{b.assign(place(), value("cos"))};
  const auto others = those([&](const Var &v) {  // no dummy, which may be the one that is stored
    return v.is == Is::RealArray && v.role == Role::Local && v.exact() && !v.overlaid && v.name != a.name;
  });
  if (!others.empty() && r.chance(40)) {  // elements that other trips come to
    Var &o = *r.pick(others);
    note(o, false);
    const Tree element = b.index(o.name, {subscript(o, b.two(Op::Sub, b.integer(N + 1), b.name(i.name)))});
    body.push_back(b.assign(place(), ofKind(b.two(Op::Add, place(), b.apply("sin", {element})), a.bytes)));
  }
  // of other bounds the copy has memory, which the interpreter does not know
  const bool plain = !o_.suffix.empty() || (!a.adjustable && a.shape == Shape::Explicit);
  if (forall && plain && !inside && a.role != Role::Shared && r.chance(90)) return overlappingForall(to, i, a, value("sin"));
  if (more && forall) body.push_back(b.assign(place(), value("sin")));
  if (more && !forall) body.push_back(b.branch(b.two(Op::Gt, place(), literal()), {b.assign(place(), value("sin"))}, {}));
  has(forall ? Feature::Forall : Feature::Concurrent);
  const std::string name = (forall ? "fa" : "dc") + std::to_string(++scopes);
  i.set = false;
  to.push_back(b.f.node(Op::Named, {b.f.leaf(Op::Text, name), b.loop(i.name, b.integer(1), extent(), {}, body)}));
}

// fa1: forall (i1=1:n) a(i1) = .. a(n+1-i1). In the tree a loop sets an array of its own, fv1, and fb1 sets the elements from
// that; source.cpp makes one of both.
void Writer::overlappingForall(std::vector<Tree> &to, Var &i, const Var &a, Tree value) {
  const std::string number = std::to_string(++scopes);
  Var &all = add("fv" + number, Is::RealArray, Role::Local);
  all.bytes = a.bytes, all.zeroBased = a.zeroBased, all.hidden = true;
  const auto at = [&](const Var &v, Tree place) { return b.index(v.name, {subscript(a, place)}); };
  const Tree other = at(a, b.two(Op::Sub, b.integer(N + 1), b.name(i.name)));
  const Tree sum = ofKind(b.two(Op::Add, value, b.apply("sin", {other})), a.bytes);
  const auto loop = [&](const char *letters, Tree assignment) {
    to.push_back(b.f.node(Op::Named,
                          {b.f.leaf(Op::Text, letters + number), b.loop(i.name, b.integer(1), b.integer(N), {}, {assignment})}));
  };
  loop("fa", b.assign(at(all, b.name(i.name)), sum));
  loop("fb", b.assign(at(a, b.name(i.name)), at(all, b.name(i.name))));
  i.set = false;
  has(Feature::Forall), has(Feature::ForallOverlaps);
}

void Writer::scope(std::vector<Tree> &to, int depth) {
  if (r.chance(22)) return concurrentLoop(to);
  if (r.chance(30)) concurrentLoop(to);
  if (r.chance(52)) return r.chance(55) ? associateStatement(to, std::max(1, depth)) : selectStatement(to, std::max(1, depth));
  if (r.chance(50)) return blockStatement(to, std::max(1, depth));
  internalCall(to, std::max(1, depth));
}

// --- arguments that need not be given ---

void Writer::addOptional(int percent, bool array) {
  if (!o_.scopes || !u->isKnown() || u->head || !r.chance(percent)) return;
  auto mayBeAbsent = [&](const char *name, Is is, Role role) -> Var & {
    Var &v = add(name, is, role);
    v.optional = v.hidden = true;
    return v;
  };
  const auto role = [&] { return u->function || r.chance(50) ? Role::In : Role::InOut; };
  mayBeAbsent("o1", Is::Real, role());
  if (kinds && r.chance(20)) u->vars.back().bytes = 4;
  if (r.chance(30)) mayBeAbsent("o2", Is::Real, role());
  if (array && r.chance(35)) {
    Var &a = mayBeAbsent("oa", Is::RealArray, role());
    a.adjustable = u->vars[0].is == Is::Extent && !u->writesExtent && r.chance(60);
    shapeOf(a);
  }
  if (!u->function && o_.integers && r.chance(20)) mayBeAbsent("oi", Is::Index, Role::In);
}

// if (present(o1)) then; ..; end if
void Writer::presence(std::vector<Tree> &body, const std::string &result) {
  std::vector<std::string> names;
  for (const Var &v : u->vars)
    if (v.optional) names.push_back(v.name);
  for (const std::string &name : names) {
    Var &o = *std::find_if(u->vars.begin(), u->vars.end(), [&](const Var &v) { return v.name == name; });
    Tree test_ = b.apply("present", {b.name(name)});
    if (r.chance(15)) test_ = b.two(Op::And, test_, test());
    const bool denied = r.chance(15);
    std::vector<Tree> yes, no;
    const std::vector<bool> before = setNow();
    o.hidden = false, o.set = true;
    Tree read = o.is == Is::Real ? b.name(name) : o.array() ? element(o) : b.apply("dble", {b.name(name)});
    read = b.apply("sin", {read});
    if (!result.empty()) {
      yes.push_back(b.assign(b.name(result), ofKind(b.two(Op::Add, b.name(result), read), u->bytes)));
    } else {
      if (Var *x = chosen(false, true)) {
        const Tree value = x->set ? b.two(Op::Mul, b.name(note(*x, false)), read) : b.two(Op::Add, real(1), read);
        yes.push_back(b.assign(target(*x), ofKind(value, x->bytes)));
      }
      statements(yes, r.between(0, 2), 1);
      if (o.role == Role::InOut && o.writable()) {
        const Tree left = o.array() ? element(o) : b.name(name);
        yes.push_back(b.assign(
            left, ofKind(b.two(Op::Mul, il::read(b.f, il::dump(b.f, left), scratch), b.apply("cos", {real(1)})), o.bytes)));
      }
    }
    o.hidden = true;
    const std::vector<bool> afterYes = setNow();
    for (std::size_t i = 0; i < before.size(); ++i) u->vars[i].set = before[i];
    if (result.empty() && r.chance(40)) assignment(no);
    restore(afterYes);
    body.push_back(denied ? b.branch(b.f.node(Op::Not, {b.f.node(Op::Paren, {test_})}), no, yes) : b.branch(test_, yes, no));
  }
}

// The actual arguments of a call as they are written: those behind one that is not given by their names, others now and then.
std::vector<Tree> Writer::arguments(const UnitModel &callee, const std::vector<Tree> &args) {
  std::vector<Tree> to;
  const bool byName = o_.scopes && callee.isKnown() && r.chance(40);
  std::size_t positional = byName ? static_cast<std::size_t>(r.below(static_cast<int>(args.size()) + 1)) : args.size();
  for (std::size_t k = 0; k < args.size(); ++k) {
    const Var &formal = callee.vars[k];
    if (formal.optional) has(args[k] ? Feature::Optional : Feature::OptionalAbsent);
    if (!args[k]) {
      positional = std::min(positional, k);
      continue;
    }
    if (k >= positional) has(Feature::Keyword);
    to.push_back(k < positional ? args[k] : b.f.node(Op::Keyword, {b.name(formal.name), args[k]}));
  }
  for (std::size_t k = to.size(); k > positional + 1; --k)
    std::swap(to[k - 1], to[positional + static_cast<std::size_t>(r.below(static_cast<int>(k - positional)))]);
  return to;
}

// A declaration of a dummy argument that has an attribute.
Tree Writer::intended(const Var &v) {
  std::vector<Tree> attributes;
  if (v.byValue) attributes.push_back(b.f.leaf(Op::Attr, "value"));
  if (u->intents && !v.byValue) {
    has(Feature::Intent);
    attributes.push_back(b.f.leaf(Op::Attr, v.role == Role::In    ? "intent(in)"
                                            : v.role == Role::Out ? "intent(out)"
                                                                  : "intent(inout)"));
  }
  if (v.optional) attributes.push_back(b.f.leaf(Op::Attr, "optional"));
  return b.f.node(Op::Declare, {typeOf(v), b.list(Op::Attrs, attributes), b.list(Op::Entities, {entityOf(v)})});
}

}  // namespace dotbar::random
