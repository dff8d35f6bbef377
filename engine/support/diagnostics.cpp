// Collecting and printing diagnostics.
#include "engine/support/diagnostics.h"

#include <array>

namespace dotbar {
namespace {

struct Kind {
  std::string_view word;
  Severity severity;
};

constexpr std::array kinds = {
#define DIAGNOSTIC(name, word, severity) Kind{word, Severity::severity},
#include "engine/support/diagnostics.def"
#undef DIAGNOSTIC
};

void printPlace(std::ostream &out, const SourceMap &sources, Span where) {
  if (!where) return;
  const Position p = sources.position(where.begin);
  out << p.file << ':' << p.line << ':' << p.column << ": ";
}

void printCaret(std::ostream &out, const SourceMap &sources, Span where) {
  if (!where) return;
  const std::string_view line = sources.line(where.begin);
  const std::size_t column = sources.position(where.begin).column - 1;
  out << "  " << line << "\n  ";
  for (std::size_t i = 0; i < column; ++i) out << (i < line.size() && line[i] == '\t' ? '\t' : ' ');
  out << '^';
  const std::size_t room = line.size() > column ? line.size() - column : 1;
  for (std::size_t i = 1; i < std::min<std::size_t>(where.end - where.begin, room); ++i) out << '~';
  out << '\n';
}

}  // namespace

std::string_view word(DiagnosticKind kind) { return kinds[static_cast<std::size_t>(kind)].word; }
Severity severity(DiagnosticKind kind) { return kinds[static_cast<std::size_t>(kind)].severity; }

Diagnostic &Diagnostics::report(DiagnosticKind kind, Span where, std::string message) {
  if (severity(kind) == Severity::Error) ++errors_;
  return all_.emplace_back(Diagnostic{kind, where, std::move(message), {}, {}});
}

void Diagnostics::print(std::ostream &out, const SourceMap &sources) const {
  for (const Diagnostic &d : all_) {
    printPlace(out, sources, d.where);
    out << (severity(d.kind) == Severity::Error ? "error[" : "warning[") << word(d.kind) << "]: " << d.message << '\n';
    printCaret(out, sources, d.where);
    for (const Note &n : d.notes) {
      printPlace(out, sources, n.where);
      out << "note: " << n.text << '\n';
      printCaret(out, sources, n.where);
    }
    if (!d.fix.empty()) out << "  fix: " << d.fix << '\n';
  }
}

}  // namespace dotbar
