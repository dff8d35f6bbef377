// A clause is found by its lines: it is the last one of a test, and ends with a line that no comma goes on from.
#include "tools/workbench/rule_tests/accept.h"

#include <algorithm>
#include <sstream>

#include "frontends/language.h"
#include "tools/workbench/rule_tests/fragments.h"

namespace dotbar::tools {
namespace {

constexpr const char *margin = "    ", *fence = "```";

std::string quoted(const std::string &text) {
  std::string s = "\"";
  for (const char c : text) s += c == '"' || c == '\\' ? std::string{'\\', c} : std::string{c};
  return s + '"';
}

// In quotes, or several lines between fences.
std::string asText(const std::string &text) {
  if (text.find('\n') == text.npos) return quoted(text);
  std::istringstream lines(text);
  std::string all = std::string(fence) + '\n';
  for (std::string line; std::getline(lines, line);) all += (line.empty() ? "" : margin) + line + '\n';
  return all + margin + fence;
}

std::string withoutEnd(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

std::vector<std::string> linesOf(const std::string &text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

bool isFence(const std::string &line) {
  std::size_t n = 0;
  for (std::size_t at = line.find(fence); at != line.npos; at = line.find(fence, at + 1)) ++n;
  return n % 2 == 1;
}

bool goesOn(const std::string &line) {
  const std::size_t last = line.find_last_not_of(" \t");
  return last != line.npos && line[last] == ',';
}

}  // namespace

std::optional<std::string> shownResult(il::Forest &forest, il::Tree result,
                                       const std::function<bool(const std::string &)> &isSame) {
  const std::string source = withoutEnd(language().write(forest, result));
  const std::string asWritten = withoutEnd(language().write(forest, asTestsWrite(forest, result)));
  for (const std::string &text : {source, asWritten, '[' + source + ']', il::dump(forest, result)})
    if (isSame(text)) return asText(text);
  return std::nullopt;
}

std::string shownRefusal(const std::string &reason) { return "refuse " + quoted(reason); }

std::string withResult(const std::string &file, std::size_t line, const std::string &gives) {
  std::vector<std::string> lines = linesOf(file);
  const std::string clause = std::string(margin) + "gives ";
  bool inside = false;
  std::size_t from = line;
  for (; from < lines.size() && (inside || !lines[from].starts_with(clause)); ++from) {
    if (!inside && !lines[from].empty() && lines[from][0] != ' ' && lines[from][0] != '#') return "";
    inside ^= isFence(lines[from]);
  }
  std::size_t to = from;
  for (inside = false; to < lines.size(); ++to) {
    inside ^= isFence(lines[to]);
    if (!inside && !goesOn(lines[to])) break;
  }
  if (to == lines.size()) return "";
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(from), lines.begin() + static_cast<std::ptrdiff_t>(to + 1));
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(from), clause + gives);
  std::string all;
  for (const std::string &l : lines) all += l + '\n';
  return all;
}

}  // namespace dotbar::tools
