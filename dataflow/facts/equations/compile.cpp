// From the equations of a rule set to nodes with resolved names and types.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "dataflow/facts/equations/equations.h"
#include "engine/rules/sorts.h"

namespace dotbar::dataflow {

namespace {

using rules::EqCase;
using Kind = Eq::Kind;

std::string_view word(Type t) {
  switch (t) {
    case Type::Set:
      return "a set of zones";
    case Type::Relation:
      return "a relation";
    case Type::Bool:
      return "a condition";
    default:
      return "a tree";
  }
}

Type typeOf(rules::Definition::Kind k) {
  switch (k) {
    case rules::Definition::Kind::Set:
      return Type::Set;
    case rules::Definition::Kind::Relation:
      return Type::Relation;
    default:
      return Type::Bool;
  }
}

}  // namespace

struct Equations::Compiler {
  Equations &to;
  const rules::RuleSet &rules;
  struct Bound {
    Symbol name;
    std::uint32_t slot;
    std::optional<Sort> sort;  // nothing: not known
  };
  std::vector<Bound> bound = {};  // variables in sight, innermost last
  std::uint32_t base = 0;         // slot of the first pattern variable
  std::uint32_t slots = 0;
  std::uint32_t patternsEnd = 0;
  std::set<std::uint32_t> matched = {};  // slots of variables whose pattern is known to match here

  void fail(Span where, std::string message) { to.error(DiagnosticKind::UnknownName, where, std::move(message)); }

  Type typeOfResult(Sort s) { return s == Sort::Zones ? Type::Set : s == Sort::Relation ? Type::Relation : Type::Tree; }

  Node need(Node n, Type t) {
    if (n.type == t) return n;
    if (n.kind == Kind::Empty && t == Type::Relation) {
      n.type = t;
      return n;
    }
    if (n.type == Type::Tree && t == Type::Trees) return n;
    to.error(DiagnosticKind::IllSorted, n.where,
             std::string(word(n.type)) + " stands where " + std::string(word(t)) + " is needed");
    return n;
  }

  Node node(const Eq &e) {
    Node n;
    n.kind = e.kind, n.where = e.where, n.side = e.side;
    switch (e.kind) {
      case Kind::Empty:
      case Kind::All:
        return n;
      case Kind::Identity:
        return n.type = Type::Relation, n;
      case Kind::True:
        return n.type = Type::Bool, n;
      case Kind::Name:
        return name(e);
      case Kind::Callee:
        return callee(e);
      case Kind::Is:
        return is(e);
      case Kind::SomePart:
      case Kind::EachPart:
        return parts(e);
      default:
        return operation(e, std::move(n));
    }
  }

  // What is known to match behind it: of a conjunction what each part knows, of a disjunction what all do, of a negation nothing.
  void operands(const Eq &e, Node &n) {
    const std::set<std::uint32_t> before = matched;
    std::optional<std::set<std::uint32_t>> all;
    for (const Eq &a : e.args) {
      n.args.push_back(node(a));
      if (e.kind != Kind::Union && e.kind != Kind::Or) continue;
      if (all)
        std::erase_if(*all, [&](std::uint32_t slot) { return !matched.count(slot); });
      else
        all = matched;
      matched = before;
    }
    if (all) matched = *all;
    if (e.kind == Kind::Not) matched = before;
  }

  Node operation(const Eq &e, Node n) {
    operands(e, n);
    auto both = [&](Type t) {
      for (Node &a : n.args) a = need(std::move(a), t);
      n.type = t;
    };
    const bool anyTruth = n.args[0].type == Type::Bool;
    bool anyRelation = false;
    for (const Node &a : n.args) anyRelation |= a.type == Type::Relation;
    switch (e.kind) {
      case Kind::Union:
      case Kind::Or:
      case Kind::Intersection:
      case Kind::And: {
        const bool joins = e.kind == Kind::Union || e.kind == Kind::Or;
        n.kind = anyTruth ? (joins ? Kind::Or : Kind::And) : joins ? Kind::Union : Kind::Intersection;
        both(anyTruth ? Type::Bool : anyRelation ? Type::Relation : Type::Set);
        break;
      }
      case Kind::Difference:
        both(Type::Set);
        break;
      case Kind::Not:
        both(Type::Bool);
        break;
      case Kind::Meets:
      case Kind::Within:
        both(Type::Set);
        n.type = Type::Bool;
        break;
      case Kind::Closure:
        both(Type::Relation);
        break;
      case Kind::Compose:
        n.type = n.args[0].type == Type::Relation && n.args[1].type == Type::Relation ? Type::Relation : Type::Set;
        if (!anyRelation) to.error(DiagnosticKind::IllSorted, e.where, "(x) needs a relation");
        break;
      default:
        break;
    }
    return n;
  }

