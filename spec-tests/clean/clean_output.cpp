// Derivatives compile without a warning that their source does not have: under -Wall -Wextra, and under -std=f2018 when the
// source does.
//
//   clean_output [--dotbar PATH] [--cases DIR] [--agreed FILE] [FILTER]...    every derivative that the cases ask for
//   clean_output --seed S --count N                                     of random programs
//   clean_output --table FILE --sources FOLDER [FILTER]...              of the routines in a table of spec-tests/real
//
// Warnings are compared by their kind and the name that they speak of. One kind is allowed: a dummy argument of the source's
// procedure, or the derivative of one, that the derivative does not use. Interfaces are kept whole, whatever the derivative needs
// (README.md says why). Nor are descriptors of arrays that have no memory yet counted, of which gfortran says, of any allocation
// on assignment, that they may be uninitialised. What was clean before, to the byte, is not compiled again (--agreed:
// tools/verify/check/agreed.h). Exit code: 0, or 1 when there was a warning.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "engine/il/declarations.h"
#include "frontends/fortran/fortran.h"
#include "il_make.h"
#include "spec-tests/cases/folders.h"
#include "spec-tests/random/differentiate.h"
#include "tools/verify/check/agreed.h"

namespace fs = std::filesystem;
using namespace dotbar;
using namespace dotbar::il;
using Words = std::vector<std::string>;

namespace {

struct Settings {
  std::string dotbar = DOTBAR_EXECUTABLE, cases = DOTBAR_CASES, table, sources;
  std::uint64_t seed = 0;
  int count = 0;
  cases::Shard shard;
  Words filters;
  bool wants(const std::string &name) const {
    return filters.empty() ||
           std::any_of(filters.begin(), filters.end(), [&](const std::string &f) { return name.find(f) != std::string::npos; });
  }
};

// What a compiler said: `kind name`, for instance `-Wunused-variable x`; errors have the kind `error`.
struct Findings {
  std::map<std::string, std::string> all;  // by kind and name: the message
  bool compiles = true;
};

std::string between(const std::string &s, char open, char close, std::size_t from = 0) {
  const std::size_t a = s.find(open, from), b = a == std::string::npos ? a : s.find(close, a + 1);
  return b == std::string::npos ? "" : s.substr(a + 1, b - a - 1);
}

bool isOfDescriptor(const std::string &line) {
  const std::string name = between(line, '\'', '\'');
  return line.find("uninitialized]") != std::string::npos &&
         (name.ends_with(".offset") || name.ends_with("].lbound") || name.ends_with("].ubound") || name.ends_with("].stride"));
}

Findings findings(const std::string &said) {
  Findings r;
  std::istringstream lines(said);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t error = line.find("Error: "), warning = line.find("Warning: ");
    if (error != std::string::npos) r.compiles = false, r.all["error " + line] = line;
    if (warning == std::string::npos || isOfDescriptor(line)) continue;
    const std::size_t kind = line.find("[-W");
    const std::string text = line.substr(warning + 9);
    const std::string what = kind == std::string::npos ? text.substr(0, text.find(':')) : between(line, '[', ']', kind);
    r.all[what + " " + between(text, '\'', '\'')] = line;
  }
  return r;
}

Findings compile(const fs::path &folder, const Words &files, const Words &flags) {
  Words words{"-c", "-cpp", "-Wall", "-Wextra", "-J", "."};  // derivatives keep lines of the preprocessor
  words.insert(words.end(), flags.begin(), flags.end());
  words.insert(words.end(), files.begin(), files.end());
  fs::remove(folder / "compiler.txt");
  const int code = cases::execute("gfortran", words, folder, "compiler.out", "compiler.txt", 120);
  Findings r = findings(cases::load(folder / "compiler.txt"));
  if (code != 0 && r.compiles) r.compiles = false, r.all["error gfortran"] = "gfortran ends with code " + std::to_string(code);
  return r;
}

