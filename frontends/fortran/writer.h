// The writer: IL to free-form text. Depth of blocks and of expressions costs memory, not the C++ stack.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "frontends/fortran/layout.h"

namespace dotbar::fortran {

using il::Forest;
using il::Op;
using il::Tree;

class Writer {
 public:
  Writer(const Forest &forest, const WriteOptions &options, LineMap *map)
      : f_(forest), out_(options, map), includes_(options.includes) {}

  void any(Tree t);
  std::string text() { return out_.text(); }
  std::string expressionText(Tree t) { return expression(t), out_.take(); }

 private:
  // write_expression.cpp
  struct Piece {
    Tree tree;
    int need;  // how strongly the place binds
    std::string_view text;
    bool mayBreak;
  };
  void expression(Tree t, int need = 0);
  void application(std::string_view function, Tree args);
  void applied(std::string_view name, Tree args);
  void bound(std::string_view name, Tree args);
  void pieces(std::size_t bottom);
  void tree(Tree t, int need);
  bool listed(Tree t);
  void implied(Tree t);
  bool reference(Tree t);
  void leaf(Tree t);
  bool binary(Tree t);
  bool prefix(Tree t);
  static std::string_view written(std::string_view name);
  static bool isOperator(std::string_view name);
  bool isOperation(Tree t) const;
  void operation(std::string_view name, Tree operands);
  int strength(Tree t) const;
  void enclosed(std::string_view open, Tree list, std::string_view close);
  void later(Tree t, int need = 0) { pieces_.push_back({t, need, {}, false}); }
  void later(std::string_view text, bool mayBreak = false) { pieces_.push_back({{}, 0, text, mayBreak}); }
  bool none(Tree t) const {
    return !t || f_.is(t, Op::Noexpr) || f_.is(t, Op::Noname) || f_.is(t, Op::Notext) || f_.is(t, Op::Notype) ||
           f_.is(t, Op::Novalue) || f_.is(t, Op::Noref);
  }

  // write_declaration.cpp
  void declaration(Tree t, int depth);
  bool declarationLine(Tree t);
  void type(Tree t);
  void kind(std::string_view word, Tree kind);
  void character(Tree length);
  void declare(Tree t);
  void accessible(Tree t);
  void statementFunction(Tree t);
  void genericBinding(Tree t);
  void binding(Tree t);
  void use(Tree t);
  void entity(Tree t);
  void dimensions(Tree dims);
  void names(Tree list);
  void comma(std::uint32_t i);
  void data(Tree t);
  void dataObject(Tree t);
  void dataValue(Tree t);
  void equivalence(Tree t);
  void implicit(Tree t);
  void namelist(Tree t);
  void entities(Tree list);
  void typeDefinition(Tree t, int depth);
  void interface(Tree t, int depth);
  void copiedLines(std::string_view text, int depth, Tree t, std::string_view trailing);
  void decls(Tree list, int depth);

  // write_instruction.cpp
  struct Job {
    enum Kind { Instruction, Else, Line, EndOfList, Case, Guard, EndSelection, Wrapped } kind;
    Tree tree;
    int depth;
    std::string construct;         // its name, for the last line
    std::string_view word;         // Line: the keyword
    std::size_t from = 0, to = 0;  // Wrapped: instructions of the list
  };
  void instructions(Tree list, int depth);
  void run();
  void instruction(Tree t, int depth);
  void compound(Tree t, const std::string &label, const std::string &construct, int depth, Tree whole);
  void oneLine(Tree t);
  void allocate(Tree t);
  void deallocate(Tree t);
  void memoryOption(std::string_view word, Tree value);
  void memoryOptions(Tree t);
  void elsePart(Job job);
  void casePart(const Job &job);
  void loopHeader(Tree control);
  bool plainAction(Tree t) const;
  void commentsBefore(Tree t, int depth);
  void commentLines(const std::vector<std::string> &lines, int depth, Tree t);
  std::string trailing(Tree t);
  void endOfList(Tree list, int depth);
  bool silent(Tree t) const { return !f_.comments(t); }
  void cases(Tree list, int depth);
  void jump(Tree t);
  void pseudo(std::string_view word, Tree list);
  void call(std::string_view procedure, Tree args);
  static std::string behind(const std::string &construct) { return construct.empty() ? "" : " " + construct; }

  // write_selection.cpp
  struct Taken {
    Tree object, type;  // no type: the object is of another one than those before
    std::string name;   // that stands for it
  };
  Tree typeTest(Tree instruction) const;
  void selection(Tree t, const std::string &construct, int depth, Tree whole);
  void guard(const Job &job);
  bool isRank(Tree type) const;
  void guardLine(Tree type, bool mayExtend, int depth, Tree t);
  void defaultLine(bool byRank, int depth, Tree t);
  std::string openSelection(Tree object, Tree type, Tree around, int depth, Tree t, std::string_view trailing);
  std::string freeName(Tree object, Tree around) const;
  void together(Tree list, std::size_t from, std::size_t to, int depth);
  Tree uncovered(Tree t) const;
  template <class Act>
  void evaluated(Tree instruction, Act &&act) const;
  template <class Act>
  void evaluatedInTrips(Tree body, Act &&act) const;
  Tree castAlways(Tree instruction) const;
  bool wants(Tree instruction, Tree cast) const;
  void wrapped(const Job &job);
  void cast(Tree t);
  std::string copiedText(Tree t) const;

  // write.cpp
  void unit(Tree t, int depth);
  void header(Tree t, int depth);
  void unitBody(Tree t, int depth);
  void units(Tree list, int depth);
  void file(Tree t);
  void ownComments(Tree t);

  const Forest &f_;
  Layout out_;
  bool includes_;
  std::vector<Piece> pieces_;
  std::vector<Job> jobs_;
  std::vector<Taken> taken_;            // in the constructs around
  bool hasCasts_ = false;               // the unit takes objects for others than they are declared as
  bool derived_ = false;                // the unit was made of another
  std::set<std::uint32_t> own_, done_;  // instructions with comments: printed in this unit; whose comments were printed
};

}  // namespace dotbar::fortran
