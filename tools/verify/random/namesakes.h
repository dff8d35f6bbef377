// Types of two modules that bind procedures of one name, of the same arguments: one without the object, one with it.
#pragma once

#include <string>
#include <vector>

#include "tools/verify/random/build.h"

namespace dotbar::random {

class Namesakes {
 public:
  Namesakes(const Build &b, std::string suffix) : b_(b), suffix_(std::move(suffix)) {}

  std::vector<Tree> modules() const { return {module("left", "sin", "0.25"), module("right", "cos", "0.5")}; }
  // What a unit declares that calls them.
  std::vector<Tree> uses() const;
  std::vector<Tree> objects() const;
  // Each gives the variable another value.
  std::vector<Tree> calls(Tree by) const;

 private:
  Build b_;
  std::string suffix_;

  std::string tag(const std::string &side) const { return side + "type" + suffix_; }
  Tree module(const std::string &side, const char *function, const char *weight) const;
  Tree procedure(const std::string &name, const std::string &self, Tree value) const;
};

}  // namespace dotbar::random
