// The checklist of the standard: every entry of CHECKLIST.md names what exists, every program stands in some row, and the page
// counts what is open. FOUND.md: what it names exists, and where a column names nothing it says why.
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
const fs::path folder = DOTBAR_STANDARD, cases = DOTBAR_CASES, root = cases.parent_path().parent_path();

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

bool isFault(const std::string &name) {
  const fs::path fault = root / "spec-tests/faults" / name;
  const auto beside = [&](const char *suffix) { return fs::exists(fault.string() + suffix); };
  return beside(".f90") && (fs::is_directory(fault) || beside(".rules") || beside(".sed") || beside(".out.sed"));
}

// The columns of a row of a table, without the bars.
std::vector<std::string> columnsOf(const std::string &line) {
  std::vector<std::string> columns;
  for (std::size_t at = 1, bar; (bar = line.find('|', at)) != std::string::npos; at = bar + 1)
    columns.push_back(line.substr(at, bar - at));
  return columns;
}

TEST(Found, EveryRowNamesWhatExistsOrSaysWhyNot) {
  std::istringstream page(contents(folder / "FOUND.md"));
  int rows = 0;
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| ") || line.starts_with("| what was")) continue;
    const std::vector<std::string> columns = columnsOf(line);
    ++rows;
    for (std::size_t k = 1; k < columns.size(); ++k) {
      EXPECT_NE(columns[k].find_first_not_of(' '), std::string::npos) << line;
      for (const std::string &name : quotedIn(columns[k]))
        EXPECT_TRUE(exists(name) || isFault(name) || fs::exists(root / name)) << name << " is not there: " << line;
    }
  }
  EXPECT_GE(rows, 40);
}

TEST(Found, EveryFaultIsAnAnswerToSomething) {
  const std::string page = contents(folder / "FOUND.md");
  for (const fs::directory_entry &e : fs::directory_iterator(root / "spec-tests/faults")) {
    const std::string name = e.path().filename().string();
    if (!name.ends_with(".sed")) continue;
    EXPECT_NE(page.find('`' + name.substr(0, name.find('.')) + '`'), std::string::npos) << name;
  }
}

}  // namespace
}  // namespace dotbar::standard
