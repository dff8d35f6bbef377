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
  const std::string_view d = std::string_view(line_->code).substr(at_, lexical::digits(std::string_view(line_->code).substr(at_)));
  at_ += d.size();
  return d;
}

std::size_t Cursor::skipParentheses(std::size_t from) const {
  std::size_t depth = 0;
  for (std::size_t i = from; i < line_->code.size(); ++i) {
    if (line_->opaque(i)) continue;
    if (line_->code[i] == '(') ++depth;
    if (line_->code[i] == ')' && --depth == 0) return i + 1;
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

// Lays out one character after the other.
struct Layout {
  std::string out;
  bool previousName = false;  // the last character belongs to a word
  bool wantBlank = false;

  void put(char c) { out += c; }
  void code(char c, bool blankBefore, bool atWordStart) {
    const bool name = lexical::nameChar(c);
    if (!out.empty() && (wantBlank || (blankBefore && atWordStart && name && (previousName || out.back() == ')' || out.back() == '\'' || out.back() == '"'))))
      if (out.back() != ' ' && out.back() != '(') out += ' ';
    wantBlank = false;
    out += c;
    previousName = name;
  }
};

}  // namespace

std::string Cursor::text(std::size_t from, std::size_t to, bool joined) const {
  Layout l;
  bool blank = false;
  const bool format = line_->code.compare(0, 6, "format") == 0;
  for (std::size_t i = from; i < to && i < line_->code.size(); ++i) {
    const char c = line_->code[i];
    if (line_->opaque(i)) {
      const bool first = i == from || !line_->opaque(i - 1);
      if (first) {
        if (l.wantBlank || (l.out.size() && (l.out.back() == ')' || (blank && l.previousName && !format)))) l.put(' ');
        l.wantBlank = false;
        if ((line_->marks[i] & LogicalLine::Hollerith) && format) {
          while (!l.out.empty() && lexical::nameChar(l.out.back())) l.out.pop_back();
          // digits and the h go, the characters become a quoted constant
          if (!l.out.empty() && l.out.back() != ' ' && l.out.back() != '(' && l.out.back() != ',') l.put(',');
          l.put('\'');
          for (; i < to && (line_->marks[i] & LogicalLine::Hollerith); ++i) {
            if (line_->code[i] == '\'') l.put('\'');
            l.put(line_->original[i]);
          }
          --i;
          l.put('\'');
          if (i + 1 < to && (lexical::nameChar(line_->code[i + 1]) || line_->code[i + 1] == '\'')) l.put(',');
          l.previousName = blank = false;
          continue;
        }
      }
      l.put(line_->original[i]);
      l.previousName = blank = false;
      continue;
    }
    if (c == ' ') {
      blank = !joined || !line_->fixed;
      continue;
    }
    if ((line_->marks[i] & LogicalLine::Gap) && !joined) blank = true;
    const bool doubled = (c == ':' && i + 1 < line_->code.size() && line_->code[i + 1] == ':') ||
                         (c == '=' && i + 1 < line_->code.size() && line_->code[i + 1] == '>');
    if (doubled) {
      if (!l.out.empty() && l.out.back() != ' ' && l.out.back() != '(') l.put(' ');
      l.put(c);
      l.put(line_->code[++i]);
      l.wantBlank = true;
      l.previousName = blank = false;
      continue;
    }
    if (c == '(' || c == ')' || c == ',') l.wantBlank = l.wantBlank && c == '(';
    l.code(c, blank, true);
    blank = false;
    if (c == ',') l.wantBlank = true;
  }
  return l.out;
}

std::string Cursor::keywordText(std::string_view keyword, std::size_t from, std::size_t to) const {
  std::string rest = text(from, to, true);
  std::string all(keyword);
  if (!rest.empty()) all += rest[0] == '(' ? "" + rest : " " + rest;
  return all;
}

}  // namespace dotbar::fortran
