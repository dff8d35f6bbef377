// Rules compiled for the exclusivity check: patterns, what premises ask of their outputs, and guards as atoms over positions.
#include <algorithm>

#include "engine/rules/check/regions.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {

Row Compiler::row(RuleId id) {
  rule_ = &set_.rules[id];
  const Judgement &j = set_.judgements[rule_->judgement];
  Row r;
  r.rule = id, r.otherwise = rule_->otherwise;
  Scope scope;
  Parts parts;
  for (std::uint32_t i = 0; i < j.inputs.size(); ++i)
    r.patterns.push_back(pattern(rule_->inputs[i], j.inputs[i].sort, region_.root(i), &scope, &parts.early));
  for (const auto &[v, tree] : scope) r.names.emplace(tree.path, v);
  for (const Premise &p : rule_->premises) premise(p, scope, parts);
  while (!parts.late.empty() && parts.late.back().condition.kind == Cond::Kind::Given) parts.late.pop_back();  // decides nothing
  r.condition.kind = Cond::Kind::And;
  for (std::vector<Part> *of : {&parts.early, &parts.late})
    for (Part &part : *of) {
      r.condition.operands.push_back(std::move(part.condition));
      r.shown.push_back(std::move(part.shown));
    }
  return r;
}

// --- patterns ---
void Compiler::bind(VarId v, Path p, Scope *scope, std::vector<Part> *same) {
  if (!scope) return;
  const auto [at, isNew] = scope->emplace(v, Tree{p, late_});
  const std::string name(text(rule_->variables[v].name));
  if (isNew) {
    if (!name.starts_with('_') && names_.count(p) < 8) names_.emplace(p, rule_->variables[v]);
    return;
  }
  const std::string shown = "both " + name + " are equal";
  same->push_back({sameTree(at->second, Tree{p, late_}, shown), shown});
}

Pat Compiler::pattern(const Term &t, Sort expected, Path p, Scope *scope, std::vector<Part> *same) {
  if (t.named) bind(t.var, p, scope, same);
  Pat r;
  switch (t.kind) {
    case Term::Kind::Var:
      bind(t.var, p, scope, same);
      if (listOf(expected) || within(expected, t.sort)) return r;
      r.kind = Pat::Kind::Restrict, r.ops = il::members(t.sort);
      return r;
    case Term::Kind::Node: {
      r.kind = Pat::Kind::Con, r.op = t.op;
      const il::OpInfo &i = il::info(t.op);
      for (std::uint32_t c = 0; c < t.children.size(); ++c)
        r.children.push_back(pattern(t.children[c], i.children[c].sort, region_.child(p, c), scope, same));
      return r;
    }
    case Term::Kind::Leaf:
      r.kind = Pat::Kind::Leaf, r.op = t.op, r.text = t.text, r.anyText = t.anyText;
      return r;
    case Term::Kind::List:
      return listPattern(t, 0, p, scope, same);
    default:
      return r;
  }
}

Pat Compiler::listPattern(const Term &t, std::size_t from, Path p, Scope *scope, std::vector<Part> *same) {
  Pat r;
  if (from == t.children.size()) {
    r.kind = Pat::Kind::Nil;
    return r;
  }
  const Term &c = t.children[from];
  if (c.spread) return pattern(c, t.sort, p, scope, same);
  r.kind = Pat::Kind::Cons;
  const Path head = region_.head(p), tail = region_.tail(p);
  r.children.push_back(pattern(c, *elementOf(t.sort), head, scope, same));
  r.children.push_back(listPattern(t, from + 1, tail, scope, same));
  return r;
}

