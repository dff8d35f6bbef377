// Which references stand for zones: what is kept, saved or set to zero is named so.
#pragma once

#include <vector>

#include "dataflow/facts/impl.h"
#include "dataflow/program/program.h"

namespace dotbar::dataflow {

struct Named {
  const Variable *variable;
  Symbol name;
};

// What a unit has names for, in the order of declarations: its own variables, those that it uses, then its hosts'.
class NamedHere {
 public:
  NamedHere(const Program &, const Unit &);
  std::vector<Named> of(const BitSet &zones) const;  // that have one of these

 private:
  std::vector<Named> all_;
  std::vector<std::vector<std::uint32_t>> byZone_;
};

// Whole variables of the unit, in the order of their declarations, that cover a set of zones; behind those in `result`.
Tree variables(Facts::Impl &, UnitId, Tree, BitSet zones, std::vector<Tree> result = {});
// Of what a reference has in common with another, which is or has all of it or a component: itself, or of an object the
// components, that have one of these zones.
Tree partsWithin(Facts::Impl &, UnitId, Tree ref, Tree other, BitSet zones);
// What an instruction overwrites of a set of zones: a left side as it is written, for calls and fragments whole variables.
Tree references(Facts::Impl &, UnitId, Tree, BitSet zones);

}  // namespace dotbar::dataflow
