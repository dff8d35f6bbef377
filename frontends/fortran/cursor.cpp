// Tokens, the furthest failure, canonical text.
#include "frontends/fortran/cursor.h"

#include <algorithm>
#include <cctype>

#include "frontends/fortran/lexical.h"

namespace dotbar::fortran {

char Cursor::after(std::size_t n) {
  blanks();
  std::size_t i = at_ + n;
  while (i < line_->code.size() && line_->code[i] == ' ') ++i;
  return i < line_->code.size() && !line_->opaque(i) ? line_->code[i] : '\0';
}

bool Cursor::looking(std::string_view punctuation) {
  blanks();
  std::size_t i = at_;
  for (char c : punctuation) {
    if (i >= line_->code.size() || line_->opaque(i) || line_->code[i] != c) return false;
    ++i;
  }
  return true;
}

bool Cursor::take(std::string_view punctuation) {
  if (!looking(punctuation)) return false;
  at_ += punctuation.size();
  return true;
}

bool Cursor::need(std::string_view punctuation) {
  if (take(punctuation)) return true;
  fail("'" + std::string(punctuation) + "'");
  return false;
}

bool Cursor::keyword(std::string_view words) {
  blanks();
  std::size_t i = at_;
  for (char w : words) {
    if (w == ' ') {
      while (i < line_->code.size() && line_->code[i] == ' ') ++i;
      continue;
    }
    if (i >= line_->code.size() || line_->opaque(i) || line_->code[i] != w) return false;
    ++i;
  }
  if (!line_->fixed && i < line_->code.size() && lexical::nameChar(line_->code[i]) && !line_->opaque(i)) return false;
  at_ = i;
  return true;
}

bool Cursor::needKeyword(std::string_view words) {
  if (keyword(words)) return true;
  std::string shown(words);
  std::transform(shown.begin(), shown.end(), shown.begin(), [](unsigned char c) { return std::toupper(c); });
  fail(shown);
  return false;
}

bool Cursor::end() {
  if (ended()) return true;
  fail("the end of the statement");
  return false;
}

Symbol Cursor::tryName() {
  blanks();
  if (at_ >= line_->code.size() || line_->opaque(at_) || !lexical::letter(line_->code[at_])) return {};
  std::size_t length = lexical::name(std::string_view(line_->code).substr(at_));
  const Symbol s = intern(std::string_view(line_->code).substr(at_, length));
  at_ += length;
  return s;
}

Symbol Cursor::name() {
  const Symbol s = tryName();
  if (!s) fail("a name");
  return s;
}

std::string_view Cursor::digits() {
  blanks();
  if (at_ < line_->code.size() && line_->opaque(at_)) return {};
  const std::string_view d =
      std::string_view(line_->code).substr(at_, lexical::digits(std::string_view(line_->code).substr(at_)));
  at_ += d.size();
  return d;
}

std::size_t Cursor::skipParentheses(std::size_t from) const {
  std::size_t depth = 0;
  for (std::size_t i = from; i < line_->code.size(); ++i) {
    if (line_->opaque(i)) continue;
    const char c = line_->code[i];
    if (c == '(' || c == '[') ++depth;
    if ((c == ')' || c == ']') && --depth == 0) return i + 1;
  }
  return std::string::npos;
}

void Cursor::failAt(std::size_t at, std::string expected) {
  if (at < furthest_ && failed()) return;
  if (at > furthest_) expected_.clear();
  furthest_ = at;
  if (std::find(expected_.begin(), expected_.end(), expected) == expected_.end()) expected_.push_back(std::move(expected));
}

void Cursor::fail(std::string expected) {
  blanks();
  failAt(at_, std::move(expected));
}

std::string Cursor::expected() const {
  std::string all = "expected ";
  for (std::size_t i = 0; i < expected_.size(); ++i)
    all += (i == 0 ? "" : i + 1 == expected_.size() ? " or " : ", ") + expected_[i];
  return all;
}

std::uint32_t Cursor::place(std::size_t at) const {
  return at < line_->place.size() ? line_->place[at] : line_->end ? line_->end : line_->start;
}

Span Cursor::span(std::size_t from, std::size_t to) const {
  while (to > from + 1 && line_->code[to - 1] == ' ') --to;
  if (line_->code.empty()) return {line_->start, line_->end};
  if (from >= line_->code.size()) return {line_->end, line_->end + 1};
  return {line_->place[from], to > from ? line_->place[to - 1] + 1 : line_->place[from] + 1};
}

namespace {

// Canonical text, one character after the other: blanks are those of the source, made one, but for commas, `::` and `=>`.
struct Layout {
  std::string out;
  bool blank = false;

