// Runs `dotbar check` over the programs from the corners of the standard, with both families of rules, and compares what comes of
// it with what the comments of each program expect (README.md says how they are written). Usage: standard_programs [--dotbar
// PATH] [--shard K/N] [--sample N] [--agreed FILE] [FILTER]...
// --agreed FILE: what agreed before, with the same programs, is not compared again (tools/verify/check/agreed.h).
// --sample N: where other families than the first are to come to the same, they do so for every N-th program only.
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <regex>

#include "spec-tests/cases/folders.h"
#include "spec-tests/standard/programs.h"

namespace fs = std::filesystem;

namespace dotbar::standard {
namespace {

constexpr const char *families[] = {"dotbar", "tapenade-2012"};
enum ExitCode { Agreed = 0, Rejected = 1, Disagreed = 3 };

struct Settings {
  std::string dotbar = DOTBAR_EXECUTABLE;
  cases::Shard shard, others;
  std::vector<std::string> filters;
};

struct Ran {
  int code;
  std::string out, err;
};

class Corner {
 public:
  Corner(const Settings &s, const Program &p, bool others, fs::path room)
      : s_(s), p_(p), others_(others), room_(std::move(room)) {}

  // Whether it is as expected with every family; says what is not.
  bool asExpected() {
    std::string flaw = flawOf(p_);
    if (flaw.empty() && run("gfortran", {"-fsyntax-only", "-w", "-std=" + p_.dialect(), p_.path.string()}).code != 0)
      flaw = "it does not compile with -std=" + p_.dialect();
    if (!flaw.empty()) return say("", flaw, {});
    bool good = true;
    for (const char *family : families)
      if (family == families[0] || others_ || p_.expected.count(family)) good &= asExpected(family);
    return good;
  }
  std::size_t open() const { return open_; }

 private:
  const Settings &s_;
  const Program &p_;
  bool others_;
  fs::path room_;
  std::size_t open_ = 0;

  Ran run(const std::string &program, const std::vector<std::string> &words) const {
    fs::remove_all(room_);
    fs::create_directories(room_);
    const int code = cases::execute(program, words, room_, "out", "err", 120);
    return {code, contents(room_ / "out"), contents(room_ / "err")};
  }

  bool say(const std::string &family, const std::string &what, const Ran &r) const {
    std::cout << "FAILED " << p_.name << (family.empty() ? "" : " [" + family + "]") << ": " << what << "\n" << r.out << r.err;
    return false;
  }

  // The comparison says that something was compared that is not zero: only such is remembered.
  static bool comparesSomething(const Ran &r) {
    if (r.out.find(": agreed before") != std::string::npos) return true;
    std::smatch found;
    return std::regex_search(r.out, found, std::regex("tangent, differences +[0-9]+ +([0-9]+)")) && found[1] != "0";
  }

  static bool located(const std::string &messages) {
    return std::regex_search(messages, std::regex("\\.(f90|f|inc):[0-9]+:[0-9]+: error\\["));
  }

  bool asExpected(const std::string &family) {
    const Expectation &e = p_.of(family);
    const Ran r = run(s_.dotbar, p_.arguments(family));
    const bool says = r.err.find(e.words) != std::string::npos;
    switch (e.kind) {
      case Expectation::Kind::Open:
        ++open_;
        if (r.code == Agreed) std::cout << "RIGHT " << p_.name << " [" << family << "], expected to be open: " << e.words << "\n";
        return true;
      case Expectation::Kind::CutOff:
        if (r.code != Disagreed) return say(family, "exit code " + std::to_string(r.code), r);
        return says ? true : say(family, "no warning with the words '" + e.words + "'", r);
      case Expectation::Kind::Refused:
        if (r.code != Rejected) return say(family, "not refused: exit code " + std::to_string(r.code), r);
        return says && located(r.err) ? true : say(family, "no place, or not the words '" + e.words + "'", r);
      default:
        if (r.code != Agreed) return say(family, "exit code " + std::to_string(r.code), r);
        if (!comparesSomething(r)) return say(family, "all derivatives are zero", r);
        return says ? true : say(family, "no warning with the words '" + e.words + "'", r);
    }
  }
};

bool wanted(const Settings &s, const std::string &name) {
  for (const std::string &f : s.filters)
    if (name.find(f) != std::string::npos) return true;
  return s.filters.empty();
}

int runAll(Settings &s) {
  const fs::path room = fs::temp_directory_path() / ("dotbar-standard-" + std::to_string(::getpid()));
  std::size_t ran = 0, failed = 0, open = 0;
  for (const Program &p : programsIn(DOTBAR_STANDARD)) {
    if (!wanted(s, p.name) || !s.shard.takesNext()) continue;
    Corner corner(s, p, s.others.takesNext(), room);
    ++ran;
    failed += !corner.asExpected();
    open += corner.open() > 0;
  }
  fs::remove_all(room);
  std::cout << ran << " programs, " << failed << " not as expected, " << open << " with an open expectation\n";
  return failed || !ran;
}

}  // namespace
}  // namespace dotbar::standard

int main(int argc, char **argv) {
  dotbar::standard::Settings s;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--dotbar" && i + 1 < argc) {
      s.dotbar = argv[++i];
    } else if (word == "--shard" && i + 1 < argc) {
      s.shard = dotbar::cases::Shard(argv[++i]);
    } else if (word == "--agreed" && i + 1 < argc) {
      ::setenv("DOTBAR_AGREED", fs::absolute(argv[++i]).c_str(), 1);
    } else if (word == "--sample" && i + 1 < argc) {
      s.others = dotbar::cases::Shard(std::string("0/") + argv[++i]);
    } else {
      s.filters.push_back(word);
    }
  }
  return dotbar::standard::runAll(s);
}
