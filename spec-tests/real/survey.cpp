// What is accepted of real code. Every procedure of the given sources that has real dummy arguments is differentiated, with all
// of these as independents and dependents, together with the files that it needs; what was derived is compiled. All reasons of
// refusal are ranked: how many procedures have one, and in what order they are best taken (of those left, the reason that is the
// last one for most). Where a module keeps to itself what its derivative needs, that is made inside of it (--inside).
//
//   survey [--dotbar PATH] [--rules FAMILY] [--mode MODE] [-I DIR]... [--cpp] [-D MACRO]... [--seconds S] [--only NAME] [-v]
//   FILE... [--context FILE...]
//
// MODE: tangent, adjoint; both without it. -v: a line for each procedure. What stands behind --context is there to be called, and
// not measured itself. Exit code: 0, or 1 where an output does not compile, or rules cannot be read.
#include <algorithm>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "dataflow/facts/facts.h"
#include "frontends/language.h"
#include "il_make.h"
#include "tools/driver/pipeline.h"
#include "tools/verify/check/workshop.h"

namespace fs = std::filesystem;
using namespace dotbar;
using namespace dotbar::dataflow;
using Words = std::vector<std::string>;

namespace {

struct Settings {
  std::string dotbar = DOTBAR_EXECUTABLE, rules, only;
  Words modes{"tangent", "adjoint"}, includes, files;
  Words libraries;
  std::optional<Words> macros;
  std::set<std::string> context;  // those of the files that are not measured
  unsigned seconds = 30;
  bool verbose = false;
};

struct Subject {
  std::string name, head;
  Words files;  // in an order in which they compile
};

bool isReal(const il::Forest &f, const Variable &v) {
  switch (v.type ? f.op(v.type) : il::Op::UnknownType) {
    case il::Op::RealType:
    case il::Op::DoubleType:
    case il::Op::ComplexType:
    case il::Op::DoubleComplexType:
      return v.kind != Variable::Kind::Procedure;
    default:
      return false;
  }
}

// The sources as one program: which procedures there are, and which files each needs.
class Sources {
 public:
  explicit Sources(const Settings &settings) : settings_(settings) {
    const auto readable = readableFiles();
    const auto trees = read(session_, readable);
    const auto set = tools::loadRules(session_, "tangent", {}, {});
    if (!set) session_.diagnostics.print(std::cerr, session_.sources);
    if (!set) return;
    Diagnostics quiet;
    program_ = std::make_unique<Program>(session_.forest, trees, quiet, programOptions(*set));
  }

  bool areRead() const { return program_ != nullptr; }
  std::vector<Subject> subjects() const {
    std::vector<Subject> all;
    std::set<std::string> seen;
    for (const Unit &u : program_->units()) {
      if (!u.isProcedure() || !(u.parent == none || isModule(program_->unit(u.parent)))) continue;
      Words in, out;
      for (Symbol s : u.formals)
        if (const Variable *v = u.symbols.find(s); v && isReal(session_.forest, *v)) in.emplace_back(text(s));
      out = in;
      if (u.result)
        if (const Variable *v = u.symbols.find(u.result); v && isReal(session_.forest, *v)) out.emplace_back(text(u.name));
      if (in.empty() || settings_.context.count(fileOf(u)) || !seen.insert(name(u)).second) continue;
      if (!settings_.only.empty() && name(u).find(settings_.only) == std::string::npos) continue;
      all.push_back({name(u), name(u) + "(" + joined(in) + ")>(" + joined(out) + ")", filesFor(u)});
    }
    return all;
  }

 private:
  const Settings &settings_;
  tools::Session session_;
  std::unique_ptr<Program> program_;

  std::vector<il::Tree> read(tools::Session &s, const Words &paths) const {
    Reading options;
    options.includeDirs = settings_.includes, options.macros = settings_.macros;
    std::vector<il::Tree> files;
    for (const std::string &path : paths) files.push_back(language().read(s.forest, s.sources, s.diagnostics, path, options));
    return language().bind(s.forest, files);
  }
  static std::string joined(const Words &words) {
    std::string s;
    for (const std::string &w : words) s += (s.empty() ? "" : ",") + w;
    return s;
  }
  bool isModule(const Unit &u) const { return session_.forest.is(u.tree, il::Op::Module); }
  std::string name(const Unit &u) const {
    const std::string own(text(u.name));
    return u.parent == none ? own : std::string(text(program_->unit(u.parent).name)) + "%" + own;
  }
  // What was read for it, also where another file that it includes holds the text.
  std::string fileOf(const Unit &u) const {
    const il::Forest &f = session_.forest;
    Tree t = u.tree;
    while (t && !f.is(t, il::Op::File)) t = program_->parent(t);
    return t ? std::string(f.text(il::FileOp::path_(f, t))) : std::string(session_.sources.file(f.span(u.tree).begin));
  }

