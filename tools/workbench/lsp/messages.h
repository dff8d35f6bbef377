// The base protocol of language servers: messages of JSON behind a Content-Length header.
#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>

namespace dotbar::lsp {

// The body of the next message; nothing at the end of the stream or when no header is found.
std::optional<std::string> readMessage(std::istream &);
void writeMessage(std::ostream &, const std::string &body);

}  // namespace dotbar::lsp
