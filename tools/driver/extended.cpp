// USE stands in front of all other declarations, so what is new stands at two places.
#include "tools/driver/extended.h"

#include <algorithm>
#include <vector>

#include "engine/il/declarations.h"
#include "il_make.h"

namespace dotbar::tools {

namespace {

using il::Forest;
using il::Op;
using il::Tree;

std::vector<Tree> elements(const Forest &f, Tree list) {
  const auto all = f.children(list);
  return {all.begin(), all.end()};
}

Tree longer(Forest &f, Tree list, const std::vector<Tree> &all) {
  const Tree t = f.node(f.op(list), all, f.span(list));
  if (const il::Comments *c = f.comments(list)) f.setComments(t, il::Comments(*c));
  return t;
}

bool isPrivate(const Forest &f, Tree decls) {
  return std::ranges::any_of(f.children(decls), [&](Tree d) {
    return f.is(d, Op::Accessible) && f.text(il::AccessibleOp::attr_(f, d)) == "private" &&
           f.children(il::AccessibleOp::names_(f, d)).empty();
  });
}

// PUBLIC, of all names that are declared or defined.
Tree visible(Forest &f, Tree decls, Tree units) {
  std::vector<Tree> names;
  for (Tree d : elements(f, decls))
    if (f.is(d, Op::Declare))
      for (Tree n : il::declaredNames(f, d)) names.push_back(n);
  for (Tree u : elements(f, units)) names.push_back(il::ProcedureOp::name_(f, u));
  return f.node(Op::Accessible, {f.leaf(Op::Attr, "public"), f.node(Op::Names, names)});
}

}  // namespace

Tree extended(Forest &f, Tree module, Tree by) {
  using O = il::ModuleOp;
  const Tree old = O::decls_(f, module), more = O::decls_(f, by), procedures = O::contained_(f, by);
  std::vector<Tree> decls = elements(f, old), units = elements(f, O::contained_(f, module));
  const auto isUse = [&](Tree d) { return f.is(d, Op::Use); };
  const auto behind = std::find_if_not(decls.begin(), decls.end(), isUse);
  std::vector<Tree> uses, others;
  for (Tree d : elements(f, more)) (isUse(d) ? uses : others).push_back(d);
  decls.insert(behind, uses.begin(), uses.end());
  if (isPrivate(f, old)) decls.push_back(visible(f, more, procedures));
  decls.insert(decls.end(), others.begin(), others.end());
  for (Tree u : elements(f, procedures)) units.push_back(u);
  const Tree t = f.node(Op::Module, {O::name_(f, module), longer(f, old, decls), longer(f, O::contained_(f, module), units)},
                        f.span(module));
  if (const il::Comments *c = f.comments(module)) f.setComments(t, il::Comments(*c));
  return t;
}

}  // namespace dotbar::tools
