// The chain of equations that leads to a refused statement, an end first, as places in the source.
#include "tools/driver/refused_paths.h"

#include <algorithm>

namespace dotbar::tools {
namespace {

using il::Tree;

constexpr std::size_t shortest = 56;      // characters of a statement in a note
constexpr std::size_t mostVariables = 2;  // of one statement: a path each

std::string cut(const std::string &text) {
  const std::string line = text.substr(0, text.find('\n'));
  return line.size() > shortest ? line.substr(0, shortest) + " ..." : line;
}

// The instruction that a place is in; it may begin on a line further up.
Tree instructionAround(const Session &s, const Analysed &a, Span where) {
  const Position at = s.sources.position(where.begin);
  constexpr unsigned highest = 40;  // lines of a statement
  for (unsigned line = at.line; line != 0 && line + highest > at.line; --line)
    if (const Tree t = a.facts->instructionAt(s.sources, at.file, line)) {
      const Span all = il::sourceSpan(s.forest, t);
      return all.begin <= where.begin && where.begin < all.end ? t : Tree{};
    }
  return {};
}

// The names in a text, in their order, lower case: what the source has there.
std::vector<std::string> namesIn(std::string_view text) {
  std::vector<std::string> names;
  const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  for (std::size_t k = 0; k < text.size();) {
    std::size_t end = k;
    while (end < text.size() && isPart(text[end])) ++end;
    if (end != k && std::isalpha(static_cast<unsigned char>(text[k])))
      names.push_back(dataflow::lowered(std::string(text.substr(k, end - k))));
    k = std::max(end, k + 1);
  }
  return names;
}

// The members of a set that the source names there, each once; a component counts where its object is named.
std::vector<std::string> namedOf(const std::vector<std::string> &set, std::string_view source) {
  std::vector<std::string> named;
  for (const std::string &name : namesIn(source))
    for (const std::string &member : set)
      if ((member == name || member.starts_with(name + '%')) && std::ranges::find(named, member) == named.end())
        named.push_back(member);
  return named;
}

// What is said of other places than the statement itself, from the end that it begins at.
void addSteps(const Session &s, Diagnostic &d, const dataflow::Reason &r, Tree statement) {
  for (const dataflow::Reason &why : r.because) {
    const Span at = why.at ? il::sourceSpan(s.forest, why.at) : Span{};
    if (at && why.at != statement) d.note(at, why.text);
    addSteps(s, d, why, statement);
  }
}

}  // namespace

void showRefusedPaths(Session &s, Analysed &a, std::size_t first) {
  const auto option = a.rules->options.find(intern("refused_because"));
  if (option == a.rules->options.end() || !a.facts) return;
  a.facts->writeTreesBy([&s](Tree t) {
    const Span at = s.forest.span(t);
    return cut(at ? std::string(s.sources.text(at)) : language().writeExpression(s.forest, t));
  });
  std::vector<Diagnostic> told = s.diagnostics.takeFrom(first);
  for (Diagnostic &d : told) {
    const Tree statement = d.kind == DiagnosticKind::Refused && d.where ? instructionAround(s, a, d.where) : Tree{};
    std::size_t paths = 0;
    for (const char side : {'-', '+'}) {
      if (!statement || paths != 0) break;
      for (const std::string &v : namedOf(a.facts->set(text(option->second), side, statement), s.sources.text(d.where)))
        if (const auto why = a.facts->why(text(option->second), side, statement, intern(v)); why && paths++ < mostVariables) {
          d.note({}, why->text);
          addSteps(s, d, *why, statement);
        }
    }
    s.diagnostics.add(std::move(d));
  }
}

}  // namespace dotbar::tools