// --- premises ---
void Compiler::premise(const Premise &p, Scope &scope, Parts &parts) {
  const Shower show(set_, rule_->variables);
  switch (p.kind) {
    case Premise::Kind::Guard:
      parts.of(isLate(p.formula, scope)).push_back({condition(p.formula, scope, ""), show.formula(p.formula)});
      break;
    case Premise::Kind::Bind: {
      Formula f;
      f.kind = Formula::Kind::Guard, f.guard = p.guard, f.args = p.inputs;
      const bool late = isLate(f, scope);
      parts.of(late).push_back({condition(f, scope, ""), show.formula(f)});
      Made m;
      m.kind = Made::Kind::Returned, m.guard = p.guard;
      std::string key = "bind" + std::to_string(p.guard);
      for (const Term &t : p.inputs) {
        m.inputs.push_back(denotes(t, scope).path);
        key += ",@" + std::to_string(m.inputs.back());
      }
      const Sort sort = *set_.guards[p.guard].result;
      takes(p.outputs[0], sort, {made_[make(key, m, {sort})].outputs[0], late}, scope, parts, p);
      break;
    }
    case Premise::Kind::Judge: {
      const std::uint32_t m = judged(p, scope);
      Cond given;
      given.kind = Cond::Kind::Given;
      for (std::size_t i = 0; i < p.outputs.size(); ++i) {
        given.path = made_[m].outputs[i];
        parts.late.push_back({given, ""});
        takes(p.outputs[i], set_.judgements[p.judgement].outputs[i].sort, {given.path, true}, scope, parts, p);
      }
      break;
    }
    case Premise::Kind::Let:
      takes(p.outputs[0], p.inputs[0].sort, denotes(p.inputs[0], scope), scope, parts, p);
      break;
    case Premise::Kind::Fresh:
      for (std::size_t i = 0; i < p.outputs.size(); ++i) {
        const std::string key = "fresh" + std::to_string(p.where.begin) + "," + std::to_string(i);
        takes(p.outputs[i], Sort::Name, {made_[make(key, {}, {Sort::Name})].outputs[0], true}, scope, parts, p);
      }
      break;
    case Premise::Kind::With:
    case Premise::Kind::Scope: {
      const std::string outside = within_;
      if (p.kind == Premise::Kind::With) {
        within_ += "with" + std::to_string(p.text.id);
        for (const Term &t : p.inputs) within_ += ",@" + std::to_string(denotes(t, scope).path);
      }
      for (const Premise &inner : p.premises) premise(inner, scope, parts);
      within_ = outside;
      const std::string key = "scope" + std::to_string(p.where.begin);
      for (const Term &t : p.outputs)
        takes(t, Sort::Decls, {made_[make(key, {}, {Sort::Decls})].outputs[0], true}, scope, parts, p);
      break;
    }
  }
}

// What a premise's output pattern asks of the tree, and the variables that it binds.
void Compiler::takes(const Term &t, Sort sort, const Tree &tree, Scope &scope, Parts &parts, const Premise &p) {
  const bool outside = late_;
  late_ = tree.late;
  std::vector<Part> same;
  Cond at;
  at.kind = Cond::Kind::At, at.path = tree.path, at.binds = true;
  at.pat = pattern(t, sort, tree.path, &scope, &same);
  late_ = outside;
  if (at.pat.kind != Pat::Kind::Any)
    parts.of(tree.late).push_back({std::move(at), Shower(set_, rule_->variables).premise(p, "")});
  for (Part &c : same) parts.of(tree.late).push_back(std::move(c));
}

bool Compiler::isLate(const Formula &f, const Scope &scope) {
  if (!within_.empty()) return true;
  for (std::size_t i = 0; i < f.args.size() && (i == 0 || f.kind != Formula::Kind::Is); ++i)
    if (denotes(f.args[i], scope).late) return true;
  return std::any_of(f.operands.begin(), f.operands.end(), [&](const Formula &o) { return isLate(o, scope); });
}

// --- conditions ---
Cond Compiler::atom(const std::string &key, const std::vector<Tree> &args, const std::string &shown, const AtomInfo &kind) {
  Cond c;
  c.kind = Cond::Kind::Atom;
  const auto [at, isNew] = known_.emplace(key, static_cast<Atom>(atoms_.size()));
  if (isNew) {
    AtomInfo a = kind;
    a.key = key, a.shown = shown;
    for (const Tree &t : args) {
      a.paths.push_back(t.path);
      madeBy(t.path, a.made);
    }
    atoms_.push_back(std::move(a));
  }
  c.atom = at->second;
  return c;
}

Cond Compiler::sameTree(const Tree &a, const Tree &b, const std::string &shown) {
  if (a.path == b.path) return {};
  const Path x = std::min(a.path, b.path), y = std::max(a.path, b.path);
  Cond c = atom("same@" + std::to_string(x) + ",@" + std::to_string(y), {a, b}, shown, {"", "", {}, {}, true, true, 0});
  c.kind = Cond::Kind::Same;
  c.path = a.path, c.other = b.path;
  return c;
}

Cond Compiler::condition(const Formula &f, const Scope &scope, const std::string &shown) {
  const std::string spelled = !shown.empty() || !rule_ ? shown : Shower(set_, rule_->variables).formula(f);
  Cond c;
  switch (f.kind) {
    case Formula::Kind::True:
      return c;
    case Formula::Kind::Guard:
      return guard(f.guard, f.args, scope, spelled);
    case Formula::Kind::Is:
      return is(f, scope);
    case Formula::Kind::Same:
      return sameTree(denotes(f.args[0], scope), denotes(f.args[1], scope), spelled);
    case Formula::Kind::Not:
      c.kind = Cond::Kind::Not;
      break;
    case Formula::Kind::And:
      c.kind = Cond::Kind::And;
      break;
    case Formula::Kind::Or:
      c.kind = Cond::Kind::Or;
      break;
  }
  for (const Formula &o : f.operands) c.operands.push_back(condition(o, scope, shown));
  return c;
}

