#include "witnesses.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <sstream>

#include "brute_force.h"
#include "engine/rules/read/load.h"
#include "engine/rules/sorts.h"
#include "small_trees.h"

namespace dotbar::rules {
namespace {

using il::Forest;
using il::Tree;

bool calls(const Term &t) { return t.kind == Term::Kind::Call || std::any_of(t.children.begin(), t.children.end(), calls); }

bool isPlain(const RuleSet &set, const Formula &f) {
  if (f.kind == Formula::Kind::Guard && set.guards[f.guard].params.size() != 1) return false;
  return std::none_of(f.args.begin(), f.args.end(), calls) &&
         std::all_of(f.operands.begin(), f.operands.end(), [&](const Formula &o) { return isPlain(set, o); });
}

bool isPlain(const RuleSet &set, const Premise &p) {
  if (p.kind == Premise::Kind::Guard) return isPlain(set, p.formula);
  return (p.kind == Premise::Kind::Judge || p.kind == Premise::Kind::Let) &&
         std::none_of(p.inputs.begin(), p.inputs.end(), calls);
}

// Brute force can carry it out, with all that it asks.
bool isPlain(const RuleSet &set) {
  for (RuleId r = 1; r < set.rules.size(); ++r)
    for (const Premise &p : set.rules[r].premises)
      if (!isPlain(set, p)) return false;
  return std::none_of(set.judgements.begin(), set.judgements.end(),
                      [](const Judgement &j) { return j.contexts || j.collect || j.firstMatch; });
}

void asked(const RuleSet &set, const std::vector<Premise> &premises, std::set<JudgementId> &into) {
  for (const Premise &p : premises) {
    asked(set, p.premises, into);
    if (p.kind == Premise::Kind::Judge && into.insert(p.judgement).second)
      for (RuleId r : set.rulesOf[p.judgement]) asked(set, set.rules[r].premises, into);
  }
}

// What it asks, in turn.
std::set<JudgementId> askedBy(const RuleSet &set, JudgementId j) {
  std::set<JudgementId> r;
  for (RuleId id : set.rulesOf[j]) asked(set, set.rules[id].premises, r);
  r.erase(j);
  return r;
}

// The judgement that a finding is about: of its place, or of the rule at its place.
std::optional<JudgementId> about(const RuleSet &set, const Diagnostic &d) {
  for (JudgementId j = 0; j < set.judgements.size(); ++j)
    if (set.judgements[j].where.begin == d.where.begin) return j;
  for (RuleId r = 1; r < set.rules.size(); ++r)
    if (set.rules[r].where.begin == d.where.begin) return set.rules[r].judgement;
  return {};
}

// The tree of a finding, read back as the pattern that it is: one for each input; and what it says is equal.
struct Witness {
  std::vector<Term> inputs;
  std::vector<std::pair<Term, Term>> equal;
};

std::vector<std::string> parts(const std::string &line) {
  std::vector<std::string> r;
  for (std::size_t at = 0, end; at < line.size(); at = end + 3) {
    end = std::min(line.find("   ", at), line.size());
    r.push_back(line.substr(at, end - at));
  }
  return r;
}

std::optional<Witness> read(const RuleSet &set, const Diagnostic &finding, const std::string &text, JudgementId j,
                            std::string &wrong) {
  std::string tree, same;
  for (const Note &n : finding.notes) {
    if (n.text.starts_with("tree     ")) tree = n.text.substr(9);
    for (const std::string &g : n.text.starts_with("guards   ") ? parts(n.text.substr(9)) : std::vector<std::string>{})
      if (g.starts_with("same(")) same += "    " + g + "\n";
  }
  if (tree.empty()) return {};  // more findings than are shown
  std::string sorts;
  for (const Parameter &p : set.judgements[j].inputs) sorts += (sorts.empty() ? "" : ", ") + std::string(il::name(p.sort));
  std::string probe = text + "judgement " + sorts + " -probe-> Nat\n";
  for (const auto &[stem, sort] :
       {std::pair{"NAME", "Name"}, {"SUBS", "Subs"}, {"CTL", "Ctl"}})  // where the set has no stem of the sort
    if (text.find(std::string(" ") + stem) == text.npos) probe += std::string("var ") + stem + " : " + sort + "\n";
  probe += "rule probe:\n" + same + "  ---\n    " + tree + " -probe-> 1\n";
  SourceMap sources;
  Diagnostics none;
  const std::optional<RuleSet> with = loadText(sources, none, "probe", probe);
  std::ostringstream said;
  none.print(said, sources);
  if (!with) wrong = "the witness cannot be read back\n" + said.str();
  if (!with) return {};
  const Rule &rule =
      *std::find_if(with->rules.begin(), with->rules.end(), [](const Rule &r) { return dotbar::text(r.name) == "probe"; });
  Witness w{rule.inputs, {}};
  for (const Premise &p : rule.premises) w.equal.emplace_back(p.formula.args[0], p.formula.args[1]);
  return w;
}

// The trees that a witness stands for: what is equal is made so, then its variables stand for small trees.
class Instances {
 public:
  Instances(Forest &f, Witness w) : f_(f), inputs_(std::move(w.inputs)) {
    for (Term &t : inputs_) open(t);
    for (Term &t : inputs_) alias(t);
    for (auto &[a, b] : w.equal) unite(a, b);
    for (const Term &t : inputs_) holes(t);
  }

