// Refusals stated apart: `refusal NAME:` is a rule that comes first. The other rules of its judgement do not say that they are
// not for what it refuses; here each that may meet such a tree is told so, in a guard of its own (where it names the parts that
// the refusal asks about: else the checks find the overlap). So what the checks, `show` and proofs see are rules that exclude
// each other, as if all guards had been written. A rule to which it leaves nothing is gone.
#include "engine/rules/read/declare.h"

namespace dotbar::rules {
namespace {

using Stands = std::map<VarId, Term *>;  // variables: parts of a rule's inputs

// A refusal, seen from one other rule of its judgement.
class Refused {
 public:
  Refused(const RuleSet &set, const Rule &refusal, Rule &rule) : set_(set), f_(refusal), rule_(rule) {}

  // False: it leaves nothing to the rule.
  bool exclude() {
    for (std::size_t i = 0; i < rule_.inputs.size(); ++i)
      if (!meets(f_.inputs[i], rule_.inputs[i])) return true;
    for (const Premise &p : f_.premises) {
      if (p.kind != Premise::Kind::Guard) continue;
      const std::optional<bool> settled = known(p.formula, stands_);
      if (settled == false) return true;
      if (!settled) conditions_.push_back(substituted(p.formula));
    }
    if (unclear_) return true;  // the checks say where both apply
    if (conditions_.empty()) return false;
    Premise p;
    p.where = f_.where;
    p.formula.kind = Formula::Kind::Not, p.formula.where = f_.where;
    p.formula.operands.push_back(all());
    rule_.premises.insert(rule_.premises.begin(), std::move(p));
    return true;
  }

 private:
  Formula all() {
    if (conditions_.size() == 1) return std::move(conditions_[0]);
    Formula f;
    f.kind = Formula::Kind::And, f.where = f_.where;
    f.operands = std::move(conditions_);
    return f;
  }

  // Whether a tree of the rule's pattern may be one of the refusal's: what that needs becomes conditions.
  bool meets(const Term &refused, Term &own) {
    if (refused.named) stands_[refused.var] = &own;
    switch (refused.kind) {
      case Term::Kind::Any:
        return true;
      case Term::Kind::Var:
        if (!meet(own.sort, refused.sort)) return false;
        if (own.kind == Term::Kind::Node || own.kind == Term::Kind::Leaf) {
          if (!il::members(refused.sort)[static_cast<unsigned>(own.op)]) return false;
          unclear_ |= !stands_.emplace(refused.var, &own).second;
          return true;
        }
        if (!within(own.sort, refused.sort) && !listOf(own.sort)) conditions_.push_back(isOfSort(refused, own));
        unclear_ |= !stands_.emplace(refused.var, &own).second;
        return true;
      default:
        break;
    }
    if (own.kind == Term::Kind::Var || own.kind == Term::Kind::Any) return meetsAny(refused, own);
    if (refused.kind != own.kind || refused.op != own.op) return false;
    if (refused.kind == Term::Kind::Leaf) {
      unclear_ |= own.anyText && !refused.anyText;
      return own.anyText || refused.anyText || refused.text == own.text;
    }
    return meetsChildren(refused, own);
  }

  bool meetsChildren(const Term &refused, Term &own) {
    std::size_t i = 0;
    for (; i < refused.children.size() && i < own.children.size(); ++i) {
      if (refused.children[i].spread != own.children[i].spread) break;
      if (!meets(refused.children[i], own.children[i])) return false;
    }
    const bool isRefusedLonger = i < refused.children.size(), isOwnLonger = i < own.children.size();
    if (!isRefusedLonger && !isOwnLonger) return true;
    const bool isOpen = (isRefusedLonger && refused.children[i].spread) || (isOwnLonger && own.children[i].spread);
    unclear_ |= isOpen;
    return isOpen;
  }

  // What the rule's own pattern says of a condition.
  std::optional<bool> known(const Formula &f, const Stands &stands) const {
    switch (f.kind) {
      case Formula::Kind::True:
        return true;
      case Formula::Kind::Is: {
        const auto at = f.args[0].kind == Term::Kind::Var ? stands.find(f.args[0].var) : stands.end();
        return at == stands.end() ? std::nullopt : isOf(*at->second, f.args[1]);
      }
      case Formula::Kind::Not: {
        const std::optional<bool> t = known(f.operands[0], stands);
        return t ? std::optional(!*t) : t;
      }
      case Formula::Kind::And:
      case Formula::Kind::Or: {
        const bool decides = f.kind == Formula::Kind::Or;
        bool open = false;
        for (const Formula &o : f.operands) {
          const std::optional<bool> t = known(o, stands);
          if (t == decides) return decides;
          open |= !t;
        }
        return open ? std::nullopt : std::optional(!decides);
      }
      case Formula::Kind::Guard: {
        const Guard &g = set_.guards[f.guard];
        Stands of;
        for (VarId v = 0; v < f.args.size(); ++v)
          if (const auto at = f.args[v].kind == Term::Kind::Var ? stands.find(f.args[v].var) : stands.end(); at != stands.end())
            of[v] = at->second;
        return g.structural ? known(*g.structural, of) : std::nullopt;
      }
      default:
        return {};
    }
  }

