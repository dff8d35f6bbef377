// Diagnostics: of registered kinds, collected, never thrown across stations. Each has a primary place, a message that says
// what is wrong, notes with places of their own, and where possible what to do.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/support/source.h"

namespace dotbar {

enum class Severity { Error, Warning };

enum class DiagnosticKind {
#define DIAGNOSTIC(name, word, severity) name,
#include "engine/support/diagnostics.def"
#undef DIAGNOSTIC
};

std::string_view word(DiagnosticKind kind);  // "syntax"
Severity severity(DiagnosticKind kind);

struct Note {
  Span where;
  std::string text;
};

struct Diagnostic {
  DiagnosticKind kind;
  Span where;
  std::string message;
  std::vector<Note> notes;  // shown as "note:" lines, with place and caret when they have one
  std::string fix;          // shown as "fix:"; may be empty

  Diagnostic &note(Span at, std::string text) {
    notes.push_back({at, std::move(text)});
    return *this;
  }
};

// As it can be shown: control characters, and bytes that are no UTF-8, as \xNN; a tab remains.
std::string printable(std::string_view text);

// How messages are printed.
struct Printing {
  bool colours = false;
  std::size_t mostErrors = static_cast<std::size_t>(-1);  // then it is said how many more there are
};

class Diagnostics {
 public:
  Diagnostic &report(DiagnosticKind kind, Span where, std::string message);
  void add(Diagnostic);
  std::vector<Diagnostic> takeFrom(std::size_t first);  // as if they had not been reported
  bool hasErrors() const { return errors_ != 0; }
  const std::vector<Diagnostic> &all() const { return all_; }
  // Prints `file:line:column: error[word]: message`, the source line and a caret, notes and fix, in the order reported.
  void print(std::ostream &out, const SourceMap &sources, const Printing & = {}) const;

 private:
  std::vector<Diagnostic> all_;
  std::size_t errors_ = 0;
};

}  // namespace dotbar
