// `dotbar rules fuzz`: looks for a tree on which the rules go wrong, and for a program whose derivatives are. What is found is
// made as small as it can be.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

struct FuzzRequest {
  std::string rules;  // a family of sets, a folder, a set or a layer
  std::uint64_t seed = 1;
  int count = 50;           // programs; a hundred times as many trees
  bool shrinking = true;    // what is found
  std::string folder = {};  // where the program that fails is written, with its derivatives; empty: nowhere
};

// What went wrong: for people, line by line.
struct Counterexample {
  std::uint64_t seed = 0;
  std::vector<std::string> lines;
  std::map<std::string, std::string> files = {};  // name and text
};

// Well-sorted trees for every judgement, with random answers of the host that the axioms allow: exactly one rule applies to each,
// all that is derived is well sorted, and both implementations of rules agree.
std::optional<Counterexample> fuzzTrees(const rules::RuleSet &, const SourceMap &, std::uint64_t seed, int count);

// The modes that random programs are derived by: one that goes by a direction, and one that goes by weights, if there is one.
struct FuzzedModes {
  std::string forward = "tangent", backward = "adjoint";
  bool forwardIsOwn = true, backwardIsOwn = true;  // by the request's rules; else by the default ones
};

// Random programs: divided differences, tangent and adjoint (or what stands for them) on the interpreter of IL.
struct FuzzedPrograms {
  int passed = 0, discarded = 0, failed = 0;
  std::map<std::string, int> reasons;  // why discarded
  int acceptedByBase = 0;              // of those: the default set differentiates them
  std::map<std::string, int> applied;  // rules of the request's own: in how many programs each applied
  std::optional<Counterexample> found;
};
FuzzedPrograms fuzzPrograms(const FuzzRequest &, const FuzzedModes &modes = {});

// Prints, and returns the exit code: 0, 1 when a set cannot be read, 3 when something was found.
int runRulesFuzz(const FuzzRequest &);

}  // namespace dotbar::tools
