// What a decision asks, as people read it: a place is an input by its sort, below it the children by their numbers.
#pragma once

#include <string>

#include "engine/rewrite/expr.h"

namespace dotbar::rewrite {

std::string readable(const rules::RuleSet &set, const rules::Judgement &j, const Conditions &in, ExprId id);
std::string readable(const rules::RuleSet &set, const rules::Judgement &j, const Conditions &in, const Cond &c);

}  // namespace dotbar::rewrite
