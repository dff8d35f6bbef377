// Collecting and printing diagnostics.
#include "engine/support/diagnostics.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

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

constexpr std::size_t longest = 160, mostPlaces = 7;

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// The bytes of the character of UTF-8 that the text begins with; 0: it begins with none, or a control character.
std::size_t character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead < 0x80) return lead == '\t' || lead == '\n' || (lead >= 0x20 && lead != 0x7F) ? 1 : 0;
  const std::size_t size = lead >= 0xF5 ? 0 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
  if (size == 0 || text.size() < size) return 0;
  for (std::size_t k = 1; k < size; ++k)
    if (!continues(text[k])) return 0;
  return lead == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0 ? 0 : size;  // the controls of ISO 8859
}

std::string shown(const SourceMap &sources, Span where) {
  const Position p = sources.position(where.begin);
  return printable(p.file) + ":" + std::to_string(p.line) + ":" + std::to_string(p.column);
}

// The parts of a message, each in its colour where there are colours.
class Printer {
 public:
  Printer(std::ostream &out, const SourceMap &sources, bool colours) : out_(out), sources_(sources), colours_(colours) {}

  // `places`: where it is to be said, the first of them that of `d`.
  void print(const Diagnostic &d, const std::vector<std::string> &places) {
    const bool isError = severity(d.kind) == Severity::Error;
    place(d.where);
    coloured(isError ? red : yellow, (isError ? "error[" : "warning[") + std::string(word(d.kind)) + "]: ");
    coloured(bold, printable(d.message));
    out_ << '\n';
    caret(d.where, isError ? red : yellow);
    also(places);
    for (const Note &n : d.notes) {
      place(n.where);
      coloured(cyan, "note: ");
      out_ << printable(n.text) << '\n';
      caret(n.where, cyan);
    }
    if (d.fix.empty()) return;
    out_ << "  ";
    coloured(green, "fix: ");
    out_ << printable(d.fix) << '\n';
  }

 private:
  static constexpr const char *red = "1;31", *yellow = "1;33", *cyan = "1;36", *green = "1;32", *bold = "1";
  std::ostream &out_;
  const SourceMap &sources_;
  bool colours_;

  void coloured(const char *colour, const std::string &text) {
    if (colours_)
      out_ << "\033[" << colour << 'm' << text << "\033[0m";
    else
      out_ << text;
  }

  void place(Span where) {
    if (where) coloured(bold, shown(sources_, where) + ": ");
  }

  void also(const std::vector<std::string> &places) {
    if (places.size() < 2) return;
    out_ << "  also at ";
    for (std::size_t i = 1; i < std::min(places.size(), mostPlaces); ++i) out_ << (i == 1 ? "" : ", ") << places[i];
    if (places.size() > mostPlaces) out_ << " and " << places.size() - mostPlaces << " more";
    out_ << '\n';
  }

  void caret(Span where, const char *colour) {
    if (!where) return;
    const std::string_view all = sources_.line(where.begin);
    std::size_t column = sources_.position(where.begin).column - 1;
    std::size_t from = 0;  // of a long line, the part around the place
    if (all.size() > longest && column > longest / 2) from = column - longest / 2;
    const std::string_view part = all.substr(std::min(from, all.size()), longest);
    column = std::min(column - from, part.size());
    const std::size_t marked = std::min<std::size_t>(where.end - where.begin, part.size() - column);
    const std::string before = printable(part.substr(0, column)), at = printable(part.substr(column, marked));
    out_ << "  " << before << at << printable(part.substr(column + marked)) << "\n  ";
    for (const char c : before) out_ << (c == '\t' ? '\t' : ' ');
    coloured(colour, '^' + std::string(std::max<std::size_t>(at.size(), 1) - 1, '~'));
    out_ << '\n';
  }
};

// What is said of several places is told once: at the first of them.
struct Repeated {
  const Diagnostic *said;
  std::vector<std::string> places;  // in the order in which they were reported
};

std::vector<Repeated> grouped(const std::vector<Diagnostic> &all, const SourceMap &sources) {
  std::vector<Repeated> groups;
  std::map<std::string, std::size_t> known;  // by all that is said
  std::set<std::pair<std::size_t, std::string>> seen;
  for (const Diagnostic &d : all) {
    std::string what = std::string(word(d.kind)) + '\n' + d.message + '\n' + d.fix;
    for (const Note &n : d.notes) what += '\n' + (n.where ? shown(sources, n.where) : std::string()) + ' ' + n.text;
    const auto [at, isNew] = known.emplace(std::move(what), groups.size());
    if (isNew) groups.push_back({&d, {}});
    Repeated &r = groups[at->second];  // two modes of one source say much of the same
    const std::string place = d.where ? shown(sources, d.where) : "";
    if (seen.emplace(at->second, place).second) r.places.push_back(place);
  }
  return groups;
}

}  // namespace

std::string printable(std::string_view text) {
  constexpr char digits[] = "0123456789ABCDEF";
  std::string shown;
  while (!text.empty()) {
    const std::size_t size = character(text);
    if (size == 0) shown += {'\\', 'x', digits[static_cast<unsigned char>(text[0]) >> 4], digits[text[0] & 15]};
    shown += text.substr(0, size);
    text.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return shown;
}

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

void Diagnostics::print(std::ostream &to, const SourceMap &sources, const Printing &how) const {
  std::size_t errors = 0;
  for (const Repeated &r : grouped(all_, sources)) {
    if (severity(r.said->kind) == Severity::Error && ++errors > how.mostErrors) continue;
    Printer(to, sources, how.colours).print(*r.said, r.places);
  }
  if (errors > how.mostErrors) to << errors - how.mostErrors << " more errors are not shown: --max-errors says how many are\n";
}

}  // namespace dotbar
