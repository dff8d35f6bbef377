// Names behind USE.
#include "frontends/fortran/use.h"

#include "frontends/fortran/lexical.h"

namespace dotbar::fortran {

Scope::Use useNames(const Scope *module, std::string_view text) {
  Scope::Use use{module, false, {}};
  std::size_t i = 0;
  auto blanks = [&] {
    while (i < text.size() && (text[i] == ' ' || text[i] == ',')) ++i;
  };
  auto word = [&] {
    blanks();
    const std::size_t n = lexical::name(text.substr(i));
    i += n;
    return text.substr(i - n, n);
  };
  blanks();
  const std::size_t start = i;
  if (word() == "only" && (blanks(), i < text.size() && text[i] == ':')) {
    use.only = true;
    ++i;
  } else {
    i = start;
  }
  while (blanks(), i < text.size()) {
    const std::string_view local = word();
    if (local.empty()) {
      ++i;
      continue;
    }
    std::string_view there = local;
    blanks();
    if (text.substr(i, 2) == "=>") {
      i += 2;
      there = word();
    }
    use.names.emplace_back(intern(local), intern(there));
  }
  return use;
}

}  // namespace dotbar::fortran
