// What the exclusivity check knows of a tree while it takes cases, and rules compiled for that: patterns (Maranget's matrix, with
// lists as nil and cons) and conditions over positions and guard atoms. A position is a path from a judgement's inputs, so the
// same guard asked of the same position in two rules is the same atom, whatever its variable is called.
#pragma once

#include <map>
#include <memory>
#include <unordered_map>

#include "engine/rules/ruleset.h"
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
  enum class Kind { True, False, Atom, At, Same, Not, And, Or };
  Kind kind = Kind::True;
  Atom atom = 0;             // Atom, Same
  Path path = 0, other = 0;  // At; Same: both positions
  Pat pat;                   // At
  std::vector<Cond> operands;
};

// A guard (or `same`) asked of certain positions or computed trees.
struct AtomInfo {
  std::string key;
  std::string shown;        // as the first rule that asks it writes it
  std::vector<Path> paths;  // its arguments that are positions
  bool positions = false;   // all of them are, so that it can be asked under any name
  bool same = false;        // the equality of two trees, not a guard
  GuardId guard = 0;
};

// What is known of the tree at a path in the case at hand.
struct Know {
  enum class State : std::uint8_t { Open, Expanded, Nil, Cons };
  bool exists = false;
  State state = State::Open;
  bool list = false, textual = false;  // a list; the text of a leaf
  Sort sort{};
  il::OpSet domain;              // Open: the operators possible
  Op op{};                       // Expanded
  Symbol text;                   // Expanded text
  std::vector<Symbol> excluded;  // Open text: what it is not
};

// Yes, no, or what to ask next.
struct Answer {
  enum class Truth : std::uint8_t { No, Yes, Unknown } truth = Truth::Yes;
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

  Answer matches(const Pat &pat, Path p);
  Answer holds(const Cond &c);
  Answer applies(const Row &r);

 private:
  Answer leafMatches(const Pat &pat, Path p);
  Answer same(const Cond &c);
  Answer::Truth compare(Path x, Path y) const;
  Answer::Truth compareChildren(Path x, Path y, std::size_t count) const;
  std::vector<Know> know_{1};
  std::vector<std::vector<Path>> children_{{}};
  std::vector<signed char> values_;
};

// The rules of a judgement compiled; atoms are shared.
class Compiler {
 public:
  Compiler(const RuleSet &set, Region &region) : set_(set), region_(region) {}
  Row row(RuleId rule);
  // Instances of the axioms for all positions that atoms speak of.
  std::vector<Cond> axioms();
  const std::vector<AtomInfo> &atoms() const { return atoms_; }
  const std::multimap<Path, Variable> &names() const { return names_; }  // variables that rules bind there

 private:
  struct Tree {  // what a term in a condition denotes
    std::optional<Path> path;
    std::string key;
  };
  using Scope = std::map<VarId, Tree>;
  Pat pattern(const Term &t, Sort expected, Path p, Scope *scope, std::vector<Cond> *same);
  Pat listPattern(const Term &t, std::size_t from, Path p, Scope *scope, std::vector<Cond> *same);
  void bind(VarId v, Path p, Scope *scope, std::vector<Cond> *same);
  Cond condition(const Formula &f, const Scope &scope, const std::string &shown);
  Cond guard(GuardId g, const std::vector<Term> &args, const Scope &scope, const std::string &shown);
  Cond is(const Formula &f, const Scope &scope, const std::string &shown);
  Cond atom(const std::string &key, const std::vector<Tree> &args, const std::string &shown, const AtomInfo &kind);
  Cond sameTree(const Tree &a, const Tree &b, const std::string &shown);
  void premise(const Premise &p, Scope &scope, std::vector<Cond> &conditions, std::vector<std::string> &shown);
  Tree denotes(const Term &t, const Scope &scope) const;
  void bindOutputs(const Premise &p, const std::string &made, Scope &scope);
  void outputs(const Term &t, const std::string &key, Scope &scope);
  const RuleSet &set_;
  Region &region_;
  const Rule *rule_ = nullptr;
  std::vector<AtomInfo> atoms_;
  std::unordered_map<std::string, Atom> known_;
  std::multimap<Path, Variable> names_;
};

}  // namespace dotbar::rules
