// Rules files as read, before any name has a meaning: a tree of parts with places (the form of Natural Semantics, TAP 5.3).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/support/diagnostics.h"

namespace dotbar::rules {

enum class Part : std::uint8_t {
  // terms
  Metavar,
  Wild,
  Name,
  Number,
  String,
  At,
  Applied,
  App,
  If,
  Loop,
  DoControl,
  While,
  Call,
  Paren,
  List,
  Block,
  Bar,
  Rest,
  Dots,
  Child,
  SeqFold,
  Flat,
  Prefix,
  Op,
  // formulas and premises
  FormulaFlat,
  FormulaNot,
  Is,
  Judge,
  Turnstile,
  Arrow,
  Guard,
  Let,
  Fresh,
  With,
  Scope,
  Otherwise,
  Conclusion,
  Refuse,
  Premises,
  // items
  Item,
  Override,
  Ruleset,
  SetName,
  Var,
  SortName,
  Judgement,
  Param,
  Star,
  Attribute,
  Context,
  GuardItem,
  Classification,
  Class,
  OnAny,
  Axiom,
  Implies,
  Function,
  Naming,
  PartialItem,
  PartialNames,
  PartialLeft,
  Piece,
  Group,
  Domain,
  Scheme,
  Piecewise,
  Rule,
  Intrinsic,
  Mode,
  Setting,
  Derivative,
  Reading,
  Interface,
  InterfaceLine,
  InterfaceExtent,
  InterfaceOracle,
  InterfacePart,
  Returns,
  Analysis,
  Clause,
  SetItem,
  RelationItem,
  Option,
  Remove,
  RemoveKind,
  Split,
  Branch,
  Test,
  TestInput,
  TestGuard,
  TestSet,
  TestDeclares,
  TestBeside,
  TestGives,
  Raw,
  Fenced,
  // equations
  EqFlat,
  EqNot,
  EqName,
  EqWith,
  Side,
  EqEmpty,
  EqSome,
  EqEach,
  EqIs,
  Closure,
  Case,
  CaseIf,
  CaseOtherwise,
};

struct Node {
  Part part{};
  std::uint32_t begin = 0, end = 0;    // offsets in the text
  std::uint32_t first = 0, count = 0;  // slice of Syntax::children
};

using NodeId = std::uint32_t;

// One file: its items in order.
struct Syntax {
  std::string_view text;
  std::uint32_t base = 0;  // place of the text's first character in the source map
  std::vector<Node> nodes;
  std::vector<NodeId> children;
  std::vector<NodeId> items;

  std::span<const NodeId> of(NodeId n) const { return {children.data() + nodes[n].first, nodes[n].count}; }
  Part part(NodeId n) const { return nodes[n].part; }
  std::string_view str(NodeId n) const { return text.substr(nodes[n].begin, nodes[n].end - nodes[n].begin); }
  Span span(NodeId n) const { return {base + nodes[n].begin, base + nodes[n].end}; }
};

// The words that begin an item, and those that no name of a term can be: for editors.
std::span<const std::string_view> itemWords();
std::span<const std::string_view> reservedWords();

// The same parts with the same words: white space and comments do not count.
bool sameText(const Syntax &a, NodeId x, const Syntax &b, NodeId y);

// Reads a text; every item that does not parse is reported at the furthest place reached, and left out.
Syntax parse(std::string_view text, std::uint32_t base, Diagnostics &diagnostics);

}  // namespace dotbar::rules
