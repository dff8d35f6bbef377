// Interned names: two symbols are equal exactly when their texts are. One table for the whole process, so that trees, rules
// and tables of symbols agree without translation.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string_view>

namespace dotbar {

struct Symbol {
  std::uint32_t id = 0;  // 0 is the empty text
  auto operator<=>(const Symbol &) const = default;
  explicit operator bool() const { return id != 0; }
};

Symbol intern(std::string_view text);
std::string_view text(Symbol symbol);  // lives as long as the process

}  // namespace dotbar

template <>
struct std::hash<dotbar::Symbol> {
  std::size_t operator()(dotbar::Symbol s) const noexcept { return s.id; }
};
