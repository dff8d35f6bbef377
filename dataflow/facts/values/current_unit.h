// The unit that is spoken of where no occurrence of the program says it: of trees that rules built.
#pragma once

#include <span>

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

class CurrentUnit {
 public:
  explicit CurrentUnit(const Program &p) : program_(p) {}
  UnitId get() const { return unit_; }
  void set(UnitId u) { unit_ = u; }
  // That of the first occurrence among them; a type may be from where something is declared.
  UnitId of(std::span<const Tree> trees) const {
    for (const Tree t : trees)
      if (program_.isSource(t) && !il::hasSort(program_.forest().op(t), il::Sort::Type))
        if (const UnitId u = program_.unitOf(t); u != none) return u;
    return unit_;
  }
  // As long as this lives another one is spoken of.
  class Within {
   public:
    Within(CurrentUnit &c, UnitId u) : current_(c), outer_(c.unit_) { c.unit_ = u; }
    ~Within() { current_.unit_ = outer_; }
    Within(const Within &) = delete;
    Within &operator=(const Within &) = delete;

   private:
    CurrentUnit &current_;
    UnitId outer_;
  };

 private:
  const Program &program_;
  UnitId unit_ = none;
};

}  // namespace dotbar::dataflow
