// The programs from the corners of the standard: where they are, and what the comments in front of each say.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace dotbar::standard {

// What is expected of `dotbar check`: one word, and the words that the message must have.
struct Expectation {
  enum class Kind { Agrees, Warning, CutOff, Refused, Open, Unknown } kind = Kind::Unknown;
  std::string words;
};

struct Program {
  std::filesystem::path path;
  std::string name;                                      // chapter/file
  std::map<std::string, std::vector<std::string>> says;  // head, set, size, standard, compiles, tolerance
  std::map<std::string, Expectation> expected;           // by family; "": every other one
  const Expectation &of(const std::string &family) const;
  std::string dialect() const;                                          // of -std=
  std::vector<std::string> arguments(const std::string &family) const;  // of dotbar
};

// All of a folder, sorted by name; a file `*.inc` belongs to one of them.
std::vector<Program> programsIn(const std::filesystem::path &folder);
// What is wrong with the comments of a program; empty: nothing.
std::string flawOf(const Program &);

std::string contents(const std::filesystem::path &file);

}  // namespace dotbar::standard
