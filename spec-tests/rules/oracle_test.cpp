// TAP-L-exclusive: the exclusivity check against brute force: random rule sets, all small trees, all valuations of the guards.
// Nothing is shared with the checker: patterns are matched on IL trees, guards are asked of nodes.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "engine/rules/read/load.h"

namespace dotbar::rules {
namespace {

using il::Forest;
using il::Tree;

// --- random rules as text ---
std::string pattern(int depth, bool &repeated) {
  const int kind = *rc::gen::inRange(0, depth > 0 ? 10 : 5);
  switch (kind) {
    case 0:
      return *rc::gen::element<std::string>("name(\"x\")", "intval(\"1\")", "intval(_)", "name(_)");
    case 1:
      return "R";
    case 2:
    case 3:
      return "_";
    case 4:
      return repeated ? "A" : (repeated = *rc::gen::inRange(0, 3) == 0, "A");
    case 5:
      return "neg(" + pattern(depth - 1, repeated) + ")";
    case 6:
      return "arrayval(" + *rc::gen::element<std::string>("", "_", "[_]", "_, E2 . ES") + ")";
    default: {
      const std::string left = pattern(depth - 1, repeated);
      return "add(" + left + ", " + pattern(depth - 1, repeated) + ")";
    }
  }
}

std::string guards() {
  std::string r;
  for (int n = *rc::gen::inRange(0, 3); n > 0; --n)
    r += *rc::gen::element<std::string>("    g\n", "    !g\n", "    h(X)\n", "    !h(X)\n", "    isRef(X)\n", "    !isRef(X)\n",
                                        "    !(g /\\ h(X))\n", "    g \\/ isSum(X)\n", "    !(X is neg(_) | intval(\"1\"))\n",
                                        "    onRef(X)\n");
  return r;
}

std::string ruleSet() {
  std::string text =
      "var X, A, E : Expr  var R : Ref  var ES : Exprs\njudgement Expr -j-> Expr\nguard g(Expr)\nguard h(Expr)\nguard "
      "onRef(Ref)\n"
      "guard isRef(E) := E is name(_) | index(_, _) | field(_, _) | deref(_)\nguard isSum(E) := E is add(_, neg(_)) | neg(add(_, "
      "_))\n";
  if (*rc::gen::inRange(0, 2)) text += "axiom g(X) => h(X)\n";
  if (*rc::gen::inRange(0, 3) == 0) text += "axiom h(X) => !(X is neg(_))\n";
  const int rules = *rc::gen::inRange(1, 6);
  for (int i = 0; i < rules; ++i) {
    bool repeated = false;
    const std::string shape = pattern(2, repeated);
    text += "rule r" + std::to_string(i) + ":\n" + guards() + "  ---\n    " +
            (shape == "A" || shape == "R" ? "X" : "X@(" + shape + ")") + " -j-> X\n";
  }
  if (*rc::gen::inRange(0, 4) == 0) text += "rule rest:\n    otherwise\n  ---\n    X -j-> X\n";
  return text;
}

// --- all small trees over the operators that the rules name, and one more ---
std::vector<Tree> trees(Forest &f, int depth) {
  std::vector<Tree> r{f.leaf(il::Op::Name, "x"), f.leaf(il::Op::Name, "y"), f.leaf(il::Op::Intval, "1"),
                      f.leaf(il::Op::Intval, "2"), f.leaf(il::Op::Logicalval, "true")};
  r.push_back(f.node(il::Op::Index, {r[0], f.node(il::Op::Subs, std::initializer_list<Tree>{})}));
  r.push_back(f.node(il::Op::Arrayval, {f.node(il::Op::Exprs, std::initializer_list<Tree>{})}));
  if (depth == 0) return r;
  const std::vector<Tree> below = trees(f, depth - 1);
  r.push_back(f.node(il::Op::Arrayval, {f.node(il::Op::Exprs, {below[0]})}));
  r.push_back(f.node(il::Op::Arrayval, {f.node(il::Op::Exprs, {below[0], below[1]})}));
  for (Tree a : below) r.push_back(f.node(il::Op::Neg, {a}));
  for (std::size_t i = 0; i < below.size(); ++i)
    for (std::size_t k = 0; k < below.size(); ++k) r.push_back(f.node(il::Op::Add, {below[i], below[k]}));
  return r;
}

// --- brute force ---
using Asked = std::pair<GuardId, std::uint32_t>;
struct NeedsValue {
  Asked atom;
};

class Oracle {
 public:
  Oracle(const RuleSet &set, const Forest &f) : set_(set), f_(f) {}

