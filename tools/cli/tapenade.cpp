// One table: what becomes of each option. The heads have a grammar of their own: several behind each other, lists with commas or
// blanks.
#include "tools/cli/tapenade.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <iostream>
#include <map>
#include <set>
#include <utility>

#include "engine/support/input.h"
#include "engine/support/nearest.h"
#include "tools/driver/files.h"
#include "tools/driver/invocation.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

// What it asks for, read off the command line.
struct Wish {
  bool tangent = false, adjoint = false, vector = false, refused = false;
  std::vector<std::string> heads;      // as they are given
  std::vector<std::string> ins, outs;  // -vars, -outvars
  std::string output, folder, language;
  Words options, sources, said;
  std::map<std::string, Words> namings;  // by mode
};

enum class Fate { Done, LeftOut, Refused };

struct Counterpart {
  const char *names;  // with blanks between them
  bool hasValue;
  Fate fate;
  const char *meaning;  // in words of dotbar, or why not
  void (*set)(Wish &, const std::string &value) = nullptr;
};

Words listed(const std::string &text) {
  Words all(1);
  for (const char c : text) {
    const bool between = c == ',' || std::isspace(static_cast<unsigned char>(c));
    if (!between)
      all.back() += c;
    else if (!all.back().empty())
      all.emplace_back();
  }
  if (all.back().empty()) all.pop_back();
  return all;
}

void naming(Wish &w, const char *mode, const char *what, std::string pattern) {
  if (pattern.find('%') == pattern.npos) pattern.insert(0, "%");
  w.namings[mode].insert(w.namings[mode].end(), {"--naming", what + ("=" + pattern)});
}

// Its optimisations, and what each layer is without, by the layer's name: the layers that are without them. Of the others there
// is no switch here; what they change is what a derivative costs, not what it is.
constexpr const char *noSwitches =
    "difftypes diffarguments stripprimalmodules spareinit splitdiff mergediff saveonlyused snapshot deadcontrol";

std::map<std::string, Words> optimisations() {
  std::map<std::string, Words> known;
  Words &all = known["everyoptim"];
  for (const std::string &layer : layers()) {
    if (!layer.starts_with("no-")) continue;
    all.push_back("--" + layer);
    known[layer.substr(3)] = {"--" + layer};
  }
  known["diffliveness"] = known["diff-liveness"];
  known["recomputeintermediates"] = {"--no-recompute", "--no-undo"};
  for (const std::string &name : listed(noSwitches)) known[name];
  return known;
}

void withoutOptimisation(Wish &w, const std::string &names) {
  const std::map<std::string, Words> all = optimisations();
  for (const std::string &name : listed(names)) {
    const auto found = all.find(name);
    if (found == all.end()) {
      Words known;
      for (const auto &[other, without] : all) known.push_back(other);
      w.said.push_back("-nooptim " + name + ": " + didYouMean(name, known, "there is no such optimisation"));
      w.refused = true;
      continue;
    }
    w.options.insert(w.options.end(), found->second.begin(), found->second.end());
    if (found->second.empty())
      w.said.push_back("-nooptim " + name + " is left out: there is no switch for it; the derivative is the same without");
    if (name == "everyoptim") w.said.push_back("-nooptim everyoptim: for what is no layer of rules there is no switch");
  }
}

void mark(Wish &w, const std::string &word, const std::string &names) {
  std::string all;
  for (const std::string &name : listed(names)) all += (all.empty() ? "" : ",") + name;
  w.options.insert(w.options.end(), {"--mark", word + "=" + all});
}

void specialized(Wish &w, const std::string &names) {
  if (listed(names) == Words{"%all%"}) return w.options.push_back("--specialize-activity");
  w.options.push_back("--specialize-marked");
  mark(w, "specialize", names);
}

void unkept(Wish &w, const std::string &names) {
  if (listed(names) == Words{"%all%"})
    w.said.push_back("-nocheckpoint %all%: name the procedures"), w.refused = true;
  else
    mark(w, "nocheckpoint", names);
}

