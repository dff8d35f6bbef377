// One test: its program, its oracles, the run, and the comparison of what came out with what the test says.
#include <algorithm>
#include <sstream>

#include "engine/rules/show/show.h"
#include "frontends/language.h"
#include "il_make.h"
#include "tools/workbench/rule_tests/accept.h"
#include "tools/workbench/rule_tests/fragments.h"
#include "tools/workbench/rule_tests/host.h"
#include "tools/workbench/rule_tests/rule_tests.h"

namespace dotbar::tools {
namespace {

using il::Forest;
using il::Op;
using il::Sort;
using il::Tree;

std::string indented(const std::string &text) {
  std::istringstream lines(text);
  std::string line, all;
  while (std::getline(lines, line)) all += "\n      " + line;
  return all.empty() ? "\n      (nothing)" : all;
}

struct TestRun {
  const rules::RuleSet &set;
  const rules::RuleTest &test;
  bool naive;
  RuleTestResult &result;
  Forest forest{};
  Diagnostics diagnostics{}, quiet{};
  std::unique_ptr<dataflow::Program> program{};
  std::unique_ptr<dataflow::Facts> facts{};
  std::unique_ptr<OracleHost> host{};
  std::vector<Tree> inputs{};
  std::size_t before = 0;  // what was said about guards without equations: oracles answer them

  bool fail(const std::string &message) {
    if (result.message.empty()) result.message = message;
    return false;
  }

  // --- which judgement, and its inputs as fragments ---
  std::vector<Fragment> fragmentsFor(const rules::Judgement &j) const {
    const bool statements = j.inputs.size() - j.contexts == 1;
    const std::vector<std::string> texts = statements ? std::vector<std::string>{test.input} : splitAtCommas(test.input);
    std::vector<Fragment> fragments;
    if (texts.size() + j.contexts != j.inputs.size()) return {};
    for (std::size_t i = 0; i < texts.size(); ++i) fragments.push_back({texts[i], j.inputs[j.contexts + i].sort});
    return fragments;
  }

  bool suits(const std::vector<Fragment> &fragments, std::string &why) {
    if (fragments.empty()) return false;
    const std::size_t from = fragments[0].text.find_first_not_of(" \t\n");
    const char first = from == std::string::npos ? '\0' : fragments[0].text[from];
    Op list;
    const bool isList = il::isListSort(fragments[0].sort, list);
    if (first == '{' && fragments[0].sort != Sort::Instrs) return false;
    if (first == '[' && !isList) return false;
    if (isList && first != '[' && first != '{' && fragments[0].sort != Sort::Instrs && isOccurrence(fragments[0])) return false;
    for (const Fragment &f : fragments)
      if (f.sort != Sort::Zones && !readFragment(forest, f, test.declarations, why)) return false;
    return true;
  }

  // Statements in braces, or several, are a list; one by itself is an instruction.
  std::optional<rules::JudgementId> judgement(std::vector<Fragment> &fragments) {
    std::optional<rules::JudgementId> found;
    std::string why, first;
    for (rules::JudgementId j = 0; j < set.judgements.size(); ++j) {
      if (rules::arrow(set.judgements[j]) != test.judgement) continue;
      const std::vector<Fragment> candidate = fragmentsFor(set.judgements[j]);
      why.clear();
      if (!suits(candidate, why)) {
        if (!why.empty() && (first.empty() || set.judgements[j].inputs[0].sort == Sort::Instr)) first = why;
        continue;
      }
      if (found && set.judgements[j].inputs[0].sort == Sort::Instrs) continue;
      found = j, fragments = candidate;
    }
    if (!found)
      fail("no judgement " + test.judgement + " of " + std::string(text(set.name)) + " takes this input" +
           (first.empty() ? "" : ": " + first));
    return found;
  }