  const Bound *variable(Symbol s) const {
    for (auto b = bound.rbegin(); b != bound.rend(); ++b)
      if (b->name == s && !isUnmatched(*b)) return &*b;
    return nullptr;
  }

  // A variable of a pattern that did not match, or was not asked, has no tree.
  bool isUnmatched(const Bound &b) const { return b.slot >= base && b.slot < patternsEnd && !matched.count(b.slot); }

  Node name(const Eq &e) {
    Node n;
    n.kind = Kind::Name, n.where = e.where, n.side = e.side;
    const std::string_view t = text(e.name);
    if (e.args.empty() && !e.side && !e.prime)
      if (const Bound *b = variable(e.name)) {
        n.target = Node::Target::Variable, n.index = b->slot, n.type = b->sort ? typeOfResult(*b->sort) : Type::Tree;
        return n;
      }
    for (const Bound &b : bound)
      if (b.name == e.name && e.args.empty() && !e.side && isUnmatched(b)) {
        fail(e.where, std::string(t) + " is not bound here: no pattern with it is known to match");
        n.target = Node::Target::Variable, n.index = b.slot, n.type = Type::Tree;
        return n;
      }
    if (e.prime || t == "use'") {
      n.target = Node::Target::Use;
      arguments(e, n);
      return n;
    }
    if (t == "anywhere" || t == "entry" || t == "exit") return sweep(e, std::move(n));
    if (e.side)
      if (const auto a = to.analysis(e.name)) {
        n.target = Node::Target::Analysis, n.index = *a;
        n.type = to.analyses[n.index].source->relation ? Type::Relation : Type::Set;
        arguments(e, n);
        takes(e, 1);
        return n;
      }
    if (const auto d = to.definition(e.name, e.side)) {
      n.target = Node::Target::Definition, n.index = *d, n.type = to.definitions[n.index].type;
      arguments(e, n, to.definitions[n.index].source->params);
      takes(e, to.definitions[n.index].source->params.size());
      sorts(e, to.definitions[n.index].source->params);
      return n;
    }
    if (auto g = rules.findGuard(e.name); g && rules.guards[*g].structural) {
      n.target = Node::Target::Structural, n.index = *g, n.type = Type::Bool;
      arguments(e, n);
      takes(e, rules.guards[*g].params.size());
      return n;
    }
    return judgementOrPrimitive(e, std::move(n));
  }

  Node judgementOrPrimitive(const Eq &e, Node n) {
    const std::string_view t = text(e.name);
    for (std::uint32_t j = 0; j < rules.judgements.size(); ++j) {
      const rules::Judgement &judgement = rules.judgements[j];
      if (judgement.name != e.name || judgement.outputs.size() != 1 || !judgement.name) continue;
      if (judgement.outputs[0].sort != Sort::Zones && judgement.outputs[0].sort != Sort::Relation) continue;
      n.target = Node::Target::Judgement, n.index = j, n.type = typeOfResult(judgement.outputs[0].sort);
      n.word = e.name;
      arguments(e, n);
      takes(e, judgement.inputs.size());
      if (!judges(e)) sorts(e, judgement.inputs);
      return n;
    }
    std::uint32_t index = 0;
    const Signature *p = to.signatures_.find(t, index);
    if (!p) {
      fail(e.where, std::string(t) + (e.side ? std::string(1, e.side) : "") +
                        " is neither an analysis, a set, a guard or a judgement of this rule set, nor a primitive");
      return n;
    }
    n.target = Node::Target::Primitive, n.index = index, n.type = p->result;
    const std::size_t most = p->variadic ? e.args.size() : p->params.size();
    if (e.args.size() > most || e.args.size() + p->optional < p->params.size())
      fail(e.where, std::string(t) + " takes " + std::to_string(p->params.size()) + " argument(s)");
    for (std::size_t i = 0; i < e.args.size(); ++i) {
      const Type want = p->params.empty() ? Type::Tree : p->params[std::min(i, p->params.size() - 1)];
      // a word that names nothing is passed as a word: directive(I, nocheckpoint)
      const Eq &a = e.args[i];
      if (want == Type::Tree && a.kind == Kind::Name && a.args.empty() && !a.side && !variable(a.name)) {
        if (isMetavariable(a.name)) fail(a.where, std::string(text(a.name)) + " is not bound here");
        Node w;
        w.kind = Kind::Name, w.target = Node::Target::Word, w.word = a.name, w.type = Type::Tree, w.where = a.where;
        n.args.push_back(std::move(w));
      } else {
        n.args.push_back(need(node(a), want));
      }
    }
    return n;
  }

