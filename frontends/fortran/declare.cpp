// Declarations as Fortran has them: entities of one type, USE with ONLY, COMMON.
#include <vector>

#include "frontends/fortran/fortran.h"
#include "frontends/language.h"

namespace dotbar::fortran {

using il::Forest;
using il::Op;
using il::Tree;

namespace {

Tree entity(Forest &f, Symbol name, Tree dims) {
  const Tree absent = f.leaf(Op::Noexpr, "");
  return f.node(Op::Entity, {f.leaf(Op::Name, name), dims ? dims : f.node(Op::Dims, {}), absent, absent});
}

}  // namespace

Tree variables(Forest &f, Tree type, std::span<const Declared> all, std::string_view attribute) {
  std::vector<Tree> entities, attributes;
  for (const Declared &d : all) entities.push_back(entity(f, d.name, d.dims));
  if (!attribute.empty()) attributes.push_back(f.leaf(Op::Attr, attribute));
  return f.node(Op::Declare, {type, f.node(Op::Attrs, attributes), f.node(Op::Entities, entities)});
}

Tree taken(Forest &f, Symbol module, std::span<const Taken> names) {
  std::vector<Tree> all;
  for (const auto &[local, there] : names) all.push_back(f.node(Op::Used, {f.leaf(Op::Name, local), f.leaf(Op::Name, there)}));
  return f.node(Op::Use, {f.leaf(Op::Name, module), f.node(Op::Only, {f.node(Op::Uses, all)}), f.leaf(Op::Notext, "")});
}

Tree shared(Forest &f, Symbol block, std::span<const Symbol> members) {
  std::vector<Tree> entities;
  for (const Symbol m : members) entities.push_back(entity(f, m, {}));
  const bool named = block && !text(block).empty();
  return f.node(Op::Common, {named ? f.leaf(Op::Name, block) : f.leaf(Op::Noname, ""), f.node(Op::Entities, entities)});
}

}  // namespace dotbar::fortran
