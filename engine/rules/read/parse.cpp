// Reads a rules file item by item. An item that does not parse is reported where the grammar got furthest, with what could
// have stood there, and reading goes on at the next line that begins an item.
#include "engine/rules/read/grammar.h"

namespace dotbar::rules {
namespace {

using grammar::Expected;
using grammar::Input;
using grammar::State;

constexpr std::string_view words[] = {
    "ruleset", "var",     "judgement", "context",   "guard", "axiom",          "function", "naming", "rule",
    "refusal", "partial", "for",       "intrinsic", "mode",  "derivative",     "analysis", "set",    "relation",
    "option",  "test",    "override",  "remove",    "split", "classification", "interface"};

bool beginsItem(std::string_view line) {
  for (std::string_view w : words)
    if (line.starts_with(w) && line.size() > w.size() && (line[w.size()] == ' ' || line[w.size()] == '\t')) return true;
  return false;
}

// The next line after `at` that begins an item, or the end.
const char *nextItem(const char *at, const char *end) {
  while (at != end) {
    while (at != end && *at != '\n') ++at;
    if (at != end) ++at;
    if (beginsItem({at, static_cast<std::size_t>(end - at)})) return at;
  }
  return end;
}

std::string wanted(const std::vector<Expected> &expected) {
  std::string r = "expected ";
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (i) r += i + 1 == expected.size() ? " or " : ", ";
    r += expected[i].literal ? "'" + std::string(expected[i].text) + "'" : std::string(expected[i].text);
  }
  return r;
}

Span oneCharacter(std::uint32_t base, std::string_view text, const char *at) {
  const auto offset = base + static_cast<std::uint32_t>(at - text.data());
  return {offset, offset + 1};
}

}  // namespace

std::span<const std::string_view> itemWords() { return words; }

bool sameText(const Syntax &a, NodeId x, const Syntax &b, NodeId y) {
  const auto p = a.of(x), q = b.of(y);
  if (a.part(x) != b.part(y) || p.size() != q.size()) return false;
  if (p.empty()) {
    const bool exact = a.part(x) == Part::String || a.part(x) == Part::Fenced;
    const auto words = [&](std::string_view s) {
      std::string r;
      if (exact) return std::string(s);
      for (char c : s)
        if (!std::strchr(" \t\r\n", c)) r += c;
      return r;
    };
    return words(a.str(x)) == words(b.str(y));
  }
  for (std::size_t i = 0; i < p.size(); ++i)
    if (!sameText(a, p[i], b, q[i])) return false;
  return true;
}

Syntax parse(std::string_view text, std::uint32_t base, Diagnostics &diagnostics) {
  Syntax out;
  out.text = text;
  out.base = base;
  out.nodes.reserve(text.size() / 4);
  out.children.reserve(text.size() / 4);
  State s{out, text.data()};
  const char *end = text.data() + text.size();
  Input in(text.data(), end, "");
  for (grammar::lines(in, s); !in.empty(); grammar::lines(in, s)) {
    const char *begin = in.current();
    const auto matches = [&](bool explains) {
      s.frames.clear(), s.stack.clear(), s.expected.clear();
      s.furthest = begin, s.brackets = 0, s.nesting = 0;
      s.explains = explains;
      return grammar::matchItem(in, s);
    };
    bool ok = false;
    try {
      ok = matches(false) || matches(true);
      if (!ok && beginsItem({begin, static_cast<std::size_t>(end - begin)}))
        diagnostics.report(DiagnosticKind::Syntax, oneCharacter(base, text, s.furthest), wanted(s.expected));
      else if (!ok)
        diagnostics.report(DiagnosticKind::Syntax, oneCharacter(base, text, begin),
                           "expected an item: rule, judgement, var, guard ...");
    } catch (const grammar::TooDeep &deep) {
      diagnostics.report(DiagnosticKind::TooDeep, oneCharacter(base, text, deep.where),
                         "too large: nested more than " + std::to_string(grammar::nestingLimit) +
                             " deep, or a row of more than " + std::to_string(grammar::rowLimit / 2) + " operators");
    }
    if (ok) {
      out.items.push_back(s.stack.back());
    } else {
      const char *next = nextItem(begin, end);
      in.bump(static_cast<std::size_t>(next - in.current()));
    }
  }
  return out;
}

}  // namespace dotbar::rules