  // One of the judgements of the name is for trees of the variable's sort.
  bool judges(const Eq &e) const {
    const Bound *b =
        !e.args.empty() && e.args[0].kind == Kind::Name && e.args[0].args.empty() ? variable(e.args[0].name) : nullptr;
    return !b || !b->sort || std::any_of(rules.judgements.begin(), rules.judgements.end(), [&](const rules::Judgement &j) {
      return j.name == e.name && rules::meet(*b->sort, j.inputs[0].sort);
    });
  }

  // A variable whose trees are none of those that a parameter takes. What takes instructions takes any occurrence: it speaks of
  // the instruction around it.
  void sorts(const Eq &e, const std::vector<rules::Parameter> &params) {
    for (std::size_t i = 0; i < e.args.size() && i < params.size(); ++i) {
      const Eq &a = e.args[i];
      const Bound *b = a.kind == Kind::Name && a.args.empty() && !a.side ? variable(a.name) : nullptr;
      if (b && b->sort && params[i].sort != Sort::Instr && !rules::meet(*b->sort, params[i].sort))
        to.error(DiagnosticKind::IllSorted, a.where,
                 std::string(text(a.name)) + " is of sort " + std::string(il::name(*b->sort)) + " where " +
                     std::string(text(e.name)) + " takes " + std::string(il::name(params[i].sort)));
    }
  }

  // Metavariables begin with a capital, words that primitives take do not.
  static bool isMetavariable(Symbol s) { return !text(s).empty() && text(s)[0] >= 'A' && text(s)[0] <= 'Z'; }

  void takes(const Eq &e, std::size_t count) {
    if (e.args.size() == count) return;
    const std::string side = e.side ? std::string(1, e.side) : "";
    fail(e.where, std::string(text(e.name)) + side + " takes " + std::to_string(count) + " argument(s)");
  }

  void arguments(const Eq &e, Node &n, const std::vector<rules::Parameter> &params = {}) {
    for (std::size_t i = 0; i < e.args.size(); ++i)
      n.args.push_back(need(node(e.args[i]), i < params.size() ? typeOfResult(params[i].sort) : Type::Tree));
  }

  // anywhere(X), entry(X, T), exit(X, T) of an analysis or of a set that is defined for both sides
  Node sweep(const Eq &e, Node n) {
    const std::string_view t = text(e.name);
    n.target = t == "anywhere" ? Node::Target::Anywhere : t == "entry" ? Node::Target::Entry : Node::Target::Exit;
    if (e.args.empty() || e.args[0].kind != Kind::Name) {
      fail(e.where, std::string(t) + " takes the name of an analysis");
      return n;
    }
    const Symbol x = e.args[0].name;
    if (const auto a = to.analysis(x)) {
      n.index = *a;
      n.type = to.analyses[n.index].source->relation ? Type::Relation : Type::Set;
    } else {
      const auto before = to.definition(x, '-'), after = to.definition(x, '+');
      if (!before || !after)
        fail(e.args[0].where, std::string(text(x)) + " is no analysis, and no set defined for both sides");
      else
        n.index = *before, n.other = *after;
    }
    for (std::size_t i = 1; i < e.args.size(); ++i) n.args.push_back(need(node(e.args[i]), Type::Tree));
    return n;
  }

