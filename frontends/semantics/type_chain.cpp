#include "frontends/semantics/type_chain.h"

#include <algorithm>
#include <vector>

#include "il_make.h"

namespace dotbar::semantics {

namespace {

using il::Forest;
using il::Op;
using il::Tree;

// The next test; no tree: something else stands there.
Tree testIn(const Forest &f, Tree instructions) {
  if (f.arity(instructions) != 1) return {};
  const Tree t = f.children(instructions).front();
  return f.is(t, Op::If) && f.is(il::IfOp::test_(f, t), Op::IsOf) ? t : Tree{};
}

Tree typeTested(const Forest &f, Tree branch) { return il::IsOfOp::type_(f, il::IfOp::test_(f, branch)); }

}  // namespace

bool isChainOfClasses(const Forest &f, Tree instructions) {
  int classes = 0;
  for (Tree t = testIn(f, instructions); t; t = testIn(f, il::IfOp::else_(f, t)))
    classes += f.is(typeTested(f, t), Op::ClassType) ? 1 : 0;
  return classes > 1;
}

Tree closestFirst(Forest &f, Tree instructions, const std::function<std::optional<int>(Symbol)> &depth) {
  struct Branch {
    Tree tree;
    int depth;
  };
  std::vector<Branch> branches;
  Tree rest = instructions;
  constexpr int exact = 1 << 20;
  for (Tree t = testIn(f, rest); t; t = testIn(f, rest)) {
    const Tree type = typeTested(f, t);
    const bool isClass = f.is(type, Op::ClassType);
    const std::optional<int> found = isClass ? depth(f.symbol(il::ClassTypeOp::tag_(f, type))) : std::optional(exact);
    if (!found) return {};
    branches.push_back({t, *found});
    rest = il::IfOp::else_(f, t);
  }
  std::ranges::stable_sort(branches, std::greater(), &Branch::depth);
  for (std::size_t k = branches.size(); k-- > 0;) {
    const Tree old = branches[k].tree;
    const Tree now = f.node(Op::If, {il::IfOp::test_(f, old), il::IfOp::then_(f, old), rest}, f.span(old));
    if (const il::Comments *c = f.comments(old)) f.setComments(now, il::Comments(*c));
    rest = f.node(Op::Instrs, {now}, f.span(old));
  }
  return rest;
}

}  // namespace dotbar::semantics
