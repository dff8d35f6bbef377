// A tree rebuilt bottom up, with an explicit stack; what does not change is kept.
#pragma once

#include <span>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::il {

// `now(tree, children)` gives what stands for a tree whose children were rebuilt: the tree itself when they are its own.
template <typename Now>
Tree rebuild(const Forest &f, Tree root, Now now) {
  struct Open {
    Tree tree;
    std::uint32_t next;
    std::size_t done;
  };
  std::vector<Open> open{{root, 0, 0}};
  std::vector<Tree> done;
  while (true) {
    Open &o = open.back();
    if (o.next < f.arity(o.tree)) {
      const Tree c = f.child(o.tree, o.next++);
      if (isLeaf(f.op(c)))
        done.push_back(c);
      else
        open.push_back({c, 0, done.size()});
      continue;
    }
    const Tree t = now(o.tree, std::span<const Tree>(done.data() + o.done, done.size() - o.done));
    done.resize(o.done);
    done.push_back(t);
    open.pop_back();
    if (open.empty()) return t;
  }
}

// A rebuilt tree with the comments and the origin of the old one.
inline Tree inPlaceOf(Forest &f, Tree from, Tree to) {
  if (const Comments *c = f.comments(from)) f.setComments(to, Comments(*c));
  if (f.origin(from).source || f.origin(from).rule) f.setOrigin(to, f.origin(from));
  return to;
}

// The tree with these children.
inline Tree withChildren(Forest &f, Tree t, std::span<const Tree> children) {
  for (std::uint32_t i = 0; i < children.size(); ++i)
    if (children[i] != f.child(t, i))
      return inPlaceOf(f, t, f.node(f.op(t), std::vector<Tree>(children.begin(), children.end()), f.span(t)));
  return t;
}

// For what a statement that is only copied mentions (`other`): it reads this, and does not overwrite it. `text`: as it is
// written.
inline Tree onlyRead(Forest &f, Tree t, std::string_view text) {
  if (!hasSort(f.op(t), Sort::Ref)) return t;
  return f.node(Op::OtherExpr, {f.leaf(Op::Text, text, f.span(t)), f.node(Op::Exprs, {t}, f.span(t))}, f.span(t));
}

}  // namespace dotbar::il
