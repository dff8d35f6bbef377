// The tokens of a statement, as PEGTL rules over its code. In free form blanks end a token; in fixed form there are none.
#pragma once

#include <cstddef>
#include <string_view>

namespace dotbar::fortran::lexical {

// The number of characters that a token at the start of `code` has; 0 when there is none.
std::size_t name(std::string_view code);
std::size_t digits(std::string_view code);
std::size_t number(std::string_view code, bool &real);  // R708, R714, with a kind
std::size_t boz(std::string_view code);                 // R764, also the older form with the letter behind
std::size_t string(std::string_view code);              // R724, with a kind in front
std::size_t dotted(std::string_view code);              // .and. .true. .myop.

inline bool nameChar(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$';
}
inline bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$'; }
inline bool digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace dotbar::fortran::lexical
