// The shapes of what judgements give: operators on top, lengths of lists, operators of their elements.
#include "engine/rules/check/shapes.h"

#include <algorithm>

#include "engine/rules/sorts.h"

namespace dotbar::rules {

Lengths together(Lengths a, Lengths b) {
  Lengths r = 0;
  for (Lengths l = b; a != 0; a >>= 1, l = longerByOne(l))
    if (a & 1) r |= l;
  return r;
}

const Shape &Shapes::of(JudgementId j, std::size_t output) {
  if (all_.empty()) compute();
  return all_[j][output];
}

bool Shapes::mayRefuse(JudgementId j) {
  if (all_.empty()) compute();
  return refuse_[j] || !gives_[j];
}

namespace {

bool refuses(const std::vector<Premise> &premises, const std::vector<bool> &refuse) {
  return std::any_of(premises.begin(), premises.end(), [&](const Premise &p) {
    return (p.kind == Premise::Kind::Judge && refuse[p.judgement]) || refuses(p.premises, refuse);
  });
}

// Any tree of the sort.
Shape whole(Sort s) {
  const std::optional<Sort> element = elementOf(s);
  return {il::members(s), anyLength, element ? il::members(*element) : il::OpSet()};
}

bool add(Shape &to, const Shape &more) {
  const Shape before = to;
  to.ops |= more.ops, to.lengths |= more.lengths, to.elements |= more.elements;
  return to.ops != before.ops || to.lengths != before.lengths || to.elements != before.elements;
}

// A tree of the shape may be of the pattern.
bool may(const Shape &s, const Term &pattern) {
  switch (pattern.kind) {
    case Term::Kind::Node:
    case Term::Kind::Leaf:
      return s.ops[static_cast<unsigned>(pattern.op)];
    case Term::Kind::Var:
      return listOf(pattern.sort) || il::members(pattern.sort).none() || (s.ops & il::members(pattern.sort)).any();
    case Term::Kind::List: {
      Lengths l = noElement;
      for (const Term &c : pattern.children) l = c.spread ? together(l, anyLength) : longerByOne(l);
      return (s.lengths & l) != 0;
    }
    default:
      return true;
  }
}

}  // namespace

void Shapes::compute() {
  for (const Judgement &j : set_.judgements) all_.emplace_back(j.outputs.size());
  refuse_.resize(all_.size()), gives_.resize(all_.size());
  for (bool changed = true; changed;) {
    changed = false;
    for (RuleId r = 1; r < set_.rules.size(); ++r) changed |= refines(set_.rules[r]);
  }
}

bool Shapes::refines(const Rule &rule) {
  bool changed = false;
  const Judgement &j = set_.judgements[rule.judgement];
  if (!refuse_[rule.judgement] && (rule.refusal || refuses(rule.premises, refuse_))) refuse_[rule.judgement] = changed = true;
  if (rule.refusal || !derives(rule.premises)) return changed;
  if (!gives_[rule.judgement]) gives_[rule.judgement] = changed = true;
  for (std::size_t i = 0; i < rule.outputs.size(); ++i) {
    Shape s = result(rule, rule.outputs[i]);
    if (j.collect && s.lengths) s.lengths = anyLength;  // several are appended
    changed |= add(all_[rule.judgement][i], s);
  }
  return changed;
}

// What is asked can be given.
bool Shapes::derives(const std::vector<Premise> &premises) const {
  return std::all_of(premises.begin(), premises.end(), [&](const Premise &p) {
    if (p.kind != Premise::Kind::Judge) return derives(p.premises);
    if (!gives_[p.judgement]) return false;
    for (std::size_t i = 0; i < p.outputs.size(); ++i)
      if (!may(all_[p.judgement][i], p.outputs[i])) return false;
    return true;
  });
}

Shape Shapes::result(const Rule &r, const Term &t) const {
  switch (t.kind) {
    case Term::Kind::Node:
    case Term::Kind::Leaf: {
      Shape s;
      s.ops.set(static_cast<unsigned>(t.op));
      return s;
    }
    case Term::Kind::List:
      return list(r, t);
    case Term::Kind::Var:
      return made(r, t.var, r.premises);
    default:
      return whole(t.sort);
  }
}

Shape Shapes::list(const Rule &r, const Term &t) const {
  Shape s;
  s.ops = il::members(t.sort), s.lengths = noElement;
  for (const Term &c : t.children) {
    const Shape part = result(r, c);
    const Lengths one = longerByOne(s.lengths), perhaps = s.lengths | one;
    s.lengths = c.spread ? together(s.lengths, part.lengths) : mayBeNothing(c) ? perhaps : one;
    s.elements |= c.spread ? part.elements : part.ops;
  }
  return s;
}

// Of a variable: what the judgement that made it gives, or any tree of its sort.
Shape Shapes::made(const Rule &r, VarId v, const std::vector<Premise> &premises) const {
  for (const Premise &p : premises) {
    if (!p.premises.empty())
      if (const Shape s = made(r, v, p.premises), any = whole(r.variables[v].sort);
          s.ops != any.ops || s.lengths != any.lengths || s.elements != any.elements)
        return s;
    if (p.kind != Premise::Kind::Judge) continue;
    for (std::size_t i = 0; i < p.outputs.size(); ++i) {
      if (p.outputs[i].kind != Term::Kind::Var || p.outputs[i].var != v) continue;
      Shape s = all_[p.judgement][i];
      s.ops &= il::members(r.variables[v].sort);
      return s;
    }
  }
  return whole(r.variables[v].sort);
}

}  // namespace dotbar::rules
