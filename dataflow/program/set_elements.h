// Which elements of an array assignments in loops set, and whether what is read has been set (forgotten.h).
#pragma once

#include <functional>
#include <span>

#include "dataflow/program/amount.h"
#include "dataflow/program/storage_names.h"

namespace dotbar::dataflow {

// Where a subscript selects along one dimension.
struct Selected {
  enum class Kind { All, Counted, Fixed, Unknown } kind = Kind::Unknown;  // every element; loop's counter + value; value; some
  Tree loop = {};
  std::int64_t value = 0;
};

// A statement that sets elements, below a list of instructions.
struct Setter {
  Tree statement;
  std::uint32_t item;            // of the list, that it stands in
  std::vector<Tree> loops;       // of that, around it: the outermost first
  std::vector<Selected> places;  // one for each dimension
};

class SetElements {
 public:
  SetElements(const Program &p, const Unit &u)
      : p_(p), f_(p.forest()), u_(u), now_(p, u), then_(Amounts::atEntry(p, u)), names_(u) {}

  // The array of which a left side is an element or a section; null: it is none of which all that reads it is seen.
  const Variable *of(Tree left) const;
  // What subscripts select, as far as these loops are around them.
  std::vector<Selected> places(const Variable &, Tree element, std::span<const Tree> loops) const;
  // The counter of the loop runs, along a dimension that a subscript of the element selects by it, over all that the array
  // declares.
  bool countsAll(const Variable &, Tree element, Tree loop) const;
  // Nothing but what is seen here says which elements it sets.
  bool areAll(const Variable &, const Setter &) const;
  // The first `done` setters set all elements that lie at these places (none: all elements), where `loops` are under way.
  bool cover(const Variable &, std::span<const Setter>, std::size_t done, std::span<const Selected>,
             std::span<const Tree> loops) const;
  // Other procedures may read it without being given it.
  bool isKnownElsewhere(const Variable &) const;

 private:
  struct Extent {
    bool isKnown = false;
    std::int64_t first = 0, last = 0;
  };
  const Program &p_;
  const Forest &f_;
  const Unit &u_;
  mutable Amounts now_, then_;
  StorageNames names_;

  Tree dimension(const Variable &v, std::size_t k) const { return f_.children(v.dims)[k]; }
  Extent extent(const Variable &, std::size_t k) const;
  Selected place(const Variable &, std::size_t k, Tree subscript, std::span<const Tree> loops) const;
  bool spansAll(const Variable &, std::size_t k, Tree range) const;
  bool bindsOwn(Tree bound) const;
  bool isUpper(const Variable &, std::size_t k, Tree bound, std::int64_t shift) const;
  bool isLower(const Variable &, std::size_t k, Tree bound, std::int64_t shift) const;
};

}  // namespace dotbar::dataflow
