// In what order derivatives stand in the output, and whether there is one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// A module or procedure of the output: a tree that is kept, or the text of one that is not.
struct Part {
  bool isModule;
  il::Tree tree;
  std::string text;
  std::string_view source{};  // the path of what it was made of
  il::Tree shown{};  // what is written of it, where that is less; what is written of a tree that another has, which is none
  Symbol name{};     // of a module
  std::vector<Symbol> uses{};  // the modules that it, or something inside, uses
  Span where{};                // what it was made of
  std::size_t unit = 0;        // the number of that among the units that are derived
};

// The modules that a unit, or something inside, uses (a USE inside of a body's BLOCK does not count).
std::vector<Symbol> modulesOf(const il::Forest &, il::Tree unit);

// Modules each of which uses the next one, and the last the first; nothing: there are no such.
std::vector<std::size_t> circleOf(const std::vector<Part> &);

// A derivative may use a module that its original does not: modules stand before what uses them, and before all else. Errors
// (kind Refused): two would use each other; `isDivided`, there is a file for each source: two of these would.
std::vector<Part> inOrderOfUse(Session &, std::vector<Part> parts, bool isDivided);

}  // namespace dotbar::tools
