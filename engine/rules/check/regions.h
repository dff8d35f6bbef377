// What the exclusivity check knows of trees while it takes cases, and rules compiled for that: patterns (Maranget's matrix, with
// lists as nil and cons) and conditions over positions and guard atoms. A position is a path from a judgement's inputs, or from
// what a premise made, so the same guard asked of the same position in two rules is the same atom, whatever its variable is
// called.
#pragma once

#include <map>
#include <memory>
#include <unordered_map>

#include "engine/rules/check/shapes.h"
#include "engine/rules/sorts.h"

namespace dotbar::rules {

using Path = std::uint32_t;
using Atom = std::uint32_t;

// A pattern for the matrix.
struct Pat {
  enum class Kind { Any, Restrict, Con, Leaf, Nil, Cons };
  Kind kind = Kind::Any;
  Op op{};
  il::OpSet ops;  // Restrict: operators allowed
  Symbol text;    // Leaf
  bool anyText = false;
  std::vector<Pat> children;
};

struct Cond {
  enum class Kind { True, False, Atom, At, Given, Same, Not, And, Or };
  Kind kind = Kind::True;
  bool isCutOff = false;     // True: because what is asked is not looked into
  bool binds = false;        // what stands behind it in a conjunction speaks of positions that are there only when it holds
  Atom atom = 0;             // Atom, Same
  Path path = 0, other = 0;  // At; Given: the judgement gave that tree, it did not refuse; Same: both positions
  Pat pat;                   // At
  std::vector<Cond> operands;
};

// A guard asked of an element of a list, and of the same element where that list is spliced before others.
struct Link {
  Cond when;
  Atom a = 0, b = 0;
};

// A guard (or `same`) asked of certain positions or computed trees.
struct AtomInfo {
  std::string key;
  std::string shown;                // as the first rule that asks it writes it
  std::vector<Path> paths;          // its arguments
  std::vector<std::uint32_t> made;  // what was made that they are, or are parts of
  bool positions = false;           // it can be asked under any names: not under the facts of a fragment
  bool same = false;                // the equality of two trees, not a guard
  GuardId guard = 0;
};

// What is known of the tree at a path in the case at hand.
struct Know {
  enum class State : std::uint8_t { Open, Expanded, Nil, Cons, Refused };
  bool exists = false;
  bool cut = false;                     // cases of it are being taken
  bool mayRefuse = false;               // Open: what a judgement gives, unless it refuses
  Lengths lengths = anyLength;          // of a list
  const il::OpSet *elements = nullptr;  // of a list: the operators of its elements; null: all of their sort
  State state = State::Open;
  bool list = false, textual = false;  // a list; the text of a leaf
  Sort sort{};
  il::OpSet domain;                                             // Open: the operators possible
  Op op{};                                                      // Expanded
  Symbol text;                                                  // Expanded text
  std::vector<Symbol> excluded;                                 // Open text: what it is not
  bool mayBeNil() const { return (lengths & noElement) != 0; }  // Open list
  bool mayBeCons() const { return (lengths & someElements) != 0; }
};

// Yes, no, or what to ask next. Refused: a premise is, so that the rule settles the case and gives nothing.
struct Answer {
  enum class Truth : std::uint8_t { No, Yes, Unknown, Refused } truth = Truth::Yes;
  bool tree = false;  // Unknown: ask for the tree at `path`, because of `pat`; else for `atom`
  Path path = 0;
  const Pat *pat = nullptr;
  Atom atom = 0;
  bool required = false;  // a rule that asks this does not apply where the tree is another one
};

struct Row {
  RuleId rule = 0;
  bool otherwise = false;
  std::vector<Pat> patterns;
  Cond condition;                  // a conjunction,
  std::vector<std::string> shown;  // its parts as the rule writes them
  std::map<Path, VarId> names;     // the variables that its patterns bind
};

// The knowledge, changed and restored along the branches.
class Region {
 public:
  Path child(Path parent, std::uint32_t i);
  Path separate(Sort sort);                              // a tree that is no part of the inputs
  Path built(Op op, const std::vector<Path> &children);  // a tree of known shape over others
  Path builtText(Op op, Symbol text);
  Path builtList(Sort sort, const std::vector<Path> &elements, std::optional<Path> rest);
  bool isBuilt(Path p) const { return built_[p]; }
  Path parent(Path p) const { return parent_[p]; }
  const std::vector<Path> &childrenOf(Path p) const { return children_[p]; }
  Path head(Path list) { return child(list, 0); }
  Path tail(Path list) { return child(list, 1); }
  Path textOf(Path leaf) { return child(leaf, 0); }
  Path root(std::uint32_t input) { return child(0, input); }
  Path known(Path parent, std::uint32_t i) const { return children_[parent][i]; }  // one that exists
  void open(Path p, Sort sort);                                                    // every tree of the sort is possible
  void openText(Path p);
  void expand(Path p, Op op);  // fixes the operator and opens the children
  void close(Path p);          // what is below is unknown again
  void makeNil(Path p) { know_[p].state = Know::State::Nil; }
  void makeCons(Path p);
  Know &at(Path p) { return know_[p]; }
  const Know &at(Path p) const { return know_[p]; }
  void set(Atom a, signed char v);
  signed char value(Atom a) const { return a < values_.size() ? values_[a] : static_cast<signed char>(-1); }

  // Of trees that are not there nothing is known; else nothing holds of them.
  void setPartial(bool isPartial) { partial_ = isPartial; }
  // What is not looked into does not hold; else it does.
  void setStrict(bool isStrict) { strict_ = isStrict; }

  Answer matches(const Pat &pat, Path p);
  Answer holds(const Cond &c);
  Answer applies(const Row &r);
  Answer::Truth compare(Path x, Path y) const;  // what is known of two trees can decide whether they are equal

