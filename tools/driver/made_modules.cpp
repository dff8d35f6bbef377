// Such a module begins with what the sources do not say (dataflow/program/dispatch.h).
#include "tools/driver/made_modules.h"

#include <vector>

#include "il_make.h"

namespace dotbar::tools {
namespace {

using il::Op;
using il::Tree;

// Its USE statements; no tree: the sources have the module, or nobody has.
Tree usesOf(const il::Forest &f, const dataflow::Program &p, Symbol module) {
  const dataflow::Unit *u = p.findUnit(module);
  if (!u || !f.is(u->tree, Op::Module) || f.arity(u->decls) == 0) return {};
  const Tree first = f.children(u->decls).front();
  return f.is(first, Op::Imported) ? il::ImportedOp::decls_(f, first) : Tree{};
}

}  // namespace

il::Tree withoutMadeModule(il::Forest &f, const dataflow::Program &p, Tree derived) {
  if (!f.is(derived, Op::Module)) return derived;
  const Tree decls = il::ModuleOp::decls_(f, derived), own = usesOf(f, p, f.symbol(il::ModuleOp::name_(f, derived)));
  std::vector<Tree> all;
  bool isChanged = false;
  for (const Tree d : std::vector<Tree>(f.children(decls).begin(), f.children(decls).end())) {
    const Tree said = own && f.is(d, Op::Imported) ? own : Tree{};  // it stands in the output itself
    const Tree uses = f.is(d, Op::Use) ? usesOf(f, p, f.symbol(il::UseOp::module_(f, d))) : said;
    if (!uses) {
      all.push_back(d);
      continue;
    }
    all.insert(all.end(), f.children(uses).begin(), f.children(uses).end());
    isChanged = true;
  }
  if (!isChanged) return derived;
  const Tree now = f.node(
      Op::Module, {il::ModuleOp::name_(f, derived), f.node(Op::Decls, all, f.span(decls)), il::ModuleOp::contained_(f, derived)},
      f.span(derived));
  f.setOrigin(now, f.origin(derived));
  return now;
}

}  // namespace dotbar::tools
