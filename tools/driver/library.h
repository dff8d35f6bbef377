// Libraries whose procedures have derivatives that come with the tool (--library): for each a folder with what its procedures
// are, in sources that run, and with their derivatives, which programs compile or link.
#pragma once

#include <string>
#include <vector>

#include "engine/support/diagnostics.h"

namespace dotbar::tools {

struct LibraryFiles {
  std::vector<std::string> described;    // NAME.*: read beside the program's sources
  std::vector<std::string> derivatives;  // NAME_derivatives.*: they are called
  std::vector<std::string> all() const;
};
// Of some libraries, in that order; an error where there is none of a name.
LibraryFiles libraryFiles(const std::vector<std::string> &names, Diagnostics &);
bool isOfLibrary(std::string_view path);

}  // namespace dotbar::tools
