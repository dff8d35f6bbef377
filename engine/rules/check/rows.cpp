// Rules compiled for the exclusivity check: patterns, and guards as atoms over positions or over what premises made.
#include "engine/rules/check/regions.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {

Row Compiler::row(RuleId id) {
  rule_ = &set_.rules[id];
  const Judgement &j = set_.judgements[rule_->judgement];
  Row r;
  r.rule = id, r.otherwise = rule_->otherwise;
  Scope scope;
  std::vector<Cond> conditions;
  for (std::uint32_t i = 0; i < j.inputs.size(); ++i)
    r.patterns.push_back(pattern(rule_->inputs[i], j.inputs[i].sort, region_.root(i), &scope, &conditions));
  for (const auto &[v, tree] : scope)
    if (tree.path) r.names.emplace(*tree.path, v);
  for (const Cond &same : conditions) r.shown.push_back(atoms_[same.atom].shown);
  for (const Premise &p : rule_->premises) premise(p, scope, conditions, r.shown);
  r.condition.kind = Cond::Kind::And;
  r.condition.operands = std::move(conditions);
  return r;
}

// --- patterns ---
void Compiler::bind(VarId v, Path p, Scope *scope, std::vector<Cond> *same) {
  if (!scope) return;
  const auto [at, isNew] = scope->emplace(v, Tree{p, "@" + std::to_string(p)});
  const std::string name(text(rule_->variables[v].name));
  if (isNew) {
    if (!name.starts_with('_') && names_.count(p) < 8) names_.emplace(p, rule_->variables[v]);
    return;
  }
  same->push_back(sameTree(at->second, Tree{p, "@" + std::to_string(p)}, "both " + name + " are equal"));
}

