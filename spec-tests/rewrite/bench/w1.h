// W1 as rules over IL: a number is a `number` leaf, a variable a `name`; paren, plus and not stand for sin, cos and exp, so
// that a tree has as many nodes as that of the limit.
#pragma once

#include "engine/rewrite/rewriter.h"
#include "rulebook.h"

namespace dotbar::bench {

// Answers the arithmetic of the rules, modulo a prime; numbers and their texts are looked up in tables.
class W1Host : public rewrite::Host {
 public:
  explicit W1Host(il::Forest &forest) : forest_(forest) {}
  il::Tree number(std::uint64_t n) { return forest_.leaf(il::Op::Number, symbolOf(n)); }
  std::uint64_t valueOf(Symbol s);
  Symbol symbolOf(std::uint64_t n);

  bool holds(rules::GuardId, std::span<const il::Tree>) override { return false; }
  il::Tree bind(rules::GuardId, std::span<const il::Tree>) override { return {}; }
  il::Tree call(rules::FunctionId function, std::span<const il::Tree> args) override;
  il::Tree fresh(Symbol, il::Tree) override { return {}; }
  std::size_t freshMark() override { return 0; }
  void freshRelease(std::size_t) override {}
  void enter(Symbol, il::Tree) override {}
  void leave(Symbol) override {}
  void scopeBegin() override {}
  il::Tree scopeEnd() override { return {}; }

 private:
  il::Forest &forest_;
  std::vector<std::uint32_t> values_;  // by symbol, plus one; 0: not looked up yet
  std::vector<Symbol> symbols_;        // by number
};

double processorSeconds();  // that this program used: what else runs on the machine counts less

rules::RuleSet w1Rules();

struct Result {
  std::uint64_t checksum = 0, applications = 0;
  double seconds = 0;
};
using Make = std::unique_ptr<rewrite::Rewriter> (*)(const rules::RuleSet &, il::Forest &, rewrite::Host &, Diagnostics &,
                                                    rewrite::Options);
Result w1ByRules(const rules::RuleSet &set, Make make, int trees, bool traced);
Result w1Limit(int trees);

}  // namespace dotbar::bench
