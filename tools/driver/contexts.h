// Contexts of procedures: what is called in different ways is analysed, and derived, apart for each. A rule set says by which
// analyses ways are told apart; which copies there are, and which of them a call leads to, follows from what its equations say.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "dataflow/facts/facts.h"

namespace dotbar::tools {

// A procedure of a program with copies: its hosts and itself, each with the tag of the copy that it is.
using Way = std::string;

// Which copies there are beside the procedures of a program, and which of them calls lead to.
struct Division {
  std::map<Way, std::set<std::string>> copies;                    // of a procedure: tags
  std::map<std::pair<Way, std::size_t>, std::string> calls;       // of the n-th call in a procedure, or in a copy; none: no copy
  bool empty() const { return copies.empty() && calls.empty(); }  // the program as it is
  bool operator==(const Division &) const = default;
};

// What options of the rules say of contexts; nothing is told apart without analyses.
struct ContextRules {
  std::vector<std::string> analyses;  // `contexts`: what calls say at the boundaries of these
  std::vector<std::string> within;    // `contexts_within`: for each of them a set, of what of it tells apart; none: all
  std::string apart;     // `told_apart`, a guard of calls: a pattern of its own; without it one for all that are left
  std::string copyable;  // `copied_in_contexts`, a guard of procedures
  explicit ContextRules(const rules::RuleSet &);
};

// A program, and what becomes of it when procedures are divided.
class Contexts {
 public:
  Contexts(il::Forest &, const dataflow::Program &undivided);
  // Heads with a suffix are copies of their own: they are renamed, and the copies noted.
  std::vector<dataflow::Head> withSuffixes(std::vector<dataflow::Head>, Division &) const;
  std::vector<il::Tree> files(const Division &) const;
  // As the facts of a program, divided in some way, say that it is to be divided; `kept`: copies that stay whatever is called.
  Division divided(const dataflow::Program &, dataflow::Facts &, const ContextRules &, const Division &kept) const;

 private:
  class Reading;
  class Making;
  bool isInCircle(dataflow::UnitId) const;

  il::Forest &f_;
  const dataflow::Program &p_;
  std::map<Way, dataflow::UnitId> units_;  // by the way without copies
  std::set<dataflow::UnitId> inCircles_;   // with other procedures
};

}  // namespace dotbar::tools