  Node callee(const Eq &e) {
    Node n;
    n.kind = Kind::Callee, n.where = e.where;
    const Symbol x = e.name ? e.name : !e.args.empty() ? e.args[0].name : Symbol{};
    const auto a = to.analysis(x);
    if (!a) {
      fail(e.where, "callee(" + std::string(text(x)) + "): no such analysis");
      return n;
    }
    n.target = Node::Target::Analysis, n.index = *a;
    n.type = to.analyses[n.index].source->relation ? Type::Relation : Type::Set;
    return n;
  }

  Node is(const Eq &e) {
    Node n;
    n.kind = Kind::Is, n.type = Type::Bool, n.where = e.where, n.pattern = &e.pattern;
    n.other = base;
    if (!e.args.empty()) {
      n.args.push_back(need(node(e.args[0]), Type::Tree));
    } else if (const Bound *b = variable(e.name)) {
      Node v;
      v.kind = Kind::Name, v.target = Node::Target::Variable, v.index = b->slot, v.type = Type::Tree;
      n.args.push_back(std::move(v));
    } else {
      fail(e.where, std::string(text(e.name)) + " is not bound here");
    }
    matches(e.pattern);
    return n;
  }

  // The rest of a list behind other elements is no tree of the program: nothing can be asked of it (see Facts::Impl::matches).
  void matches(const rules::Term &t) {
    if (t.kind == rules::Term::Kind::Var || t.named) matched.insert(base + t.var);
    for (const rules::Term &c : t.children)
      if (!c.spread || t.children.size() == 1) matches(c);
  }

  Node parts(const Eq &e) {
    Node n;
    n.kind = e.kind, n.where = e.where;
    n.args.push_back(need(node(e.args[0]), Type::Trees));
    n.index = slots++;
    bound.push_back({e.name, n.index, std::nullopt});
    const std::set<std::uint32_t> outside = matched;
    n.args.push_back(node(e.args[1]));
    matched = outside;
    bound.pop_back();
    if (e.kind == Kind::SomePart) n.args[1] = need(std::move(n.args[1]), Type::Bool);
    n.type = n.args[1].type;
    return n;
  }

  std::vector<Case> cases(const std::vector<EqCase> &in, Type t) {
    std::vector<Case> r;
    for (const EqCase &c : in) {
      Case k;
      matched.clear();
      if (c.condition) k.condition = need(node(*c.condition), Type::Bool);
      k.value = need(node(c.value), t);
      r.push_back(std::move(k));
    }
    return r;
  }

