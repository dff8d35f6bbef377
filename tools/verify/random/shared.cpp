// The generator's shared storage: COMMON blocks and modules, and how units come to see them.
#include <algorithm>

#include "tools/verify/random/unit.h"

namespace dotbar::random {

void Writer::planGlobals() {
  if (!o_.common || !r.chance(50)) return;
  auto global = [&](const char *name, const char *block, Is is) {
    Var v;
    v.name = v.global = name, v.block = block + o_.suffix, v.is = is, v.role = Role::Shared, v.set = true;
    globals.push_back(v);
  };
  global("g1", "blk", Is::Real);
  global("ga", "blk", Is::RealArray);
  if (r.chance(50)) global("g2", "blk", Is::Real);
  if (r.chance(40)) global("h1", "other", Is::Real);
  if (o_.integers && r.chance(40)) global("kg", "ints", Is::Index);
  if (!o_.declarations || !r.chance(35)) return;
  global("cd1", "fixed", Is::Real), global("cda", "fixed", Is::RealArray);  // by BLOCK DATA
  for (Var &v : globals)
    if (v.block == "fixed" + o_.suffix) v.given = Given::Data, v.frozen = true;
}

// All members of a block, in a callee now and then under other names.
void Writer::addCommon(bool all) {
  std::set<std::string> blocks;
  for (const Var &g : globals)
    if (!g.module) blocks.insert(g.block);
  for (const std::string &block : blocks) {
    if (!all && !r.chance(60)) continue;
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
  if (!o_.modules || !r.chance(45)) return;
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
  if (!there || (form != 1 && u->module.empty()) || !r.chance(65)) return;
  if (!u->module.empty()) std::erase_if(u->vars, [](const Var &v) { return v.name == "gm2"; });
  if (seen("gm2")) return;
  add("gm2", Is::Real, Role::Local);
  has(Feature::HiddenName);
}

// What the unit calls a procedure; one of a module has another name now and then.
std::string Writer::callName(const UnitModel &callee) {
  if (callee.module.empty() || callee.module == u->module) return callee.name;
  auto [alias, fresh] = u->aliases.try_emplace(callee.name, callee.name);
  if (fresh && r.chance(25)) alias->second = "c" + callee.name, has(Feature::UseRenamed);
  return alias->second;
}

std::vector<Tree> Writer::uses() {
  for (const auto &[there, here] : u->aliases) {
    UseModel &m = useOf(modules[0]);
    if (m.only || here != there) m.names.emplace_back(here, there);
  }
  std::vector<Tree> all;
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
  return b.f.node(Op::Module, {b.name(module), b.list(Op::Decls, decls), b.list(Op::Units, contained)});
}

}  // namespace dotbar::random
