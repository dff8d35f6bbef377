// Questions about all of a tree, with an explicit stack: trees are as deep as programs make them.
#pragma once

#include <boost/container/small_vector.hpp>

#include "engine/il/forest.h"

namespace dotbar::il {

// Whether `is(tree)` of the tree or of something in it; asked in the order of the text, until one is.
template <class Is>
bool any(const Forest &f, Tree root, Is &&is) {
  boost::container::small_vector<Tree, 32> open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (is(t)) return true;
    for (std::uint32_t k = f.arity(t); k-- > 0;) open.push_back(f.child(t, k));
  }
  return false;
}

template <class Act>
void each(const Forest &f, Tree root, Act &&act) {
  any(f, root, [&](Tree t) {
    act(t);
    return false;
  });
}

}  // namespace dotbar::il
