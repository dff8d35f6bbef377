// What a function stands for, said in the place where it is applied: what statement functions and functions of one formula have
// in common.
#pragma once

#include <map>

#include "dataflow/facts/impl.h"
#include "dataflow/program/meaning.h"
#include "dataflow/program/program.h"

namespace dotbar::dataflow {

class InPlace {
 protected:
  using Values = std::map<Symbol, Tree>;  // what names stand for

  explicit InPlace(Facts::Impl &i) : i_(i), f_(i.forest), p_(i.program) {}

  // A loop in a constructor counts with a variable of its own: what is put in its place could mean that one.
  static bool listsByLoops(const il::Forest &, Tree value);

  // Whether the function that is applied is, to the unit, the language's own.
  bool isIntrinsic(const Unit &, Tree apply) const;
  int occurrences(Tree, Symbol name) const;
  // All names at once: what stands for one may have the name of another.
  Tree replaced(Tree, const Values &) const;

  Facts::Impl &i_;
  Forest &f_;
  const Program &p_;
};

void addWrittenOut(std::vector<Primitive> &);
void addComplexParts(std::vector<Primitive> &);

}  // namespace dotbar::dataflow