  void put(char c) {
    if (blank && !out.empty() && out.back() != ' ') out += ' ';
    blank = false;
    out += c;
  }
};

}  // namespace

// A Hollerith in a format becomes a quoted constant: n characters that a line break could not cut.
std::size_t Cursor::quoteHollerith(std::string &out, std::size_t i, std::size_t to) const {
  out.pop_back();  // the h
  while (!out.empty() && lexical::digit(out.back())) out.pop_back();
  if (!out.empty() && out.back() != ' ' && out.back() != '(' && out.back() != ',') out += ", ";
  out += '\'';
  for (; i < to && (line_->marks[i] & LogicalLine::Hollerith); ++i) {
    if (line_->code[i] == '\'') out += '\'';
    out += line_->original[i];
  }
  out += '\'';
  if (i < to && (lexical::nameChar(line_->code[i]) || line_->opaque(i))) out += ", ";
  return i - 1;
}

std::string Cursor::text(std::size_t from, std::size_t to, bool joined) const {
  Layout l;
  const bool format = line_->code.compare(0, 6, "format") == 0;
  to = std::min(to, line_->code.size());
  for (std::size_t i = from; i < to; ++i) {
    const char c = line_->code[i];
    if (c == ' ' && !line_->opaque(i)) {
      l.blank = true;
      continue;
    }
    if ((line_->marks[i] & LogicalLine::Gap) && !joined) l.blank = true;
    if (line_->fixed && i > from && line_->code[i - 1] == ')' && !line_->opaque(i - 1) &&
        (lexical::nameChar(c) || line_->opaque(i)))
      l.blank = true;
    if (line_->opaque(i)) {
      if ((line_->marks[i] & LogicalLine::Hollerith) && format && !l.out.empty())
        i = quoteHollerith(l.out, i, to);
      else
        l.put(line_->original[i]);
      continue;
    }
    const char before = i > 0 ? line_->code[i - 1] : ' ';
    if (lexical::digit(c) && !format && !lexical::nameChar(before)) {  // a number's letters stay as written, but for its kind
      bool real;
      std::size_t n = std::min(lexical::number(std::string_view(line_->code).substr(i, to - i), real), to - i);
      const std::size_t kind = line_->code.find('_', i);
      if (kind != std::string::npos && kind < i + n) n = kind - i;
      for (std::size_t k = 0; k < n && !line_->opaque(i + k); ++k) l.put(line_->original[i + k]);
      i += n - 1;
      continue;
    }
    const char next = i + 1 < to ? line_->code[i + 1] : '\0';
    if ((c == ':' && next == ':') || (c == '=' && next == '>')) {
      l.blank = true;
      l.put(c);
      l.put(line_->code[++i]);
      l.blank = true;
      continue;
    }
    l.put(c);
    if (c == ',') l.blank = true;
  }
  return l.out;
}

// "read(5, *) a", "data x/1/": statements whose keyword is followed by parentheses are written without a blank.
std::string Cursor::keywordText(std::string_view keyword, std::size_t from, std::size_t to) const {
  const std::string rest = text(from, to, true);
  std::string all(keyword);
  const bool blank = keyword == "data" || keyword == "equivalence" || keyword == "where" || keyword == "forall";
  if (!rest.empty() && (rest[0] != '(' || blank)) all += ' ';
  return all + rest;
}

}  // namespace dotbar::fortran
