// Random rule sets as text, for properties of the exclusivity check.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/ruleset.h"

namespace dotbar::rules {

// One judgement `Expr -j-> Expr`: nested patterns, repeated variables, texts, lists, sorts, guards, axioms, an `otherwise` rule.
std::string randomSet();
// The same with premises that may fail, whose judgements (`-k->`, `-q->`, of a few rules each) may refuse, and with equalities.
std::string randomSetWithPremises();

// Trees that are as a witness of the checker says: its variables stand for small trees, more of them the fewer variables there
// are.
std::vector<std::vector<il::Tree>> instances(il::Forest &f, const std::vector<Term> &witness, bool many);

// All small trees over the operators that the rules name, and one more.
std::vector<il::Tree> smallTrees(il::Forest &f, int depth);
// The same, fewer, and longer lists.
std::vector<il::Tree> smallTreesAndLists(il::Forest &f);

}  // namespace dotbar::rules
