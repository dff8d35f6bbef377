// What the tool asks of a language: one object each. Nothing outside the folder of a language names it otherwise.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/il/forest.h"
#include "engine/support/diagnostics.h"
#include "engine/support/source.h"
#include "frontends/declare.h"
#include "frontends/driver.h"

namespace dotbar {

struct Reading {
  // Lines of the preprocessor are evaluated, where NAME, NAME=VALUE are defined and !NAME is not; nothing: they stay.
  std::optional<std::vector<std::string>> macros;
  std::vector<std::string> includeDirs;  // searched after the folder of the file that includes
  bool keepsForeign = true;              // directives to compilers stay among the comments; they are known in any case
};

struct LineMap {
  std::vector<il::Tree> lines;  // lines[n]: what output line n (from 1) prints; lines[0] is unused
};

// A statement of input that goes on at labels, said by a status and tests of it: then a jump, or the program ends.
struct StatusTested {
  struct Branch {
    il::Tree test, leave;
  };
  il::Tree statement;  // no tree: it cannot be said so
  std::vector<Branch> branches;
};

// A statement that gives a variable a label, where jumps by that variable then lead.
struct LabelAssigned {
  Symbol label;
  il::Tree variable;
};

// A construct in which names stand for something else, as long as it could not be said without it.
struct Selecting {
  std::vector<std::pair<Symbol, il::Tree>> names;
  il::Tree body;
};

// A module as two texts: what others see of it, with descriptions of its procedures, and the procedures.
struct Apart {
  il::Tree module, bodies;
};

class Language {
 public:
  virtual ~Language() = default;

  // --- read ---
  // One source file to a `file` tree; no tree when there were errors.
  virtual il::Tree read(il::Forest &, SourceMap &, Diagnostics &, const std::string &path, const Reading &) const = 0;
  virtual il::Tree readText(il::Forest &, SourceMap &, Diagnostics &, const std::string &path, std::string text) const = 0;
  virtual il::Tree readExpression(il::Forest &, SourceMap &, Diagnostics &, std::string text) const = 0;

  // The names that a directive lists behind its word.
  virtual std::vector<Symbol> directiveNames(const il::Directive &) const = 0;

  // --- bind ---
  // After all files were read: what one says of names in another. The files in the same order.
  // What stays unknown is a warning, where there are diagnostics.
  virtual std::vector<il::Tree> bind(il::Forest &, std::span<const il::Tree> files, Diagnostics * = nullptr) const = 0;

  virtual std::optional<Selecting> selecting(const il::Forest &, il::Tree instruction) const = 0;
  // The construct with other ones; the names are the same.
  virtual il::Tree selectingAs(il::Forest &, il::Tree construct, const Selecting &) const = 0;

  // --- write ---
  // `file`: where the text goes; its name may say in which form it is. None: the usual form. `source`: where the tree comes from;
  // what that includes is written out where it is in another form.
  virtual std::string write(const il::Forest &, il::Tree, LineMap * = nullptr, std::string_view file = {},
                            std::string_view source = {}) const = 0;
  virtual std::string writeExpression(const il::Forest &, il::Tree) const = 0;
  // How the name of a file ends that holds a text as it is written here, in the form that `file` asks for.
  virtual std::string suffix(const std::string &text, std::string_view file = {}) const = 0;
  // A module whose bodies use modules that use it: these, `later`, are taken by the bodies alone. Nothing: what others see needs
  // one of them, too, or is not known.
  virtual std::optional<Apart> apart(il::Forest &, il::Tree module, std::span<const Symbol> later) const = 0;
  // What pieces stand in to be read: a procedure around declarations and instructions, an instruction around several, a call.
  virtual std::string procedureOf(const std::string &name, const std::string &declarations, const std::string &body) const = 0;
  virtual std::string blockOf(const std::string &instructions) const = 0;
  virtual std::string callNamed(const std::string &procedure, const std::string &actuals) const = 0;

  // --- jumps that statements make beside what they do ---
  virtual StatusTested withStatus(il::Forest &, il::Tree input, il::Tree variable) const = 0;
  virtual std::optional<LabelAssigned> labelAssigned(const il::Forest &, il::Tree instruction) const = 0;

  // --- declare: in the forms of the language ---
  // Variables of one type; the attribute as IL has it (`optional`, `external`), or none.
  virtual il::Tree variables(il::Forest &, il::Tree type, std::span<const Declared>, std::string_view attribute = {}) const = 0;
  // Names of a module, and nothing else of it.
  virtual il::Tree taken(il::Forest &, Symbol module, std::span<const Taken>) const = 0;
  // An instruction that ends the program as one that has failed, and says why.
  virtual il::Tree ends(il::Forest &, std::string_view why) const = 0;
  // Storage that units share by a name, or without one, as its members.
  virtual il::Tree shared(il::Forest &, Symbol block, std::span<const Symbol> members) const = 0;

  // --- literals ---
  virtual Literal literal(std::string_view) const = 0;
  virtual double number(std::string_view literal) const = 0;

  // --- lower: what code that is built may need, in the language's own words ---
  virtual il::Tree elementCount(il::Forest &, il::Tree array) const = 0;
  virtual il::Tree characterCount(il::Forest &, il::Tree text) const = 0;
  // Whether an object has memory; the number of elements, the first and the last subscript along a dimension, counted from 1.
  virtual il::Tree hasMemory(il::Forest &, il::Tree object) const = 0;
  virtual il::Tree pointsSomewhere(il::Forest &, il::Tree pointer) const = 0;
  // Whether the caller gave an argument that may be left out.
  virtual il::Tree isPresent(il::Forest &, Symbol dummy) const = 0;
  virtual il::Tree extent(il::Forest &, il::Tree array, std::uint32_t dimension) const = 0;
  virtual il::Tree firstIndex(il::Forest &, il::Tree array, std::uint32_t dimension) const = 0;
  virtual il::Tree lastIndex(il::Forest &, il::Tree array, std::uint32_t dimension) const = 0;
  virtual std::size_t mostDimensions() const = 0;  // that an array may have
  virtual bool isOfAnyRank(const il::Forest &,
                           il::Tree bounds) const = 0;  // of an array of which only the run knows how many it has
  // A number, or a truth value, as one of a type.
  virtual il::Tree withKindOf(il::Forest &, il::Tree type, il::Tree value) const = 0;
  // The function that a choice between two values is written with; empty: an operator.
  virtual std::string_view choice() const = 0;

  // --- driver: the programs of `check` ---
  virtual const driver::Drivers &drivers() const = 0;
};

// The language of programs (all files of one are of one language).
const Language &language();

}  // namespace dotbar