Pat Compiler::pattern(const Term &t, Sort expected, Path p, Scope *scope, std::vector<Cond> *same) {
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

Pat Compiler::listPattern(const Term &t, std::size_t from, Path p, Scope *scope, std::vector<Cond> *same) {
  Pat r;
  if (from == t.children.size()) {
    r.kind = Pat::Kind::Nil;
    return r;
  }
  const Term &c = t.children[from];
  if (c.spread) return pattern(c, t.sort, p, scope, same);
  r.kind = Pat::Kind::Cons;
  const Path head = region_.child(p, 0), tail = region_.child(p, 1);
  r.children.push_back(pattern(c, *elementOf(t.sort), head, scope, same));
  r.children.push_back(listPattern(t, from + 1, tail, scope, same));
  return r;
}

// --- what terms in conditions denote ---
Compiler::Tree Compiler::denotes(const Term &t, const Scope &scope) const {
  if (t.kind == Term::Kind::Var) {
    const auto v = scope.find(t.var);
    return v == scope.end() ? Tree{std::nullopt, "?" + std::to_string(t.var)} : v->second;
  }
  std::string key = t.kind == Term::Kind::Call ? "call" + std::to_string(t.function)
                    : t.kind == Term::Kind::Leaf
                        ? "leaf" + std::to_string(static_cast<unsigned>(t.op)) + "'" + std::to_string(t.text.id)
                        : "op" + std::to_string(static_cast<unsigned>(t.op));
  key += '(';
  for (const Term &c : t.children) key += denotes(c, scope).key + (c.spread ? "*," : ",");
  return {std::nullopt, key + ')'};
}

void Compiler::outputs(const Term &t, const std::string &key, Scope &scope) {
  if (t.named || t.kind == Term::Kind::Var) scope.emplace(t.var, Tree{std::nullopt, key});
  for (std::size_t i = 0; i < t.children.size(); ++i) outputs(t.children[i], key + "." + std::to_string(i), scope);
}

void Compiler::bindOutputs(const Premise &p, const std::string &made, Scope &scope) {
  std::string key = made + "(";
  for (const Term &t : p.inputs) key += denotes(t, scope).key + ",";
  key += ")";
  for (std::size_t i = 0; i < p.outputs.size(); ++i) outputs(p.outputs[i], key + "#" + std::to_string(i), scope);
}

void Compiler::premise(const Premise &p, Scope &scope, std::vector<Cond> &conditions, std::vector<std::string> &shown) {
  const Shower show(set_, rule_->variables);
  switch (p.kind) {
    case Premise::Kind::Guard:
      conditions.push_back(condition(p.formula, scope, ""));
      shown.push_back(show.formula(p.formula));
      break;
    case Premise::Kind::Bind: {
      Formula f;
      f.kind = Formula::Kind::Guard, f.guard = p.guard, f.args = p.inputs;
      conditions.push_back(condition(f, scope, ""));
      shown.push_back(show.formula(f));
      bindOutputs(p, "bind" + std::to_string(p.guard), scope);
      break;
    }
    case Premise::Kind::Judge:
      bindOutputs(p, "judge" + std::to_string(p.judgement), scope);
      break;
    case Premise::Kind::Let:
      if (p.outputs[0].kind == Term::Kind::Var)
        scope.emplace(p.outputs[0].var, denotes(p.inputs[0], scope));
      else
        bindOutputs(p, "let", scope);
      break;
    case Premise::Kind::Fresh:
      bindOutputs(p, "fresh" + std::to_string(p.where.begin), scope);
      break;
    case Premise::Kind::With:
    case Premise::Kind::Scope:
      for (const Premise &inner : p.premises) premise(inner, scope, conditions, shown);
      bindOutputs(p, "scope" + std::to_string(p.where.begin), scope);
      break;
  }
}

// --- conditions ---
Cond Compiler::atom(const std::string &key, const std::vector<Tree> &args, const std::string &shown, const AtomInfo &kind) {
  Cond c;
  c.kind = Cond::Kind::Atom;
  const auto [at, isNew] = known_.emplace(key, static_cast<Atom>(atoms_.size()));
  if (isNew) {
    AtomInfo a = kind;
    a.key = key, a.shown = shown;
    for (const Tree &t : args)
      if (t.path) a.paths.push_back(*t.path);
    a.positions &= a.paths.size() == args.size();
    atoms_.push_back(std::move(a));
  }
  c.atom = at->second;
  return c;
}

Cond Compiler::sameTree(const Tree &a, const Tree &b, const std::string &shown) {
  const bool ordered = a.key <= b.key;
  Cond c =
      atom("same(" + (ordered ? a.key + "," + b.key : b.key + "," + a.key) + ")", {a, b}, shown, {"", "", {}, true, true, 0});
  c.kind = Cond::Kind::Same;
  c.path = a.path.value_or(0), c.other = b.path.value_or(0);
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
      return is(f, scope, spelled);
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

// A structural guard is its formula where its argument is a position. A host guard does not hold of a tree of another sort.
Cond Compiler::guard(GuardId id, const std::vector<Term> &args, const Scope &scope, const std::string &shown) {
  const Guard &g = set_.guards[id];
  std::vector<Tree> trees;
  bool positions = true;
  for (const Term &a : args) {
    trees.push_back(denotes(a, scope));
    positions &= trees.back().path.has_value();
  }
  if (g.structural && positions) {
    Scope inner;
    for (VarId v = 0; v < trees.size(); ++v) inner.emplace(v, trees[v]);
    return condition(*g.structural, inner, shown);
  }
  std::string key = "guard" + std::to_string(id) + "(";
  for (const Tree &t : trees) key += t.key + ",";
  Cond all;
  all.kind = Cond::Kind::And;
  for (std::size_t i = 0; i < trees.size(); ++i) {
    if (!trees[i].path || within(args[i].sort, g.params[i])) continue;
    Cond sorted;
    sorted.kind = Cond::Kind::At, sorted.path = *trees[i].path;
    sorted.pat.kind = Pat::Kind::Restrict, sorted.pat.ops = il::members(g.params[i]);
    all.operands.push_back(std::move(sorted));
  }
  all.operands.push_back(atom(key + ")", trees, shown, {"", "", {}, true, false, id}));
  return all.operands.size() == 1 ? all.operands[0] : all;
}

namespace {

bool hasVariables(const Term &t) {
  if (t.kind == Term::Kind::Var || t.named) return true;
  for (const Term &c : t.children)
    if (hasVariables(c)) return true;
  return false;
}

}  // namespace

Cond Compiler::is(const Formula &f, const Scope &scope, const std::string &shown) {
  const Tree subject = denotes(f.args[0], scope);
  if (subject.path && !hasVariables(f.args[1])) {
    Cond c;
    c.kind = Cond::Kind::At, c.path = *subject.path;
    c.pat = pattern(f.args[1], f.args[0].sort, *subject.path, nullptr, nullptr);
    return c;
  }
  return atom("is(" + subject.key + "," + denotes(f.args[1], scope).key + ")", {subject}, shown, {});
}

// --- axioms: one instance for each choice of positions for its variables ---
std::vector<Cond> Compiler::axioms() {
  std::vector<Cond> r;
  std::map<Path, bool> paths;
  for (const AtomInfo &a : atoms_)
    for (Path p : a.paths) paths.emplace(p, true);
  std::vector<Tree> trees;
  for (const auto &[p, ignored] : paths) trees.push_back({p, "@" + std::to_string(p)});
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