constexpr const char *always = "as always here";
constexpr Counterpart table[] = {
    {"-head -root", true, Fate::Done, "--head", [](Wish &w, const std::string &v) { w.heads.push_back(v); }},
    {"-vars", true, Fate::Done, "the independents of --head", [](Wish &w, const std::string &v) { w.ins = listed(v); }},
    {"-outvars", true, Fate::Done, "the dependents of --head", [](Wish &w, const std::string &v) { w.outs = listed(v); }},
    {"-tangent -forward -d", false, Fate::Done, "dotbar tangent", [](Wish &w, const std::string &) { w.tangent = true; }},
    {"-reverse -b", false, Fate::Done, "dotbar adjoint", [](Wish &w, const std::string &) { w.adjoint = true; }},
    {"-vector -multi", false, Fate::Done, "several directions at once: --rules multidirectional",
     [](Wish &w, const std::string &) {
       w.vector = true;
       w.options.insert(w.options.end(), {"--rules", "multidirectional"});
     }},
    {"-output -o", true, Fate::Done, "-o, with what the mode adds to names", [](Wish &w, const std::string &v) { w.output = v; }},
    {"-outputdirectory -O", true, Fate::Done, "-o FOLDER/", [](Wish &w, const std::string &v) { w.folder = v; }},
    {"-splitoutputfiles", false, Fate::Done, "-o FOLDER/: a file for each source", nullptr},
    {"-I", true, Fate::Done, "-I",
     [](Wish &w, const std::string &v) {
       w.options.insert(w.options.end(), {"-I", v});
     }},
    {"-tgtvarname", true, Fate::Done,
     "--naming variable=", [](Wish &w, const std::string &v) { naming(w, "tangent", "variable", v); }},
    {"-tgtfuncname", true, Fate::Done,
     "--naming procedure=", [](Wish &w, const std::string &v) { naming(w, "tangent", "procedure", v); }},
    {"-tgtmodulename", true, Fate::Done,
     "--naming module=", [](Wish &w, const std::string &v) { naming(w, "tangent", "module", v); }},
    {"-adjvarname", true, Fate::Done,
     "--naming variable=", [](Wish &w, const std::string &v) { naming(w, "adjoint", "variable", v); }},
    {"-adjfuncname", true, Fate::Done,
     "--naming procedure=", [](Wish &w, const std::string &v) { naming(w, "adjoint", "procedure", v); }},
    {"-adjmodulename", true, Fate::Done,
     "--naming module=", [](Wish &w, const std::string &v) { naming(w, "adjoint", "module", v); }},
    {"-difffuncname", true, Fate::Done, "--naming procedure=",
     [](Wish &w, const std::string &v) { naming(w, "tangent", "procedure", v), naming(w, "adjoint", "procedure", v); }},
    {"-diffvarname", true, Fate::Done, "--naming variable=",
     [](Wish &w, const std::string &v) { naming(w, "tangent", "variable", v), naming(w, "adjoint", "variable", v); }},
    {"-modulename", true, Fate::Done, "--naming module=",
     [](Wish &w, const std::string &v) { naming(w, "tangent", "module", v), naming(w, "adjoint", "module", v); }},
    {"-nooptim", true, Fate::Done,
     "--no-activity, --no-tbr, --no-diff-liveness; recomputeintermediates: --no-recompute and --no-undo; everyoptim: every "
     "option "
     "--no-...; also what these are called here (sums, final); of what has no switch here it is said",
     withoutOptimisation},
    {"-inputlanguage", true, Fate::Done, "the suffix of a source says its form",
     [](Wish &w, const std::string &v) { w.refused |= v == "c" || v == "C"; }},
    {"-outputlanguage", true, Fate::Done, "the suffix of the output",
     [](Wish &w, const std::string &v) { w.language = v, w.refused |= v == "c" || v == "C"; }},
    {"-i4 -r4 -dr8 -p4 -p8", false, Fate::Done, always},
    {"-fixinterface", false, Fate::Done, "as always here: what a head names has a derivative among the arguments"},
    {"-noisize", false, Fate::Done, "as always here: sizes are those of the declarations, or --size"},
    {"-version", false, Fate::Done, "dotbar --version"},
    {"-ext", true, Fate::LeftOut,
     "for BLAS and LAPACK --library; describe others by a source with !$AD HANDWRITTEN before each header"},
    {"-html", false, Fate::LeftOut, "dotbar report makes a page"},
    {"-nolib -msginfile -noinclude -nocomments -debugpassives", false, Fate::LeftOut, "no counterpart"},
    {"-msglevel -tracelevel -dump -linelength -parserfileseparator -copyname", true, Fate::LeftOut, "no counterpart"},
    {"-debugTGT -debugADJ -context", false, Fate::LeftOut, "dotbar check compares derivatives with differences"},
    {"-openmp", false, Fate::LeftOut, "directives of OpenMP are left out of derivatives, with a warning"},
    {"-specializeactivity -specializeActivity", true, Fate::Done,
     "--specialize-activity; of some procedures: --specialize-marked --mark specialize=f,g",
     [](Wish &w, const std::string &v) { specialized(w, v); }},
    {"-i2 -i8 -r8 -r16 -dr4 -dr16", false, Fate::Refused,
     "what is recorded has the kinds that are declared: declare real(8), integer(8) in place of the compiler's option"},
    {"-p -primal -preprocess", false, Fate::Refused, "dotbar il and dotbar facts show a program without a derivative"},
    {"-nocheckpoint", true, Fate::Done, "--mark nocheckpoint=f,g", [](Wish &w, const std::string &v) { unkept(w, v); }},
};

