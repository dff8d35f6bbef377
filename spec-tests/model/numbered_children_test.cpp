// A child is asked for by its name: il.ops declares it, and il_make.h has an accessor for it. `child(t, 2)` says nothing to a
// reader, and means another child when il.ops puts one before it. (An element of a list has no name: children(t)[0].)
//
// Files that are about no operator in particular, so that a number is all there is, are in the table `numbered_children` beside
// this file, each with its reason. It only gets shorter: what is in the table and has no numbered child any more is an error,
// too.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <sstream>

#include "spec-tests/model/sources.h"

namespace dotbar::model {
namespace {

namespace fs = std::filesystem;

const fs::path root = DOTBAR_ROOT;

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// The last argument of a call whose opening bracket is at `open`.
std::string lastArgument(const std::string &text, std::size_t open) {
  int depth = 0;
  std::string argument;
  for (std::size_t i = open; i < text.size(); ++i) {
    const char c = text[i];
    if (c == ')' || c == ']' || c == '}') --depth;
    if (depth == 0 && i > open) break;
    if (depth == 1 && c == ',')
      argument.clear();
    else if (i > open && !std::isspace(static_cast<unsigned char>(c)))
      argument += c;
    if (c == '(' || c == '[' || c == '{') ++depth;
  }
  return argument;
}

// The lines on which a child is asked for by a number that is written there.
std::vector<int> numbered(const std::string &cpp) {
  static const std::string asked = "child(";
  const std::string text = bare(cpp);
  std::vector<int> lines;
  for (std::size_t at = text.find(asked); at != text.npos; at = text.find(asked, at + 1)) {
    if (at > 0 && isWord(text[at - 1])) continue;
    static const std::regex number("^\\d.*|.*[?:]\\d.*");  // also one of two
    if (std::regex_match(lastArgument(text, at + asked.size() - 1), number))
      lines.push_back(1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n')));
  }
  return lines;
}

std::map<std::string, std::vector<int>> found() {
  std::map<std::string, std::vector<int>> r;
  for (const char *top : {"frontends", "dataflow", "tools", "engine", "spec-tests"})
    for (const fs::directory_entry &e : fs::recursive_directory_iterator(root / top)) {
      if (e.path().extension() != ".h" && e.path().extension() != ".cpp") continue;
      const std::string file = e.path().lexically_relative(root).generic_string();
      if (file.starts_with("engine/il/")) continue;
      std::ifstream in(e.path());
      const std::vector<int> lines = numbered({std::istreambuf_iterator<char>(in), {}});
      if (!lines.empty()) r[file] = lines;
    }
  return r;
}

std::map<std::string, std::string> table() {
  std::map<std::string, std::string> r;
  std::ifstream in(root / "spec-tests/model/numbered_children");
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string file;
    if (!(words >> file) || file[0] == '#') continue;
    std::getline(words >> std::ws, r[file]);
  }
  return r;
}

TEST(NumberedChildren, areAskedForByName) {
  const std::map<std::string, std::vector<int>> offenders = found();
  const std::map<std::string, std::string> known = table();
  for (const auto &[file, lines] : offenders)
    for (int line : lines)
      EXPECT_TRUE(known.count(file)) << file << ":" << line
                                     << ": a child by number: use the accessor of its operator (il_make.h)";
  for (const auto &[file, reason] : known) {
    EXPECT_TRUE(offenders.count(file)) << file
                                       << " has no numbered child any more: strike it from spec-tests/model/numbered_children";
    EXPECT_FALSE(reason.empty()) << file << " has no reason";
  }
}

// Planted faults are found.
TEST(NumberedChildren, thatAreWrittenAreFound) {
  using Lines = std::vector<int>;
  EXPECT_EQ(numbered("Tree left(Tree t) {\n  return f.child(t, 0);\n}\n"), Lines{2});
  EXPECT_EQ(numbered("const Tree a = f_.child(f.child(sets, i),\n                        1);"), Lines{1});
  EXPECT_EQ(numbered("use(f.child(u, f.is(u, Op::Function) ? 2 : 1));"), Lines{1});
  EXPECT_EQ(numbered("auto child = [&](int i) { return f.child(t, i); };\nuse(child(2));"), Lines{2});
  EXPECT_EQ(numbered("// f.child(t, 0)\nf.child(t, k);\ngrandchild(0);\nf.child(f.children(t)[0], last - 1);"), Lines{});
}

}  // namespace
}  // namespace dotbar::model
