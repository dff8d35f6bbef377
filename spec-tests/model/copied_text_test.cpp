// No source text is taken apart outside of the front ends: what a program means is in its trees. A text that a tree carries (a
// name, a literal, an attribute, a statement that is only copied) is compared as a whole, printed, or made part of a new name.
//
// A function takes text apart when it asks a forest for a tree's text and looks at characters, or hands it to one that does.
// Those that still do are in the table `copied_text` beside this file, each with its reason. It only gets shorter: what is in the
// table and takes nothing apart any more is an error, too.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "spec-tests/model/sources.h"

namespace dotbar::model {
namespace {

namespace fs = std::filesystem;

const fs::path root = DOTBAR_ROOT;

struct Function {
  std::string name, header, body;
};

// The outermost blocks that are no namespaces or types.
std::vector<Function> functionsOf(const std::string &text) {
  static const std::regex scope("(^|[^\\w])(namespace|struct|class|union|enum|extern)\\s[^()=]*$|^\\s*$"),
      called("([~\\w]+)\\s*\\(");
  std::vector<Function> r;
  std::size_t begin = 0, depth = 0, open = 0;  // of a header; inside a function
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{') {
      const std::string header = text.substr(begin, i - begin);
      if (depth == 0 && std::regex_search(header, scope)) {
        begin = i + 1;
        continue;
      }
      if (depth++ == 0) {
        std::smatch m;
        r.push_back({std::regex_search(header, m, called) ? m[1].str() : "", header, ""});
        open = i;
      }
    } else if (text[i] == '}') {
      if (depth > 0 && --depth == 0) r.back().body = text.substr(open, i - open);
      if (depth == 0) begin = i + 1;
    } else if (text[i] == ';' && depth == 0) {
      begin = i + 1;
    }
  }
  return r;
}

const std::regex characters(
    "(\\.|->)(find|rfind|find_first_of|find_first_not_of|find_last_of|find_last_not_of|substr|starts_with|ends_with|remove_"
    "prefix|"
    "remove_suffix|contains)\\s*\\(\\s*(' *'|\" "
    "*\"|std::string|\\s|\\w+,|\\d|[,)])|\\b(isalpha|isalnum|isdigit|isspace|tolower|toupper|stoi|stol|"
    "stoll|stod|strtol|strtod|from_chars)\\b|\\bfor \\((const )?(unsigned )?char ");
const std::regex textOfTree(
    "\\b(f|f_|forest|forest_)(\\(\\))?\\.text\\(|\\btext\\(\\w*(\\.\\w+)*(f|f_|forest|forest_)\\.symbol\\(");
const std::regex takesText("string_view|string\\s*&");

// Of all files together: names of functions that get a text and look at its characters.
std::set<std::string> inspectors(const std::map<std::string, std::vector<Function>> &files) {
  std::set<std::string> r;
  for (const auto &[file, functions] : files)
    for (const Function &f : functions)
      if (!f.name.empty() && std::regex_search(f.header, takesText) && std::regex_search(f.body, characters)) r.insert(f.name);
  return r;
}

bool takesApart(const Function &f, const std::set<std::string> &inspecting) {
  if (!std::regex_search(f.body, textOfTree)) return false;
  if (std::regex_search(f.body, characters)) return true;
  static const std::regex handed("(\\w+)\\(((?!;).)*?\\b(f|f_|forest|forest_)\\.text\\(");
  for (std::sregex_iterator m(f.body.begin(), f.body.end(), handed), end; m != end; ++m)
    if (inspecting.count((*m)[1].str())) return true;
  return false;
}

std::set<std::string> offenders(const std::map<std::string, std::vector<Function>> &files) {
  const std::set<std::string> inspecting = inspectors(files);
  std::set<std::string> r;
  for (const auto &[file, functions] : files)
    for (const Function &f : functions)
      if (takesApart(f, inspecting)) r.insert(file + " " + f.name);
  return r;
}

std::map<std::string, std::vector<Function>> product() {
  std::map<std::string, std::vector<Function>> files;
  for (const char *top : {"dataflow", "tools", "engine/rewrite"})
    for (const fs::directory_entry &e : fs::recursive_directory_iterator(root / top)) {
      if (e.path().extension() != ".h" && e.path().extension() != ".cpp") continue;
      std::ifstream in(e.path());
      std::ostringstream text;
      text << in.rdbuf();
      files[e.path().lexically_relative(root).generic_string()] = functionsOf(bare(text.str()));
    }
  return files;
}

std::map<std::string, std::string> table() {
  std::map<std::string, std::string> r;
  std::ifstream in(root / "spec-tests/model/copied_text");
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string file, function, reason;
    if (!(words >> file >> function) || file[0] == '#') continue;
    std::getline(words >> std::ws, reason);
    r[file + " " + function] = reason;
  }
  return r;
}

TEST(CopiedText, isTakenApartInFrontEndsAlone) {
  const std::set<std::string> found = offenders(product());
  const std::map<std::string, std::string> known = table();
  for (const std::string &f : found)
    EXPECT_TRUE(known.count(f)) << f << " takes text of a tree apart: let the front end make a tree of it";
  for (const auto &[f, reason] : known) {
    EXPECT_TRUE(found.count(f)) << f << " takes no text apart any more: strike it from spec-tests/model/copied_text";
    EXPECT_FALSE(reason.empty()) << f << " has no reason";
  }
}

// Planted faults are found.
TEST(CopiedText, thatIsTakenApartIsFound) {
  const auto found = [](const std::string &cpp) { return offenders({{"x.cpp", functionsOf(bare(cpp))}}); };
  using Found = std::set<std::string>;
  EXPECT_EQ(found("namespace a {\nbool isSaved(const Forest &f, Tree t) { return f.text(t).starts_with(\"save\"); }\n}\n"),
            Found{"x.cpp isSaved"});
  EXPECT_EQ(found("void walk(Tree t) {\n  const std::string_view s = forest.text(t);\n  if (s.find('(') != s.npos) return;\n}\n"),
            Found{"x.cpp walk"});
  EXPECT_EQ(found("std::string head(std::string_view s) { return s.substr(0, 3); }\nstruct A {\n  void see(Tree t) { "
                  "head(f_.text(t)); }\n};\n"),
            Found{"x.cpp see"});
  EXPECT_EQ(found("bool isSave(Tree t) { return f.text(t) == \"save\"; }\n// f.text(t).substr(1)\n"), Found{});
}

}  // namespace
}  // namespace dotbar::model
