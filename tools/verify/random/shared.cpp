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
  std::vector<std::string> elements;  // which member each belongs to
  bool passive = false;
  for (const Var &g : globals) {
    if (g.module || g.block != block) continue;
    if (!g.real() || g.bytes != 8 || g.constant()) return false;
    elements.insert(elements.end(), g.array() ? static_cast<std::size_t>(N) : 1, g.global);
    passive |= g.frozen;
  }
  const int all = static_cast<int>(elements.size());
  if (all <= N) return false;
  auto part = [&](const char *name, Is is, int from, int count) {
    Var v;
    v.name = name, v.block = block, v.is = is, v.role = Role::Shared, v.set = true, v.frozen = u->function;
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
  if (passive) has(Feature::CommonPassive);
  return true;
}

// All members of a block, in a callee now and then under other names.
void Writer::addCommon(bool all) {
  std::set<std::string> blocks;
  for (const Var &g : globals)
    if (!g.module) blocks.insert(g.block);
  for (const std::string &block : blocks) {
    if (!all && !r.chance(60)) continue;
    if (!all && !u->head && r.chance(50) && otherLayout(block)) continue;
    const bool renamed = !all && r.chance(30);
    for (const Var &g : globals) {
      if (g.block != block) continue;
      Var v = g;
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
  if (modules.empty() || (u->module.empty() && !all && !r.chance(60))) return;
  const int form = !u->module.empty() ? 0 : r.below(3);
  if (u->module.empty()) useOf(modules[0]).only = form == 1;
  for (const Var &g : globals) {
    if (!g.module) continue;
    Var v = g;
    v.frozen |= u->function;
    if (form == 1 && r.chance(25)) continue;
    if (form && r.chance(30)) v.name += "y", has(Feature::UseRenamed);
    if (form == 1) has(Feature::UseOnly);
    if (form == 1 || v.name != g.name) useOf(modules[0]).names.emplace_back(v.name, g.name);
    u->vars.push_back(v);
  }
  // a local variable of the same name as one that is not seen, or that it hides
  auto seen = [&](const char *name) {
    return std::any_of(u->vars.begin(), u->vars.end(), [&](const Var &v) { return v.name == name || v.global == name; });
  };
  const bool there = std::any_of(globals.begin(), globals.end(), [](const Var &g) { return g.name == "gm2"; });
  if (!there || (form != 1 && u->module.empty()) || !r.chance(75)) return;
  if (!u->module.empty()) std::erase_if(u->vars, [](const Var &v) { return v.name == "gm2"; });
  if (seen("gm2")) return;
  add("gm2", Is::Real, Role::Local);
  has(Feature::HiddenName);
}

// What the unit calls a procedure; one of a module has another name now and then.
std::string Writer::callName(const UnitModel &callee) {
  std::string name = callee.name;
  if (auto g = generics.find(name); g != generics.end() && r.chance(95)) name = g->second, has(Feature::Generic);
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
    std::vector<Tree> formals, entities;
    for (int k = 0; k <= m->formals; ++k) {
      formals.push_back(b.name("q" + std::to_string(k)));
      entities.push_back(b.entity("q" + std::to_string(k)));
    }
    const std::string result = m->function ? other : "q0";
    if (m->function) entities.push_back(b.entity(other));
    const Tree own = b.list(Op::Decls, {b.declare(b.real8(), entities)});
    const Tree body = b.instrs({b.assign(b.name(result), b.real("7.5d0"))});
    const Tree none = b.list(Op::Attrs, {}), noname = b.f.leaf(Op::Noname, ""), noUnits = b.list(Op::Units, {});
    procedures.push_back(
        m->function ? b.f.node(Op::Function, {none, b.f.leaf(Op::Notype, ""), b.name(other), b.list(Op::Names, formals), noname,
                                              own, body, noUnits})
                    : b.f.node(Op::Procedure, {none, b.name(other), b.list(Op::Names, formals), noname, own, body, noUnits}));
  }
}

std::vector<Tree> Writer::uses() {
  for (const auto &[there, here] : u->aliases) {
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
  if (module != modules.back()) decls.push_back(b.use(modules.back(), false, {}));
  decls.push_back(b.implicitNone());
  for (const Var &g : globals) {
    if (g.block != module) continue;
    const Tree dims =
        b.list(Op::Dims, g.array() ? std::vector<Tree>{b.f.node(Op::Bounds, {b.none(), b.integer(N)})} : std::vector<Tree>{});
    const Tree value = g.real() ? b.real(g.value) : b.f.leaf(Op::Intval, g.value);
    if (g.given == Given::Parameter)
      decls.push_back(b.declareWith(typeOf(g), "parameter", b.entityWith(g.name, dims, value)));
    else
      decls.push_back(b.declare(typeOf(g), {b.entityWith(g.name, dims, b.none())}));
  }
  std::vector<Tree> procedures = contained;
  if (module == modules[0]) genericNames(decls, procedures);
  return b.f.node(Op::Module, {b.name(module), b.list(Op::Decls, decls), b.list(Op::Units, procedures)});
}

}  // namespace dotbar::random
