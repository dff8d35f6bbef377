// Laying out rules files. The syntax tree says where a line should begin; the lines that continue it move with it.
#include "engine/rules/read/format.h"

#include <algorithm>
#include <optional>

namespace dotbar::rules {
namespace {

constexpr std::size_t premiseIndent = 4, barIndent = 2, clauseIndent = 2, blockIndent = 2, shortBar = 3, longBar = 66;

struct Line {
  std::string_view text;              // without its end
  std::size_t begin = 0, indent = 0;  // offset in the file; columns before the first character
  std::optional<std::size_t> wanted;  // where it should begin
  bool kept = false;                  // inside ```
  bool inside = false;                // continues an item
  bool bar = false;
};

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::string_view stripped(std::string_view s) {
  while (!s.empty() && blank(s.back())) s.remove_suffix(1);
  while (!s.empty() && blank(s.front())) s.remove_prefix(1);
  return s;
}

std::size_t columns(std::string_view line) {
  std::size_t n = 0;
  for (char c : line) {
    if (!blank(c)) break;
    n = c == '\t' ? (n / 8 + 1) * 8 : n + 1;
  }
  return n;
}

// The bar's line, which may end in a comment.
std::size_t dashes(std::string_view line) {
  line = stripped(line);
  const std::size_t n = std::min(line.find_first_not_of('-'), line.size());
  const std::string_view rest = stripped(line.substr(n));
  return n >= 3 && (rest.empty() || rest[0] == '#') ? n : 0;
}

class Layout {
 public:
  Layout(std::string_view text, const Syntax &s) : text_(text), s_(s) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      lines_.push_back({text.substr(at, end - at), at, columns(text.substr(at, end - at)), {}, false, false, false});
      at = end + 1;
    }
    for (NodeId item : s.items) {
      begins(s.nodes[item].begin, 0);
      for (std::size_t l = lineOf(s.nodes[item].begin) + 1; l < lines_.size() && lines_[l].begin < s.nodes[item].end; ++l)
        lines_[l].inside = true;
      walk(item);
    }
  }

  std::string written() {
    const auto first = std::find_if(lines_.begin(), lines_.end(), [](const Line &l) { return l.bar; });
    const std::size_t bar = first == lines_.end() || dashes(first->text) == 3 ? shortBar : longBar;
    std::string out;
    std::ptrdiff_t moved = 0;  // by how much the line moved that this one continues
    std::size_t empty = 0;
    for (const Line &l : lines_) {
      if (l.kept) {
        out.append(l.text).append("\n");
        continue;
      }
      const std::string_view words = stripped(l.text);
      empty = words.empty() ? empty + 1 : 0;
      if (words.empty() && (empty > 1 || out.empty())) continue;
      if (l.wanted) moved = static_cast<std::ptrdiff_t>(*l.wanted) - static_cast<std::ptrdiff_t>(l.indent);
      const auto here = static_cast<std::ptrdiff_t>(l.indent) + (l.wanted || l.inside ? moved : 0);
      if (!words.empty()) out.append(static_cast<std::size_t>(std::max<std::ptrdiff_t>(here, 0)), ' ');
      if (l.bar)
        out.append(bar, '-').append(words.substr(dashes(words)));
      else
        out.append(words);
      out += '\n';
    }
    while (out.ends_with("\n\n")) out.pop_back();
    return out;
  }

 private:
  std::size_t lineOf(std::size_t offset) const {
    const auto after =
        std::upper_bound(lines_.begin(), lines_.end(), offset, [](std::size_t o, const Line &l) { return o < l.begin; });
    return static_cast<std::size_t>(after - lines_.begin()) - 1;
  }

  // What begins at the offset should stand in this column, if it is the first on its line.
  void begins(std::size_t offset, std::size_t column) {
    Line &l = lines_[lineOf(offset)];
    if (stripped(text_.substr(l.begin, offset - l.begin)).empty()) l.wanted = column;
  }

  void premises(NodeId n, std::size_t column) {
    for (NodeId p : s_.of(n)) {
      begins(s_.nodes[p].begin, column);
      if (s_.part(p) == Part::With || s_.part(p) == Part::Scope) block(p, column);
    }
  }

  void block(NodeId n, std::size_t column) {
    for (NodeId c : s_.of(n)) {
      if (s_.part(c) != Part::Premises) continue;
      premises(c, column + blockIndent);
      const std::size_t from = s_.of(c).empty() ? s_.nodes[c].begin : s_.nodes[s_.of(c).back()].end;
      for (std::size_t l = lineOf(from); l < lines_.size() && lines_[l].begin < s_.nodes[n].end; ++l)
        if (lines_[l].begin >= from && stripped(lines_[l].text).starts_with('}')) {
          lines_[l].wanted = column;
          break;
        }
    }
  }

  void ruleText(NodeId n) {  // of a rule or of a branch
    for (NodeId c : s_.of(n)) {
      if (s_.part(c) == Part::Premises) premises(c, premiseIndent);
      if (s_.part(c) != Part::Conclusion) continue;
      begins(s_.nodes[c].begin, premiseIndent);
      for (std::size_t l = lineOf(s_.nodes[c].begin); l-- > lineOf(s_.nodes[n].begin);)
        if (dashes(lines_[l].text)) {
          lines_[l].bar = true, lines_[l].wanted = barIndent;
          break;
        }
    }
  }

  void walk(NodeId n) {
    for (NodeId c : s_.of(n)) {
      const std::size_t begin = s_.nodes[c].begin;
      switch (s_.part(c)) {
        case Part::Rule:
          begins(begin, 0);
          ruleText(c);
          break;
        case Part::Branch: {  // behind `yes` or `no`
          Line &l = lines_[lineOf(begin)];
          const std::string_view word = stripped(text_.substr(l.begin, begin - l.begin));
          if (word == "yes" || word == "no") l.wanted = 0;
          ruleText(c);
          break;
        }
        case Part::Override:  // of a scheme: on the line of its rule
          begins(begin, 0);
          break;
        case Part::Clause:
          begins(begin, clauseIndent);
          break;
        case Part::TestInput:
        case Part::TestGuard:
        case Part::TestSet:
        case Part::TestDeclares:
        case Part::TestBeside:
        case Part::TestGives:
          begins(begin, premiseIndent);
          walk(c);
          break;
        case Part::Fenced:
          for (std::size_t l = lineOf(begin) + 1; l <= lineOf(s_.nodes[c].end - 1); ++l) lines_[l].kept = true;
          break;
        default:
          walk(c);
          break;
      }
    }
  }

  std::string_view text_;
  const Syntax &s_;
  std::vector<Line> lines_;
};

}  // namespace

std::string formatted(std::string_view text, const Syntax &parsed) { return Layout(text, parsed).written(); }

}  // namespace dotbar::rules
