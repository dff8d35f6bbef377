// Breaking lines: at the last place that fits; inside a token only when the token is longer than a line.
#include "frontends/fortran/layout.h"

#include <algorithm>
#include <cctype>

namespace dotbar::fortran {

void Layout::word(std::string_view keyword) {
  for (char c : keyword) line_ += options_.lowerCaseKeywords ? c : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
}

void Layout::copied(std::string_view text) {
  char quote = 0;
  for (char c : text) {
    line_ += c;
    if (quote) {
      if (c == quote) quote = 0;
    } else if (c == '\'' || c == '"') {
      quote = c;
    } else if (c == ' ' || c == ',') {
      mayBreak();
    }
  }
}

std::string Layout::take() {
  std::string t = std::move(line_);
  forget();
  return t;
}

void Layout::physical(std::string_view text, il::Tree tree) {
  out_ += text;
  out_ += '\n';
  if (map_) map_->lines.push_back(tree);
}

// Where the line that starts at `from` ends; `next`: how many breaks lie before that.
std::size_t Layout::cut(std::size_t from, std::size_t room, std::size_t hardRoom, std::size_t &next) const {
  const std::size_t slack = options_.fixed ? 0 : 2;  // the room that a mark of continuation needs
  if (line_.size() - from <= room + slack) return line_.size();
  while (next < breaks_.size() && breaks_[next] <= from) ++next;
  std::size_t end = 0;
  while (next < breaks_.size() && breaks_[next] - from <= room) end = breaks_[next++];
  if (!end && next < breaks_.size() && breaks_[next] - from <= hardRoom) end = breaks_[next++];
  if (end) return end;
  if (line_.size() - from <= hardRoom + slack && next >= breaks_.size()) return line_.size();
  end = from + hardRoom;
  while (end > from + 1 &&
         (line_[end - 1] == '\'' || line_[end] == '\'' || line_[end - 1] == '"' || line_[end] == '"' || line_[end - 1] == ' '))
    --end;
  return end;
}

void Layout::end(int depth, il::Tree tree, std::string_view trailing) {
  if (options_.fixed)
    endFixed(std::min<std::size_t>(indent(depth), 24), tree, trailing);
  else
    endFree(indent(depth), tree, trailing);
  forget();
}

namespace {

std::string comment(std::string_view trailing) {
  return trailing.empty() ? "" : trailing == " " ? " !" : " !" + std::string(trailing);
}

}  // namespace

// A label stands before the field. What is cut inside a token goes on where the field begins, without a blank: also texts.
void Layout::endFixed(std::size_t first, il::Tree tree, std::string_view trailing) {
  std::size_t from = line_.find_first_not_of("0123456789"), next = 0;
  const std::string label = from == line_.npos || line_[from] != ' ' ? "" : line_.substr(0, from);
  from = label.empty() ? 0 : std::min(line_.find_first_not_of(' ', from), line_.size());
  std::string line = label;
  line.resize(fieldBegin + first, ' ');
  for (;;) {
    const std::size_t room = fieldBegin + fieldSize - line.size(), rest = line_.size() - from;
    const std::size_t to = rest <= room ? line_.size() : cut(from, room, room, next);
    line.append(line_, from, to - from);
    if (to >= line_.size()) break;
    const bool inside = !std::binary_search(breaks_.begin(), breaks_.end(), static_cast<std::uint32_t>(to));
    if (!inside) line.resize(line.find_last_not_of(' ') + 1);
    physical(line, tree);
    line = "     &" + std::string(inside ? 0 : std::min<std::size_t>(first + 2, 26), ' ');
    from = to;
  }
  physical(line + fortran::comment(trailing), tree);
}

void Layout::endFree(std::size_t first, il::Tree tree, std::string_view trailing) {
  const std::size_t width = static_cast<std::size_t>(std::clamp(options_.width, 60, 132));
  std::size_t from = 0, next = 0;
  bool inside = false;  // the line before was cut inside a token
  std::string line;
  for (;;) {
    const std::size_t blanks = from == 0 ? first : first + 4;
    const std::size_t to = cut(from, width - blanks - 2, 132 - blanks - 3, next);
    line.assign(blanks, ' ');
    if (inside) line += '&';
    line.append(line_, from, to - from);
    const bool last = to >= line_.size();
    if (!last) {
      inside = !std::binary_search(breaks_.begin(), breaks_.end(), static_cast<std::uint32_t>(to));
      if (!inside)
        while (line.back() == ' ') line.pop_back();
      line += inside ? "&" : " &";
    } else {
      line += fortran::comment(trailing);
    }
    physical(line, tree);
    if (last) break;
    from = to;
  }
}

void Layout::comment(int depth, std::string_view text, il::Tree tree) {
  const bool apart = !text.empty() && text[0] == '$';  // a directive
  std::string line(apart ? 0 : indent(depth) + (options_.fixed ? fieldBegin : 0), ' ');
  physical(line + "!" + std::string(text), tree);
}

void Layout::blank(il::Tree tree) { physical("", tree); }

}  // namespace dotbar::fortran
