// The bytecode of the machine: registers in windows of one flat array. A judgement's inputs are the first registers of its
// window; its outputs take their place. What calls another places the inputs at the end of its own window.
#pragma once

#include <vector>

#include "engine/rewrite/core.h"
#include "engine/rewrite/table.h"

namespace dotbar::rewrite {

enum class Code : std::uint16_t {
  // decisions; `else` is d; jumps, also those in tables, count from the instruction
  Switch,      // by the operator of the tree a: table at d
  SwitchList,  // the same of a value that may be a list
  Texts,       // by the text of the leaf a: b pairs (symbol, target) after the default, at d
  TextIs,      // the text of the leaf a is symbol e, else d
  OpIn,        // the operator of a is in set e, else d
  AtLeast,     // the list a has at least e elements, else d
  Same,        // a and b are equal, else d
  Holds1,      // guard e of the value a, else d
  Holds,       // guard e of the b values from a, else d; c: recorded for the rule that is carried out
  Bind,        // guard e of the b values from a returns a tree (to a), else d; c likewise
  Jump,        // to d
  IfZero,      // register a is zero: to d
  // values
  Child,   // a = child c of b
  Elem,    // a = element e of b
  Drop,    // a = b without its first e elements
  Move,    // a = b
  Set,     // a = e
  Flat,    // a = the node of the list b
  Leaf,    // a = leaf d with text e
  Node0,   // a = d()
  Node1,   // a = d(b)
  Node2,   // a = d(b, c)
  Node,    // a = d(the c values from b), more than two
  Rope,    // a = list d of the c values from b
  Append,  // a = a and then b (lists d), or b when a is zero, or a when d is not a list
  Call,    // a = function e of the c values from b
  Fresh,   // a = a fresh variable of type b, hint e
  Some,    // a = the empty list d, when a is nothing: push([])
  // applications
  Commit,        // rule e applies; its first input is a
  CommitBare,    // the same without inputs
  CommitReturn,  // the rule returns the value b; a: noRegister when there is no input
  CommitList,    // as Commit, when the input may be a list
  CommitTraced,  // as CommitList, with what a proof records of it; a: noRegister likewise
  Conclude,      // traced: the rule's outputs are the b values from a
  Judge,         // judgement e (entry d) of the values from a, outputs to a
  JudgeChild,    // the same of child c of b, put to a first
  JudgeMove,     // the same, b put to c first
  Tail,          // judgement e (entry d) of the b values from a, in place of this application
  Tail1,         // the same of a
  Tail2,         // the same of a and b
  Done,          // the run
  Return,        // the b values from a
  Return1,       // the value a
  Return2,       // the values a and b
  ReturnLeaf,
  ReturnNode0,
  ReturnNode1,
  ReturnNode2,  // what Leaf, Node0, Node1 and Node2 make
  Compile,      // judgement e, which was not asked for before; then as there
  NoRule,       // of judgement e
  Refuse,       // refusal e of Program::refusals; what stands in for its b outputs to a
  // results kept over runs
  Look,      // what judgement e gave for the b values from a, if that is kept: c outputs to a, and over the next two
  Keep,      // keeps the b outputs from a
  Known,     // a = what was built as a in an earlier run
  Recall,    // what the host remembers of judgement e for a, to a, and over the next two
  Remember,  // tells the host that it gave a
  // what can be undone or has to be closed
  Save,
  Rollback,
  Forget,
  Caller,  // a checkpoint; back to it; drop it; origin of the caller again
  Mark,
  Unmark,
  Release,  // of fresh names
  Enter,
  Leave,  // context e, about a
  ScopeBegin,
  ScopeEnd,  // a = what scopeEnd gives
  Reached,   // region e of Program::regions
};

inline constexpr std::uint16_t noRegister = 0xffff;

struct Insn {
  Code code{};
  std::uint16_t a = 0, b = 0, c = 0;
  std::uint32_t d = 0, e = 0;
  std::int32_t target() const { return static_cast<std::int32_t>(d); }
};

struct Refusal {
  RuleId rule = 0;
  std::vector<std::pair<rules::VarId, std::uint16_t>> registers;  // of the variables that the text names
};

struct Program {
  static constexpr std::uint32_t done = 0;  // where the instruction stands that ends a run
  std::vector<Insn> code;
  std::vector<std::uint32_t> tables;
  std::vector<il::OpSet> sets;
  std::vector<Refusal> refusals;
  std::vector<std::uint32_t> entry;  // by judgement
  std::vector<Region> regions;       // of a proof\'s code
  std::uint32_t window = 0;          // registers that a judgement's window may need at most
  bool unchecked = false;            // a rule uses a variable without a value
};

// A judgement is compiled when it is first asked for: until then its code is one instruction that says so.
Program uncompiled(const RuleSet &set);
struct CompileOptions {
  bool proof = false, tabled = false;
  const std::vector<char> *choosing = nullptr;
  const std::vector<char> *remembered = nullptr;  // see Options
};
void compile(JudgementId, const RuleSet &set, const Plans &plans, const CompileOptions &, Program &);

}  // namespace dotbar::rewrite
