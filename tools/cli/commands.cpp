// The tables of the command line and what each command does.
#include "tools/cli/commands.h"

#include <spdlog/spdlog.h>

#include <array>
#include <filesystem>
#include <iostream>

#include "engine/rules/show/typeset.h"
#include "tools/cli/reports.h"
#include "tools/driver/files.h"
#include "tools/driver/recorded.h"
#include "tools/verify/check/check.h"
#include "tools/workbench/explain.h"
#include "tools/workbench/fuzz/fuzz.h"
#include "tools/workbench/lsp/server.h"
#include "tools/workbench/rule_sets.h"
#include "tools/workbench/rule_tests/rule_tests.h"
#include "tools/workbench/why.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

// The diagnostics of a run: as text, also as SARIF when --sarif names a file.
int finish(Session &s, const Invocation &i, int code) {
  if (i.sarif == "-")
    std::cout << asSarif(s.diagnostics, s.sources) << '\n';
  else if (!i.sarif.empty())
    writeWhole(s.diagnostics, s.sources, i.sarif, asSarif(s.diagnostics, s.sources) + "\n");
  s.diagnostics.print(std::cerr, s.sources);
  for (const Diagnostic &d : s.diagnostics.all())
    if (d.kind == DiagnosticKind::Usage) return WrongUsage;
  return s.diagnostics.hasErrors() ? std::max<int>(code, Rejected) : code;
}

constexpr const char *rulesForms =
    "check [SET...] [-o FOLDER] | list | show RULE [SET...] [--latex] | test [SET...] | fuzz DIR | fmt FILE... | diff OLD NEW | book "
    "[SET...] [--latex] | beside [SET...]";

FuzzRequest fuzzRequest(const Invocation &i, const std::string &rules) {
  FuzzRequest request{rules};
  if (const auto seed = i.others.find("seed"); seed != i.others.end()) request.seed = std::stoull(seed->second);
  if (const auto programs = i.others.find("programs"); programs != i.others.end()) request.count = std::stoi(programs->second);
  return request;
}

int runRules(Invocation &i) {
  Session s;
  const std::string what = i.words.empty() ? "" : i.words[0];
  if (what == "list") {
    std::vector<std::string> names;
    for (const auto &entry : fs::recursive_directory_iterator(rulesFolder()))
      if (entry.path().extension() == ".rules")
        names.push_back(fs::relative(entry.path(), rulesFolder()).replace_extension().string());
    std::sort(names.begin(), names.end());
    for (const std::string &name : names) std::cout << name << '\n';
    return Done;
  }
  std::vector<std::string> sets(i.words.begin() + (i.words.empty() ? 0 : 1), i.words.end());
  if (what == "fuzz" && sets.size() == 1) return runRulesFuzz(fuzzRequest(i, sets[0]));
  if (what == "test") return runRuleTests({sets, i.request.naive, i.coverage, i.json});
  if (what == "fmt" && !sets.empty()) return finish(s, i, formatRules(s, sets, i.onlyCheck) || !i.onlyCheck ? Done : Rejected);
  if (what == "diff" && sets.size() == 2)
    return finish(s, i, diffRules(s, sets[0], sets[1], i.json, std::cout) ? Done : Rejected);
  const std::vector<std::string> papers{"papers/tap-equations", "papers/tap-tangent", "papers/tap-adjoint"};
  if (what == "beside") {
    std::cout << besidePage(s, sets.empty() ? papers : sets);
    return finish(s, i, Done);
  }
  const bool isWholeBook = what == "book" && sets.empty();
  std::string rule;
  if (what == "show" && !sets.empty()) rule = sets.front(), sets.erase(sets.begin());
  if (sets.empty())
    sets = {"dotbar/tangent",        "dotbar/adjoint",   "tapenade-2012/tangent",
            "tapenade-2012/adjoint", "common/normalise", "common/unlabelled"};
  if (isWholeBook) sets.insert(sets.begin(), papers.begin(), papers.end());
  if (what != "check" && what != "show" && what != "book") return std::cerr << "dotbar rules " << rulesForms << '\n', WrongUsage;
  if (what == "book") {
    const std::string book = ruleBook(s, sets, i.latex);
    if (i.output.empty())
      std::cout << book;
    else
      writeWhole(s.diagnostics, s.sources, i.output, book);
    return finish(s, i, Done);
  }
  if (what == "check") {
    const std::vector<CheckedSet> checked = checkRuleSets(s, sets, i.output);
    if (!i.json) {
      for (const CheckedSet &c : checked)
        if (c.ok && i.sarif != "-") std::cout << c.name << ": " << c.rules << " rules, no gap, no overlap\n";
      return finish(s, i, Done);
    }
    std::cout << asJson(s.diagnostics, s.sources, checked) << '\n';
    return s.diagnostics.hasErrors() ? Rejected : Done;
  }
  for (const std::string &one : setNames(sets)) {
    const auto set = rules::load(s.sources, s.diagnostics, {one}, {{rulesFolder()}});
    if (!set) continue;
    for (rules::RuleId r = 1; r < set->rules.size(); ++r)
      if (text(set->rules[r].name) == rule)
        std::cout << (i.latex ? rules::typeset(*set, r, rules::Typesetting::Latex) : rules::show(*set, r)) << '\n';
  }
  return finish(s, i, Done);
}

