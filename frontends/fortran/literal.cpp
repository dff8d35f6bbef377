// Literals of Fortran: digits, an exponent by e, d or q, and a kind behind an underscore.
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <string>

#include "frontends/fortran/fortran.h"

namespace dotbar::fortran {

namespace {

std::optional<std::int64_t> digits(std::string_view text) {
  std::int64_t n = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), n);
  return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(n) : std::nullopt;
}

}  // namespace

Literal literal(std::string_view text) {
  Literal r;
  if (const auto n = digits(text)) return r.integer = *n, r;  // most are nothing else
  const std::size_t bar = text.find('_');
  if (bar != std::string_view::npos) r.kind = text.substr(bar + 1);
  r.kindIsName = !r.kind.empty() && (r.kind[0] < '0' || r.kind[0] > '9');
  text = text.substr(0, bar);
  r.isDouble = std::ranges::any_of(text, [](char c) { return c == 'd' || c == 'D'; });
  if (const auto n = digits(text)) r.integer = *n;
  return r;
}

double number(std::string_view text) {
  std::string s(text.substr(0, text.find('_')));
  for (char &c : s)
    if (c == 'd' || c == 'D' || c == 'q' || c == 'Q') c = 'e';
  return std::strtod(s.c_str(), nullptr);
}

}  // namespace dotbar::fortran
