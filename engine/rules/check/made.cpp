// What premises make, for the exclusivity check: positions of their own; and what can come of a judgement for the trees that it
// is given there: one of its rules applies, and its outputs are what that rule builds.
#include <algorithm>
#include <set>
#include <utility>

#include "engine/rules/check/regions.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {
namespace {

// Premises of the rules that are looked into are looked into in turn, as long as all their rules together are not more than
// these; what comes of the others is taken by its shape.
constexpr std::size_t outcomesFollowed = 256;
constexpr std::size_t rulesComplemented = 64;  // more siblings of an `otherwise` rule are not looked into

std::string at(Path p) { return "@" + std::to_string(p); }

}  // namespace

std::uint32_t Compiler::make(const std::string &key, const Made &what, const std::vector<Sort> &sorts) {
  const auto [known, isNew] = makings_.emplace(within_ + key, static_cast<std::uint32_t>(made_.size()));
  if (!isNew) return known->second;
  Made m = what;
  m.within = within_;
  for (std::size_t i = 0; i < sorts.size(); ++i) {
    const Path p = region_.separate(sorts[i]);
    madeAt_.emplace(p, known->second);
    m.outputs.push_back(p);
  }
  made_.push_back(std::move(m));
  return known->second;
}

std::uint32_t Compiler::judged(const Premise &p, const Scope &scope) {
  Made m;
  m.kind = Made::Kind::Judged, m.judgement = p.judgement;
  std::string key = "judge" + std::to_string(p.judgement);
  for (const Term &t : p.inputs) {
    m.inputs.push_back(denotes(t, scope).path);
    key += "," + at(m.inputs.back());
  }
  std::vector<Sort> sorts;
  for (const Parameter &o : set_.judgements[p.judgement].outputs) sorts.push_back(o.sort);
  return make(key, m, sorts);
}

void Compiler::madeBy(Path p, std::vector<std::uint32_t> &into) const {
  if (region_.isBuilt(p)) {
    const Know &k = region_.at(p);
    const std::size_t n = k.list                ? (k.state == Know::State::Cons ? 2 : 0)
                          : il::info(k.op).leaf ? 0
                                                : il::info(k.op).children.size();
    for (std::uint32_t i = 0; i < n; ++i) madeBy(region_.known(p, i), into);
    return;
  }
  while (region_.parent(p)) p = region_.parent(p);
  if (const auto m = madeAt_.find(p); m != madeAt_.end()) into.push_back(m->second);
}

// --- what terms denote ---
Compiler::Tree Compiler::denotes(const Term &t, const Scope &scope) {
  if (t.kind == Term::Kind::Var) {
    if (const auto v = scope.find(t.var); v != scope.end()) return v->second;
    return {made_[make("unbound" + std::to_string(t.var) + "of" + std::to_string(t.where.begin), {}, {t.sort})].outputs[0],
            false};
  }
  if (t.kind == Term::Kind::List) return list(t, scope);
  bool late = false;
  std::vector<Path> children;
  std::string key;
  for (const Term &c : t.children) {
    const Tree child = denotes(c, scope);
    late |= child.late;
    children.push_back(child.path);
    key += "," + at(child.path) + (c.spread ? "*" : "");
  }
  if (t.kind == Term::Kind::Call) {
    Made m;
    m.kind = Made::Kind::Called, m.function = t.function, m.inputs = children;
    return {made_[make("call" + std::to_string(t.function) + key, m, {set_.functions[t.function].result})].outputs[0], late};
  }
  if (t.kind == Term::Kind::Any) return {made_[make("any" + std::to_string(t.where.begin), {}, {t.sort})].outputs[0], false};
  key = std::to_string(static_cast<unsigned>(t.op)) + "'" + std::to_string(t.text.id) + key;
  const auto [known, isNew] = built_.emplace(key, 0);
  if (isNew) known->second = t.kind == Term::Kind::Leaf ? region_.builtText(t.op, t.text) : region_.built(t.op, children);
  return {known->second, late};
}

