// Names and declarations for what a pass over the program adds: variables, copies of procedures.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::tools {

// `hint`, or else with a number behind it: what no unit of the program knows and no text of this one has; nor is it taken by
// what the pass has made before.
Symbol freeName(const dataflow::Program &, const dataflow::Unit &, const std::string &hint,
                const std::function<bool(Symbol)> &isTaken = {});
// Declarations with more of them, ahead of those that statement functions are.
std::vector<il::Tree> withDeclared(const il::Forest &, std::vector<il::Tree> decls, const std::vector<il::Tree> &more);

}  // namespace dotbar::tools
