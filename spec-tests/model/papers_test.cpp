// The papers are looked up in rules/PAPERS.md: every identifier that is cited in the repository stands there, in the table of its
// paper, once, and every table row has a place in the paper.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace {

namespace fs = std::filesystem;
const fs::path root = DOTBAR_ROOT;
using Names = std::set<std::string>;

// PAPER-KIND-NAME, as a comment cites it; one that ends in `-*` stands for several.
const std::regex identifier(R"((TAP|TBR|SDA|MAA|STR)-[TASFMPL]-[A-Za-z0-9]+(-[A-Za-z0-9]+)*(-\*)?)");

std::string contents(const fs::path &p) {
  std::ifstream in(p, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

std::vector<std::string> identifiersIn(const std::string &text) {
  std::vector<std::string> all;
  for (std::sregex_iterator i(text.begin(), text.end(), identifier), end; i != end; ++i) all.push_back(i->str());
  return all;
}

bool holdsCitations(const fs::path &p) {
  static const Names endings{".rules", ".h", ".cpp", ".c", ".def", ".ops", ".md", ".f90", ".f", ""};
  return endings.contains(p.extension().string()) && p.filename() != "PAPERS.md";
}

// What is cited, and a file that does.
std::map<std::string, std::string> cited() {
  std::map<std::string, std::string> all;
  for (const char *folder : {"rules", "engine", "dataflow", "frontends", "runtime", "tools", "spec-tests"})
    for (const fs::directory_entry &e : fs::recursive_directory_iterator(root / folder))
      if (e.is_regular_file() && holdsCitations(e.path()))
        for (const std::string &name : identifiersIn(contents(e.path())))
          all.emplace(name, fs::relative(e.path(), root).string());
  return all;
}

struct Stated {
  std::string name, section, place;
};

// The first columns of the tables, with the section (a paper's short name) and the second column.
std::vector<Stated> stated() {
  std::vector<Stated> all;
  std::istringstream page(contents(root / "rules/PAPERS.md"));
  std::string section;
  static const std::regex row(R"(\| *([^|]*[^| ]) *\| *([^|]*[^| ]|) *\|.*)");
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) section = line.substr(3);
    std::smatch columns;
    if (!std::regex_match(line, columns, row)) continue;
    for (const std::string &name : identifiersIn(columns[1])) all.push_back({name, section, columns[2]});
  }
  return all;
}

TEST(Papers, WhatIsCitedCanBeLookedUp) {
  Names names;
  for (const Stated &s : stated()) names.insert(s.name);
  ASSERT_GE(names.size(), 150u);
  const auto known = [&](const std::string &name) {
    if (!name.ends_with("-*")) return names.contains(name);
    const auto first = names.lower_bound(name.substr(0, name.size() - 1));
    return first != names.end() && first->starts_with(name.substr(0, name.size() - 1));
  };
  const auto all = cited();
  EXPECT_GE(all.size(), 100u);
  for (const auto &[name, file] : all)
    EXPECT_TRUE(known(name)) << file << " cites " << name << ", which is not in rules/PAPERS.md";
}

TEST(Papers, EachStandsOnceUnderItsPaperWithAPlace) {
  Names seen;
  for (const Stated &s : stated()) {
    EXPECT_TRUE(seen.insert(s.name).second) << s.name << " stands twice";
    EXPECT_EQ(s.name.substr(0, 3), s.section) << s.name;
    EXPECT_FALSE(s.place.empty()) << s.name;
  }
}

}  // namespace