 private:
  Path fresh();
  Answer leafMatches(const Pat &pat, Path p);
  Answer same(const Cond &c);
  Answer::Truth compareChildren(Path x, Path y, std::size_t count) const;
  std::vector<Know> know_{1};
  std::vector<std::vector<Path>> children_{{}};
  std::vector<Path> parent_{0};
  std::vector<bool> built_{false};
  std::vector<signed char> values_;
  bool partial_ = false, strict_ = false;
};

// What a premise made: the outputs of a judgement, what a function or a guard returns, a list that is spliced before another, a
// new name. The same premise asked of the same trees in two rules makes the same.
struct Made {
  enum class Kind { Judged, Called, Returned, Spliced, Other } kind = Kind::Other;
  JudgementId judgement = 0;
  FunctionId function = 0;
  GuardId guard = 0;
  std::vector<Path> inputs, outputs;
  std::optional<Path> element;   // Spliced: not the first input's elements, but this where there are some
  std::string within;            // the fragment that it was made in
  bool asked = false;            // something depends on what it is
  std::optional<Cond> outcomes;  // asked by a rule: what can come of these inputs; of a judgement what one of its rules builds
};

// The rules of a judgement compiled; atoms are shared.
class Compiler {
 public:
  Compiler(const RuleSet &set, Region &region) : set_(set), region_(region), shapes_(set) {}
  Row row(RuleId rule);
  // After the rows: what may come of the judgements that they ask something of the outputs of.
  void outcomes(const std::vector<Row> &rows);
  // Guards that speak of one occurrence by way of two positions; after the axioms.
  std::vector<Link> links();
  // Instances of the axioms for all positions that atoms speak of.
  std::vector<Cond> axioms();
  const std::vector<AtomInfo> &atoms() const { return atoms_; }
  Cond asked(Atom a) const;  // the condition that asks it
  const std::vector<Made> &made() const { return made_; }
  void madeBy(Path p, std::vector<std::uint32_t> &into) const;           // what a tree is, or is built of
  const std::multimap<Path, Variable> &names() const { return names_; }  // variables that rules bind there

 private:
  struct Tree {  // what a term denotes
    Path path = 0;
    bool late = false;  // known only when judgements have been derived
  };
  using Scope = std::map<VarId, Tree>;
  struct Part {
    Cond condition;
    std::string shown;
  };
  struct Parts {
    std::vector<Part> early, late;  // before any judgement is derived, and after
    std::vector<Part> &of(bool isLate) { return isLate ? late : early; }
  };
  Pat pattern(const Term &t, Sort expected, Path p, Scope *scope, std::vector<Part> *same);
  Pat listPattern(const Term &t, std::size_t from, Path p, Scope *scope, std::vector<Part> *same);
  void bind(VarId v, Path p, Scope *scope, std::vector<Part> *same);
  Cond condition(const Formula &f, const Scope &scope, const std::string &shown);
  Cond guard(GuardId g, const std::vector<Term> &args, const Scope &scope, const std::string &shown);
  Cond is(const Formula &f, const Scope &scope);
  Cond atom(const std::string &key, const std::vector<Tree> &args, const std::string &shown, const AtomInfo &kind);
  Cond sorted(const Cond &c, const std::vector<Term> &args) const;
  Cond sameTree(const Tree &a, const Tree &b, const std::string &shown);
  void premise(const Premise &p, Scope &scope, Parts &parts);
  void takes(const Term &pattern, Sort sort, const Tree &tree, Scope &scope, Parts &parts, const Premise &p);
  bool isLate(const Formula &f, const Scope &scope);
  Tree denotes(const Term &t, const Scope &scope);
  Tree list(const Term &t, std::size_t from, const Scope &scope);
  Path spliced(Sort sort, Path first, Path rest);
  Path perhaps(Sort sort, Path element, Path rest);
  Path cons(Sort sort, Path head, Path rest);
  Path splice(Sort sort, const Made &m, const std::string &how);
  Lengths splicedLengths(const Made &m) const;
  Cond perhapsCases(const Made &m);
  std::optional<Path> moved(Path p, Path from, Path to) const;
  void link(Path from, Path to, const Cond &when, std::vector<Link> &into);
  Cond spliceCases(const Made &m);
  Cond spliceCases(Path first, Path rest, Path whole, unsigned elements);
  std::uint32_t make(const std::string &key, const Made &what, const std::vector<Sort> &sorts);
  std::uint32_t judged(const Premise &p, const Scope &scope);
  void ask(const Cond &c);
  void ask(Path p);
  void shaped(std::uint32_t made);
  Cond outcomesOf(std::uint32_t made, std::size_t most);
  Cond outcome(std::uint32_t made, RuleId rule, std::size_t most);
  Cond selects(std::uint32_t made, RuleId rule, Scope &scope, Parts &parts);
  Pat gives(const Term &t, Sort expected, Path p, Scope &scope, std::vector<Cond> &same);
  Pat givesList(const Term &t, std::size_t from, Path p, Scope &scope, std::vector<Cond> &same);

  const RuleSet &set_;
  Region &region_;
  Shapes shapes_;
  const Rule *rule_ = nullptr;
  std::string within_;  // the fragment that premises stand in: guards answer there by its own facts
  bool late_ = false;   // what patterns bind is known only after a judgement
  std::vector<AtomInfo> atoms_;
  std::vector<Made> made_;
  std::unordered_map<Path, std::uint32_t> madeAt_;  // by root
  std::unordered_map<std::string, Atom> known_;
  std::unordered_map<std::string, std::uint32_t> makings_;
  std::unordered_map<std::string, Path> built_;
  std::multimap<Path, Variable> names_;
};

}  // namespace dotbar::rules
