// The rules of a judgement as one shared decision graph (Maranget's matrices with guards): switches on operators and texts,
// and yes-or-no tests, ordered so that places are looked at once and the host is asked late and seldom.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "engine/rewrite/expr.h"

namespace dotbar::rewrite {

// A rule that may apply: the condition, and the variables' places when it holds.
struct Candidate {
  const Plan *plan;
  CondId condition = Conditions::yes;
  Symbolic env;
};

struct Decision {
  enum class Kind { Operator, Text, Test, Leaf };
  using Id = std::uint32_t;
  Kind kind = Kind::Leaf;
  ExprId on = 0;                                       // Operator, Text
  CondId test = 0;                                     // Test: an atom
  std::vector<std::pair<std::uint32_t, Id>> branches;  // Operator: by operator; Text: by symbol
  Id other = 0, yes = 0;                               // Operator and Text: none of these; Test: no, yes
  std::vector<std::uint32_t> attempts;                 // Leaf: candidates in the order in which they are carried out
  std::vector<ExprId> available;                       // computed values that every way to here has computed
};

class DecisionGraph {
 public:
  DecisionGraph(Conditions &conditions, const std::vector<Candidate> &candidates, bool firstMatch)
      : c_(conditions), candidates_(candidates), firstMatch_(firstMatch) {}
  // The graph that decides between these candidates (indices, in the order of the text).
  Decision::Id build(const std::vector<std::uint32_t> &candidates);
  const Decision &node(Decision::Id id) const { return nodes_[id]; }
  std::size_t size() const { return nodes_.size(); }

 private:
  struct Live {
    std::uint32_t candidate;
    CondId condition;
    auto operator<=>(const Live &) const = default;
  };
  struct State {
    std::vector<Live> live;
    std::vector<ExprId> available;
    auto operator<=>(const State &) const = default;
  };
  using Facts = std::map<CondId, bool>;

  Decision::Id build(State state);
  bool settle(const State &s, std::vector<Live> &pending, std::vector<std::uint32_t> &attempts) const;
  bool settle(const std::vector<Live> &group, std::vector<Live> &pending, std::vector<std::uint32_t> &attempts) const;
  CondId pick(const std::vector<Live> &pending) const;
  CondId head(CondId c) const;
  void atoms(CondId c, std::vector<CondId> &out) const;
  std::vector<CondId> atomsOn(const State &s, Cond::Kind kind, ExprId on) const;
  void splitOperators(const State &s, Decision &d);
  void splitTexts(const State &s, Decision &d);
  void splitTest(const State &s, Decision &d);
  Decision::Id follow(const State &s, const Facts &facts, const std::vector<ExprId> &computed);
  CondId assume(CondId c);  // with the facts of the round
  std::pair<std::uint32_t, CondId> &assumed(CondId c);
  void computedBy(ExprId e, std::vector<ExprId> &out) const;

  Conditions &c_;
  const std::vector<Candidate> &candidates_;
  bool firstMatch_;
  std::vector<Decision> nodes_;
  std::map<State, Decision::Id> memo_;
  std::vector<std::pair<std::uint32_t, CondId>> assumed_;  // by condition: what it is with the facts of a round
  std::uint32_t round_ = 0;
};

}  // namespace dotbar::rewrite
