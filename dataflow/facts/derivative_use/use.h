// use'(I): what the derivative instructions of I read, computed from the rules in force (dataflow/README.md).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "dataflow/facts/equations/equation.h"
#include "dataflow/facts/values/current_unit.h"
#include "dataflow/facts/values/kept.h"
#include "engine/rewrite/rewriter.h"

namespace dotbar::dataflow {

// The host of rules, where it answers without use', and reports nothing.
class WithoutUse {
 public:
  virtual bool holds(rules::GuardId, std::span<const Tree>) = 0;
  virtual Tree call(rules::FunctionId, std::span<const Tree>) = 0;
  // Of a guard that rests on use': what it says whatever use' is; no value: that depends.
  virtual std::optional<bool> regardless(rules::GuardId, std::span<const Tree>) = 0;

 protected:
  ~WithoutUse() = default;
};

class DerivativeUse {
 public:
  struct Surroundings {
    Program &program;
    const rules::RuleSet &rules;
    const DependsOnUse &depends;
    WithoutUse &host;
    Kept &kept;
    CurrentUnit &currentUnit;
    bool machine;  // the compiled one runs the rules, else the interpreter
    // What an instruction reads that was built for another one, as the derivative of this number says.
    std::function<BitSet(std::uint32_t derivative, Tree built, Tree instr)> readsOf;
    std::function<void(UnitId)> hear;  // what others have found of a unit, before it is found here
  };
  explicit DerivativeUse(Surroundings);
  ~DerivativeUse();

  // Of the instruction around any occurrence.
  BitSet of(Tree);
  // Some answers give it a derivative that is not empty; it is atomic.
  bool hasOutput(Tree instr) const { return instr.id < hasOutput_.size() && hasOutput_[instr.id]; }
  // What another process found.
  void keep(Tree instr, bool hasOutput, const BitSet &);

 private:
  struct Oracle;
  struct Found {
    BitSet reads;
    bool done = false, output = false;  // some run ended; with a derivative that is not empty
  };
  BitSet compute(Tree instr);
  void ofControl(const Unit &, Tree instr, const std::vector<Tree> &bodies, const std::vector<Tree> &samples, Found &);
  void ofStand(const Unit &, Tree instr, Tree stand, const std::vector<Tree> &samples, Found &);
  BitSet readsOfBuilt(std::uint32_t derivative, Tree built, Tree source, Tree stand, const std::vector<Tree> &samples);
  bool builtFor(Tree built, const std::vector<Tree> &samples) const;
  Tree sampleOf(Tree list);
  void noteOutput(Tree instr, bool has);

  Surroundings at_;
  Forest &forest_;
  std::unordered_map<Tree, Tree> samples_;        // by list: an instruction in it that has a derivative
  std::unordered_map<Tree, std::uint32_t> uses_;  // by instruction: the number of the kept set
  std::vector<bool> hasOutput_;
  std::unique_ptr<Oracle> oracle_;
};

}  // namespace dotbar::dataflow
