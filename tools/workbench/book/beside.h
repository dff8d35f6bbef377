// A paper's rules beside ours: a rule set that transcribes a paper (`option beside = SET` names ours, `option section` is the
// title; rules/papers), and what of ours cites the same identifiers. What ours say more or less is found by comparing; why, is
// said by notes in the paper's files: comments
// `# with WORD: ...` (a premise that ours add, by its guard, judgement or function), `# without WORD: ...`, `# differs NAME:
// ...`,
// `# split IDENTIFIER: ...`, `# rule NAME: ...` (of ours, without one in the paper; NAME may end in `*`); `# with WORD in RULE:
// ...`.
#pragma once

#include <deque>
#include <optional>

#include "engine/rules/check/likeness.h"
#include "tools/workbench/book/phrases.h"
#include "tools/workbench/rule_sets.h"

namespace dotbar::tools {

// One of ours, as its file has it: without the guards that refusals gave it.
struct Counterpart {
  const rules::Rule *rule;
  rules::Likeness likeness;
};

// One place of the paper: a rule, or an equation.
struct PaperRow {
  std::string identifier, cites;
  const rules::Rule *rule = nullptr;
  std::vector<rules::Equation> equations{}, ourEquations{};
  Span where{}, ourWhere{};
  std::vector<Counterpart> ours{};
};

struct Reason {
  std::string about, why;  // rules or premises; `why` is empty when no note says it
};

class Beside {
 public:
  Beside(Session &s, rules::RuleSet paper, rules::RuleSet ours);
  const std::vector<PaperRow> &rows() const { return rows_; }
  std::string title() const;
  std::vector<Reason> remarks(const PaperRow &row) const;  // none: the same
  std::vector<std::string> outOfOrder() const;             // rules whose counterpart stands before that of an earlier one
  std::vector<Reason> split() const;                       // rules of the paper that several of ours stand for
  std::vector<Reason> beyond() const;                      // rules of ours without one in the paper
  std::string placeOf(const rules::Rule &ours) const;      // its set, when it is not the one that stands beside

  std::string markdown() const;
  std::string set(const Phrases &phrases) const;  // a chapter of the book

 private:
  struct Section {
    std::string title, about;
    std::vector<Reason> reasons;
  };
  std::vector<Section> sections() const;
  void addEquations();
  void readNotes();
  std::string note(const std::string &key, const std::string &rule) const;
  std::string ruleNote(const std::string &name) const;
  void addRemarks(const Counterpart &one, const std::string &prefix, std::vector<Reason> &into) const;
  Session &s_;
  rules::RuleSet paper_, ours_;
  std::deque<rules::Rule> written_;  // ours, as their files have them
  std::vector<PaperRow> rows_;
  std::map<std::string, std::string> notes_;
};

// The set named, when it is a paper's, beside the one that it names.
std::optional<Beside> besideOurs(Session &, const std::string &name);

}  // namespace dotbar::tools
