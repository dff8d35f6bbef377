// Trees that random rule sets are carried out on.
#pragma once

#include <vector>

#include "engine/rules/ruleset.h"

namespace dotbar::rules {

// So many trees of a sort, the more telling first.
std::vector<il::Tree> candidates(il::Forest &f, Sort sort, std::size_t most);

// All small trees over the operators that the rules name, and one more.
std::vector<il::Tree> smallTrees(il::Forest &f, int depth);
// The same, fewer, and longer lists.
std::vector<il::Tree> smallTreesAndLists(il::Forest &f);

}  // namespace dotbar::rules
