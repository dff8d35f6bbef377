// Free source form (F2018 6.3.2).
#include <cctype>

#include "frontends/fortran/line.h"

namespace dotbar::fortran {
namespace {

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }

}  // namespace

// Moves to the first character of a statement; comments on the way wait for it.
bool FreeForm::toStatement() {
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (blank(c) || c == '\n' || c == ';') {
      ++at_;
    } else if (c == '!') {
      comment(physical().substr(1));
      skipLine();
    } else if (c == '&' && restIsBlank(at_ + 1)) {
      skipLine();
    } else {
      return true;
    }
  }
  return false;
}

bool FreeForm::restIsBlank(std::size_t from) const {
  while (from < text_.size() && blank(text_[from])) ++from;
  return from >= text_.size() || text_[from] == '\n' || (text_[from] == '!' && !quote_);
}

void FreeForm::label() {
  std::size_t end = at_;
  while (end < text_.size() && std::isdigit(static_cast<unsigned char>(text_[end]))) ++end;
  if (end == at_) return;
  line_->start = here();
  std::string digits(text_.substr(at_, end - at_));
  const std::size_t first = digits.find_first_not_of('0');
  line_->label = first == std::string::npos ? "0" : digits.substr(first);
  at_ = end;
  line_->end = here();
}

// At an '&' that ends its line: moves to where the statement goes on. False at the end of the text.
bool FreeForm::continued() {
  const std::size_t exclamation = quote_ ? std::string_view::npos : physical().find('!');
  if (exclamation != std::string_view::npos) comment(physical().substr(exclamation + 1));
  skipLine();
  while (at_ < text_.size()) {
    std::size_t first = at_;
    while (first < text_.size() && blank(text_[first])) ++first;
    if (first < text_.size() && text_[first] != '\n' && text_[first] != '!') {
      at_ = first;
      if (text_[at_] != '&') {
        if (!quote_) gap();
        return true;
      }
      ++at_;
      if (quote_ || !restIsBlank(at_)) return true;
    } else if (first < text_.size() && text_[first] == '!') {
      comment(physical().substr(first - at_ + 1));
    }
    skipLine();
  }
  return false;
}

bool FreeForm::next(LogicalLine &line) {
  begin(line);
  line.fixed = false;
  const bool found = toStatement();
  if (found && text_[at_] == '#' && preprocessorLine()) return true;
  if (found && labels_) label();
  while (found && at_ < text_.size()) {
    if (!quote_ && !hollerith_ && putPlain()) continue;
    const char c = text_[at_];
    if (c == '&' && restIsBlank(at_ + 1)) {
      if (!continued()) break;
      continue;
    }
    if (c == '\n') {
      if (quote_) line.unended = line.place[quoteStart_];
      break;
    }
    if (!quote_ && !hollerith_) {
      if (c == ';') break;
      if (c == '!') {
        trail(physical().substr(1));
        skipLine();
        break;
      }
      if (blank(c)) {
        gap();
        ++at_;
        continue;
      }
    } else if (c == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n') {
      ++at_;
      continue;
    }
    put(c);
    ++at_;
  }
  if (quote_ && !line.unended) line.unended = line.place[quoteStart_];
  takeComments();
  return found;
}

}  // namespace dotbar::fortran
