// Random equations, legal and monotone: one analysis, a guard and a set that ask for each other and for the analysis, here and in
// other instructions. As text for the rules language, and as trees for the naive iteration (naive.h).
#pragma once

#include <random>
#include <string>
#include <vector>

namespace dotbar::dataflow::test {

struct Expression {
  enum class Kind {
    Empty,
    All,
    Reads,
    Writes,
    MustWrites,
    Before,  // the analysis before and after the instruction
    After,
    Callee,  // the analysis at the callee's other end, of the calls of the first parameter
    Set,     // the defined set, the defined guard
    Guard,
    Union,
    Intersection,
    Difference,
    EachSet,  // over Range
    Meets,
    Within,
    And,
    Or,
    Not,
    IsAtomic,
    Some,
    Each
  };
  enum class Range { Parts, Instructions, Callers };
  Kind kind = Kind::Empty;
  std::string variable;  // that it speaks of, or that a quantifier binds
  std::string of;        // the instruction that a quantifier goes out from
  Range range = Range::Parts;
  std::vector<Expression> args;
};

struct Equations {
  bool forward = true, unites = true;
  Expression head;
  bool hasContext = false;
  Expression context;                      // `callee = ...`
  bool conditional = false;                // larger if condition, else transfer
  Expression condition, larger, transfer;  // of the instruction I
  Expression guardAtomic, guardRest;       // of the instruction T
  Expression setAtomic, setRest;

  std::string text() const;
};

class RandomEquations {
 public:
  explicit RandomEquations(std::mt19937 &random) : random_(random) {}
  Equations make();

 private:
  using Kind = Expression::Kind;
  using Range = Expression::Range;
  struct Scope {  // variables in sight: the parameter, of which only what is carried may be asked, then bound ones
    std::vector<std::string> variables;
    bool definitions = true, sets = true;  // sets: all variables are of one unit
  };
  bool chance(unsigned percent) { return random_() % 100 < percent; }
  const std::string &any(const Scope &s) { return s.variables[random_() % s.variables.size()]; }
  Expression known(const Scope &);  // a set that does not rest on the analysis
  Expression fact(const Scope &);
  Expression set(const Scope &, unsigned depth);
  Expression test(const Scope &, unsigned depth);
  Expression quantified(Kind, const Scope &, unsigned depth);

  std::mt19937 &random_;
  bool forward_ = true;
};

}  // namespace dotbar::dataflow::test
