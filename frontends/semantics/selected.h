// Names that stand for something else while a construct runs (ASSOCIATE): what they stand for is written in their place.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/il/forest.h"
#include "frontends/semantics/hoist.h"

namespace dotbar::semantics {

// Names in instructions that some statement there may give another value. What a function of the language is applied to is not
// among them.
std::set<Symbol> disturbed(const il::Forest &, il::Tree instructions, const BlockScopes &,
                           const std::function<bool(Symbol)> &isOfLanguage);

// Whether an expression, evaluated anywhere in the instructions, has the value that it has before them, and evaluating it again
// has no effect.
bool isSteady(const il::Forest &, il::Tree expression, il::Tree instructions, const HoistAnswers &);

// The instructions with what the names stand for. No tree: it cannot be said so (what a subscript is computed from changes on the
// way, a section is named in text, an expression is selected from).
il::Tree withSelected(il::Forest &, il::Tree instructions, const std::vector<std::pair<Symbol, il::Tree>> &,
                      const HoistAnswers &);

}  // namespace dotbar::semantics
