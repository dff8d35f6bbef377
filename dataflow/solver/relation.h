// Relations between what zones hold before and what they hold after (Diff-dep and Dep, TAP 5.2): (v1.v2) says that v2 after
// depends on v1 before. Sparse: only the columns (the v2) that a piece of program redefines are listed; `identity` says that
// every other zone keeps its value.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "dataflow/solver/bitset.h"

namespace dotbar::dataflow {

class Relation {
 public:
  using Columns = std::vector<std::pair<std::uint32_t, BitSet>>;  // sorted by zone; what each depends on

  Relation() = default;  // the empty relation
  static Relation identity() {
    Relation r;
    r.identity_ = true;
    return r;
  }
  // The identity on `zones` only.
  static Relation identityOn(const BitSet &zones);
  // (Id without the columns of `killed`) united with from x to.
  static Relation flow(const BitSet &from, const BitSet &to, const BitSet &killed);

  bool isIdentityElsewhere() const { return identity_; }
  const Columns &columns() const { return columns_; }
  bool contains(std::uint32_t from, std::uint32_t to) const;
  void set(std::uint32_t column, BitSet rows);  // replaces a column
  bool unite(const Relation &other);            // says whether it changed
  bool intersect(const Relation &other);
  bool operator==(const Relation &other) const;

  Relation then(const Relation &next) const;   // this (x) next
  BitSet image(const BitSet &before) const;    // before (x) this
  BitSet preimage(const BitSet &after) const;  // this (x) after
  Relation closure() const;                    // this^+ = this, this (x) this, ... united
  std::size_t hash() const;

 private:
  template <class Each>
  static void both(const Relation &a, const Relation &b, Each &&each);
  BitSet rowsOf(std::uint32_t column) const;
  const BitSet *listed(std::uint32_t column) const;
  bool identity_ = false;
  Columns columns_;
};

}  // namespace dotbar::dataflow
