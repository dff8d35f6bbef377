#include "frontends/fortran/preprocess.h"

#include <algorithm>
#include <cctype>

namespace dotbar::fortran {

namespace {

bool startsName(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; }
bool inName(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

std::string_view nameAt(std::string_view text, std::size_t at) {
  std::size_t to = at;
  while (to < text.size() && inName(text[to])) ++to;
  return text.substr(at, to - at);
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return text;
}

// Comments of C are nothing at all: what stands on both sides of one is one word.
std::string withoutComments(std::string_view text) {
  std::string rest(text);
  for (std::size_t from; (from = rest.find("/*")) != rest.npos;) {
    const std::size_t to = rest.find("*/", from + 2);
    rest.erase(from, to == rest.npos ? to : to + 2 - from);
  }
  return std::string(trimmed(rest));
}

// Where the parenthesis that opens there is closed; nothing: not in this text. `commas`: those that are in no other.
std::optional<std::size_t> closing(std::string_view text, std::size_t open, std::vector<std::size_t> &commas) {
  int depth = 0;
  char quote = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\'' || c == '"') quote = quote == 0 ? c : quote == c ? 0 : quote;
    if (quote != 0) continue;
    if (c == '(') ++depth;
    if (c == ')' && --depth == 0) return i;
    if (c == ',' && depth == 1) commas.push_back(i);
  }
  return std::nullopt;
}

// What compilers define themselves, each its own names. OpenMP is left out of derivatives: it is not defined.
bool dependsOnCompiler(std::string_view name) {
  return name.starts_with("__") || name == "linux" || name == "unix" || name == "_WIN32";
}

constexpr std::size_t deepest = 100;  // files, macros

// What stands between the parentheses, and the commas.
std::vector<std::string> parts(std::string_view text, std::size_t open, std::vector<std::size_t> commas, std::size_t close) {
  std::vector<std::string> all;
  commas.push_back(close);
  for (std::size_t from = open; const std::size_t to : commas) {
    all.emplace_back(text.substr(from + 1, to - from - 1));
    from = to;
  }
  return all;
}

}  // namespace

// An expression behind #if or #elif.
class Preprocessor::Condition {
 public:
  Condition(Preprocessor &p, std::string_view text, std::uint32_t at) : p_(p), text_(text), where_(at) {}

  bool value() {
    const long long v = choice(true);
    blanks();
    if (at_ != text_.size()) fail("this is no expression that the preprocessor knows");
    return v != 0;
  }

 private:
  Preprocessor &p_;
  std::string_view text_;
  std::uint32_t where_;
  std::size_t at_ = 0;
  bool failed_ = false;

