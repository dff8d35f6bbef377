// Modes of rules: every variable is bound before it is used, what premises make is used, and host guards are asked of occurrences
// of the source program only.
#include <functional>
#include <set>

#include "engine/rules/check/checks.h"
#include "engine/rules/read/reading.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {
namespace {

template <class F>
void eachVariable(const Term &t, const F &f) {
  if (t.kind == Term::Kind::Var || t.named) f(t);
  for (const Term &c : t.children) eachVariable(c, f);
}

template <class F>
void eachAtom(const Formula &formula, const F &f) {
  if (formula.kind == Formula::Kind::Guard || formula.kind == Formula::Kind::Is || formula.kind == Formula::Kind::Same)
    f(formula);
  for (const Formula &o : formula.operands) eachAtom(o, f);
}

// One rule, its premises from left to right.
class Modes {
 public:
  Modes(const Rule &rule, Diagnostics &diagnostics) : rule_(rule), diagnostics_(diagnostics) {}

  void check() {
    for (const Term &t : rule_.inputs) eachVariable(t, [&](const Term &v) { bound_.insert(v.var), conclusion_.insert(v.var); });
    premises(rule_.premises);
    for (const Term &t : rule_.outputs) uses(t);
    if (rule_.refusal) says(text(rule_.refusal));
    unused();
  }

 private:
  std::string name(VarId v) const { return std::string(text(rule_.variables[v].name)); }

  // In the pattern of an `is` a variable that begins with _ is any tree of its sort.
  void uses(const Term &t, bool isPattern = false) {
    eachVariable(t, [&](const Term &v) {
      if (isPattern && name(v.var).starts_with('_')) return;
      used_.insert(v.var);
      if (bound_.count(v.var) || !complained_.insert(v.var).second) return;
      std::vector<std::string> names;
      for (VarId b : bound_) names.push_back(name(b));
      Diagnostic &d = diagnostics_.report(DiagnosticKind::UnboundVariable, v.where, name(v.var) + " is not bound");
      const std::string near = nearest(name(v.var), names);
      d.fix = near.empty() ? "bind it in the conclusion's input or by a premise before this one" : "did you mean " + near + "?";
    });
  }

  // {P}, {P@} in the reason of a refusal.
  void says(std::string_view reason) {
    for (VarId v = 0; v < rule_.variables.size(); ++v)
      for (const char *end : {"}", "@}"})
        if (reason.find("{" + name(v) + end) != reason.npos) used_.insert(v);
  }

  void binds(const Term &t) {
    eachVariable(t, [&](const Term &v) {
      if (bound_.insert(v.var).second) {
        made_.emplace(v.var, v.where);
        return;
      }
      if (fresh_.count(v.var)) return;  // repeated in the same outputs: equal
      Diagnostic &d =
          diagnostics_.report(DiagnosticKind::RuleMode, v.where, name(v.var) + " is bound already: what a premise makes is new");
      d.fix = "another name, and same(" + name(v.var) + ", ...) as a guard when they are to be equal";
    });
  }

  void outputs(const std::vector<Term> &terms) {
    fresh_.clear();
    for (const Term &t : terms)
      eachVariable(t, [&](const Term &v) {
        if (!bound_.count(v.var)) fresh_.insert(v.var);
      });
    for (const Term &t : terms) binds(t);
  }

  void premises(const std::vector<Premise> &ps) {
    for (const Premise &p : ps) {
      eachAtom(p.formula, [&](const Formula &f) {
        for (std::size_t i = 0; i < f.args.size(); ++i) uses(f.args[i], f.kind == Formula::Kind::Is && i == 1);
      });
      for (const Term &t : p.inputs) uses(t);
      premises(p.premises);
      outputs(p.outputs);
    }
  }

  // What premises make is for something. A conclusion may leave parts of its tree aside only when it takes none.
  void unused() {
    for (const auto &[v, where] : made_) {
      if (used_.count(v) || name(v).starts_with('_')) continue;
      diagnostics_.report(DiagnosticKind::UnusedVariable, where, name(v) + " is made and not used").fix =
          "use it, or write _" + name(v);
    }
  }

  const Rule &rule_;
  Diagnostics &diagnostics_;
  std::set<VarId> bound_, used_, conclusion_, fresh_, complained_;
  std::map<VarId, Span> made_;
};

// --- guards on source trees: which inputs of which judgements can be built trees ---
bool isHandle(Sort s) { return s == Sort::Zones || s == Sort::Relation || s == Sort::Nat || s == Sort::Text; }

class Occurrences {
 public:
  Occurrences(const RuleSet &set, Diagnostics &diagnostics) : set_(set), diagnostics_(diagnostics) {
    for (const Judgement &j : set.judgements) built_.emplace_back(j.inputs.size());
  }

