// From a list of instructions to the nodes of its graph. Internal to dataflow/program.
#pragma once

#include <functional>
#include <unordered_map>
#include <unordered_set>

#include "dataflow/program/label_graph.h"

namespace dotbar::dataflow {

// Comments of a statement that goes, for the one behind it.
struct Said {
  il::Comments comments;
  void add(const il::Forest &, il::Tree t);
  il::Tree onto(il::Forest &, il::Tree t);  // a copy of t that has them, too; t itself when there are none
};

// What is to be taken apart: instructions that jump to labels, or hold such instructions or labels that are named.
class Tangles {
 public:
  Tangles(const il::Forest &, il::Tree body);
  bool any() const { return !targets_.empty(); }
  bool isSupported() const { return isSupported_; }
  bool isTarget(Symbol label) const { return targets_.count(label) != 0; }
  bool holds(il::Tree t) const { return holds_.count(t) != 0; }      // anywhere
  bool isOpened(il::Tree t) const { return opened_.count(t) != 0; }  // an IF or SELECT, not within a loop of its own

 private:
  void note(il::Tree t);
  bool isTangled(il::Tree t);
  const il::Forest &f_;
  bool isSupported_ = true;
  std::unordered_set<Symbol> targets_;
  std::unordered_set<il::Tree> holds_, opened_;
};

class LabelNodes {
 public:
  using Id = LabelGraph::Id;
  // `inner`: an instruction that stays whole, with the loops inside it done.
  LabelNodes(il::Forest &f, const Tangles &tangles, bool ofUnit, std::function<il::Tree(il::Tree)> inner)
      : f_(f), tangles_(tangles), ofUnit_(ofUnit), inner_(std::move(inner)) {}
  void build(il::Tree list);
  LabelGraph graph;
  std::unordered_map<Symbol, Id> labels, constructs;  // constructs: where EXIT leads that says a name
  Said said;                                          // at the end of the list

 private:
  void list(il::Tree);
  void instruction(il::Tree);
  void jump(il::Tree, Symbol label);
  void arithmetic(il::Tree);
  void computed(il::Tree);
  void choice(il::Tree);
  void selection(il::Tree);
  void part(Id at, il::Tree list, Id after);
  void whole(il::Tree wrapped, il::Tree t);
  Id labelled(Symbol label);
  Id test(il::Tree value, il::Op comparison, il::Tree like, Symbol yes);
  LabelGraph::Arm to(Symbol label);
  void open();          // control is somewhere
  void begin(Id node);  // control goes on there
  void close(il::Tree branch, std::vector<LabelGraph::Arm> arms);
  void findDeep(il::Tree t);
  il::Tree like(il::Op, std::initializer_list<il::Tree>, il::Tree statement);

  il::Forest &f_;
  const Tangles &tangles_;
  bool ofUnit_;
  std::function<il::Tree(il::Tree)> inner_;
  Id current_ = LabelGraph::outside, position_ = 0;
};

}  // namespace dotbar::dataflow