  enum class Said { No, Yes, Enough };
  using Asked = std::function<Said(const std::vector<Tree> &)>;
  // Asks of each choice until it is said Yes or Enough.
  Said any(bool many, const Asked &content) {
    constexpr std::size_t few[] = {1, 1000, 40, 14, 7, 4, 3}, more[] = {1, 2000, 200, 50, 16, 8, 5};
    const std::size_t most = (many ? more : few)[holes_.size() < 6 ? holes_.size() : 6];
    for (auto &[v, hole] : holes_) {
      hole.trees.clear();
      if (hole.term.kind != Term::Kind::Leaf) hole.trees = candidates(f_, hole.term.sort, most);
      for (const char *text : {"x", "y", "1", "2", "3"})
        if (hole.term.kind == Term::Kind::Leaf && (hole.term.op == il::Op::Name) == (*text >= 'x'))
          hole.trees.push_back(f_.leaf(hole.term.op, text));
    }
    return choose(holes_.begin(), content);
  }

 private:
  struct Hole {
    Term term;
    std::vector<Tree> trees;
    Tree now;
  };

  // What is left open is a variable of its own.
  void open(Term &t) {
    if (t.kind == Term::Kind::Any) t.kind = Term::Kind::Var, t.var = fresh_++;
    if (t.kind == Term::Kind::Leaf && t.anyText && !t.named) t.named = true, t.var = fresh_++;
    for (Term &c : t.children) open(c);
  }
  void alias(const Term &t) {
    if (t.named && t.kind != Term::Kind::Leaf) known_.emplace(t.var, t);
    if (t.named && t.kind == Term::Kind::Leaf && !t.anyText) known_.emplace(t.var, t);
    if (t.named && t.anyText) leaves_.emplace(t.var, t);
    for (const Term &c : t.children) alias(c);
  }
  Term resolved(Term t) const {
    while (t.kind == Term::Kind::Var && known_.count(t.var)) {
      const bool spread = t.spread;
      t = known_.at(t.var);
      t.spread = spread;
    }
    return t;
  }
  // A leaf with any text is open as a variable is.
  std::optional<VarId> variable(const Term &t) const {
    if (t.kind == Term::Kind::Var || (t.kind == Term::Kind::Leaf && t.anyText)) return t.var;
    return {};
  }
  void unite(const Term &x, const Term &y) {
    const Term a = resolved(x), b = resolved(y);
    const auto u = variable(a), v = variable(b);
    if (u && v && *u == *v) return;
    const bool leaf = a.kind == Term::Kind::Leaf || leaves_.count(u.value_or(fresh_)) != 0;
    if (u && !(leaf && v) && within(b.sort, a.sort)) {
      known_.emplace(*u, b);
    } else if (v) {
      known_.emplace(*v, a);
    } else if (u) {
      known_.emplace(*u, b);
    } else {
      for (std::size_t i = 0; i < a.children.size() && i < b.children.size(); ++i) unite(a.children[i], b.children[i]);
    }
  }
  void holes(const Term &x) {
    const Term t = x.kind == Term::Kind::Leaf && x.anyText && known_.count(x.var) ? resolved(known_.at(x.var)) : resolved(x);
    if (const auto v = variable(t)) holes_.emplace(*v, Hole{leaves_.count(*v) ? leaves_.at(*v) : t, {}, {}});
    for (const Term &c : t.children) holes(c);
  }
  Tree built(const Term &x) {
    const Term t = x.kind == Term::Kind::Leaf && x.anyText && known_.count(x.var) ? resolved(known_.at(x.var)) : resolved(x);
    if (const auto v = variable(t)) return holes_.at(*v).now;
    if (t.kind == Term::Kind::Leaf) return f_.leaf(t.op, t.text);
    std::vector<Tree> children;
    for (const Term &c : t.children) {
      const Tree part = built(c);
      if (!c.spread) children.push_back(part);
      for (std::uint32_t i = 0; c.spread && i < f_.arity(part); ++i) children.push_back(f_.child(part, i));
    }
    return f_.node(t.op, children);
  }
  Said choose(std::map<VarId, Hole>::iterator at, const Asked &content) {
    if (at == holes_.end()) {
      std::vector<Tree> trees;
      for (const Term &t : inputs_) trees.push_back(built(t));
      return content(trees);
    }
    for (Tree t : at->second.trees) {
      at->second.now = t;
      if (const Said said = choose(std::next(at), content); said != Said::No) return said;
    }
    return Said::No;
  }