  void check() {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t r = 1; r < set_.rules.size(); ++r)
        changed |= spread(set_.rules[r], set_.rules[r].premises, sources(set_.rules[r]));
    }
    for (std::size_t r = 1; r < set_.rules.size(); ++r) guards(set_.rules[r], set_.rules[r].premises);
  }

 private:
  using Vars = std::set<VarId>;
  Vars bound(const Rule &rule, bool built) const {
    Vars vars;
    for (std::size_t i = 0; i < rule.inputs.size(); ++i)
      if (built == static_cast<bool>(built_[rule.judgement][i]))
        eachVariable(rule.inputs[i], [&](const Term &v) { vars.insert(v.var); });
    return vars;
  }
  Vars sources(const Rule &rule) const { return bound(rule, false); }

  bool spread(const Rule &rule, const std::vector<Premise> &premises, const Vars &sources) {
    bool changed = false;
    for (const Premise &p : premises) {
      changed |= spread(rule, p.premises, sources);
      if (p.kind != Premise::Kind::Judge) continue;
      for (std::size_t i = 0; i < p.inputs.size() && i < built_[p.judgement].size(); ++i) {
        Span &known = built_[p.judgement][i];
        if (known || isOccurrence(p.inputs[i], sources) || isHandle(p.inputs[i].sort)) continue;
        known = p.inputs[i].where ? p.inputs[i].where : p.where;
        changed = true;
      }
    }
    return changed;
  }

  // A variable of the source, or a list of such (its elements are occurrences).
  static bool isOccurrence(const Term &t, const Vars &sources) {
    if (t.kind == Term::Kind::Var) return sources.count(t.var) != 0;
    if (t.kind != Term::Kind::List) return false;
    for (const Term &c : t.children)
      if (!isOccurrence(c, sources)) return false;
    return true;
  }

  void guards(const Rule &rule, const std::vector<Premise> &premises) {
    const Vars known = sources(rule), built = bound(rule, true);
    const auto asked = [&](GuardId g, const std::vector<Term> &args, Span where) {
      if (set_.guards[g].onBuilt || set_.guards[g].structural) return;
      for (const Term &a : args) {
        if (isHandle(a.sort) || isOccurrence(a, known)) continue;
        complain(rule, set_.guards[g], a, where, built);
      }
    };
    for (const Premise &p : premises) {
      eachAtom(p.formula, [&](const Formula &f) {
        if (f.kind == Formula::Kind::Guard) asked(f.guard, f.args, f.where);
      });
      if (p.kind == Premise::Kind::Bind) asked(p.guard, p.inputs, p.where);
      guards(rule, p.premises);
    }
  }

  void complain(const Rule &rule, const Guard &g, const Term &a, Span where, const Vars &built) {
    if (!complained_.insert(where.begin).second) return;
    const std::string tree = Shower(set_, rule.variables).term(a);
    Diagnostic &d = diagnostics_.report(
        DiagnosticKind::RuleMode, where,
        std::string(text(g.name)) + " speaks of occurrences of the source program; " + tree + " can be a tree that rules built");
    if (a.kind == Term::Kind::Var && built.count(a.var))
      for (std::size_t i = 0; i < rule.inputs.size(); ++i) {
        bool here = false;
        eachVariable(rule.inputs[i], [&](const Term &v) { here |= v.var == a.var; });
        if (here && built_[rule.judgement][i]) d.note(built_[rule.judgement][i], "this built tree reaches it");
      }
    d.fix = "ask it of a variable of the conclusion's input, or declare the guard `on any`";
  }

  const RuleSet &set_;
  Diagnostics &diagnostics_;
  std::vector<std::vector<Span>> built_;  // by judgement and input: where a built tree is passed
  std::set<std::uint32_t> complained_;
};

}  // namespace

void checkModes(const RuleSet &set, Diagnostics &diagnostics) {
  for (std::size_t r = 1; r < set.rules.size(); ++r) Modes(set.rules[r], diagnostics).check();
}

void checkOccurrences(const RuleSet &set, Diagnostics &diagnostics) { Occurrences(set, diagnostics).check(); }

}  // namespace dotbar::rules