  // --- the program of the test, and its host ---
  bool prepare(const std::vector<Fragment> &fragments) {
    const bool unit = fragments.size() == 1 && fragments[0].sort == Sort::Unit;
    const std::string text =
        (unit ? fragments[0].text + "\n" : unitAround("rule_test", test.declarations, fragments)) + "\n" + test.beside;
    Tree file;
    std::string why;
    if (!readUnits(forest, text, file, why)) return fail(why);
    if (!addStatements(fragments, file)) return false;
    const Tree files[] = {file};
    program = std::make_unique<dataflow::Program>(forest, files, quiet, dataflow::programOptions(set));
    facts = std::make_unique<dataflow::Facts>(*program, set, std::vector<dataflow::Head>{}, diagnostics);
    before = diagnostics.all().size();
    host = std::make_unique<OracleHost>(set, forest, *facts);
    const Tree around = forest.children(il::FileOp::units_(forest, program->files()[0])).front();
    facts->about(around);
    if (unit) return inputs.push_back(around), true;
    const Tree body = il::ProcedureOp::body_(forest, around);
    std::uint32_t next = 0;
    for (const Fragment &f : fragments) {
      Tree t;
      if (f.sort == Sort::Zones)
        t = zones(f.text);
      else if (isIlStatement(f))
        t = forest.child(body, forest.arity(body) - 1);
      else
        t = isOccurrence(f) ? fragmentIn(forest, forest.child(body, next++), f) : readFragment(forest, f, "", why);
      if (!t) return fail("cannot read " + f.text);
      inputs.push_back(t);
    }
    return true;
  }

  // Instructions in IL stand at the end of the unit.
  bool addStatements(const std::vector<Fragment> &fragments, Tree &file) {
    for (const Fragment &f : fragments) {
      if (!isIlStatement(f)) continue;
      std::string why;
      const Tree added = readFragment(forest, f, "", why);
      if (!added) return fail(why);
      const auto copy = [&](Tree t) { return std::vector<Tree>(forest.children(t).begin(), forest.children(t).end()); };
      std::vector<Tree> units = copy(il::FileOp::units_(forest, file)), unit = copy(units[0]);
      const Tree old = il::AnyOp::body_(forest, units[0]);
      std::vector<Tree> body = copy(old);
      body.push_back(added);
      std::ranges::replace(unit, old, forest.node(Op::Instrs, body));
      units[0] = forest.node(forest.op(units[0]), unit);
      file = il::FileOp::make(forest, il::FileOp::path_(forest, file), forest.node(Op::Units, units));
    }
    return true;
  }

  Tree zones(std::string names) {
    std::erase_if(names, [](char c) { return c == '[' || c == ']' || c == '{' || c == '}'; });
    std::vector<std::string> variables = splitAtCommas(names);
    std::erase(variables, "");
    const Tree unit = forest.children(il::FileOp::units_(forest, program->files()[0])).front();
    return facts->zonesTree(unit, variables);
  }

  // `isDiff(x)`: its name and the trees of its arguments.
  template <class T>
  bool asked(const std::string &text, std::span<const Sort> sorts, OracleOf<T> &oracle) {
    const std::size_t open = text.find('(');
    oracle.any = open == std::string::npos;
    if (oracle.any) return true;
    const std::vector<std::string> args = splitAtCommas(text.substr(open + 1, text.rfind(')') - open - 1));
    if (args.size() != sorts.size()) return fail(text + ": " + std::to_string(sorts.size()) + " arguments are wanted");
    for (std::size_t i = 0; i < args.size(); ++i) {
      std::string why;
      const Tree t = readFragment(forest, {args[i], sorts[i]}, test.declarations, why);
      if (!t) return fail(text + ": " + why);
      oracle.args.push_back(t);
    }
    return true;
  }

  bool oracles() {
    for (const auto &[text, holds] : test.guards) {
      const auto guard = set.findGuard(intern(text.substr(0, text.find('('))));
      if (!guard) return fail("no guard is called " + text.substr(0, text.find('(')));
      if (set.guards[*guard].structural) return fail("the guard " + text + " is about form only: the tree answers it");
      OracleOf<bool> o;
      o.answer = holds;
      if (!asked(text, set.guards[*guard].params, o)) return false;
      host->guards[*guard].push_back(std::move(o));
    }
    for (const auto &[text, value] : test.sets) {
      const auto function = set.findFunction(intern(text.substr(0, text.find('('))));
      if (!function) return fail("no function is called " + text.substr(0, text.find('(')));
      OracleOf<Tree> o;
      if (!asked(text, set.functions[*function].params, o)) return false;
      std::string why;
      const Sort sort = set.functions[*function].result;
      o.answer = sort == Sort::Zones ? zones(value) : readFragment(forest, {value, sort}, test.declarations, why);
      if (!o.answer) return fail(text + ": " + why);
      host->functions[*function].push_back(std::move(o));
    }
    return true;
  }

