// Collecting and printing diagnostics.
#include "engine/support/diagnostics.h"

#include <array>
#include <set>
#include <sstream>

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

constexpr std::size_t longest = 160;

void printPlace(std::ostream &out, const SourceMap &sources, Span where) {
  if (!where) return;
  const Position p = sources.position(where.begin);
  out << p.file << ':' << p.line << ':' << p.column << ": ";
}

void printCaret(std::ostream &out, const SourceMap &sources, Span where) {
  if (!where) return;
  std::string_view line = sources.line(where.begin);
  std::size_t column = sources.position(where.begin).column - 1;
  if (line.size() > longest) {  // the part around the place
    const std::size_t from = column < longest / 2 ? 0 : column - longest / 2;
    line = line.substr(from, longest);
    column -= from;
  }
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
  add({kind, where, std::move(message), {}, {}});
  return all_.back();
}

void Diagnostics::add(Diagnostic d) {
  if (severity(d.kind) == Severity::Error) ++errors_;
  all_.push_back(std::move(d));
}

std::vector<Diagnostic> Diagnostics::takeFrom(std::size_t first) {
  std::vector<Diagnostic> taken(std::make_move_iterator(all_.begin() + static_cast<std::ptrdiff_t>(first)),
                                std::make_move_iterator(all_.end()));
  all_.resize(first);
  for (const Diagnostic &d : taken)
    if (severity(d.kind) == Severity::Error) --errors_;
  return taken;
}

void Diagnostics::print(std::ostream &to, const SourceMap &sources) const {
  std::set<std::string> said;  // two modes of one source say much of the same
  for (const Diagnostic &d : all_) {
    std::ostringstream out;
    printPlace(out, sources, d.where);
    out << (severity(d.kind) == Severity::Error ? "error[" : "warning[") << word(d.kind) << "]: " << d.message << '\n';
    printCaret(out, sources, d.where);
    for (const Note &n : d.notes) {
      printPlace(out, sources, n.where);
      out << "note: " << n.text << '\n';
      printCaret(out, sources, n.where);
    }
    if (!d.fix.empty()) out << "  fix: " << d.fix << '\n';
    if (said.insert(out.str()).second) to << out.str();
  }
}

}  // namespace dotbar