  Words readableFiles() const {
    Words readable;
    for (const std::string &path : settings_.files) {
      tools::Session alone;
      read(alone, {path});
      if (!alone.diagnostics.hasErrors()) {
        readable.push_back(path);
        continue;
      }
      std::ostringstream said;
      alone.diagnostics.print(said, alone.sources);
      std::cout << "not read: " << said.str().substr(0, said.str().find('\n')) << '\n';
    }
    return readable;
  }

  // What is used and called comes first, so that modules are there when they are used.
  void need(const Unit &u, std::set<UnitId> &seen, Words &files) const {
    if (!seen.insert(u.id).second) return;
    if (u.decls) used(u.decls, seen, files);
    if (u.parent != none) need(program_->unit(u.parent), seen, files);
    for (std::uint32_t c : u.calls)
      if (const UnitId callee = program_->calls()[c].callee; callee != none) need(program_->unit(callee), seen, files);
    for (UnitId c : u.contained) need(program_->unit(c), seen, files);
    if (const std::string file = fileOf(u); std::find(files.begin(), files.end(), file) == files.end()) {
      files.push_back(file);
      for (const Unit &other : program_->units())  // what stands in the same file
        if (other.parent == none && fileOf(other) == file) need(other, seen, files);
    }
    // a submodule's procedures are in its module, whose file this is not
    const std::string own(session_.sources.file(session_.forest.span(u.tree).begin));
    if (std::ranges::count(settings_.files, own) && !std::ranges::count(files, own)) files.push_back(own);
  }
  void used(il::Tree decls, std::set<UnitId> &seen, Words &files) const {
    const il::Forest &f = session_.forest;
    for (il::Tree d : f.children(decls)) {
      if (f.is(d, il::Op::IncludeLine)) used(il::IncludeLineOp::decls_(f, d), seen, files);
      if (!f.is(d, il::Op::Use)) continue;
      if (const Unit *m = program_->findUnit(f.symbol(il::UseOp::module_(f, d)))) need(*m, seen, files);
    }
  }
  // Modules whose types extend one of a unit's: what is called for an object of a class may lie there.
  std::vector<UnitId> extending(UnitId u) const {
    std::vector<UnitId> all;
    for (const Unit &other : program_->units()) {
      if (!isModule(other)) continue;
      for (il::Tree d : session_.forest.children(other.decls)) {
        if (!session_.forest.is(d, il::Op::Typedef)) continue;
        const Record *r = program_->recordOf(d);
        if (r && r->parentDefinition && program_->unitOf(r->parentDefinition) == u) all.push_back(other.id);
      }
    }
    return all;
  }
  Words filesFor(const Unit &u) const {
    std::set<UnitId> seen, asked;
    Words files;
    need(u, seen, files);
    for (std::size_t before = 0; before != asked.size() || asked.empty();) {
      before = asked.size();
      for (const UnitId known : std::set<UnitId>(seen))
        if (asked.insert(known).second && isModule(program_->unit(known)))
          for (const UnitId more : extending(known)) need(program_->unit(more), seen, files);
    }
    return files;
  }
};

// The words of a refusal without the names of one program: by them reasons are counted.
std::string reasonOf(std::string line) {
  line = line.substr(line.find("error[") + 6);
  line = std::regex_replace(line, std::regex("^refused\\]: "), "");
  line = std::regex_replace(line, std::regex("'[^']*'"), "_");
  line = std::regex_replace(line, std::regex("^\\S+ (is|are|may|stands|has) "), "_ $1 ");
  line = std::regex_replace(
      line, std::regex("(extent of|derivative of|known for|the function|bound of|visible in|in module) \\S+"), "$1 _");
  return line.substr(0, 110);
}

struct Outcome {
  enum class Kind { Accepted, Refused, Uncompiled, Late } kind = Kind::Accepted;
  std::set<std::string> reasons;
};

class Survey {
 public:
  explicit Survey(const Settings &s) : settings_(s), shop_(false) { shop_.room("out"), shop_.room("inside"); }

