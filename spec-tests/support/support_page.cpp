// frontends/SUPPORT.md: what is read, differentiated in which mode, or refused with which words. Made from the samples of the
// grammar, the signature of the intermediate language and the rules; the test says when the page is not what they say.
//
//   support_page [--renew]        exit code 1 when the committed page differs
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "engine/rules/read/load.h"
#include "engine/rules/show/show.h"
#include "frontends/fortran/fortran.h"
#include "il_make.h"

namespace fs = std::filesystem;
using namespace dotbar;
using namespace dotbar::il;

namespace {

const fs::path page = SUPPORT_PAGE, samples = SUPPORT_SAMPLES, rulesFolder = SUPPORT_RULES;

std::string joined(const auto &words, const std::string &between = ", ") {
  std::string r;
  for (const auto &w : words) r += (r.empty() ? "" : between) + std::string(w);
  return r;
}

std::string cell(std::string s) {
  for (std::size_t at = 0; (at = s.find('|', at)) != std::string::npos; at += 2) s.insert(at, "\\");
  return s;
}

// --- statements: what the samples of the grammar are read as ---

void operatorsIn(const Forest &f, Tree root, std::set<std::string> &found) {
  std::vector<Tree> open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    const Op op = f.op(t);
    if (op == Op::Other)
      found.insert("other: " + std::string(f.text(il::OtherOp::kind_(f, t))));
    else if (hasSort(op, Sort::Instr) || hasSort(op, Sort::Decl) || hasSort(op, Sort::Unit))
      found.insert(std::string(info(op).name));
    for (Tree c : f.children(t)) open.push_back(c);
  }
}

void statements(std::ostream &out) {
  out << "## Statements\n\n"
         "Each has a sample in `spec-tests/frontends/statements` (named after the standard's terms; `f77-`: older Fortran). What "
         "it is read\n"
         "as decides what becomes of it (next table); `other` is copied and may only stand where nothing it mentions has a "
         "derivative.\n\n"
         "| sample | read as |\n|---|---|\n";
  std::map<std::string, std::set<std::string>> all;
  std::map<std::string, int> uses;
  for (const auto &e : fs::directory_iterator(samples)) {
    const std::string ext = e.path().extension().string();
    if (ext != ".f90" && ext != ".f" && ext != ".F90") continue;
    Forest f;
    SourceMap sources;
    Diagnostics diagnostics;
    const Tree t = fortran::read(f, sources, diagnostics, e.path().string());
    std::set<std::string> &found = all[e.path().stem().string()];
    if (t) operatorsIn(f, t, found);
    for (const std::string &op : found) ++uses[op];
  }
  for (const auto &[name, found] : all) {
    std::vector<std::string> special;  // what is in most samples tells nothing
    for (const std::string &op : found)
      if (uses[op] * 4 < static_cast<int>(all.size())) special.push_back(op);
    out << "| " << name << " | " << cell(joined(special.empty() ? std::vector<std::string>(found.begin(), found.end()) : special))
        << " |\n";
  }
}

// --- operators: which rules take them ---

using rules::Formula;
using rules::Rule;
using rules::RuleSet;
using rules::Term;

// The operators that a formula leaves for a variable; everything when it says nothing of it.
OpSet narrowed(const RuleSet &set, const Formula &f, rules::VarId v) {
  OpSet all;
  all.set();
  auto about = [&](const Term &t) { return t.kind == Term::Kind::Var && t.var == v; };
  switch (f.kind) {
    case Formula::Kind::Is: {
      if (!about(f.args[0]) || f.args[1].kind != Term::Kind::Node) return all;
      OpSet one;
      one.set(static_cast<std::size_t>(f.args[1].op));
      return one;
    }
    case Formula::Kind::Guard:
      if (set.guards[f.guard].structural && !f.args.empty() && about(f.args[0]))
        return narrowed(set, *set.guards[f.guard].structural, 0);
      return all;
    case Formula::Kind::And: {
      for (const Formula &o : f.operands) all &= narrowed(set, o, v);
      return all;
    }
    case Formula::Kind::Or: {
      OpSet any;
      for (const Formula &o : f.operands) any |= narrowed(set, o, v);
      return any;
    }
    default:
      return all;
  }
}

