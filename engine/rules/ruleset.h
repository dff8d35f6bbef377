// What a rule set says, after reading, name resolution, sort checking and merging: judgements, rules, guards, functions,
// equations. The vocabulary is that of Natural Semantics (TAP 5.3); the surface syntax is in engine/rules/README.md.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::rules {

using il::Op;
using il::Sort;

using JudgementId = std::uint32_t;  // indices into RuleSet's tables
using RuleId = std::uint32_t;
using GuardId = std::uint32_t;
using FunctionId = std::uint32_t;
using VarId = std::uint32_t;  // index into Rule::variables

// A pattern (inputs of a conclusion, outputs of a premise) or a template (inputs of a premise, outputs of a conclusion).
// Concrete syntax is resolved: `A := B` is Node(assign, A, B). In a pattern a repeated variable means structural equality.
struct Term {
  enum class Kind {
    Var,   // a metavariable; in a pattern it tests its sort
    Node,  // op(children), any operator that is neither a leaf nor a list
    Leaf,  // a leaf operator with this text
    List,  // elements, then (optionally, `spread` on the last) the rest. In a template any element may be spread.
    Call,  // template only: a function of the host or a naming, applied
    Any,   // `_`: matches every tree of the sort expected there
  };
  Kind kind = Kind::Any;
  Op op{};                     // Node, Leaf, List (the list operator)
  Sort sort{};                 // static sort of the term
  VarId var = 0;               // Var; also As: the variable of `X@pattern`
  bool named = false;          // `X@pattern`: bind `var` to the whole tree that this pattern matches
  bool spread = false;         // as an element of a List: stands for all elements of the list it denotes
  Symbol text;                 // Leaf
  bool anyText = false;        // Leaf in a pattern, `name(_)`: this operator with any text
  FunctionId function = 0;     // Call
  std::vector<Term> children;  // Node, List, Call
  Span where;
};

// An element of a list in a template that is left out when its own list is empty: `push(EXPRS)`.
bool mayBeNothing(const Term &);

// A condition on trees: guards of the host, structural guards, `E is pattern`.
struct Formula {
  enum class Kind { True, Guard, Is, Same, Not, And, Or };
  Kind kind = Kind::True;
  GuardId guard = 0;
  std::vector<Term> args;         // Guard: its arguments; Is: subject, pattern; Same: two terms (structural equality)
  std::vector<Formula> operands;  // Not, And, Or
  Span where;
};

struct Premise {
  enum class Kind {
    Guard,  // formula
    Judge,  // inputs -judgement-> outputs
    Let,    // let OUTPUT = TERM (also `V -varName-> V'` when varName is a function)
    Fresh,  // fresh V1, V2 : TYPE; text is the hint for the name ("temp" when none is given)
    With,   // with CONTEXT(inputs) { premises }
    Scope,  // scope { premises } => output
    Bind,   // guard(args) => output: a guard of the host that also returns a tree
  };
  Kind kind = Kind::Guard;
  Formula formula;
  JudgementId judgement = 0;
  GuardId guard = 0;              // Bind
  std::vector<Term> inputs;       // templates; Fresh: one template, the type
  std::vector<Term> outputs;      // patterns, mostly variables
  Symbol text;                    // Fresh: hint; With: name of the context ("CKPdataFlow")
  std::vector<Premise> premises;  // With, Scope
  Span where;
};

struct Variable {
  Symbol name;  // EXPR1'
  Sort sort;
};

struct Rule {
  Symbol name;
  Symbol ruleset;  // the set that states it (after overriding: the overriding one)
  JudgementId judgement = 0;
  std::vector<Variable> variables;
  std::vector<Term> inputs;  // patterns, one for each input of the judgement (contexts first)
  std::vector<Premise> premises;
  std::vector<Term> outputs;  // templates; empty when `refusal` is set
  Symbol refusal;             // `--> refuse "text"`: the rule says that the tree is refused; {VAR} in the text is written out
  bool otherwise = false;     // stands for the complement of its siblings
  Symbol scheme;              // the scheme it was expanded from, if any
  std::string cites;          // the comment behind the rule's name: the paper's identifiers
  Span where;                 // of the rule's name
  Span whole;                 // of its text
  Span replaces;              // the name of the rule that it overrides or is a branch of
};

struct Parameter {
  Symbol name;  // may be empty
  Sort sort;
};

