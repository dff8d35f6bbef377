// A language server for rules files, on two streams (LSP 3.17: diagnostics, definition, hover, completion, formatting).
#pragma once

#include <iostream>
#include <string>
#include <vector>

namespace dotbar::lsp {

// Serves until `exit`; the exit code of the process. `folders`: where rule sets are found by name.
int serve(std::istream &in, std::ostream &out, const std::vector<std::string> &folders);

}  // namespace dotbar::lsp
