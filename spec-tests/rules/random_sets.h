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

// So many trees of a sort, the more telling first.
std::vector<il::Tree> candidates(il::Forest &f, Sort sort, std::size_t most);

// All small trees over the operators that the rules name, and one more.
std::vector<il::Tree> smallTrees(il::Forest &f, int depth);
// The same, fewer, and longer lists.
std::vector<il::Tree> smallTreesAndLists(il::Forest &f);

}  // namespace dotbar::rules
