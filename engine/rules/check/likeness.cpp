// Variables of two rules are paired as their trees are walked side by side: first the inputs, then premise by premise, each with
// the first of the other rule's that can be the same, at last the outputs, where what is left over on one side may show.
#include "engine/rules/check/likeness.h"

#include <map>
#include <set>

#include "engine/rules/show/show.h"
#include "engine/rules/sorts.h"

namespace dotbar::rules {
namespace {

// Blocks taken apart: what stands in them, behind what they begin with.
void flatten(const std::vector<Premise> &premises, std::vector<const Premise *> &into, std::set<VarId> &scoped) {
  for (const Premise &p : premises) {
    if (p.kind != Premise::Kind::Scope) into.push_back(&p);
    if (p.kind == Premise::Kind::Scope)
      for (const Term &t : p.outputs) scoped.insert(t.var);
    flatten(p.premises, into, scoped);
  }
}

Symbol guardOf(const RuleSet &set, const Formula &f) {
  if (f.kind == Formula::Kind::Guard) return set.guards[f.guard].name;
  for (const Formula &o : f.operands)
    if (const Symbol s = guardOf(set, o)) return s;
  return {};
}

std::string wordOf(const RuleSet &set, const Premise &p) {
  const auto named = [](Symbol s, const char *otherwise) { return s ? std::string(text(s)) : otherwise; };
  switch (p.kind) {
    case Premise::Kind::Guard:
      return named(guardOf(set, p.formula), "is");
    case Premise::Kind::Bind:
      return named(set.guards[p.guard].name, "");
    case Premise::Kind::Judge:
      return named(set.judgements[p.judgement].name, "-->");
    case Premise::Kind::Let:
      if (p.inputs[0].kind == Term::Kind::Call) return named(set.functions[p.inputs[0].function].name, "");
      return p.inputs[0].kind == Term::Kind::Node ? std::string(il::info(p.inputs[0].op).name) : "let";
    case Premise::Kind::Fresh:
      return "fresh";
    default:
      return named(p.text, "with");
  }
}

class Pairing {
 public:
  Pairing(const RuleSet &a, const Rule &first, const RuleSet &b, const Rule &second)
      : a_(a), b_(b), first_(first), second_(second) {
    for (const Term &t : first.inputs) note(t, wholesOfFirst_);
    for (const Term &t : second.inputs) note(t, wholesOfSecond_);
  }

  Likeness compared() {
    isInput_ = true;
    bool same = terms(first_.inputs, second_.inputs);
    isInput_ = false;
    std::vector<const Premise *> mine, others;
    std::set<VarId> ignored;
    flatten(first_.premises, mine, ignored);
    flatten(second_.premises, others, left_);
    std::erase_if(others, [&](const Premise *p) {
      return p->kind == Premise::Kind::Guard && (p->where.begin < second_.whole.begin || p->where.begin >= second_.whole.end);
    });
    Likeness r;
    for (const auto &[v, pattern] : narrowed_)
      r.added.push_back(
          {"pattern", std::string(text(first_.variables[v].name)) + " is " + Shower(b_, second_.variables).term(pattern)});
    for (const Premise *p : mine)
      if (!paired(*p, others)) r.omitted.push_back(said(a_, first_, *p));
    for (const Premise *p : others) {
      r.added.push_back(said(b_, second_, *p));
      for (const Term &t : p->outputs) made(t);
    }
    same = same && first_.otherwise == second_.otherwise && first_.refusal == second_.refusal;
    r.concludesSame = same && terms(first_.outputs, second_.outputs);
    return r;
  }

 private:
  using Wholes = std::map<VarId, Term>;
  static void note(const Term &t, Wholes &wholes) {
    if (t.named && t.kind != Term::Kind::Any) {
      Term &whole = wholes[t.var] = t;
      whole.named = false;
    }
    for (const Term &c : t.children) note(c, wholes);
  }

  static Said said(const RuleSet &set, const Rule &rule, const Premise &p) {
    Premise head = p;
    head.premises.clear();
    const std::string shown =
        p.kind == Premise::Kind::With ? "with " + std::string(text(p.text)) : Shower(set, rule.variables).premise(head, "");
    return {wordOf(set, p), shown};
  }

  void made(const Term &t) {
    if (t.kind == Term::Kind::Var) left_.insert(t.var);
    for (const Term &c : t.children) made(c);
  }

  bool paired(const Premise &p, std::vector<const Premise *> &others) {
    for (auto at = others.begin(); at != others.end(); ++at) {
      const auto forward = forward_, back = back_;
      if (same(p, **at)) return others.erase(at), true;
      forward_ = forward, back_ = back;
    }
    return false;
  }

  bool same(const Premise &x, const Premise &y) {
    if (x.kind != y.kind) return false;
    if (x.kind == Premise::Kind::Judge && arrow(a_.judgements[x.judgement]) != arrow(b_.judgements[y.judgement])) return false;
    if (x.kind == Premise::Kind::Bind && a_.guards[x.guard].name != b_.guards[y.guard].name) return false;
    if (x.kind == Premise::Kind::With && x.text != y.text) return false;
    return formulas(x.formula, y.formula) && terms(x.inputs, y.inputs) && terms(x.outputs, y.outputs);
  }

