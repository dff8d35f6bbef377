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
  if (t.kind == Term::Kind::List) return list(t, 0, scope);
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

// --- what comes of judgements ---
void Compiler::ask(Path p) {
  std::vector<std::uint32_t> of;
  madeBy(p, of);
  for (const std::uint32_t m : of) {
    if (made_[m].asked) continue;
    made_[m].asked = true;
    for (const Path input : std::vector<Path>(made_[m].inputs)) ask(input);
    shaped(m);
  }
}

void Compiler::ask(const Cond &c) {
  if (c.kind == Cond::Kind::At || c.kind == Cond::Kind::Same) ask(c.path);
  if (c.kind == Cond::Kind::Same) ask(c.other);
  if (c.kind == Cond::Kind::Atom)
    for (const Path p : atoms_[c.atom].paths) ask(p);
  for (const Cond &o : c.operands) ask(o);
}

// What a judgement gives is of the shapes that its rules build, a list before another is as long as both.
void Compiler::shaped(std::uint32_t m) {
  if (made_[m].kind == Made::Kind::Spliced) region_.at(made_[m].outputs[0]).lengths = splicedLengths(made_[m]);
  if (made_[m].kind != Made::Kind::Judged) return;
  for (std::size_t i = 0; i < made_[m].outputs.size(); ++i) {
    const Shape &shape = shapes_.of(made_[m].judgement, i);
    Know &k = region_.at(made_[m].outputs[i]);
    k.domain &= shape.ops;
    if (k.list) k.lengths = shape.lengths, k.elements = &shape.elements;
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
    for (std::uint32_t m = 0; m < made_.size(); ++m) {
      if (made_[m].kind != Made::Kind::Spliced || !made_[m].asked || made_[m].outcomes) continue;
      Cond c = spliceCases(Made(made_[m]));
      ask(c);
      made_[m].outcomes = std::move(c);
      more = true;
    }
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
  if (set_.judgements[made_[m].judgement].collect || rules.size() > most) {
    any.isCutOff = true;
    return any;
  }
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

}  // namespace dotbar::rules
