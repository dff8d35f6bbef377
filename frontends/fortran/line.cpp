// What both source forms share: constants, blanks, places, comments.
#include "frontends/fortran/line.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>

#include "frontends/fortran/directive.h"

namespace dotbar::fortran {
namespace {

// What they are in lower case; 0: other characters, and an h, which may begin a Hollerith.
constexpr std::array<char, 256> plain = [] {
  std::array<char, 256> lower{};
  for (const char c : std::string_view("abcdefgijklmnopqrstuvwxyz")) {
    lower[static_cast<unsigned char>(c)] = c;
    lower[static_cast<unsigned char>(c - 'a' + 'A')] = c;
  }
  for (const char c : std::string_view("0123456789_()*+-/=,.:%<>")) lower[static_cast<unsigned char>(c)] = c;
  return lower;
}();

char lowered(char c) { return plain[static_cast<unsigned char>(c)]; }

}  // namespace

void LogicalLine::clear() {
  code.clear();
  original.clear();
  place.clear();
  marks.clear();
  label.clear();
  start = end = unended = 0;
  preprocessor = false;
  before.clear();
  directives.clear();
  trailing.clear();
}

std::string_view LineReader::physical() const {
  std::string_view rest = text_.substr(at_);
  rest = rest.substr(0, rest.find('\n'));
  if (!rest.empty() && rest.back() == '\r') rest.remove_suffix(1);
  return rest;
}

void LineReader::skipLine() {
  const std::size_t end = text_.find('\n', at_);
  at_ = end == std::string_view::npos ? text_.size() : end + 1;
}

void LineReader::comment(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  const bool here = text.data() >= text_.data() && text.data() <= text_.data() + text_.size();
  if (here)  // else what stood behind a statement, which was looked at there
    if (auto d = directive(text, base_ + static_cast<std::uint32_t>(text.data() - text_.data()))) {
      const bool dropped = !d->own && !keepsForeign;
      pendingDirectives_.push_back(std::move(*d));
      if (dropped) return;
    }
  pending_.emplace_back(text);
}

void LineReader::trail(std::string_view text) {
  if (auto d = directive(text, base_ + static_cast<std::uint32_t>(text.data() - text_.data())); d && d->own)
    line_->directives.push_back(std::move(*d));
  line_->trailing = text;
  while (!line_->trailing.empty() && std::isspace(static_cast<unsigned char>(line_->trailing.back()))) line_->trailing.pop_back();
  if (line_->trailing.empty()) line_->trailing = " ";
}

void LineReader::takeComments() {
  line_->before.swap(pending_);
  pending_.clear();
  line_->directives.insert(line_->directives.begin(), std::make_move_iterator(pendingDirectives_.begin()),
                           std::make_move_iterator(pendingDirectives_.end()));
  pendingDirectives_.clear();
}

void LineReader::begin(LogicalLine &line) {
  line.clear();
  line_ = &line;
  gap_ = false;
  quote_ = 0;
  hollerith_ = 0;
}

bool LineReader::preprocessorLine() {
  if (text_[at_] != '#') return false;
  line_->preprocessor = true;
  line_->start = here();
  for (const std::string_view all = physical(); line_->code.size() < all.size(); ++at_) append(text_[at_], LogicalLine::Opaque);
  while (line_->code.ends_with("\\") && at_ < text_.size()) {  // a macro of several lines
    skipLine();
    const std::size_t before = line_->code.size() + 1;
    append('\n', LogicalLine::Opaque);
    for (const std::string_view all = physical(); line_->code.size() - before < all.size(); ++at_)
      append(text_[at_], LogicalLine::Opaque);
  }
  line_->end = here();
  skipLine();
  takeComments();
  return true;
}

void LineReader::append(char c, std::uint8_t marks) {
  const bool opaque = marks & LogicalLine::Opaque;
  if (gap_ && !line_->code.empty()) {
    if (line_->fixed) {
      marks |= LogicalLine::Gap;
    } else {
      line_->code += ' ';
      line_->original += ' ';
      line_->place.push_back(here() - 1);
      line_->marks.push_back(0);
    }
  }
  gap_ = false;
  line_->code += opaque ? c : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  line_->original += c;
  line_->place.push_back(here());
  line_->marks.push_back(marks);
  if (!line_->start) line_->start = here();
  line_->end = here() + 1;
}

bool LineReader::putPlain() {
  const std::string_view rest = text_.substr(at_);
  const auto behind = std::find_if(rest.begin(), rest.end(), [](char c) { return !lowered(c); });
  const std::string_view run = rest.substr(0, static_cast<std::size_t>(behind - rest.begin()));
  if (run.empty()) return false;
  append(run[0], 0);
  ++at_;
  const std::size_t more = run.size() - 1, before = line_->place.size();
  line_->original.append(run, 1);
  line_->code.append(run, 1);
  std::transform(line_->code.end() - static_cast<std::ptrdiff_t>(more), line_->code.end(),
                 line_->code.end() - static_cast<std::ptrdiff_t>(more), lowered);
  line_->place.resize(before + more);
  std::iota(line_->place.begin() + static_cast<std::ptrdiff_t>(before), line_->place.end(), here());
  line_->marks.resize(before + more);
  at_ += more;
  line_->end = here();
  return true;
}

// R1315: a Hollerith begins at an h behind digits that cannot belong to a name, a kind or a length.
void LineReader::startHollerith() {
  const std::string &code = line_->code;
  std::size_t from = code.size() - 1;
  while (from > 0 && std::isdigit(static_cast<unsigned char>(code[from - 1])) && !line_->opaque(from - 1)) --from;
  if (from + 1 == code.size() || from == 0) return;
  std::size_t previous = from - 1;
  if (code[previous] == ' ' && previous > 0) --previous;
  const bool format = code.compare(0, 6, "format") == 0, data = code.compare(0, 4, "data") == 0;
  const char p = code[previous];
  if (p != '(' && p != ',' && p != '/' && p != '=' && !format && !(data && p == '*')) return;
  std::size_t count = 0;
  for (std::size_t i = from; i + 1 < code.size() && count < 10000; ++i)
    count = count * 10 + static_cast<std::size_t>(code[i] - '0');
  hollerith_ = count;
}

void LineReader::put(char c) {
  if (hollerith_) {
    --hollerith_;
    return append(c, LogicalLine::Opaque | LogicalLine::Hollerith);
  }
  if (quote_) {
    append(c, LogicalLine::Opaque);
    if (c == quote_) quote_ = 0;
    return;
  }
  if (c == '\'' || c == '"') {
    quote_ = c;
    append(c, LogicalLine::Opaque);
    quoteStart_ = line_->code.size() - 1;
    return;
  }
  append(c, 0);
  if (c == 'h' || c == 'H') startHollerith();
}

}  // namespace dotbar::fortran
