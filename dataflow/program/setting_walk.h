// In which order statements set, read and overwrite elements of an array (forgotten.h).
#pragma once

#include "dataflow/program/set_elements.h"

namespace dotbar::dataflow {

// Statements in the order in which they run, with what they read of an array, and which setters are behind them.
class SettingWalk {
 public:
  SettingWalk(const Program &p, const Unit &u, const Variable &v, std::span<const Setter> setters,
              const std::function<bool(Symbol)> &isIntrinsic, const SetElements &arrays)
      : p_(p), f_(p.forest()), u_(u), v_(v), setters_(setters), isIntrinsic_(isIntrinsic), arrays_(arrays) {}

  // It reads nothing of the array that has not been set, and does nothing but go on behind it.
  bool passes(Tree t);
  std::size_t done() const { return done_; }

 private:
  const Program &p_;
  const Forest &f_;
  const Unit &u_;
  const Variable &v_;
  std::span<const Setter> setters_;
  const std::function<bool(Symbol)> &isIntrinsic_;
  const SetElements &arrays_;
  std::size_t done_ = 0;
  std::vector<Tree> loops_;  // under way

  bool isOf(Tree name) const { return f_.is(name, Op::Name) && f_.symbol(name) == v_.name; }
  bool all(Tree t);
  bool written(Tree left);
  bool element(Tree t);
  bool loop(Tree t);
  bool applies(Tree t);
  bool copied(Tree t);
  bool calls(Tree args);
  bool set(Tree statement);
};

// What may overwrite elements of an array, in the order of the text.
class Writes {
 public:
  Writes(const Program &p, const Unit &u, const Variable &v, const std::function<bool(Symbol)> &isIntrinsic,
         const SetElements &arrays)
      : p_(p), f_(p.forest()), u_(u), v_(v), isIntrinsic_(isIntrinsic), arrays_(arrays) {}

  void collect(Tree instr);
  // No element that a setter sets has been overwritten before, of all that is collected.
  bool areElsewhere(const Setter &) const;

 private:
  struct Write {
    Tree statement;
    std::vector<Tree> loops;
    std::vector<Selected> places;  // none: any
  };
  const Program &p_;
  const Forest &f_;
  const Unit &u_;
  const Variable &v_;
  const std::function<bool(Symbol)> &isIntrinsic_;
  const SetElements &arrays_;
  std::vector<Write> all_;
  std::vector<Tree> loops_;  // around

  bool mentions(Tree) const;
  bool mayOverwrite(Tree) const;
  void atomic(Tree);
  bool missesAll(const Setter &, const Write &, bool isBefore) const;
};

}  // namespace dotbar::dataflow
