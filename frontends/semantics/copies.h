// Copies of procedures, which do what the procedure does and are analysed apart from it: each is a unit beside the procedure,
// under a name that no source can have. Where something is written it has the procedure's name.
#pragma once

#include <string>

#include "engine/support/symbol.h"

namespace dotbar::semantics {

// `tag`: a number, or a word that tells what is derived of it from what is derived of others.
inline Symbol copyName(Symbol procedure, std::string_view tag) {
  return tag.empty() ? procedure : intern(std::string(text(procedure)) + "'" + std::string(tag));
}
inline bool isCopy(Symbol name) { return text(name).find('\'') != std::string_view::npos; }
inline std::string_view copiedText(std::string_view name) { return name.substr(0, name.find('\'')); }
inline Symbol copied(Symbol name) { return isCopy(name) ? intern(copiedText(text(name))) : name; }
inline std::string_view copyTag(Symbol name) {
  return isCopy(name) ? text(name).substr(text(name).find('\'') + 1) : std::string_view();
}

}  // namespace dotbar::semantics
