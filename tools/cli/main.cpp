// dotbar: the command line. Exit codes: 0 done, 1 rejected input, 2 usage, 3 check failed, 70 internal error.
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <csignal>
#include <exception>
#include <filesystem>
#include <iostream>
#include <new>
#include <stdexcept>

#include "engine/support/nearest.h"
#include "engine/support/progress.h"
#include "engine/support/watch.h"
#include "tools/cli/commands.h"
#include "tools/cli/manual.h"
#include "tools/cli/tapenade.h"
#include "tools/driver/files.h"

namespace {

int rejected(const dotbar::Diagnostics &diagnostics) {
  diagnostics.print(std::cerr, dotbar::SourceMap{});
  return dotbar::tools::Rejected;
}

int noRules() {
  dotbar::Diagnostics diagnostics;
  diagnostics.report(dotbar::DiagnosticKind::UnreadableFile, {}, "there is no rules folder " + dotbar::tools::rulesFolder()).fix =
      "set DOTBAR_RULES to the folder of the bundled rule sets";
  return rejected(diagnostics);
}

int notThere(const std::string &what, const std::string &name, const std::vector<std::string> &names,
             const std::string &otherwise = "see dotbar --help") {
  std::cerr << dotbar::printable("dotbar: there is no " + what + " " + name + "; " + dotbar::didYouMean(name, names, otherwise))
            << '\n';
  return dotbar::tools::WrongUsage;
}

std::vector<std::string> namesOfCommands() {
  std::vector<std::string> names = dotbar::tools::modesOf("");
  for (const dotbar::tools::Command &c : dotbar::tools::commands()) names.push_back(c.name);
  return names;
}

// The commands that the bundled rules have modes for.
std::string modes() {
  std::string all;
  for (const dotbar::tools::Command &c : dotbar::tools::commands())
    if (c.run == dotbar::tools::runModes) all += (all.empty() ? "dotbar " : ", dotbar ") + c.name;
  return all;
}

// What to say of a mode that bundled rules have, but not those that are taken without --rules.
std::string whereModeIs(const std::string &mode) {
  namespace fs = std::filesystem;
  std::error_code none;
  for (const auto &entry : fs::recursive_directory_iterator(dotbar::tools::rulesFolder(), none)) {
    if (!entry.is_regular_file() || entry.path().filename() != mode + ".rules") continue;
    const std::string family = fs::relative(entry.path().parent_path(), dotbar::tools::rulesFolder()).string();
    const std::vector<std::string> own = dotbar::tools::ownModes(family);
    if (std::ranges::find(own, mode) != own.end()) return "these rules have such a mode: --rules " + family;
  }
  return "derivatives are made by " + modes();
}

// Rules of the user's may declare a mode of any name.
bool mayBeMode(const std::string &name, const std::vector<std::string> &arguments) {
  const std::vector<std::string> known = namesOfCommands();
  return std::ranges::find(arguments, "--rules") != arguments.end() || name.find(',') != name.npos ||
         std::ranges::find(known, name) != known.end();
}

// A command of one word, or of two: rules check. `at` is where its first stands; then, where its last does.
std::string commandAt(const std::vector<std::string> &arguments, std::size_t &at) {
  const std::string one = arguments[at], two = at + 1 < arguments.size() ? one + " " + arguments[at + 1] : one;
  if (!dotbar::tools::findCommand(two) || dotbar::tools::findCommand(one)) return one;
  ++at;
  return two;
}

int runCommand(const dotbar::tools::Command &command, const std::string &name, const std::vector<std::string> &arguments) {
  using namespace dotbar::tools;
  Invocation invocation;
  invocation.command = name;
  if (!parse(command.options(), arguments, invocation)) return WrongUsage;
  if (invocation.help) return printHelp(std::cout, command), Done;
  if (const std::size_t words = invocation.words.size(); words < command.least || words > command.most) {
    std::cerr << "dotbar " << name << ": " << (words < command.least ? "there is no " : "more is named than ")
              << (command.words.empty() ? "nothing" : command.words) << "; see dotbar " << name << " --help\n";
    return WrongUsage;
  }
  if (!std::filesystem::is_directory(rulesFolder())) return noRules();
  if (invocation.verbose) spdlog::set_level(spdlog::level::info), dotbar::Progress::silence();
  return command.run(invocation);
}

// The commands whose first word this is: rules. None: it is the first word of none.
std::vector<std::string> secondWords(const std::string &first) {
  std::vector<std::string> words;
  for (const dotbar::tools::Command &c : dotbar::tools::commands())
    if (c.name.starts_with(first + ' ')) words.push_back(c.name.substr(first.size() + 1));
  return words;
}

// dotbar rules, dotbar rules --help, dotbar rules chekc
int chooseCommand(const std::string &first, const std::vector<std::string> &words, const std::vector<std::string> &others) {
  const bool asked = others.empty() || others[0].starts_with('-');
  if (!asked) return notThere("command " + first, others[0], words);
  for (const std::string &w : words)
    dotbar::tools::printHelp(std::cout, *dotbar::tools::findCommand(first + ' ' + w)), std::cout << '\n';
  return others.empty() ? dotbar::tools::WrongUsage : dotbar::tools::Done;
}

// dotbar help COMMAND
int help(const std::vector<std::string> &arguments) {
  using namespace dotbar::tools;
  if (arguments.size() < 2) return printOverview(std::cout), Done;
  std::size_t at = 1;
  const std::string name = commandAt(arguments, at);
  if (const Command *command = findCommand(name)) return printHelp(std::cout, *command), Done;
  if (const std::vector<std::string> words = secondWords(name); !words.empty()) return chooseCommand(name, words, {"--help"});
  return notThere("command", name, namesOfCommands());
}

int run(const std::vector<std::string> &arguments);

// What it stands for is run, one command after the other.
int runTapenade(const std::vector<std::string> &arguments) {
  using namespace dotbar::tools;
  if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "-h" || arguments[0] == "-help")
    return printTapenadeOptions(std::cout), arguments.empty() ? WrongUsage : Done;
  if (arguments[0] == "-version") return run({"--version"});
  const Counterparts all = fromTapenade(arguments, std::cerr);
  int worst = all.commands.empty() ? WrongUsage : Done;
  for (const Words &command : all.commands) worst = std::max(worst, run(command));
  if (worst == Done) sayWhatIsUsed(all, std::cerr);
  return worst == Done && !putTogether(all) ? Rejected : worst;
}