bool isOneOf(const Counterpart &o, const std::string &name) {
  return (" " + std::string(o.names) + " ").find(" " + name + " ") != std::string::npos;
}

const Counterpart *find(const std::string &name) {
  const auto found = std::ranges::find_if(table, [&](const Counterpart &o) { return isOneOf(o, name); });
  return found == std::end(table) ? nullptr : &*found;
}

// --- heads ---
// f(outs)/(ins)   f(ins)\(outs)   f(ins)>(outs)   m%f...   m.f...   f   f[_suffix]..., several of them with blanks or semicolons
// between.
class HeadsReader {
 public:
  explicit HeadsReader(const std::string &text) : text_(text) {}
  Words read(const Wish &w) {
    Words heads;
    while (skip(), at_ < text_.size()) {
      const std::size_t from = at_;
      std::string head = name();
      if (head.empty()) head = text_[at_++];
      if (looking('[')) {
        const std::size_t to = std::min(text_.find(']', at_), text_.size() - 1);
        head += text_.substr(at_, to + 1 - at_);
        at_ = to + 1;
      }
      if (looking('(')) {
        const std::string first = list();
        const char between = looking('/') || looking('>') || looking('\\') ? text_[at_++] : '\0';
        head += first + (between ? std::string(1, between) : "") + list();
      } else if (!w.ins.empty() || !w.outs.empty()) {
        head += inList(w.ins) + ">" + inList(w.outs);
      }
      heads.push_back(head);
      if (at_ == from) ++at_;
    }
    return heads;
  }

 private:
  const std::string &text_;
  std::size_t at_ = 0;

  static bool isBlank(char c) { return std::isspace(static_cast<unsigned char>(c)) || c == ';'; }
  void skip() {
    while (at_ < text_.size() && isBlank(text_[at_])) ++at_;
  }
  bool looking(char c) { return skip(), at_ < text_.size() && text_[at_] == c; }
  std::string name() {
    std::string n;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_' && c != '%' && c != '.') break;
      n += c == '.' ? '%' : c;
    }
    return n;
  }
  static std::string inList(const Words &names) {
    std::string all;
    for (const std::string &n : names) all += (all.empty() ? "" : ",") + n;
    return "(" + all + ")";
  }
  std::string list() {
    if (!looking('(')) return "";
    const std::size_t to = std::min(text_.find(')', at_), text_.size());
    const Words names = listed(text_.substr(at_ + 1, to - at_ - 1));
    at_ = std::min(to + 1, text_.size());
    return inList(names);
  }
};

void readArguments(const Words &arguments, Wish &w, std::ostream &said) {
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    const std::string &word = arguments[k];
    if (!word.starts_with("-")) {
      w.sources.push_back(word);
      continue;
    }
    const bool joined = word.starts_with("-I") && word.size() > 2;
    const Counterpart *o = find(joined ? "-I" : word);
    if (!o || o->fate == Fate::Refused) {
      said << "dotbar tapenade: " << word << ": " << (o ? o->meaning : "there is no such option; see dotbar tapenade --help")
           << '\n';
      w.refused = true;
    } else if (o->fate == Fate::LeftOut) {
      said << "dotbar tapenade: " << word << " is left out: " << o->meaning << '\n';
    }
    if (o && o->hasValue && !joined && k + 1 == arguments.size())
      said << "dotbar tapenade: " << word << ": its value is missing\n", w.refused = true;
    std::string value = joined ? word.substr(2) : "";
    if (o && o->hasValue && !joined && k + 1 < arguments.size()) value = arguments[++k];
    if (o && o->set) o->set(w, value);
    for (const std::string &s : std::exchange(w.said, {})) said << "dotbar tapenade: " << s << '\n';
  }
  if (!w.tangent && !w.adjoint) w.tangent = true;
  if (w.ins.empty() != w.outs.empty()) said << "dotbar tapenade: -vars and -outvars: name both, or none\n", w.refused = true;
}

