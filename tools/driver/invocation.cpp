// The table of options, and a command line read by it. The layers of rules are options by the names of their files.
#include "tools/driver/invocation.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "engine/support/nearest.h"

namespace dotbar::tools {

namespace {

namespace fs = std::filesystem;

// Which commands an option belongs to.
const CommandNames everywhere{}, modes{"mode"}, checks{"check"}, facts{"facts"}, config{"config"},
    programs{"mode", "check", "facts", "why", "why-not", "report"},
    sources{"mode", "check", "facts", "why", "why-not", "report", "il"};

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
          [name](Invocation &i, const std::string &) { i.request.layers.push_back(name); }, programs};
}

using Value = const std::string &;

std::vector<std::string> &macros(Invocation &i) { return i.request.macros ? *i.request.macros : i.request.macros.emplace(); }

// What is differentiated, by which rules.
const std::vector<Option> &programOptions() {
  static const std::vector<Option> table = {
      {"--head", "HEAD",
       "what is differentiated: f(outs)/(ins), f(ins)>(outs) or f(ins)\\(outs), f[_s](...)... with a suffix for its name; may be "
       "repeated",
       [](Invocation &i, Value v) { i.request.heads.push_back(v); }, programs},
      {"-o",
       "FILE",
       "where the result is written (default, and -: standard output)",
       [](Invocation &i, Value v) { i.output = v; },
       {"mode", "report", "rules book", "rules check", "rules fuzz", "man"}},
      {"--rules", "NAME|DIR", "a family of rule sets or a folder of them; several: later ones extend",
       [](Invocation &i, Value v) { i.request.rules.push_back(v); }, programs},
      {"--library",
       "NAME",
       "procedures of this library have derivatives that come with dotbar: blas, lapack, runtime, runtime_directions",
       [](Invocation &i, Value v) { i.request.libraries.push_back(v); },
       {"mode", "check", "facts", "why", "why-not", "report", "config"}},
      {"--size", "A=EXTENT", "the number of elements of an assumed-size array",
       [](Invocation &i, Value v) {
         i.request.sizes[v.substr(0, v.find('='))] = v.substr(std::min(v.find('='), v.size() - 1) + 1);
       },
       programs},
      {"--mark", "WORD=F,M%G", "as if the comment !$AD WORD stood before the headers of these procedures",
       [](Invocation &i, Value v) { i.request.marks.push_back(v); }, programs},
      {"--naming",
       "NAME=PATTERN",
       "how what is derived is called, % for the name: procedure=%_adj, variable=%_d, module=%_d",
       [](Invocation &i, Value v) { i.request.namings.push_back(v); },
       {"mode"}},
      {"--part",
       "SOURCE",
       "only the derivatives of what this source has",
       [](Invocation &i, Value v) { i.request.part = v; },
       {"mode"}},
      {"-I", "DIR", "where include files are", [](Invocation &i, Value v) { i.request.includeDirs.push_back(v); }, sources},
      {"--cpp", nullptr, "evaluate the preprocessor's lines, as a compiler does; the result has none",
       [](Invocation &i, Value) { macros(i); }, sources},
      {"-D", "NAME[=VALUE]", "--cpp, where this macro is defined", [](Invocation &i, Value v) { macros(i).push_back(v); },
       sources},
      {"-U", "NAME", "--cpp, where this macro is not defined, whatever a compiler does",
       [](Invocation &i, Value v) { macros(i).push_back("!" + v); }, sources},
      {"--jobs", "N", "processes that share the work on one program (default: as many as there are processors, where that pays)",
       [](Invocation &i, Value v) { i.request.jobs = static_cast<unsigned>(std::stoul(v)); }, programs, true},
      {"--max-errors",
       "N",
       "errors that are told at most, each with all its places (default: 20; 0: all)",
       [](Invocation &i, Value v) { i.request.maxErrors = static_cast<unsigned>(std::stoul(v)); },
       {"mode", "check", "facts", "why", "why-not", "report", "il", "rules check"},
       true},
      {"--naive",
       nullptr,
       "run the rules by the naive interpreter, not the compiled machine",
       [](Invocation &i, Value) { i.request.naive = true; },
       {"mode", "check", "rules test"}},
      {"--depfile", "FILE", "write what the result is made from, as a rule for make or ninja",
       [](Invocation &i, Value v) { i.depfile = v; }, modes},
      {"--incremental", nullptr,
       "what is there already stays: nothing is done where no file has changed that it was made from (FILE.made says from "
       "which), "
       "and files whose text would be the same are not written",
       [](Invocation &i, Value) { i.incremental = true; }, modes},
  };
  return table;
}

