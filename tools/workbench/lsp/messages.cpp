// Reading and writing framed messages.
#include "tools/workbench/lsp/messages.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace dotbar::lsp {
namespace {

constexpr std::size_t longest = 64u << 20;  // of a body: more is no text of rules

std::optional<std::size_t> lengthIn(std::string line) {
  std::transform(line.begin(), line.end(), line.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  constexpr std::string_view name = "content-length:";
  if (!line.starts_with(name)) return std::nullopt;
  const std::size_t at = std::min(line.find_first_not_of(' ', name.size()), line.size());
  std::size_t n = 0;
  const auto [end, error] = std::from_chars(line.data() + at, line.data() + line.size(), n);
  return error == std::errc() ? std::optional(n) : std::nullopt;
}

}  // namespace

std::optional<std::string> readMessage(std::istream &in) {
  std::optional<std::size_t> length;
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (const auto n = lengthIn(line)) length = n;
    if (!line.empty() || !length) continue;  // the empty line ends the header
    if (*length > longest) return in.ignore(static_cast<std::streamsize>(*length)), std::string();
    std::string body(*length, '\0');
    in.read(body.data(), static_cast<std::streamsize>(*length));
    return in ? std::optional(std::move(body)) : std::nullopt;
  }
  return std::nullopt;
}

void writeMessage(std::ostream &out, const std::string &body) {
  out << "Content-Length: " << body.size() << "\r\n\r\n" << body << std::flush;
}

}  // namespace dotbar::lsp
