// Writing bytecode for values and conditions: labels, registers, loads of places, nodes and calls.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "engine/rewrite/code.h"
#include "engine/rewrite/expr.h"

namespace dotbar::rewrite {

using Reg = std::uint16_t;
using Label = std::uint32_t;

// What a value is made from: an expression, or a template of a rule in whose variables' places stand expressions.
struct Source {
  ExprId expr = none;
  const rules::Term *term = nullptr;
  Source(ExprId e) : expr(e) {}
  Source(const rules::Term &t) : term(&t) {}
};

class Emitter {
 public:
  Emitter(const rules::RuleSet &set, Program &program, Conditions &conditions) : set_(set), program_(program), c_(conditions) {}

  Reg next = 0;                   // first free register
  std::map<ExprId, Reg> home;     // where computed values are kept
  const Symbolic *env = nullptr;  // of the rule whose templates are written
  bool recorded = false;          // what guards say is recorded for the rule that is carried out

  bool overRuns = false;  // what is built is found again over runs

  void emit(Insn i) {
    program_.code.push_back(i);
    const bool builds = (i.code >= Code::Flat && i.code <= Code::Node) || i.code == Code::Call;
    if (overRuns && builds) program_.code.push_back({Code::Known, i.a, 0, 0, 0, 0});
  }
  // The instruction written last, unless something jumps behind it.
  Insn *last() { return program_.code.empty() || fence_ == program_.code.size() ? nullptr : &program_.code.back(); }
  Insn *last(Reg reg);  // if it puts a value to this register
  Label label() { return labels_.emplace_back(unplaced), static_cast<Label>(labels_.size() - 1); }
  void place(Label l) { labels_[l] = fence_ = static_cast<std::uint32_t>(program_.code.size()); }
  bool placed(Label l) const { return labels_[l] != unplaced; }
  void jumping(Insn i, Label to);  // d is the label's place
  std::uint32_t table(const std::vector<std::uint32_t> &plain);
  void tableEntry(std::uint32_t at, Label to) { tablePatches_.push_back({at, lastIndex(), to}); }  // of the switch written last
  void patch();                                                                                    // when all labels are placed

  Reg alloc(std::size_t n = 1);
  void into(Source s, Reg dst);
  void flatInto(Source s, Reg dst);
  Reg operand(Source s);  // a register that holds it, perhaps a new one
  Reg flatOperand(Source s);
  Reg consecutive(std::span<const Source> sources, bool flat);
  Reg arguments(std::span<const Source> sources);  // flat and one after the other, only to be read: where they stand if they do
  // The judgement of n values from `first`; the load of the last may become part of the instruction.
  void judge(Reg first, std::size_t n, rules::JudgementId id, bool merged);
  // Jumps to `to` when the condition is (when) true, or false.
  void branch(CondId c, Label to, bool when);
  void atom(const Cond &c, Label otherwise);

 private:
  static constexpr std::uint32_t unplaced = ~0u;
  struct TablePatch {
    std::uint32_t at, from;  // the entry, and the instruction that jumps by it
    Label to;
  };
  std::uint32_t lastIndex() const { return static_cast<std::uint32_t>(program_.code.size() - 1); }
  Source resolved(Source s) const;
  std::optional<Reg> held(Source s) const;  // the register that has it already, flat
  bool spliced(Source s) const;             // of a list sort: its elements are meant
  bool mayBeUnflat(Source s) const;
  void place(ExprId e, Reg dst);
  void make(Source s, Reg dst);
  void makeNode(Op op, std::span<const Source> children, Reg dst);
  void makeList(Op op, std::span<const Source> parts, Reg dst);

  const rules::RuleSet &set_;
  Program &program_;
  Conditions &c_;
  std::vector<std::uint32_t> labels_;
  std::size_t fence_ = 0;  // a label stands here: instructions before it are not merged with what follows
  std::vector<std::pair<std::uint32_t, Label>> codePatches_;
  std::vector<TablePatch> tablePatches_;
};

}  // namespace dotbar::rewrite