int runExplain(Invocation &i) {
  const std::size_t colon = i.words.empty() ? std::string::npos : i.words[0].rfind(':');
  if (colon == std::string::npos) return std::cerr << "dotbar explain FILE:LINE\n", WrongUsage;
  const ExplainAs as = i.html ? ExplainAs::Html : i.json ? ExplainAs::Json : i.tree ? ExplainAs::Tree : ExplainAs::Chain;
  return explain(i.words[0].substr(0, colon), static_cast<unsigned>(std::atoi(i.words[0].c_str() + colon + 1)), as, std::cout);
}

// NAME [VAR] FILE:LINE [SOURCE...]: the line's file is a source when no other is named.
int runWhy(Invocation &i) {
  Session s;
  SourceLine at;
  const std::size_t place = i.words.size() > 1 && readSourceLine(i.words[1], at) ? 1 : 2;
  if (i.words.size() <= place || !readSourceLine(i.words[place], at))
    return std::cerr << "dotbar why NAME [VAR] FILE:LINE --head HEAD [SOURCE...]\n", WrongUsage;
  i.request.sources.assign(i.words.begin() + static_cast<std::ptrdiff_t>(place) + 1, i.words.end());
  if (i.request.sources.empty()) i.request.sources = {at.file};
  if (i.mode.empty()) i.request.mode = "adjoint";
  return finish(s, i, why(s, i.request, i.words[0], place == 2 ? i.words[1] : "", at, i.json, std::cout));
}

int runWhyNot(Invocation &i) {
  Session s;
  SourceLine at;
  if (i.words.size() < 2 || !readSourceLine(i.words[1], at))
    return std::cerr << "dotbar why-not RULE FILE:LINE --head HEAD [SOURCE...]\n", WrongUsage;
  i.request.sources.assign(i.words.begin() + 2, i.words.end());
  if (i.request.sources.empty()) i.request.sources = {at.file};
  if (i.mode.empty()) i.request.mode = "adjoint";
  const int code = whyNot(s, i.request, i.words[0], at, i.json, std::cout);
  return code ? finish(s, i, code) : Done;
}

int runFacts(Invocation &i) {
  if (i.why) return runWhy(i);
  Session s;
  i.request.sources = i.words;
  if (i.request.mode.empty() || i.request.mode == "facts") i.request.mode = "adjoint";
  auto set = loadRules(s, i.request.mode, i.request.rules, i.request.layers);
  if (!set) return finish(s, i, Rejected);
  auto prepared = prepare(s, i.request, &*set);
  if (!prepared) return finish(s, i, Rejected);
  dataflow::Program program(s.forest, prepared->files, s.diagnostics, dataflow::programOptions(*set));
  dataflow::Facts facts(program, *set, prepared->heads, s.diagnostics);
  if (facts.ok()) facts.print(std::cout, s.sources, i.request.defined, i.request.only);
  return finish(s, i, Done);
}

int runIl(Invocation &i) {
  Session s;
  i.request.sources = i.words;
  auto prepared = prepare(s, i.request);
  if (prepared)
    for (const il::Tree file : prepared->files) std::cout << il::dumpIndented(s.forest, file) << '\n';
  return finish(s, i, Done);
}

