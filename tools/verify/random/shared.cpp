// The generator's shared storage: COMMON blocks and modules, and how units come to see them.
#include <algorithm>
#include <span>

#include "tools/verify/random/unit.h"

namespace dotbar::random {

void Writer::planGlobals() {
  if (!o_.common || !r.chance(60)) return;
  auto global = [&](const char *name, const char *block, Is is) {
    Var v;
    v.name = v.global = name, v.block = block + o_.suffix, v.is = is, v.role = Role::Shared, v.set = true;
    globals.push_back(v);
  };
  global("g1", "blk", Is::Real);
  const bool between = r.chance(45);  // no statement writes it by this name
  if (between) global("gc", "blk", Is::Real), globals.back().frozen = true;
  global("ga", "blk", Is::RealArray);
  if (r.chance(50)) global("g2", "blk", Is::Real);
  if (r.chance(40)) global("h1", "other", Is::Real);
  if (o_.integers && r.chance(40)) global("kg", "ints", Is::Index);
  blocksSaved = o_.declarations && r.chance(25);
  if (!o_.declarations || !r.chance(45)) return;
  dataInHead = r.chance(50);
  global("cd1", "fixed", Is::Real), global("cda", "fixed", Is::RealArray);  // by BLOCK DATA
  for (Var &v : globals)
    if (v.block == "fixed" + o_.suffix) v.given = Given::Data, v.frozen = true;
}

// A block of real numbers as other variables: one array, now and then longer than the block is elsewhere, or an array behind or
// before a variable or a short array.
bool Writer::otherLayout(const std::string &block) {
  if (o_.complex && block == "zz" + o_.suffix) return complexLayout(block), true;
  std::vector<std::string> elements;  // which member each belongs to
  bool passive = false, ofModule = false;
  for (const Var &g : globals) {
    if (g.commonBlock() != block) continue;
    if (!g.real() || g.bytes != 8 || g.constant()) return false;
    elements.insert(elements.end(), g.array() ? static_cast<std::size_t>(N) : 1, g.global);
    passive |= g.frozen, ofModule |= g.module;
  }
  const int all = static_cast<int>(elements.size());
  if (all <= N) return false;
  auto part = [&](const char *name, Is is, int from, int count) {
    Var v;
    v.name = ofModule ? name + std::string("m") : name;
    v.block = block, v.is = is, v.role = Role::Shared, v.set = true, v.frozen = u->function;
    v.elements = is == Is::RealArray ? count : 0;
    for (int k = from; k < from + count; ++k)
      if (v.covers.empty() || v.covers.back() != elements[static_cast<std::size_t>(k)])
        v.covers.push_back(elements[static_cast<std::size_t>(k)]);
    v.global = v.covers.front();
    u->vars.push_back(v);
  };
  const int small = r.below(3);  // elements of the smaller part
  const bool first = r.chance(50);
  if (small == 0 || all - small < N) {
    part("gv", Is::RealArray, 0, all);
    if (r.chance(30)) u->vars.back().beyond = 1;
  } else {
    const Is is = small == 1 ? Is::Real : Is::RealShort;
    if (first) part("gw", is, 0, small);
    part("gv", Is::RealArray, first ? small : 0, all - small);
    if (!first) part("gw", is, all - small, small);
  }
  has(Feature::CommonViewed);
  if (ofModule) has(Feature::CommonOfModule);
  if (passive) has(Feature::CommonPassive);
  return true;
}

// A block of reals that procedures overwrite as complex numbers: without derivatives, since the adjoint of those is told
// otherwise.
void Writer::planComplex() {
  if (!o_.complex) return;
  for (const char *name : {"qc1", "qc2", "qca"}) {
    Var v;
    v.name = v.global = name, v.block = "zz" + o_.suffix, v.is = v.name == "qca" ? Is::RealArray : Is::Real,
    v.role = Role::Shared;
    v.set = v.frozen = true;
    globals.push_back(v);
  }
}

void Writer::complexLayout(const std::string &block) {
  for (const Var &g : globals) {
    if (g.block != block || g.global == "qc2") continue;
    Var v = g;
    if (g.global == "qc1") v.name = "gz", v.is = Is::Complex, v.covers = {"qc1", "qc2"};
    u->vars.push_back(v);
  }
}

// gz = gz*(0.6d0, 0.3d0); gz%im = 0.5d0*..; t = real(gz)*(aimag(gz) + c), or t = gz%re*(gz%im + c)
void Writer::complexStatements(std::vector<Tree> &body) {
  for (const Var &v : u->vars) {
    if (v.is != Is::Complex) continue;
    has(Feature::ComplexView);
    const Tree factor = b.f.node(Op::Complexval, {b.real("0.6d0"), b.real("0.3d0")});
    if (!u->function && r.chance(75))
      body.push_back(b.assign(b.name(note(v, true)), b.two(Op::Mul, b.name(readable(v)), factor)));
    auto locals = those([](const Var &x) { return x.is == Is::Real && x.role == Role::Local && x.bytes == 8 && x.writable(); });
    if (locals.empty()) continue;
    const bool parts = r.chance(50);  // gz%re, gz%im
    if (parts) has(Feature::ComplexPart);
    const auto part = [&](const char *function, const char *member) {
      return parts ? b.f.node(Op::Field, {b.name(readable(v)), b.name(member)}) : b.apply(function, {b.name(readable(v))});
    };
    if (parts && !u->function) {
      const Tree left = b.f.node(Op::Field, {b.name(note(v, true)), b.name(r.chance(50) ? "re" : "im")});
      body.push_back(b.assign(left, b.two(Op::Mul, b.real("0.5d0"), real(1))));
    }
    const Tree value = b.two(Op::Mul, part("real", "re"), b.two(Op::Add, part("aimag", "im"), literal()));
    Var &t = *r.pick(locals);
    body.push_back(b.assign(b.name(t.name), value));
    t.set = true;
    if (r.chance(60)) realPart(body, t);
  }
}

// t = exp(cmplx(.., .., 8)): the real part, which a product uses then.
void Writer::realPart(std::vector<Tree> &body, Var &t) {
  const auto given =
      those([](const Var &v) { return v.is == Is::RealArray && v.role != Role::Local && v.bytes == 8 && v.writable(); });
  Var *x = given.empty() ? chosen(true, true) : r.pick(given);
  if (!x || x->bytes != 8) return;
  has(Feature::RealPart);
  const Tree z = b.apply("cmplx", {b.apply("sin", {real(1)}), real(1), b.integer(8)});
  body.push_back(
      b.assign(b.name(t.name), r.chance(50) ? b.apply("exp", {z}) : b.two(Op::Div, b.real("1.0d0"), b.apply("exp", {z}))));
  const Tree left = target(*x), again = il::read(b.f, il::dump(b.f, left), scratch);
  body.push_back(b.assign(left, b.two(Op::Mul, again, b.name(t.name))));
}

// All members of a block, in a callee now and then under other names.
void Writer::addCommon(bool all) {
  std::set<std::string> blocks;
  const auto isFirst = [&](const UseModel &m) { return m.module == modules[0]; };
  const bool seesModule = !u->module.empty() || std::ranges::any_of(u->uses, isFirst);
  for (const Var &g : globals)
    if (!g.commonBlock().empty() && !(g.module && seesModule)) blocks.insert(g.commonBlock());
  for (const std::string &block : blocks) {
    if (!all && !r.chance(60)) continue;
    if (!all && !u->head && r.chance(50) && otherLayout(block)) continue;
    const bool renamed = !all && r.chance(30);
    for (const Var &g : globals) {
      if (g.commonBlock() != block) continue;
      Var v = g;
      if (g.module) v.block = block, v.module = v.isPrivate = false, v.common.clear(), has(Feature::CommonOfModule);
      if (renamed) v.name += "z", has(Feature::CommonRenamed);
      v.frozen |= u->function;
      u->vars.push_back(v);
    }
  }
}

// One or two modules; the first uses the second and passes its names on.
void Writer::planModules() {
  if (!o_.modules || !r.chance(o_.scopes ? 75 : 52)) return;
  modules.push_back("md" + o_.suffix);
  if (r.chance(25)) modules.push_back("me" + o_.suffix);
  auto global = [&](const char *name, std::size_t module, Is is, int bytes = 8) -> Var & {
    Var v;
    v.name = v.global = name, v.block = modules[module], v.module = true, v.is = is, v.role = Role::Shared, v.set = true,
    v.bytes = bytes;
    globals.push_back(v);
    return globals.back();
  };
  auto parameter = [&](Var &v, const std::string &value) { v.given = Given::Parameter, v.value = value, v.frozen = true; };
  const std::size_t last = modules.size() - 1;
  if (r.chance(60)) parameter(global("nm", last, Is::Extent), std::to_string(N));
  if (kinds || r.chance(30)) parameter(global("wp", last, Is::Kind), "8");
  if (r.chance(60)) parameter(global("cm", 0, Is::Real), "1.25d0");
  global("gm1", 0, Is::Real);
  if (r.chance(60)) global("gma", 0, Is::RealArray);
  if (r.chance(40)) global("gm2", last, Is::Real);
  if (kinds && r.chance(60)) global("gs", 0, Is::Real, 4);
  if (kinds && r.chance(30)) global("gsa", last, Is::RealArray, 4);
  if (o_.integers && r.chance(40)) global("km", 0, Is::Index);
  if (o_.integers && r.chance(60)) global("ke", 0, Is::Room);
  if (r.chance(50)) planModuleCommon();
  if (!o_.scopes) return;
  privateModule = r.chance(45);
  for (Var &v : globals)  // of a block that others know by names of their own
    if (privateModule && v.global == "cb1" && r.chance(5)) v.isPrivate = true;
  if (privateModule) parameter(global("pc", 0, Is::Real), "0.35d0"), globals.back().isPrivate = true;
  if (privateModule && r.chance(8)) {  // derivatives cannot read it
    Var &v = global("pv", 0, Is::Real);
    v.given = Given::Initial, v.value = "0.8d0", v.frozen = v.isPrivate = true;
  }
  planOtherModule();
}

// A block that the first module declares: who does not use the module declares it, too. Nobody writes `cbq`.
void Writer::planModuleCommon() {
  auto global = [&](const char *name, Is is) -> Var & {
    Var v;
    v.name = v.global = name, v.block = modules[0], v.module = true, v.is = is, v.role = Role::Shared, v.set = true;
    v.common = "mcb" + o_.suffix;
    globals.push_back(v);
    return globals.back();
  };
  global("cb1", Is::Real);
  if (r.chance(50)) global("cbq", Is::Real).frozen = true;
  global("cba", Is::RealArray);
}

void Writer::moduleCommon(std::vector<Tree> &decls) {
  std::vector<Tree> members;
  std::string block;
  for (const Var &g : globals)
    if (!g.common.empty()) members.push_back(b.entity(g.name)), block = g.common;
  if (members.empty()) return;
  decls.push_back(b.f.node(Op::Common, {b.name(block), b.list(Op::Entities, members)}));
  if (blocksSaved) decls.push_back(b.f.node(Op::Save, {b.list(Op::Saves, {b.f.node(Op::SavedBlock, {b.name(block)})})}));
}

// A module with the names of the first one, which mean something else there.
void Writer::planOtherModule() {
  if (!r.chance(60)) return;
  otherModule = "mo" + o_.suffix;
  auto global = [&](const char *name, Is is) -> Var & {
    Var v;
    v.name = v.original = name, v.global = "mo%" + v.name, v.block = otherModule, v.module = true, v.is = is;
    v.role = Role::Shared, v.set = true;
    globals.push_back(v);
    return globals.back();
  };
  global("gm1", r.chance(50) ? Is::RealArray : Is::Real);
  global("gma", Is::Real);
  if (r.chance(50)) global("gm2", Is::RealArray);
  if (o_.integers) global("km", r.chance(50) ? Is::Index : Is::RealArray);
  if (r.chance(60)) {
    Var &v = global("cm", Is::Real);
    v.given = Given::Parameter, v.value = "0.45d0", v.frozen = true;
  }
  Var &kind = global("wp", Is::Kind);
  kind.given = Given::Parameter, kind.value = kinds ? "4" : "8", kind.frozen = true;
}

// Some of its names, under others where the unit has them already.
void Writer::addOtherModule() {
  if (otherModule.empty() || !r.chance(70)) return;
  for (const Var &g : globals) {
    if (g.block != otherModule || r.chance(40)) continue;
    Var v = g;
    v.frozen |= u->function;
    const bool taken = std::any_of(u->vars.begin(), u->vars.end(), [&](const Var &x) { return x.name == g.name; });
    if (taken || r.chance(20)) v.name += "o";
    useOf(otherModule).names.emplace_back(v.name, g.name);
    u->vars.push_back(v);
  }
}

// A function that two modules have.
void Writer::writeNamesakes() {
  if (otherModule.empty()) return;
  for (const std::string &module : {modules[0], otherModule}) {
    units.push_back(std::make_unique<UnitModel>());
    u = units.back().get();
    u->name = "aid" + o_.suffix, u->function = true, u->module = module;
    u->vars.reserve(512);
    add("x", Is::Real, Role::In);
    u->formals = 1;
    const bool first = module == modules[0];
    const Tree x = b.name("x");
    const Tree value = first ? b.two(Op::Mul, x, b.apply("cos", {x})) : b.two(Op::Add, b.apply("sin", {x}), b.real("0.5d0"));
    std::vector<Tree> body{b.assign(b.name(u->name), value)};
    close(body);
  }
}

// PRIVATE, and what is PUBLIC all the same.
void Writer::limitAccess(std::vector<Tree> &decls) {
  if (!privateModule) return;
  std::vector<Tree> names;
  auto say = [&](const char *word) {
    decls.push_back(b.f.node(Op::Accessible, {b.f.leaf(Op::Attr, word), b.list(Op::Names, names)}));
  };
  say("private");
  auto add = [&](const std::string &name) { names.push_back(b.name(name)); };
  for (const Var &g : globals)
    if (g.module && g.block != otherModule && !g.isPrivate) add(g.name);
  for (const auto &m : units)
    if (m->module == modules[0] && !m->isPrivate) add(m->name);
  for (const auto &[specific, generic] : generics) add(generic);
  if (hasOperator) add("operator(.mix.)");
  if (hasAssignment) add("assignment(=)");
  say("public");
}

bool Writer::isSeen(const UnitModel &callee) const {
  return !callee.isPrivate || u->module == callee.module || generics.count(callee.name);
}

UseModel &Writer::useOf(const std::string &module) {
  for (UseModel &m : u->uses)
    if (m.module == module) return m;
  UseModel m;
  m.module = module, m.only = true;
  u->uses.push_back(m);
  return u->uses.back();
}

// Procedures of the first module know all; other units use it: whole, whole with a name changed, or a few names.
void Writer::addModules(bool all) {
  if (modules.empty() || u->described || (u->module.empty() && !all && !r.chance(60))) return;
  const int form = !u->module.empty() ? 0 : r.below(3);
  if (u->module.empty()) useOf(modules[0]).only = form == 1;
  for (const Var &g : globals) {
    if (!g.module || g.block == otherModule || (g.isPrivate && u->module.empty())) continue;
    Var v = g;
    v.frozen |= u->function;
    if (form == 1 && r.chance(25)) continue;
    if (form && v.common.empty() && r.chance(30)) v.name += "y", has(Feature::UseRenamed);
    if (form == 1) has(Feature::UseOnly);
    if (form == 1 || v.name != g.name) useOf(modules[0]).names.emplace_back(v.name, g.name);
    u->vars.push_back(v);
  }
  addOtherModule();
  // a local variable of the same name as one that is not seen, or that it hides
  auto seen = [&](const char *name) {
    return std::any_of(u->vars.begin(), u->vars.end(), [&](const Var &v) { return v.name == name || v.global == name; });
  };
  const bool there = std::any_of(globals.begin(), globals.end(), [](const Var &g) { return g.global == "gm2"; });
  if (!there || (form != 1 && u->module.empty()) || !r.chance(75)) return;
  if (!u->module.empty()) std::erase_if(u->vars, [](const Var &v) { return v.name == "gm2" && v.global == "gm2"; });
  if (seen("gm2")) return;
  add("gm2", Is::Real, Role::Local);
  has(Feature::HiddenName);
}

// What the unit calls a procedure; one of a module has another name now and then.
std::string Writer::callName(const UnitModel &callee) {
  std::string name = callee.name;
  if (callee.module == otherModule && !otherModule.empty()) {
    has(Feature::SameProcedures);
    return u->aliases.try_emplace("mo%" + name, name + "o").first->second;
  }
  if (callee.isPrivate) has(Feature::Private);
  if (auto g = generics.find(name); g != generics.end() && (callee.isPrivate || r.chance(95))) {
    name = g->second, has(Feature::Generic);
    if (byType.count(callee.name)) has(Feature::GenericByType);
  }
  if (callee.module.empty() || callee.module == u->module) return name;
  auto [alias, fresh] = u->aliases.try_emplace(name, name);
  if (fresh && r.chance(25)) alias->second = "c" + name, has(Feature::UseRenamed);
  return alias->second;
}

// A procedure of a module may be called by a generic name, too. An element that stands for an array would not fit it.
void Writer::makeGeneric() {
  const auto formals = std::span(u->vars).first(static_cast<std::size_t>(u->formals));
  if (u->module.empty() || !r.chance(95) || std::any_of(formals.begin(), formals.end(), [](const Var &v) { return v.array(); }))
    return;
  generics[u->name] = "any" + u->name;
  if (o_.scopes && std::any_of(formals.begin(), formals.end(), [](const Var &v) { return v.is == Is::Real && !v.optional; }))
    byType.insert(u->name);
}

// The declaration of a dummy of the same type; the first real one is of another kind or rank.
Tree Writer::likeFormal(const Var &v, const std::string &name, bool rank, bool &first) {
  const bool differs = first && v.is == Is::Real && !v.optional;
  if (differs) first = false;
  Tree type = v.kind             ? b.f.node(v.is == Is::Flag ? Op::LogicalType : Op::IntegerType, {b.integer(v.kind)})
              : v.is == Is::Flag ? b.f.node(Op::LogicalType, {b.none()})
              : v.is == Is::Text ? b.f.node(Op::CharacterType, {b.f.node(Op::Star, {})})
                                 : b.integerType();
  if (v.is == Is::Real) type = b.f.node(Op::RealType, {b.integer((v.bytes == 4) != (differs && !rank) ? 4 : 8)});
  std::vector<Tree> attributes;
  if (v.optional) attributes.push_back(b.f.leaf(Op::Attr, "optional"));
  const Tree shape = b.f.node(Op::Bounds, {b.none(), b.none()});
  return b.f.node(Op::Declare,
                  {type, b.list(Op::Attrs, attributes),
                   b.list(Op::Entities, {b.entity(name, differs && rank ? std::vector<Tree>{shape} : std::vector<Tree>{})})});
}

// Each stands for another procedure besides, which has one argument more.
void Writer::genericNames(std::vector<Tree> &decls, std::vector<Tree> &procedures) {
  for (const auto &m : units) {
    const auto g = generics.find(m->name);
    if (g == generics.end()) continue;
    const std::string other = "no" + m->name;
    const Tree names = b.list(Op::Names, r.chance(50) ? std::vector<Tree>{b.name(m->name), b.name(other)}
                                                      : std::vector<Tree>{b.name(other), b.name(m->name)});
    const Tree part = b.f.node(Op::Specifics, {b.list(Op::Attrs, {b.f.leaf(Op::Attr, "module")}), names});
    decls.push_back(b.f.node(Op::Interface, {b.list(Op::Attrs, {}), b.name(g->second), b.list(Op::Interfaced, {part})}));
    std::vector<Tree> formals, entities, decls_;
    bool first = true;
    const bool types = byType.count(m->name) != 0;
    const bool rank = !o_.suffix.empty() || r.chance(50);  // programs that are made wider have no kinds to tell apart
    for (int k = 0; k < m->formals + (types ? 0 : 1); ++k) {
      const std::string name = "q" + std::to_string(k);
      formals.push_back(b.name(name));
      if (!types) {
        entities.push_back(b.entity(name));
        continue;
      }
      decls_.push_back(likeFormal(m->vars[static_cast<std::size_t>(k)], name, rank, first));
    }
    std::string result = m->function ? other : "q0";
    for (int k = 0; types && !m->function && k < m->formals; ++k)
      if (m->vars[static_cast<std::size_t>(k)].is == Is::Real) result = "q" + std::to_string(k);
    if (m->function) entities.push_back(b.entity(other));
    if (!entities.empty()) decls_.push_back(b.declare(b.real8(), entities));
    const Tree own = b.list(Op::Decls, decls_);
    const Tree body = b.instrs({b.assign(b.name(result), b.real("7.5d0"))});
    const Tree none = b.list(Op::Attrs, {}), noname = b.f.leaf(Op::Noname, ""), noUnits = b.list(Op::Units, {});
    procedures.push_back(b.f.node(Op::Procedure, {none, b.f.leaf(m->function ? Op::Notype : Op::Novalue, ""), b.name(other),
                                                  b.list(Op::Names, formals), noname, own, body, noUnits}));
  }
}

std::vector<Tree> Writer::uses() {
  for (const auto &[there, here] : u->aliases) {
    if (there.starts_with("mo%")) {
      useOf(otherModule).names.emplace_back(here, there.substr(3));
      continue;
    }
    UseModel &m = useOf(modules[0]);
    if (m.only || here != there) m.names.emplace_back(here, there);
  }
  std::vector<Tree> all;
  if (o_.modules && r.chance(u->statementFunctions.empty() ? 4 : 50)) {
    static const std::vector<std::string> others = {"iso_fortran_env", "iso_c_binding", "ieee_arithmetic"};
    all.push_back(b.use(r.pick(others), false, {}, true)), has(Feature::OtherModule);
  }
  for (const UseModel &m : u->uses)
    if (!m.only || !m.names.empty()) all.push_back(b.use(m.module, m.only, m.names));
  return all;
}

Tree Writer::moduleTree(const std::string &module, const std::vector<Tree> &contained) {
  u = nullptr;
  std::vector<Tree> decls;
  if (module != modules.back() && module != otherModule) decls.push_back(b.use(modules.back(), false, {}));
  decls.push_back(b.implicitNone());
  if (module == modules[0]) limitAccess(decls);
  for (const Var &g : globals) {
    if (g.block != module) continue;
    const Tree dims =
        b.list(Op::Dims, g.array() ? std::vector<Tree>{b.f.node(Op::Bounds, {b.none(), b.integer(N)})} : std::vector<Tree>{});
    const Tree value = g.real() ? b.real(g.value) : b.f.leaf(Op::Intval, g.value);
    if (g.given == Given::Parameter)
      decls.push_back(b.declareWith(module == otherModule && g.real() ? b.real8() : typeOf(g), "parameter",
                                    b.entityWith(g.name, dims, value)));
    else
      decls.push_back(b.declare(module == otherModule && g.real() ? b.real8() : typeOf(g),
                                {b.entityWith(g.name, dims, g.given == Given::Initial ? value : b.none())}));
  }
  if (module == modules[0]) moduleCommon(decls);
  std::vector<Tree> procedures = contained;
  if (module == modules[0]) genericNames(decls, procedures);
  const auto interface = [&](const char *generic, const std::string &specific) {
    const Tree names = b.list(Op::Names, {b.name(specific + o_.suffix)});
    const Tree part = b.f.node(Op::Specifics, {b.list(Op::Attrs, {b.f.leaf(Op::Attr, "module")}), names});
    decls.push_back(b.f.node(Op::Interface, {b.list(Op::Attrs, {}), b.name(generic), b.list(Op::Interfaced, {part})}));
  };
  if (module == modules[0] && hasOperator) interface("operator(.mix.)", "mixed");
  if (module == modules[0] && hasAssignment) interface("assignment(=)", "assigned");
  return b.f.node(Op::Module, {b.name(module), b.list(Op::Decls, decls), b.list(Op::Units, procedures)});
}

}  // namespace dotbar::random
