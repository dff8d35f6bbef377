// Rules as the papers print them: premises above a bar, the conclusion below.
#pragma once

#include <map>
#include <string>

#include "engine/rules/show/show.h"

namespace dotbar::rules {

enum class Typesetting { Latex, Html };

// Where a page has what a word stands for (guards, sets, analyses; judgements as arrows): names of places in it, for HTML.
using Places = std::map<std::string, std::string, std::less<>>;

// In LaTeX a displayed fraction (needs amsmath); in HTML an element of class `rule`.
std::string typeset(const RuleSet &set, RuleId rule, Typesetting how, const Places &places = {});
std::string typeset(const RuleSet &set, const Rule &rule, Typesetting how, const Places &places = {});
// A displayed array; a table of class `equations`. Conditions are joined by ∧ and ∨.
std::string typeset(const RuleSet &set, const std::vector<Equation> &equations, Typesetting how, const Places &places = {});
std::string escaped(std::string_view text, Typesetting how);  // plain text

}  // namespace dotbar::rules