  void begin(const std::vector<rules::Parameter> &params, const std::vector<rules::Variable> &variables) {
    bound.clear();
    slots = 0;
    for (const rules::Parameter &p : params) bound.push_back({p.name, slots++, p.sort});
    base = slots;
    for (const rules::Variable &v : variables) bound.push_back({v.name, slots++, v.sort});
    patternsEnd = slots;
    matched.clear();
  }
};

std::optional<std::uint32_t> Equations::analysis(Symbol name) const {
  const auto found = analysisIndex_.find(name);
  return found == analysisIndex_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::uint32_t> Equations::definition(Symbol name, char side) const {
  const auto found = definitionIndex_.find({name, side});
  return found == definitionIndex_.end() ? std::nullopt : std::optional(found->second);
}

void Equations::error(DiagnosticKind kind, Span where, std::string message) {
  diagnostics_.report(kind, where, std::move(message));
  good_ = false;
}

Equations::Equations(const rules::RuleSet &rules, const Signatures &signatures, Diagnostics &d)
    : signatures_(signatures), diagnostics_(d) {
  compile(rules);
  checkContexts(rules);
  stratify(rules);
  findDerivativeReads(rules);
}

namespace {

void contextsOf(const std::vector<rules::Premise> &premises, std::map<Symbol, Span> &into) {
  for (const rules::Premise &p : premises) {
    if (p.kind == rules::Premise::Kind::With) into.emplace(p.text, p.where);
    contextsOf(p.premises, into);
  }
}

}  // namespace

// What rules call a fragment's context and analyses say of it are the same names.
void Equations::checkContexts(const rules::RuleSet &rules) {
  std::map<Symbol, Span> asked;
  std::set<Symbol> said;
  for (const rules::Rule &r : rules.rules) contextsOf(r.premises, asked);
  for (const Analysis &a : analyses)
    for (const rules::Analysis::Boundary &b : a.source->boundaries) {
      said.insert(b.context);
      if (!asked.empty() && !asked.contains(b.context))  // a set without fragments may share its equations with one that has some
        error(DiagnosticKind::UnknownName, b.where, "no rule has a premise with " + std::string(text(b.context)) + "(...)");
    }
  for (const auto &[context, where] : asked)
    if (!said.contains(context) && !analyses.empty())
      error(DiagnosticKind::UnknownName, where,
            "no analysis says with " + std::string(text(context)) + " = what it begins with in the fragment");
}

// They are asked while use' is computed, of what rules built: so they may not rest on facts of the program's instructions.
void Equations::findDerivativeReads(const rules::RuleSet &rules) {
  for (const rules::DerivativeOf &d : rules.derivatives) {
    derivativeReads.push_back(d.reads ? definition(d.reads) : std::nullopt);
    if (!d.reads) continue;
    const auto found = derivativeReads.back();
    const std::string name(text(d.reads));
    if (!found || definitions[*found].type != Type::Set || definitions[*found].source->params.size() != 2)
      error(DiagnosticKind::UnknownName, d.where, name + " is no set " + name + "(J, I) of what J reads, which was built for I");
    else if (!definitions[*found].analyses.empty() || aboveUse.definitions[*found])
      error(DiagnosticKind::IllSorted, definitions[*found].source->where,
            name + " says what built instructions read: it may not rest on an analysis or on use'");
  }
}

// Judgements are asked for by name and sort a hundred thousand times: each looks among those of its name alone.
void Equations::judgementsFor(const rules::RuleSet &rules) {
  std::map<Symbol, std::vector<rules::JudgementId>> named;
  for (rules::JudgementId j = 0; j < rules.judgements.size(); ++j) named[rules.judgements[j].name].push_back(j);
  for (rules::JudgementId j = 0; j < rules.judgements.size(); ++j) {
    const std::vector<rules::JudgementId> &alike = named[rules.judgements[j].name];
    auto &row = judgementFor.emplace_back();
    for (unsigned s = 0; s < il::sortCount; ++s) {
      const auto found =
          std::ranges::find_if(alike, [&](rules::JudgementId id) { return takes(rules.judgements[id], static_cast<Sort>(s)); });
      row[s] = found == alike.end() ? j : *found;
    }
  }
}

void Equations::compile(const rules::RuleSet &rules) {
  for (const rules::Analysis &a : rules.analyses) {
    analysisIndex_[a.name] = static_cast<std::uint32_t>(analyses.size());
    analyses.emplace_back();
    analyses.back().source = &a;
  }
  for (const rules::Definition &d : rules.definitions) {
    definitionIndex_[{d.name, d.side}] = static_cast<std::uint32_t>(definitions.size());
    definitions.emplace_back();
    definitions.back().source = &d;
    definitions.back().type = typeOf(d.kind);
  }
  judgementsFor(rules);
  Compiler c{*this, rules};
  for (Definition &d : definitions) {
    c.begin(d.source->params, d.source->variables);
    d.cases = c.cases(d.source->cases, d.type);
    d.slots = c.slots;
  }
  for (Analysis &a : analyses) {
    const Type t = a.source->relation ? Type::Relation : Type::Set;
    c.begin({{a.source->parameter, Sort::Instr}}, a.source->variables);
    a.transfer = c.cases(a.source->transfer, t);
    a.callee = c.cases(a.source->callee, t);
    for (const rules::Analysis::Boundary &b : a.source->boundaries) a.boundaries.emplace_back(b.context, c.cases(b.cases, t));
    a.slots = c.slots;
    c.bound.clear();  // the boundary is before all instructions
    a.head.push_back({c.need(c.node(a.source->head), t), std::nullopt});
    a.slots = std::max(a.slots, c.slots);
  }
}

}  // namespace dotbar::dataflow
