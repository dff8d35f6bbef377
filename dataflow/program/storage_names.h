// Whether variables of a unit have storage by more names than their own (EQUIVALENCE).
#pragma once

#include <algorithm>
#include <map>

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

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
