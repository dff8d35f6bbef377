// A place in one logical statement: tokens, keywords (none of them reserved), the furthest failure, and canonical text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/support/symbol.h"
#include "frontends/fortran/line.h"

namespace dotbar::fortran {

class Cursor {
 public:
  explicit Cursor(const LogicalLine &line) : line_(&line) {}

  const LogicalLine &line() const { return *line_; }
  std::string_view code() const { return line_->code; }
  std::size_t at() {
    blanks();
    return at_;
  }
  void back(std::size_t at) { at_ = at; }
  std::string_view rest() {
    blanks();
    return std::string_view(line_->code).substr(at_);
  }
  char peek() {
    blanks();
    return at_ < line_->code.size() ? line_->code[at_] : '\0';
  }
  char after(std::size_t n);  // the first character that is no blank, from the n-th after this one
  bool ended() { return peek() == '\0' && at_ >= line_->code.size(); }

  bool looking(std::string_view punctuation);
  bool take(std::string_view punctuation);  // no failure is recorded
  bool need(std::string_view punctuation);  // records what was expected
  bool keyword(std::string_view words);     // "end if": a blank may stand where one is written
  bool needKeyword(std::string_view words);
  bool end();     // the end of the statement
  Symbol name();  // none: records "a name"
  Symbol tryName();
  std::string_view digits();                            // empty when there are none
  std::size_t skipParentheses(std::size_t from) const;  // the place behind the ')' that closes the '(' at from; npos
  void advance(std::size_t n) { at_ += n; }

  void fail(std::string expected);  // here
  void failAt(std::size_t at, std::string expected);
  void onlyExpected(std::string what) { expected_.assign(1, std::move(what)); }
  std::size_t furthest() const { return furthest_; }
  std::string expected() const;  // "expected ',' or ')'"
  bool failed() const { return !expected_.empty(); }

  Span span(std::size_t from, std::size_t to) const;  // of characters from .. to-1
  Span spanFrom(std::size_t from) const { return span(from, at_); }
  std::uint32_t place(std::size_t at) const;

  // The text of a part in its canonical layout, which reading it again does not change. `joined`: in fixed form blanks
  // say nothing, drop them; else they are kept between words.
  std::string text(std::size_t from, std::size_t to, bool joined = false) const;
  std::string textFrom(std::size_t from, bool joined = false) const { return text(from, at_, joined); }
  std::string keywordText(std::string_view keyword, std::size_t from, std::size_t to) const;  // "read (5, *) a"

 private:
  std::size_t quoteHollerith(std::string &out, std::size_t i, std::size_t to) const;
  void blanks() {
    while (at_ < line_->code.size() && line_->code[at_] == ' ' && !line_->opaque(at_)) ++at_;
  }
  const LogicalLine *line_;
  std::size_t at_ = 0;
  std::size_t furthest_ = 0;
  std::vector<std::string> expected_;
};

}  // namespace dotbar::fortran
