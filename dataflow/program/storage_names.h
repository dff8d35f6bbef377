// Whether variables of a unit are used by more than their own name.
#pragma once

#include <algorithm>
#include <map>

#include "dataflow/program/program.h"
#include "engine/il/walk.h"

namespace dotbar::dataflow {

// Statements use it that do not name it: by a NAMELIST, or a statement function, of the unit.
inline bool isUsedUnnamed(const Forest &f, const Unit &u, Symbol name) {
  return u.decls && il::any(f, u.decls, [&](Tree d) {
           const bool hides = f.is(d, il::Op::Namelist) || f.is(d, il::Op::StatementFunction);
           return hides && il::any(f, d, [&](Tree t) { return f.is(t, il::Op::Name) && f.symbol(t) == name; });
         });
}

// Storage that has several names (EQUIVALENCE).
class StorageNames {
 public:
  explicit StorageNames(const Unit &u) : u_(u) {}

  bool areSeveral(const Variable &v) const {
    if (names_.empty())
      for (const Variable &other : u_.symbols.all())
        if (other.isVariable())
          for (const ZoneId z : other.zones) ++names_[z];
    return std::ranges::any_of(v.zones, [&](ZoneId z) { return names_[z] > 1; });
  }

 private:
  const Unit &u_;
  mutable std::map<ZoneId, int> names_;  // how many have it
};

}  // namespace dotbar::dataflow