  Forest &f_;
  std::vector<Term> inputs_;
  VarId fresh_ = 1000;
  std::map<VarId, Term> known_, leaves_;
  std::map<VarId, Hole> holes_;
};

// One of the trees that the witness stands for goes wrong. Nothing: there are too many to try them.
std::optional<bool> goesWrong(const RuleSet &set, JudgementId j, const Witness &witness, bool gap) {
  Forest forest;
  BruteForce oracle(set, forest);
  Instances instances(forest, witness);
  constexpr std::size_t mostCases = 100000;
  using Said = Instances::Said;
  const auto wrong = [&](const std::vector<Tree> &inputs) {
    bool isGap = !gap, isOverlap = gap;
    oracle.judge(j, inputs, isGap, isOverlap);
    return isGap && isOverlap ? Said::Yes : oracle.cases() > mostCases ? Said::Enough : Said::No;
  };
  Said said = instances.any(false, wrong);
  if (said == Said::No) said = instances.any(true, wrong);
  return said == Said::Enough ? std::nullopt : std::optional(said == Said::Yes);
}

}  // namespace

Verdict verdict(const std::string &text) {
  Verdict v;
  SourceMap sources;
  Diagnostics diagnostics;
  const std::optional<RuleSet> set = loadText(sources, diagnostics, "set", text);
  if (set) check(*set, diagnostics);
  std::ostringstream said;
  diagnostics.print(said, sources);
  v.said = said.str();
  if (!set) v.wrong = "cannot be read";
  if (!set) return v;
  const auto isBound = [](const Diagnostic &d) { return d.kind != DiagnosticKind::UnboundVariable; };
  const bool plain = isPlain(*set) && std::all_of(diagnostics.all().begin(), diagnostics.all().end(), isBound);
  std::set<JudgementId> faulty;
  for (const Diagnostic &d : diagnostics.all())
    if (const auto j = about(*set, d); j && d.kind != DiagnosticKind::RuleUnreachable) faulty.insert(*j);
  const auto restsOnFaults = [&](JudgementId j) {
    const std::set<JudgementId> of = askedBy(*set, j);
    return std::any_of(of.begin(), of.end(), [&](JudgementId i) { return faulty.count(i) != 0; });
  };
  for (const Diagnostic &d : diagnostics.all()) {
    const bool gap = d.kind == DiagnosticKind::RuleGap, overlap = d.kind == DiagnosticKind::RuleOverlap;
    v.gap |= gap, v.overlap |= overlap;
    const std::optional<JudgementId> j = plain && (gap || overlap) ? about(*set, d) : std::nullopt;
    const auto witness = j && !restsOnFaults(*j) ? read(*set, d, text, *j, v.wrong) : std::nullopt;
    const auto isDeep = [](const Note &n) { return n.text.starts_with("deep "); };
    if (witness && std::any_of(d.notes.begin(), d.notes.end(), isDeep)) ++v.undecided;
    if (!witness || std::any_of(d.notes.begin(), d.notes.end(), isDeep)) continue;
    const std::optional<bool> wrong = goesWrong(*set, *j, *witness, gap);
    if (!wrong)
      ++v.undecided;
    else if (*wrong)
      ++v.confirmed;
    else
      v.wrong = "this is none: " + d.message;
  }
  return v;
}

}  // namespace dotbar::rules
