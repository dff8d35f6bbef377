// Where the jumps of a unit lead that keep to its structure: EXIT, CYCLE and RETURN leave constructs, and arrive where one of
// them ends (a trip of a loop, a construct, the body of the unit).
#pragma once

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::dataflow {

struct Jump {
  il::Tree target;               // the construct that is left, the loop that is cycled; of a RETURN, the body of the unit
  unsigned number = 0;           // from 1 on; jumps that may be under way where the same construct is left have different ones
  bool isIdle = false;           // leads where control goes anyway
  std::vector<il::Tree> passed;  // loops that are left besides the target, the innermost first
};

class Jumps {
 public:
  // `parent`: of every tree below the body.
  template <class Parent>
  Jumps(const il::Forest &f, il::Tree body, const Parent &parent) : f_(f), body_(body) {
    if (!body) return;
    collect();
    for (const il::Tree j : found_) lead(j, parent);
    number(parent);
    findEnds();
    for (const auto &[label, at] : labels_) enter(at, jumpsTo_[label], parent);
  }

  const Jump *find(il::Tree jump) const {
    const auto at = jumps_.find(jump);
    return at == jumps_.end() ? nullptr : &at->second;
  }
  // In the order of the text, without idle ones: that leave an instruction or a list from inside; that end a construct or one
  // trip of it (of a body: RETURN).
  const std::vector<il::Tree> &leaving(il::Tree t) const { return in(leaving_, t); }
  const std::vector<il::Tree> &arriving(il::Tree t) const { return in(arriving_, t); }
  // Control may go on behind the instruction, or reach the end of the list. A STOP counts as if it could be passed.
  bool reachesEnd(il::Tree t) const { return !endless_.count(t); }
  bool isConstructName(Symbol name) const { return names_.count(name) != 0; }
  // A statement outside of the construct names a label inside.
  bool isEntered(il::Tree construct) const { return entered_.count(construct) != 0; }

 private:
  using Lists = std::unordered_map<il::Tree, std::vector<il::Tree>>;

  void collect();
  void collectLabels(il::Tree instr);
  bool isTarget(il::Tree jump, il::Tree around) const;
  void findEnds();
  bool ends(il::Tree t) const;
  const std::vector<il::Tree> &in(const Lists &lists, il::Tree t) const {
    const auto at = lists.find(t);
    return at == lists.end() ? nothing_ : at->second;
  }

  template <class Parent>
  void lead(il::Tree jump, const Parent &parent) {
    Jump j;
    std::vector<il::Tree> left;  // what the jump leaves
    bool last = true;            // so far nothing stands behind it
    for (il::Tree t = jump, above; t; t = above) {
      above = t == body_ ? il::Tree{} : parent(t);
      if (t != jump && isTarget(jump, t)) {
        j.target = t;
        j.isIdle = last && !(f_.is(jump, il::Op::Exit) && f_.is(t, il::Op::Loop));
        break;
      }
      left.push_back(t);
      if (f_.is(t, il::Op::Loop)) j.passed.push_back(t);
      if (f_.is(t, il::Op::Loop) || f_.is(t, il::Op::Checkpoint)) last = last && isTarget(jump, t);
      if (f_.is(above, il::Op::Instrs)) last = last && f_.child(above, f_.arity(above) - 1) == t;
    }
    if (!j.target) return;  // leads out of what is looked at
    if (!j.isIdle) {
      for (const il::Tree t : left) leaving_[t].push_back(jump);
      arriving_[j.target].push_back(jump);
    }
    jumps_.emplace(jump, std::move(j));
  }

  // The constructs around a label that are not around every jump to it.
  template <class Parent>
  void enter(il::Tree label, const std::vector<il::Tree> &from, const Parent &parent) {
    const auto around = [&](il::Tree t) {
      std::vector<il::Tree> all;
      for (; t && t != body_; t = parent(t)) all.push_back(t);
      return all;
    };
    const std::vector<il::Tree> inside = around(label);
    for (const il::Tree jump : from) {
      const std::vector<il::Tree> outside = around(jump);
      for (const il::Tree t : inside)
        if (std::ranges::find(outside, t) == outside.end()) entered_.insert(t);
    }
  }

  // Those that end at or in one outermost construct are counted together, RETURNs after all others.
  template <class Parent>
  void number(const Parent &parent) {
    std::unordered_map<il::Tree, unsigned> counts;
    unsigned most = 0;
    for (const bool returns : {false, true})
      for (const il::Tree jump : found_) {
        const auto at = jumps_.find(jump);
        if (at == jumps_.end() || at->second.isIdle || (at->second.target == body_) != returns) continue;
        il::Tree outermost = at->second.target;
        for (il::Tree t = outermost; t && t != body_; t = parent(t))
          if (arriving_.count(t)) outermost = t;
        unsigned &count = returns ? most : counts[outermost];
        at->second.number = ++count;
        most = std::max(most, count);
      }
  }

  const il::Forest &f_;
  il::Tree body_;
  std::vector<il::Tree> order_, found_;  // instructions and lists, each before what is in it; jumps
  std::unordered_map<il::Tree, Jump> jumps_;
  std::unordered_map<il::Tree, Symbol> nameOf_;  // of constructs
  std::unordered_set<Symbol> names_;
  std::unordered_map<Symbol, il::Tree> labels_;                // where they stand
  std::unordered_map<Symbol, std::vector<il::Tree>> jumpsTo_;  // instructions that name a label
  Lists leaving_, arriving_;
  std::unordered_set<il::Tree> endless_, entered_;
  const std::vector<il::Tree> nothing_;
};

}  // namespace dotbar::dataflow
