// Lines of text in free or fixed form: where a long one may be broken, indentation, which tree a line prints.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/il/forest.h"
#include "frontends/fortran/fortran.h"

namespace dotbar::fortran {

class Layout {
 public:
  Layout(const WriteOptions &options, LineMap *map) : options_(options), map_(map) {
    if (map_) map_->lines.assign(1, il::Tree{});
  }

  Layout &operator<<(std::string_view text) { return line_ += text, *this; }
  void word(std::string_view keyword);  // in the case that the options want
  void mayBreak() { breaks_.push_back(static_cast<std::uint32_t>(line_.size())); }
  void copied(std::string_view text);  // source text: may be broken at its blanks and commas
  std::size_t length() const { return line_.size(); }
  void forget() { line_.clear(), breaks_.clear(); }
  std::string take();  // what the line holds, without writing it

  // Writes the line; a trailing comment goes behind it.
  void end(int depth, il::Tree tree, std::string_view trailing = {});
  void preprocessor(std::string_view line, il::Tree tree) { physical(line, tree); }
  void comment(int depth, std::string_view text, il::Tree tree);
  void blank(il::Tree tree);
  bool fits(int depth) const { return indent(depth) + line_.size() <= (options_.fixed ? fieldSize : width()); }
  std::string text() { return std::move(out_); }

 private:
  // Of fixed form: the columns before the statement, and those of the statement; what stands behind is a comment.
  static constexpr std::size_t fieldBegin = 6, fieldSize = 66;
  std::size_t width() const { return static_cast<std::size_t>(options_.width); }
  static std::size_t indent(int depth) { return std::min<std::size_t>(static_cast<std::size_t>(depth) * 2, 40); }
  void physical(std::string_view text, il::Tree tree);
  void endFree(std::size_t first, il::Tree tree, std::string_view trailing);
  void endFixed(std::size_t first, il::Tree tree, std::string_view trailing);
  std::size_t cut(std::size_t from, std::size_t room, std::size_t hardRoom, std::size_t &next) const;
  WriteOptions options_;
  LineMap *map_;
  std::string out_, line_;
  std::vector<std::uint32_t> breaks_;
};

}  // namespace dotbar::fortran
