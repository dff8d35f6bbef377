// What an editor asks about rules files: messages, where a name is stated, what it is, what could stand there. Texts are those of
// the editor where it has them, else those on disk.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/rules/read/reading.h"

namespace dotbar::lsp {

struct Location {
  std::string path;
  std::uint32_t from = 0, to = 0;  // offsets in the file
};

struct Message {
  Location where;
  std::string kind, text;
  bool error = true;
  std::vector<std::pair<Location, std::string>> related;
};

struct Completion {
  enum class Kind { Keyword, Operator, Guard, Function, Judgement, Metavariable, Sort } kind;
  std::string label, detail;
};

class Workspace {
 public:
  // `folders`: where sets are found; `bases`: sets that a file is read with when it does not stand alone (a layer).
  Workspace(std::vector<std::string> folders, std::vector<std::string> bases)
      : folders_(std::move(folders)), bases_(std::move(bases)) {}
  void open(const std::string &path, std::string text) { texts_[path] = std::move(text); }
  void close(const std::string &path) { texts_.erase(path); }
  std::string text(const std::string &path) const;

  std::vector<Message> messages(const std::string &path);
  // Where the name at a place is stated: for a rule that overrides, splits or removes another, that one.
  std::vector<Location> definition(const std::string &path, std::uint32_t offset);
  std::string hover(const std::string &path, std::uint32_t offset);  // Markdown; may be empty
  std::vector<Completion> completions(const std::string &path, std::uint32_t offset);
  std::string formatted(const std::string &path) const;  // the text itself when it has errors

 private:
  struct Stated {  // an item that has a name
    std::string kind, name, arrow;
    const rules::File *file = nullptr;
    rules::NodeId item = 0;
    Span where;  // of the name
  };
  struct Index {  // the files that a file is read with, in merge order
    SourceMap sources;
    rules::LoadOptions options;
    std::unique_ptr<rules::Files> files;
    Diagnostics diagnostics;
    std::vector<Stated> stated;
    std::map<std::string, std::string> stems;  // of metavariables: their sorts
  };
  rules::LoadOptions options() const;
  std::vector<std::string> context(const std::string &path) const;
  std::unique_ptr<Index> index(const std::string &path) const;
  void state(Index &x, const rules::File &file, rules::NodeId item) const;
  std::vector<const Stated *> named(const Index &x, const std::string &path, std::uint32_t offset, std::string &word) const;
  std::string described(const Index &x, const Stated &s) const;
  Location location(const Index &x, const rules::File &file, Span where) const;

  std::vector<std::string> folders_, bases_;
  std::map<std::string, std::string> texts_;
};

}  // namespace dotbar::lsp
