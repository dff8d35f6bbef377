// Equations have least solutions: no analysis, set or guard depends on itself through a negation, a difference's right side or a
// condition, and no two analyses need each other (TAP-F-order).
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "engine/rules/check/checks.h"

namespace dotbar::rules {
namespace {

struct Use {
  std::size_t to;
  bool monotone;
  Span where;
  bool sweeps = false;  // of all places of the program
};

struct Unknown {  // an analysis or a definition
  std::string name;
  bool analysis = false;
  std::size_t index = 0;
  Span where;
  std::vector<Use> uses;
  bool judgement = false;
};

bool equal(const Eq &a, const Eq &b) {
  return a.kind == b.kind && a.name == b.name && a.side == b.side && a.prime == b.prime && a.args.size() == b.args.size() &&
         a.kind != Eq::Kind::Is && std::equal(a.args.begin(), a.args.end(), b.args.begin(), equal);
}

// What can be seen without knowing the sets: a part of a union, less than what is taken away from.
bool within(const Eq &small, const Eq &large) {
  const auto in = [](const Eq &l) { return [&l](const Eq &s) { return within(s, l); }; };
  if (small.kind == Eq::Kind::Empty || large.kind == Eq::Kind::All || equal(small, large)) return true;
  if (small.kind == Eq::Kind::Union) return std::all_of(small.args.begin(), small.args.end(), in(large));
  if (large.kind == Eq::Kind::Intersection)
    return std::all_of(large.args.begin(), large.args.end(), [&](const Eq &l) { return within(small, l); });
  if (small.kind == Eq::Kind::Intersection && std::any_of(small.args.begin(), small.args.end(), in(large))) return true;
  if (small.kind == Eq::Kind::Difference && within(small.args[0], large)) return true;
  return large.kind == Eq::Kind::Union &&
         std::any_of(large.args.begin(), large.args.end(), [&](const Eq &l) { return within(small, l); });
}

// What an analysis defines at an instruction may not be asked for there again, directly or by way of definitions.
class OwnSide {
 public:
  OwnSide(const RuleSet &set, const Analysis &a) : set_(set), a_(a), side_(a.forward ? '+' : '-') {}

  // The place where it is; none: nowhere.
  const Eq *find() { return inCases(a_.transfer, a_.parameter); }

 private:
  const Eq *inCases(const std::vector<EqCase> &cases, Symbol at) {
    for (const EqCase &c : cases) {
      if (const Eq *e = in(c.value, at)) return e;
      if (const Eq *e = c.condition ? in(*c.condition, at) : nullptr) return e;
    }
    return nullptr;
  }

  const Eq *in(const Eq &e, Symbol at) {
    const bool here = e.kind == Eq::Kind::Name && !e.prime && e.args.size() == 1 && e.args[0].kind == Eq::Kind::Name &&
                      e.args[0].name == at && e.args[0].args.empty();
    if (here && e.name == a_.name && e.side == side_) return &e;
    if (here)
      for (const Definition &d : set_.definitions)
        if (d.name == e.name && (d.side == e.side || d.side == 0) && d.params.size() == 1 && seen_.insert(&d).second &&
            inCases(d.cases, d.params[0].name))
          return &e;
    for (const Eq &arg : e.args)
      if (const Eq *found = in(arg, at)) return found;
    return nullptr;
  }

