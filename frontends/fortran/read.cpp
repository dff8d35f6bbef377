// Reading: a file or a text, by its form, statement by statement into blocks.

#include <algorithm>
#include <filesystem>

#include "engine/support/input.h"
#include "engine/support/nearest.h"
#include "frontends/fortran/blocks.h"

namespace dotbar::fortran {

bool isFixedForm(std::string_view path) {
  const std::size_t dot = path.rfind('.');
  std::string suffix(dot == path.npos ? "" : path.substr(dot + 1));
  for (char &c : suffix) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return suffix == "f" || suffix == "for" || suffix == "f77" || suffix == "ftn" || suffix == "fpp";
}

namespace {

bool isFree(const std::string &path, const ReadOptions &options) {
  if (options.form != ReadOptions::Form::BySuffix) return options.form == ReadOptions::Form::Free;
  return !isFixedForm(path);
}

std::unique_ptr<LineReader> reader(bool free, const std::string &text, std::uint32_t base, const ReadOptions &options) {
  if (free) return std::make_unique<FreeForm>(text, base);
  return std::make_unique<FixedForm>(text, base, options.fixedWidth);
}

// Statement by statement. The copy of the text lives as long as its reader.
void readAll(Blocks &blocks, LineReader &lines, LogicalLine &line) {
  while (lines.next(line) && !blocks.gaveUp()) blocks.statement(line);
}

// Where the first character is that no text has, if that makes it none; npos: it is a text. A few control characters occur in
// comments of old sources.
std::size_t noText(std::string_view text) {
  constexpr std::size_t rare = 32;  // one in so many
  std::size_t first = text.npos, count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c == 0) return i;
    if (c >= 0x20 || (c >= '\t' && c <= '\r') || c == 0x1A) continue;
    first = std::min(first, i);
    ++count;
  }
  return count > text.size() / rare ? first : text.npos;
}

// Far beyond what people and their programs write. What walks over trees may recur: the stack has room for it
// (engine/support/watch.cpp).
constexpr std::uint32_t deepest = 1'000'000;

// Whether some tree that was built since there were so many has more levels: an error at the innermost that has. Children are
// older than what they are in.
bool isTooDeep(const il::Forest &forest, Diagnostics &diagnostics, std::uint32_t from) {
  std::vector<std::uint32_t> levels(forest.size() - from, 1);
  for (std::uint32_t id = from; id < forest.size(); ++id) {
    std::uint32_t &own = levels[id - from];
    for (const il::Tree c : forest.children(il::Tree{id}))
      if (c.id >= from && c.id < id) own = std::max(own, levels[c.id - from] + 1);
    if (own <= deepest) continue;
    diagnostics.report(DiagnosticKind::TooDeep, forest.span(il::Tree{id}),
                       "this is nested deeper than " + std::to_string(deepest) + " levels");
    return true;
  }
  return false;
}

// What is wrong with all of a source that has errors in its statements: it is in the other form, or in another language.
std::string formHint(const std::string &path, bool free, std::string_view text) {
  const std::string suffix = std::filesystem::path(path).extension().string();
  for (const char *other : {".c", ".cc", ".cpp", ".cxx", ".h", ".hpp", ".py", ".jl", ".m", ".rs", ".md", ".txt", ".json"})
    if (suffix == other) return "name Fortran sources: this is called like something else";
  if (!free) return "";
  for (std::size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size() - 1) + 1) {
    const std::string_view line = text.substr(at, text.find('\n', at) - at);
    const bool isComment = line.size() > 1 && (line[0] == 'c' || line[0] == 'C' || line[0] == '*') && line[1] == ' ';
    const bool isContinued = line.size() > 6 && line.starts_with("     ") && (line[5] == '&' || line[5] == '+' || line[5] == '1');
    if (isComment || isContinued) return "this looks like fixed form, which is read in files .f, .for, .ftn and the like";
  }
  return "";
}