// Up to the first element that is spliced and is not the last; what stands from there on is a list of which nothing is known.
Compiler::Tree Compiler::list(const Term &t, const Scope &scope) {
  std::vector<Path> elements;
  std::optional<Path> rest;
  bool late = false, spliced = false;
  std::string key = "list" + std::to_string(static_cast<unsigned>(t.op)), splice = key;
  for (const Term &c : t.children) {
    const Tree e = denotes(c, scope);
    late |= e.late;
    spliced |= c.spread && &c != &t.children.back();
    (spliced ? splice : key) += "," + at(e.path) + (c.spread ? "*" : "");
    if (spliced) continue;
    if (c.spread)
      rest = e.path;
    else
      elements.push_back(e.path);
  }
  if (spliced) {
    rest = made_[make(splice, {}, {t.sort})].outputs[0];
    key += "," + at(*rest) + "*";
  }
  if (elements.empty() && rest) return {*rest, late};
  const auto [known, isNew] = built_.emplace(key, 0);
  if (isNew) known->second = region_.builtList(t.sort, elements, rest);
  return {known->second, late};
}

// --- what comes of judgements ---
void Compiler::ask(Path p) {
  std::vector<std::uint32_t> of;
  madeBy(p, of);
  for (const std::uint32_t m : of) {
    if (made_[m].asked) continue;
    made_[m].asked = true;
    shaped(m);
    for (const Path input : std::vector<Path>(made_[m].inputs)) ask(input);
  }
}

void Compiler::ask(const Cond &c) {
  if (c.kind == Cond::Kind::At || c.kind == Cond::Kind::Same) ask(c.path);
  if (c.kind == Cond::Kind::Same) ask(c.other);
  if (c.kind == Cond::Kind::Atom)
    for (const Path p : atoms_[c.atom].paths) ask(p);
  for (const Cond &o : c.operands) ask(o);
}

// What a judgement gives is of the shapes that its rules build.
void Compiler::shaped(std::uint32_t m) {
  if (made_[m].kind != Made::Kind::Judged) return;
  for (std::size_t i = 0; i < made_[m].outputs.size(); ++i) {
    const Shape &shape = shapes_.of(made_[m].judgement, i);
    Know &k = region_.at(made_[m].outputs[i]);
    k.domain &= shape.ops;
    k.mayBeNil = shape.nil, k.mayBeCons = shape.cons;
  }
}

void Compiler::outcomes(const std::vector<Row> &rows) {
  std::set<std::uint32_t> derived;
  for (const Row &r : rows) {
    ask(r.condition);
    for (const Cond &c : r.condition.operands)
      if (c.kind == Cond::Kind::Given) derived.insert(madeAt_.at(c.path));
  }
  for (bool more = true; more;) {  // outcomes ask of more
    more = false;
    for (const std::uint32_t m : derived) {
      if (!made_[m].asked || made_[m].outcomes) continue;
      Cond c = outcomesOf(m, ~std::size_t{0});
      ask(c);
      made_[m].outcomes = std::move(c);
      for (const Path p : made_[m].outputs) region_.at(p).mayRefuse = shapes_.mayRefuse(made_[m].judgement);
      more = true;
    }
  }
}

Cond Compiler::outcomesOf(std::uint32_t m, std::size_t most) {
  Cond any;
  const std::vector<RuleId> &rules = set_.rulesOf[made_[m].judgement];
  if (set_.judgements[made_[m].judgement].collect || rules.size() > most) return any;
  const std::size_t left = std::min(most, outcomesFollowed) / std::max<std::size_t>(rules.size(), 2);
  any.kind = Cond::Kind::Or;
  const std::string outside = std::exchange(within_, made_[m].within);
  for (const RuleId r : rules)
    if (!set_.rules[r].refusal) any.operands.push_back(outcome(m, r, left));
  within_ = outside;
  return any;
}

namespace {

Cond all() {
  Cond c;
  c.kind = Cond::Kind::And;
  return c;
}

}  // namespace