  const RuleSet &set_;
  const Analysis &a_;
  char side_;
  std::set<const Definition *> seen_;
};

void checkOwnSides(const RuleSet &set, Diagnostics &diagnostics) {
  for (const Analysis &a : set.analyses) {
    const Eq *own = OwnSide(set, a).find();
    if (!own) continue;
    const std::string name(text(a.name));
    const std::string defined = name + (a.forward ? "+" : "-"), other = name + (a.forward ? "-" : "+");
    diagnostics.report(DiagnosticKind::Stratification, own->where, defined + " of an instruction is defined by itself").fix =
        "a " + std::string(a.forward ? "forward" : "backward") + " analysis follows from " + other;
  }
}

class Equations {
 public:
  Equations(const RuleSet &set, Diagnostics &diagnostics) : set_(set), diagnostics_(diagnostics) {
    for (std::size_t i = 0; i < set.analyses.size(); ++i)
      add(set.analyses[i].name, 0, {std::string(text(set.analyses[i].name)), true, i, set.analyses[i].where, {}});
    for (std::size_t i = 0; i < set.definitions.size(); ++i) {
      const Definition &d = set.definitions[i];
      add(d.name, d.side, {std::string(text(d.name)) + (d.side ? std::string(1, d.side) : ""), false, i, d.where, {}});
    }
    // judgements that equations apply: they rest on the guards that their rules ask
    for (JudgementId j = 0; j < set.judgements.size(); ++j) {
      const Judgement &of = set.judgements[j];
      judgements_.push_back(unknowns_.size());
      const bool applied = of.name && of.outputs.size() == 1 && !names_.count({of.name, 0}) &&
                           (of.outputs[0].sort == Sort::Zones || of.outputs[0].sort == Sort::Relation);
      if (applied) names_[{of.name, 0}] = unknowns_.size();
      unknowns_.push_back({"-" + std::string(text(of.name)) + "->", false, j, of.where, {}, true});
    }
    for (RuleId r = 1; r < set.rules.size(); ++r) premises(set.rules[r].premises, judgements_[set.rules[r].judgement]);
    for (std::size_t i = 0; i < unknowns_.size(); ++i) {
      if (unknowns_[i].judgement) continue;
      if (unknowns_[i].analysis) {
        cases(set.analyses[unknowns_[i].index].transfer, i);
        cases(set.analyses[unknowns_[i].index].callee, i);
      } else {
        cases(set.definitions[unknowns_[i].index].cases, i);
      }
    }
  }

  void check() {
    for (std::size_t v = 0; v < unknowns_.size(); ++v) reach_.push_back(reachable(v));
    for (std::size_t v = 0; v < unknowns_.size(); ++v)
      for (const Use &u : unknowns_[v].uses) {
        if (!reach_[u.to].count(v)) continue;
        if (!u.monotone) nonMonotone(v, u);
        if (u.sweeps) swept(v, u);
      }
    circles();
  }

 private:
  void add(Symbol name, char side, Unknown u) {
    names_[{name, side}] = unknowns_.size();
    unknowns_.push_back(std::move(u));
  }

  // A rule that a guard selects is another when the guard is: nothing is known to grow.
  void premises(const std::vector<Premise> &all, std::size_t from) {
    for (const Premise &p : all) {
      if (p.kind == Premise::Kind::Guard) asked(p.formula, from);
      if (p.kind == Premise::Kind::Bind) uses(set_.guards[p.guard].name, false, p.where, from);
      if (p.kind == Premise::Kind::Judge) unknowns_[from].uses.push_back({judgements_[p.judgement], true, p.where});
      premises(p.premises, from);
    }
  }
  void asked(const Formula &f, std::size_t from) {
    if (f.kind == Formula::Kind::Guard) uses(set_.guards[f.guard].name, false, f.where, from);
    for (const Formula &o : f.operands) asked(o, from);
  }
  void uses(Symbol name, bool monotone, Span where, std::size_t from) {
    if (const auto at = names_.find({name, 0}); at != names_.end()) unknowns_[from].uses.push_back({at->second, monotone, where});
  }

  void cases(const std::vector<EqCase> &cs, std::size_t from) {
    // a condition that comes to hold must exchange a value for a larger one
    for (std::size_t i = 0; i < cs.size(); ++i) {
      bool grows = true;
      for (std::size_t later = i + 1; later < cs.size(); ++later) grows &= within(cs[later].value, cs[i].value);
      walk(cs[i].value, true, from);
      if (cs[i].condition) walk(*cs[i].condition, grows, from);
    }
  }

  void walk(const Eq &e, bool monotone, std::size_t from, bool sweeps = false) {
    if (e.kind == Eq::Kind::Name || e.kind == Eq::Kind::Callee) {
      auto at = names_.find({e.name, e.side});
      if (at == names_.end()) at = names_.find({e.name, 0});
      if (at != names_.end() && !e.prime) unknowns_[from].uses.push_back({at->second, monotone, e.where, sweeps});
    }
    for (std::size_t i = 0; i < e.args.size(); ++i) {
      const bool turns =
          e.kind == Eq::Kind::Not || (e.kind == Eq::Kind::Difference && i == 1) || (e.kind == Eq::Kind::Within && i == 0);
      walk(e.args[i], monotone && !turns, from, e.kind == Eq::Kind::Name && text(e.name) == "anywhere");
    }
  }