OpSet operatorsOf(const RuleSet &set, const Rule &r) {
  const Term &t = r.inputs[set.judgements[r.judgement].contexts];
  OpSet all;
  if (t.kind == Term::Kind::Node) return all.set(static_cast<std::size_t>(t.op)), all;
  all.set();
  if (t.kind == Term::Kind::Var || t.named) {
    all &= members(r.variables[t.var].sort);
    for (const rules::Premise &p : r.premises)
      if (p.kind == rules::Premise::Kind::Guard) all &= narrowed(set, p.formula, t.var);
  }
  return all;
}

bool givesNothing(const Rule &r) {
  return std::all_of(r.outputs.begin(), r.outputs.end(),
                     [](const Term &t) { return t.kind == Term::Kind::List && t.children.empty(); });
}

// yes, and the reasons for which it is refused; those for which anything of the sort is stand in the table of refusals.
std::string fate(const RuleSet &set, Symbol judgement, Sort sort, Op op) {
  const auto id = set.findJudgement(judgement, sort);
  if (!id) return "";
  std::set<std::string> reasons;
  bool handled = false, dropped = false;
  for (const rules::RuleId r : set.rulesOf[*id]) {
    const Rule &rule = set.rules[r];
    const OpSet ops = operatorsOf(set, rule);
    if (!ops.test(static_cast<std::size_t>(op))) continue;
    const bool all = (members(sort) & ~ops).none();
    if (rule.refusal && !all) reasons.insert("“" + std::string(text(rule.refusal)) + "”");
    if (!rule.refusal) (givesNothing(rule) ? dropped : handled) = true;
  }
  const std::string done = handled ? "yes" : dropped ? "left out" : "";
  if (reasons.empty()) return done;
  return (done.empty() ? "" : done + "; ") + "refused: " + joined(reasons);
}

void operators(std::ostream &out, const RuleSet &tangent, const RuleSet &adjoint) {
  struct Part {
    const char *title, *judgement;
    Sort sort;
  };
  for (const Part &p : {Part{"Instructions", "", Sort::Instr}, Part{"Declarations", "declaration", Sort::Decl},
                        Part{"References on an active path", "ref", Sort::Ref}, Part{"Program units", "", Sort::Unit}}) {
    out << "\n## " << p.title << "\n\n| operator | meaning | tangent | adjoint |\n|---|---|---|---|\n";
    for (std::size_t k = 0; k < opCount; ++k) {
      const Op op = static_cast<Op>(k);
      const OpInfo &i = info(op);
      if (!members(p.sort).test(k) || i.languages.find('f') == std::string_view::npos) continue;
      const Symbol judgement = *p.judgement ? intern(p.judgement) : Symbol{};
      out << "| `" << i.name << "` | " << cell(std::string(i.meaning)) << " | " << cell(fate(tangent, judgement, p.sort, op))
          << " | " << cell(fate(adjoint, judgement, p.sort, op)) << " |\n";
    }
  }
}

// --- functions ---

