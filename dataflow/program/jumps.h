// Where the jumps of a unit lead that keep to its structure: EXIT, CYCLE and RETURN leave constructs, and arrive where one of
// them ends (a trip of a loop, a construct, the body of the unit).
#pragma once

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

 private:
  using Lists = std::unordered_map<il::Tree, std::vector<il::Tree>>;

  void collect();
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
  Lists leaving_, arriving_;
  std::unordered_set<il::Tree> endless_;
  const std::vector<il::Tree> nothing_;
};

}  // namespace dotbar::dataflow