  // 0: some tree has no rule; 2: some has two
  void judge(Tree t, bool &gap, bool &overlap) {
    values_.clear();
    valuations(t, gap, overlap);
  }

 private:
  using Bound = std::map<VarId, Tree>;

  void valuations(Tree t, bool &gap, bool &overlap) {
    try {
      for (const Axiom &a : set_.axioms)
        if (!axiom(a, t)) return;
      int rules = 0, otherwise = 0;
      for (RuleId r : set_.rulesOf[0]) {
        Bound b;
        if (!matches(set_.rules[r].inputs[0], t, b)) continue;
        bool all = true;
        for (const Premise &p : set_.rules[r].premises) all = all && holds(p.formula, b);
        if (all) ++(set_.rules[r].otherwise ? otherwise : rules);
      }
      gap |= rules + otherwise == 0;
      overlap |= rules > 1;
    } catch (const NeedsValue &n) {
      for (bool v : {false, true}) {
        values_[n.atom] = v;
        valuations(t, gap, overlap);
      }
      values_.erase(n.atom);
    }
  }

  bool axiom(const Axiom &a, Tree t) {
    const Bound b{{0, t}};
    return !holds(a.premise, b) || holds(a.conclusion, b);
  }

  bool matches(const Term &p, Tree t, Bound &b) {
    if (p.named && !bind(p.var, t, b)) return false;
    switch (p.kind) {
      case Term::Kind::Any:
        return true;
      case Term::Kind::Var:
        return il::hasSort(f_.op(t), p.sort) && bind(p.var, t, b);
      case Term::Kind::Leaf:
        return f_.op(t) == p.op && (p.anyText || f_.symbol(t) == p.text);
      case Term::Kind::Node: {
        if (f_.op(t) != p.op) return false;
        for (std::uint32_t i = 0; i < p.children.size(); ++i)
          if (!matches(p.children[i], f_.child(t, i), b)) return false;
        return true;
      }
      case Term::Kind::List: {
        const bool open = !p.children.empty() && p.children.back().spread;
        const std::size_t fixed = p.children.size() - (open ? 1 : 0);
        if (open ? f_.arity(t) < fixed : f_.arity(t) != fixed) return false;
        for (std::uint32_t i = 0; i < fixed; ++i)
          if (!matches(p.children[i], f_.child(t, i), b)) return false;
        return true;
      }
      default:
        return false;
    }
  }

  bool bind(VarId v, Tree t, Bound &b) {
    const auto [at, isNew] = b.emplace(v, t);
    return isNew || f_.equal(at->second, t);
  }

  bool holds(const Formula &f, const Bound &b) {
    switch (f.kind) {
      case Formula::Kind::True:
        return true;
      case Formula::Kind::Not:
        return !holds(f.operands[0], b);
      case Formula::Kind::And: {
        bool all = true;
        for (const Formula &o : f.operands) all = all && holds(o, b);
        return all;
      }
      case Formula::Kind::Or: {
        bool any = false;
        for (const Formula &o : f.operands) any = any || holds(o, b);
        return any;
      }
      case Formula::Kind::Is: {
        Bound inner;
        return matches(f.args[1], b.at(f.args[0].var), inner);
      }
      case Formula::Kind::Guard:
        return guard(f.guard, b.at(f.args[0].var));
      default:
        return false;
    }
  }

  bool guard(GuardId g, Tree t) {
    const Guard &guard = set_.guards[g];
    if (guard.structural) return holds(*guard.structural, Bound{{0, t}});
    if (!il::hasSort(f_.op(t), guard.params[0])) return false;
    const auto v = values_.find({g, t.id});
    if (v == values_.end()) throw NeedsValue{{g, t.id}};
    return v->second;
  }

