// Comments that speak to a tool: of derivatives ($AD), to compilers (OpenMP, OpenACC, conditional lines, hints about loops).
#pragma once

#include <optional>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::fortran {

// What a comment without its first character says; `place`: where that text stands.
std::optional<il::Directive> directive(std::string_view comment, std::uint32_t place);

// The names behind its word, in lower case.
std::vector<Symbol> directiveNames(const il::Directive &);

}  // namespace dotbar::fortran
