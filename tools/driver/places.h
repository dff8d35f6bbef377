// Where the tool finds what it needs: beside where it is installed, or in the trees that it was built from and in.
#pragma once

#include <string>

namespace dotbar::tools {

struct Places {
  std::string rules;           // the folder of the bundled rule sets
  std::string proved;          // what the build has proved of them (proved.h)
  std::string runtimeLibrary;  // what adjoint programs link
  std::string runtime;         // its headers, and its functions in the language of programs
  std::string messages;        // what the kinds of messages mean
  bool installed = false;
};
const Places &places();

}  // namespace dotbar::tools