void functions(std::ostream &out, const RuleSet &set) {
  out << "\n## Functions with a derivative\n\n"
         "Both modes and the numeric tests follow from these lines (`rules/common/derivatives.rules`). The domain is where they "
         "are tested.\n"
         "Where a function is finite and its derivative is not, both modes take a large number (at 0 that of sqrt is 1/(2 "
         "sqrt(tiny)), about 3e153 in double precision), or 0 at the kinks of hypot, atan2 and the modulus: times 0 it is 0, and "
         "never NaN. Where the function itself is infinite or not defined, nothing is promised.\n\n"
         "| function | other names | partial derivatives | domain |\n|---|---|---|---|\n";
  std::set<std::string> known;
  for (const rules::Partial &p : set.partials) {
    known.insert(std::string(text(p.function)));
    std::vector<std::string> operands, others;
    for (const rules::Variable &v : p.variables) operands.emplace_back(text(v.name));
    for (const Symbol s : p.specifics) others.emplace_back(text(s)), known.insert(others.back());
    const rules::Shower shower(set, p.variables);
    std::string partials;
    for (const auto &piece : p.pieces) {
      std::vector<std::string> each;
      for (const Term &t : piece.partials) each.push_back(shower.term(t));
      if (!partials.empty()) partials += "; ";
      if (p.pieces.size() > 1) partials += piece.test ? "if " + shower.term(*piece.test) + ": " : "else: ";
      partials += joined(each);
    }
    out << "| `" << text(p.function) << "(" << joined(operands) << ")` | " << joined(others) << " | `" << cell(partials) << "` | "
        << cell(p.domain) << " |\n";
  }
  std::set<std::string> without;
  for (const auto &[s, says] : set.intrinsics)
    if (!known.count(std::string(text(s)))) without.insert(std::string(text(s)));
  out << "\n## Functions without a derivative\n\n"
         "Their results are no reals, or nothing with a derivative depends on them; where they are active they are refused by "
         "name,\nbut for conjugates of complex values, which have a rule of their own.\n\n"
      << joined(without) << "\n";
}

// --- refusals ---

void refusals(std::ostream &out, const RuleSet &tangent, const RuleSet &adjoint) {
  out << "\n## Refusals of the rules\n\nEvery reason that a rule gives; `{X}` is what stands there in the source.\n\n| reason | "
         "rule | modes |\n|---|---|---|\n";
  std::map<std::pair<std::string, std::string>, std::set<std::string>> all;
  for (const auto &[mode, set] : {std::pair{"tangent", &tangent}, std::pair{"adjoint", &adjoint}})
    for (const Rule &r : set->rules)
      if (r.refusal) all[{std::string(text(r.refusal)), std::string(text(r.scheme ? r.scheme : r.name))}].insert(mode);
  for (const auto &[what, modes] : all)
    out << "| " << cell(what.first) << " | `" << what.second << "` | " << joined(modes) << " |\n";
}

std::optional<RuleSet> loaded(const char *name) {
  SourceMap sources;
  Diagnostics diagnostics;
  auto set = rules::load(sources, diagnostics, {name}, {{rulesFolder.string()}});
  if (!set) diagnostics.print(std::cerr, sources);
  return set;
}

}  // namespace

int main(int argc, char **argv) {
  const bool renew = argc > 1 && std::string(argv[1]) == "--renew";
  const auto tangent = loaded("dotbar/tangent"), adjoint = loaded("dotbar/adjoint");
  if (!tangent || !adjoint) return 2;
  std::ostringstream out;
  out << "# What is supported\n\n"
         "Made by `support_page --renew` from the samples of the grammar, `engine/il/il.ops` and the rule sets `dotbar/tangent` "
         "and\n"
         "`dotbar/adjoint`; a test compares. *Refused* is an error with file, line, column and the reason quoted; an operator "
         "may be refused\n"
         "in some positions and differentiated in others. Where nothing it touches has a derivative, nothing is refused for its "
         "sake.\n\n";
  statements(out);
  operators(out, *tangent, *adjoint);
  functions(out, *adjoint);
  refusals(out, *tangent, *adjoint);
  if (renew) return std::ofstream(page) << out.str(), 0;
  std::ifstream in(page);
  std::stringstream committed;
  committed << in.rdbuf();
  if (committed.str() == out.str()) return 0;
  std::cout << page.string() << " is not what the rules say: run support_page --renew and read it\n";
  return 1;
}
