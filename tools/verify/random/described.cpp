// External procedures whose interface callers must know: optional arguments, keywords, VALUE and assumed shapes as in modules,
// and interface blocks where they are called: in the caller, or in a module that it uses.
#include "engine/il/walk.h"
#include "il_make.h"
#include "tools/verify/random/unit.h"

namespace dotbar::random {

namespace {

std::vector<Tree> childrenOf(const Forest &f, Tree t) { return {f.children(t).begin(), f.children(t).end()}; }

}  // namespace

// A procedure of no module and no kinds from one: what it says of its arguments means the same anywhere.
void Writer::describeIt() {
  u->described = o_.scopes && o_.declarations && o_.descriptions && u->module.empty() && !u->head && r.chance(60);
}

// The declarations of arguments and of the result.
Tree Writer::description(const UnitModel &m) {
  using O = il::ProcedureOp;
  std::vector<Tree> decls;
  const Tree result = O::result_(b.f, m.tree);
  const auto isSaid = [&](Tree name) {
    bool said = m.function && b.f.text(name) == (b.f.is(result, Op::Name) ? b.f.text(result) : std::string_view(m.name));
    for (int k = 0; k < m.formals; ++k) said |= m.vars[static_cast<std::size_t>(k)].name == b.f.text(name);
    return said;
  };
  for (Tree d : childrenOf(b.f, O::decls_(b.f, m.tree))) {
    if (!b.f.is(d, Op::Declare)) continue;
    std::vector<Tree> entities;
    for (Tree e : childrenOf(b.f, il::DeclareOp::entities_(b.f, d)))
      if (isSaid(il::EntityOp::name_(b.f, e))) entities.push_back(e);
    if (!entities.empty())
      decls.push_back(
          b.f.node(Op::Declare, {il::DeclareOp::type_(b.f, d), il::DeclareOp::attrs_(b.f, d), b.list(Op::Entities, entities)}));
  }
  const Tree t =
      b.f.node(Op::Procedure, {O::prefix_(b.f, m.tree), O::type_(b.f, m.tree), O::name_(b.f, m.tree), O::formals_(b.f, m.tree),
                               result, b.list(Op::Decls, decls), b.instrs({}), b.list(Op::Units, {})});
  return b.f.node(Op::Described, {il::read(b.f, il::dump(b.f, t), scratch)});
}

// A block for each, or one for all.
std::vector<Tree> Writer::interfaceBlocks(const std::vector<const UnitModel *> &described) {
  std::vector<Tree> blocks, parts;
  const bool one = r.chance(50);
  for (const UnitModel *m : described) {
    parts.push_back(description(*m));
    if (one && m != described.back()) continue;
    blocks.push_back(b.f.node(Op::Interface, {b.list(Op::Attrs, {}), b.f.leaf(Op::Noname, ""), b.list(Op::Interfaced, parts)}));
    parts.clear();
  }
  return blocks;
}

// Before the other declarations but USE.
Tree Writer::withBlocks(Tree unit, const std::vector<Tree> &more) {
  const Tree decls = il::AnyOp::decls_(b.f, unit);
  std::vector<Tree> all, parts = childrenOf(b.f, unit);
  bool placed = false;
  const auto place = [&] { all.insert(all.end(), more.begin(), more.end()), placed = true; };
  for (Tree d : childrenOf(b.f, decls)) {
    const bool first = b.f.is(d, Op::Use) || b.f.is(d, Op::ImplicitNone) || b.f.is(d, Op::Implicit);
    if (!placed && (!first || b.f.is(more.front(), Op::Use))) place();
    all.push_back(d);
  }
  if (!placed) place();
  for (Tree &t : parts)
    if (t == decls) t = b.list(Op::Decls, all);
  return b.f.node(b.f.op(unit), parts);
}

// No unit may have its own description.
Tree Writer::useOfBlocks(const UnitModel &caller, const std::vector<const UnitModel *> &called) {
  std::vector<std::pair<std::string, std::string>> names;
  const bool only = caller.described || r.chance(30);
  for (const UnitModel *m : called)
    if (only) names.emplace_back(m->name, m->name);
  return b.use("mi" + o_.suffix, only, names);
}

// What units call is described to them; the blocks of a module of its own are the result.
std::vector<Tree> Writer::describeCalled() {
  std::vector<const UnitModel *> all;
  for (const auto &m : units)
    if (m->described) all.push_back(m.get());
  bool asModule = false;
  for (const auto &caller : units) {
    std::vector<const UnitModel *> called;
    for (const UnitModel *m : all)
      if (m != caller.get() && il::any(b.f, caller->tree, [&](Tree t) { return b.f.is(t, Op::Name) && b.f.text(t) == m->name; }))
        called.push_back(m);
    if (called.empty()) continue;
    const bool byModule = r.chance(45);
    asModule |= byModule;
    has(byModule ? Feature::DescribedByModule : Feature::Described);
    caller->tree = withBlocks(caller->tree, byModule ? std::vector{useOfBlocks(*caller, called)} : interfaceBlocks(called));
  }
  return asModule ? interfaceBlocks(all) : std::vector<Tree>{};
}

}  // namespace dotbar::random
