// The rules are the tool: a copy of the bundled sets, made in text only, in which every judgement, guard, set, analysis,
// function, context and metavariable that rules/ itself names has another name, makes the same derivatives to the letter. What
// the copy keeps are words of others: the rules language, operators and sorts of IL, primitives of the host, intrinsics, names of
// files and modes.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "dataflow/facts/impl.h"
#include "frontends/fortran/fortran.h"
#include "tools/verify/random/generator.h"

namespace dotbar::model {
namespace {

namespace fs = std::filesystem;

const fs::path root = DOTBAR_ROOT;

std::string contents(const fs::path &p) {
  std::ifstream in(p);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

// Comments begin with # at the start of a line or behind a space (ARG# is a metavariable of a scheme); lines stay.
std::string withoutComments(const std::string &rules) { return std::regex_replace(rules, std::regex(R"((^|[ \t])#.*)"), "$1"); }

class Renaming {
 public:
  explicit Renaming(const std::map<std::string, std::string> &files) {
    for (const auto &[path, text] : files) declared(text);
    for (const dataflow::Primitive &p : dataflow::primitives()) names_.erase(std::string(p.name));
    // words of the language; the last are what its set operators are called
    for (const char *word : {"forward", "backward", "all", "union", "intersection", "difference"}) names_.erase(word);
    for (unsigned k = 0; k < il::opCount; ++k) words_.insert(std::string(il::info(static_cast<il::Op>(k)).name));
    int n = 0;
    for (auto &[old, now] : names_) now = (std::isupper(static_cast<unsigned char>(old[0])) ? "N" : "n") + std::to_string(++n);
    n = 0;
    for (auto &[old, now] : stems_) now = {'Q', static_cast<char>('A' + n / 26), static_cast<char>('A' + n % 26)}, ++n;
  }

  std::size_t names() const { return names_.size(); }
  std::size_t stems() const { return stems_.size(); }

  std::string file(const std::string &text) const {
    std::istringstream in(withoutComments(text));
    std::ostringstream out;
    for (std::string line; std::getline(in, line);) out << (line.starts_with("ruleset ") ? line : renamed(line)) << '\n';
    return out.str();
  }

 private:
  // The names that a file declares.
  void declared(const std::string &rules) {
    const std::string text = withoutComments(rules);
    auto all = [&](const char *pattern, std::size_t group, auto take) {
      const std::regex r(pattern);
      for (std::sregex_iterator m(text.begin(), text.end(), r), end; m != end; ++m) take((*m)[group].str());
    };
    auto name = [&](const std::string &s) { names_[s]; };
    all(R"((^|\n)(override )?(guard|analysis|set|relation|function|naming) +([A-Za-z]\w*))", 4, name);
    all(R"(\n +with +([A-Za-z]\w*) *=)", 1, name);  // a context, as an analysis speaks of it
    all(R"((^|\n)judgement [^\n]*?-([A-Za-z]\w*)->)", 2, [&](const std::string &s) { judgements_.insert(s), names_[s]; });
    all(R"(\bvar ([A-Z][A-Z, ]*) *:)", 1, [&](const std::string &s) {
      std::istringstream list(std::regex_replace(s, std::regex(","), " "));
      for (std::string stem; list >> stem;) stems_[stem];
    });
  }

  std::string variable(const std::string &word) const {
    static const std::regex form("(_?)([A-Z]+)([0-9a-z]*)");
    std::smatch m;
    if (!std::regex_match(word, m, form)) return {};
    auto stem = stems_.find(m[2].str());
    return stem == stems_.end() ? std::string() : m[1].str() + stem->second + m[3].str();
  }

  std::string word(const std::string &w) const {
    if (names_.count(w) && !words_.count(w)) return names_.at(w);
    if (isSort(w)) return w;
    if (const std::string v = variable(w); !v.empty()) return v;
    // `rule chain_F` of a scheme: F stands for the function's name
    const std::size_t bar = w.rfind('_');
    if (bar != w.npos && bar > 0 && stems_.count(w.substr(bar + 1))) return w.substr(0, bar + 1) + stems_.at(w.substr(bar + 1));
    return w;
  }

  static bool isSort(const std::string &w) {
    static const std::set<std::string> others = {"Zone", "Zones", "Relation", "Id"};
    il::Sort sort{};
    return others.count(w) || il::findSort(w, sort);
  }

  // Words in a line; those in quotes only where they are names: `{REF}` and `{REF@}` of a refusal, the analyses of a context.
  std::string renamed(const std::string &line) const {
    std::string out;
    const bool context = line.starts_with("option ");
    bool quoted = false;
    for (std::size_t k = 0; k < line.size();) {
      const char c = line[k];
      if (c == '"') quoted = !quoted;
      if (!quoted && line.compare(k, 3, "-->") == 0) {  // the judgement without a name gets one
        out += "-n0->", k += 3;
        continue;
      }
      if (!std::isalpha(static_cast<unsigned char>(c)) && c != '_') {
        out += c, ++k;
        continue;
      }
      std::size_t end = k;
      while (end < line.size() && (std::isalnum(static_cast<unsigned char>(line[end])) || line[end] == '_')) ++end;
      const std::string w = line.substr(k, end - k);
      const bool arrow = k > 0 && line[k - 1] == '-' && line.compare(end, 2, "->") == 0;
      const bool braces =
          k > 0 && line[k - 1] == '{' && end < line.size() && (line[end] == '}' || line.compare(end, 2, "@}") == 0);
      if (quoted)
        out += context || braces ? word(w) : w;
      else if (arrow && judgements_.count(w))
        out += names_.count(w) ? names_.at(w) : w + "17";
      else
        out += word(w);
      k = end;
    }
    return out;
  }

  std::map<std::string, std::string> names_, stems_;
  std::set<std::string> judgements_, words_;
};

std::map<std::string, std::string> bundled() {
  std::map<std::string, std::string> files;
  for (const fs::directory_entry &e : fs::recursive_directory_iterator(root / "rules"))
    if (e.path().extension() == ".rules") files[fs::relative(e.path(), root / "rules").string()] = contents(e.path());
  return files;
}

class Renamed : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("dotbar-renamed-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  void write(const fs::path &path, const std::string &text) const {
    fs::create_directories((folder_ / path).parent_path());
    std::ofstream(folder_ / path) << text;
  }
  // What the tool writes and says, with the rules in a folder.
  std::string run(const std::string &rules, const std::string &arguments) const {
    fs::remove(folder_ / "out.f90");
    const std::string command =
        "cd '" + folder_.string() + "' && DOTBAR_RULES='" + rules + "' '" DOTBAR_EXECUTABLE "' " + arguments + " > said.txt 2>&1";
    const int code = std::system(command.c_str());
    return contents(folder_ / "out.f90") + contents(folder_ / "said.txt") + "code " + std::to_string(code);
  }
  void same(const std::string &arguments, bool refused = false) const {
    const std::string original = run((root / "rules").string(), arguments), copy = run((folder_ / "rules").string(), arguments);
    EXPECT_EQ(original, copy) << arguments;
    EXPECT_EQ(original.ends_with("code 0"), !refused) << arguments << "\n" << original;
  }

  fs::path folder_;
};

TEST_F(Renamed, makesTheSameDerivatives) {
  const auto files = bundled();
  const Renaming renaming(files);
  EXPECT_GT(renaming.names(), 120u);
  EXPECT_GT(renaming.stems(), 50u);
  for (const auto &[path, text] : files) {
    const std::string copy = renaming.file(text);
    write(fs::path("rules") / path, copy);
    for (const char *word : {"isLiveForDiff", "isActiveExpr", "TBR", "-expr->", "REF", "EXPR", "CKPdataFlow"})
      EXPECT_EQ(copy.find(word), copy.npos) << path << " still has " << word;
  }
  fs::copy(root / "tools/demo/bratu.f", folder_ / "bratu.f");
  for (const char *mode : {"tangent", "adjoint"}) {
    const std::string m = mode;
    same(m + " --head 'bratu(x,prm)>(f)' -o out.f90 bratu.f");
    same(m + " --head 'bratu(x,prm)>(f)' --rules tapenade-2012 -o out.f90 bratu.f");
    same(m + " --head 'bratu(x,prm)>(f)' --no-tbr -o out.f90 bratu.f");
    same(m + " --head 'bratu(x,prm)>(f)' --no-activity --no-diff-liveness -o out.f90 bratu.f");
    if (m == "adjoint") same(m + " --head 'bratu(x,prm)>(f)' --keep-results -o out.f90 bratu.f");
    for (std::uint64_t seed = 2; seed <= 9; ++seed) {  // (EQUIVALENCE in the first is refused)
      il::Forest f;
      const random::RandomProgram p = random::generate(f, seed);
      write("in.f90", fortran::write(f, p.file));
      same(m + " --head '" + p.head.text() + "' -o out.f90 in.f90");
    }
  }
  same("count --rules examples/count -o out.f90 bratu.f");
  // messages speak of the same variables
  write("in.f90", "subroutine s(x, y)\nreal x, y\ny = elliptic_k(x)\nend subroutine\n");
  same("adjoint --head 's(y)/(x)' -o out.f90 in.f90", true);
}

}  // namespace
}  // namespace dotbar::model