  // --- the run ---
  void run() {
    std::vector<Fragment> fragments;
    const auto j = judgement(fragments);
    if (!j || !prepare(fragments) || !oracles()) return;
    rewrite::Options options;
    options.traced = options.proof = true;
    options.printer = [this](Tree t) { return language().writeExpression(forest, t); };
    const auto rewriter = (naive ? rewrite::interpreter : rewrite::machine)(set, forest, *host, diagnostics, options);
    std::vector<Tree> outputs;
    const bool done = rewriter->run(*j, inputs, outputs);
    std::set<rules::RuleId> once;
    for (const rewrite::Application &a : rewriter->trace())
      if (a.rule && once.insert(a.rule).second) result.applied.push_back(a.rule);
    result.regions = rewriter->regionsReached();
    std::string unanswered;  // all at once: the rules go on as if they did not hold
    for (const std::string &s : host->unanswered) unanswered += (unanswered.empty() ? "" : ", ") + s;
    if (!unanswered.empty()) fail("the rules ask " + unanswered + ", and no oracle answers");
    if (!result.message.empty()) return;
    result.gives = done ? resultsOf(*j, outputs) : refusal();
    result.passed = test.refused ? refused(done) : done ? compare(*j, outputs) : fail(said());
  }

  std::string said() const {
    std::string s;
    for (std::size_t i = before; i < diagnostics.all().size(); ++i) {
      const Diagnostic &d = diagnostics.all()[i];
      s += (s.empty() ? "" : "; ") + std::string(word(d.kind)) + ": " + d.message;
    }
    return s;
  }

  static std::string whole(const Diagnostic &d) { return d.fix.empty() ? d.message : d.message + " (" + d.fix + ')'; }

  // --- what came, as a test would expect it ---
  std::string refusal() const {
    for (std::size_t i = before; i < diagnostics.all().size(); ++i)
      if (const Diagnostic &d = diagnostics.all()[i]; d.kind == DiagnosticKind::Refused) return shownRefusal(whole(d));
    return "";
  }

  std::string resultsOf(rules::JudgementId id, const std::vector<Tree> &outputs) {
    std::string all;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      const auto shown = shownResult(
          forest, outputs[i], [&](const std::string &s) { return matches(set.judgements[id].outputs[i].sort, s, outputs[i]); });
      if (!shown) return "";
      all += (i == 0 ? "" : ", ") + *shown;
    }
    return all;
  }

  bool matches(Sort sort, const std::string &expected, Tree output) {
    std::string why;
    if (sort == Sort::Zones) return forest.equal(zones(expected), output);
    const Tree t = readFragment(forest, {expected, sort}, test.declarations, why);
    return t && sameSource(forest, t, output);
  }

  bool refused(bool done) {
    if (done) return fail("expected  refuse \"" + test.expected[0] + "\"\n    got       a result");
    const auto &all = diagnostics.all();
    const bool same = std::any_of(all.begin(), all.end(), [&](const Diagnostic &d) {
      return d.kind == DiagnosticKind::Refused && whole(d) == test.expected[0];
    });
    return same || fail("expected  refused: " + test.expected[0] + "\n    got       " + said());
  }

  bool compare(rules::JudgementId id, const std::vector<Tree> &outputs) {
    const rules::Judgement &j = set.judgements[id];
    if (test.expected.size() != outputs.size())
      return fail("the judgement has " + std::to_string(outputs.size()) + " outputs, the test gives " +
                  std::to_string(test.expected.size()));
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      std::string why;
      const Tree expected = j.outputs[i].sort == Sort::Zones
                                ? zones(test.expected[i])
                                : readFragment(forest, {test.expected[i], j.outputs[i].sort}, test.declarations, why);
      if (!expected) return fail("the expected result: " + why);
      if (j.outputs[i].sort == Sort::Zones ? forest.equal(expected, outputs[i]) : sameSource(forest, expected, outputs[i]))
        continue;
      const std::string name(text(j.outputs[i].name));
      return fail(name + ": expected" + indented(language().write(forest, expected)) + "\n    got" +
                  indented(language().write(forest, outputs[i])));
    }
    return true;
  }
};

}  // namespace

RuleTestResult runRuleTest(const rules::RuleSet &set, const SourceMap &sources, const rules::RuleTest &test, bool naive) {
  RuleTestResult result;
  const Position p = sources.position(test.where.begin);
  result.line = p.line;
  result.place = std::string(p.file) + ":" + std::to_string(p.line);
  result.name = std::string(text(test.name));
  TestRun{set, test, naive, result}.run();
  return result;
}

}  // namespace dotbar::tools
