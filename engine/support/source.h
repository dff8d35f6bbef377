// Source texts and places in them. A place is one number: the offset of a character in all the texts that were read, laid
// end to end; the map turns it back into file, line and column.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace dotbar {

struct Span {  // characters begin .. end-1; {0, 0}: no place
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  explicit operator bool() const { return end != 0; }
};

struct Position {  // line and column count from 1; column counts bytes
  std::string_view file;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

class SourceMap {
 public:
  // Registers a text under a path; returns the offset of its first character.
  std::uint32_t add(std::string path, std::string text);
  Position position(std::uint32_t offset) const;      // of {0}: an empty file name
  std::string_view line(std::uint32_t offset) const;  // the whole line around the offset, without its end
  std::string_view text(Span span) const;
  std::string_view file(std::uint32_t offset) const;    // path of the text that holds it
  std::string_view whole(std::string_view path) const;  // the text registered as this, the first of them
  // The offset where `line` (from 1) of the text registered as `path` begins; 0 when there is none.
  std::uint32_t lineStart(std::string_view path, std::uint32_t line) const;
  std::vector<std::string_view> paths() const;  // of all texts, in the order in which they were registered

 private:
  struct Text {
    std::string path, text;
    std::uint32_t base = 0;
    std::vector<std::uint32_t> lines;  // offsets in the text where lines begin
  };
  const Text *holder(std::uint32_t offset) const;
  std::deque<Text> texts_;
  std::uint32_t next_ = 1;
};

}  // namespace dotbar
