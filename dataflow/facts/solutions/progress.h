// Which analyses are solved, and which are being solved: what rests on one of those may still change.
#pragma once

#include <array>
#include <unordered_set>
#include <vector>

#include "dataflow/facts/values/mixed.h"
#include "dataflow/solver/bitset.h"
#include "engine/il/forest.h"

namespace dotbar::dataflow {

class Progress {
 public:
  explicit Progress(std::size_t analyses) : solved_(analyses) {}
  bool isSolved(std::uint32_t analysis) const { return solved_[analysis]; }
  bool isOpen(std::uint32_t analysis) const { return open_.contains(analysis); }
  bool isBegun(std::uint32_t analysis) const { return isSolved(analysis) || isOpen(analysis); }
  const BitSet &open() const { return open_; }
  void finish(std::uint32_t analysis) { solved_[analysis] = true; }

  // An analysis, or a part of it after the rest, is being solved as long as this lives.
  class Solving {
   public:
    Solving(Progress &p, std::uint32_t analysis) : progress_(p), analysis_(analysis), isOuter_(!p.isOpen(analysis)) {
      p.open_.insert(analysis);
    }
    ~Solving() {
      if (!isOuter_) return;
      progress_.open_.erase(analysis_);
      progress_.settled_.clear();
    }
    Solving(const Solving &) = delete;
    Solving &operator=(const Solving &) = delete;

   private:
    Progress &progress_;
    std::uint32_t analysis_;
    bool isOuter_;
  };

  // Guards of single trees (by definition) that are as far from where they began as they may be, while their analysis is being
  // solved; with the head of a control, where they rest on what enters it.
  void settle(std::uint32_t guard, il::Tree of, il::Tree head) { settled_.insert({guard, of.id, head.id}); }
  bool isSettled(std::uint32_t guard, il::Tree of, il::Tree head) const {
    return settled_.count({guard, of.id, 0}) || (head && settled_.count({guard, of.id, head.id}));
  }

 private:
  struct Hash {
    std::size_t operator()(const std::array<std::uint32_t, 3> &k) const {
      return Mixed()((std::uint64_t{k[0]} << 32 | k[1]) ^ std::uint64_t{k[2]} << 20);
    }
  };
  std::vector<bool> solved_;
  BitSet open_;
  std::unordered_set<std::array<std::uint32_t, 3>, Hash> settled_;
};

}  // namespace dotbar::dataflow