// A structural guard is its formula. A host guard does not hold of a tree of another sort.
Cond Compiler::guard(GuardId id, const std::vector<Term> &args, const Scope &scope, const std::string &shown) {
  const Guard &g = set_.guards[id];
  std::vector<Tree> trees;
  for (const Term &a : args) trees.push_back(denotes(a, scope));
  if (g.structural) {
    Scope inner;
    for (VarId v = 0; v < trees.size(); ++v) inner.emplace(v, trees[v]);
    return condition(*g.structural, inner, shown);
  }
  std::string key = within_ + "guard" + std::to_string(id);
  for (const Tree &t : trees) key += ",@" + std::to_string(t.path);
  const std::string where = within_.empty() ? "" : " under the facts of the fragment";
  const Cond c = atom(key, trees, shown + where, {"", "", {}, {}, within_.empty(), false, id});
  return sorted(c, args);
}

// Where the trees may be of other sorts than the guard's.
Cond Compiler::sorted(const Cond &c, const std::vector<Term> &args) const {
  const AtomInfo &info = atoms_[c.atom];
  Cond all;
  all.kind = Cond::Kind::And;
  for (std::size_t i = 0; i < info.paths.size(); ++i) {
    const Sort of = set_.guards[info.guard].params[i];
    if (within(args.empty() ? region_.at(info.paths[i]).sort : args[i].sort, of)) continue;
    Cond at;
    at.kind = Cond::Kind::At, at.path = info.paths[i];
    at.pat.kind = Pat::Kind::Restrict, at.pat.ops = il::members(of);
    all.operands.push_back(std::move(at));
  }
  if (all.operands.empty()) return c;
  all.operands.push_back(c);
  return all;
}

Cond Compiler::asked(Atom a) const {
  const AtomInfo &info = atoms_[a];
  Cond c;
  c.kind = info.same ? Cond::Kind::Same : Cond::Kind::Atom, c.atom = a;
  if (!info.same) return sorted(c, {});
  c.path = info.paths[0], c.other = info.paths[1];
  return c;
}

// `E is pattern`: its variables bind nothing; one that is bound, or stands twice, asks for equal trees.
Cond Compiler::is(const Formula &f, const Scope &scope) {
  const Tree subject = denotes(f.args[0], scope);
  Scope inner = scope;
  std::vector<Part> same;
  Cond at;
  at.kind = Cond::Kind::At, at.path = subject.path, at.binds = true;
  at.pat = pattern(f.args[1], f.args[0].sort, subject.path, &inner, &same);
  if (same.empty()) return at;
  Cond all;
  all.kind = Cond::Kind::And;
  all.operands.push_back(std::move(at));
  for (Part &c : same) all.operands.push_back(std::move(c.condition));
  return all;
}

// --- axioms: one instance for each choice of positions for its variables ---
std::vector<Cond> Compiler::axioms() {
  std::vector<Cond> r;
  std::map<Path, bool> paths;
  for (const AtomInfo &a : atoms_)
    for (Path p : a.paths) paths.emplace(p, true);
  std::vector<Tree> trees;
  for (const auto &[p, ignored] : paths) trees.push_back({p, false});
  rule_ = nullptr;
  for (const Axiom &a : set_.axioms) {
    const std::size_t vars = a.variables.size();
    if (trees.empty() || vars > 2) continue;
    std::vector<std::size_t> choice(vars, 0);
    for (bool more = true; more;) {
      Scope scope;
      for (VarId v = 0; v < vars; ++v) scope.emplace(v, trees[choice[v]]);
      Cond implies, negated;
      implies.kind = Cond::Kind::Or, negated.kind = Cond::Kind::Not;
      negated.operands.push_back(condition(a.premise, scope, "an axiom"));
      implies.operands.push_back(std::move(negated));
      implies.operands.push_back(condition(a.conclusion, scope, "an axiom"));
      r.push_back(std::move(implies));
      more = false;
      for (std::size_t v = 0; v < vars && !more; ++v) {
        if (++choice[v] < trees.size())
          more = true;
        else
          choice[v] = 0;
      }
    }
  }
  return r;
}

}  // namespace dotbar::rules
