// The host of a test of rules: oracles answer what equations would; the test's declarations answer questions of type and form;
// what neither answers is an error that names the question.
#pragma once

#include <map>

#include "dataflow/facts/facts.h"

namespace dotbar::tools {

// One line of a test: for these arguments, or for all others.
template <class T>
struct OracleOf {
  std::vector<il::Tree> args;
  bool any = false;
  T answer{};
};

class OracleHost : public rewrite::Host {
 public:
  OracleHost(const rules::RuleSet &set, il::Forest &forest, dataflow::Facts &facts);

  std::map<rules::GuardId, std::vector<OracleOf<bool>>> guards;
  std::map<rules::FunctionId, std::vector<OracleOf<il::Tree>>> functions;
  std::vector<std::string> unanswered;  // as `isDiff(x)`, each once

  bool holds(rules::GuardId guard, std::span<const il::Tree> args) override;
  il::Tree bind(rules::GuardId guard, std::span<const il::Tree> args) override;
  il::Tree call(rules::FunctionId function, std::span<const il::Tree> args) override;
  il::Tree fresh(Symbol hint, il::Tree type) override { return facts_.fresh(hint, type); }
  std::size_t freshMark() override { return facts_.freshMark(); }
  void freshRelease(std::size_t mark) override { facts_.freshRelease(mark); }
  void enter(Symbol, il::Tree) override {}  // contexts change facts, and those are the oracles'
  void leave(Symbol) override {}
  void scopeBegin() override { facts_.scopeBegin(); }
  il::Tree scopeEnd() override { return facts_.scopeEnd(); }

 private:
  template <class T>
  const T *oracle(const std::vector<OracleOf<T>> &list, std::span<const il::Tree> args, bool forAny) const;
  template <class T>
  const T *oracle(const std::vector<OracleOf<T>> &list, std::span<const il::Tree> args) const;
  void unknown(Symbol name, std::span<const il::Tree> args);
  bool isExcluded(rules::GuardId guard, std::span<const il::Tree> args, bool forAny) const;
  const rules::RuleSet &set_;
  std::map<rules::GuardId, std::vector<rules::GuardId>> excluding_;  // by an axiom: the other classes of a classification
  il::Forest &forest_;
  dataflow::Facts &facts_;
};

}  // namespace dotbar::tools
