// Fixed source form (F2018 6.3.3), with tabs and '!' comments as compilers accept them.
#include <cctype>

#include "frontends/fortran/line.h"

namespace dotbar::fortran {
namespace {

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }

}  // namespace

// Columns 1-5 label, 6 continuation, 7-72 statement; a tab in the first six columns goes to column 7, or to column 6 when a
// digit from 1 to 9 follows it.
FixedForm::Physical FixedForm::classify(std::size_t from) const {
  std::size_t end = text_.find('\n', from);
  if (end == std::string_view::npos) end = text_.size();
  if (end > from && text_[end - 1] == '\r') --end;
  Physical p{Physical::Comment, from, end, "", from, width_ - 6};
  std::size_t first = from;
  while (first < end && blank(text_[first])) ++first;
  if (first == end) return p;
  const char c = text_[from];
  if (c == 'c' || c == 'C' || c == '*' || c == 'd' || c == 'D' || c == '#') return p;
  std::size_t at = from, column = 1;
  for (; at < end && column <= 5; ++at, ++column) {
    if (text_[at] == '\t') {
      ++at;
      column = at < end && text_[at] >= '1' && text_[at] <= '9' ? 6 : 7;
      break;
    }
    if (text_[at] == '!') return p;
    if (std::isdigit(static_cast<unsigned char>(text_[at]))) {
      if (p.label.empty()) p.labelAt = at;
      if (!p.label.empty() || text_[at] != '0') p.label += text_[at];
    } else if (text_[at] != ' ') {
      break;  // a statement that begins too early: let the parser see it
    }
  }
  p.kind = Physical::Initial;
  if (column == 6 && at < end) {
    if (text_[at] == '\t') {
      ++at;
    } else if (text_[at] != ' ' && text_[at] != '0') {
      p.kind = Physical::Continuation;
      ++at;
    } else {
      ++at;
    }
  }
  if (p.kind == Physical::Initial && first >= at && text_[first] == '!') p.kind = Physical::Comment;
  p.field = at;
  p.end = std::min(end, at + p.room);
  return p;
}

bool FixedForm::toStatement() {
  while (at_ < text_.size()) {
    if (text_[at_] == '#') return true;
    now_ = classify(at_);
    if (now_.kind != Physical::Comment) return true;
    std::string_view line = physical();
    std::size_t first = 0;
    while (first < line.size() && blank(line[first])) ++first;
    if (first < line.size()) comment(line[first] == '!' ? line.substr(first + 1) : line.substr(1));
    skipLine();
  }
  return false;
}

// The statement field of the current line. False when a ';' or a comment ended the statement.
bool FixedForm::field() {
  for (; at_ < now_.end; ++at_) {
    const char c = text_[at_];
    if (!quote_ && !hollerith_) {
      if (c == ';') {
        ++at_;
        inLine_ = true;
        return false;
      }
      if (c == '!') {
        trail(physical().substr(1));
        return true;
      }
      if (blank(c)) {
        gap();
        continue;
      }
    }
    put(c);
  }
  return true;
}

// Looks behind comments for a continuation line; without one the comments wait for the next statement.
bool FixedForm::continued() {
  const std::size_t from = at_;
  std::vector<std::string> kept = pending_;
  std::vector<il::Directive> keptDirectives = pendingDirectives_;
  skipLine();
  const std::size_t comments = at_;
  while (at_ < text_.size()) {
    if (text_[at_] == '#') break;
    const Physical p = classify(at_);
    if (p.kind == Physical::Initial) break;
    if (p.kind == Physical::Continuation) {
      if (!line_->trailing.empty()) pending_.push_back(std::move(line_->trailing));
      line_->trailing.clear();
      std::size_t used = from < now_.field ? 0 : from - now_.field;
      if (quote_ || hollerith_)
        for (at_ = from; used < now_.room && (quote_ || hollerith_); ++used) put(' ');
      now_ = p;
      at_ = p.field;
      return true;
    }
    std::string_view line = physical();
    std::size_t first = 0;
    while (first < line.size() && blank(line[first])) ++first;
    if (first < line.size()) comment(line[first] == '!' ? line.substr(first + 1) : line.substr(1));
    skipLine();
  }
  at_ = comments;
  pending_ = std::move(kept);
  pendingDirectives_ = std::move(keptDirectives);
  return false;
}

bool FixedForm::next(LogicalLine &line) {
  while (attempt(line)) {
    if (!line.code.empty() || !line.label.empty()) return true;
    pendingDirectives_ = std::move(line.directives);
    pending_ = std::move(line.before);  // a line with nothing but ';': its comments wait for a statement
    if (!line.trailing.empty()) comment(line.trailing);
  }
  return false;
}

bool FixedForm::attempt(LogicalLine &line) {
  begin(line);
  line.fixed = true;
  if (inLine_) {
    while (at_ < now_.end && blank(text_[at_])) ++at_;
    if (at_ >= now_.end || text_[at_] == '!') {
      if (at_ < now_.end) comment(physical().substr(1));
      skipLine();
      inLine_ = false;
    }
  }
  if (!inLine_) {
    if (!toStatement()) {
      takeComments();
      return false;
    }
    if (preprocessorLine()) return true;
    line.label = now_.label;
    if (!line.label.empty()) line.start = base_ + static_cast<std::uint32_t>(now_.labelAt);
    at_ = now_.field;
  }
  inLine_ = false;
  while (field() && continued()) {
  }
  if (quote_ && !line.unended) line.unended = line.place[quoteStart_];
  takeComments();
  if (line.code.empty() && !line.label.empty()) line.end = line.start + 1;
  return true;
}

}  // namespace dotbar::fortran
