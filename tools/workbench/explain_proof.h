// The proof of a derivative as people read it: applications of rules with their conclusions, guards and reasons. Drawn as
// text in the bars of Natural Semantics, as JSON, or as a page whose parts fold.
#pragma once

#include <ostream>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

struct GuardShown {
  dataflow::Reason reason;  // what was asked, what it said, and why
  bool holds = false;
};

// One application of a rule.
struct ProofStep {
  std::string rule, cites, place;  // place: rules/file:line
  std::string conclusion;          // f(i) = x --> [ ... | ... ]
  std::string source, sourceText;  // file:line of what it speaks of, and that line
  std::vector<GuardShown> guards;
  std::vector<ProofStep> premises;  // in the order in which they were derived
  bool elsewhere = false;           // another statement: its own line explains it
};

class ProofReader {
 public:
  ProofReader(const Session &, const Derivative &);

  std::vector<std::uint32_t> chain(il::Tree built) const;                  // from the rule that built it to the outermost
  std::uint32_t statement(const std::vector<std::uint32_t> &chain) const;  // the innermost that speaks of a whole statement
  ProofStep step(std::uint32_t application) const;                         // without premises
  ProofStep tree(std::uint32_t application) const;

 private:
  ProofStep tree(std::uint32_t application, bool root) const;
  il::Tree madeOf(std::uint32_t application, il::Tree built) const;
  std::string written(il::Tree) const;
  std::string sequence(const std::vector<il::Tree> &trees, const char *separator) const;
  std::vector<GuardShown> guards(std::uint32_t application) const;
  bool isStatement(il::Tree) const;
  const Session &s_;
  const Derivative &d_;
  std::vector<std::vector<std::uint32_t>> children_, answers_;
};

// A tree in one line of source text, cut when it is long: {a ; b} for statements, [a, b] for lists, sets by their names.
std::string inOneLine(const Session &, dataflow::Facts *, il::Tree at, il::Tree);
std::string cut(const std::string &, std::size_t longest);
std::string placeOf(const Session &, Span);  // file:line

void printReasons(const Session &, const std::vector<dataflow::Reason> &, const std::string &indent, int levels, std::ostream &);
void printChain(const Session &, const std::vector<ProofStep> &, std::ostream &);
void printTree(const Session &, const ProofStep &, const std::string &indent, bool brief, std::ostream &);  // in bars
std::string reasonJson(const Session &, const dataflow::Reason &);
std::string proofJson(const Session &, const std::string &title, const std::vector<ProofStep> &chain, const ProofStep &tree);
std::string proofPage(const Session &, const std::string &title, const ProofStep &tree);

}  // namespace dotbar::tools
