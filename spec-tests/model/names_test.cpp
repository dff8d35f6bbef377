// The rules are the tool: C++ names no intrinsic outside of the front ends, and no analysis, judgement or guard of rules/
// anywhere, except the primitives of the host (documented in dataflow/README.md; the list is the table where they are
// registered). The names are those of the rule sets as they are loaded.
//
// A name is found as a string literal that is the name, or that holds it as rules write it (`-expr->`, `isDiff(`, `TBR-(`), and
// as an identifier when it is no everyday word: it has a capital inside (isLiveForDiff, DiffLive, TBR) or is a specific name
// (dsin, amax1). Everyday words (`out`, `size`, `max`) are variables of any C++ program.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "dataflow/facts/impl.h"
#include "engine/rules/read/load.h"
#include "spec-tests/model/sources.h"

namespace dotbar::model {
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

const fs::path root = DOTBAR_ROOT;

std::string contents(const fs::path &p) {
  std::ifstream in(p);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

// A capital behind the first letter: no word of everyday language.
bool coined(const std::string &name) {
  return std::any_of(name.begin() + (name.empty() ? 0 : 1), name.end(), [](unsigned char c) { return std::isupper(c); });
}

struct Vocabulary {
  Names model;                              // analyses, judgements, guards
  Names intrinsics;                         // generic and specific names of functions
  Names specifics;                          // specific names: no words of C++ or English
  std::map<std::string, std::string> kind;  // for the message
};

void add(Names &to, Vocabulary &v, Symbol s, const char *kind) {
  const std::string name(text(s));
  if (name.empty()) return;
  to.insert(name);
  v.kind[name] = kind;
}

void collect(Vocabulary &v, const rules::RuleSet &set) {
  for (const rules::Analysis &a : set.analyses) add(v.model, v, a.name, "an analysis");
  for (const rules::Judgement &j : set.judgements) add(v.model, v, j.name, "a judgement");
  for (const rules::Guard &g : set.guards) add(v.model, v, g.name, "a guard");
  for (const rules::Definition &d : set.definitions) {
    if (d.kind == rules::Definition::Kind::Guard || coined(std::string(text(d.name)))) add(v.model, v, d.name, "a guard or set");
  }
  for (const rules::Partial &p : set.partials) {
    if (p.isOperator) continue;
    add(v.intrinsics, v, p.function, "an intrinsic");
    for (Symbol s : p.specifics) add(v.intrinsics, v, s, "an intrinsic"), add(v.specifics, v, s, "an intrinsic");
  }
  for (const auto &[s, says] : set.intrinsics) add(v.intrinsics, v, s, "an intrinsic");
}

// Every set under rules/: by itself, or a layer on top of the default.
Vocabulary vocabulary() {
  Vocabulary v;
  Names types;
  for (const fs::directory_entry &e : fs::recursive_directory_iterator(root / "rules")) {
    if (e.path().extension() != ".rules") continue;
    std::optional<rules::RuleSet> set;
    for (std::vector<std::string> names : {std::vector<std::string>{e.path().string()}, {"dotbar/adjoint", e.path().string()}}) {
      SourceMap sources;
      Diagnostics diagnostics;
      if ((set = rules::load(sources, diagnostics, names, {{(root / "rules").string()}}))) break;
    }
    EXPECT_TRUE(set) << e.path();
    if (!set) continue;
    collect(v, *set);
    for (const auto &[name, says] : set->intrinsics)  // `intrinsic int : result integer`: what types are called
      for (const auto &[property, value] : says)
        if (text(property) == "result") types.insert(std::string(text(value)));
  }
  for (const dataflow::Primitive &p : dataflow::primitives()) v.model.erase(std::string(p.name));
  for (const std::string &t : types) v.intrinsics.erase(t);
  // words of C++ itself
  for (const char *word : {"float", "int", "char"}) v.specifics.erase(word);
  return v;
}

// `-name->`, `name(`, `name+(`, `name-(` somewhere in a literal
bool written(const std::string &literal, const std::string &name) {
  if (literal.find("-" + name + "->") != literal.npos) return true;
  for (std::size_t at = literal.find(name); at != literal.npos; at = literal.find(name, at + 1)) {
    const bool begins = at == 0 || !(std::isalnum(static_cast<unsigned char>(literal[at - 1])) || literal[at - 1] == '_');
    const std::string behind = literal.substr(at + name.size(), 2);
    if (begins && coined(name) && (behind.starts_with("(") || behind == "-(" || behind == "+(")) return true;
  }
  return false;
}

// What a text of C++ names, one line for each.
std::string named(const Vocabulary &v, const std::string &path, const std::string &cpp, bool frontend) {
  std::ostringstream out;
  auto say = [&](const Word &w, const std::string &name) {
    out << path << ":" << w.line << ": names " << v.kind.at(name) << ": " << name << '\n';
  };
  for (const Word &w : wordsOf(cpp)) {
    if (!w.literal) {
      if (v.model.count(w.text) && coined(w.text)) say(w, w.text);
      if (!frontend && v.specifics.count(w.text)) say(w, w.text);
      continue;
    }
    for (const std::string &name : v.model)
      if (w.text == name || written(w.text, name)) say(w, name);
    if (!frontend && v.intrinsics.count(w.text)) say(w, w.text);
  }
  return out.str();
}

TEST(Names, noCppKnowsTheModel) {
  const Vocabulary v = vocabulary();
  Vocabulary reader = v;  // of the rules language, which has some names of intrinsics for its own words
  for (const char *word : {"not", "any", "all", "sum"}) reader.intrinsics.erase(word);
  Vocabulary protocol = v;  // of editors, which has words of its own
  for (const char *word : {"kind", "range"}) protocol.intrinsics.erase(word);
  int files = 0;
  for (const char *folder : {"engine", "dataflow", "tools", "frontends", "runtime"})
    for (const fs::directory_entry &e : fs::recursive_directory_iterator(root / folder)) {
      const std::string suffix = e.path().extension().string();
      if (suffix != ".cpp" && suffix != ".h" && suffix != ".c") continue;
      ++files;
      const std::string path = fs::relative(e.path(), root).string();
      // random programs and what runs them are about Fortran, not about a model: they know its functions, and derive nothing
      if (path.starts_with("tools/verify/random/") || path.starts_with("tools/verify/interpret/")) continue;
      // the reader of the rules language, and what prints its words
      const bool words = path.starts_with("engine/rules") || path == "dataflow/facts/reasons/spelled.cpp";
      const bool editors = path.starts_with("tools/workbench/lsp");
      EXPECT_EQ(named(words ? reader : editors ? protocol : v, path, contents(e.path()), path.starts_with("frontends")), "");
    }
  EXPECT_GT(files, 100);
}

// The test can fail: the same search over text that does name things.
TEST(Names, whatIsNamedIsFound) {
  const Vocabulary v = vocabulary();
  auto finds = [&](const std::string &cpp, bool frontend = false) { return !named(v, "planted.cpp", cpp, frontend).empty(); };
  for (const char *planted : {R"(facts.guard("isLiveForDiff", t);)", R"(set.findJudgement(intern("expr"), s);)",
                              R"(if (text(a.name) == "Varied") return;)", R"(bool isActiveExpr(Tree t);)", R"(int TBR = 0;)",
                              R"(parse("X -restore-> Y");)", R"x(equation("A+(I) = DiffLive-(I)");)x",
                              R"x(auto s = R"(EXPR -activeExpr-> INSTRS)";)x", R"(if (name == "exp") return cosine;)",
                              R"(enum { dsin, other };)", R"(f("/*", "log10");)", R"(char c = '"'; f("sqrt");)"})
    EXPECT_TRUE(finds(planted)) << planted;
  for (const char *innocent :
       {R"(// isLiveForDiff)", R"(/* the judgement -expr-> of "exp" */)", R"(std::max(a.size(), out); int expr = 1;)",
        R"(f("the expression cannot be differentiated");)", R"(char c = '"'; // "sqrt")", R"(int n = 1'000; // "exp"')"})
    EXPECT_FALSE(finds(innocent)) << innocent;
  EXPECT_TRUE(finds(R"(if (name == "dexp") return;)"));
  EXPECT_FALSE(finds(R"(if (name == "dexp") return;)", true)) << "a front end may name intrinsics";
  EXPECT_TRUE(finds(R"(guard("isDiff");)", true)) << "but nothing of the model";
}

// Exceptions are the registered primitives, and each is documented.
TEST(Names, primitivesAreDocumented) {
  const std::string readme = contents(root / "dataflow/README.md");
  for (const dataflow::Primitive &p : dataflow::primitives()) {
    const std::string name(p.name);
    bool found = false;
    for (const char *behind : {"(", "`"}) found |= readme.find("`" + name + behind) != readme.npos;
    EXPECT_TRUE(found) << name << " is not documented in dataflow/README.md";
  }
}

}  // namespace
}  // namespace dotbar::model
