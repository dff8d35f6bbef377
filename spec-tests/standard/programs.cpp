// Reads the comments in front of a program: lines `! key: value`, behind one line in words.
#include "spec-tests/standard/programs.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

namespace dotbar::standard {

namespace fs = std::filesystem;

namespace {

const std::set<std::string> keys{"head", "set", "size", "standard", "compiles", "tolerance"};

Expectation expectation(const std::string &text) {
  using Kind = Expectation::Kind;
  for (const auto &[word, kind] : {std::pair{"agrees", Kind::Agrees},
                                   {"warning: ", Kind::Warning},
                                   {"cut off: ", Kind::CutOff},
                                   {"refused: ", Kind::Refused},
                                   {"open: ", Kind::Open}})
    if (text.starts_with(word)) return {kind, text.substr(std::string(word).size())};
  return {Kind::Unknown, text};
}

void readComment(Program &p, const std::string &line) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string::npos) return;
  const std::string key = line.substr(2, colon - 2), value = line.substr(colon + 2);
  if (keys.contains(key)) p.says[key].push_back(value);
  if (key == "expect" || key.starts_with("expect ")) p.expected[key == "expect" ? "" : key.substr(7)] = expectation(value);
}

Program read(const fs::path &file, const std::string &name) {
  Program p{file, name, {}, {}};
  std::istringstream text(contents(file));
  for (std::string line; std::getline(text, line) && line.starts_with("! ");) readComment(p, line);
  if (!p.expected.contains("")) p.expected[""] = {Expectation::Kind::Agrees, ""};
  return p;
}

const std::vector<std::string> &all(const Program &p, const std::string &key) {
  static const std::vector<std::string> none;
  const auto found = p.says.find(key);
  return found == p.says.end() ? none : found->second;
}

}  // namespace

const Expectation &Program::of(const std::string &family) const {
  const auto own = expected.find(family);
  return own == expected.end() ? expected.at("") : own->second;
}

std::string Program::dialect() const { return all(*this, "compiles").empty() ? "f2018" : all(*this, "compiles").front(); }

std::vector<std::string> Program::arguments(const std::string &family) const {
  std::vector<std::string> words{"check", "--rules", family};
  for (const char *key : {"head", "set", "size", "tolerance"})
    for (const std::string &value : all(*this, key)) words.insert(words.end(), {"--" + std::string(key), value});
  words.push_back(path.string());
  return words;
}

std::vector<Program> programsIn(const fs::path &folder) {
  std::vector<Program> programs;
  for (const fs::directory_entry &e : fs::recursive_directory_iterator(folder)) {
    const std::string extension = e.path().extension().string();
    if (e.path().parent_path() != folder && (extension == ".f90" || extension == ".f"))
      programs.push_back(read(e.path(), fs::relative(e.path(), folder).string()));
  }
  std::sort(programs.begin(), programs.end(), [](const Program &a, const Program &b) { return a.name < b.name; });
  return programs;
}

std::string flawOf(const Program &p) {
  if (all(p, "head").empty()) return "it says no head";
  if (all(p, "standard").empty()) return "it says no paragraph of the standard";
  for (const auto &[family, e] : p.expected) {
    if (e.kind == Expectation::Kind::Unknown) return "it expects '" + e.words + "'";
    if (e.kind != Expectation::Kind::Agrees && e.words.empty()) return "what it expects has no words";
  }
  return "";
}

std::string contents(const fs::path &file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace dotbar::standard
