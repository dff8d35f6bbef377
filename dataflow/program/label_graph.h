// The flow graph of a list of instructions in which labels stand that jumps name, and how blocks and loops say the same: where
// each part of the list is to stand (Ramshaw 1988; Ramsey 2022 on dominators). Control may enter no loop in two ways: where it
// does, such a loop is entered by one part of its own that chooses by a variable.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::dataflow {

class LabelGraph {
 public:
  using Id = std::uint32_t;
  static constexpr Id behind = 0, first = 1;  // behind the list; where it begins
  static constexpr Id outside = ~0u;

  struct Arm {  // a way out of a node
    Id to = outside;
    Symbol label = {};      // outside of the list
    bool fromJump = false;  // a jump of the source, not what follows anyway
  };
  struct Deep {
    Id said, to;  // the node that the source names, and the one that control goes to first
  };
  struct Node {
    Symbol label = {};
    std::vector<il::Tree> code = {};  // one after the other
    il::Tree branch = {};             // an IF or SELECT whose parts stand for the arms; without: one arm, or none
    std::vector<Arm> arms = {};
    std::vector<Deep> deep = {};  // jumps out of what stays whole in the code
    Id position = 0;              // in the text
    // --- where it is to stand ---
    bool isLoop = false;                      // control comes back to it from what it dominates
    bool isInlined = false;                   // it stands where the only arm that leads to it does
    unsigned arrivals = 0;                    // without those that come back to a loop
    std::vector<Id> inside = {}, after = {};  // what stands behind it, within its loop or behind that, in this order
  };

  Id add() {
    nodes_.emplace_back();
    return static_cast<Id>(nodes_.size() - 1);
  }
  Node &operator[](Id n) { return nodes_[n]; }
  const Node &operator[](Id n) const { return nodes_[n]; }
  Id size() const { return static_cast<Id>(nodes_.size()); }

  // An instruction that sets the variable by which a loop with several entries chooses, and the SELECT that does.
  struct Choosing {
    std::function<il::Tree(unsigned)> set;
    std::function<il::Tree(std::size_t)> choose;
  };
  // Once all nodes are there. `isPlain`: behind the list is a place like others, which no jump has a word for.
  void place(bool isPlain, const std::function<Choosing()> &choosing);

 private:
  using Ids = std::vector<Id>;
  void thread();
  Arm threaded(Arm) const;
  void sort();
  void makeReducible(const Ids &among, const std::function<Choosing()> &);
  Ids entries(const Ids &component, const std::vector<char> &isIn) const;
  Id enterByOne(const Ids &entries, const Choosing &, Ids &made);
  void findDominators();
  bool dominates(Id a, Id b) const;
  void findLoops();
  void findPlaces(bool isPlain);
  Id home(Id n, bool &behindLoop) const;
  template <class Visit>
  void successors(const Node &n, Visit &&visit) const {
    for (const Arm &a : n.arms)
      if (a.to != outside) visit(a.to);
    for (const Deep &d : n.deep) visit(d.to);
  }

  std::vector<Node> nodes_;
  Ids order_, rank_, dominator_;         // reachable nodes in reverse post-order; places in it, and dominators, by node
  std::vector<Ids> previous_, loopsOf_;  // by node; heads of the loops around it, the innermost last
};

}  // namespace dotbar::dataflow