  void fail(std::string message, std::string fix = {}) {
    if (!failed_) p_.error(where_, std::move(message), std::move(fix));
    failed_ = true;
    at_ = text_.size();
  }
  void blanks() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
  }
  bool take(std::string_view op) {
    blanks();
    if (text_.substr(at_, op.size()) != op || (op == "!" && text_.substr(at_, 2) == "!=")) return false;
    at_ += op.size();
    return true;
  }

  // `live`: its value counts.
  long long choice(bool live) {
    const long long test = either(live);
    if (!take("?")) return test;
    const long long yes = choice(live && test != 0);
    if (!take(":")) fail("this is no expression that the preprocessor knows");
    const long long no = choice(live && test == 0);
    return test != 0 ? yes : no;
  }
  long long either(bool live) {
    long long v = both(live);
    while (take("||")) {
      const long long w = both(live && v == 0);
      v = v != 0 || w != 0;
    }
    return v;
  }
  long long both(bool live) {
    long long v = equality(live);
    while (take("&&")) {
      const long long w = equality(live && v != 0);
      v = v != 0 && w != 0;
    }
    return v;
  }
  long long equality(bool live) {
    long long v = comparison(live);
    for (;;) {
      if (take("=="))
        v = v == comparison(live);
      else if (take("!="))
        v = v != comparison(live);
      else
        return v;
    }
  }
  long long comparison(bool live) {
    long long v = sum(live);
    for (;;) {
      if (take("<="))
        v = v <= sum(live);
      else if (take(">="))
        v = v >= sum(live);
      else if (take("<"))
        v = v < sum(live);
      else if (take(">"))
        v = v > sum(live);
      else
        return v;
    }
  }
  long long sum(bool live) {
    long long v = product(live);
    for (;;) {
      if (take("+"))
        v += product(live);
      else if (take("-"))
        v -= product(live);
      else
        return v;
    }
  }
  long long product(bool live) {
    long long v = factor(live);
    for (;;) {
      const bool times = take("*"), over = !times && take("/");
      if (!times && !over && !take("%")) return v;
      const long long w = factor(live);
      if (!times && w == 0) {
        if (live) fail("a division by zero");
        return 0;
      }
      v = times ? v * w : over ? v / w : v % w;
    }
  }
  long long factor(bool live) {
    if (take("!")) return factor(live) == 0;
    if (take("-")) return -factor(live);
    if (take("+")) return factor(live);
    if (take("(")) {
      const long long v = choice(live);
      if (!take(")")) fail("a parenthesis is not closed");
      return v;
    }
    blanks();
    if (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_]))) return number();
    if (at_ < text_.size() && startsName(text_[at_])) return name(live);
    fail("this is no expression that the preprocessor knows");
    return 0;
  }
  long long number() {
    long long v = 0;
    for (; at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])); ++at_) v = v * 10 + (text_[at_] - '0');
    while (at_ < text_.size() && (text_[at_] == 'L' || text_[at_] == 'l' || text_[at_] == 'U' || text_[at_] == 'u')) ++at_;
    return v;
  }
  long long name(bool live) {
    const std::string n(nameAt(text_, at_));
    at_ += n.size();
    if (n == "defined") return asksDefined(live);
    const auto macro = p_.macros_.find(n);
    blanks();
    if (at_ < text_.size() && text_[at_] == '(') return applied(n, live);
    if (macro == p_.macros_.end()) {
      if (live) p_.isDefined(n, where_);
      return 0;
    }
    const std::string value = p_.expanded(macro->second.value, where_, 1);
    if (trimmed(value).empty() || p_.macros_.count(trimmed(value))) return 0;
    return Condition(p_, value, where_).choice(live);
  }
  // Of a macro with arguments what it stands for.
  long long applied(const std::string &n, bool live) {
    std::vector<std::size_t> commas;
    const std::size_t from = at_;
    const auto end = closing(text_, from, commas);
    at_ = end ? *end + 1 : text_.size();
    const auto macro = p_.macros_.find(n);
    if (!live) return 0;
    if (!end || macro == p_.macros_.end() || !macro->second.withArguments)
      return fail("whether this holds is not known: " + n + " is no macro with arguments"), 0;
    const std::string value = p_.expanded(n + std::string(text_.substr(from, *end + 1 - from)), where_, 1);
    return Condition(p_, value, where_).choice(live);
  }
  long long asksDefined(bool live) {
    const bool enclosed = take("(");
    blanks();
    const std::string n(nameAt(text_, at_));
    at_ += n.size();
    if (n.empty() || (enclosed && !take(")"))) fail("`defined` asks for a name");
    return live && p_.isDefined(n, where_);
  }
};

Preprocessor::Preprocessor(SourceMap &sources, Diagnostics &diagnostics, const std::vector<std::string> &macros, bool fixed,
                           Find find)
    : sources_(sources), diagnostics_(diagnostics), find_(std::move(find)), fixed_(fixed) {
  for (const std::string &m : macros) {
    const std::size_t equals = m.find('=');
    if (m.starts_with("!"))
      undefined_.push_back(m.substr(1)), macros_.erase(m.substr(1));
    else
      macros_[m.substr(0, equals)] = {equals == m.npos ? "1" : m.substr(equals + 1)};
  }
}

std::string Preprocessor::operator()(const std::string &path, std::string text) {
  std::vector<Conditional> outer;
  std::swap(outer, open_);
  const std::string outerPath = path_, outerText = text_;
  const std::uint32_t outerBase = base_;
  path_ = path, text_ = std::move(text), base_ = 0;
  const std::string own = text_;
  std::string result;
  result.reserve(own.size());
  for (std::size_t at = 0; at < own.size();) {
    std::size_t end = std::min(own.find('\n', at), own.size());
    if (own[at] == '#') {
      std::string line = own.substr(at, end - at), ends = "\n";
      for (; line.ends_with("\\") && end < own.size(); ends += "\n") {  // it goes on
        const std::size_t next = std::min(own.find('\n', end + 1), own.size());
        line.pop_back();
        line += own.substr(end + 1, next - end - 1);
        end = next;
      }
      if (directive(line, static_cast<std::uint32_t>(at))) result += line;
      result += ends;
    } else {
      if (active()) result += expanded(std::string_view(own).substr(at, end - at), static_cast<std::uint32_t>(at));
      result += "\n";
    }
    at = end + 1;
  }
  if (!open_.empty()) error(open_.back().begin, "a conditional of the preprocessor is not ended: #endif is missing");
  open_ = std::move(outer), path_ = outerPath, text_ = outerText, base_ = outerBase;
  return result;
}

