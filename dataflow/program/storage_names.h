// Whether variables of a unit are used by more than their own name.
#pragma once

#include <algorithm>
#include <map>
#include <set>

#include "dataflow/program/program.h"
#include "engine/il/walk.h"

namespace dotbar::dataflow {

// The names that statements use without naming them: those in a NAMELIST, or a statement function, of the unit.
inline std::set<Symbol> usedUnnamed(const Forest &f, const Unit &u) {
  std::set<Symbol> names;
  if (!u.decls) return names;
  il::each(f, u.decls, [&](Tree d) {
    if (!f.is(d, il::Op::Namelist) && !f.is(d, il::Op::StatementFunction)) return;
    il::each(f, d, [&](Tree t) {
      if (f.is(t, il::Op::Name)) names.insert(f.symbol(t));
    });
  });
  return names;
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
