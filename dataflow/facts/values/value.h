// Values of equations: sets and relations of zones, truths, trees and lists of trees.
#pragma once

#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

enum class Type : std::uint8_t { Set, Relation, Bool, Tree, Trees };

struct Value {
  Type type = Type::Set;
  BitSet set;
  Relation relation;
  bool truth = false;
  Tree tree;
  std::vector<Tree> trees;

  static Value of(BitSet s) {
    Value v;
    v.set = std::move(s);
    return v;
  }
  static Value of(Relation r) {
    Value v;
    v.type = Type::Relation;
    v.relation = std::move(r);
    return v;
  }
  static Value of(bool b) {
    Value v;
    v.type = Type::Bool;
    v.truth = b;
    return v;
  }
  static Value of(Tree t) {
    Value v;
    v.type = Type::Tree;
    v.tree = t;
    return v;
  }
  static Value of(std::vector<Tree> t) {
    Value v;
    v.type = Type::Trees;
    v.trees = std::move(t);
    return v;
  }
};

}  // namespace dotbar::dataflow
