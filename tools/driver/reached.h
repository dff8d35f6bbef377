// Which parts of the sources a run is about: messages about others would only be in the way.
#pragma once

#include <vector>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

class Reached {
 public:
  explicit Reached(const Analysed &);
  // In a procedure that may be derived, or among the declarations of the modules around one.
  bool derives(Span where) const;
  // That, or in a module that these use, or in no unit at all.
  bool concerns(Span where) const;

 private:
  struct Part {
    Span span;
    bool isProcedure, isReached, isHost, isUsed;
    std::size_t around = none;
  };
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  std::vector<Part> parts_;  // a unit each, in the order of the text; those inside another one behind it

  std::size_t innermost(Span where) const;
};

// Warnings about what is missing are taken back where no head reaches it.
void spareWarnings(Session &, const Analysed &);

}  // namespace dotbar::tools
