// What rules look at, written without variables: places in the inputs of a judgement ("child 1 of input 0") and values
// computed from them, and conditions on these. Rules that name the same place differently meet here, so that the decision
// graph tests a place, and asks a guard of the host, once for all of them.
#pragma once

#include <map>
#include <vector>

#include "engine/rewrite/plan.h"

namespace dotbar::rewrite {

using il::Op;
using il::Sort;

using ExprId = std::uint32_t;
using CondId = std::uint32_t;

struct Expr {
  enum class Kind : std::uint8_t {
    Register,  // a: number; inputs of the judgement are its first registers
    Child,     // child b of a
    Elem,      // element b of the list a
    Drop,      // the list a without its first b elements
    Call,      // function a of args
    Bind,      // the tree that guard a returns for args
    Build,     // operator a over args
    List,      // list operator a, args spliced
    Some,      // its only arg, or the empty list a where that is nothing
    Leaf,      // leaf operator a with text b
  };
  Kind kind;
  Sort sort{};
  std::uint32_t a = 0, b = 0;
  std::vector<ExprId> args;
  auto operator<=>(const Expr &) const = default;
  bool computed() const { return kind >= Kind::Call; }
};

struct Cond {
  enum class Kind : std::uint8_t {
    False,
    True,
    OpIn,     // the operator of a is in set b (an index of Conditions::sets)
    Text,     // the text of the leaf a is symbol b
    AtLeast,  // the list a has at least b elements
    Same,     // a and b are structurally equal
    Host,     // guard a holds of args
    Binds,    // guard (expression a of kind Bind) returns a tree
    Not,
    And,
    Or,
  };
  Kind kind;
  std::uint32_t a = 0, b = 0;
  std::vector<ExprId> args;
  auto operator<=>(const Cond &) const = default;
  bool atom() const { return kind > Kind::True && kind < Kind::Not; }
};

// The values of a rule's variables as expressions; `none` when not bound.
inline constexpr ExprId none = ~0u;
using Symbolic = std::vector<ExprId>;

// Expressions and conditions of one judgement, each once.
class Conditions {
 public:
  static constexpr CondId no = 0, yes = 1;
  explicit Conditions(const rules::RuleSet &set);

  const Expr &expr(ExprId e) const { return *exprs_[e]; }
  const Cond &cond(CondId c) const { return *conds_[c]; }
  const il::OpSet &set(std::uint32_t i) const { return sets_[i]; }

  ExprId add(Expr e);
  ExprId place(Sort sort, std::uint32_t number) { return add({Expr::Kind::Register, sort, number, 0, {}}); }
  CondId add(Cond c);
  CondId negation(CondId c);
  CondId both(CondId a, CondId b);
  CondId either(CondId a, CondId b);

  // The condition that the value matches; binds variables.
  CondId match(const rules::Term &p, ExprId e, Symbolic &env, const std::vector<rules::Variable> &vars);
  ExprId eval(const rules::Term &t, const Symbolic &env);
  CondId holds(const rules::Formula &f, Symbolic &env, const std::vector<rules::Variable> &vars);
  // Patterns and selecting premises of a rule over the inputs.
  CondId selects(const Plan &plan, Symbolic &env);
  bool mayBeUnflat(ExprId e) const;  // its value may be a view or a rope
  bool unbound = false;              // some variable was used without a value: the set was not checked

 private:
  ExprId value(const Symbolic &env, rules::VarId var);
  CondId opIn(ExprId e, const il::OpSet &ops);
  CondId matchList(const rules::Term &p, ExprId e, Symbolic &env, const std::vector<rules::Variable> &vars);
  ExprId child(ExprId e, Op op, std::uint32_t i);
  ExprId elem(ExprId e, Sort sort, std::uint32_t i);
  ExprId drop(ExprId e, std::uint32_t k);

  const rules::RuleSet &set_;
  std::map<Expr, ExprId> exprIds_;
  std::vector<const Expr *> exprs_;
  std::map<Cond, CondId> condIds_;
  std::vector<const Cond *> conds_;
  std::vector<il::OpSet> sets_;
};

}  // namespace dotbar::rewrite
