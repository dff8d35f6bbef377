// Matching, building and asking, straight from the text of a rule: the naive way, and the way messages are found.
#pragma once

#include "engine/rewrite/core.h"

namespace dotbar::rewrite {

using Env = std::vector<Value>;  // by VarId; no value: not bound

class Terms {
 public:
  explicit Terms(Core &core) : core_(core) {}

  // Matches, binding variables of `env`; nodes made on the way (flat lists) get the origin.
  bool match(const rules::Term &pattern, Value v, Env &env, const std::vector<rules::Variable> &vars, Origin origin);
  Value eval(const rules::Term &templ, const Env &env, Origin origin);  // Core::failed when the host fails
  Tree tree(const rules::Term &templ, const Env &env, Origin origin) {
    return core_.lists.flat(eval(templ, env, origin), origin);
  }
  bool holds(const rules::Formula &f, Env &env, const std::vector<rules::Variable> &vars, Origin origin);
  // Do patterns and selecting premises of the rule admit these inputs? `env` then holds their variables.
  bool selects(const Plan &plan, const Value *inputs, Env &env, Origin caller);
  bool binds(const rules::Premise &p, Env &env, const std::vector<rules::Variable> &vars, Origin origin);
  bool lets(const rules::Premise &p, Env &env, const std::vector<rules::Variable> &vars, Origin origin);

  void forget() { asked_.clear(); }  // a new application, or facts that may have changed
  const std::vector<Asked> &asked() const { return asked_; }

 private:
  bool matchList(const rules::Term &p, Value v, Env &env, const std::vector<rules::Variable> &vars, Origin origin);
  bool bindVariable(rules::VarId var, Value v, Env &env, Origin origin);
  bool guard(const rules::Formula &f, const Env &env, Origin origin);
  const Asked &ask(GuardId guard, std::vector<Tree> args, bool binds, Origin origin);

  Core &core_;
  std::vector<Asked> asked_;
};

}  // namespace dotbar::rewrite
