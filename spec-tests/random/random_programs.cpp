// random_programs: makes random programs from seeds, has them differentiated, and checks the derivatives.
//
//   random_programs --seed S --count N [--engine il|gfortran|primal] [--dotbar PATH] [--rules NAME|DIR]... [--shrink]
//                   [--size K] [--batch K] [--runtime LIB] [--work DIR] [--no-calls] [--no-common] [--no-common-heads]
//                   [--no-integers] [--no-while] [--no-modules] [--no-kinds] [--no-texts] [--no-declarations] [--directives]
//                   [--names] [--jumps] [--arrays] [--scopes] [--scalars] [--complex] [--structures] [--pointers]
//                   [--allocatables] [--forms]
//                   [--state]
//                   [--flags FLAGS]  (of the compiler, for the executable in double precision; -O0)
//                   [--called HOW]  (differentiate.h)
//                   [--second-order]  (second_order.h; --engine il)
//                   [--options 'more arguments for dotbar'] [--dump] [--show]
//                   [--stop]
//                   [--program FILE]... [--save FILE] [--tries K]
//
// --program checks stored programs instead of seeds; --save stores the one that failed, shrunk with --shrink, or with --dump
// any (stored.h).
// Every program depends on its seed alone: a run is resumed by a later seed. Prints a line for each failure and each hundred
// programs, then counts and the histogram of features. Exit code: 0 none wrong, 1 some wrong, 2 usage, 3 too little was compared.
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <sstream>

#include "frontends/fortran/fortran.h"
#include "spec-tests/random/compiled.h"
#include "spec-tests/random/differentiate.h"
#include "spec-tests/random/second_order.h"
#include "tools/verify/random/shrink.h"
#include "tools/verify/random/stored.h"

