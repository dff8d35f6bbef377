// Random rule sets and trees. Rules are texts (for messages) and always end: a judgement asks itself or a later one about
// parts of its input, and only later ones about anything that it builds.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "rulebook.h"

namespace dotbar::test {

class RandomRules {
 public:
  explicit RandomRules(std::uint64_t seed);
  Rulebook book;
  std::string log;                      // the rules, to be shown when a test fails
  static constexpr int judgements = 4;  // e0, e1 : Expr -> Expr; l : Exprs -> Exprs; p : Expr, Expr -> Expr, Exprs
  std::string tree(int depth);
  std::string list(int depth);
  std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

 private:
  struct Variable {
    std::string name;
    bool list;
    bool part;  // smaller than the input
  };
  bool chance(int percent) { return below(100) < static_cast<std::size_t>(percent); }
  std::string fresh(bool list, bool part);
  std::string pattern(int depth, bool part);
  std::string listPattern(int depth, bool part);
  std::string templ(int depth);
  std::string listTempl(int depth);
  std::string pick(bool list, bool partOnly);
  std::string formula(int depth, bool positive);
  void rule(int judgement, int number);
  void premise(RuleMaker &r, int judgement);
  void judge(RuleMaker &r, int judgement);

  std::mt19937_64 random_;
  std::vector<Variable> bound_;
  int counter_ = 0;
};

}  // namespace dotbar::test