// How the answers of a command are got and shown.
const std::vector<Option> &answerOptions() {
  static const std::vector<Option> table = {
      {"--set", "NAME=VALUE|@FILE", "the value of an input; those that a file gives, as lines NAME = VALUE or NAMELIST groups",
       [](Invocation &i, Value v) { i.settings.push_back(v); }, checks},
      {"--seed",
       "N",
       "seed of what is random",
       [](Invocation &i, Value v) { i.others["seed"] = v; },
       {"check", "rules fuzz"},
       true},
      {"--programs",
       "N",
       "how many programs, and hundreds of trees",
       [](Invocation &i, Value v) { i.others["programs"] = v; },
       {"rules fuzz"},
       true},
      {"--plot", "FILE.svg", "draw the errors: of differences by their step, of all that is compared",
       [](Invocation &i, Value v) { i.others["plot"] = v; }, checks},
      {"--tolerance", "T", "largest relative error", [](Invocation &i, Value v) { i.others["tolerance"] = v; }, checks},
      {"--keep", nullptr, "keep the temporary folder", [](Invocation &i, Value) { i.keep = true; }, checks},
      {"--bench", nullptr, "a table of run times and of the stack, too", [](Invocation &i, Value) { i.bench = true; }, checks},
      {"--mode",
       "MODE",
       "whose equations and rules (default: adjoint); of check: the mode that is compared (default: both bundled ones)",
       [](Invocation &i, Value v) { i.request.mode = i.mode = v; },
       {"facts", "why", "why-not", "report", "check"}},
      {"--defined", nullptr, "also the sets, relations and guards that equations define",
       [](Invocation &i, Value) { i.request.defined = true; }, facts},
      {"--only", "NAME", "those of this name; may be repeated", [](Invocation &i, Value v) { i.request.only.push_back(v); },
       facts},
      {"--why",
       nullptr,
       "of derivatives: with what is refused, how its variables come to be active; of facts: why a variable is in a set",
       [](Invocation &i, Value) { i.why = i.request.why = true; },
       {"mode", "check", "facts"}},
  };
  return table;
}

// What commands about rules and builds show, and what all have.
const std::vector<Option> &shownOptions() {
  static const std::vector<Option> table = {
      {"--cflags", nullptr, "flags of the C compiler", [](Invocation &i, Value) { i.words.push_back("--cflags"); }, config},
      {"--fflags", nullptr, "flags of the Fortran compiler", [](Invocation &i, Value) { i.words.push_back("--fflags"); }, config},
      {"--libs", nullptr, "flags of the linker", [](Invocation &i, Value) { i.words.push_back("--libs"); }, config},
      {"--runtime", nullptr, "the runtime's library", [](Invocation &i, Value) { i.words.push_back("--runtime"); }, config},
      {"--accept",
       nullptr,
       "tests that fail expect from now on what came: read what changed",
       [](Invocation &i, Value) { i.others["accept"]; },
       {"rules test"}},
      {"--coverage",
       nullptr,
       "name the rules that no test applied",
       [](Invocation &i, Value) { i.coverage = true; },
       {"rules test"}},
      {"--tree", nullptr, "the whole proof, in bars", [](Invocation &i, Value) { i.tree = true; }, {"explain"}},
      {"--brief",
       nullptr,
       "the proof in bars: rules of no paper's and guards that do not hold are only counted",
       [](Invocation &i, Value) { i.others["brief"]; },
       {"explain"}},
      {"--html", nullptr, "the whole proof as a page whose parts fold", [](Invocation &i, Value) { i.html = true; }, {"explain"}},
      {"--html", "FILE", "where the page is written, as -o", [](Invocation &i, Value v) { i.output = v; }, {"report"}},
      {"--check",
       nullptr,
       "only name the files that would change, and exit 1",
       [](Invocation &i, Value) { i.onlyCheck = true; },
       {"rules fmt"}},
      {"--latex",
       nullptr,
       "as the papers print them, in LaTeX",
       [](Invocation &i, Value) { i.latex = true; },
       {"rules show", "rules book"}},
      {"--json", nullptr, "the answer as JSON; of what has none, the messages", [](Invocation &i, Value) { i.json = true; },
       everywhere},
      {"--sarif", "FILE", "the messages as SARIF 2.1.0 too; - : on standard output", [](Invocation &i, Value v) { i.sarif = v; },
       everywhere},
      {"-v,--verbose", nullptr, "say what is done", [](Invocation &i, Value) { i.verbose = true; }, everywhere},
      {"-h,--help", nullptr, "this text", [](Invocation &i, Value) { i.help = true; }, everywhere},
  };
  return table;
}

const std::vector<Option> &ownOptions() {
  static const std::vector<Option> table = [] {
    std::vector<Option> all = programOptions();
    for (const auto *more : {&answerOptions(), &shownOptions()}) all.insert(all.end(), more->begin(), more->end());
    return all;
  }();
  return table;
}

// A message when it is none, as a validator of CLI11 gives it.
std::string isNumber(const std::string &value) {
  constexpr std::size_t longest = 9;  // digits
  const bool digits = !value.empty() && value.size() <= longest && value.find_first_not_of("0123456789") == std::string::npos;
  return digits ? "" : "'" + value + "' is no whole number, or too large";
}

