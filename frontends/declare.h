// What built code asks a language to declare, and what a literal of it says.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/il/forest.h"

namespace dotbar {

struct Declared {
  Symbol name;
  il::Tree dims;  // none: a scalar
};

// A name of a module: as it is called here, and there.
struct Taken {
  Symbol local, there;
};

struct Literal {
  std::optional<std::int64_t> integer;  // nothing: it is none, or too large
  std::string_view kind;                // as it is said; empty: it is not
  bool kindIsName = false;              // else a number
  bool isDouble = false;                // of twice the default precision
};

}  // namespace dotbar
