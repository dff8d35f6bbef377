// Nothing in tools/ and dataflow/ names a language of programs: what it is called, its files, compilers and statements are behind
// the objects of frontends/language.h. The generator of random programs is apart: it writes programs of one language.
//
// A file offends when it includes a language's folder, has an identifier or a string with the language's name, or a string that
// reads like its text: a statement, a declaration, a logical literal or operator, a suffix, a compiler or its flags. What still
// does is in the table `languages` beside this file, each with its reason; what is there and does not any more is an error, too.
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

bool isOfALanguage(const Word &w) {
  constexpr auto flags = std::regex::ECMAScript | std::regex::icase;
  static const std::regex name("fortran", flags);
  static const std::regex compilers("gfortran|^FFLAGS$|^FC$|-std=legacy|-f(real|free|fixed)-");
  static const std::regex suffix("\\.(f|for|ftn|f90|f95|f03|f08)$", flags);
  static const std::regex logical("\\.(true|false|and|or|not|eqv|neqv|eq|ne|lt|le|gt|ge)\\.", flags);
  static const std::regex statement(
      "(^|\\n)\\s*((call|use|common|implicit|module|subroutine|program|select case|do|if)\\s+(\\w+\\s*(\\(|,|=|$|\\n)|/|none|\\()"
      "|subroutine\\s|(call|use)\\s+$|(contains|program)\\s*\\n"
      "|end\\s*(if|do|subroutine|function|program|module|select|interface|associate)?\\s*\\n"
      "|end ?(if|do|subroutine|function|program|module|select|interface|associate)\\b)",
      flags);
  static const std::regex declaration("\\b(real|integer|complex|logical|character|type)\\s*(\\(|\\*)\\s*(\\w|$)|\\s::(\\s|$)",
                                      flags);
  if (std::regex_search(w.text, name)) return true;
  if (!w.literal) return false;
  for (const std::regex *r : {&compilers, &suffix, &logical, &statement, &declaration})
    if (std::regex_search(w.text, *r)) return true;
  return false;
}

// The strings and names that offend; an #include is a string.
std::vector<std::string> offences(const std::string &cpp) {
  std::vector<std::string> r;
  for (const Word &w : wordsOf(cpp))
    if (isOfALanguage(w)) r.push_back(std::to_string(w.line) + ": " + w.text);
  return r;
}

std::map<std::string, std::vector<std::string>> product() {
  std::map<std::string, std::vector<std::string>> r;
  for (const char *top : {"dataflow", "tools"})
    for (const fs::directory_entry &e : fs::recursive_directory_iterator(root / top)) {
      const std::string file = e.path().lexically_relative(root).generic_string();
      if ((e.path().extension() != ".h" && e.path().extension() != ".cpp") || file.starts_with("tools/verify/random/")) continue;
      std::ifstream in(e.path());
      std::ostringstream text;
      text << in.rdbuf();
      if (auto found = offences(text.str()); !found.empty()) r[file] = std::move(found);
    }
  return r;
}

std::map<std::string, std::string> table() {
  std::map<std::string, std::string> r;
  std::ifstream in(root / "spec-tests/model/languages");
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string file, reason;
    if (!(words >> file) || file[0] == '#') continue;
    std::getline(words >> std::ws, reason);
    r[file] = reason;
  }
  return r;
}

TEST(Languages, areNamedInTheirFoldersAlone) {
  const auto found = product();
  const auto known = table();
  for (const auto &[file, what] : found)
    for (const std::string &w : what)
      EXPECT_TRUE(known.count(file)) << file << ":" << w << "\nbelongs behind frontends/language.h";
  for (const auto &[file, reason] : known) {
    EXPECT_TRUE(found.count(file)) << file << " names no language any more: strike it from spec-tests/model/languages";
    EXPECT_FALSE(reason.empty()) << file << " has no reason";
  }
}

// Planted faults are found, and what only looks like one is not.
TEST(Languages, thatAreNamedAreFound) {
  for (const char *planted :
       {"#include \"frontends/fortran/fortran.h\"\n", "fortran::write(f, t);", "std::string fortranCompiler();",
        "out << \"  implicit none\\n\";", "out << \"  call \" << name << \"(\";\nout << \"call dotbar_do(values, v)\\n\";",
        "item.type = \"real(8)\";", "item.type = \"character(\" + n;", "out << \"  integer :: i\\n\";", "a = \".true.\";",
        "path = room + \"/main.f90\";", "flags.push_back(\"-freal-8-real-16\");", "std::getenv(\"FC\");",
        "s += \"\\nend if\\n\";", "\"subroutine s(\"", "\"  end subroutine\\n\"", "\"  common /\""})
    EXPECT_FALSE(offences(planted).empty()) << planted;
  for (const char *plain :
       {"// call f(x), as Fortran says it", "error(\"there is no procedure \" + name);", "out << \"if it is the same file\";",
        "\"use it with care\"", "\"a call of \"", "\"the end of the file\"", "\"intent(out)\"", "\"do not know\""})
    EXPECT_TRUE(offences(plain).empty()) << plain;
}

}  // namespace
}  // namespace dotbar::model