  bool run(const std::vector<Subject> &subjects, const std::string &mode) {
    std::vector<Outcome> all;
    for (const Subject &s : subjects) {
      all.push_back(differentiate(s, mode));
      if (settings_.verbose) tell(s, mode, all.back());
    }
    summary(mode, all);
    return std::none_of(all.begin(), all.end(), [](const Outcome &o) { return o.kind == Outcome::Kind::Uncompiled; });
  }

 private:
  const Settings &settings_;
  tools::Workshop shop_;
  std::map<std::string, bool> originals_;  // whether they compile

  // What keeps lines of the preprocessor needs a capital suffix, as its sources have.
  std::string outputOf(const Subject &s) const {
    const bool capital = !settings_.macros && std::ranges::any_of(s.files, [](const std::string &f) {
      const std::string suffix = fs::path(f).extension().string();
      return suffix.size() > 1 && std::isupper(suffix[1]) != 0;
    });
    return capital ? "out.F90" : "out.f90";
  }

  Outcome differentiate(const Subject &s, const std::string &mode) {
    Words command{settings_.dotbar, mode, "--max-errors", "1000", "--head", s.head, "-o", outputOf(s)};
    if (!settings_.rules.empty()) command.insert(command.end(), {"--rules", settings_.rules});
    for (const std::string &d : settings_.includes) command.insert(command.end(), {"-I", fs::absolute(d).string()});
    for (const std::string &l : settings_.libraries) command.insert(command.end(), {"--library", l});
    if (settings_.macros) command.push_back("--cpp");
    for (const std::string &m : settings_.macros.value_or(Words{})) command.insert(command.end(), {"-D", m});
    for (const std::string &f : s.files) command.push_back(fs::absolute(f).string());
    tools::Ran ran = shop_.run(command, "out", settings_.seconds);
    Outcome o;
    if (ran.timedOut) return {Outcome::Kind::Late, {"time limit"}};
    const bool inside = !ran.ok() && ran.output.find(" is PRIVATE or PROTECTED in module ") != std::string::npos;
    if (inside) {
      command.insert(command.begin() + 2, "--inside");
      ran = shop_.run(command, "out", settings_.seconds);
    }
    if (!ran.ok()) {
      o.kind = Outcome::Kind::Refused;
      std::istringstream lines(ran.output);
      for (std::string line; std::getline(lines, line) && !lines.eof();)  // the last one may be cut
        if (line.find("error[") != std::string::npos) o.reasons.insert(reasonOf(line));
      if (o.reasons.empty()) o.reasons.insert(firstReason(command));
      return o;
    }
    compile(s, o, inside);
    return o;
  }

  // Where warnings took all the room: what is said first of what is refused.
  std::string firstReason(const Words &command) {
    Words filtered{"sh", "-c", R"("$@" 2>&1 | grep -m 20 'error\[')", "sh"};
    filtered.insert(filtered.end(), command.begin(), command.end());
    const tools::Ran ran = shop_.run(filtered, "out", settings_.seconds);
    const std::string line = ran.output.substr(0, ran.output.find('\n'));
    return line.find("error[") == std::string::npos ? "it ends without a word" : reasonOf(line);
  }

  // Each file of the sources is compiled once: what its modules leave behind stays in the room.
  bool compilesAsItIs(const std::string &file, const Words &base) {
    const auto known = originals_.find(file);
    if (known != originals_.end()) return known->second;
    Words original = base;
    original.push_back(fs::absolute(file).string());
    return originals_[file] = shop_.run(original, "out", settings_.seconds).ok();
  }

  // Only what compiles as it is can be asked of a derivative.
  void compile(const Subject &s, Outcome &o, bool inside) {
    Words base = language().drivers().compiler();
    base.insert(base.end(), {"-c", "-w", "-std=legacy", "-fsyntax-only"});
    for (const std::string &d : settings_.includes) base.push_back("-I" + fs::absolute(d).string());
    for (const std::string &f : s.files) base.push_back("-I" + fs::absolute(f).parent_path().string());
    if (settings_.macros)
      for (std::string &flag : language().drivers().evaluating(*settings_.macros)) base.push_back(std::move(flag));
    for (const std::string &f : s.files)
      if (!compilesAsItIs(f, base)) return;
    base.push_back((inside ? "../out/" : "") + outputOf(s));  // its modules are not those of the sources
    const tools::Ran ran = shop_.run(base, inside ? "inside" : "out", settings_.seconds);
    if (ran.ok()) return;
    o.kind = Outcome::Kind::Uncompiled;
    const std::size_t error = ran.output.find("Error: ");
    o.reasons.insert(error == std::string::npos ? "it does not compile"
                                                : ran.output.substr(error, ran.output.find('\n', error) - error));
  }