int runConfig(Invocation &i) {
  for (const std::string &w : i.words) {
    const fs::path library(DOTBAR_RUNTIME_LIBRARY);
    if (w == "--cflags" || w == "--fflags")
      std::cout << "-I" << DOTBAR_RUNTIME_FOLDER << '\n';
    else if (w == "--libs")
      std::cout << "-L" << library.parent_path().string() << " -ldotbar_runtime\n";
    else if (w == "--runtime")
      std::cout << library.string() << '\n';
    else
      return std::cerr << "dotbar config --cflags | --fflags | --libs | --runtime\n", WrongUsage;
  }
  return i.words.empty() ? WrongUsage : Done;
}

int runCheck(Invocation &i) {
  Session s;
  return finish(s, i, check(s, i));
}

int runLsp(Invocation &) { return lsp::serve(std::cin, std::cout, {rulesFolder()}); }

int runMan(Invocation &) {
  std::cout << ".TH DOTBAR 1\n.SH NAME\ndotbar \\- differentiates Fortran programs by rules\n.SH COMMANDS\n";
  for (const Command &c : commands()) std::cout << ".TP\n.B " << c.name << " " << c.arguments << "\n" << c.help << '\n';
  std::cout << ".SH OPTIONS\n";
  for (const Option &o : options())
    std::cout << ".TP\n.B " << o.name << (o.argument ? std::string(" ") + o.argument : "") << "\n" << o.help << '\n';
  return Done;
}

int runCompletions(Invocation &) {
  std::cout << "complete -W '";
  for (const Command &c : commands()) std::cout << c.name << ' ';
  for (const Option &o : options()) std::cout << o.name << ' ';
  std::cout << "' -f dotbar\n";
  return Done;
}

}  // namespace

const std::vector<Command> &commands() {
  static const std::vector<Command> table = {
      {"tangent", "--head HEAD [-o OUT] SOURCE...", "the tangent derivative (any mode that a rule set declares is a command)",
       runMode},
      {"adjoint", "--head HEAD [-o OUT] SOURCE...", "the adjoint derivative", runMode},
      {"check", "--head HEAD [--set NAME=VALUE...] SOURCE...",
       "differentiates, builds a driver, runs it and compares; exit 3 when it disagrees", runCheck},
      {"rules", rulesForms,
       "checks, shows, lays out and compares rule sets, runs the tests inside them, tries random trees and programs; exit 3 when "
       "one fails",
       runRules},
      {"lsp", "", "a language server for rules files, on standard input and output", runLsp},
      {"explain", "FILE:LINE [--tree | --json | --html]",
       "the rules behind a line of a derivative, with their guards and the sets that decided them", runExplain},
      {"why-not", "RULE FILE:LINE --head HEAD [SOURCE...]",
       "which pattern or guard keeps a rule from applying to a line of the source", runWhyNot},
      {"why", "NAME [VAR] FILE:LINE --head HEAD [SOURCE...]",
       "why a variable is in a set of the equations at a statement, or is not; why a guard holds of it", runWhy},
      {"facts", "--head HEAD SOURCE... | --why NAME VAR FILE:LINE",
       "every fact before and after every statement; or why one is so", runFacts},
      {"il", "SOURCE...", "the normalised program as IL", runIl},
      {"config", "--cflags | --fflags | --libs | --runtime", "what a build needs to link the runtime", runConfig},
      {"man", "", "the manual page", runMan},
      {"completions", "", "completions for bash", runCompletions},
  };
  return table;
}

int runMode(Invocation &i) {
  Session s;
  i.request.sources = i.words;
  if (i.request.sources.empty()) return std::cerr << "dotbar " << i.request.mode << ": no source file is named\n", WrongUsage;
  spdlog::info("{}: {} source files", i.request.mode, i.request.sources.size());
  i.request.keep = false;
  // never destroyed: the system takes all of it back at once, the facts of a long program one by one take a while
  static std::optional<Derivative> *const d = new std::optional(differentiate(s, i.request));
  if (!*d) return finish(s, i, Rejected);
  spdlog::info("{} applications of rules", (*d)->rewriter->applications());
  std::string &text = (*d)->text;
  text.insert(0, madeBy(fromOutput(i)) + "\n");
  if (i.output.empty())
    std::cout << text;
  else
    writeWhole(s.diagnostics, s.sources, i.output, text);
  return finish(s, i, Done);
}

}  // namespace dotbar::tools