Preprocessor::Included Preprocessor::takeIncluded() {
  if (included_.empty()) return {};
  Included r = std::move(included_.front());
  included_.pop_front();
  return r;
}

// Whether the line stays.
bool Preprocessor::directive(std::string_view line, std::uint32_t at) {
  const std::string_view said = trimmed(line.substr(1));
  const std::string_view word = nameAt(said, 0);
  const std::string rest = withoutComments(said.substr(word.size()));
  if (word.starts_with("if") || word.starts_with("el") || word == "endif") return conditional(word, rest, at), false;
  if (!active()) return false;
  if (word == "define") define(trimmed(said.substr(word.size())), at);
  if (word == "undef") changed_ = true, macros_.erase(rest);
  if (word == "include") include(rest);
  if (word == "error") error(at, "#error " + rest, "define what it asks for: -D NAME");
  return word == "include";
}

void Preprocessor::conditional(std::string_view word, std::string_view rest, std::uint32_t at) {
  changed_ = true;
  if (word == "if" || word == "ifdef" || word == "ifndef") {
    const bool outer = active();
    bool holds = false;
    if (outer) holds = word == "if" ? isTrue(rest, at) : isDefined(std::string(nameAt(rest, 0)), at) == (word == "ifdef");
    open_.push_back({outer, outer && holds, holds, at});
    return;
  }
  if (open_.empty()) return error(at, "a line for the preprocessor without #if");
  Conditional &c = open_.back();
  if (word == "endif") return open_.pop_back();
  const bool asked = c.outer && !c.taken;
  c.active = false;
  if (!asked) return;
  const bool holds = word == "else" || isTrue(rest, at);
  c.active = c.taken = holds;
}

void Preprocessor::define(std::string_view rest, std::uint32_t at) {
  const std::string_view name = nameAt(rest, 0);
  if (name.empty()) return error(at, "#define without a name");
  changed_ = true;
  Macro macro;
  std::string_view value = rest.substr(name.size());
  macro.withArguments = value.starts_with("(");
  if (macro.withArguments) {
    std::vector<std::size_t> commas;
    const auto end = closing(value, 0, commas);
    if (!end) return error(at, "#define with arguments that are not closed");
    macro.parameters = parts(value, 0, commas, *end);
    for (std::string &p : macro.parameters) p = trimmed(p);
    if (macro.parameters == std::vector<std::string>{""}) macro.parameters.clear();
    value.remove_prefix(*end + 1);
  }
  macro.value = macro.withArguments ? std::string(trimmed(value)) : withoutComments(value);  // comments part its words first
  macros_[std::string(name)] = std::move(macro);
}

void Preprocessor::include(std::string_view rest) {
  const std::size_t from = rest.find_first_of("\"<"), to = rest.find_last_of("\">");
  const std::size_t place = included_.size();
  included_.emplace_back();
  if (from == rest.npos || to <= from || depth_ == deepest) return;
  auto found = find_(std::string(rest.substr(from + 1, to - from - 1)), path_);
  if (!found) return;
  const bool outer = changed_;
  changed_ = false;
  ++depth_;
  found->text = (*this)(found->path, std::move(found->text));
  --depth_;
  included_[place] = {std::move(found), changed_};
  changed_ = changed_ || outer;
}

bool Preprocessor::isDefined(const std::string &name, std::uint32_t at) {
  if (macros_.count(name)) return true;
  if (dependsOnCompiler(name) && std::ranges::find(undefined_, name) == undefined_.end())
    error(at, "whether " + name + " is defined depends on the compiler", "-D " + name + " or -U " + name);
  return false;
}

bool Preprocessor::isTrue(std::string_view expression, std::uint32_t at) { return Condition(*this, expression, at).value(); }

