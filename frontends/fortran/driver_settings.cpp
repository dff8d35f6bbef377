// Values of variables from a file: lines NAME = VALUE, whose values are expressions, as on a command line; and NAMELIST groups,
// as programs read them, whose values are what a program would read there (3*0.5 are three numbers, 0.1 is as precise as the
// variable).
#include <algorithm>
#include <cctype>
#include <optional>
#include <regex>
#include <sstream>
#include <utility>

#include "frontends/fortran/driver.h"

namespace dotbar::fortran {
namespace {

using driver::Settings;

bool isBlank(char c) { return std::isspace(static_cast<unsigned char>(c)); }

std::string trimmed(const std::string &s) {
  const auto from = std::ranges::find_if_not(s, isBlank);
  return {from, std::find_if_not(s.rbegin(), std::reverse_iterator(from), isBlank).base()};
}

// The places of a line outside of texts in quotes.
template <class Visit>
void outside(const std::string &line, char &quote, Visit visit) {
  for (std::size_t k = 0; k < line.size(); ++k) {
    const char c = line[k];
    if (quote != 0)
      quote = c == quote ? '\0' : quote;
    else if (c == '\'' || c == '"')
      quote = c;
    else if (!visit(k))
      return;
  }
}

std::string withoutComment(const std::string &line, char quote = 0) {
  std::size_t end = line.size();
  outside(line, quote, [&](std::size_t k) { return line[k] != '!' || (end = k, false); });
  return line.substr(0, end);
}

// Words of a namelist's value: between commas and blanks, texts and what is in parentheses whole.
std::vector<std::string> items(const std::string &text, bool &gap) {
  std::vector<std::string> all(1);
  char quote = 0;
  int depth = 0;
  bool comma = false;
  for (const char c : text) {
    const bool plain = quote == 0;
    if (!plain) quote = c == quote ? '\0' : quote;
    if (plain && (c == '\'' || c == '"')) quote = c;
    if (plain) depth += (c == '(') - (c == ')');
    if (!plain || depth > 0 || (c != ',' && !isBlank(c))) {
      all.back() += c, comma = false;
      continue;
    }
    if (c == ',') gap = gap || (comma && all.back().empty()) || (all.size() == 1 && all.back().empty()), comma = true;
    if (!all.back().empty()) all.emplace_back();
  }
  if (all.back().empty()) all.pop_back();
  return all;
}

// One value as an expression: what is read there has the precision of the variable.
std::string asExpression(const std::string &item) {
  static const std::regex logical(R"(\.?([tf])[a-z]*\.?)", std::regex::icase);
  static const std::regex real(R"((\d+\.?\d*|\.\d+)(?:[ed]([-+]?\d+))?)", std::regex::icase);
  std::smatch found;
  if (item.front() == '\'' || item.front() == '"') return item;
  if (std::regex_match(item, found, logical)) return std::tolower(found[1].str()[0]) == 't' ? ".true." : ".false.";
  std::string text;
  auto from = item.cbegin();
  for (; std::regex_search(from, item.cend(), found, real); from = found[0].second) {
    const bool whole = found[1].str().find('.') == std::string::npos && !found[2].matched;
    text.append(from, found[0].first).append(found[1]);
    if (!whole) text += "d" + (found[2].matched ? found[2].str() : "0");
  }
  return text.append(from, item.cend());
}

class SettingsReader {
 public:
  explicit SettingsReader(Settings &to) : to_(to) {}

  // Empty, or what is wrong.
  std::string read(const std::string &text) {
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
      ++line_;
      line = trimmed(withoutComment(line));
      if (line.empty()) continue;
      if (const std::string wrong = group_ ? inGroup(line) : plain(line); !wrong.empty())
        return "line " + std::to_string(line_) + ": " + wrong;
    }
    return group_ ? "the group &" + *group_ + " has no end: a line with / alone" : "";
  }

 private:
  Settings &to_;
  std::size_t line_ = 0, lineOfName_ = 0;
  std::optional<std::string> group_;
  std::string name_, value_;  // of the group, not yet complete

