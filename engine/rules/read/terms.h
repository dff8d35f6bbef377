// From the text of a term to its meaning: operators of IL in concrete syntax, lists from the sort expected, variables by their
// stems, numbers by what is around them (TAP 5.1, 5.3).
#pragma once

#include <functional>

#include "engine/rules/read/reading.h"

namespace dotbar::rules {

// One expansion of a scheme: which derivative line, and while something is repeated, which operand and which piece.
struct Expansion {
  std::string_view function, operand, partial, test;  // the metavariables of the scheme's head: F, ARG#, PARTIAL#, TEST
  const Partial *line = nullptr;
  Symbol applied;  // the name applied: the function's own or a specific name
  std::optional<std::size_t> instance;
  std::optional<std::size_t> piece;
};

class Terms {
 public:
  Terms(Reading &reading, const File &file, std::vector<Variable> &variables, Expansion *expansion = nullptr)
      : r_(reading), f_(file), s_(file.syntax), variables_(variables), x_(expansion) {}

  // The term, of the sort expected: lifted to a list or spread into one where that is meant.
  Term pattern(NodeId n, Sort expected) { return coerce(natural(n, expected, true), expected, true); }
  Term expression(NodeId n, Sort expected) { return coerce(natural(n, expected, false), expected, false); }
  // The term as it stands; `hint` decides what a literal or a list is.
  Term natural(NodeId n, std::optional<Sort> hint, bool pattern);
  Term coerce(Term t, Sort expected, bool pattern);
  Term apply(FunctionId function, std::vector<Term> args, Span where);
  // What `...` stands for, of the list sort where that is known; nothing after a diagnostic. Not set: for nothing.
  std::function<std::optional<Term>(NodeId, std::optional<Sort>)> dots;

  VarId variable(std::string_view name, Sort sort);
  std::optional<VarId> known(std::string_view name) const;
  Term use(VarId v, Span where) const;
  void narrow(VarId v, const il::OpSet &ops);  // a guard says that the variable's tree is one of these operators'
  bool repeats(NodeId n) const;                // mentions a `#` that nothing around it folds
  bool differsByPiece(NodeId n) const;         // mentions the partial or the test of a piecewise line, or what was made from them
  std::vector<Variable> &variables() { return variables_; }
  Expansion *expansion() { return x_; }
  Reading &reading() { return r_; }
  const File &file() const { return f_; }

 private:
  struct Shape;  // a flat row with its precedence decided
  Shape climb(std::span<const NodeId> row, std::size_t &at, int level);
  Term shaped(const Shape &shape, std::optional<Sort> hint, bool pattern);
  Term binary(std::string_view op, const Shape &shape, std::optional<Sort> hint, bool pattern);
  Term setOperation(std::string_view op, const Shape &shape, std::optional<Sort> hint);
  Term metavariable(NodeId n, std::string_view token, bool pattern);
  std::string spelled(std::string_view token, bool pattern) const;
  Term placeholder(NodeId n, std::string_view token);
  Term number(NodeId n, std::optional<Sort> hint);
  Term quoted(NodeId n, std::optional<Sort> hint);
  Term name(NodeId n, std::optional<Sort> hint);
  Term at(NodeId n, std::optional<Sort> hint, bool pattern);
  Term applied(NodeId n, bool pattern);
  Term application(NodeId n, std::optional<Sort> hint, bool pattern);
  Term operatorOn(Op op, NodeId n, std::span<const NodeId> args, bool pattern);
  std::optional<std::vector<std::optional<NodeId>>> childrenGiven(const il::OpInfo &op, NodeId n, std::span<const NodeId> args,
                                                                  bool pattern);
  Term leafOf(Op op, NodeId n, std::span<const NodeId> args, bool pattern);
  Term intrinsic(std::string_view f, NodeId n, std::span<const NodeId> args, bool pattern);
  Term call(NodeId n, bool pattern);
  Term conditional(NodeId n, bool pattern);
  Term loop(NodeId n, bool pattern);
  Term brackets(NodeId n, std::optional<Sort> hint, bool pattern);
  Term fold(NodeId n, std::string_view how, NodeId body, std::optional<Sort> hint);
  Term cascade(NodeId n, bool statements, NodeId body);
  Term list(Op op, NodeId n, std::span<const NodeId> items, bool pattern);
  void element(Term &list, NodeId item, bool pattern, bool last);
  Term substituted(const Term &t);
  Term own(NodeId n);  // F(ARG#) of a scheme
  Term node(Op op, std::vector<Term> children, Span where) const;
  Term leaf(Op op, std::string_view text, Span where) const;
  Term failed(std::optional<Sort> hint) const;
  Term fail(DiagnosticKind kind, NodeId n, std::string message, std::optional<Sort> hint);
  std::optional<Sort> stemSort(std::string_view token) const;

  Reading &r_;
  const File &f_;
  const Syntax &s_;
  std::vector<Variable> &variables_;
  Expansion *x_;
  std::map<VarId, il::OpSet> narrowed_;
};

std::string unquoted(std::string_view text);

}  // namespace dotbar::rules