  bool formulas(const Formula &x, const Formula &y) {
    if (x.kind != y.kind || x.operands.size() != y.operands.size()) return false;
    if (x.kind == Formula::Kind::Guard && a_.guards[x.guard].name != b_.guards[y.guard].name) return false;
    for (std::size_t i = 0; i < x.operands.size(); ++i)
      if (!formulas(x.operands[i], y.operands[i])) return false;
    return terms(x.args, y.args);
  }

  bool terms(const std::vector<Term> &xs, const std::vector<Term> &ys) {
    if (xs.size() != ys.size()) return false;
    for (std::size_t i = 0; i < xs.size(); ++i)
      if (!term(xs[i], ys[i])) return false;
    return true;
  }

  // A variable for a whole tree is that tree.
  static const Term &resolved(const Term &t, const Wholes &wholes) {
    const auto at = t.kind == Term::Kind::Var ? wholes.find(t.var) : wholes.end();
    return at == wholes.end() ? t : at->second;
  }

  bool term(const Term &x_, const Term &y_) {
    const Term &x = resolved(x_, wholesOfFirst_), &y = alone(resolved(y_, wholesOfSecond_));
    if (y.kind == Term::Kind::Var && left_.count(y.var)) return true;
    if (x.kind == Term::Kind::Any || y.kind == Term::Kind::Any) return isOpen(x) && isOpen(y);
    if (x.kind == Term::Kind::Var && y.kind != Term::Kind::Var && isInput_) narrowed_.emplace(x.var, y);
    if (const auto at = x.kind == Term::Kind::Var ? narrowed_.find(x.var) : narrowed_.end(); at != narrowed_.end())
      return isPart(y, at->second);
    if (x.kind != y.kind) return false;
    switch (x.kind) {
      case Term::Kind::Var: {
        const auto forward = forward_.emplace(x.var, y.var), back = back_.emplace(y.var, x.var);
        return forward.first->second == y.var && back.first->second == x.var;
      }
      case Term::Kind::Leaf:
        return x.op == y.op && x.text == y.text && x.anyText == y.anyText;
      case Term::Kind::Call:
        return a_.functions[x.function].name == b_.functions[y.function].name && terms(x.children, y.children);
      case Term::Kind::List:
        return x.op == y.op && aligned(elements(x, wholesOfFirst_), 0, elements(y, wholesOfSecond_), 0);
      default:
        return x.op == y.op && terms(x.children, y.children);
    }
  }
  // A list that is one variable for all of it, and what is left out.
  const Term &alone(const Term &t) const {
    if (t.kind != Term::Kind::List) return t;
    const Term *one = nullptr;
    for (const Term &c : t.children) {
      if (mayVanish(c)) continue;
      if (one || c.kind != Term::Kind::Var || !isList(c)) return t;
      one = &c;
    }
    return one ? *one : t;
  }
  static bool isList(const Term &t) { return t.spread || listOf(t.sort).has_value(); }

  // Of a tree that the second rule asks for where the first takes any.
  bool isPart(const Term &t, const Term &of) const {
    const Shower s(b_, second_.variables);
    return s.term(t) == s.term(of) || std::ranges::any_of(of.children, [&](const Term &c) { return isPart(t, c); });
  }
  static bool isOpen(const Term &t) { return t.kind == Term::Kind::Any || t.kind == Term::Kind::Var; }

  // Lists in the list are part of it.
  static std::vector<Term> elements(const Term &list, const Wholes &wholes) {
    std::vector<Term> r;
    for (const Term &c : list.children) {
      const Term &e = resolved(c, wholes);
      if (e.kind == Term::Kind::List && e.op == list.op)
        for (Term &inner : elements(e, wholes)) r.push_back(std::move(inner));
      else
        r.push_back(e);
    }
    return r;
  }

  // One by one; what added premises make stands for an element of the first list, or is more than it has.
  bool aligned(const std::vector<Term> &xs, std::size_t i, const std::vector<Term> &ys, std::size_t j) {
    if (j == ys.size()) return i == xs.size();
    const auto forward = forward_, back = back_;
    if (i < xs.size() && term(xs[i], ys[j]) && aligned(xs, i + 1, ys, j + 1)) return true;
    forward_ = forward, back_ = back;
    return mayVanish(ys[j]) && aligned(xs, i, ys, j + 1);
  }
  bool mayVanish(const Term &t) const {
    if (t.kind == Term::Kind::Var) return left_.count(t.var) != 0 && isList(t);
    if (t.kind == Term::Kind::Node && mayBeNothing(t)) return mayVanish(t.children[0]);
    return t.kind == Term::Kind::List && !t.children.empty() &&
           std::ranges::all_of(t.children, [&](const Term &c) { return mayVanish(c); });
  }

  const RuleSet &a_, &b_;
  const Rule &first_, &second_;
  Wholes wholesOfFirst_, wholesOfSecond_;
  std::map<VarId, VarId> forward_, back_;
  std::map<VarId, Term> narrowed_;  // variables of the first rule for which the second has a pattern
  bool isInput_ = false;
  std::set<VarId> left_;  // variables of the second rule that premises make which the first does not have
};

}  // namespace

Likeness likeness(const RuleSet &firstSet, const Rule &first, const RuleSet &secondSet, const Rule &second) {
  return Pairing(firstSet, first, secondSet, second).compared();
}

}  // namespace dotbar::rules
