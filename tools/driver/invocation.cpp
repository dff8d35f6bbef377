// The table of options, and a command line read by it. The layers of rules are options by the names of their files.
#include "tools/driver/invocation.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace dotbar::tools {

namespace {

namespace fs = std::filesystem;

// What a layer's file says of itself in its first line: `# A layer: every real variable is active (TAP-M-options)`.
std::string saysOfItself(const fs::path &file) {
  constexpr std::string_view begin = "# A layer: ";
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  if (!line.starts_with(begin)) return "the layer " + file.stem().string();
  line.erase(0, begin.size());
  return line.substr(0, std::min(line.find(" ("), line.find('.')));
}

// Every set in the folder of options is one: a layer on top of whatever is loaded. In the order of their names.
std::vector<fs::path> layerFiles() {
  std::vector<fs::path> files;
  std::error_code none;
  for (auto i = fs::directory_iterator(fs::path(rulesFolder()) / "options", none); i != fs::directory_iterator();
       i.increment(none))
    if (i->path().extension() == ".rules") files.push_back(i->path());
  std::sort(files.begin(), files.end());
  return files;
}

// Letters, digits and hyphens, a letter first: what can be typed behind `--`.
bool canBeOption(const std::string &name) {
  const auto isPlain = [](unsigned char c) { return std::isalnum(c) || c == '-'; };
  return !name.empty() && std::isalpha(static_cast<unsigned char>(name[0])) && std::ranges::all_of(name, isPlain);
}

Option layerOption(const fs::path &file) {
  const std::string name = file.stem().string();
  return {"--" + name, nullptr, saysOfItself(file),
          [name](Invocation &i, const std::string &) { i.request.layers.push_back(name); }};
}

// What does not follow from the rules.
const std::vector<Option> &ownOptions() {
  static const std::vector<Option> table = {
      {"--head", "HEAD", "what is differentiated: f(outs)/(ins), f(ins)>(outs) or f(ins)\\(outs); may be repeated",
       [](Invocation &i, const std::string &v) { i.request.heads.push_back(v); }},
      {"-o", "FILE", "where the derivative is written (default: standard output)",
       [](Invocation &i, const std::string &v) { i.output = v; }},
      {"--rules", "NAME|DIR", "a family of rule sets or a folder of them; several: later ones extend",
       [](Invocation &i, const std::string &v) { i.request.rules.push_back(v); }},
      {"--size", "A=EXTENT", "the number of elements of an assumed-size array",
       [](Invocation &i, const std::string &v) {
         i.request.sizes[v.substr(0, v.find('='))] = v.substr(std::min(v.find('='), v.size() - 1) + 1);
       }},
      {"-I", "DIR", "where include files are", [](Invocation &i, const std::string &v) { i.request.includeDirs.push_back(v); }},
      {"--set", "NAME=VALUE", "check: the value of an input",
       [](Invocation &i, const std::string &v) { i.settings.push_back(v); }},
      {"--seed", "N", "check, rules fuzz: seed of what is random",
       [](Invocation &i, const std::string &v) { i.others["seed"] = v; }, true},
      {"--programs", "N", "rules fuzz: how many programs, and hundreds of trees",
       [](Invocation &i, const std::string &v) { i.others["programs"] = v; }, true},
      {"--tolerance", "T", "check: largest relative error",
       [](Invocation &i, const std::string &v) { i.others["tolerance"] = v; }},
      {"--mode", "MODE", "facts, why, why-not: whose equations and rules",
       [](Invocation &i, const std::string &v) { i.request.mode = i.mode = v; }},
      {"--defined", nullptr, "facts: also the sets, relations and guards that equations define",
       [](Invocation &i, const std::string &) { i.request.defined = true; }},
      {"--only", "NAME", "facts: those of this name; may be repeated",
       [](Invocation &i, const std::string &v) { i.request.only.push_back(v); }},
      {"--why", nullptr, "facts: why a variable is in a set at a place",
       [](Invocation &i, const std::string &) { i.why = true; }},
      {"--jobs", "N", "processes that share the work on one program (default: as many as there are processors, where that pays)",
       [](Invocation &i, const std::string &v) { i.request.jobs = static_cast<unsigned>(std::stoul(v)); }, true},
      {"--max-errors", "N", "refusals that are told at most (default: 20)",
       [](Invocation &i, const std::string &v) { i.request.maxErrors = static_cast<unsigned>(std::stoul(v)); }, true},
      {"--naive", nullptr, "run the rules by the naive interpreter, not the compiled machine",
       [](Invocation &i, const std::string &) { i.request.naive = true; }},
      {"--keep", nullptr, "check: keep the temporary folder", [](Invocation &i, const std::string &) { i.keep = true; }},
      {"--bench", nullptr, "check: print run times and memory too", [](Invocation &i, const std::string &) { i.bench = true; }},
      {"--cflags", nullptr, "config: flags of the C compiler",
       [](Invocation &i, const std::string &) { i.words.push_back("--cflags"); }},
      {"--fflags", nullptr, "config: flags of the Fortran compiler",
       [](Invocation &i, const std::string &) { i.words.push_back("--fflags"); }},
      {"--libs", nullptr, "config: flags of the linker", [](Invocation &i, const std::string &) { i.words.push_back("--libs"); }},
      {"--runtime", nullptr, "config: the runtime's library",
       [](Invocation &i, const std::string &) { i.words.push_back("--runtime"); }},
      {"--coverage", nullptr, "rules test: name the rules that no test applied",
       [](Invocation &i, const std::string &) { i.coverage = true; }},
      {"--tree", nullptr, "explain: the whole proof, in bars", [](Invocation &i, const std::string &) { i.tree = true; }},
      {"--html", nullptr, "explain: the whole proof as a page whose parts fold",
       [](Invocation &i, const std::string &) { i.html = true; }},
      {"--json", nullptr, "the answer as JSON", [](Invocation &i, const std::string &) { i.json = true; }},
      {"--check", nullptr, "rules fmt: only name the files that would change, and exit 1",
       [](Invocation &i, const std::string &) { i.onlyCheck = true; }},
      {"--latex", nullptr, "rules show, rules book: as the papers print them, in LaTeX",
       [](Invocation &i, const std::string &) { i.latex = true; }},
      {"--sarif", "FILE", "the messages as SARIF 2.1.0 too; - : on standard output",
       [](Invocation &i, const std::string &v) { i.sarif = v; }},
      {"-v", nullptr, "say what is done", [](Invocation &i, const std::string &) { i.verbose = true; }},
      {"--help", nullptr, "this text", [](Invocation &i, const std::string &) { i.help = true; }},
  };
  return table;
}

// A message when it is none, as a validator of CLI11 gives it.
std::string isNumber(const std::string &value) {
  constexpr std::size_t longest = 9;  // digits
  const bool digits = !value.empty() && value.size() <= longest && value.find_first_not_of("0123456789") == std::string::npos;
  return digits ? "" : "'" + value + "' is no whole number, or too large";
}

// What a derivative records of the command that made it: not where it is written, how loudly, by how many.
std::vector<std::string> recorded(const std::vector<std::string> &arguments) {
  std::vector<std::string> kept;
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    if (arguments[k] == "-o" || arguments[k] == "--sarif" || arguments[k] == "--jobs" || arguments[k] == "--max-errors")
      ++k;
    else if (arguments[k] != "-v")
      kept.push_back(arguments[k]);
  }
  return kept;
}