// --- dummy arguments ---

// What a submodule completes stands in an interface of its module.
bool describes(const Forest &f, Tree t) {
  return f.is(t, Op::Decls) || f.is(t, Op::Interface) || f.is(t, Op::Interfaced) || f.is(t, Op::Described);
}

void headers(const Forest &f, Tree t, std::vector<Words> &all) {
  for (Tree c : f.children(t)) {
    if (f.is(c, Op::Names) && f.is(t, Op::Procedure)) {
      all.emplace_back();
      for (Tree n : f.children(c)) all.back().emplace_back(f.text(n));
      if (isFunction(f, t)) all.back().emplace_back(f.text(ProcedureOp::name_(f, t)));  // the tangent returns the derivative
    }
    if (f.is(c, Op::Units) || f.is(t, Op::Units) || f.is(t, Op::Described) || describes(f, c)) headers(f, c, all);
  }
}

std::vector<Words> headersOf(const fs::path &file, const fortran::ReadOptions &options) {
  Forest f;
  SourceMap sources;
  Diagnostics diagnostics;
  std::vector<Words> all;
  if (const Tree tree = fortran::read(f, sources, diagnostics, file.string(), options)) headers(f, tree, all);
  return all;
}

// As dotbar was asked to read the sources: where macros are defined, lines of the preprocessor are evaluated.
fortran::ReadOptions readingOf(const Words &words) {
  fortran::ReadOptions options;
  for (std::size_t k = 0; k + 1 < words.size(); ++k)
    if (words[k] == "-D") {
      if (!options.macros) options.macros.emplace();
      options.macros->push_back(words[k + 1]);
    }
  return options;
}

// Where several of the source's are parts of one array: that array, and where in it they begin (tools/driver/merged.h).
bool isMerged(const std::string &name, const std::set<std::string> &original) {
  return name.starts_with("storage") || (name.starts_with("from_") && original.count(name.substr(5)));
}

// Dummy arguments of the derivative that stand for one of the source's, or directly behind it.
std::set<std::string> keptArguments(const fs::path &folder, const Words &sources, const std::string &derivative,
                                    const fortran::ReadOptions &options) {
  std::set<std::string> original, kept;
  for (const std::string &s : sources)
    for (const Words &h : headersOf(folder / s, options)) original.insert(h.begin(), h.end());
  for (const Words &h : headersOf(folder / derivative, {}))
    for (std::size_t k = 0; k < h.size(); ++k)
      if (original.count(h[k]) || isMerged(h[k], original) || (k > 0 && original.count(h[k - 1]))) kept.insert(h[k]);
  return kept;
}

// --- one derivative ---

class Session {
 public:
  explicit Session(Settings &s) : s_(s) {
    setenv("LC_ALL", "C", 1);  // names in plain quotes
    work_ = fs::temp_directory_path() / ("dotbar-clean-" + std::to_string(::getpid()));
  }
  ~Session() { fs::remove_all(work_); }

  int run() {
    fresh();
    cases::execute("gfortran", {"--version"}, work_);
    version_ = cases::load(work_ / "stdout.txt");
    if (s_.count)
      random();
    else if (!s_.table.empty())
      real();
    else
      walk();
    std::cout << derivatives_ << " derivatives of " << programs_ << " programs, " << standard_
              << " of them under -std=f2018 too; " << kept_ << " unused arguments; " << uncompiled_
              << " sources that gfortran rejects; " << bad_ << " not clean\n";
    return bad_ || derivatives_ == 0 ? 1 : 0;
  }

 private:
  void fresh() {
    fs::remove_all(work_);
    fs::create_directories(work_);
  }

  // Compares what gfortran says of `out.f90` with what it says of the sources in the work folder.
  void compare(const std::string &name, const Words &sources, const fortran::ReadOptions &options) {
    const std::string digest = s_.count ? "" : tools::digestOf(everything(sources));
    const int bad = bad_;
    if (tools::agreedBefore(digest))
      ++derivatives_;
    else
      compareAnew(name, sources, options);
    if (bad_ == bad) tools::noteAgreed(digest);
  }