namespace dotbar::random {
namespace {

struct Settings {
  std::uint64_t seed = 1;
  int count = 100, batch = 20, tries = 3000;
  std::string engine = "il";
  bool ownFolder = true;  // remove it at the end
  bool shrink = false, dump = false, show = false, stop = false, secondOrder = false;
  std::string save;                   // write the (shrunk) failing program there
  std::vector<std::string> programs;  // stored ones, instead of seeds
  GeneratorOptions generator;
  CompileOptions compile;
  ToolOptions tool;
};

std::string textOf(Forest &f, const RandomProgram &p) { return sourceOf(f, p.file); }

// Arguments that a value follows.
std::map<std::string, std::function<void(const std::string &)>> valueArguments(Settings &s) {
  return {{"--seed", [&](const std::string &v) { s.seed = std::stoull(v); }},
          {"--count", [&](const std::string &v) { s.count = std::stoi(v); }},
          {"--batch", [&](const std::string &v) { s.batch = std::stoi(v); }},
          {"--tries", [&](const std::string &v) { s.tries = std::stoi(v); }},
          {"--size", [&](const std::string &v) { s.generator.size = std::stoi(v); }},
          {"--engine", [&](const std::string &v) { s.engine = v; }},
          {"--dotbar", [&](const std::string &v) { s.tool.executable = v; }},
          {"--rules",
           [&](const std::string &v) {  // the name of a set, or a file: programs are run in another folder
             const bool isFile = std::filesystem::exists(v);
             s.tool.arguments += " --rules '" + (isFile ? std::filesystem::absolute(v).string() : v) + "'";
           }},
          {"--called", [&](const std::string &v) { s.tool.called = v; }},
          {"--options", [&](const std::string &v) { s.tool.arguments += " " + v; }},
          {"--save", [&](const std::string &v) { s.save = v; }},
          {"--program", [&](const std::string &v) { s.programs.push_back(std::filesystem::absolute(v).string()); }},
          {"--flags", [&](const std::string &v) { s.compile.flags = v; }},
          {"--runtime", [&](const std::string &v) { s.compile.runtime = v; }},
          {"--work", [&](const std::string &v) { s.compile.folder = v, s.ownFolder = false; }}};
}

// Arguments that say yes or no, and which.
std::map<std::string, std::pair<bool *, bool>> flagArguments(Settings &s) {
  std::map<std::string, std::pair<bool *, bool>> all;
  const std::map<std::string, bool *> flags = {{"--shrink", &s.shrink},
                                               {"--dump", &s.dump},
                                               {"--show", &s.show},
                                               {"--stop", &s.stop},
                                               {"--second-order", &s.secondOrder},
                                               {"--state", &s.generator.state},
                                               {"--directives", &s.generator.directives},
                                               {"--structures", &s.generator.structures},
                                               {"--allocatables", &s.generator.allocatables},
                                               {"--pointers", &s.generator.pointers},
                                               {"--forms", &s.generator.forms},
                                               {"--jumps", &s.generator.jumps},
                                               {"--arrays", &s.generator.arrays},
                                               {"--scalars", &s.generator.scalars},
                                               {"--scopes", &s.generator.scopes},
                                               {"--complex", &s.generator.complex},
                                               {"--names", &s.generator.names}};
  const std::map<std::string, bool *> without = {{"--no-calls", &s.generator.calls},
                                                 {"--no-common", &s.generator.common},
                                                 {"--no-common-heads", &s.generator.commonHeads},
                                                 {"--no-modules", &s.generator.modules},
                                                 {"--no-kinds", &s.generator.kinds},
                                                 {"--no-texts", &s.generator.texts},
                                                 {"--no-declarations", &s.generator.declarations},
                                                 {"--no-descriptions", &s.generator.descriptions},
                                                 {"--no-integers", &s.generator.integers},
                                                 {"--no-while", &s.generator.whileLoops}};
  for (const auto &[word, flag] : flags) all[word] = {flag, true};
  for (const auto &[word, flag] : without) all[word] = {flag, false};
  return all;
}

bool parse(int argc, char **argv, Settings &s) {
#ifdef DOTBAR_RUNTIME
  s.compile.runtime = DOTBAR_RUNTIME;
  s.compile.runtimeSources = DOTBAR_RUNTIME_SOURCES;
#endif
  s.tool.executable = DOTBAR_EXECUTABLE;
  s.compile.folder = std::filesystem::temp_directory_path() / ("dotbar-random-" + std::to_string(::getpid()));
  const auto values = valueArguments(s);
  const auto flags = flagArguments(s);
  for (int k = 1; k < argc; ++k) {
    const std::string word = argv[k];
    if (auto v = values.find(word); v != values.end() && k + 1 < argc) {
      try {
        v->second(argv[++k]);
      } catch (const std::exception &) {
        return std::cerr << "random_programs: not a number: " << argv[k] << '\n', false;
      }
    } else if (auto f = flags.find(word); f != flags.end()) {
      *f->second.first = f->second.second;
    } else {
      return std::cerr << "random_programs: unknown argument " << word << '\n', false;
    }
  }
  if (s.engine != "il" && s.engine != "gfortran" && s.engine != "primal")
    return std::cerr << "random_programs: the engines are il, gfortran and primal\n", false;
  if (s.engine != "gfortran" && s.generator.complex)
    return std::cerr << "random_programs: the interpreter knows no complex values (--engine gfortran)\n", false;
  if (s.engine != "primal" && !std::filesystem::exists(s.tool.executable))
    return std::cerr << "random_programs: there is no " << s.tool.executable << " (--dotbar PATH)\n", false;
  if (s.tool.folder.empty()) s.tool.folder = s.compile.folder;
  std::filesystem::create_directories(s.compile.folder);
  return true;
}

struct Totals {
  long passed = 0, discarded = 0, failed = 0, entries = 0, nonzero = 0;
  std::map<std::string, long> reasons;
  std::array<long, featureCount> features{};

  void add(const RandomProgram &p, const Outcome &o) {
    (o.verdict == Verdict::Passed ? passed : o.verdict == Verdict::Discarded ? discarded : failed)++;
    if (o.verdict == Verdict::Discarded) ++reasons[o.what.substr(0, 60)];
    entries += o.entries, nonzero += o.nonzero;
    for (std::size_t k = 0; k < featureCount; ++k) features[k] += p.features[k];
  }
  long all() const { return passed + discarded + failed; }

