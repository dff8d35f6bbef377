// Reading the short texts of Rulebook.
#include "rulebook.h"

#include <cctype>
#include <stdexcept>

namespace dotbar::test {
namespace {

// Where the item of this name is in a table of the rule set.
template <class Items>
std::uint32_t index(const Items &items, std::string_view name) {
  for (std::size_t i = 0; i < items.size(); ++i)
    if (text(items[i].name) == name) return static_cast<std::uint32_t>(i);
  throw std::runtime_error("unknown name " + std::string(name));
}

class Reader {
 public:
  Reader(Rulebook &book, std::string_view text, std::vector<rules::Variable> &vars) : book_(book), text_(text), vars_(vars) {}

  Term term(Sort expected) {
    if (take("[")) return list(expected);
    if (take("_")) return any(expected);
    const std::string word = name();
    if (std::isupper(static_cast<unsigned char>(word[0]))) return variable(word, expected);
    il::Op op;
    if (!il::findOp(word, op)) return call(word);
    return il::isLeaf(op) ? leaf(op) : node(op);
  }

  Formula formula() {
    Formula f = conjunction();
    while (take("\\/")) f = combine(Formula::Kind::Or, std::move(f), conjunction());
    return f;
  }

  void end() {
    blanks();
    if (at_ != text_.size()) fail("text after the end");
  }

 private:
  void fail(const std::string &what) {
    throw std::runtime_error(what + " in " + std::string(text_) + " at " + std::to_string(at_));
  }
  void blanks() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool take(std::string_view what) {
    blanks();
    if (text_.substr(at_, what.size()) != what) return false;
    at_ += what.size();
    return true;
  }
  void need(std::string_view what) {
    if (!take(what)) fail("expected " + std::string(what));
  }
  std::string name() {
    blanks();
    const std::size_t from = at_;
    while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '\'')) ++at_;
    if (from == at_) fail("expected a name");
    return std::string(text_.substr(from, at_ - from));
  }

  Term any(Sort expected) {
    Term t;
    t.sort = expected;
    return t;
  }
  rules::VarId variableId(const std::string &word) {
    for (std::size_t i = 0; i < vars_.size(); ++i)
      if (text(vars_[i].name) == word) return static_cast<rules::VarId>(i);
    vars_.push_back({intern(word), book_.sortOfVariable(word)});
    return static_cast<rules::VarId>(vars_.size() - 1);
  }
  Term variable(const std::string &word, Sort expected) {
    Term t;
    const rules::VarId var = variableId(word);
    if (take("@")) {
      t = term(expected);
      t.named = true;
    } else {
      t.kind = Term::Kind::Var;
      t.sort = vars_[var].sort;
    }
    t.var = var;
    return t;
  }
  Term list(Sort expected) {
    Term t;
    t.kind = Term::Kind::List;
    t.sort = expected;
    if (!il::isListSort(expected, t.op)) fail("a list where none is expected");
    const Sort element = il::info(t.op).element;
    bool spread = false;
    while (!take("]")) {
      const std::size_t from = at_;
      if (take("*")) spread = true;  // `*A`: spliced
      t.children.push_back(term(spread ? expected : element));
      t.children.back().spread = spread;
      if (at_ == from) fail("no progress");
      spread = take(".");
      if (!spread) take(",");
    }
    return t;
  }
  Term leaf(il::Op op) {
    Term t;
    t.kind = Term::Kind::Leaf;
    t.op = op;
    t.sort = il::info(op).sort;
    need("(");
    if (take("_")) {
      t.anyText = true;
    } else {
      need("\"");
      const std::size_t from = at_;
      while (text_[at_] != '"') ++at_;
      t.text = intern(text_.substr(from, at_ - from));
      need("\"");
    }
    need(")");
    return t;
  }
  Term node(il::Op op) {
    Term t;
    t.kind = Term::Kind::Node;
    t.op = op;
    t.sort = il::info(op).sort;
    need("(");
    for (std::size_t i = 0; i < il::info(op).children.size(); ++i) {
      if (i != 0) need(",");
      t.children.push_back(term(il::info(op).children[i].sort));
    }
    need(")");
    return t;
  }
  Term call(const std::string &word) {
    Term t;
    t.kind = Term::Kind::Call;
    t.function = index(book_.set.functions, word);
    const rules::Function &f = book_.set.functions[t.function];
    t.sort = f.result;
    need("(");
    for (const Sort s : f.params) {
      if (!t.children.empty()) need(",");
      t.children.push_back(term(s));
    }
    need(")");
    return t;
  }

