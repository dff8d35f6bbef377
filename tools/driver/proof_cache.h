// Proofs that the user's earlier runs made, of sets that the build knows nothing of: in DOTBAR_CACHE, or where the system has
// caches. What a proof rests on is kept whole and compared whole: the executable's own mark, and all texts. Without a place for
// it, or where nothing can be written, every run proves for itself, and says nothing.
#pragma once

#include <string>

namespace dotbar::tools {

// The linker's digest of the executable; empty where it left none.
std::string ownMark();
// `set` is what the set is known by; `texts` are those that it is made of.
bool isInCache(const std::string &set, const std::string &texts);
void putInCache(const std::string &set, const std::string &texts);

}  // namespace dotbar::tools