  void print() const {
    for (int k = 0; k < featureCount; ++k) {
      const long percent = all() ? 100 * features[static_cast<std::size_t>(k)] / all() : 0;
      std::printf("  %4ld %%  %-32s %s\n", percent, describe(static_cast<Feature>(k)),
                  std::string(static_cast<std::size_t>(percent / 4), '#').c_str());
    }
    for (const auto &[why, n] : reasons) std::printf("  discarded %ld: %s\n", n, why.c_str());
    std::printf("%ld programs: %ld passed, %ld failed, %ld discarded; %ld entries compared, %.1f %% nonzero\n", all(), passed,
                failed, discarded, entries, entries ? 100.0 * static_cast<double>(nonzero) / static_cast<double>(entries) : 0.0);
  }
  int exitCode(bool dependsLess) const {  // less depends on less in programs that end early, and of objects with many components
    if (failed) return 1;
    return passed * 10 < all() * 8 || (entries && nonzero * 10 < entries * (dependsLess ? 5 : 8)) ? 3 : 0;
  }
};

class Session {
 public:
  explicit Session(const Settings &s) : s_(s), tool_(makeDifferentiator(s.tool)) {
    ToolOptions again = s.tool;
    again.arguments += " --library runtime";
    again_ = makeDifferentiator(again);
  }

  int run() {
    for (const std::string &path : s_.programs) one(path);
    if (!s_.programs.empty()) return totals_.print(), totals_.failed ? 1 : totals_.discarded ? 3 : 0;
    for (int done = 0; done < s_.count && !stopped_;) {
      const int n = s_.engine == "il" ? 1 : std::min(s_.batch, s_.count - done);
      batch(s_.seed + static_cast<std::uint64_t>(done), n);
      done += n;
      if (done % 100 < n) std::cout << done << " done, next seed " << s_.seed + static_cast<std::uint64_t>(done) << std::endl;
    }
    totals_.print();
    return totals_.exitCode(s_.generator.jumps || s_.generator.structures);
  }

 private:
  Candidate candidate(Forest &f, std::uint64_t seed) {
    GeneratorOptions g = s_.generator;
    if (s_.engine != "il") g.suffix = "_" + std::to_string(seed);
    Candidate c;
    c.program = generate(f, seed, g);
    c.text = textOf(f, c.program);
    if (s_.dump) save(f, c.program);
    if (s_.dump) std::cout << "! seed " << seed << "  head " << c.program.heads() << '\n' << c.text;
    return c;
  }

  // Of the adjoint, instead of the program.
  Outcome checkSecondOrder(Forest &f, Candidate &c) {
    RandomProgram alone = c.program;
    alone.others.clear();
    c.adjoint = tool_->adjoint(f, alone);
    if (!c.adjoint.file) return {Verdict::Failed, "adjoint: " + c.adjoint.error, 0, 0};
    std::string reason;
    const auto composed = adjointAsProgram(f, alone, c.adjoint, reason);
    if (!composed) return {Verdict::Discarded, reason, 0, 0};
    c.tangent = again_->tangent(f, *composed);
    c.tangent.called.beside = runtimeDerivatives(f, s_.tool.executable);
    if (s_.show) std::cout << c.adjoint.text << c.tangent.text;
    return checkInterpreted(f, *composed, c.tangent, std::nullopt, s_.compile.checks);
  }

  Outcome check(Forest &f, Candidate &c) {
    if (s_.secondOrder) return checkSecondOrder(f, c);
    c.tangent = tool_->tangent(f, c.program);
    if (c.tangent.file) c.adjoint = tool_->adjoint(f, c.program);
    if (s_.show) std::cout << c.tangent.text << c.adjoint.text;
    return checkInterpreted(f, c.program, c.tangent, c.adjoint, s_.compile.checks);
  }

  // A stored program, by the same checks.
  void one(const std::string &path) {
    Forest f;
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    std::string message = "no such file";
    std::optional<RandomProgram> p;
    if (in) p = readStored(f, text.str(), message);
    if (!p) return std::cout << path << ": " << message << std::endl, void(++totals_.failed);
    std::vector<Candidate> candidates(1);
    candidates[0].program = *p, candidates[0].text = textOf(f, *p);
    check(f, candidates);
  }

  void batch(std::uint64_t seed, int n) {
    Forest f;
    std::vector<Candidate> candidates;
    for (int k = 0; k < n; ++k) candidates.push_back(candidate(f, seed + static_cast<std::uint64_t>(k)));
    if (s_.engine == "primal") {
      const std::string what = compareResults(f, candidates, s_.compile);
      for (Candidate &c : candidates) totals_.add(c.program, {what.empty() ? Verdict::Passed : Verdict::Failed, what, 0, 0});
      if (!what.empty()) std::cout << "batch of seed " << seed << ": " << what << std::endl;
      return;
    }
    check(f, candidates);
  }

