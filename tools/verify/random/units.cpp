// The generator's units: their variables, declarations, initialisation.
#include <algorithm>

#include "il_make.h"
#include "tools/verify/random/unit.h"

namespace dotbar::random {

Var &Writer::add(std::string name, Is is, Role role) {
  Var v;
  v.name = std::move(name), v.is = is, v.role = role;
  v.set = role == Role::In || role == Role::InOut || role == Role::Shared;
  u->vars.push_back(std::move(v));
  return u->vars.back();
}

void Writer::addLocals() {
  const int reals = r.between(2, 4);
  for (int k = 1; k <= reals; ++k) add("t" + std::to_string(k), Is::Real, Role::Local);
  if (r.chance(60)) {
    Var &a = add("v", Is::RealArray, Role::Local);
    a.zeroBased = r.chance(40);
    widenToRoom(a);
  }
  if (r.chance(o_.scopes ? 85 : 30)) add("c", Is::Real2, Role::Local);
  if (r.chance(30)) add("w", Is::RealShort, Role::Local);
  auto small = [&](int percent) { return o_.declarations && r.chance(percent) ? r.between(1, 2) : 0; };
  for (const char *name : {"i", "j", "l"}) add(name, Is::Loop, Role::Local).kind = small(8);
  if (!u->function && o_.integers) {
    for (int k = 1; k <= 3; ++k) add("i" + std::to_string(k), Is::Index, Role::Local).kind = small(8);
    if (r.chance(50)) add("kl", Is::IndexArray, Role::Local).kind = small(12);
  }
  addFlags();
  if (kinds) {
    for (const char *name : {"u1", "u2"}) add(name, Is::Real, Role::Local).bytes = 4;
    if (r.chance(40)) add("us", Is::RealArray, Role::Local).bytes = 4;
  }
  if (o_.texts && r.chance(30)) add("ch", Is::Text, Role::Local);
  addConstants();
  add("is", Is::Stride, Role::Local);
  add("ll", Is::Long, Role::Local);
  add("iw", Is::Count, Role::Local);
  add("jw", Is::Count, Role::Local);
  addOverlays();
  addStatementFunctions();
  addWorkspace();
}

// Values that stay: by DATA or behind the name; and, when asked for, a saved variable that is overwritten.
void Writer::addConstants() {
  if (!o_.declarations) return;
  u->implicit = !u->described && r.chance(18);
  auto constant = [&](const char *name, Is is, Given given, const std::string &value) {
    Var &v = add(name, is, Role::Local);
    v.given = given, v.value = value, v.frozen = v.set = true;
  };
  Random own = r;  // the programs without are as they were
  own.next();
  const bool hasTwoNames = own.chance(10), hasOne = r.chance(20);
  if (hasTwoNames) constant("db", Is::Real, Given::Data, "");  // what DATA gives to dc
  if (hasTwoNames || hasOne) constant("dc", Is::Real, Given::Data, "0.75d0");
  if (r.chance(15)) constant("da", Is::RealArray, Given::Data, "2*0.5d0, " + std::to_string(N - 2) + "*1.5d0");
  if (r.chance(20)) constant("sc", Is::Real, Given::Initial, "0.9d0");
  if (o_.scopes && r.chance(14)) constant("fc", Is::Real, Given::Initial, "0.0d0");
  if (o_.state && r.chance(20)) add("sv", Is::Real, Role::Local).saved = true;
}

// if (fc == 0.0d0) fc = ..., which is the same each time: what keeps its value computes it once.
void Writer::firstTime(std::vector<Tree> &body) {
  if (those([](const Var &v) { return v.name == "fc"; }).empty()) return;
  Tree value = b.apply("exp", {b.two(Op::Mul, literal(), b.real("0.1d0"))});
  for (const Var *v :
       those([](const Var &x) { return x.constant() && x.is == Is::Real && x.role == Role::Local && x.name != "fc"; }))
    value = b.two(Op::Mul, value, b.name(v->name));
  std::vector<Tree> first{b.assign(b.name("fc"), value)};
  if (r.chance(50)) first.push_back(b.assign(b.name("fc"), b.two(Op::Add, b.name("fc"), b.real("0.25d0"))));
  body.push_back(b.branch(b.two(Op::Eq, b.name("fc"), b.real("0.0d0")), first, {}));
  has(Feature::FirstTime);
}

void Writer::initialise(std::vector<Tree> &body) {
  // arrays are set first; until then no element may be read, so the right sides are simple
  for (Var &v : u->vars) {
    if (!v.array() || v.workspace || v.constant() || (v.role != Role::Local && v.role != Role::Out)) continue;
    Var &i = *those([](const Var &x) { return x.is == Is::Loop && !x.busy; })[0];
    const Tree n = v.is == Is::RealShort ? b.integer(2) : extent();
    std::vector<Tree> inside;
    auto scalars = those([](const Var &x) { return x.is == Is::Real && x.set; });
    auto value = [&]() -> Tree {
      if (v.is == Is::IndexArray)
        return b.two(Op::Add, b.apply("mod", {b.two(Op::Mul, b.name(i.name), b.integer(r.between(1, 3))), b.integer(N)}),
                     b.integer(1));
      const Tree x = scalars.empty() || r.chance(40) ? literal() : b.name(note(*r.pick(scalars), false));
      return b.two(Op::Mul, x, b.two(Op::Mul, b.real("0.3d0"), b.name(i.name)));
    };
    if (v.is == Is::Real2)
      for (int c = 1; c <= 2; ++c) inside.push_back(b.assign(b.index(v.name, {b.name(i.name), b.integer(c)}), value()));
    else
      inside.push_back(b.assign(b.index(v.name, {subscript(v, b.name(i.name))}), value()));
    body.push_back(b.loop(i.name, b.integer(1), n, {}, inside));
    i.set = true;
  }
  for (Var &v : u->vars) {
    if (v.is == Is::Text && v.role == Role::Local) textAssignment(body);
    if (v.is == Is::Flag && v.role == Role::Local && r.chance(70)) flagAssignment(body);
    if (v.is == Is::Index && v.role == Role::Local && r.chance(70)) {
      body.push_back(b.assign(b.name(v.name), indexValue(1)));
      v.set = true;
    }
    const bool fresh = (v.role == Role::Local || v.role == Role::Out) && !v.constant();
    if (!fresh) continue;
    if (v.is == Is::Real && v.role == Role::Local && r.chance(60)) {
      body.push_back(b.assign(b.name(v.name), r.chance(35) ? literal() : real(2)));
      v.set = true;
    }
  }
}

// What the interface promises to set and what no statement has set yet.
void Writer::finish(std::vector<Tree> &body) {
  for (Var &v : u->vars)
    if (v.role == Role::Out && v.is == Is::Real && !v.set) {
      body.push_back(b.assign(b.name(v.name), real(2)));
      v.set = true;
    }
}

void Writer::close(std::vector<Tree> &body) {
  u->tree = b.instrs(body);
  std::vector<Tree> formals;
  for (int k = 0; k < u->formals; ++k) formals.push_back(b.name(u->vars[static_cast<std::size_t>(k)].name));
  std::vector<Tree> prefix;
  if (u->recursive) prefix.push_back(b.f.leaf(Op::Attr, "recursive"));
  u->intents = o_.scopes && (r.chance(25) || u->name == "mixed" + o_.suffix || u->name == "assigned" + o_.suffix);
  const Tree decls = declarations(), none = b.list(Op::Attrs, prefix), contained = b.list(Op::Units, u->internals);
  const Tree noname = b.f.leaf(Op::Noname, ""), names = b.list(Op::Names, formals);
  const Tree result = u->function && !u->result.empty() ? b.name(u->result) : noname;
  u->tree = b.f.node(Op::Procedure, {none, b.f.leaf(u->function ? Op::Notype : Op::Novalue, ""), b.name(u->name), names, result,
                                     decls, u->tree, contained});
}

// All variables of the unit behind its formals, and the statements that give them values.
std::vector<Tree> Writer::begun() {
  u->formals = static_cast<int>(u->vars.size());
  makeGeneric();
  addModules(false);
  addCommon(false);
  addLocals();
  std::vector<Tree> body;
  firstTime(body);
  initialise(body);
  complexStatements(body);
  callBudget = 1;
  return body;
}

void Writer::writeFunction(int k) {
  units.push_back(std::make_unique<UnitModel>());
  u = units.back().get();
  u->name = "f" + std::to_string(k) + o_.suffix, u->function = true;
  u->vars.reserve(512);
  if (!modules.empty() && r.chance(o_.scopes ? 70 : 50)) u->module = modules[0], has(Feature::Contained);
  describeIt();
  if (u->isKnown() && r.chance(40)) u->result = "res";
  if (privateModule && !u->module.empty() && r.chance(40)) u->isPrivate = true;
  if (kinds && r.chance(25)) u->bytes = 4;
  const bool array = r.chance(40);
  if (array) add("n", Is::Extent, Role::In);
  add("x", Is::Real, Role::In);
  if (r.chance(60)) add("y", Is::Real, Role::In);
  if (kinds && r.chance(40)) add("ps", Is::Real, Role::In).bytes = 4;
  if (array) {
    Var &a = add("a", Is::RealArray, Role::In);
    a.adjustable = true;
    shapeOf(a);
  }
  passByValue();
  if (r.chance(40)) return writeFormula();
  addOptional(40, array);
  std::vector<Tree> body = begun();
  statements(body, r.between(1, 3), 2);
  const std::string result = u->result.empty() ? u->name : u->result;
  // the result may be read and written again before the end
  body.push_back(b.assign(b.name(result), real(2)));
  if (r.chance(40)) body.push_back(b.assign(b.name(result), b.two(Op::Mul, b.name(result), b.apply("cos", {real(1)}))));
  presence(body, result);
  close(body);
}

// The rest of a function that one formula says: perhaps of a local that is set before, and almost one where that is set twice.
void Writer::writeFormula() {
  u->formals = static_cast<int>(u->vars.size());
  u->isFormula = true;
  makeGeneric();
  callBudget = r.chance(30) ? 1 : 0;
  std::vector<Tree> body;
  if (r.chance(60)) {
    Var &v = add("t1", Is::Real, Role::Local);
    for (int k = r.chance(15) ? 2 : 1; k > 0; --k) body.push_back(b.assign(b.name(v.name), real(2)));
    v.set = true;
  }
  body.push_back(b.assign(b.name(u->result.empty() ? u->name : u->result), real(2)));
  close(body);
}

// interface operator(.mix.): of a function of two values.
void Writer::writeOperator() {
  if (modules.empty() || !r.chance(50)) return;
  hasOperator = true;
  units.push_back(std::make_unique<UnitModel>());
  u = units.back().get();
  u->name = "mixed" + o_.suffix, u->function = true, u->module = modules[0], u->isPrivate = privateModule;
  u->vars.reserve(512);
  add("x", Is::Real, Role::In), add("y", Is::Real, Role::In);
  u->formals = 2;
  callBudget = 0;
  std::vector<Tree> body{b.assign(b.name(u->name), b.two(Op::Add, b.two(Op::Mul, b.name("x"), b.name("y")), real(2)))};
  close(body);
}

// interface assignment(=): of a logical value to a real variable, whose value it may use.
void Writer::writeAssignment() {
  if (modules.empty() || !r.chance(50)) return;
  units.push_back(std::make_unique<UnitModel>());
  u = units.back().get();
  u->name = "assigned" + o_.suffix, u->module = modules[0], u->isPrivate = privateModule;
  u->vars.reserve(512);
  add("x", Is::Real, Role::InOut), add("lg", Is::Flag, Role::In);
  u->formals = 2;
  callBudget = 0;
  const Tree x = b.name("x");
  std::vector<Tree> yes{b.assign(x, b.two(Op::Mul, b.name("x"), b.apply("cos", {real(2)})))},
      no{b.assign(b.name("x"), b.two(Op::Add, b.apply("sin", {b.name("x")}), literal()))};
  std::vector<Tree> body{b.branch(b.name("lg"), yes, r.chance(70) ? no : std::vector<Tree>{})};
  close(body);
  hasAssignment = true;
}

void Writer::writeSubroutine(int k) {
  units.push_back(std::make_unique<UnitModel>());
  u = units.back().get();
  u->name = "s" + std::to_string(k) + o_.suffix;
  u->vars.reserve(512);
  if (!modules.empty() && r.chance(o_.scopes ? 70 : 50)) u->module = modules[0], has(Feature::Contained);
  u->head = o_.severalHeads && r.chance(22);
  describeIt();
  static const std::vector<Role> roles = {Role::In, Role::In, Role::InOut, Role::Out};
  const bool adjustable = r.chance(70);
  if (adjustable) {
    u->writesExtent = o_.integers && r.chance(30);
    add("n", Is::Extent, u->writesExtent ? Role::InOut : Role::In);
  }
  add("p", Is::Real, r.chance(50) ? Role::In : Role::InOut);
  add("q", Is::Real, r.pick(roles));
  if (r.chance(60)) add("r", Is::Real, r.pick(roles));
  if (r.chance(65)) {
    Var &a = add("a", Is::RealArray, r.pick(roles));
    a.adjustable = adjustable;
    a.zeroBased = r.chance(20);
    shapeOf(a);
  }
  if (r.chance(35)) {
    Var &a = add("a2", Is::RealArray, Role::In);
    a.adjustable = adjustable;
    shapeOf(a);
  }
  if (kinds && r.chance(45)) add("ps", Is::Real, r.pick(roles)).bytes = 4;
  if (kinds && r.chance(30)) {
    Var &a = add("as", Is::RealArray, r.pick(roles));
    a.bytes = 4, a.adjustable = adjustable;
    shapeOf(a);
  }
  if (o_.texts && !u->head && r.chance(20)) add("which", Is::Text, Role::In);
  if (r.chance(o_.scopes ? 65 : 40)) add("s", Is::RealShort, r.chance(o_.scopes ? 25 : 50) ? Role::In : Role::InOut);
  if (r.chance(o_.scopes ? 75 : 50)) add("e2", Is::RealShort, Role::In), add("e3", Is::RealShort, Role::In);
  if (r.chance(15)) add("d", Is::Real2, Role::InOut).adjustable = adjustable;
  if (o_.integers && r.chance(40)) {
    Var &k1 = add("k1", Is::Index, r.chance(50) ? Role::In : Role::InOut);
    if (o_.declarations && !u->head && r.chance(12)) k1.kind = r.between(1, 2);
  }
  if (o_.declarations && !u->head && r.chance(30)) {
    static const std::vector<int> kinds_ = {0, 0, 0, 1, 2, 8};
    add("lg", Is::Flag, r.chance(50) ? Role::In : Role::InOut).kind = r.pick(kinds_);
  }
  if (o_.integers && r.chance(30)) add("ka", Is::IndexArray, r.chance(60) ? Role::In : Role::InOut);
  u->recursive = o_.recursion && !u->writesExtent && r.chance(25);
  if (u->recursive) add("lev", Is::Level, Role::In);
  passByValue();
  addOptional(85, true);
  std::vector<Tree> body = begun();
  statements(body, r.between(2, 5), 2);
  presence(body, "");
  if (u->recursive) callItself(body);
  if (u->writesExtent) directed(body, Feature::ExtentOverwritten, 1);
  finish(body);
  if (u->head) mixHead(body);
  if (r.chance(30)) tripsAlone(body);  // nothing behind it reads what it sets
  close(body);
}

// Now and then VALUE, for dummies that are only read, where callers see the interface.
void Writer::passByValue() {
  if (!o_.declarations || !u->isKnown() || u->head) return;
  for (Var &v : u->vars)
    if (v.role == Role::In && (v.is == Is::Real || v.is == Is::Index) && r.chance(25)) v.byValue = true, has(Feature::ByValue);
}

// if (lev > 0) call itself with what it was given, now and then two arguments changed round or one of them scaled; then goes on.
void Writer::callItself(std::vector<Tree> &body) {
  std::vector<Tree> args;
  std::vector<std::size_t> changeable;
  for (int k = 0; k < u->formals; ++k) {
    const Var &v = u->vars[static_cast<std::size_t>(k)];
    if (v.optional) break;  // they stand behind the others
    args.push_back(b.name(v.name));
    if (v.is == Is::Level) args.back() = b.two(Op::Sub, args.back(), b.integer(1));
    if (v.is == Is::Real && v.role == Role::InOut && v.bytes == 8) changeable.push_back(static_cast<std::size_t>(k));
    if (v.is == Is::Real && v.role == Role::In && r.chance(50))
      args.back() = ofKind(b.two(Op::Mul, b.real("0.8d0"), b.apply("sin", {args.back()})), v.bytes);
  }
  if (changeable.size() > 1 && r.chance(60)) std::swap(args[changeable[0]], args[changeable[1]]);
  body.push_back(b.branch(b.two(Op::Gt, b.name("lev"), b.integer(0)), {b.call(u->name, args)}, {}));
  statements(body, r.between(0, 2), 1);
}

// Everything that is differentiated depends on everything: few derivatives are zero.
void Writer::mixHead(std::vector<Tree> &body) {
  Var mix;
  mix.name = "mix", mix.frozen = true;
  u->vars.push_back(mix);
  // COMMON is mixed once, where no argument can be a member of it
  auto common = [&](const Var &v) { return v.role == Role::Shared && !v.constant() && !v.frozen && !u->head; };
  std::vector<Tree> first{b.assign(b.name("mix"), b.real("0.0d0"))};
  auto plus = [&](Tree t) { return b.assign(b.name("mix"), b.two(Op::Add, b.name("mix"), t)); };
  for (const Var &v : u->vars) {
    if (!v.real() || v.optional || (v.role != Role::In && v.role != Role::InOut && !common(v))) continue;
    if (v.is == Is::Real) first.push_back(plus(b.two(Op::Mul, literal(), b.name(v.name))));
    if (v.is == Is::RealArray)
      first.push_back(b.loop("i", b.integer(1), extent(), {},
                             {plus(b.two(Op::Mul, b.index(v.name, {subscript(v, b.name("i"))}), b.real("0.4d0")))}));
  }
  body.insert(body.begin(), first.begin(), first.end());
  for (const Var &v : u->vars) {
    if (!v.real() || v.optional || (v.role != Role::Out && v.role != Role::InOut && !common(v))) continue;
    auto add = [&](Tree left, Tree again) {
      return b.assign(left, b.two(Op::Add, again, b.two(Op::Mul, literal(), b.apply("sin", {b.name("mix")}))));
    };
    if (v.is == Is::Real) body.push_back(add(b.name(v.name), b.name(v.name)));
    if (v.is == Is::RealArray) {
      auto at = [&] { return b.index(v.name, {subscript(v, b.name("i"))}); };
      body.push_back(b.loop("i", b.integer(1), b.integer(N), {}, {add(at(), at())}));
    }
  }
}

void Writer::writeHead() {
  units.push_back(std::make_unique<UnitModel>());
  u = units.back().get();
  u->name = "p" + o_.suffix;
  u->vars.reserve(512);
  if (!modules.empty() && r.chance(o_.scopes ? 40 : 20)) u->module = modules[0], has(Feature::Contained);
  add("n", Is::Extent, Role::In);
  add("x1", Is::Real, r.chance(70) ? Role::In : Role::InOut);
  if (r.chance(60)) add("x2", Is::Real, r.chance(60) ? Role::In : Role::InOut);
  Var &xa = add("xa", Is::RealArray, r.chance(60) ? Role::In : Role::InOut);
  xa.adjustable = r.chance(70);
  if (o_.integers && r.chance(60)) add("k", Is::IndexArray, r.chance(40) ? Role::In : Role::InOut);
  if (o_.integers && r.chance(30)) add("m", Is::Index, r.chance(40) ? Role::In : Role::InOut);
  add("y", Is::Real, r.chance(70) ? Role::Out : Role::InOut);
  if (r.chance(60)) {
    Var &ya = add("ya", Is::RealArray, r.chance(60) ? Role::Out : Role::InOut);
    ya.adjustable = r.chance(70);
    ya.zeroBased = r.chance(20);
  }
  if (kinds && r.chance(60)) add("xs", Is::Real, r.chance(60) ? Role::In : Role::InOut).bytes = 4;
  if (kinds && r.chance(60)) add("ys", Is::Real, r.chance(60) ? Role::Out : Role::InOut).bytes = 4;
  if (kinds && r.chance(20)) add("xsa", Is::RealArray, Role::InOut).bytes = 4;
  addOptional(70, false);
  u->formals = static_cast<int>(u->vars.size());
  addModules(true);
  addCommon(true);
  addLocals();
  std::vector<Tree> body;
  initialise(body);
  callBudget = 4;
  statements(body, r.between(o_.size / 2, o_.size), 3);
  while (!plan.empty()) {
    const Feature f = plan.back();
    plan.pop_back();
    if (callBudget < 1) callBudget = 1;
    directed(body, f, 2);
  }
  if (workspace() && working.chance(70)) workspaces(body);
  presence(body, "");
  finish(body);
  mixHead(body);
  if (r.chance(25)) tripsAlone(body);
  close(body);
}

}  // namespace dotbar::random