int run(const std::vector<std::string> &arguments) {
  using namespace dotbar::tools;
  std::size_t at = firstWord(arguments);
  if (at == arguments.size()) {
    if (std::ranges::find(arguments, "--version") != arguments.end()) return std::cout << "dotbar " DOTBAR_VERSION "\n", Done;
    const bool asked =
        std::ranges::find(arguments, "--help") != arguments.end() || std::ranges::find(arguments, "-h") != arguments.end();
    printOverview(asked ? std::cout : std::cerr);
    return asked ? Done : WrongUsage;
  }
  if (arguments[at] == "help") return help(arguments);
  if (arguments[at] == "tapenade") return runTapenade({arguments.begin() + static_cast<std::ptrdiff_t>(at) + 1, arguments.end()});
  std::vector<std::string> others(arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(at));
  const std::string name = commandAt(arguments, at);
  others.insert(others.end(), arguments.begin() + static_cast<std::ptrdiff_t>(at) + 1, arguments.end());
  if (const Command *command = findCommand(name)) return runCommand(*command, name, others);
  if (const std::vector<std::string> words = secondWords(name); !words.empty()) return chooseCommand(name, words, others);
  if (!mayBeMode(name, others)) return notThere("command or mode", name, namesOfCommands(), whereModeIs(name));
  return runCommand(*findCommand("adjoint"), name, others);
}

int tooMuch(dotbar::DiagnosticKind kind, const char *message) {
  dotbar::Diagnostics diagnostics;
  diagnostics.report(kind, {}, message).fix = "divide the program";
  return rejected(diagnostics);
}

int ran(const std::vector<std::string> &arguments) {
  try {
    const int code = run(arguments);
    dotbar::Diagnostics diagnostics;
    return dotbar::tools::allPrinted(diagnostics) ? code : rejected(diagnostics);
  } catch (const std::bad_alloc &) {
    return tooMuch(dotbar::DiagnosticKind::OutOfMemory, "there is not enough memory for this run");
  } catch (const std::length_error &) {
    return tooMuch(dotbar::DiagnosticKind::OutOfMemory, "this program is larger than what can be counted");
  } catch (const std::exception &e) {
    std::cerr << "dotbar: internal error: " << e.what() << '\n';
    return dotbar::tools::InternalError;
  }
}

}  // namespace

int main(int argc, char **argv) {
  spdlog::set_default_logger(spdlog::stderr_color_mt("dotbar"));
  spdlog::set_pattern("dotbar: %v");
  spdlog::set_level(spdlog::level::warn);
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error to report, as a full disk is
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (argc > 0 && std::filesystem::path(argv[0]).filename() == "dotbar-tapenade") arguments.insert(arguments.begin(), "tapenade");
  return dotbar::watched(
      [&] { return ran(arguments); },
      [] { return tooMuch(dotbar::DiagnosticKind::TooDeep, "this program is nested too deeply for the memory of this run"); });
}
