// What can be told of a judgement's outputs from the results of all rules: a fixed point, more than can come, never less.
#pragma once

#include "engine/rules/ruleset.h"

namespace dotbar::rules {

// How long a list may be: a bit for each length, the last for all from there on.
using Lengths = std::uint8_t;
constexpr Lengths anyLength = 0xff, noElement = 1, someElements = 0xfe, moreThanCounted = 0x80;
constexpr Lengths longerByOne(Lengths l) { return static_cast<Lengths>((l << 1) | (l & moreThanCounted)); }
constexpr Lengths shorterByOne(Lengths l) { return static_cast<Lengths>((l >> 1) | (l & moreThanCounted)); }
Lengths together(Lengths a, Lengths b);  // of two lists, one behind the other

struct Shape {
  il::OpSet ops;
  Lengths lengths = 0;  // of a list
  il::OpSet elements;   // of a list
};

class Shapes {
 public:
  explicit Shapes(const RuleSet &set) : set_(set) {}
  const Shape &of(JudgementId j, std::size_t output);
  bool mayRefuse(JudgementId j);  // one of its rules does, or a judgement that they ask; or none of its rules can give anything

 private:
  void compute();
  bool refines(const Rule &rule);
  bool derives(const std::vector<Premise> &premises) const;
  Shape result(const Rule &r, const Term &t) const;
  Shape list(const Rule &r, const Term &t) const;
  Shape made(const Rule &r, VarId v, const std::vector<Premise> &premises) const;
  const RuleSet &set_;
  std::vector<std::vector<Shape>> all_;  // by judgement
  std::vector<bool> refuse_, gives_;     // by judgement
};

}  // namespace dotbar::rules
