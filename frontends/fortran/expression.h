// Expressions: operator precedence with explicit stacks, so that depth costs memory and not the C++ stack.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "engine/il/forest.h"
#include "frontends/fortran/cursor.h"
#include "frontends/fortran/scope.h"

namespace dotbar::fortran {

using il::Forest;
using il::Op;
using il::Tree;

class Expressions {
 public:
  Expressions(Forest &forest, Cursor &cursor, const Scope &scope) : f_(forest), c_(cursor), scope_(scope) {}

  Tree expression();           // no tree: the cursor knows what was expected
  Tree designator();           // name, name(subs), a%b(i) ... as a Ref
  Tree dataValue();            // an expression that ends in front of the '/' behind the values of DATA
  Tree call(Tree &arguments);  // R1521: a procedure's name and its arguments, also without parentheses; Field when a%b(x)
  Tree toRef(Tree t);          // an apply that turned out to be a reference: index
  Tree absent();               // noexpr, here

  // (items, variable = first, last, step), which is copied; null: something else.
  struct ImpliedDo {
    std::vector<Tree> items;
    Tree variable, first, last, step;
  };
  const ImpliedDo *impliedDo(Tree t) const {
    const auto at = implied_.find(t);
    return at == implied_.end() ? nullptr : &at->second;
  }

 private:
  struct Frame {
    enum Kind { Top, Paren, Call, Array } kind;
    std::size_t operators, items, open;
    Tree base;           // of a Call
    bool slash = false;  // Array: (/ /)
    bool typed = false;  // Array: with a type in front
    Tree type;           // that type, where it is of numbers
    bool image = false;  // Call: the brackets of another image's variable
    bool keywords = false, ranges = false;
    Tree keyword;     // of this item
    int colons = 0;   // in this item
    Tree bounds[2];   // lower, upper
    Tree doVariable;  // of an implied do
    std::size_t doAt = 0;
  };
  struct Pending {
    Op op;
    int precedence;
    bool prefix, wrap, user;
    std::size_t at;    // of a prefix operator; where a user's operator begins
    Symbol generic{};  // the name of a user's operator
  };
  enum class Step { Failed, Operand, Operator, Done };

  Tree run(bool onlyDesignator);
  static Symbol generic(std::string_view word);
  Tree operation(const Pending &p, std::initializer_list<Tree> operands, Span where);
  Step operand();
  Step literal();
  Step nameOperand();
  Step prefix(Op op, std::size_t length, int precedence);
  Step dottedOperand();
  Step afterOperand();
  Step suffix();
  Step binary();
  Step dotted();
  Step delimiter();
  Step push(Op op, std::size_t length, int precedence, bool user = false);
  Step openFrame(Frame::Kind kind, std::size_t length);
  Step openArray(bool slash);
  Step openCall();
  Tree numberType();
  Tree elements(std::span<const Tree> items, Span where);
  Step close();
  Step comma();
  Step colon();
  bool startsItem();
  bool finishItem();
  Step closeParen(Frame frame);
  Step closeCall(Frame frame);
  Step closeArray(Frame frame);
  void reduce(int precedence, bool left);
  void reduceOne();
  Step value(Tree t, bool designator = false);
  Tree boundCall(Tree field, std::span<const Tree> items, Span inside, Span where);
  Tree callTree(Tree base, const Frame &frame, std::span<const Tree> items, Span where);
  bool constantPart(Tree t) const;
  Span spanOf(std::size_t from) const { return c_.spanFrom(from); }
  Frame &top() { return frames_.back(); }
  bool percentFunction();
  Tree copied(std::size_t start, const std::vector<Tree> &mentions);

  Forest &f_;
  Cursor &c_;
  const Scope &scope_;
  std::vector<Frame> frames_;
  std::vector<Pending> operators_;
  std::vector<std::pair<Tree, std::size_t>> values_;  // operands, and where they begin in the code
  std::vector<Tree> items_;
  std::map<Tree, ImpliedDo> implied_;
  bool designator_ = false;  // the last operand may be followed by ( or %
  bool onlyDesignator_ = false;
  bool slashEnds_ = false;
};

}  // namespace dotbar::fortran
