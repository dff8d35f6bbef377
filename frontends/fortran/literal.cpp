// Literals of Fortran: digits, an exponent by e, d or q, and a kind behind an underscore.
#include <charconv>
#include <cstdlib>
#include <string>

#include "frontends/fortran/fortran.h"

namespace dotbar::fortran {

Literal literal(std::string_view text) {
  Literal r;
  const std::size_t bar = text.find('_');
  if (bar != std::string_view::npos) r.kind = text.substr(bar + 1);
  r.kindIsName = !r.kind.empty() && (r.kind[0] < '0' || r.kind[0] > '9');
  text = text.substr(0, bar);
  r.isDouble = text.find_first_of("dD") != std::string_view::npos;
  std::int64_t n = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), n);
  if (read.ec == std::errc() && read.ptr == text.data() + text.size()) r.integer = n;
  return r;
}

double number(std::string_view text) {
  std::string s(text.substr(0, text.find('_')));
  for (char &c : s)
    if (c == 'd' || c == 'D' || c == 'q' || c == 'Q') c = 'e';
  return std::strtod(s.c_str(), nullptr);
}

}  // namespace dotbar::fortran
