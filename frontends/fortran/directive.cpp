#include "frontends/fortran/directive.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace dotbar::fortran {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t'; }
bool isWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

std::string lower(std::string_view s) {
  std::string r(s);
  std::transform(r.begin(), r.end(), r.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return r;
}

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && isBlank(s.front())) s.remove_prefix(1);
  while (!s.empty() && std::isspace(static_cast<unsigned char>(s.back()))) s.remove_suffix(1);
  return s;
}

// `$` and letters (OpenMP, OpenACC), or letters and `$` (compilers' own), as a comment begins with them.
constexpr std::array<std::string_view, 9> families = {"$omp", "$ompx", "$omx", "$acc", "$dir", "dir$", "dec$", "gcc$", "pgi$"};

std::size_t lengthOfFamily(std::string_view comment) {
  std::size_t n = comment.starts_with('$') ? 1 : 0;
  while (n < comment.size() && std::isalpha(static_cast<unsigned char>(comment[n]))) ++n;
  if (!comment.starts_with('$') && n < comment.size() && comment[n] == '$') ++n;
  return n;
}

}  // namespace

std::optional<il::Directive> directive(std::string_view comment, std::uint32_t place) {
  const std::size_t first = std::min(comment.find_first_not_of(" \t"), comment.size());
  std::string_view text = trimmed(comment);
  const std::size_t length = lengthOfFamily(text);
  const std::string family = lower(text.substr(0, length));
  const std::string_view rest = text.substr(length);
  const bool own = family == "$ad" && !rest.empty() && isBlank(rest[0]);
  if (!own) {  // these begin where the comment begins
    const bool conditional = family == "$" && !rest.empty() && isBlank(rest[0]);
    const bool known = std::find(families.begin(), families.end(), family) != families.end();
    const bool apart = rest.empty() || !isWordCharacter(rest[0]);
    if (first != 0 || !(conditional || (known && apart))) return std::nullopt;
  }
  const std::string_view said = trimmed(rest);
  if (said.empty()) return std::nullopt;
  const std::size_t end = std::min(said.find_first_of(own ? " \t:(" : " \t("), said.size());
  il::Directive d;
  d.own = own;
  d.family = own || family != "$" ? std::string(text.substr(0, length)) : "";
  d.word = said.substr(0, end);
  d.arguments = trimmed(said.substr(end));
  const auto at = place + static_cast<std::uint32_t>((own ? said : text).data() - comment.data());
  d.where = {at, at + static_cast<std::uint32_t>(own ? d.word.size() : text.size())};
  return d;
}

std::vector<Symbol> directiveNames(const il::Directive &d) {
  std::vector<Symbol> names;
  std::string name;
  for (const char c : lower(d.arguments) + ' ') {
    if (isWordCharacter(c)) {
      name += c;
    } else if (!name.empty()) {
      names.push_back(intern(name));
      name.clear();
    }
  }
  return names;
}

}  // namespace dotbar::fortran
