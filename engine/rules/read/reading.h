// Inside the reader: the files in merge order, the items that survive overriding, and the names known so far.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <unordered_map>

#include "engine/rules/read/load.h"
#include "engine/rules/read/syntax.h"
#include "engine/rules/sorts.h"
#include "engine/support/nearest.h"

namespace dotbar::rules {

using Stems = std::map<std::string, Sort, std::less<>>;

struct File {
  std::string path, set;
  Syntax syntax;
  std::vector<std::pair<std::string, Span>> extends;
  std::set<std::string> beneath;       // paths of the files that it extends, directly or not
  std::shared_ptr<const Stems> stems;  // metavariables known in this file: its own, then those of the files before it
};

// Finds, reads and orders files: what a set extends comes before it, each file once.
class Files {
 public:
  Files(SourceMap &sources, Diagnostics &diagnostics, const LoadOptions &options)
      : sources_(sources), diagnostics_(diagnostics), options_(options) {}
  void readSet(const std::string &name, Span from);
  void readText(std::string path, std::string text);
  std::deque<File> &all() { return files_; }

 private:
  std::vector<std::string> find(const std::string &name) const;
  std::string shown(const std::string &path) const;
  void readFile(const std::string &path, Span from);
  void readBeneath(File &f);
  void noteTree(const File &f);
  void circle(const std::string &path, Span from);
  SourceMap &sources_;
  Diagnostics &diagnostics_;
  const LoadOptions &options_;
  std::vector<std::string> trees_;  // folders in which a file was read that lies there as its set is called
  std::deque<File> files_;
  std::map<std::string, std::vector<std::string>> sets_;  // the files of the sets read
  std::set<std::string> seen_;                            // files, by their canonical paths
  std::vector<std::string> open_;                         // files whose extends are being read
};

// The file through which both came in: it extends both, and neither extends the other. Null when there is none.
const File *importer(const std::deque<File> &files, const File &a, const File &b);

// An item that stands after merging. `node` is the part inside Item and Override.
struct Entry {
  const File *file = nullptr;
  NodeId node = 0;
  bool removed = false;
  std::shared_ptr<const Entry> overrides{};  // an analysis says only what it changes
};

// A small map from names to indices; several entries for a name are tried in order.
using Names = std::unordered_map<Symbol, std::vector<std::uint32_t>>;

// An item that came in beside another of its name.
struct Clash {
  const File *first = nullptr, *second = nullptr;
  Span firstName, secondName;
};

// What reading shares between its steps.
struct Reading {
  RuleSet &set;
  Diagnostics &diagnostics;
  const SourceMap &sources;
  Names judgements{}, guards{}, functions{};
  std::vector<std::uint32_t> globalContexts{};  // by judgement: how many of its contexts come from `context` items
  const std::deque<File> *files = nullptr;

  // Reports; the same thing at the same place, and an unknown name again in the same file, only once.
  Diagnostic &error(DiagnosticKind kind, Span where, std::string message);
  std::set<std::string> reported{};
  Diagnostic ignored{};
  std::string place(Span where) const;  // file:line
  // Two items of one name where one of them was to stand: different ones of two imported sets, or a plain item that must
  // override.
  void clash(const Clash &, const std::string &message, const std::string &override);
};

}  // namespace dotbar::rules
