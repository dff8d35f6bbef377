#include "tools/driver/recorded.h"

#include <algorithm>
#include <filesystem>

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

constexpr const char *mark = "! dotbar ";

bool plain(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || std::string_view("_-./=%+,:").find(c) != std::string_view::npos;
}

// A family of rules is a name of a bundled one or a path; only what looks like a path is taken for one.
bool isPathOfRules(const std::string &s) { return s.starts_with("/") || s.starts_with("./") || s.starts_with("../"); }

std::string seenFrom(const fs::path &folder, const std::string &path) {
  const fs::path absolute = fs::absolute(path).lexically_normal();
  return absolute.lexically_relative(folder).string();
}

bool takesValue(const std::string &option) {
  return std::any_of(options().begin(), options().end(), [&](const Option &o) { return o.argument && o.name == option; });
}

std::string joined(const fs::path &folder, const std::string &path) { return (folder / path).lexically_normal().string(); }

}  // namespace

std::string madeBy(const std::vector<std::string> &arguments) {
  std::string line = mark;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (i) line += ' ';
    const bool simple = !arguments[i].empty() && std::all_of(arguments[i].begin(), arguments[i].end(), plain);
    line += simple ? arguments[i] : "'" + arguments[i] + "'";
  }
  return line;
}

std::vector<std::string> readMadeBy(const std::string &line) {
  std::vector<std::string> arguments;
  if (line.rfind(mark, 0) != 0) return arguments;
  std::size_t at = std::string_view(mark).size();
  while (at < line.size()) {
    if (line[at] == ' ') {
      ++at;
      continue;
    }
    const bool quoted = line[at] == '\'';
    const std::size_t from = at + (quoted ? 1 : 0);
    const std::size_t to = std::min(line.find(quoted ? '\'' : ' ', from), line.size());
    arguments.push_back(line.substr(from, to - from));
    at = to + (quoted ? 1 : 0);
  }
  return arguments;
}

std::vector<std::string> fromOutput(const Invocation &i) {
  const fs::path folder = fs::absolute(i.output.empty() ? "x" : i.output).lexically_normal().parent_path();
  std::vector<std::string> all = i.arguments;
  for (std::size_t k = 1; k < all.size(); ++k) {
    const std::string option = all[k - 1];
    if (option == "--rules" && isPathOfRules(all[k])) {
      all[k] = seenFrom(folder, all[k]);
      if (!isPathOfRules(all[k])) all[k] = "./" + all[k];
    } else if (option == "-I" || option == "--part" ||
               (!takesValue(option) && std::find(i.words.begin(), i.words.end(), all[k]) != i.words.end())) {
      all[k] = seenFrom(folder, all[k]);
    }
  }
  return all;
}

bool requestOf(const std::vector<std::string> &arguments, const std::string &file, Request &request) {
  Invocation i;
  if (arguments.empty()) return false;
  i.command = arguments[0];
  if (!parse("mode", {arguments.begin() + 1, arguments.end()}, i)) return false;
  const fs::path folder = fs::path(file).parent_path();
  request = std::move(i.request);
  for (const std::string &w : i.words) request.sources.push_back(joined(folder, w));
  for (std::string &d : request.includeDirs) d = joined(folder, d);
  if (!request.part.empty()) request.part = joined(folder, request.part);
  for (std::string &r : request.rules)
    if (isPathOfRules(r)) r = (folder / r).string();
  return true;
}

}  // namespace dotbar::tools