  std::set<std::size_t> reachable(std::size_t from) const {
    std::set<std::size_t> seen{from};
    std::vector<std::size_t> open{from};
    while (!open.empty()) {
      const std::size_t v = open.back();
      open.pop_back();
      for (const Use &u : unknowns_[v].uses)
        if (seen.insert(u.to).second) open.push_back(u.to);
    }
    return seen;
  }

  // The shortest chain of uses from one unknown to another.
  std::vector<std::pair<std::size_t, const Use *>> way(std::size_t from, std::size_t to) const {
    std::map<std::size_t, std::pair<std::size_t, const Use *>> by;
    std::vector<std::size_t> open{from};
    for (std::size_t i = 0; i < open.size() && !by.count(to); ++i)
      for (const Use &u : unknowns_[open[i]].uses)
        if (u.to != from && by.emplace(u.to, std::pair{open[i], &u}).second) open.push_back(u.to);
    std::vector<std::pair<std::size_t, const Use *>> r;
    for (std::size_t v = to; v != from && by.count(v); v = by[v].first) r.insert(r.begin(), by[v]);
    return r;
  }

  void nonMonotone(std::size_t v, const Use &u) {
    const bool own = u.to == v;
    Diagnostic &d = diagnostics_.report(DiagnosticKind::NonMonotone, u.where,
                                        unknowns_[v].name + " takes " + unknowns_[u.to].name + " negatively" +
                                            (own ? "" : ", which depends on " + unknowns_[v].name + " again"));
    d.note(unknowns_[u.to].where, unknowns_[u.to].name + " is here");
    for (const auto &[from, use] : way(u.to, v)) d.note(use->where, unknowns_[from].name + " takes " + unknowns_[use->to].name);
    d.fix =
        "an equation has a least solution when what it defines is neither negated, nor behind `\\`, nor in the condition of a "
        "value "
        "that does not visibly hold the next one (X \\/ ...)";
  }

  void swept(std::size_t v, const Use &u) {
    Diagnostic &d =
        diagnostics_.report(DiagnosticKind::Stratification, u.where,
                            unknowns_[v].name + " rests on anywhere(" + unknowns_[u.to].name + "), which rests on it");
    for (const auto &[from, use] : way(u.to, v)) d.note(use->where, unknowns_[from].name + " takes " + unknowns_[use->to].name);
    d.fix = "ask for it at the places that matter; what holds anywhere is known when everything is solved";
  }

  // Analyses are solved one after the other.
  void circles() {
    std::set<std::size_t> reported;
    for (std::size_t v = 0; v < unknowns_.size(); ++v) {
      if (!unknowns_[v].analysis || reported.count(v)) continue;
      std::vector<std::size_t> circle;
      for (std::size_t w = 0; w < unknowns_.size(); ++w)
        if (unknowns_[w].analysis && reach_[v].count(w) && reach_[w].count(v)) circle.push_back(w);
      if (circle.size() < 2) continue;
      reported.insert(circle.begin(), circle.end());
      std::string names;
      for (std::size_t w : circle) names += (names.empty() ? "" : ", ") + unknowns_[w].name;
      Diagnostic &d =
          diagnostics_.report(DiagnosticKind::Stratification, unknowns_[v].where, "analyses need each other: " + names);
      for (std::size_t w : circle) d.note(unknowns_[w].where, unknowns_[w].name + " is here");
      d.fix = "break the circle: analyses are solved one after the other";
    }
  }

  const RuleSet &set_;
  Diagnostics &diagnostics_;
  std::map<std::pair<Symbol, char>, std::size_t> names_;
  std::vector<std::size_t> judgements_;  // their unknowns
  std::vector<Unknown> unknowns_;
  std::vector<std::set<std::size_t>> reach_;
};

}  // namespace

void checkStratification(const RuleSet &set, Diagnostics &diagnostics) {
  checkOwnSides(set, diagnostics);
  Equations(set, diagnostics).check();
}

}  // namespace dotbar::rules