  static Formula combine(Formula::Kind kind, Formula a, Formula b) {
    Formula f;
    f.kind = kind;
    f.operands = {std::move(a), std::move(b)};
    return f;
  }
  Formula conjunction() {
    Formula f = atom();
    while (take("/\\")) f = combine(Formula::Kind::And, std::move(f), atom());
    return f;
  }
  Formula atom() {
    Formula f;
    if (take("!")) {
      f.kind = Formula::Kind::Not;
      f.operands.push_back(atom());
      return f;
    }
    if (take("(")) {
      f = formula();
      need(")");
      return f;
    }
    if (take("same(")) {
      f.kind = Formula::Kind::Same;
      f.args.push_back(term(Sort::Expr));
      need(",");
      f.args.push_back(term(Sort::Expr));
      need(")");
      return f;
    }
    const std::string word = name();
    if (!std::isupper(static_cast<unsigned char>(word[0]))) return guard(word);
    f.kind = Formula::Kind::Is;
    f.args.push_back(variable(word, Sort::Expr));
    need("is");
    f.args.push_back(term(f.args[0].sort));
    return f;
  }
  Formula guard(const std::string &word) {
    Formula f;
    f.kind = Formula::Kind::Guard;
    f.guard = index(book_.set.guards, word);
    need("(");
    for (const Sort s : book_.set.guards[f.guard].params) {
      if (!f.args.empty()) need(",");
      f.args.push_back(term(s));
    }
    need(")");
    return f;
  }

  Rulebook &book_;
  std::string_view text_;
  std::vector<rules::Variable> &vars_;
  std::size_t at_ = 0;
};

}  // namespace

Rulebook::Rulebook() {
  set.rules.emplace_back();
  for (auto [stem, sort] : {std::pair{"E", "Expr"},
                            {"X", "Expr"},
                            {"Y", "Expr"},
                            {"A", "Expr"},
                            {"B", "Expr"},
                            {"R", "Ref"},
                            {"N", "Name"},
                            {"V", "Name"},
                            {"T", "Type"},
                            {"I", "Instr"},
                            {"P", "Instrs"},
                            {"Q", "Instrs"},
                            {"L", "Exprs"},
                            {"M", "Exprs"},
                            {"K", "Nat"},
                            {"J", "Nat"},
                            {"C", "Ctl"},
                            {"D", "Decls"}})
    var(stem, sort);
}

Rulebook &Rulebook::var(std::string_view stem, std::string_view s) {
  stems_[std::string(stem)] = sort(s);
  return *this;
}

Sort Rulebook::sort(std::string_view name) const {
  Sort s;
  if (!il::findSort(name, s)) throw std::runtime_error("unknown sort " + std::string(name));
  return s;
}

Sort Rulebook::sortOfVariable(std::string_view name) const {
  std::size_t n = 0;
  while (n < name.size() && std::isupper(static_cast<unsigned char>(name[n]))) ++n;
  const auto found = stems_.find(name.substr(0, n));
  if (found == stems_.end()) throw std::runtime_error("unknown stem of " + std::string(name));
  return found->second;
}

rules::JudgementId Rulebook::judgement(std::string_view name, std::vector<std::string> inputs, std::vector<std::string> outputs) {
  rules::Judgement j;
  j.name = intern(name);
  for (const auto &s : inputs) j.inputs.push_back({{}, sort(s)});
  for (const auto &s : outputs) j.outputs.push_back({{}, sort(s)});
  set.judgements.push_back(std::move(j));
  set.rulesOf.emplace_back();
  return static_cast<rules::JudgementId>(set.judgements.size() - 1);
}

rules::GuardId Rulebook::guard(std::string_view name, std::vector<std::string> params, std::string_view result) {
  rules::Guard g;
  g.name = intern(name);
  for (const auto &s : params) g.params.push_back(sort(s));
  if (!result.empty()) g.result = sort(result);
  set.guards.push_back(std::move(g));
  return static_cast<rules::GuardId>(set.guards.size() - 1);
}

rules::GuardId Rulebook::structural(std::string_view name, std::vector<std::string> params, std::string_view text) {
  rules::Guard g;
  g.name = intern(name);
  for (const auto &p : params) {
    g.params.push_back(sortOfVariable(p));
    g.variables.push_back({intern(p), sortOfVariable(p)});
  }
  g.structural = formula(text, g.variables);
  set.guards.push_back(std::move(g));
  return static_cast<rules::GuardId>(set.guards.size() - 1);
}

rules::FunctionId Rulebook::function(std::string_view name, std::vector<std::string> params, std::string_view result) {
  rules::Function f;
  f.name = intern(name);
  for (const auto &s : params) f.params.push_back(sort(s));
  f.result = sort(result);
  set.functions.push_back(std::move(f));
  return static_cast<rules::FunctionId>(set.functions.size() - 1);
}

rules::JudgementId Rulebook::judgementId(std::string_view name) const {
  for (std::size_t j = 0; j < set.judgements.size(); ++j)
    if (text(set.judgements[j].name) == name) return static_cast<rules::JudgementId>(j);
  throw std::runtime_error("unknown judgement " + std::string(name));
}

