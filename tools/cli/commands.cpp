// The table of commands; what those about programs do.
#include "tools/cli/commands.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <sstream>

#include "engine/support/input.h"
#include "engine/support/nearest.h"
#include "tools/cli/manual.h"
#include "tools/cli/reports.h"
#include "tools/driver/files.h"
#include "tools/driver/library.h"
#include "tools/driver/places.h"
#include "tools/verify/check/check.h"
#include "tools/workbench/explain.h"
#include "tools/workbench/lsp/server.h"
#include "tools/workbench/report/report.h"
#include "tools/workbench/why.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

// What a kind of messages means, refused or error[refused]: its section of the page.
int explainKind(const std::string &word) {
  const std::size_t open = word.find('[');
  const std::string kind = open == word.npos ? word : word.substr(open + 1, word.find(']') - open - 1);
  const std::string page = readWhole(places().messages).value_or(""), begin = "\n## ";
  std::vector<std::string> kinds;
  for (std::size_t at = page.find(begin); at != page.npos;) {
    const std::size_t next = page.find(begin, at + 1), name = at + begin.size();
    kinds.push_back(page.substr(name, page.find('\n', name) - name));
    if (kinds.back() == kind) return std::cout << page.substr(name, next - name), Done;
    at = next;
  }
  std::cerr << "dotbar explain: FILE:LINE of a derivative, or a kind of messages; "
            << didYouMean(kind, kinds, "there is none called " + kind) << '\n';
  return WrongUsage;
}

