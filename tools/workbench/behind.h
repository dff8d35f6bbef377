// The statements of a derivative that make a variable, and the rules behind each: where to look when it is wrong.
#pragma once

#include <optional>
#include <ostream>
#include <string>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

struct Suspect {
  std::string entry;                  // what is wrong: d y / d x(2)
  std::string procedure;              // of the derivative
  std::optional<std::size_t> formal;  // its argument of this number, from 0 on; none: the variable
  std::string variable;
};

// The request is that of the derivative. Some of the statements: those that assign the variable or pass it on, then those that
// make what these read.
void showBehind(const Request &, const Suspect &, std::ostream &);

}  // namespace dotbar::tools
