// Which elements of an array assignments in loops set, and whether what is read has been set (forgotten.h).
#pragma once

#include <functional>
#include <map>
#include <span>

#include "dataflow/program/amount.h"

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
  SetElements(const Program &p, const Unit &u) : p_(p), f_(p.forest()), u_(u), now_(p, u), then_(Amounts::atEntry(p, u)) {}

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
  mutable std::map<ZoneId, int> uses_;  // how many names of the unit have it

  Tree dimension(const Variable &v, std::size_t k) const { return f_.children(v.dims)[k]; }
  Extent extent(const Variable &, std::size_t k) const;
  Selected place(const Variable &, std::size_t k, Tree subscript, std::span<const Tree> loops) const;
  bool spansAll(const Variable &, std::size_t k, Tree range) const;
  bool isOverlaid(const Variable &) const;
  bool bindsOwn(Tree bound) const;
  bool isUpper(const Variable &, std::size_t k, Tree bound, std::int64_t shift) const;
  bool isLower(const Variable &, std::size_t k, Tree bound, std::int64_t shift) const;
};

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
