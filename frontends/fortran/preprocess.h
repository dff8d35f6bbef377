// Lines of the preprocessor, evaluated as a compiler does it (`gfortran -cpp`): what is not chosen becomes empty lines, macros
// are replaced, so that every line stays where it was. Lines that include a file stay; what they include is
// kept.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/support/diagnostics.h"
#include "engine/support/source.h"

namespace dotbar::fortran {

class Preprocessor {
 public:
  struct File {
    std::string path, text;
  };
  // An included file by the name in the line, and the file that has the line.
  using Find = std::function<std::optional<File>(const std::string &name, const std::string &from)>;

  // `macros`: NAME, NAME=VALUE; NAME= is defined as nothing, !NAME is not defined.
  Preprocessor(SourceMap &, Diagnostics &, const std::vector<std::string> &macros, bool fixed, Find);
  std::string operator()(const std::string &path, std::string text);

  // What the next line that includes a file includes, in the order of the text; nothing: it was not found.
  struct Included {
    std::optional<File> file;
    bool changed = false;  // lines of the preprocessor in it were evaluated
  };
  Included takeIncluded();

 private:
  struct Macro {
    std::string value;
    bool withArguments = false;
    std::vector<std::string> parameters{};
  };
  struct Conditional {
    bool outer, active, taken;
    std::uint32_t begin;  // its place in the text
  };
  class Condition;

  bool directive(std::string_view line, std::uint32_t at);
  void conditional(std::string_view word, std::string_view rest, std::uint32_t at);
  void define(std::string_view rest, std::uint32_t at);
  void include(std::string_view rest);
  bool isDefined(const std::string &name, std::uint32_t at);
  bool isTrue(std::string_view expression, std::uint32_t at);
  std::string expanded(std::string_view line, std::uint32_t at, int depth = 0);
  std::size_t applied(const Macro &, std::string_view line, std::size_t from, std::uint32_t at, int depth, std::string &result);
  std::string standing(std::string_view name, std::uint32_t at) const;
  bool active() const { return open_.empty() || open_.back().active; }
  void error(std::uint32_t at, std::string message, std::string fix = {});

  SourceMap &sources_;
  Diagnostics &diagnostics_;
  Find find_;
  std::map<std::string, Macro, std::less<>> macros_;
  std::vector<std::string> undefined_;
  std::deque<Included> included_;
  std::vector<Conditional> open_;
  std::string path_, text_;  // the file that is being evaluated
  std::uint32_t base_ = 0;   // where its own text was registered, for messages
  std::size_t depth_ = 0;    // of files that include each other
  bool fixed_, changed_ = false;
};

}  // namespace dotbar::fortran