  static void tell(const Subject &s, const std::string &mode, const Outcome &o) {
    static const char *words[] = {"accepted", "refused", "DOES NOT COMPILE", "too slow"};
    std::cout << mode << ' ' << s.name << ": " << words[static_cast<int>(o.kind)] << '\n';
    for (const std::string &r : o.reasons) std::cout << "    " << r << '\n';
  }

  static void summary(const std::string &mode, const std::vector<Outcome> &all) {
    std::map<Outcome::Kind, std::size_t> kinds;
    for (const Outcome &o : all) ++kinds[o.kind];
    const double percent =
        all.empty() ? 0 : 100.0 * static_cast<double>(kinds[Outcome::Kind::Accepted]) / static_cast<double>(all.size());
    std::cout << "\n"
              << mode << ": " << all.size() << " procedures, " << kinds[Outcome::Kind::Accepted] << " accepted (" << std::fixed
              << std::setprecision(1) << percent << " %), " << kinds[Outcome::Kind::Refused] << " refused, "
              << kinds[Outcome::Kind::Late] << " too slow, " << kinds[Outcome::Kind::Uncompiled] << " do not compile\n";
    cover(all);
  }

  // Greedily: of what is left, the reason that frees most procedures; where none frees any alone, the one that most have.
  static void cover(const std::vector<Outcome> &all) {
    std::vector<std::set<std::string>> left;
    std::map<std::string, std::size_t> have;
    for (const Outcome &o : all) {
      if (o.kind != Outcome::Kind::Accepted) left.push_back(o.reasons);
      for (const std::string &r : o.reasons) ++have[r];
    }
    std::cout << "  freed   have  reason\n";
    while (!left.empty()) {
      std::map<std::string, std::pair<std::size_t, std::size_t>> gain;  // alone, at all
      for (const auto &reasons : left)
        for (const std::string &r : reasons) gain[r].first += reasons.size() == 1, ++gain[r].second;
      const auto best =
          std::max_element(gain.begin(), gain.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
      const std::string reason = best->first;
      std::cout << std::setw(7) << best->second.first << std::setw(7) << have[reason] << "  " << reason << '\n';
      for (auto &reasons : left) reasons.erase(reason);
      std::erase_if(left, [](const auto &reasons) { return reasons.empty(); });
    }
  }
};

Settings settings(const Words &args) {
  Settings s;
  bool isContext = false;
  for (std::size_t k = 0; k < args.size(); ++k) {
    const bool more = k + 1 < args.size();
    if (args[k] == "--dotbar" && more)
      s.dotbar = args[++k];
    else if (args[k] == "--rules" && more)
      s.rules = args[++k];
    else if (args[k] == "--mode" && more)
      s.modes = {args[++k]};
    else if (args[k] == "--only" && more)
      s.only = args[++k];
    else if (args[k] == "--seconds" && more)
      s.seconds = static_cast<unsigned>(std::stoul(args[++k]));
    else if (args[k] == "-I" && more)
      s.includes.push_back(args[++k]);
    else if (args[k] == "--library" && more)
      s.libraries.push_back(args[++k]);
    else if (args[k] == "--cpp")
      s.macros.emplace(s.macros.value_or(Words{}));
    else if (args[k] == "-D" && more)
      (s.macros ? *s.macros : s.macros.emplace()).push_back(args[++k]);
    else if (args[k] == "-v")
      s.verbose = true;
    else if (args[k] == "--context")
      isContext = true;
    else {
      s.files.push_back(args[k]);
      if (isContext) s.context.insert(args[k]);
    }
  }
  return s;
}

}  // namespace

int main(int argc, char **argv) {
  const Settings s = settings(Words(argv + 1, argv + argc));
  const Sources sources(s);
  if (!sources.areRead()) return 1;
  const auto subjects = sources.subjects();
  bool good = true;
  for (const std::string &mode : s.modes) good = Survey(s).run(subjects, mode) && good;
  return good ? 0 : 1;
}
