// Inside the reader: the files in merge order, the items that survive overriding, and the names known so far.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <unordered_map>

#include "engine/rules/load.h"
#include "engine/rules/sorts.h"
#include "engine/rules/syntax.h"

namespace dotbar::rules {

using Stems = std::map<std::string, Sort, std::less<>>;

struct File {
  std::string path, set;
  Syntax syntax;
  std::vector<std::pair<std::string, Span>> extends;
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
  void readFile(const std::string &path);
  SourceMap &sources_;
  Diagnostics &diagnostics_;
  const LoadOptions &options_;
  std::deque<File> files_;
  std::map<std::string, bool> seen_;
};

// An item that stands after merging. `node` is the part inside Item and Override.
struct Entry {
  const File *file = nullptr;
  NodeId node = 0;
  bool removed = false;
};

// A small map from names to indices; several entries for a name are tried in order.
using Names = std::unordered_map<Symbol, std::vector<std::uint32_t>>;

// What reading shares between its steps.
struct Reading {
  RuleSet &set;
  Diagnostics &diagnostics;
  const SourceMap &sources;
  Names judgements{}, guards{}, functions{};
  std::map<Symbol, bool> intrinsics{};
  std::vector<std::uint32_t> globalContexts{};  // by judgement: how many of its contexts come from `context` items

  // Reports; the same thing at the same place, and an unknown name again in the same file, only once.
  Diagnostic &error(DiagnosticKind kind, Span where, std::string message);
  std::set<std::string> reported{};
  Diagnostic ignored{};
  std::string place(Span where) const;  // file:line
};

// The nearest of some names, for "did you mean"; empty when none is near.
std::string nearest(std::string_view name, const std::vector<std::string> &names);

}  // namespace dotbar::rules