// The rule applies: its patterns match, then its premises as far as they are conditions.
Cond Compiler::selects(std::uint32_t m, RuleId id, Scope &scope, Parts &parts) {
  rule_ = &set_.rules[id];
  const std::vector<Path> inputs = made_[m].inputs;
  Cond shape = all();
  for (std::uint32_t i = 0; i < inputs.size(); ++i) {
    Cond at;
    at.kind = Cond::Kind::At, at.path = inputs[i];
    at.pat = pattern(rule_->inputs[i], set_.judgements[rule_->judgement].inputs[i].sort, inputs[i], &scope, &parts.early);
    if (at.pat.kind != Pat::Kind::Any) shape.operands.push_back(std::move(at));
  }
  for (const Premise &p : rule_->premises) premise(p, scope, parts);
  shape.binds = true;
  return shape;
}

Cond Compiler::outcome(std::uint32_t m, RuleId id, std::size_t most) {
  Scope scope;
  Parts parts;
  Cond both = selects(m, id, scope, parts);
  const Rule &rule = set_.rules[id];
  std::set<std::uint32_t> inner;
  const std::vector<Path> outputs = made_[m].outputs;
  std::vector<Cond> same;
  for (std::uint32_t i = 0; i < outputs.size(); ++i) {
    Cond at;
    at.kind = Cond::Kind::At, at.path = outputs[i];
    at.pat = gives(rule.outputs[i], set_.judgements[rule.judgement].outputs[i].sort, outputs[i], scope, same);
    if (at.pat.kind != Pat::Kind::Any) both.operands.push_back(std::move(at));
  }
  Cond r = all();
  r.operands.push_back(std::move(both));
  for (std::vector<Part> *of : {&parts.early, &parts.late})
    for (Part &p : *of) {
      if (p.condition.kind == Cond::Kind::Given)
        inner.insert(madeAt_.at(p.condition.path));
      else
        r.operands.push_back(std::move(p.condition));
    }
  for (Cond &c : same) r.operands.push_back(std::move(c));
  for (const std::uint32_t n : inner) r.operands.push_back(outcomesOf(n, most));
  const std::vector<RuleId> &siblings = set_.rulesOf[rule.judgement];
  for (const RuleId s : rule.otherwise &&siblings.size() <= rulesComplemented ? siblings : std::vector<RuleId>{}) {
    if (set_.rules[s].otherwise) continue;
    Scope inner;
    Parts of;
    Cond applies = all(), no;
    applies.operands.push_back(selects(m, s, inner, of));
    if (std::any_of(of.late.begin(), of.late.end(), [](const Part &p) { return p.condition.kind != Cond::Kind::Given; }))
      continue;
    for (Part &p : of.early) applies.operands.push_back(std::move(p.condition));
    no.kind = Cond::Kind::Not;
    no.operands.push_back(std::move(applies));
    r.operands.push_back(std::move(no));
  }
  return r;
}

// The tree that a rule builds, as a pattern for the position that it is then found at; what is a tree that the rule was given, or
// that a premise made, is equal to that.
Pat Compiler::gives(const Term &t, Sort expected, Path p, Scope &scope, std::vector<Cond> &same) {
  Pat r;
  switch (t.kind) {
    case Term::Kind::Node: {
      r.kind = Pat::Kind::Con, r.op = t.op;
      const il::OpInfo &i = il::info(t.op);
      for (std::uint32_t c = 0; c < t.children.size(); ++c)
        r.children.push_back(gives(t.children[c], i.children[c].sort, region_.child(p, c), scope, same));
      return r;
    }
    case Term::Kind::Leaf:
      r.kind = Pat::Kind::Leaf, r.op = t.op, r.text = t.text;
      return r;
    case Term::Kind::List:
      return givesList(t, 0, p, scope, same);
    default: {
      Cond c = sameTree({p, true}, denotes(t, scope), "a premise's output");
      if (c.kind == Cond::Kind::Same) same.push_back(std::move(c));
      if (listOf(expected) || within(expected, t.sort)) return r;
      r.kind = Pat::Kind::Restrict, r.ops = il::members(t.sort);
      return r;
    }
  }
}