struct Judgement {
  Symbol name;                    // empty for `-->`
  std::vector<Parameter> inputs;  // contexts first
  std::vector<Parameter> outputs;
  std::uint32_t contexts = 0;  // how many leading inputs are contexts (threaded implicitly)
  bool collect = false;        // every rule that applies fires; list outputs are appended in the order of the rules
  bool statement = false;      // fresh names of an application are free again after it (temporaries are reused)
  bool firstMatch = false;     // never for bundled sets: workloads only
  Symbol measure;              // termination: `decreases by ...` when the first input does not shrink
  Span where;
};

bool takes(const Judgement &, Sort firstInput);  // the sort is included in that of its first input

// --- equations (TAP 5.2) ---
struct Eq {
  enum class Kind {
    Empty,     // {}
    All,       // every zone
    Identity,  // Id
    Name,      // a set, relation, analysis (with side), guard, judgement, host primitive or bound variable, applied to args
    Union,
    Intersection,
    Difference,  // \/  /\  \ .
    Compose,     // (x)
    Closure,     // r^+
    Meets,       // a meets b: their intersection is not empty
    Within,      // a within b: subset
    Not,
    And,
    Or,
    True,
    SomePart,  // some J in parts(I): body     (name = J, args = {parts(I), body})
    EachPart,  // union over J in parts(I): body   (likewise)
    Callee,    // callee(X): analysis X at the callee's exit (forward) or entry (backward), in the caller's zones (name = X)
    Is,        // I is pattern                 (name = I)
  };
  Kind kind = Kind::Empty;
  Symbol name;
  char side = 0;       // '-' before, '+' after, 0 neither
  bool prime = false;  // use'(I)
  std::vector<Eq> args;
  Term pattern;  // Is; its variables are `variables` of the definition
  Span where;
};

struct EqCase {  // value if condition; the last case may be `otherwise`
  Eq value;
  std::optional<Eq> condition;
};

// set NAME(params) := cases, relation ..., guard ... := ...
struct Definition {
  enum class Kind { Set, Relation, Guard };
  Kind kind = Kind::Set;
  Symbol name;
  char side = 0;  // set Active-(I) := ...
  std::vector<Parameter> params;
  std::vector<Variable> variables;  // of patterns
  std::vector<EqCase> cases;
  std::string cites;
  Span where;
};

struct Analysis {
  Symbol name;
  bool relation = false;  // set of Zone, or relation on Zone
  bool forward = true;
  bool meetUnion = true;       // else intersection (a must-analysis: starts at All)
  Eq head;                     // boundary value at the entry (forward) or exit (backward) of a head
  std::vector<EqCase> callee;  // boundary of a called procedure: over call sites I, met; default: as head for relations, {} else
  Symbol parameter;            // the I of the transfer
  struct Boundary {            // with CONTEXT = ...: of a fragment I, in the facts around it
    Symbol context;
    std::vector<EqCase> cases;
    Span where;
  };
  std::vector<Boundary> boundaries;
  std::vector<EqCase> transfer;  // NAME+(I) = ... (forward) or NAME-(I) = ... (backward)
  std::vector<Variable> variables;
  std::string cites;
  Span where;
};

struct Guard {
  Symbol name;
  std::vector<Sort> params;
  std::optional<Sort> result;         // guard g(A, I) => B: also returns a tree
  std::optional<Formula> structural;  // guard isRef(E) := E is ...: expanded by the checker; variables by VarId
  std::vector<Variable> variables;    // of `structural`: the parameters first
  bool defined = false;               // has a Definition by equations
  bool onBuilt = false;               // may be asked of built trees (types only): `guard g(E) on any`
  Span where;
};

struct Function {
  Symbol name;
  std::vector<Sort> params;
  Sort result{};
  bool variadic = false;
  Symbol naming;  // not empty: `naming varName variable "%b"`: the pattern; kind in namingKind
  Symbol namingKind;
  std::optional<JudgementId> typedBy;  // a naming of variables: what type they have
  Span where;
};

// axiom a(P) => b(P) \/ c(P): guard atoms over the same variables
struct Axiom {
  Formula premise, conclusion;
  std::vector<Variable> variables;
  Span where;
};

// partial atan2(Y, X) = X/(X**2+Y**2), -Y/(X**2+Y**2)   domain (Y, X) != (0, 0)
// A piecewise line has one entry in `pieces` for each condition.
struct Partial {
  Symbol function;  // "sin"; for an operator of IL its name, e.g. "mul"
  bool isOperator = false;
  Op op{};
  std::vector<Variable> variables;  // one for each operand
  struct Piece {
    std::optional<Term> test;    // none: always (or the last `else`)
    std::vector<Term> partials;  // one for each operand
  };
  std::vector<Piece> pieces;
  std::string domain;             // text after `domain`, for the numeric test: conditions over the operands
  std::vector<Symbol> specifics;  // specific names (DSIN ...) that are the same function
  Span where;
  bool names(Symbol f) const { return function == f || std::find(specifics.begin(), specifics.end(), f) != specifics.end(); }
};

