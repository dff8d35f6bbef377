// Random rule sets as text, for properties of the exclusivity check.
#pragma once

#include <string>

namespace dotbar::rules {

// One judgement `Expr -j-> Expr`: nested patterns, repeated variables, texts, lists, sorts, guards, axioms, an `otherwise` rule.
std::string randomSet();
// The same with premises that may fail, whose judgements (`-k->`, `-q->`, of a few rules each) may refuse, and with equalities.
std::string randomSetWithPremises();

// As an author writes it, and in the forms that it is short for: lists element by element, refusals stated apart, children by
// name, rules on one line.
struct Form {
  std::string said, meant;
};
Form randomSetOfForms();
// With `otherwise` rules on one line: for one operator, for an element of a list, of two lists side by side.
Form randomSetWithOtherwise();

}  // namespace dotbar::rules
