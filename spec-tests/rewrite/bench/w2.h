// W2 as rules over IL: tangent and adjoint of generated programs. Every term of the workload is an expression of IL with as
// many counted nodes as the workload's term (see `weigh` in w2.cpp for which operator stands for what).
#pragma once

#include "bench/w1.h"

namespace dotbar::bench {

struct W2Result : Result {
  std::uint64_t in = 0, tangent = 0, forward = 0, backward = 0;  // sizes
  bool sameSizes(const W2Result &o) const {
    return in == o.in && tangent == o.tangent && forward == o.forward && backward == o.backward;
  }
};

rules::RuleSet w2Rules();
W2Result w2ByRules(const rules::RuleSet &set, Make make, int statements, bool traced);
W2Result w2Limit(int statements, bool counted);  // counting applications takes time

}  // namespace dotbar::bench