// To the first error of syntax since there were so many messages.
void suggest(Diagnostics &diagnostics, std::size_t since, const std::string &fix) {
  std::vector<Diagnostic> said = diagnostics.takeFrom(since);
  const auto isBare = [](const Diagnostic &d) { return d.kind == DiagnosticKind::Syntax && d.fix.empty(); };
  if (const auto first = std::ranges::find_if(said, isBare); first != said.end()) first->fix = fix;
  for (Diagnostic &d : said) diagnostics.add(std::move(d));
}

}  // namespace

il::Tree readText(il::Forest &forest, SourceMap &sources, Diagnostics &diagnostics, const std::string &path, std::string text,
                  const ReadOptions &options) {
  if (text.compare(0, 3, "\xEF\xBB\xBF") == 0) text.erase(0, 3);  // a byte order mark
  const bool free = isFree(path, options);
  std::optional<Preprocessor> preprocessor;
  if (options.macros) {
    preprocessor.emplace(sources, diagnostics, *options.macros, !free, [&](const std::string &name, const std::string &from) {
      return findIncluded(name, from, options.includeDirs);
    });
    text = (*preprocessor)(path, std::move(text));
  }
  const std::uint32_t base = sources.add(path, text);
  const std::size_t before = diagnostics.all().size();
  if (const std::size_t at = noText(text); at != text.npos) {
    const auto place = base + static_cast<std::uint32_t>(at);
    diagnostics
        .report(DiagnosticKind::UnreadableFile, {place, place + 1},
                "this is no source text: a character has a code that no text has")
        .fix = "name sources, not what a compiler or an archiver made of them";
    return {};
  }
  const std::uint32_t from = forest.size();
  Blocks blocks(forest, sources, diagnostics, options);
  blocks.setPath(path);
  blocks.setForm(free);
  if (preprocessor) blocks.setPreprocessor(*preprocessor);
  auto lines = reader(free, text, base, options);
  lines->keepsForeign = options.keepsForeign;
  LogicalLine line;
  readAll(blocks, *lines, line);
  const il::Tree file = blocks.finish(path, line);
  if (const std::string hint = formHint(path, free, text); !hint.empty()) suggest(diagnostics, before, hint);
  return isTooDeep(forest, diagnostics, from) ? il::Tree{} : file;
}

il::Tree read(il::Forest &forest, SourceMap &sources, Diagnostics &diagnostics, const std::string &path,
              const ReadOptions &options) {
  auto text = readWhole(path);
  if (!text) {
    Diagnostic &d = diagnostics.report(DiagnosticKind::UnreadableFile, {}, "cannot read '" + path + "'" + whyUnreadable(path));
    if (std::error_code none; !std::filesystem::exists(path, none)) d.fix = didYouMean(path, filesBeside(path));
    return {};
  }
  return readText(forest, sources, diagnostics, path, std::move(*text), options);
}

il::Tree readStatements(il::Forest &forest, SourceMap &sources, Diagnostics &diagnostics, std::string text) {
  const std::uint32_t base = sources.add("<statements>", text);
  const ReadOptions options;
  Blocks blocks(forest, sources, diagnostics, options);
  blocks.openFragment();
  FreeForm lines(text, base);
  LogicalLine line;
  readAll(blocks, lines, line);
  return blocks.finishFragment(line);
}

il::Tree readExpression(il::Forest &forest, SourceMap &sources, Diagnostics &diagnostics, std::string text) {
  const std::uint32_t base = sources.add("<expression>", text);
  FreeForm lines(text, base, false);
  LogicalLine line;
  lines.next(line);
  Scope scope;
  Cursor cursor(line);
  Expressions expressions(forest, cursor, scope);
  const il::Tree t = expressions.expression();
  if (t && cursor.end()) return t;
  const std::uint32_t at = line.code.empty() ? base : cursor.place(cursor.furthest());
  diagnostics.report(DiagnosticKind::Syntax, {at, at + 1}, cursor.expected());
  return {};
}

}  // namespace dotbar::fortran
