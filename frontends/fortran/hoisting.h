// What is asked of the names of a unit when blocks in it are taken apart.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/il/forest.h"
#include "frontends/fortran/scope.h"
#include "frontends/language.h"
#include "frontends/semantics/hoist.h"

namespace dotbar::fortran {

bool hasAttribute(const il::Forest &, il::Tree declare, std::string_view word);

struct HoistedUnit {
  std::vector<il::Tree> header;  // of a procedure: prefix, type, name, formals, result
  il::Tree decls, body, units;
};

// As its declarations say. The scope lives as long as the answers.
semantics::HoistAnswers hoistAnswers(il::Forest &, const HoistedUnit &, const semantics::BlockScopes &, const Scope &,
                                     std::function<bool(il::Tree)> mayPoint);

// Its declarations and its body then.
std::pair<il::Tree, il::Tree> takenApart(il::Forest &, const HoistedUnit &, const semantics::BlockScopes &,
                                         const semantics::HoistAnswers &);

// A block as trees that a forest keeps (Forest::setReadAs), and back.
std::vector<il::Tree> asTrees(il::Forest &, const semantics::BlockScope &);
semantics::BlockScope asBlock(const il::Forest &, const std::vector<il::Tree> &parts);

// An ASSOCIATE that stays, and one with other selectors and statements.
std::optional<Selecting> selecting(const il::Forest &, il::Tree instruction);
il::Tree selectingAs(il::Forest &, il::Tree construct, const Selecting &);

}  // namespace dotbar::fortran
