// The checklist of the standard: every entry of CHECKLIST.md names what exists, every program stands in some row, and the page
// counts what is open.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>

#include "spec-tests/standard/programs.h"
#include "tools/verify/random/generator.h"

namespace dotbar::standard {
namespace {

namespace fs = std::filesystem;
const fs::path folder = DOTBAR_STANDARD, cases = DOTBAR_CASES;

struct Row {
  int line = 0;
  std::string paragraph, says;
  std::vector<std::string> entries;  // in back quotes in the last column
};

std::vector<std::string> quotedIn(const std::string &text) {
  std::vector<std::string> words;
  static const std::regex word("`([^`]+)`");
  for (std::sregex_iterator i(text.begin(), text.end(), word), end; i != end; ++i) words.push_back((*i)[1]);
  return words;
}

// Rows of three columns: paragraph, what it says, entries.
std::vector<Row> rowsOf(const std::string &page) {
  std::vector<Row> rows;
  std::istringstream text(page);
  int number = 0;
  static const std::regex row("\\| *([^|]*?) *\\| *([^|]*?) *\\| *([^|]*?) *\\|");
  for (std::string line; std::getline(text, line);) {
    ++number;
    std::smatch columns;
    if (!std::regex_match(line, columns, row) || columns[1] == "paragraph" || columns[1].str().starts_with("---")) continue;
    rows.push_back({number, columns[1], columns[2], quotedIn(columns[3])});
  }
  return rows;
}

const std::vector<Row> &rows() {
  static const std::vector<Row> all = rowsOf(contents(folder / "CHECKLIST.md"));
  return all;
}

const std::set<std::string> &features() {
  static const std::set<std::string> names = {
#define X(name, text) #name,
      DOTBAR_FEATURES(X)
#undef X
  };
  return names;
}

// A feature of the generator, a program of this folder, or a case; a case is named with `cases/` in front.
bool exists(const std::string &entry) {
  if (entry == "open" || features().contains(entry)) return true;
  if (entry.starts_with("cases/")) return fs::exists(cases / entry.substr(6) / "command");
  return entry.find('/') != std::string::npos && fs::is_regular_file(folder / entry);
}

TEST(Checklist, EveryEntryNamesWhatExists) {
  for (const Row &r : rows()) {
    EXPECT_FALSE(r.entries.empty()) << "line " << r.line << ": no entry; say `open`";
    EXPECT_FALSE(r.says.empty()) << "line " << r.line;
    for (const std::string &e : r.entries)
      EXPECT_TRUE(exists(e)) << "line " << r.line << ": " << e << " is no feature of the generator, no program, no case";
  }
}

TEST(Checklist, EveryProgramStandsInSomeRow) {
  std::set<std::string> named;
  for (const Row &r : rows()) named.insert(r.entries.begin(), r.entries.end());
  for (const Program &p : programsIn(folder)) EXPECT_TRUE(named.contains(p.name)) << p.name << " stands in no row";
}

TEST(Checklist, ThePageCountsWhatIsOpen) {
  const auto open =
      std::count_if(rows().begin(), rows().end(), [](const Row &r) { return r.entries == std::vector<std::string>{"open"}; });
  std::ostringstream says;
  says << rows().size() << " rows, " << open << " open";
  EXPECT_NE(contents(folder / "CHECKLIST.md").find(says.str()), std::string::npos) << "the page must say: " << says.str();
}

TEST(Checklist, ThereAreTwoHundredPrograms) {
  const std::vector<Program> programs = programsIn(folder);
  EXPECT_GE(programs.size(), 200u);
  for (const Program &p : programs) EXPECT_EQ(flawOf(p), "") << p.name;
}

}  // namespace
}  // namespace dotbar::standard
