// What to do about a finding: a rule that closes a gap, a guard that ends an overlap, why a rule never applies. What is suggested
// is tried first, on the rules as they would be then.
#include <algorithm>

#include "engine/rules/check/explore.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {

using Truth = Answer::Truth;
namespace {

constexpr std::size_t rulesToTry = 600, othersToName = 2;  // beyond these a trial, or a rule for each operator, is no help

const Cond *plainAtom(const Cond &c) {
  const Cond &inner = c.kind == Cond::Kind::Not ? c.operands[0] : c;
  return inner.kind == Cond::Kind::Atom || inner.kind == Cond::Kind::Same ? &inner : nullptr;
}

bool asks(const Cond &c, Atom a) {
  if ((c.kind == Cond::Kind::Atom || c.kind == Cond::Kind::Same) && c.atom == a) return true;
  return std::any_of(c.operands.begin(), c.operands.end(), [&](const Cond &o) { return asks(o, a); });
}

Cond negated(Cond c) {
  if (c.kind == Cond::Kind::Not) return c.operands[0];
  Cond r;
  r.kind = Cond::Kind::Not;
  r.operands.push_back(std::move(c));
  return r;
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

}  // namespace

// --- gaps ---
// Rules that can all be added: gaps are apart from each other, and one `otherwise` is enough for all of them.
void Explorer::suggest() {
  std::set<std::string> names;
  for (const Row &r : rows_) names.emplace(text(set_.rules[r.rule].name));
  for (Finding &f : findings)
    if (f.rules.empty()) suggest(f, names);
}

void Explorer::suggest(Finding &f, std::set<std::string> &names) {
  const auto isOtherwise = [](const Row &r) { return r.otherwise; };
  const bool rest =
      f.others.size() + f.othersGiven.size() > othersToName && std::none_of(rows_.begin(), rows_.end(), isOtherwise);
  if (rest && !closing_.empty()) f.closedBy = closing_;
  if (!f.writable || !f.closedBy.empty()) return;
  const std::string stem = rest || f.rootOp.empty() ? "other" : f.rootOp + "_other";
  std::string name = stem;
  for (int i = 2; !names.insert(name).second; ++i) name = stem + "_" + std::to_string(i);
  std::string tree = f.tree, guards;
  if (rest) {
    closing_ = name;
    tree.clear(), guards = "    otherwise\n", undeclared_.clear(), asked_.clear();
    std::vector<Variable> variables;
    for (std::size_t i = judgement_.contexts; i < roots_.size(); ++i) {
      const Term v = variable(roots_[i], judgement_.inputs[i].sort, variables);
      tree += (tree.empty() ? "" : ", ") + Shower(set_, variables).term(v);
    }
    f.declares.assign(undeclared_.begin(), undeclared_.end());
  } else {
    std::string asked;
    for (const std::string &g : f.guards) asked += (asked.empty() ? "    " : "   ") + g;
    for (const std::string &g : f.gives) guards += "    " + g + "\n";
    guards += asked.empty() ? "" : asked + "\n";
  }
  for (const std::string &v : f.declares) f.rule += v + "\n";
  f.rule += "rule " + name + ":\n" + guards + "  ---\n    " + tree + " " + arrow(judgement_) + " refuse \"no rule for this\"\n";
}

// --- overlaps ---
std::size_t Explorer::rowOf(RuleId rule) const {
  std::size_t i = 0;
  while (rows_[i].rule != rule) ++i;
  return i;
}

void Explorer::bothApply(std::optional<Finding> &best) {
  if (++steps_ > 20000) return;
  const Answer a = region_.applies(rows_[0]), b = region_.applies(rows_[1]);
  const auto out = [](const Answer &x) { return x.truth == Truth::No || x.truth == Truth::Refused; };
  if (out(a) || out(b)) return;
  if (a.truth == Truth::Yes && b.truth == Truth::Yes) {
    consistent([&] {
      Finding f = describe({rows_[0].rule, rows_[1].rule}, false);
      if (!best || f.size < best->size) best = std::move(f);
    });
    return;
  }
  split({a.truth == Truth::Unknown ? a : b}, [&](const Rows *) { return bothApply(best), false; });
}

std::optional<Finding> Explorer::smallestOverlap(RuleId a, RuleId b) const {
  if (set_.rules[a].otherwise || set_.rules[b].otherwise) return std::nullopt;
  std::optional<Finding> best;
  Explorer(set_, id_, {a, b}).bothApply(best);
  return best;
}

std::map<Path, std::string> Explorer::namesIn(std::size_t row) const {
  std::map<Path, std::string> names;
  const Rule &rule = set_.rules[rows_[row].rule];
  for (const auto &[p, v] : rows_[row].names)
    if (!text(rule.variables[v].name).starts_with('_')) names.emplace(p, text(rule.variables[v].name));
  return names;
}

// What could be added to the row `to`: the opposite of what `from` asks and it does not.
std::vector<std::pair<Cond, std::string>> Explorer::guardsToAdd(std::size_t from, std::size_t to) const {
  std::vector<std::pair<Cond, std::string>> r;
  const std::map<Path, std::string> names = namesIn(to);
  for (const Cond &c : rows_[from].condition.operands) {
    const Cond *atom = plainAtom(c);
    if (!atom || asks(rows_[to].condition, atom->atom)) continue;
    if (const auto shown = asked(atom->atom, names)) r.emplace_back(negated(c), (c.kind == Cond::Kind::Not ? "" : "!") + *shown);
  }
  return r;
}

// A rule for any tree beside a rule for one shape: the first can leave that shape out, where it has a variable for it.
std::vector<std::pair<Cond, std::string>> Explorer::shapeToLeaveOut(std::size_t from, std::size_t to) const {
  std::vector<std::pair<Cond, std::string>> r;
  for (std::size_t i = judgement_.contexts; i < roots_.size(); ++i)
    shapes(set_.rules[rows_[to].rule].inputs[i], set_.rules[rows_[from].rule].inputs[i], rows_[from].patterns[i], roots_[i],
           judgement_.inputs[i].sort, from, to, r);
  return r;
}

void Explorer::shapes(const Term &general, const Term &narrow, const Pat &pat, Path p, Sort expected, std::size_t from,
                      std::size_t to, std::vector<std::pair<Cond, std::string>> &into) const {
  if (general.kind == Term::Kind::Node && narrow.kind == Term::Kind::Node && general.op == narrow.op) {
    for (std::uint32_t c = 0; c < general.children.size(); ++c)
      shapes(general.children[c], narrow.children[c], pat.children[c], region_.known(p, c), il::info(general.op).children[c].sort,
             from, to, into);
    return;
  }
  const std::map<Path, std::string> names = namesIn(to);
  if (general.kind != Term::Kind::Var || narrow.kind == Term::Kind::Var || narrow.kind == Term::Kind::Any || !names.count(p))
    return;
  Term shape = narrow;
  if (!withoutVariables(shape, expected)) return;
  Cond at;
  at.kind = Cond::Kind::At, at.path = p, at.pat = pat;
  const std::vector<Variable> &variables = set_.rules[rows_[from].rule].variables;
  into.emplace_back(negated(at), "!(" + names.at(p) + " is " + Shower(set_, variables).term(shape, 11) + ")");
}

// With these guards added the two do not overlap, and no case is without a rule, no rule without a case, that was not before.
bool Explorer::endsOverlap(std::size_t row, std::size_t other, const std::vector<std::pair<std::size_t, Cond>> &added) const {
  Explorer trial(set_, id_);
  for (const auto &[r, c] : added) {
    trial.before_.push_back(trial.rows_[r]);
    trial.rows_[r].condition.operands.push_back(c);
    trial.rows_[r].shown.emplace_back();
  }
  trial.mostSteps_ = std::min(mostSteps_, 4 * steps_ + 10000);
  trial.run();
  const RuleId a = rows_[row].rule, b = rows_[other].rule;
  const bool still = trial.overlapping_.count({std::min(a, b), std::max(a, b)}) != 0;
  return !still && !trial.exhausted && !trial.opened_ && trial.dead.size() <= dead.size();
}

bool Explorer::separates(std::size_t row, const Cond &c, std::size_t other) const {
  std::vector<std::pair<std::size_t, Cond>> added = amended_;
  added.emplace_back(row, c);
  return endsOverlap(row, other, added);
}

std::string Explorer::separating(RuleId a, RuleId b) {
  if (rows_.size() > rulesToTry) return {};
  const std::size_t x = rowOf(a), y = rowOf(b);
  if (!amended_.empty() && endsOverlap(x, y, amended_)) return "what is to be added above ends this overlap, too";
  for (const bool guards : {true, false})
    for (const auto &[from, to] : {std::pair{x, y}, std::pair{y, x}})
      for (const auto &[c, shown] : guards ? guardsToAdd(from, to) : shapeToLeaveOut(from, to)) {
        if (!separates(to, c, from)) continue;
        amended_.emplace_back(to, c);
        return "add " + shown + " to " + std::string(text(set_.rules[rows_[to].rule].name));
      }
  return {};
}

// --- rules that never apply ---
// With the rows as they are now: does some case reach the first?
bool Explorer::reachable() {
  live_.assign(rows_.size(), false);
  steps_ = 0, gaps_ = ~std::size_t{0}, exhausted = false;
  findings.clear();
  Rows all{0};
  explore(all);
  return live_[0] || exhausted;
}

std::vector<std::string> Explorer::excluding(RuleId rule, std::vector<Span> &axioms) const {
  Explorer one(set_, id_, {rule});
  Row &row = one.rows_[0];
  row.otherwise = false;
  if (one.reachable()) return {};  // what other rules leave it is the reason
  std::vector<Cond> &needed = row.condition.operands;
  for (std::size_t i = needed.size(); i-- > 0;) {
    const Cond c = needed[i];
    needed.erase(needed.begin() + static_cast<std::ptrdiff_t>(i));
    if (one.reachable())
      needed.insert(needed.begin() + static_cast<std::ptrdiff_t>(i), c);
    else
      row.shown.erase(row.shown.begin() + static_cast<std::ptrdiff_t>(i));
  }
  for (const Axiom &a : set_.axioms) {
    RuleSet without = set_;
    std::erase_if(without.axioms, [&](const Axiom &x) { return x.where.begin == a.where.begin; });
    Explorer lacking(without, id_, {rule});
    lacking.rows_[0].condition.operands = needed, lacking.rows_[0].otherwise = false;
    if (lacking.reachable()) axioms.push_back(a.where);
  }
  std::vector<std::string> shown;
  for (const std::string &s : row.shown)
    if (!s.empty() && std::find(shown.begin(), shown.end(), s) == shown.end()) shown.push_back(s);
  return shown;
}

}  // namespace dotbar::rules