  const RuleSet &set_;
  const Forest &f_;
  std::map<Asked, bool> values_;
};

RC_GTEST_PROP(ExclusivityOracle, AgreesWithBruteForce, ()) {
  const std::string text = ruleSet();
  SourceMap sources;
  Diagnostics diagnostics;
  const std::optional<RuleSet> set = loadText(sources, diagnostics, "random", text);
  std::ostringstream said;
  if (!set) diagnostics.print(said, sources);
  if (!set) RC_FAIL(text + said.str());
  check(*set, diagnostics);
  bool gap = false, overlap = false;
  for (const Diagnostic &d : diagnostics.all()) {
    gap |= d.kind == DiagnosticKind::RuleGap;
    overlap |= d.kind == DiagnosticKind::RuleOverlap;
  }
  bool realGap = false, realOverlap = false;
  Forest forest;
  Oracle oracle(*set, forest);
  for (Tree t : trees(forest, 2)) oracle.judge(t, realGap, realOverlap);
  diagnostics.print(said, sources);
  RC_CLASSIFY(realGap);
  RC_CLASSIFY(realOverlap);
  RC_CLASSIFY(!realGap && !realOverlap);
  if (gap != realGap || overlap != realOverlap)
    RC_FAIL(text + "\ngap " + std::to_string(realGap) + " overlap " + std::to_string(realOverlap) + "\n" + said.str());
}

// --- what the checker suggests, done ---
struct Findings {
  std::optional<RuleSet> set;
  std::vector<std::string> gaps;                              // their fixes
  std::vector<std::pair<std::string, std::string>> overlaps;  // which rules, and the fix
  std::string said;
};

Findings findings(const std::string &text) {
  SourceMap sources;
  Diagnostics diagnostics;
  const std::optional<RuleSet> set = loadText(sources, diagnostics, "random", text);
  if (set) check(*set, diagnostics);
  std::ostringstream said;
  diagnostics.print(said, sources);
  if (!set) RC_FAIL(text + said.str());
  Findings f;
  f.said = said.str(), f.set = set;
  for (const Diagnostic &d : diagnostics.all()) {
    if (d.kind == DiagnosticKind::RuleGap) f.gaps.push_back(d.fix);
    if (d.kind != DiagnosticKind::RuleOverlap) continue;
    if (d.fix.starts_with("add ")) f.overlaps.emplace_back(d.message, d.fix);
  }
  return f;
}

RC_GTEST_PROP(Suggestions, RulesCloseTheGapsAndOverlapWithNone, ()) {
  std::string text = ruleSet();
  text.resize(std::min(text.find("rule rest:"), text.size()));
  Findings f = findings(text);
  RC_CLASSIFY(!f.gaps.empty());
  for (int rounds = 0; !f.gaps.empty(); ++rounds) {
    if (rounds == 60 || !f.gaps[0].starts_with("add\n")) RC_FAIL(text + f.said);
    text += f.gaps[0].substr(4) + "\n";
    f = findings(text);
    if (std::regex_search(f.said, std::regex("error.overlap.*_?other"))) RC_FAIL("a suggested rule overlaps\n" + text + f.said);
  }
}

RC_GTEST_PROP(Suggestions, GuardsEndTheOverlapAndOpenNoGap, ()) {
  const std::string text = ruleSet();
  const Findings f = findings(text);
  RC_CLASSIFY(!f.overlaps.empty());
  for (const auto &[which, fix] : f.overlaps) {  // add GUARD to RULE
    const std::size_t to = fix.rfind(" to ");
    const std::string rule = "rule " + fix.substr(to + 4) + ":\n";
    std::string changed = text;
    changed.insert(changed.find(rule) + rule.size(), "    " + fix.substr(4, to - 4) + "\n");
    const Findings after = findings(changed);
    Forest forest;
    Oracle was(*f.set, forest), is(*after.set, forest);
    bool opened = false;
    for (Tree t : trees(forest, 1)) {
      bool before = false, now = false, overlap = false;
      was.judge(t, before, overlap), is.judge(t, now, overlap);
      opened |= now && !before;
    }
    if (opened || after.said.find(which) != after.said.npos) RC_FAIL(fix + "\n" + changed + f.said + "---\n" + after.said);
  }
}

}  // namespace
}  // namespace dotbar::rules
