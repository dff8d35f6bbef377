// Comparing rule sets: the rules of both in one set, guards that mean the same taken as one, then the cases of every judgement in
// which the two sides do not have the same rule.
#include "engine/rules/check/compare.h"

#include <algorithm>
#include <cctype>
#include <map>

#include "engine/rules/check/explore.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {
namespace {

std::string signature(const Judgement &j) { return spelled(j); }

std::string signature(const Guard &g, const RuleSet &set) {
  std::string r(text(g.name));
  for (Sort s : g.params) r += " " + std::string(il::name(s));
  if (g.structural) r += " := " + Shower(set, g.variables).formula(*g.structural);
  return r;
}

std::string signature(const Function &f) {
  std::string r(text(f.name));
  for (Sort s : f.params) r += " " + std::string(il::name(s));
  return r + " : " + std::string(il::name(f.result));
}

// The rules of `before` moved into the tables of `after`.
class Union {
 public:
  Union(const RuleSet &before, const RuleSet &after) : both_(after) {
    const auto match = [](auto &into, const auto &from, const auto &into_, const auto &signed_) {
      std::map<std::string, std::uint32_t> known;
      for (std::uint32_t i = 0; i < into_.size(); ++i) known.emplace(signed_(into_[i]), i);
      std::vector<std::uint32_t> ids;
      for (const auto &x : from) {
        const auto [at, isNew] = known.emplace(signed_(x), static_cast<std::uint32_t>(into.size()));
        if (isNew) into.push_back(x);
        ids.push_back(at->second);
      }
      return ids;
    };
    functions_ = match(both_.functions, before.functions, after.functions, [](const Function &f) { return signature(f); });
    guards_ = guards(before, after);
    judgements_ = match(both_.judgements, before.judgements, after.judgements, [](const Judgement &j) { return signature(j); });
    both_.rulesOf.resize(both_.judgements.size());
    first_ = static_cast<RuleId>(both_.rules.size());
    for (RuleId r = 1; r < before.rules.size(); ++r) rule(before.rules[r]);
    for (const Axiom &a : before.axioms) axiom(a);
  }
  const RuleSet &set() const { return both_; }
  RuleId firstOld() const { return first_; }

 private:
  std::vector<std::uint32_t> guards(const RuleSet &before, const RuleSet &after) {
    std::map<std::string, GuardId> known;
    for (GuardId g = 0; g < after.guards.size(); ++g) known.emplace(signature(after.guards[g], after), g);
    std::vector<std::uint32_t> ids;
    for (const Guard &g : before.guards) {
      const auto [at, isNew] = known.emplace(signature(g, before), static_cast<GuardId>(both_.guards.size()));
      if (isNew) both_.guards.push_back(g), added_.push_back(at->second);
      ids.push_back(at->second);
    }
    guards_ = ids;
    for (GuardId g : added_)
      if (both_.guards[g].structural) move(*both_.guards[g].structural);
    return ids;
  }

  void move(Term &t) {
    if (t.kind == Term::Kind::Call) t.function = functions_[t.function];
    for (Term &c : t.children) move(c);
  }
  void move(Formula &f) {
    if (f.kind == Formula::Kind::Guard) f.guard = guards_[f.guard];
    for (Term &t : f.args) move(t);
    for (Formula &o : f.operands) move(o);
  }
  void move(Premise &p) {
    if (p.kind == Premise::Kind::Judge) p.judgement = judgements_[p.judgement];
    if (p.kind == Premise::Kind::Bind) p.guard = guards_[p.guard];
    move(p.formula);
    for (Term &t : p.inputs) move(t);
    for (Term &t : p.outputs) move(t);
    for (Premise &inner : p.premises) move(inner);
  }

  void rule(Rule r) {
    r.judgement = judgements_[r.judgement];
    for (Term &t : r.inputs) move(t);
    for (Premise &p : r.premises) move(p);
    for (Term &t : r.outputs) move(t);
    both_.rulesOf[r.judgement].push_back(static_cast<RuleId>(both_.rules.size()));
    both_.rules.push_back(std::move(r));
  }

  // A case that one of the sets excludes is none of both.
  void axiom(Axiom a) {
    move(a.premise), move(a.conclusion);
    both_.axioms.push_back(std::move(a));
  }

  RuleSet both_;
  std::vector<std::uint32_t> functions_, guards_, judgements_;
  std::vector<GuardId> added_;
  RuleId first_ = 0;
};

std::string words(std::string_view text) {
  std::string r;
  bool comment = false;
  for (char c : text) {
    comment = c == '#' || (comment && c != '\n');
    if (!comment && !std::isspace(static_cast<unsigned char>(c))) r += c;
  }
  return r;
}

using Named = std::map<std::string, Span>;

Named definitions(const RuleSet &set) {
  Named r;
  const auto add = [&](const char *kind, Symbol name, Span where) {
    if (where) r.emplace(std::string(kind) + " " + std::string(text(name)), where);
  };
  for (const Analysis &a : set.analyses) add("analysis", a.name, a.where);
  for (const Definition &d : set.definitions)
    add(d.kind == Definition::Kind::Set        ? "set"
        : d.kind == Definition::Kind::Relation ? "relation"
                                               : "guard",
        intern(std::string(text(d.name)) + (d.side ? std::string(1, d.side) : "")), d.where);
  for (const Guard &g : set.guards) add("guard", g.name, g.where);
  for (const Function &f : set.functions) add("function", f.name, f.where);
  for (const Partial &p : set.partials) {
    const std::size_t operands = p.variables.size();
    const std::string of = operands > 1 ? " of " + std::to_string(operands) + " operands" : "";
    add("partial", intern(std::string(text(p.function)) + of), p.where);
  }
  return r;
}

std::vector<DefinitionChange> changedDefinitions(const RuleSet &before, const RuleSet &after, const SourceMap &sources) {
  const Named old = definitions(before), now = definitions(after);
  std::vector<DefinitionChange> r;
  for (const auto &[name, where] : old) {
    const auto at = now.find(name);
    if (at == now.end())
      r.push_back({name, where, {}});
    else if (words(sources.text(where)) != words(sources.text(at->second)))
      r.push_back({name, where, at->second});
  }
  for (const auto &[name, where] : now)
    if (!old.count(name)) r.push_back({name, {}, where});
  return r;
}

Handler handler(const RuleSet &set, RuleId r) {
  if (!r) return {};
  return {std::string(text(set.rules[r].name)), std::string(text(set.rules[r].scheme)), set.rules[r].where};
}

}  // namespace

