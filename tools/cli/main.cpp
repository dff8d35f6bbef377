// dotbar: the command line. Exit codes: 0 done, 1 rejected input, 2 usage, 3 check failed, 70 internal error.
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <csignal>
#include <exception>
#include <filesystem>
#include <iostream>
#include <new>
#include <stdexcept>

#include "engine/support/watch.h"
#include "tools/cli/commands.h"
#include "tools/driver/files.h"

namespace {

void help() {
  std::cout << "dotbar differentiates Fortran programs by rules and equations that are text.\n\ncommands:\n";
  for (const auto &c : dotbar::tools::commands())
    std::cout << "  dotbar " << c.name << ' ' << c.arguments << "\n      " << c.help << '\n';
  std::cout << "\noptions:\n";
  for (const auto &o : dotbar::tools::options())
    std::cout << "  " << o.name << (o.argument ? std::string(" ") + o.argument : "") << "\n      " << o.help << '\n';
}

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

int run(const std::vector<std::string> &arguments) {
  using namespace dotbar::tools;
  if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "help")
    return help(), arguments.empty() ? WrongUsage : Done;
  Invocation invocation;
  if (!parse(arguments, invocation)) return WrongUsage;
  if (invocation.help) return help(), Done;
  if (!std::filesystem::is_directory(rulesFolder())) return noRules();
  if (invocation.verbose) spdlog::set_level(spdlog::level::info);
  for (const Command &c : commands())
    if (arguments[0] == c.name) return c.run(invocation);
  return runMode(invocation);
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
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return dotbar::watched(
      [&] { return ran(arguments); },
      [] { return tooMuch(dotbar::DiagnosticKind::TooDeep, "this program is nested too deeply for the memory of this run"); });
}
