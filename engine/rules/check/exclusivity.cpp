// Reporting gaps, overlaps and unreachable rules of every judgement (TAP 5.3: rules complete and mutually exclusive).
#include <algorithm>

#include "engine/rules/check/checks.h"
#include "engine/rules/check/explore.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {
namespace {

std::string joined(const std::vector<std::string> &parts, const char *with, std::size_t most) {
  std::string r;
  for (std::size_t i = 0; i < parts.size() && i < most; ++i) r += (i ? with : "") + parts[i];
  return parts.size() > most ? r + with + "..." : r;
}

std::string indented(const std::string &lines) {
  std::string r = "    ";
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) r += lines[i] == '\n' ? "\n    " : std::string(1, lines[i]);
  return r;
}

void describe(Diagnostic &d, const Finding &f) {
  d.note({}, "tree     " + f.tree);
  if (!f.others.empty()) d.note({}, "also     " + joined(f.others, ", ", 12));
  for (const std::string &g : f.gives) d.note({}, "gives    " + g);
  if (!f.othersGiven.empty()) d.note({}, "also     " + joined(f.othersGiven, ", ", 12));
  if (!f.guards.empty()) d.note({}, "guards   " + joined(f.guards, "   ", 12));
  if (f.deep) d.note({}, "deep     judgements that are not looked into so far may never give that");
  if (!f.made.empty())
    d.note({}, "made     " + joined(f.made, ", ", 4) + ": asked of what a premise made, which could be anything");
}

void reportGap(const RuleSet &set, JudgementId id, const Finding &f, Diagnostics &diagnostics) {
  const Judgement &j = set.judgements[id];
  Diagnostic &d = diagnostics.report(DiagnosticKind::RuleGap, j.where, "no rule of " + spelled(j) + " applies");
  describe(d, f);
  if (f.nearest)
    d.note(set.rules[f.nearest].where, "nearest  " + std::string(text(set.rules[f.nearest].name)) + " " + f.nearestNeeds);
  std::vector<std::string> asks = f.gives;
  asks.insert(asks.end(), f.guards.begin(), f.guards.end());
  if (!f.closedBy.empty())
    d.fix = "the rule `" + f.closedBy + "` above closes it, too";
  else if (!f.rule.empty())
    d.fix = "add\n" + indented(f.rule);
  else
    d.fix = "a rule for it: one that asks " + joined(asks, "   ", 12) + ", or one that begins with `otherwise`";
}

void reportOverlap(const RuleSet &set, Explorer &e, const Finding &found, bool costly, Diagnostics &diagnostics) {
  const Finding f = e.smallestOverlap(found.rules[0], found.rules[1]).value_or(found);
  const Rule &a = set.rules[f.rules[0]], &b = set.rules[f.rules[1]];
  Diagnostic &d = diagnostics.report(DiagnosticKind::RuleOverlap, b.where,
                                     std::string(text(a.name)) + " and " + std::string(text(b.name)) + " both apply");
  d.note(a.where, std::string(text(a.name)) + " is here");
  for (const Rule *r : {&a, &b})
    if (r->replaces) d.note(r->replaces, std::string(text(r->name)) + " stands for this one");
  describe(d, f);
  if (!costly) d.fix = e.separating(f.rules[0], f.rules[1]);
  if (d.fix.empty())
    d.fix = "make one of them narrower, by its pattern or by a guard, or let the general one begin with `otherwise`";
}

void reportDead(const RuleSet &set, const Explorer &e, RuleId r, Diagnostics &diagnostics) {
  const Judgement &j = set.judgements[set.rules[r].judgement];
  std::vector<Span> axioms;
  const std::vector<std::string> guards = e.excluding(r, axioms);
  const bool alone = !guards.empty() || !axioms.empty();
  const auto isPremise = [](const std::string &s) { return s.find("-> ") != s.npos; };
  const std::size_t premises = static_cast<std::size_t>(std::count_if(guards.begin(), guards.end(), isPremise));
  const std::string what = premises == 0               ? "its guards"
                           : premises == guards.size() ? "its premises"
                                                       : "its guards and its premises";
  const std::string why = axioms.empty() && premises == 1 && guards.size() == 1 ? "no such tree is given"
                          : alone                  ? what + (axioms.empty() ? "" : " and the axioms") + " exclude each other"
                          : set.rules[r].otherwise ? "the other rules leave nothing to it"
                          : j.firstMatch           ? "rules before it take all its trees"
                                                   : "its pattern and its guards exclude each other";
  Diagnostic &d = diagnostics.report(DiagnosticKind::RuleUnreachable, set.rules[r].where,
                                     std::string(text(set.rules[r].name)) + " never applies: " + why);
  if (!guards.empty()) d.note({}, (premises ? "needs    " : "guards   ") + joined(guards, "   ", 12));
  for (Span axiom : axioms) d.note(axiom, "by this axiom");
  d.fix = "remove it, or widen its guards";
}

void reportAll(const RuleSet &set, JudgementId id, Explorer &e, Diagnostics &diagnostics) {
  std::set<std::string> seen;
  std::size_t gaps = 0, overlaps = 0;
  constexpr std::size_t most = 8;
  for (const Finding &f : e.findings) {
    if (!f.rules.empty())
      reportOverlap(set, e, f, ++overlaps > most, diagnostics);
    else if (seen.insert(f.tree + joined(f.guards, ",", 99) + joined(f.gives, ",", 99)).second && ++gaps <= most)
      reportGap(set, id, f, diagnostics);
  }
  if (gaps > most)
    diagnostics.report(DiagnosticKind::RuleGap, set.judgements[id].where,
                       std::to_string(gaps - most) + " more cases of " + spelled(set.judgements[id]) + " have no rule");
  for (RuleId r : e.dead) reportDead(set, e, r, diagnostics);
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