Pat Compiler::givesList(const Term &t, std::size_t from, Path p, Scope &scope, std::vector<Cond> &same) {
  Pat r;
  if (from == t.children.size()) {
    r.kind = Pat::Kind::Nil;
    return r;
  }
  const Term &c = t.children[from];
  if (c.spread && from + 1 == t.children.size()) return gives(c, t.sort, p, scope, same);
  if (c.spread) {  // spliced before others: there is an element at least, where one of those is an element
    const bool element = std::any_of(t.children.begin() + static_cast<std::ptrdiff_t>(from), t.children.end(),
                                     [](const Term &e) { return !e.spread; });
    if (!element) return r;
    r.kind = Pat::Kind::Cons;
    r.children.resize(2);
    region_.tail(p);
    return r;
  }
  r.kind = Pat::Kind::Cons;
  const Path head = region_.head(p), tail = region_.tail(p);
  r.children.push_back(gives(c, *elementOf(t.sort), head, scope, same));
  r.children.push_back(givesList(t, from + 1, tail, scope, same));
  return r;
}

// --- shapes ---
const Shape &Shapes::of(JudgementId j, std::size_t output) {
  if (all_.empty()) compute();
  return all_[j][output];
}

bool Shapes::mayRefuse(JudgementId j) {
  if (all_.empty()) compute();
  return refuse_[j];
}

namespace {

bool refuses(const std::vector<Premise> &premises, const std::vector<bool> &refuse) {
  return std::any_of(premises.begin(), premises.end(), [&](const Premise &p) {
    return (p.kind == Premise::Kind::Judge && refuse[p.judgement]) || refuses(p.premises, refuse);
  });
}

Shape whole(Sort s) { return {il::members(s), true, true}; }

bool add(Shape &to, const Shape &more) {
  const Shape before = to;
  to.ops |= more.ops, to.nil |= more.nil, to.cons |= more.cons;
  return to.ops != before.ops || to.nil != before.nil || to.cons != before.cons;
}

}  // namespace

void Shapes::compute() {
  for (const Judgement &j : set_.judgements) all_.emplace_back(j.outputs.size());
  refuse_.resize(all_.size());
  for (bool changed = true; changed;) {
    changed = false;
    for (RuleId r = 1; r < set_.rules.size(); ++r) {
      const Rule &rule = set_.rules[r];
      const Judgement &j = set_.judgements[rule.judgement];
      if (!refuse_[rule.judgement] && (rule.refusal || refuses(rule.premises, refuse_))) refuse_[rule.judgement] = changed = true;
      for (std::size_t i = 0; i < rule.outputs.size(); ++i) {
        Shape s = result(rule, rule.outputs[i]);
        if (j.collect && (s.nil || s.cons)) s.nil = s.cons = true;  // several are appended
        changed |= add(all_[rule.judgement][i], s);
      }
    }
  }
}

Shape Shapes::result(const Rule &r, const Term &t) const {
  switch (t.kind) {
    case Term::Kind::Node:
    case Term::Kind::Leaf: {
      Shape s;
      s.ops.set(static_cast<unsigned>(t.op));
      return s;
    }
    case Term::Kind::List: {
      Shape s = whole(t.sort);
      for (const Term &c : t.children) s.nil &= c.spread;
      s.cons = !t.children.empty();
      if (t.children.size() == 1 && t.children[0].spread) return result(r, t.children[0]);
      return s;
    }
    case Term::Kind::Var:
      return made(r, t.var, r.premises);
    default:
      return whole(t.sort);
  }
}

// Of a variable: what the judgement that made it gives, or any tree of its sort.
Shape Shapes::made(const Rule &r, VarId v, const std::vector<Premise> &premises) const {
  for (const Premise &p : premises) {
    if (!p.premises.empty())
      if (const Shape s = made(r, v, p.premises); s.ops != il::members(r.variables[v].sort) || !s.nil || !s.cons) return s;
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
