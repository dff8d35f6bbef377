// Reporting gaps, overlaps and unreachable rules of every judgement (TAP 5.3: rules complete and mutually exclusive).
#include <algorithm>

#include "engine/rules/checks.h"
#include "engine/rules/explore.h"
#include "engine/rules/show.h"

namespace dotbar::rules {
namespace {

std::string joined(const std::vector<std::string> &parts, const char *with, std::size_t most) {
  std::string r;
  for (std::size_t i = 0; i < parts.size() && i < most; ++i) r += (i ? with : "") + parts[i];
  return parts.size() > most ? r + with + "..." : r;
}

void describe(Diagnostic &d, const Finding &f) {
  d.note({}, "tree     " + f.tree);
  if (!f.others.empty()) d.note({}, "also     " + joined(f.others, ", ", 12));
  if (!f.guards.empty()) d.note({}, "guards   " + joined(f.guards, "   ", 12));
  if (!f.made.empty())
    d.note({}, "made     " + joined(f.made, ", ", 4) + ": asked of what a premise made, which could be anything");
}

void reportGap(const RuleSet &set, JudgementId id, const Finding &f, Diagnostics &diagnostics) {
  const Judgement &j = set.judgements[id];
  Diagnostic &d = diagnostics.report(DiagnosticKind::RuleGap, j.where, "no rule of " + spelled(j) + " applies");
  describe(d, f);
  if (f.nearest)
    d.note(set.rules[f.nearest].where, "nearest  " + std::string(text(set.rules[f.nearest].name)) + " " + f.nearestNeeds);
  const std::string name = f.rootOp.empty() ? "other" : f.rootOp + "_other";
  d.fix = "add   rule " + name + ":  " + (f.guards.empty() ? "" : joined(f.guards, "  ", 12) + "  ") + "---  " + f.tree + " " +
          arrow(j) + " ...";
}

// The shape alone; not when a variable's sort is part of it.
bool withoutVariables(Term &t, Sort expected) {
  t.named = false;
  if (t.kind == Term::Kind::Var && !within(expected, t.sort)) return false;
  if (t.kind == Term::Kind::Var) t.kind = Term::Kind::Any;
  for (std::size_t c = 0; c < t.children.size(); ++c) {
    const Sort sort = t.kind == Term::Kind::Node ? il::info(t.op).children[c].sort
                      : t.children[c].spread     ? t.sort
                                                 : *elementOf(t.sort);
    if (!withoutVariables(t.children[c], sort)) return false;
  }
  return true;
}

// A rule for any tree beside a rule for one shape: the first can leave that shape out.
std::string leavingOut(const RuleSet &set, RuleId general, RuleId narrow) {
  const Rule &g = set.rules[general], &n = set.rules[narrow];
  const std::size_t first = set.judgements[g.judgement].contexts;
  const Term &any = g.inputs[first];
  Term shape = n.inputs[first];
  if (any.kind != Term::Kind::Var || shape.kind == Term::Kind::Var || shape.kind == Term::Kind::Any) return {};
  if (!withoutVariables(shape, set.judgements[g.judgement].inputs[first].sort)) return {};
  const std::string pattern = Shower(set, n.variables).term(shape, 11);
  return "add !(" + std::string(text(g.variables[any.var].name)) + " is " + pattern + ") to " + std::string(text(g.name));
}

// Guards of one rule that the other does not mention would tell them apart.
std::string separating(const RuleSet &set, RuleId a, RuleId b) {
  const auto guards = [&](RuleId r) {
    std::vector<std::string> shown;
    for (const Premise &p : set.rules[r].premises)
      if (p.kind == Premise::Kind::Guard) shown.push_back(Shower(set, set.rules[r].variables).formula(p.formula, 3));
    return shown;
  };
  for (const auto &[x, y] : {std::pair{a, b}, std::pair{b, a}})
    if (std::string fix = leavingOut(set, x, y); !fix.empty()) return fix;
  for (const auto &[x, y] : {std::pair{a, b}, std::pair{b, a}}) {
    const std::vector<std::string> other = guards(y);
    for (const std::string &g : guards(x)) {
      if (std::find(other.begin(), other.end(), g) != other.end()) continue;
      return "add " + (g.starts_with('!') ? g.substr(1) : "!" + g) + " to " + std::string(text(set.rules[y].name));
    }
  }
  return "make one of them narrower, by its pattern or by a guard, or let the general one begin with `otherwise`";
}

void reportOverlap(const RuleSet &set, const Finding &f, Diagnostics &diagnostics) {
  const Rule &a = set.rules[f.rules[0]], &b = set.rules[f.rules[1]];
  Diagnostic &d = diagnostics.report(DiagnosticKind::RuleOverlap, b.where,
                                     std::string(text(a.name)) + " and " + std::string(text(b.name)) + " both apply");
  d.note(a.where, std::string(text(a.name)) + " is here");
  for (const Rule *r : {&a, &b})
    if (r->replaces) d.note(r->replaces, std::string(text(r->name)) + " stands for this one");
  describe(d, f);
  d.fix = separating(set, f.rules[0], f.rules[1]);
}

void reportAll(const RuleSet &set, JudgementId id, Explorer &e, Diagnostics &diagnostics) {
  std::stable_sort(e.findings.begin(), e.findings.end(), [](const Finding &a, const Finding &b) { return a.size < b.size; });
  std::set<std::string> seen;
  std::size_t gaps = 0;
  constexpr std::size_t most = 8;
  for (const Finding &f : e.findings) {
    if (!f.rules.empty())
      reportOverlap(set, f, diagnostics);
    else if (seen.insert(f.tree + joined(f.guards, ",", 99)).second && ++gaps <= most)
      reportGap(set, id, f, diagnostics);
  }
  if (gaps > most)
    diagnostics.report(DiagnosticKind::RuleGap, set.judgements[id].where,
                       std::to_string(gaps - most) + " more cases of " + spelled(set.judgements[id]) + " have no rule");
  for (RuleId r : e.dead) {
    const bool first = set.judgements[id].firstMatch;
    diagnostics
        .report(DiagnosticKind::RuleUnreachable, set.rules[r].where,
                std::string(text(set.rules[r].name)) + " never applies: " +
                    (set.rules[r].otherwise ? "the other rules leave nothing to it"
                     : first                ? "rules before it take all its trees"
                                            : "its pattern, its guards and the axioms exclude each other"))
        .fix = "remove it, or widen its guards";
  }
  if (e.exhausted)
    diagnostics.report(DiagnosticKind::RuleGap, set.judgements[id].where,
                       "the guards of " + spelled(set.judgements[id]) + " make too many cases to check; split the judgement");
}

}  // namespace

void checkExclusivity(const RuleSet &set, Diagnostics &diagnostics) {
  for (JudgementId id = 0; id < set.judgements.size(); ++id) {
    Explorer e(set, id);
    e.run();
    reportAll(set, id, e, diagnostics);
  }
}

}  // namespace dotbar::rules
