// Explaining a line: the derivation is repeated with its rule applications recorded.
#include "tools/explain.h"

#include <fstream>
#include <iostream>
#include <sstream>

#include "tools/commands.h"

namespace dotbar::tools {
namespace {

using il::Tree;

constexpr const char *mark = "! dotbar ";

bool plain(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || std::string_view("_-./=%+,:").find(c) != std::string_view::npos;
}

// The rule applications from the innermost that built `t` to the outermost.
void chain(const Session &s, const Derivative &d, Tree t, std::ostream &out) {
  std::uint32_t at = s.forest.origin(t).rule;
  if (!at || at >= d.trace.size()) {
    out << "  copied from the source\n";
    return;
  }
  for (int depth = 0; at && depth < 64; at = d.trace[at].parent, ++depth) {
    const rewrite::Application &a = d.trace[at];
    const rules::Rule &rule = d.rules->rules[a.rule];
    const Position p = s.sources.position(rule.where.begin);
    out << "  " << text(rule.name);
    if (!rule.cites.empty()) out << "  (" << rule.cites << ")";
    out << "  " << p.file << ':' << p.line;
    if (const Span where = a.input ? s.forest.span(a.input) : Span{}; where) {
      const Position source = s.sources.position(where.begin);
      out << "  on " << source.file << ':' << source.line << ':' << source.column;
    }
    out << '\n';
  }
}

Tree sourceOf(const Session &s, Tree t) {
  while (t && !s.forest.span(t)) {
    const Tree next = s.forest.origin(t).source;
    if (next == t) return {};
    t = next;
  }
  return t;
}

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

int explain(const std::string &file, unsigned line, std::ostream &out) {
  std::ifstream in(file);
  std::stringstream all;
  all << in.rdbuf();
  std::string first = all.str().substr(0, all.str().find('\n'));
  const std::vector<std::string> arguments = readMadeBy(first);
  if (!in || arguments.empty()) {
    std::cerr << file << ": error[file]: " << (in ? "this file does not say which command made it" : "cannot be read") << '\n';
    return 1;
  }
  Session s;
  Request request;
  if (!requestOf(arguments, request)) return 1;
  request.traced = true;
  auto d = differentiate(s, request);
  if (!d) return s.diagnostics.print(std::cerr, s.sources), 1;
  if (first + "\n" + d->text != all.str()) {
    std::cerr << file
              << ": error[file]: the command in its first line makes another text now: source, rules or file have changed\n";
    return 1;
  }
  const Tree t = line >= 2 && line - 1 < d->lines.lines.size() ? d->lines.lines[line - 1] : Tree{};
  if (!t) return out << file << ':' << line << ": no instruction of the derivative\n", 0;
  std::istringstream text(all.str());
  for (unsigned i = 0; i < line; ++i) std::getline(text, first);
  out << file << ':' << line << ": " << first << '\n';
  chain(s, *d, t, out);
  if (const Tree source = sourceOf(s, t)) {
    const Position p = s.sources.position(s.forest.span(source).begin);
    out << "  " << p.file << ':' << p.line << ": " << s.sources.line(s.forest.span(source).begin) << '\n';
  }
  return 0;
}

}  // namespace dotbar::tools
