#include "tools/workbench/behind.h"

#include <algorithm>
#include <map>

#include "il_make.h"
#include "tools/workbench/explain_proof.h"

namespace dotbar::tools {
namespace {

using il::Op;
using il::Tree;

constexpr std::size_t atMost = 8;  // statements

Tree unitNamed(const il::Forest &f, Tree at, const std::string &name) {
  if (f.is(at, Op::Procedure) && f.text(il::AnyOp::name_(f, at)) == name) return at;
  for (Tree c : f.children(at))
    if (f.is(c, Op::Procedure) || f.is(c, Op::Module) || f.is(c, Op::Units))
      if (const Tree found = unitNamed(f, c, name)) return found;
  return {};
}

bool names(const il::Forest &f, Tree t, Symbol name) {
  if (f.is(t, Op::Name)) return f.symbol(t) == name;
  return std::ranges::any_of(f.children(t), [&](Tree c) { return names(f, c, name); });
}

// What it may overwrite has the name.
bool makes(const il::Forest &f, Tree instr, Symbol name) {
  if (f.is(instr, Op::Assign)) return names(f, il::AssignOp::left_(f, instr), name);
  return f.is(instr, Op::Call) && (names(f, il::CallOp::args_(f, instr), name) || names(f, il::CallOp::result_(f, instr), name));
}

class Behind {
 public:
  Behind(const Session &s, Derivative &d) : s_(s), d_(d), proof_(s, d) {
    for (std::size_t k = 1; k < d.lines.lines.size(); ++k)
      if (d.lines.lines[k]) lines_.try_emplace(d.lines.lines[k], k);
  }

  void show(const Suspect &suspect, std::ostream &out) {
    const il::Forest &f = s_.forest;
    const Tree unit = unitNamed(f, d_.file, suspect.procedure);
    if (!unit) return;
    const Tree formals = il::AnyOp::formals_(f, unit);
    const bool isFormal = suspect.formal && *suspect.formal < f.arity(formals);
    const std::string name(isFormal ? f.text(f.child(formals, static_cast<std::uint32_t>(*suspect.formal))) : suspect.variable);
    out << suspect.entry << ": " << suspect.procedure << " makes " << name << " in\n";
    collect(unit);
    std::vector<Symbol> asked{intern(name)};  // and what it is made of, the nearest first
    for (std::size_t k = 0; k < asked.size(); ++k)
      for (Tree t : statements_) {
        if (!makes(f, t, asked[k]) || std::ranges::count(shown_, t)) continue;
        if (shown_.size() == atMost) return void(out << "  and more\n");
        shown_.push_back(t);
        statement(t, out);
        read(t, asked);
      }
  }

 private:
  // What rules built; copies of the source are not in question.
  void collect(Tree at) {
    if (lines_.count(at) && (s_.forest.is(at, Op::Assign) || s_.forest.is(at, Op::Call)) && origin(at)) statements_.push_back(at);
    const auto parts = s_.forest.children(at);
    for (Tree c : std::vector<Tree>(parts.begin(), parts.end())) collect(c);  // a proof builds trees
  }

  void read(Tree at, std::vector<Symbol> &names) const {
    if (s_.forest.is(at, Op::Name) && !std::ranges::count(names, s_.forest.symbol(at))) names.push_back(s_.forest.symbol(at));
    for (Tree c : s_.forest.children(at)) read(c, names);
  }

  // What it is made for, and whether it is more than that.
  std::optional<ProofStep> origin(Tree at) const {
    const std::vector<std::uint32_t> chain = proof_.chain(at);
    if (chain.empty()) return std::nullopt;
    ProofStep step = proof_.tree(proof_.statement(chain));
    if (step.sourceText.find(inOneLine(s_, nullptr, {}, at)) != std::string::npos) return std::nullopt;
    return step;
  }

  // The rules of a proof, each once; of those that are not bundled the places, too.
  void list(const ProofStep &step, std::vector<std::string> &rules) const {
    if (step.elsewhere) return;
    const std::string rule = step.rule + (step.place.starts_with("rules/") ? "" : " (" + step.place + ")");
    if (!std::ranges::count(rules, rule)) rules.push_back(rule);
    for (const ProofStep &premise : step.premises) list(premise, rules);
  }

  void statement(Tree at, std::ostream &out) const {
    const std::optional<ProofStep> step = origin(at);
    std::vector<std::string> rules;
    list(*step, rules);
    out << "  " << inOneLine(s_, nullptr, {}, at) << '\n';
    if (!step->source.empty()) out << "    on " << step->source << ": " << step->sourceText << '\n';
    out << "    by ";
    for (std::size_t k = 0; k < rules.size(); ++k) out << (k ? ", " : "") << rules[k];
    out << '\n';
  }

  const Session &s_;
  Derivative &d_;
  ProofReader proof_;
  std::map<Tree, std::size_t> lines_;
  std::vector<Tree> statements_, shown_;
};

}  // namespace

void showBehind(const Request &asked, const Suspect &suspect, std::ostream &out) {
  Session s;  // what is said was said when the derivative was made
  Request request = asked;
  request.traced = true;
  std::optional<Derivative> d = differentiate(s, request);
  if (d) Behind(s, *d).show(suspect, out);
}

}  // namespace dotbar::tools
