// Fortran to IL and back: fixed and free form in, free form out. What IL has no operator for is copied as text with the
// names it mentions, so that nothing the tool does not understand is silently dropped.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/il/forest.h"
#include "engine/support/diagnostics.h"
#include "engine/support/source.h"
#include "frontends/language.h"

namespace dotbar::fortran {

struct ReadOptions {
  std::optional<std::vector<std::string>> macros;  // lines of the preprocessor are evaluated, with these; nothing: they stay
  std::vector<std::string> includeDirs;            // searched after the folder of the file that includes
  enum class Form { BySuffix, Fixed, Free } form = Form::BySuffix;
  unsigned fixedWidth = 72;  // fixed form: columns beyond are sequence numbers
  bool keepsForeign = true;  // directives to compilers stay among the comments; they are known in any case
};

// One source file to a `file` tree. Every node has a span; comments hang on declarations, instructions and units, and
// those behind the last element of a list hang on the list itself. No tree when there were errors.
il::Tree read(il::Forest &forest, SourceMap &sources, Diagnostics &diagnostics, const std::string &path,
              const ReadOptions &options = {});
il::Tree readText(il::Forest &forest, SourceMap &sources, Diagnostics &diagnostics, const std::string &path, std::string text,
                  const ReadOptions &options = {});

// Fragments, in free form, for tests: executable statements (declarations among them only say which names are arrays; a
// name(args) of unknown name is an `apply`), one expression.
il::Tree readStatements(il::Forest &forest, SourceMap &sources, Diagnostics &diagnostics, std::string text);
il::Tree readExpression(il::Forest &forest, SourceMap &sources, Diagnostics &diagnostics, std::string text);

// After all files were read: turns name(args) into array references where a module of another file says so. Returns the
// files in the same order; trees that need no change are kept as they are.
std::vector<il::Tree> resolve(il::Forest &forest, std::span<const il::Tree> files, Diagnostics *diagnostics = nullptr);

// The labels an instruction may jump to by itself: goto family, alternate returns, ERR= END= EOR= of input and output.
std::vector<Symbol> jumpLabels(const il::Forest &forest, il::Tree instruction);

// The number of elements of an array, of characters of a character value, as expressions.
il::Tree elementCount(il::Forest &forest, il::Tree array);
// A READ, or a statement about a file, that says by its status where it goes on, in a variable, or in its own.
StatusTested withStatus(il::Forest &forest, il::Tree statement, il::Tree variable);
std::optional<LabelAssigned> labelAssigned(const il::Forest &forest, il::Tree instruction);
il::Tree characterCount(il::Forest &forest, il::Tree text);
// Whether an object is allocated; a bound of an array.
il::Tree hasMemory(il::Forest &forest, il::Tree object);
il::Tree pointsSomewhere(il::Forest &forest, il::Tree pointer);
il::Tree isPresent(il::Forest &forest, Symbol dummy);
il::Tree index(il::Forest &forest, std::string_view bound, il::Tree array, std::uint32_t dimension);
// The function that a choice between two values is written with.
inline constexpr std::string_view choiceName = "merge";

// Declarations, and what literals say: as Language asks for them.
il::Tree variables(il::Forest &, il::Tree type, std::span<const Declared>, std::string_view attribute);
il::Tree taken(il::Forest &, Symbol module, std::span<const Taken>);
il::Tree shared(il::Forest &, Symbol block, std::span<const Symbol> members);
Literal literal(std::string_view);
double number(std::string_view literal);
// A number, or a truth value, as one of a type.
il::Tree withKindOf(il::Forest &forest, il::Tree type, il::Tree value);

// Whether a file of this name is in fixed form.
bool isFixedForm(std::string_view path);

struct WriteOptions {
  bool fixed = false;    // fixed form: statements from column 7 to 72
  bool includes = true;  // INCLUDE lines stay; else what they bring stands there
  int width = 100;       // lines are broken at commas and operators to stay within it (132 when a token is too long)
  bool lowerCaseKeywords = true;
};

// Text of a tree of any sort. Deterministic.
std::string write(const il::Forest &forest, il::Tree tree, const WriteOptions &options = {}, LineMap *lineMap = nullptr);
std::string writeExpression(const il::Forest &forest, il::Tree tree);

}  // namespace dotbar::fortran
