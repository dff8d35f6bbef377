// Reading: a file or a text, by its form, statement by statement into blocks.

#include "engine/support/input.h"
#include "frontends/fortran/blocks.h"

namespace dotbar::fortran {
namespace {

bool isFree(const std::string &path, const ReadOptions &options) {
  if (options.form != ReadOptions::Form::BySuffix) return options.form == ReadOptions::Form::Free;
  const std::size_t dot = path.rfind('.');
  std::string suffix = dot == std::string::npos ? "" : path.substr(dot + 1);
  for (char &c : suffix) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return suffix != "f" && suffix != "for" && suffix != "f77" && suffix != "ftn" && suffix != "fpp";
}

std::unique_ptr<LineReader> reader(bool free, const std::string &text, std::uint32_t base, const ReadOptions &options) {
  if (free) return std::make_unique<FreeForm>(text, base);
  return std::make_unique<FixedForm>(text, base, options.fixedWidth);
}

// Statement by statement. The copy of the text lives as long as its reader.
void readAll(Blocks &blocks, LineReader &lines, LogicalLine &line) {
  while (lines.next(line) && !blocks.gaveUp()) blocks.statement(line);
}

}  // namespace

il::Tree readText(il::Forest &forest, SourceMap &sources, Diagnostics &diagnostics, const std::string &path, std::string text,
                  const ReadOptions &options) {
  if (text.compare(0, 3, "\xEF\xBB\xBF") == 0) text.erase(0, 3);  // a byte order mark
  const std::uint32_t base = sources.add(path, text);
  Blocks blocks(forest, sources, diagnostics, options);
  blocks.setPath(path);
  auto lines = reader(isFree(path, options), text, base, options);
  LogicalLine line;
  readAll(blocks, *lines, line);
  return blocks.finish(path, line);
}

il::Tree read(il::Forest &forest, SourceMap &sources, Diagnostics &diagnostics, const std::string &path,
              const ReadOptions &options) {
  auto text = readWhole(path);
  if (!text) {
    diagnostics.report(DiagnosticKind::UnreadableFile, {}, "cannot read '" + path + "'");
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
