// What the checker says of a set, carried out by brute force.
#pragma once

#include <string>

#include "engine/support/diagnostics.h"

namespace dotbar::rules {

struct Verdict {
  std::string said;                   // by the checker
  std::string wrong;                  // a finding whose witness is none; empty when there is no such
  std::size_t confirmed = 0;          // findings whose witness goes wrong indeed
  std::size_t undecided = 0;          // findings whose witness stands for too many trees to try them
  bool gap = false, overlap = false;  // what was found
};

// Findings of judgements that brute force cannot carry out (with functions of the host, guards of several trees, `with`) are not
// judged, nor of those that ask judgements which go wrong themselves.
Verdict verdict(const std::string &text);

}  // namespace dotbar::rules