  void check(Forest &f, std::vector<Candidate> &candidates) {
    if (s_.engine == "il") {
      candidates[0].outcome = check(f, candidates[0]);
    } else {
      for (Candidate &c : candidates) {
        c.tangent = tool_->tangent(f, c.program);
        if (c.tangent.file) c.adjoint = tool_->adjoint(f, c.program);
        if (s_.show) std::cout << c.tangent.text << c.adjoint.text;
      }
      checkCompiled(f, candidates, s_.compile);
    }
    for (Candidate &c : candidates) {
      // a refusal is an answer, not a wrong derivative: it is counted with its reason
      if (c.outcome.verdict == Verdict::Failed && c.outcome.what.find("error[refused]") != std::string::npos) {
        c.outcome.verdict = Verdict::Discarded;
        c.outcome.what = "refused: " + c.outcome.what.substr(c.outcome.what.find("error[refused]") + 16);
      }
      // what a dropped statement named
      if (c.outcome.verdict == Verdict::Failed && c.outcome.what.find("nor what it calls touches") != std::string::npos)
        c.outcome.verdict = Verdict::Discarded, c.outcome.what = "refused: a head names what it does not touch";
      totals_.add(c.program, c.outcome);
      if (c.outcome.verdict == Verdict::Failed) report(f, c);
    }
  }

  void report(Forest &f, const Candidate &c) {
    std::cout << "seed " << c.program.seed << ": " << c.outcome.what << std::endl;
    stopped_ = s_.stop;
    if (!s_.shrink) return save(f, c.program);
    // a smaller program that fails in the same check; what it says may be another entry
    const std::string kind = kindOf(c.outcome.what);
    const RandomProgram small = shrink(
        f, c.program,
        [&](Forest &g, const RandomProgram &p) {
          Candidate t;
          t.program = p;
          t.text = textOf(g, p);
          return fails(g, t, kind);
        },
        s_.tries);
    save(f, small);
    Candidate t;
    t.program = small, t.text = textOf(f, small);
    t.tangent = tool_->tangent(f, small), t.adjoint = tool_->adjoint(f, small);
    std::cout << "--- shrunk: head " << small.head.text() << "\n"
              << t.text << "--- tangent\n"
              << t.tangent.text << "--- adjoint\n"
              << t.adjoint.text << "---" << std::endl;
  }

  void save(const Forest &f, const RandomProgram &p) const {
    if (!s_.save.empty()) std::ofstream(s_.save) << stored(f, p);
  }

  // Which check: `head s: tangent against differences: d x ..` and `tangent against differences: ..` are one.
  static std::string kindOf(const std::string &what) {
    if (what.starts_with("head ")) return kindOf(what.substr(what.find(':') + 2));
    const std::size_t colon = what.find(':');
    const std::size_t second = colon == std::string::npos ? colon : what.find(':', colon + 1);
    return what.substr(0, std::min<std::size_t>(second == std::string::npos ? colon : second, 40));
  }

  bool fails(Forest &f, Candidate &c, const std::string &kind) {
    if (s_.engine == "il") {
      c.outcome = check(f, c);
    } else {
      c.tangent = tool_->tangent(f, c.program);
      if (c.tangent.file) c.adjoint = tool_->adjoint(f, c.program);
      std::vector<Candidate> one{c};
      checkCompiled(f, one, s_.compile);
      c.outcome = one[0].outcome;
    }
    return c.outcome.verdict == Verdict::Failed && kindOf(c.outcome.what) == kind;
  }

  const Settings &s_;
  std::unique_ptr<Differentiator> tool_, again_;  // again: what it made
  Totals totals_;
  bool stopped_ = false;
};

}  // namespace
}  // namespace dotbar::random

int main(int argc, char **argv) {
  dotbar::random::Settings s;
  if (!dotbar::random::parse(argc, argv, s)) return 2;
  const int code = dotbar::random::Session(s).run();
  if (s.ownFolder) std::filesystem::remove_all(s.compile.folder);
  return code;
}