Term Rulebook::term(std::string_view text, std::vector<rules::Variable> &vars, Sort expected) {
  Reader r(*this, text, vars);
  Term t = r.term(expected);
  r.end();
  return t;
}

Formula Rulebook::formula(std::string_view text, std::vector<rules::Variable> &vars) {
  Reader r(*this, text, vars);
  Formula f = r.formula();
  r.end();
  return f;
}

RuleMaker Rulebook::rule(std::string_view name, std::string_view judgement, std::vector<std::string> inputs) {
  rules::Rule r;
  r.name = intern(name);
  r.judgement = judgementId(judgement);
  for (std::size_t i = 0; i < inputs.size(); ++i)
    r.inputs.push_back(term(inputs[i], r.variables, set.judgements[r.judgement].inputs[i].sort));
  set.rulesOf[r.judgement].push_back(static_cast<rules::RuleId>(set.rules.size()));
  set.rules.push_back(std::move(r));
  return {*this, set.rules.size() - 1};
}

rules::Rule &RuleMaker::rule() { return book_.set.rules[rule_]; }

std::vector<Premise> &RuleMaker::premises() {
  std::vector<Premise> *all = &rule().premises;
  for (const std::size_t i : open_) all = &(*all)[i].premises;
  return *all;
}

Premise &RuleMaker::add(Premise::Kind kind) {
  Premise &p = premises().emplace_back();
  p.kind = kind;
  return p;
}

RuleMaker &RuleMaker::guard(std::string_view formula) {
  Formula f = book_.formula(formula, rule().variables);
  add(Premise::Kind::Guard).formula = std::move(f);
  return *this;
}

RuleMaker &RuleMaker::judge(std::string_view judgement, std::vector<std::string> inputs, std::vector<std::string> outputs) {
  const rules::JudgementId id = book_.judgementId(judgement);
  Premise &p = add(Premise::Kind::Judge);
  p.judgement = id;
  const rules::Judgement &j = book_.set.judgements[id];
  for (std::size_t i = 0; i < inputs.size(); ++i) p.inputs.push_back(book_.term(inputs[i], rule().variables, j.inputs[i].sort));
  for (std::size_t i = 0; i < outputs.size(); ++i)
    p.outputs.push_back(book_.term(outputs[i], rule().variables, j.outputs[i].sort));
  return *this;
}

RuleMaker &RuleMaker::let(std::string_view output, std::string_view term) {
  Premise &p = add(Premise::Kind::Let);
  p.outputs.push_back(book_.term(output, rule().variables, Sort::Expr));
  const Term &o = p.outputs[0];
  p.inputs.push_back(book_.term(term, rule().variables, o.kind == Term::Kind::Var ? rule().variables[o.var].sort : o.sort));
  return *this;
}

RuleMaker &RuleMaker::fresh(std::string_view outputs, std::string_view hint, std::string_view type) {
  Premise &p = add(Premise::Kind::Fresh);
  p.text = intern(hint);
  p.inputs.push_back(book_.term(type, rule().variables, Sort::Type));
  p.outputs.push_back(book_.term(outputs, rule().variables, Sort::Name));
  return *this;
}

RuleMaker &RuleMaker::bind(std::string_view guard, std::vector<std::string> inputs, std::string_view output) {
  const rules::GuardId id = index(book_.set.guards, guard);
  Premise &p = add(Premise::Kind::Bind);
  p.guard = id;
  for (std::size_t i = 0; i < inputs.size(); ++i)
    p.inputs.push_back(book_.term(inputs[i], rule().variables, book_.set.guards[id].params[i]));
  p.outputs.push_back(book_.term(output, rule().variables, *book_.set.guards[id].result));
  return *this;
}

RuleMaker &RuleMaker::with(std::string_view context, std::string_view input) {
  Premise &p = add(Premise::Kind::With);
  p.text = intern(context);
  p.inputs.push_back(book_.term(input, rule().variables, Sort::Instrs));
  open_.push_back(premises().size() - 1);
  return *this;
}

RuleMaker &RuleMaker::scope(std::string_view output) {
  add(Premise::Kind::Scope).outputs.push_back(book_.term(output, rule().variables, Sort::Decls));
  open_.push_back(premises().size() - 1);
  return *this;
}

RuleMaker &RuleMaker::end() {
  open_.pop_back();
  return *this;
}

RuleMaker &RuleMaker::otherwise() {
  rule().otherwise = true;
  return *this;
}

void RuleMaker::gives(std::vector<std::string> outputs) {
  const rules::Judgement &j = book_.set.judgements[rule().judgement];
  for (std::size_t i = 0; i < outputs.size(); ++i)
    rule().outputs.push_back(book_.term(outputs[i], rule().variables, j.outputs[i].sort));
}

void RuleMaker::refuses(std::string_view text) { rule().refusal = intern(text); }

}  // namespace dotbar::test