Comparison compare(const RuleSet &before, const RuleSet &after, const SourceMap &sources) {
  const Union all(before, after);
  const RuleSet &set = all.set();
  Comparison c;
  c.definitions = changedDefinitions(before, after, sources);
  for (JudgementId id = 0; id < set.judgements.size(); ++id) {
    JudgementChanges j;
    j.judgement = spelled(set.judgements[id]);
    const std::vector<RuleId> &rules = set.rulesOf[id];
    const auto old = [&](RuleId r) { return r >= all.firstOld(); };
    j.onlyOld = id >= after.judgements.size();
    j.onlyNew = std::none_of(before.judgements.begin(), before.judgements.end(),
                             [&](const Judgement &b) { return spelled(b) == j.judgement; });
    if (!j.onlyOld && !j.onlyNew && !rules.empty()) {
      Explorer e(set, id);
      e.compare(old);
      j.exhausted = e.exhausted;
      for (const Finding &f : e.findings)
        j.changes.push_back({handler(set, f.rules[0]), handler(set, f.rules[1]), f.tree, f.guards});
    }
    if (j.onlyOld || j.onlyNew || j.exhausted || !j.changes.empty()) c.judgements.push_back(std::move(j));
  }
  return c;
}

// --- the cases ---
namespace {

using Truth = Answer::Truth;

// What a rule does where it applies: a rule with other guards does the same to the trees that both take.
std::string doing(const RuleSet &set, RuleId id) {
  Rule r = set.rules[id];
  r.otherwise = false;
  std::erase_if(r.premises, [](const Premise &p) { return p.kind == Premise::Kind::Guard; });
  return content(set, r);
}

}  // namespace

// One side of a case: who handles it, as far as it is decided.
struct Explorer::Side {
  Rows yes, otherYes;
  std::vector<Answer> asks, otherAsks;
  bool decided(bool collects) const {
    if (!yes.empty() && !collects) return true;
    return asks.empty() && (!yes.empty() || otherAsks.empty());
  }
  const Rows &handlers() const { return yes.empty() ? otherYes : yes; }
};

void Explorer::compare(const std::function<bool(RuleId)> &isOld) {
  std::map<std::string, RuleId> texts;
  for (const Row &r : rows_) same_.push_back(texts.emplace(doing(set_, r.rule), r.rule).first->second);
  Rows all(rows_.size());
  for (std::uint32_t i = 0; i < all.size(); ++i) all[i] = i;
  std::map<std::pair<RuleId, RuleId>, Finding> changes;
  compare(all, isOld, changes);
  for (auto &[pair, f] : changes) findings.push_back(std::move(f));
}

bool Explorer::compare(const Rows &alive, const std::function<bool(RuleId)> &isOld,
                       std::map<std::pair<RuleId, RuleId>, Finding> &changes) {
  if (++steps_ > comparedCases) exhausted = true;
  if (exhausted) return true;
  Side old, now;
  Rows next;
  for (std::uint32_t r : alive) {
    Side &side = isOld(rows_[r].rule) ? old : now;
    if (judgement_.firstMatch && !side.yes.empty()) continue;
    const Answer a = region_.applies(rows_[r]);
    if (a.truth == Truth::No) continue;
    next.push_back(r);
    if (a.truth != Truth::Unknown)
      (rows_[r].otherwise ? side.otherYes : side.yes).push_back(r);
    else
      (rows_[r].otherwise ? side.otherAsks : side.asks).push_back(a);
  }
  const bool decided = old.decided(judgement_.collect) && now.decided(judgement_.collect);
  if (decided) {
    differ(old.handlers(), now.handlers(), changes);
    return false;
  }
  std::vector<Answer> asks;
  for (const Side *side : {&old, &now})
    if (!side->decided(judgement_.collect)) {
      const std::vector<Answer> &open = side->asks.empty() ? side->otherAsks : side->asks;
      asks.insert(asks.end(), open.begin(), open.end());
    }
  return split(asks, [&](const Rows *) { return compare(next, isOld, changes); });
}

void Explorer::differ(const Rows &old, const Rows &now, std::map<std::pair<RuleId, RuleId>, Finding> &changes) {
  const auto without = [&](const Rows &rows, const Rows &others) {
    Rows r;
    for (std::uint32_t x : rows)
      if (std::none_of(others.begin(), others.end(), [&](std::uint32_t y) { return same_[x] == same_[y]; })) r.push_back(x);
    return r;
  };
  const Rows gone = without(old, now), come = without(now, old);
  if (gone.empty() && come.empty()) return;
  const RuleId was = gone.empty() ? 0 : rows_[gone[0]].rule, is = come.empty() ? 0 : rows_[come[0]].rule;
  consistent([&] {
    Finding f = describe({was, is}, false);
    const auto [at, isNew] = changes.emplace(std::pair{was, is}, f);
    if (!isNew && f.size < at->second.size) at->second = std::move(f);
  });
}

}  // namespace dotbar::rules
