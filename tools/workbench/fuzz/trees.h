// Random trees by the signature, near to what the rules of a set speak of; and trees made smaller.
#pragma once

#include <functional>
#include <map>

#include "engine/rules/ruleset.h"
#include "tools/verify/random/random.h"

namespace dotbar::tools {

class TreeMaker {
 public:
  TreeMaker(const rules::RuleSet &set, il::Forest &forest, random::Random &random);
  il::Tree of(il::Sort sort, int depth);
  // The inputs of a rule's judgement: trees that its patterns match, now and then with another part.
  std::vector<il::Tree> inputsFor(const rules::Rule &rule, int depth);

 private:
  using Bound = std::map<rules::VarId, il::Tree>;
  il::Tree matching(const rules::Rule &rule, const rules::Term &t, il::Sort sort, int depth, Bound &bound);
  il::Tree listMatching(const rules::Rule &rule, const rules::Term &t, int depth, Bound &bound);
  il::Tree leaf(il::Op op);
  il::Tree list(const std::vector<il::Tree> &children, il::Op op);
  void collect(const rules::Term &t);
  void collect(const rules::Formula &f);
  il::Forest &forest_;
  random::Random &random_;
  std::map<il::Op, std::vector<std::string>> texts_;    // that some rule asks for
  std::map<il::Sort, std::vector<il::Op>> ends_, all_;  // operators of a sort: without children, and any
};

// Trees like these but smaller, each failing too: parts dropped, or replaced by their own parts.
using Fails = std::function<bool(const std::vector<il::Tree> &)>;
std::vector<il::Tree> smaller(il::Forest &forest, std::vector<il::Tree> inputs, const std::vector<il::Sort> &sorts,
                              const Fails &fails);

}  // namespace dotbar::tools
