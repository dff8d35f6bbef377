// Questions about IL's sorts that reading and checking rules ask all the time, answered from tables (TAP 5.1).
#pragma once

#include <optional>

#include "engine/il/forest.h"

namespace dotbar::rules {

using il::Op;
using il::Sort;

bool within(Sort sub, Sort super);         // every tree of sub is one of super
bool meet(Sort a, Sort b);                 // some tree is of both
std::optional<Op> listOf(Sort sort);       // the operator of a list sort
std::optional<Sort> elementOf(Sort sort);  // of a list sort
Sort sortOf(Op op);                        // the sort that the signature gives it
std::optional<Op> directList(Op op);       // the list operator of an operator's only child: push(A, B)

}  // namespace dotbar::rules