// Where the derivative goes: a file that has the mode in its name, or the folder, with a file for each source.
std::string outputOf(const Wish &w, const std::string &modes) {
  const fs::path folder = w.folder.empty() ? "." : w.folder;
  if (w.output.empty()) return folder.string() + "/";
  const fs::path first(w.sources.empty() ? "" : w.sources.front());
  const std::string suffix = w.language == "fortran" ? ".f" : w.language.empty() ? first.extension().string() : ".f90";
  fs::path name(w.output);
  const std::string own = name.extension().string();
  if (own.starts_with(".f") || own.starts_with(".F")) name.replace_extension();
  return (folder / (name.string() + "_" + modes + (w.vector ? "v" : "") + suffix)).string();
}

}  // namespace

Counterparts fromTapenade(const Words &arguments, std::ostream &said) {
  Wish w;
  readArguments(arguments, w, said);
  if (w.heads.empty()) said << "dotbar tapenade: -head says what is differentiated\n", w.refused = true;
  if (w.sources.empty()) said << "dotbar tapenade: no source is named\n", w.refused = true;
  if (w.refused) return {};
  const bool both = w.tangent && w.adjoint;
  Counterparts all;
  for (const std::string mode : {"tangent", "adjoint"}) {
    if (!(mode == "tangent" ? w.tangent : w.adjoint)) continue;
    Words command{mode};
    for (const std::string &text : w.heads)
      for (const std::string &head : HeadsReader(text).read(w)) command.insert(command.end(), {"--head", head});
    command.insert(command.end(), w.options.begin(), w.options.end());
    // both of one name would be one module there
    if (!both) command.insert(command.end(), {"--naming", w.vector ? "module=%_diffv" : "module=%_diff"});
    command.insert(command.end(), w.namings[mode].begin(), w.namings[mode].end());
    command.insert(command.end(), {"-o", outputOf(w, mode == "tangent" ? "d" : "b")});
    command.insert(command.end(), w.sources.begin(), w.sources.end());
    all.commands.push_back(command);
  }
  all.sources = w.sources;
  const std::string_view mode = !both ? (w.adjoint ? "b" : "d") : w.output.empty() ? "d" : "db";
  all.derived = w.output.empty() ? "%_" + std::string(mode) : fs::path(outputOf(w, std::string(mode))).stem().string();
  if (both && !w.output.empty()) all.together = outputOf(w, "db");
  return all;
}

bool putTogether(const Counterparts &all) {
  if (all.together.empty()) return true;
  std::string text;
  std::error_code failed;
  for (const Words &command : all.commands) {
    const std::string part = *std::next(std::ranges::find(command, "-o"));
    text += readWhole(part).value_or("");
    fs::remove(part, failed);
  }
  Session s;
  const bool written = writeWhole(s.diagnostics, s.sources, all.together, text);
  return s.diagnostics.print(std::cerr, s.sources), written;
}

namespace {

std::string derived(const Counterparts &all, const std::string &stem) {
  std::string name = all.derived;
  if (const std::size_t at = name.find('%'); at != name.npos) name.replace(at, 1, stem);
  return name;
}

}  // namespace

void sayWhatIsUsed(const Counterparts &all, std::ostream &said) {
  Session s;
  Reading reading;
  for (const std::string &source : all.sources) {
    const il::Tree file = language().read(s.forest, s.sources, s.diagnostics, source, reading);
    if (!file) continue;
    const auto isModule = [&](il::Tree unit) {
      return s.forest.is(unit, il::Op::Module) && !s.forest.children(il::ModuleOp::contained_(s.forest, unit)).empty();
    };
    const std::string stem = fs::path(source).stem().string();
    if (std::ranges::any_of(s.forest.children(il::FileOp::units_(s.forest, file)), isModule))
      said << "dotbar tapenade: what is derived of a module uses it: compile " << source
           << " before that, and link it, too; in make  " << derived(all, stem) << ".o: " << stem << ".o\n";
  }
}

void printTapenadeOptions(std::ostream &out) {
  out << "| Tapenade | | dotbar |\n|---|---|---|\n";
  for (const Counterpart &o : table)
    out << "| `" << o.names << (o.hasValue ? " VALUE" : "") << "` | "
        << (o.fate == Fate::Done      ? ""
            : o.fate == Fate::LeftOut ? "left out"
                                      : "refused")
        << " | " << o.meaning << " |\n";
}

}  // namespace dotbar::tools