  static std::optional<bool> isOf(const Term &own, const Term &pattern) {
    if (pattern.kind != Term::Kind::Node && pattern.kind != Term::Kind::Leaf && pattern.kind != Term::Kind::List) return {};
    if (own.kind == Term::Kind::Var || own.kind == Term::Kind::Any)
      return il::members(own.sort)[static_cast<unsigned>(pattern.op)] ? std::nullopt : std::optional(false);
    if (own.op != pattern.op) return false;
    if (pattern.kind == Term::Kind::Leaf && !pattern.anyText)
      return own.anyText ? std::nullopt : std::optional(own.text == pattern.text);
    const bool isOpen = std::ranges::all_of(pattern.children, [](const Term &c) { return c.kind == Term::Kind::Any; });
    return isOpen && (pattern.kind == Term::Kind::Node || pattern.anyText) ? std::optional(true) : std::nullopt;
  }

  // The rule's pattern says nothing here: that the tree is of the refusal's form is a condition.
  bool meetsAny(const Term &refused, Term &own) {
    const il::OpSet members = il::members(own.sort);
    if (!members[static_cast<unsigned>(refused.op)]) return false;
    Formula is;
    is.kind = Formula::Kind::Is, is.where = f_.where;
    is.args.push_back(use(own, refused.named ? text(f_.variables[refused.var].name) : "X"));
    is.args.push_back(shape(refused));
    conditions_.push_back(std::move(is));
    return true;
  }

  // The refusal is for trees of one sort, the rule's variable stands for more.
  Formula isOfSort(const Term &refused, Term &own) {
    Formula is;
    is.kind = Formula::Kind::Is, is.where = f_.where;
    is.args = {use(own, text(f_.variables[refused.var].name)), substituted(refused, true)};
    return is;
  }

  // The pattern without its names: those may not be asked for.
  Term shape(const Term &refused) {
    Term t = refused;
    t.named = false;
    if (t.kind == Term::Kind::Var) {
      Term any;
      any.sort = t.sort, any.spread = t.spread, any.where = t.where;
      return any;
    }
    for (Term &c : t.children) c = shape(c);
    return t;
  }

  // The rule's own part, as a term: it is called as the refusal calls it, where it has no name yet.
  Term use(Term &own, std::string_view name) {
    if (own.kind != Term::Kind::Var && !own.named) {
      const bool isSubject = &own == &rule_.inputs[set_.judgements[rule_.judgement].contexts];
      own.var = made(isSubject ? "_this" : name, own.sort);
      own.named = own.kind != Term::Kind::Any;
      if (!own.named) own.kind = Term::Kind::Var;
    }
    Term v;
    v.kind = Term::Kind::Var, v.var = own.var, v.sort = rule_.variables[own.var].sort, v.where = f_.where;
    return v;
  }

  VarId made(std::string_view name, Sort sort) {
    const auto isKnown = [&](const std::string &n) {
      return std::ranges::any_of(rule_.variables, [&](const Variable &v) { return text(v.name) == n; });
    };
    std::string own(name);
    for (unsigned k = 1; isKnown(own); ++k) own = std::string(name) + std::to_string(k);
    rule_.variables.push_back({intern(own), sort});
    return static_cast<VarId>(rule_.variables.size() - 1);
  }

  Formula substituted(Formula f) {
    for (std::size_t i = 0; i < f.args.size(); ++i) f.args[i] = substituted(f.args[i], f.kind == Formula::Kind::Is && i == 1);
    for (Formula &o : f.operands) o = substituted(std::move(o));
    return f;
  }

  Term substituted(Term t, bool isPattern) {
    if (t.kind == Term::Kind::Var && isPattern) {
      t.var = made("_" + std::string(text(f_.variables[t.var].name)), t.sort);
    } else if (t.kind == Term::Kind::Var) {
      const auto at = stands_.find(t.var);
      unclear_ |= at == stands_.end();
      if (at == stands_.end()) return t;
      const bool isSpread = t.spread;
      t = use(*at->second, text(f_.variables[t.var].name));
      t.spread = isSpread;
    }
    for (Term &c : t.children) c = substituted(std::move(c), isPattern);
    return t;
  }

  const RuleSet &set_;
  const Rule &f_;
  Rule &rule_;
  Stands stands_;  // the refusal's variables
  std::vector<Formula> conditions_;
  bool unclear_ = false;
};

}  // namespace

void Declaring::excludeRefusals() {
  for (RuleId f : refusals_) {
    const Rule refusal = r_.set.rules[f];
    if (!refusal.refusal) r_.error(DiagnosticKind::RuleMode, refusal.where, "a refusal ends in `refuse \"reason\"`");
    std::erase_if(r_.set.rulesOf[refusal.judgement], [&](RuleId r) {
      Rule &rule = r_.set.rules[r];
      return !rule.otherwise && !refusals_.count(r) && !Refused(r_.set, refusal, rule).exclude();
    });
  }
}

}  // namespace dotbar::rules
