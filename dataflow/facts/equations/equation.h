// Equations, compiled: names resolved to analyses, definitions, judgements, primitives and variables; types known.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "dataflow/facts/values/value.h"
#include "engine/rules/ruleset.h"

namespace dotbar::dataflow {

using rules::Eq;

struct Node {
  enum class Target : std::uint8_t {
    None,
    Analysis,
    Definition,
    Judgement,
    Primitive,
    Variable,
    Use,
    Word,
    Structural,
    Anywhere,
    Entry,
    Exit
  };
  Eq::Kind kind = Eq::Kind::Empty;
  Type type = Type::Set;
  Target target = Target::None;
  char side = 0;
  bool aboveUse = false;      // of a definition: it, or what is below it, depends on use'
  std::uint32_t index = 0;    // of the target; slot of a variable
  std::uint32_t other = ~0u;  // Anywhere, Entry, Exit of a set: its definition for '-' is index, for '+' other; ~0: an analysis
  Symbol word;                // Word
  std::vector<Node> args;
  const rules::Term *pattern = nullptr;
  Span where;
};

// Of a node and those below it.
bool some(const Node &n, const auto &holds) {
  return holds(n) || std::ranges::any_of(n.args, [&](const Node &a) { return some(a, holds); });
}

struct Case {
  Node value;
  std::optional<Node> condition;
};

struct Definition {
  const rules::Definition *source = nullptr;
  Type type = Type::Set;
  std::vector<Case> cases;
  std::uint32_t slots = 0;   // parameters, then variables of patterns, then those of `some` and `each`
  BitSet analyses;           // that it depends on, through whatever it names
  bool recursive = false;    // through itself
  bool greatest = false;     // through an analysis that is intersected: not the least answer but the greatest
  bool looksAround = false;  // may ask of other occurrences than its own and their parts
  // What its value depends on of an occurrence: itself; only its place (the instruction around it); only its unit.
  enum class Of : std::uint8_t { Unit, Place, Itself } of = Of::Itself;
  unsigned cost = ~0u;  // of finding it, where that is as fast as looking it up: then it is not remembered
  bool isFoundAtOnce() const { return cost != ~0u; }
};

struct Analysis {
  const rules::Analysis *source = nullptr;
  std::vector<Case> head, callee, transfer;
  std::vector<std::pair<Symbol, std::vector<Case>>> boundaries;  // of fragments, by context
  std::uint32_t slots = 0;
  bool ownSummary = false;   // its transfer uses callee(itself)
  BitSet analyses;           // others that it depends on
  bool asked = false;        // of places inside procedures, by more than its own transfer
  bool looksAround = false;  // may ask for itself at other instructions than its own and their parts
};

// What depends on use': unknown or opaque while it is computed.
struct DependsOnUse {
  std::vector<char> guards, functions;
  std::vector<char> judgements, analyses, definitions;
};

}  // namespace dotbar::dataflow
