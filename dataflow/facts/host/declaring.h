// What primitives about declarations share: counting names, and declarations with less in them.
#pragma once

#include <unordered_map>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

using Counts = std::unordered_map<Symbol, int>;

// How often each name occurs; words of copied text count, those of comments and groups of imported declarations do not.
void count(const Forest &, Tree in, Counts &, int by = 1);

std::vector<Tree> childrenOf(const Forest &, Tree);
Symbol nameOf(const Forest &, Tree entity);

// A `declare` of those entities that `keeps`; no tree when none is left.
template <class Keeps>
Tree restricted(Forest &f, Tree declare, Keeps &&keeps) {
  using O = il::DeclareOp;
  std::vector<Tree> kept;
  const std::vector<Tree> all = childrenOf(f, O::entities_(f, declare));
  for (Tree e : all)
    if (keeps(e)) kept.push_back(e);
  if (kept.size() == all.size()) return declare;
  if (kept.empty()) return {};
  const Tree entities = f.node(Op::Entities, kept);
  const Tree r = f.node(Op::Declare, {O::type_(f, declare), O::attrs_(f, declare), entities}, f.span(declare));
  if (const il::Comments *c = f.comments(declare)) f.setComments(r, il::Comments(*c));
  return r;
}

// A USE with those of its `only` names that occur; no tree when none does.
Tree restrictedUse(Forest &, Tree use, const Counts &);

// What normalisation brought of interface blocks, for derivatives alone: the unit sees it where it stands.
bool isDescription(const Forest &, Tree imported);

void addAccessPrimitives(std::vector<Primitive> &);  // access.cpp

}  // namespace dotbar::dataflow