int runExplain(Invocation &i) {
  const std::string &word = i.words[0];
  const std::size_t colon = word.rfind(':');
  if (colon == std::string::npos) return explainKind(word);
  const ExplainAs as = i.html                       ? ExplainAs::Html
                       : i.json                     ? ExplainAs::Json
                       : i.others.contains("brief") ? ExplainAs::Brief
                       : i.tree                     ? ExplainAs::Tree
                                                    : ExplainAs::Chain;
  return explain(word.substr(0, colon), static_cast<unsigned>(std::atoi(word.c_str() + colon + 1)), as, std::cout);
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

int runReport(Invocation &i) {
  Session s;
  i.request.sources = i.words;
  if (i.mode.empty()) i.request.mode = "adjoint";
  put(s, i, reportPage(s, i.request));
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

// What makes the linker ask for the runtime's interface, where it can.
std::string required() {
  const std::string flag = DOTBAR_RUNTIME_REQUIRED;
  return flag.empty() ? flag : flag + ' ';
}

int runConfig(Invocation &i) {
  for (const std::string &w : i.words) {
    const fs::path library(places().runtimeLibrary);
    if (w == "--cflags" || w == "--fflags")
      std::cout << "-I" << places().runtime << '\n';
    else if (w == "--libs")
      std::cout << required() << library.string() << " -pthread\n";  // the archive: what it is linked to runs anywhere
    else if (w == "--runtime")
      std::cout << library.string() << '\n';
    else
      return std::cerr << "dotbar config --cflags | --fflags | --libs | --runtime | --library NAME\n", WrongUsage;
  }
  if (i.request.libraries.empty()) return i.words.empty() ? WrongUsage : Done;
  Session s;
  for (const std::string &file : libraryFiles(i.request.libraries, s.diagnostics).derivatives) std::cout << file << '\n';
  return finish(s, i, s.diagnostics.hasErrors() ? WrongUsage : Done);
}

int runCheck(Invocation &i) {
  Session s;
  return finish(s, i, check(s, i));
}

int runLsp(Invocation &) { return lsp::serve(std::cin, std::cout, {rulesFolder()}); }

// All pages into a folder, as they are installed.
int writeManuals(Session &s, const std::string &folder) {
  if (!makeFolder(s.diagnostics, folder)) return Rejected;
  const auto page = [&](const std::string &name, const Command *c) {
    std::ostringstream text;
    printManual(text, c);
    return writeWhole(s.diagnostics, s.sources, folder + "/" + name + ".1", text.str());
  };
  bool all = page("dotbar", nullptr);
  for (const Command &c : commands()) all = all && page(manualName(c), &c);
  return all ? Done : Rejected;
}

int runMan(Invocation &i) {
  Session s;
  if (!i.output.empty()) return finish(s, i, writeManuals(s, i.output));
  std::string name;
  for (const std::string &w : i.words) name += (name.empty() ? "" : " ") + w;
  const Command *command = findCommand(name);
  if (!command && !name.empty()) return std::cerr << "dotbar man: there is no command " << printable(name) << '\n', WrongUsage;
  printManual(std::cout, command);
  return Done;
}

int runCompletions(Invocation &i) {
  if (printCompletions(std::cout, i.words.empty() ? "bash" : i.words[0])) return Done;
  return std::cerr << "dotbar completions: for bash, zsh or fish, not " << printable(i.words[0]) << '\n', WrongUsage;
}

}  // namespace

const std::vector<Command> &commands() {
  static const std::vector<Command> table = [] {
    std::vector<Command> all = {
        {"tangent", "SOURCE...", "the tangent: directional derivatives", runModes, 1},
        {"adjoint", "SOURCE...", "the adjoint: gradients", runModes, 1},
        {"hessian", "SOURCE...", "the adjoint, and of it all second derivatives", runModes, 1},
        {"check", "SOURCE...", "differentiates, builds a driver, runs it and compares; exit code 3 when it disagrees", runCheck,
         1},
        {"explain", "FILE:LINE",
         "the rules behind a line of a derivative, with their guards and the sets that decided them; or what a kind of messages "
         "means: "
         "error[KIND]",
         runExplain, 1, 1},
        {"why-not", "RULE FILE:LINE [SOURCE...]", "which pattern or guard keeps a rule from applying to a line of the source",
         runWhyNot, 2},
        {"why", "NAME [VAR] FILE:LINE [SOURCE...]",
         "why a variable is in a set of the equations at a statement, or is not; why a guard holds of it", runWhy, 2},
        {"facts", "SOURCE...", "every fact before and after every statement; with --why NAME VAR FILE:LINE, why one is so",
         runFacts, 1},
        {"report", "SOURCE...", "a page: source and derivative side by side, what is known at each line, proofs, what is refused",
         runReport, 1},
        {"il", "SOURCE...", "the normalised program as trees of IL", runIl, 1},
    };
    const std::vector<Command>
        rules = rulesCommands(),
        others = {
            {"lsp", "", "a language server for files of rules, on standard input and output", runLsp, 0, 0},
            {"config", "", "what a build needs to link the runtime", runConfig},
            {"tapenade", "ARGUMENT...",
             "the command line of Tapenade 3.16, also by the name dotbar-tapenade; --help lists its options", nullptr},
            {"man", "[COMMAND]", "the manual page of all, or of a command; -o FOLDER writes every page", runMan},
            {"completions", "bash|zsh|fish", "completions for a shell", runCompletions, 0, 1},
        };
    all.insert(all.end(), rules.begin(), rules.end());
    all.insert(all.end(), others.begin(), others.end());
    return all;
  }();
  return table;
}

std::string_view Command::options() const { return run == runModes ? "mode" : std::string_view(name); }

const Command *findCommand(std::string_view name) {
  const auto found = std::ranges::find(commands(), name, [](const Command &c) { return std::string_view(c.name); });
  return found == commands().end() ? nullptr : &*found;
}

namespace {

bool coloursOn(int stream) {
  const char *none = std::getenv("NO_COLOR"), *terminal = std::getenv("TERM");
  return isatty(stream) && !(none && *none) && terminal && std::string_view(terminal) != "dumb";
}

// One more than that: the last says that there are more.
Printing printing(const Invocation &i) {
  Printing how{.colours = coloursOn(STDERR_FILENO)};
  if (i.request.maxErrors != 0) how.mostErrors = std::size_t{i.request.maxErrors} + 1;
  return how;
}

}  // namespace

void put(Session &s, const Invocation &i, const std::string &text) {
  if (i.output.empty() || i.output == "-")
    std::cout << text;
  else
    writeWhole(s.diagnostics, s.sources, i.output, text);
}

int finish(Session &s, const Invocation &i, int code) {
  if (i.sarif == "-")
    std::cout << asSarif(s.diagnostics, s.sources) << '\n';
  else if (!i.sarif.empty())
    writeWhole(s.diagnostics, s.sources, i.sarif, asSarif(s.diagnostics, s.sources) + "\n");
  if (i.json)
    std::cerr << asJson(s.diagnostics, s.sources, {}) << '\n';
  else
    s.diagnostics.print(std::cerr, s.sources, printing(i)), std::cerr << ofRefusals(s.diagnostics, i.request.heads);
  for (const Diagnostic &d : s.diagnostics.all())
    if (d.kind == DiagnosticKind::Usage) return WrongUsage;
  return s.diagnostics.hasErrors() ? std::max<int>(code, Rejected) : code;
}

}  // namespace dotbar::tools
