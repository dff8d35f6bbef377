#include "tools/driver/directives.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

namespace dotbar::tools {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t'; }

// Where the word behind `$AD` of a comment begins in a line; npos: the line has none.
std::size_t directiveIn(std::string_view line) {
  std::size_t at = 0;
  while ((at = line.find('$', at)) != std::string_view::npos) {
    const std::size_t dollar = at++;
    if (line.size() < dollar + 4 || std::tolower(line[dollar + 1]) != 'a' || std::tolower(line[dollar + 2]) != 'd') continue;
    if (!isBlank(line[dollar + 3])) continue;
    std::size_t mark = dollar;
    while (mark > 0 && isBlank(line[mark - 1])) --mark;
    if (mark == 0) continue;
    const char c = line[mark - 1];
    if (c != '!' && !(mark == 1 && (c == 'c' || c == 'C' || c == '*'))) continue;
    std::size_t word = dollar + 3;
    while (word < line.size() && isBlank(line[word])) ++word;
    return word < line.size() ? word : std::string_view::npos;
  }
  return std::string_view::npos;
}

std::string lower(std::string_view s) {
  std::string r(s);
  std::transform(r.begin(), r.end(), r.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return r;
}

}  // namespace

void warnOfDirectives(Session &s, const rules::RuleSet &set, const Request &request) {
  const auto option = set.options.find(intern("directives"));
  const std::string list(option == set.options.end() ? "" : text(option->second));
  std::istringstream in(list);
  std::set<std::string> known;
  for (std::string word; in >> word;) known.insert(word);
  for (const std::string &path : request.sources)
    for (std::uint32_t n = 1; const std::uint32_t start = s.sources.lineStart(path, n); ++n) {
      const std::string_view line = s.sources.line(start);
      const std::size_t at = directiveIn(line);
      if (at == std::string_view::npos) continue;
      const std::size_t end = std::min(line.find_first_of(" \t:(", at), line.size());
      const std::string word(line.substr(at, end - at));
      if (known.count(lower(word))) continue;
      const auto begin = static_cast<std::uint32_t>(start + at);
      s.diagnostics
          .report(DiagnosticKind::Ignored, {begin, begin + static_cast<std::uint32_t>(word.size())},
                  "the directive $AD " + word + " is not known: it is ignored")
          .fix = "known are " + list;
    }
}

}  // namespace dotbar::tools