struct Mode {
  Symbol name;                       // what the command line says: tangent, adjoint, ...
  JudgementId units = 0;             // judgement from Unit to Units that makes the derivative
  Symbol direction;                  // "forward": heads want outs given ins; informative
  std::map<Symbol, Symbol> options;  // key: value pairs of the declaration
  Span where;
};

// interface MODE: how what a mode makes is called, and where derivatives stand.
struct Interface {
  enum class Of { Procedure, Argument, Passed, Result, Common, Module };
  struct Part {
    std::optional<FunctionId> naming;  // of the derivative; none: the original itself
  };
  struct Line {  // argument X = X, varName(X)
    Of of{};
    std::vector<Part> parts;
    std::optional<Part> value;  // result R = R returns varName(R): the value of the function
    Span where;
  };
  // extent "n" of "m": derivatives have one more dimension, the innermost, of an extent that is the constant n of a module m; how
  // many of it are in use is the last argument of all. With places: behind that stands an array of the place that each element
  // of the independents has there.
  struct Extent {
    Symbol constant, module;
    bool places = false;
  };
  Symbol mode;
  std::vector<Line> lines;
  std::optional<Extent> extent;
  // What the derivative is compared with. Direction: the caller sets derivatives of independents, and those of dependents are
  // what differences along that direction are. Pattern: likewise, but only whether they are zero counts, and where a difference
  // is not, no result may be. Curve: the k-th element of the extent is the coefficient of order k of a curve that the caller sets
  // for independents, and of that which dependents run along. Columns: the k-th element of the extent is the derivative by the
  // k-th element of the independents; the callee sets the directions, and says how many there are. Weight: the caller sets those
  // of dependents, and gets those of independents. None: nothing is known of it, and nobody can agree.
  enum class Oracle { None, Direction, Pattern, Curve, Columns, Weight } oracle = Oracle::None;
  Span where;
  const Line *find(Of) const;
};

// derivative of Instr is --> backward reading SET : which outputs of which judgement hold the derivative, and what a built
// instruction reads (for use')
struct DerivativeOf {
  JudgementId judgement = 0;
  std::vector<std::uint32_t> outputs;
  Symbol reads;  // SET(J, I): of J, built for I
  Span where;
};

struct RuleTest {  // test NAME: input, guard oracles, expected outputs (raw text, run by the tool)
  Symbol name;
  std::string judgement, input;
  std::vector<std::pair<std::string, bool>> guards;
  std::map<std::string, std::string> sets;
  std::string declarations;           // of the variables in it
  std::string beside;                 // other units of its program
  std::vector<std::string> expected;  // an output each, or the reason of a refusal
  bool refused = false;
  Span where;
};

// What is said of an intrinsic: `result integer`, `form scalar`, `kind_argument 2` ...
using Properties = std::map<Symbol, Symbol>;

struct RuleSet {
  Symbol name;
  std::vector<std::pair<Symbol, std::string>> files;  // that it is made of, what is extended first: their sets and paths
  std::vector<Judgement> judgements;
  std::vector<Rule> rules;                   // RuleId 0 is a dummy, so that Origin::rule 0 means none
  std::vector<std::vector<RuleId>> rulesOf;  // by judgement, in the order of the text
  std::vector<Guard> guards;
  std::vector<Function> functions;
  std::vector<Axiom> axioms;
  std::vector<Partial> partials;
  std::vector<Analysis> analyses;
  std::vector<Definition> definitions;
  std::vector<Mode> modes;
  std::vector<Interface> interfaces;
  std::vector<DerivativeOf> derivatives;
  std::vector<RuleTest> tests;
  std::map<Symbol, Properties> intrinsics;  // names that rules may apply, and what is said of them
  std::map<Symbol, Symbol> options;         // `option NAME = VALUE`
  std::map<std::string, Sort> stems;        // of metavariables, as the last file knows them
  std::map<std::uint32_t, Span> replaced;   // items but rules that override others: where they begin, and what each stands for

  std::optional<JudgementId> findJudgement(Symbol name, Sort firstInput) const;  // first input's sort included in the judgement's
  std::optional<GuardId> findGuard(Symbol name) const;
  std::optional<FunctionId> findFunction(Symbol name) const;
  const Analysis *findAnalysis(Symbol name) const;
  const Definition *findDefinition(Symbol name, char side) const;
  const Interface *findInterface(Symbol mode) const;
};

}  // namespace dotbar::rules