  std::string plain(const std::string &line) {
    static const std::regex setting(R"(([a-z]\w*)\s*=(?!=)\s*(.*))", std::regex::icase);
    std::smatch found;
    const bool goesOn = !to_.empty() && to_.back().second.ends_with('&');
    if (line[0] == '&' && !goesOn) return open(line);
    if (std::regex_match(line, found, setting)) return to_.emplace_back(found[1], found[2]), "";
    if (to_.empty()) return "'" + line + "' is neither NAME = VALUE nor the beginning of a group, &NAME";
    std::string &value = to_.back().second;  // it goes on
    if (value.ends_with('&')) value.pop_back();
    value += " " + (line[0] == '&' ? line.substr(1) : line);
    return "";
  }

  std::string open(const std::string &line) {
    static const std::regex begin(R"(&\s*([a-z]\w*)\s*(.*))", std::regex::icase);
    std::smatch found;
    if (!std::regex_match(line, found, begin)) return "'" + line + "' names no group";
    group_ = found[1];
    return found[2].str().empty() ? "" : inGroup(found[2]);
  }

  // NAME = values, NAME = values ... up to / or &end.
  std::string inGroup(const std::string &line) {
    std::string rest = line;
    for (std::size_t k; (k = mark(rest)) < rest.size();) {
      if (rest[k] != '=') return value_ += " " + rest.substr(0, k), close();
      const std::size_t end = rest.find_last_not_of(" \t", k == 0 ? 0 : k - 1);
      std::size_t begin = end + 1;  // of the name, with what may be behind it
      while (begin > 0 && !isBlank(rest[begin - 1]) && rest[begin - 1] != ',') --begin;
      value_ += " " + rest.substr(0, begin);
      if (const std::string wrong = finish(); !wrong.empty()) return wrong;
      name_ = trimmed(rest.substr(begin, k - begin)), lineOfName_ = line_;
      rest.erase(0, k + 1);
    }
    value_ += " " + rest;
    return "";
  }

  // Where the next = or / is, outside of texts; the size: there is none.
  static std::size_t mark(const std::string &text) {
    std::size_t at = text.size();
    char quote = 0;
    outside(text, quote, [&](std::size_t k) { return (text[k] != '=' && text[k] != '/' && text[k] != '&') || (at = k, false); });
    return at;
  }

  std::string close() {
    const std::string wrong = finish();
    group_.reset(), name_.clear();
    return wrong;
  }

  std::string finish() {
    const std::size_t here = std::exchange(line_, lineOfName_);  // what is wrong is wrong there
    std::string wrong = taken();
    if (wrong.empty()) line_ = here;
    return wrong;
  }

  std::string taken() {
    bool gap = false;
    std::string value = trimmed(std::exchange(value_, {}));
    if (value.ends_with(',')) value.pop_back();
    const std::vector<std::string> all = items(value, gap);
    if (name_.empty()) return all.empty() ? "" : "'" + value + "' has no name before it";
    const auto isPart = [](unsigned char c) { return std::isalnum(c) || c == '_'; };
    if (!std::ranges::all_of(name_, isPart)) return name_ + " is a part of a variable: give the whole one";
    if (gap || all.empty()) return name_ + " has no value, or one is left out: give all";
    std::string list;
    for (const std::string &item : all)
      if (!add(list, item)) return name_ + " has more values than can be given: " + item;
    to_.emplace_back(name_, list);
    return "";
  }

  static bool add(std::string &list, const std::string &item) {
    static const std::regex repeated(R"((\d+)\*(.+))");
    std::smatch found;
    const bool many = std::regex_match(item, found, repeated);
    const std::string value = asExpression(many ? found[2].str() : item);
    constexpr std::ptrdiff_t mostDigits = 6;
    if (many && found[1].length() > mostDigits) return false;
    for (unsigned long n = many ? std::stoul(found[1]) : 1; n > 0; --n) list += (list.empty() ? "" : ",") + value;
    return true;
  }
};

}  // namespace

std::string readSettings(const std::string &text, Settings &to) { return SettingsReader(to).read(text); }

}  // namespace dotbar::fortran