// Names outside of comments and character constants that are macros. A number goes as far as it may, with the kind behind it.
std::string Preprocessor::expanded(std::string_view line, std::uint32_t at, int depth) {
  if ((macros_.empty() && line.find("__") == line.npos) ||
      (fixed_ && depth == 0 && !line.empty() && (line[0] == 'c' || line[0] == 'C' || line[0] == '*')))
    return std::string(line);
  std::string result;
  char quote = 0;
  for (std::size_t i = 0; i < line.size();) {
    const char c = line[i];
    if (quote == 0 && c == '!') return result.append(line.substr(i));
    if (c == '\'' || c == '"') quote = quote == 0 ? c : quote == c ? 0 : quote;
    const bool number = std::isdigit(static_cast<unsigned char>(c));
    if (quote != 0 || (!startsName(c) && !number)) {
      result += c, ++i;
      continue;
    }
    const std::string_view name = nameAt(line, i);
    const auto macro = number ? macros_.end() : macros_.find(name);
    if (const std::string place = macro == macros_.end() && !number ? standing(name, at) : ""; !place.empty())
      changed_ = true, result += place;
    else if (macro == macros_.end())
      result += name;
    else if (static_cast<std::size_t>(depth) == deepest)
      return error(at, "macros of the preprocessor stand for each other"), result;
    else if (macro->second.withArguments) {
      const std::size_t end = applied(macro->second, line, i + name.size(), at, depth, result);
      if (end == i + name.size()) result += name;  // without arguments it is no macro
      i = end;
      continue;
    } else
      changed_ = true, result += expanded(macro->second.value, at, depth + 1);
    i += name.size();
  }
  return result;
}

// What a macro stands for with the arguments that begin there, as the compiler's preprocessor has it: they are put in as they
// are, also between quotes, and then it is looked for macros. Where they end; the same place: there are none.
std::size_t Preprocessor::applied(const Macro &macro, std::string_view line, std::size_t from, std::uint32_t at, int depth,
                                  std::string &result) {
  const std::size_t open = line.find_first_not_of(" \t", from);
  if (open == line.npos || line[open] != '(') return from;
  std::vector<std::size_t> commas;
  const auto end = closing(line, open, commas);
  std::vector<std::string> given = end ? parts(line, open, commas, *end) : std::vector<std::string>{};
  if (macro.parameters.empty() && given.size() == 1 && trimmed(given[0]).empty()) given.clear();
  if (!end || given.size() != macro.parameters.size()) {
    error(at + static_cast<std::uint32_t>(depth == 0 ? open : 0),
          end ? "a macro of the preprocessor has another number of arguments here"
              : "the arguments of a macro of the preprocessor go on in the next line",
          "preprocess the file first: gfortran -cpp -E -P FILE");
    return line.size();
  }
  std::string value;
  for (std::size_t i = 0; i < macro.value.size();) {
    if (macro.value.compare(i, 2, "/*") == 0) {
      i = std::min(macro.value.find("*/", i + 2), macro.value.size() - 2) + 2;
      continue;
    }
    const std::string_view name =
        startsName(macro.value[i]) ? nameAt(macro.value, i) : std::string_view(macro.value).substr(i, 1);
    const auto which = std::ranges::find(macro.parameters, name);
    value += which == macro.parameters.end()
                 ? name
                 : std::string_view(given[static_cast<std::size_t>(which - macro.parameters.begin())]);
    i += name.size();
  }
  changed_ = true;
  result += expanded(value, at, depth + 1);
  return *end + 1;
}

// What stands for the place of the line, where it is named: the file without its folder, which is another elsewhere. Empty:
// another name.
std::string Preprocessor::standing(std::string_view name, std::uint32_t at) const {
  if (name == "__LINE__") return std::to_string(1 + std::count(text_.begin(), text_.begin() + at, '\n'));
  return name == "__FILE__" ? '"' + path_.substr(path_.find_last_of('/') + 1) + '"' : std::string();
}

void Preprocessor::error(std::uint32_t at, std::string message, std::string fix) {
  if (base_ == 0) base_ = sources_.add(path_, text_);
  const auto end = static_cast<std::uint32_t>(std::min(text_.find('\n', at), text_.size()));
  Diagnostic &d =
      diagnostics_.report(DiagnosticKind::Unsupported, {base_ + at, base_ + std::max(end, at + 1)}, std::move(message));
  d.fix = std::move(fix);
}

}  // namespace dotbar::fortran
