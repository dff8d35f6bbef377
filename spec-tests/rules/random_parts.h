// What random rule sets are put together of.
#pragma once

#include <rapidcheck.h>

#include <string>
#include <vector>

namespace dotbar::rules {

inline bool oneIn(int n) { return *rc::gen::inRange(0, n) == 0; }

template <class... S>
auto one(S... of) {
  using What = std::common_type_t<S...>;
  using Held = std::conditional_t<std::is_same_v<What, const char *>, std::string, What>;
  return *rc::gen::elementOf(std::vector<Held>{of...});
}

std::string vocabulary();  // metavariables, the judgement -j->, guards, axioms
std::string rule(const std::string &name, const std::string &premises, const std::string &conclusion);
std::string guards();            // premises that ask of X
std::string judgementOfTrees();  // -k->
// What -k-> gives for a tree of this shape, or -q-> for its list, one of few, so that several rules ask the same.
std::string premise(const std::string &shape, int number);

}  // namespace dotbar::rules