// Why a layer cannot be an option; empty: it is one.
std::string refusedLayer(const fs::path &file) {
  const std::string name = file.stem().string();
  if (!canBeOption(name)) return "'" + name + "' cannot be an option: letters, digits and hyphens, a letter first";
  if (std::ranges::find(ownOptions(), "--" + name, &Option::name) != ownOptions().end()) return "there is an option --" + name;
  return {};
}

// False after a message for each layer that cannot be asked for.
bool layersAreOptions() {
  bool all = true;
  for (const fs::path &file : layerFiles())
    if (const std::string why = refusedLayer(file); !why.empty()) {
      std::cerr << "dotbar: " << file.string() << ": " << why << "; give the layer another name\n";
      all = false;
    }
  return all;
}

}  // namespace

const std::vector<Option> &options() {
  static const std::vector<Option> table = [] {
    std::vector<Option> all = ownOptions(), more;
    for (const fs::path &file : layerFiles())
      if (refusedLayer(file).empty()) more.push_back(layerOption(file));
    const auto behindRules = std::ranges::find(all, "--rules", &Option::name) + 1;
    all.insert(behindRules, more.begin(), more.end());
    return all;
  }();
  return table;
}

bool parse(const std::vector<std::string> &arguments, Invocation &i) {
  if (!layersAreOptions()) return false;
  CLI::App app("dotbar", "dotbar");
  app.set_help_flag();
  std::string command;
  app.add_option("command", command)->required();
  app.add_option("words", i.words);
  for (const Option &o : options()) {
    if (!o.argument) {
      app.add_flag_callback(o.name, [&o, &i] { o.set(i, ""); });
      continue;
    }
    CLI::callback_t each = [&o, &i](const CLI::results_t &values) {
      for (const std::string &v : values) o.set(i, v);
      return true;
    };
    CLI::Option *added = app.add_option(o.name, each)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    if (o.number) added->check(isNumber, "");
  }
  try {
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::ParseError &e) {
    std::cerr << "dotbar: " << e.what() << "; see dotbar --help\n";
    return false;
  }
  if (i.request.mode.empty()) i.request.mode = command;
  i.arguments = recorded(arguments);
  return true;
}

}  // namespace dotbar::tools