  // That is compiled, in one order, and by whom.
  std::string everything(const Words &sources) const {
    std::string all = "clean 1 " + version_;
    for (const std::string &source : sources) all += '\0' + source;
    std::set<fs::path> files;
    for (const auto &entry : fs::directory_iterator(work_))
      if (const std::string e = entry.path().extension().string(); e != ".txt" && e != ".mod" && e != ".o")
        files.insert(entry.path());
    for (const fs::path &file : files) all += '\0' + file.filename().string() + '\0' + cases::load(file);
    return all;
  }

  void compareAnew(const std::string &name, const Words &sources, const fortran::ReadOptions &options) {
    const Findings source = compile(work_, sources, {});
    if (!source.compiles) return void(++uncompiled_);
    ++derivatives_;
    const std::set<std::string> kept = keptArguments(work_, sources, "out.f90", options);
    report(name, source, compile(work_, {"out.f90"}, {}), kept);
    // What the standard has not is told without code: the rest is as above.
    const Findings strict = compile(work_, sources, {"-std=f2018", "-fsyntax-only"});
    if (!strict.compiles) return;
    ++standard_;
    report(name + " (-std=f2018)", strict, compile(work_, {"out.f90"}, {"-std=f2018", "-fsyntax-only"}), kept);
  }

  void report(const std::string &name, const Findings &source, const Findings &derivative, const std::set<std::string> &kept) {
    bool clean = true;
    for (const auto &[what, message] : derivative.all) {
      if (source.all.count(what)) continue;
      // a guess of the compiler; in random programs the interpreter says what is read before it is set
      if (s_.count && what.starts_with("-Wmaybe-uninitialized")) continue;
      const std::size_t end = what.find(' ');
      if (what.substr(0, end) == "-Wunused-dummy-argument" && kept.count(what.substr(end + 1))) {
        ++kept_;
        continue;
      }
      std::cout << (clean ? "NOT CLEAN " + name + "\n" : "") << "  " << message << '\n';
      clean = false;
    }
    bad_ += !clean;
  }

  // --- the cases: what they differentiate or check ---
  void walk() {
    for (const fs::path &folder : cases::caseFolders(s_.cases)) {
      const std::string name = fs::relative(folder, s_.cases).string();
      if (std::atoi(cases::load(folder / "exit").c_str()) != 0 || !s_.wants(name) || !s_.shard.takesNext()) continue;
      ++programs_;
      std::set<Words> seen;
      for (const auto &[variant, more] : cases::variants(folder))
        for (const Words &line : cases::commands(folder)) {
          Words words = line;
          words.insert(words.end(), more.begin(), more.end());
          for (const Words &w : cases::asDerivatives(words))
            if (cases::isNew(seen, w))
              differentiate(name + (variant.empty() ? "" : " [" + variant + "]") + " " + w[0], w,
                            [&] { inputsOf(folder, line, w); });
        }
    }
  }

  // The files of a case as they are before a line of its commands: what lines before it made, where that is asked for.
  void inputsOf(const fs::path &folder, const Words &line, const Words &words) {
    cases::copyInputs(folder, work_);
    const auto missing = [&](const std::string &source) { return !fs::exists(work_ / source); };
    if (std::ranges::any_of(sourcesIn(words), missing))
      for (const Words &before : cases::commands(folder)) {
        if (before == line) break;
        cases::execute(s_.dotbar, before, work_);
      }
  }

