// The elements of an array one by one, as loops find them.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::tools {

struct Elements {
  il::Tree element;
  std::vector<std::pair<il::Tree, il::Tree>> bounds;  // of its subscripts: the first, and the last
};

// A component of each object of an array.
bool isOfEach(dataflow::Program &, const dataflow::Unit &, il::Tree value);
// The element at these subscripts of a whole array, or of a section without a stride; of a scalar, it. Nothing: it has another
// form.
std::optional<Elements> elementsOf(dataflow::Program &, const dataflow::Unit &, il::Tree value, std::span<const il::Tree> subs);

}  // namespace dotbar::tools
