// W2 as rules over IL: tangent and adjoint of generated programs. Every term of the workload is an expression of IL with as
// many counted nodes as the workload's term (see `weigh` in w2.cpp for which operator stands for what).
#pragma once

#include "bench/w1.h"

namespace dotbar::bench {

struct W2Result : Result {
  std::uint64_t in = 0, tangent = 0, forward = 0, backward = 0;  // sizes
};

rules::RuleSet w2Rules();
W2Result w2ByRules(const rules::RuleSet &set, Make make, int statements, bool traced);

}  // namespace dotbar::bench