  template <class Prepare>
  void differentiate(const std::string &name, const Words &words, Prepare &&prepare) {
    fresh();
    prepare();
    const int code = cases::execute(s_.dotbar, words, work_);
    if (code == 1 && !s_.table.empty()) return void(++refused_);  // that table has its refusals
    if (code != 0) {
      std::cout << "NOT DIFFERENTIATED " << name << "\n  " << cases::load(work_ / "stderr.txt").substr(0, 300) << '\n';
      ++bad_;
      return;
    }
    compare(name, sourcesIn(words), readingOf(words));
  }

  static Words sourcesIn(const Words &words) {
    Words sources;
    for (std::size_t k = 1; k < words.size(); ++k) {
      if (words[k] == "-o" || words[k] == "-I") {
        ++k;
        continue;
      }
      const std::string e = fs::path(words[k]).extension().string();
      if (e == ".f" || e == ".F" || e == ".f90" || e == ".F90") sources.push_back(words[k]);
    }
    return sources;
  }

  // --- random programs ---
  void random() {
    random::ToolOptions options;
    options.executable = s_.dotbar, options.folder = work_.string();
    const auto tool = random::makeDifferentiator(options);
    for (int k = 0; k < s_.count; ++k) {
      Forest f;
      const random::RandomProgram p = random::generate(f, s_.seed + static_cast<std::uint64_t>(k));
      ++programs_;
      for (const bool tangent : {true, false}) {
        fresh();
        const random::Derivative d = tangent ? tool->tangent(f, p) : tool->adjoint(f, p);
        if (d.file) compare("seed " + std::to_string(p.seed) + (tangent ? " tangent" : " adjoint"), {"in.f90"}, {});
      }
    }
  }

  // --- the table of real code: name | files | head | options of check ---
  void real() {
    std::istringstream lines(cases::load(s_.table));
    std::map<std::string, Words> lists;
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("files ")) lists[cases::split(line)[1]] = cases::split(line.substr(line.find('=') + 1));
      if (line.empty() || line[0] == '#' || line.starts_with("files ")) continue;
      Words cells;
      std::istringstream in(line);
      for (std::string cell; std::getline(in, cell, '|');) cells.push_back(cell);
      cells.resize(4);
      Words files = cases::split(cells[1]);
      if (!files.empty() && files[0][0] == '@') files = lists[files[0].substr(1)];
      const std::string name = cases::split(cells[0]).at(0);
      if (!s_.wants(name)) continue;
      ++programs_;
      Words words{"check", "--head", cases::split(cells[2]).at(0)};
      for (const std::string &w : cases::split(cells[3])) words.push_back(w);
      for (const std::string &f : files) words.push_back((fs::path(s_.sources) / f).string());
      for (const Words &w : cases::asDerivatives(words)) differentiate(name + " " + w[0], w, [] {});
    }
  }

  Settings &s_;
  fs::path work_;
  std::string version_;  // of the compiler
  int programs_ = 0, derivatives_ = 0, standard_ = 0, kept_ = 0, uncompiled_ = 0, refused_ = 0, bad_ = 0;
};

}  // namespace

int main(int argc, char **argv) {
  Settings s;
  for (int k = 1; k < argc; ++k) {
    const std::string word = argv[k];
    auto value = [&] { return k + 1 < argc ? std::string(argv[++k]) : std::string(); };
    if (word == "--dotbar")
      s.dotbar = fs::absolute(value()).string();
    else if (word == "--cases")
      s.cases = value();
    else if (word == "--table")
      s.table = value();
    else if (word == "--sources")
      s.sources = fs::absolute(value()).string();
    else if (word == "--seed")
      s.seed = std::stoull("0" + value());
    else if (word == "--count")
      s.count = std::stoi("0" + value());
    else if (word == "--agreed")
      setenv("DOTBAR_AGREED", fs::absolute(value()).c_str(), 1);
    else if (word == "--shard")
      s.shard = cases::Shard(value());
    else if (word.starts_with("-"))
      return std::cerr << "clean_output: unknown argument " << word << "\n", 2;
    else
      s.filters.push_back(word);
  }
  return Session(s).run();
}
