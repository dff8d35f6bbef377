// The reader: physical lines to logical statements. It joins continuations, knows character constants and Holleriths,
// drops blanks (fixed form) or makes them one (free form), maps each character to its place, and collects comments.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/il/forest.h"
#include "engine/support/source.h"

namespace dotbar::fortran {

struct LogicalLine {
  enum Mark : std::uint8_t { Opaque = 1, Gap = 2, Hollerith = 4 };
  std::string code;                  // lower case outside constants
  std::string original;              // the same characters as the source has them
  std::vector<std::uint32_t> place;  // offset of each in the source map
  std::vector<std::uint8_t> marks;   // Opaque: inside a constant; Gap: fixed form had a blank before it
  std::string label;
  std::uint32_t start = 0, end = 0;  // from the label to behind the last character
  bool fixed = false;
  bool preprocessor = false;  // a '#' line; code is the whole line
  std::uint32_t unended = 0;  // place of a character constant without end
  std::vector<std::string> before;
  std::string trailing;
  std::vector<il::Directive> directives;  // among them

  void clear();
  bool opaque(std::size_t i) const { return marks[i] & Opaque; }
};

// What both forms share: one character after the other into a logical line.
class LineReader {
 public:
  LineReader(std::string_view text, std::uint32_t base) : text_(text), base_(base) {}
  virtual ~LineReader() = default;
  // The next statement; false at the end, with the comments that are left in `before`.
  virtual bool next(LogicalLine &line) = 0;
  bool keepsForeign = true;  // directives to compilers stay among the comments

 protected:
  std::string_view physical() const;  // from at_ to the end of the line, without its end
  void skipLine();                    // at_ to the start of the next line
  void comment(std::string_view text);
  void trail(std::string_view text);  // a comment behind a statement
  void takeComments();                // those that waited are in front of the statement
  void begin(LogicalLine &line);
  void put(char c);  // the character at at_
  bool putPlain();   // outside constants: those from at_ on that mean nothing here, and moves behind them; false: none
  void gap() { gap_ = true; }
  bool preprocessorLine();
  std::uint32_t here() const { return base_ + static_cast<std::uint32_t>(at_); }

  std::string_view text_;
  std::uint32_t base_;
  std::size_t at_ = 0;
  std::vector<std::string> pending_;  // comments that wait for a statement
  std::vector<il::Directive> pendingDirectives_;
  LogicalLine *line_ = nullptr;
  bool gap_ = false;
  char quote_ = 0;              // inside a character constant
  std::size_t quoteStart_ = 0;  // its first character in code
  std::size_t hollerith_ = 0;   // characters left of a Hollerith

 private:
  void append(char c, std::uint8_t marks);
  void startHollerith();
};

class FreeForm : public LineReader {
 public:
  FreeForm(std::string_view text, std::uint32_t base, bool labels = true) : LineReader(text, base), labels_(labels) {}
  bool next(LogicalLine &line) override;

 private:
  bool toStatement();
  void label();
  bool continued();
  bool restIsBlank(std::size_t from) const;
  bool labels_;  // digits in front are a label
};

class FixedForm : public LineReader {
 public:
  FixedForm(std::string_view text, std::uint32_t base, unsigned width) : LineReader(text, base), width_(width) {}
  bool next(LogicalLine &line) override;

 private:
  struct Physical {
    enum Kind { Comment, Initial, Continuation } kind;
    std::size_t field, end;  // statement field: offsets in the text
    std::string label;
    std::size_t labelAt;
    std::size_t room;  // characters of a full field
  };
  Physical classify(std::size_t from) const;
  bool attempt(LogicalLine &line);
  bool toStatement();
  bool field();
  bool continued();
  unsigned width_;
  Physical now_{};
  bool inLine_ = false;  // behind a ';'
};

}  // namespace dotbar::fortran