// Whether an argument is this option: as it is, or with its value behind a sign of equality.
bool isOption(const Option &o, std::string_view argument) {
  const std::string_view name = argument.substr(0, argument.starts_with("--") ? argument.find('=') : argument.npos);
  for (std::size_t from = 0; from < o.name.size();) {
    const std::size_t to = std::min(o.name.find(',', from), o.name.size());
    if (name == std::string_view(o.name).substr(from, to - from)) return true;
    from = to + 1;
  }
  return false;
}

const Option *findOption(std::string_view argument) {
  for (const Option &o : options())
    if (isOption(o, argument)) return &o;
  return nullptr;
}

// Whether the next argument is the value of this one.
bool takesNext(const std::string &argument) {
  const Option *o = findOption(argument);
  return o && o->argument && (!argument.starts_with("--") || argument.find('=') == argument.npos);
}

// What a derivative records of the command that made it: not where it is written, how loudly, by how many.
std::vector<std::string> recorded(std::string_view command, const std::vector<std::string> &arguments) {
  static const std::vector<std::string> without = {
      "-o", "--sarif", "--jobs", "--max-errors", "--depfile", "--incremental", "-v,--verbose", "--json", "--why"};
  std::vector<std::string> kept{std::string(command)};
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    const bool value = takesNext(arguments[k]) && k + 1 < arguments.size();
    const Option *o = findOption(arguments[k]);
    if (!o || std::ranges::find(without, o->name) == without.end())
      kept.insert(kept.end(), arguments.begin() + static_cast<std::ptrdiff_t>(k),
                  arguments.begin() + static_cast<std::ptrdiff_t>(k + 1 + value));
    k += value;
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

bool Option::belongsTo(std::string_view command) const {
  return commands.empty() || std::ranges::find(commands, command) != commands.end();
}

std::size_t firstWord(const std::vector<std::string> &arguments) {
  std::size_t k = 0;
  while (k < arguments.size() && arguments[k].size() > 1 && arguments[k][0] == '-') k += takesNext(arguments[k]) ? 2 : 1;
  return std::min(k, arguments.size());
}

namespace {

// What is wrong with an argument that the command does not know.
std::string unknownOption(std::string_view command, const Invocation &i, const std::string &argument) {
  const Option *o = findOption(argument);
  if (!o) {
    std::vector<std::string> names;
    for (const Option &known : options())
      if (known.belongsTo(command)) names.push_back(known.name);
    const std::string name = argument.substr(0, argument.find('='));
    return "there is no option " + name + "; " + didYouMean(name, names, "see dotbar " + i.command + " --help");
  }
  std::string others;
  for (const std::string_view c : o->commands)
    others += (others.empty() ? "" : ", ") + (c == "mode" ? std::string("modes (tangent, adjoint)") : "dotbar " + std::string(c));
  return "the option " + o->name + " is one of " + others;
}

bool wrong(const std::string &command, const std::string &what) {
  std::cerr << printable("dotbar " + command + ": " + what) << '\n';
  return false;
}

void addOption(CLI::App &app, const Option &o, Invocation &i) {
  if (!o.argument) {
    app.add_flag_callback(o.name, [&o, &i] { o.set(i, ""); });
    return;
  }
  CLI::callback_t each = [&o, &i](const CLI::results_t &values) {
    for (const std::string &v : values) o.set(i, v);
    return true;
  };
  CLI::Option *added = app.add_option(o.name, each)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  if (o.number) added->check(isNumber, "");
}

}  // namespace

bool parse(std::string_view command, const std::vector<std::string> &arguments, Invocation &i) {
  if (!layersAreOptions()) return false;
  if (i.command.empty()) i.command = command;
  CLI::App app("dotbar", i.command);
  app.set_help_flag();
  app.allow_extras();
  app.add_option("words", i.words);
  for (const Option &o : options())
    if (o.belongsTo(command)) addOption(app, o, i);
  try {
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::ArgumentMismatch &e) {
    const std::string said = e.what(), name = said.substr(0, said.find(':'));
    const Option *o = findOption(name);
    return wrong(i.command, name + " is followed by " + (o && o->argument ? o->argument : "a value"));
  } catch (const CLI::ParseError &e) {
    return wrong(i.command, std::string(e.what()) + "; see dotbar " + i.command + " --help");
  }
  for (const std::string &extra : app.remaining())
    if (extra.size() > 1 && extra[0] == '-') return wrong(i.command, unknownOption(command, i, extra));
  if (i.request.mode.empty()) i.request.mode = i.command;
  i.arguments = recorded(i.command, arguments);
  return true;
}

std::vector<std::string> layers() {
  std::vector<std::string> names;
  for (const fs::path &file : layerFiles()) names.push_back(file.stem().string());
  return names;
}

}  // namespace dotbar::tools
