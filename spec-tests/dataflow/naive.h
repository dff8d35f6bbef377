// The oracle of the solver: all unknowns of random equations over a program, found by trying every equation again and again, from
// nothing (or, of what rests on an analysis that is intersected, from everything) until none moves.
#pragma once

#include <map>
#include <tuple>

#include "spec-tests/dataflow/fixture.h"
#include "spec-tests/dataflow/random_equations.h"

namespace dotbar::dataflow::test {

class Naive {
 public:
  Naive(const World &, const Equations &);
  BitSet analysis(char side, il::Tree instr);
  bool guard(il::Tree instr) { return !definition(true, instr, {}).empty(); }
  BitSet set(il::Tree instr) { return definition(false, instr, {}); }
  static std::vector<il::Tree> instructions(const World &, const Unit &);

 private:
  struct Region {  // of a unit: what enters each block, and what has passed each of its points, in the order of propagation
    std::vector<BitSet> in;
    std::vector<std::vector<BitSet>> passed;
  };
  struct Place {
    const Unit *unit = nullptr;
    il::Tree subject, carried;  // carried: the instruction whose transfer asks
    std::map<std::string, il::Tree> variables;
  };
  // A definition of an instruction, asked for while a value is carried through an instruction (or none). A guard that holds is a
  // set with one element.
  using Question = std::tuple<bool, il::Tree, il::Tree>;
  enum Stage { Below, Circle, Above };  // rests not on the analysis; rests on it and it on this; rests on it

  Stage stageOf(bool guard) const;
  BitSet least(bool greatest, const Unit &) const;
  void solve(Stage);
  bool solveRegion(const Unit &);
  BitSet boundary(const Unit &);
  BitSet transfer(const Unit &, const Point &, const BitSet &in);
  BitSet definition(bool guard, il::Tree, il::Tree carried);
  BitSet compute(const Question &);
  BitSet set(const Expression &, const Place &);
  bool test(const Expression &, const Place &);
  std::vector<il::Tree> range(const Expression &, const Place &) const;
  BitSet callee(const Place &);
  const BitSet &value(char side, il::Tree instr) const;
  void parts(il::Tree, std::vector<il::Tree> &) const;

  const World &world_;
  const Program &program_;
  const Equations &equations_;
  Stage stage_ = Below;
  std::map<UnitId, Region> regions_;
  std::map<Question, BitSet> definitions_;
  const BitSet *passing_ = nullptr;  // what is carried
  bool moved_ = false;
};

}  // namespace dotbar::dataflow::test
