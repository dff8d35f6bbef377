// A host whose answers are random, the same for the same question, and allowed by the axioms.
#pragma once

#include <map>
#include <set>

#include "engine/rewrite/rewriter.h"
#include "tools/workbench/fuzz/trees.h"

namespace dotbar::tools {

class RandomOracle : public rewrite::Host {
 public:
  RandomOracle(const rules::RuleSet &set, il::Forest &forest, std::uint64_t seed) : set_(set), forest_(forest), seed_(seed) {}
  std::set<std::string> asked;  // guards with their answers, as people read them

  bool holds(rules::GuardId guard, std::span<const il::Tree> args) override;
  il::Tree bind(rules::GuardId guard, std::span<const il::Tree> args) override;
  il::Tree call(rules::FunctionId function, std::span<const il::Tree> args) override;
  il::Tree fresh(Symbol hint, il::Tree type) override;
  std::size_t freshMark() override { return fresh_; }
  void freshRelease(std::size_t mark) override { fresh_ = mark; }
  void enter(Symbol, il::Tree) override {}
  void leave(Symbol) override {}
  void scopeBegin() override {}
  il::Tree scopeEnd() override { return forest_.node(il::Op::Decls, std::span<const il::Tree>{}); }

 private:
  using Bound = std::map<rules::VarId, il::Tree>;
  std::uint64_t hash(std::string_view what, Symbol name, std::span<const il::Tree> args) const;
  bool guess(rules::GuardId guard, std::span<const il::Tree> args) const;
  // The value of a formula of an axiom; `wanted` says what a guard is taken for.
  using Values = std::map<std::pair<rules::GuardId, std::string>, bool>;
  bool value(const rules::Formula &f, const Bound &bound, const Values &values) const;
  struct Atom {
    rules::GuardId guard;
    std::vector<il::Tree> args;
  };
  struct Instance {
    const rules::Axiom *axiom;
    Bound bound;
  };
  void atoms(const rules::Formula &f, const Bound &bound, std::vector<Atom> &to) const;
  std::vector<Instance> instances(const Atom &first, Values &values) const;
  bool bindArguments(const rules::Formula &f, rules::GuardId guard, std::span<const il::Tree> args, Bound &bound) const;
  il::Tree lessThan(std::span<const il::Tree> args, il::Tree made) const;
  std::string key(std::span<const il::Tree> args) const;
  const rules::RuleSet &set_;
  il::Forest &forest_;
  std::uint64_t seed_;
  std::size_t fresh_ = 0;
};

}  // namespace dotbar::tools
