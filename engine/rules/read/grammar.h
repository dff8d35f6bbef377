// What the grammars of the rules language share: how a match becomes nodes, where a failure counts, tokens and white space.
// The grammars are PEGTL's, one translation unit for each layer, joined by plain functions.
#pragma once

#include <cstring>
#include <string>
#include <tao/pegtl.hpp>

#include "engine/rules/read/syntax.h"

namespace dotbar::rules::grammar {

namespace peg = tao::pegtl;
using Input = peg::memory_input<peg::tracking_mode::lazy, peg::eol::lf_crlf, const char *>;

inline constexpr unsigned nestingLimit = 250;
inline constexpr std::size_t rowLimit = 2000, listLimit = 5000;  // operands and operators in a row; elements of a list

struct TooDeep {
  const char *where;
};

// A name in an error message, quoted when it is to be written as it stands.
struct Expected {
  std::string_view text;
  bool literal = false;
  bool operator==(const Expected &) const = default;
};

struct State {
  struct Frame {
    std::size_t mark;
    const char *begin;
    std::size_t known;  // what was expected at `begin` before
  };
  Syntax &out;
  const char *text;
  std::vector<NodeId> stack{};
  std::vector<Frame> frames{};
  unsigned brackets = 0;  // inside brackets a line's end is a blank
  unsigned nesting = 0;
  bool explains = false;  // what was expected is noted: for an item that did not match, which is read once more
  const char *furthest = nullptr;
  const char *triviaBegin = nullptr, *triviaEnd = nullptr;  // the blanks and comments read last: no part ends with them
  std::vector<Expected> expected{};

  void build(Part part, bool collapses, const char *end) {
    const Frame f = frames.back();
    frames.pop_back();
    if (collapses && stack.size() == f.mark + 1) return;
    if (end == triviaEnd && triviaBegin >= f.begin) end = triviaBegin;
    while (end > f.begin && std::strchr(" \t\r\n", end[-1])) --end;
    const auto first = static_cast<std::uint32_t>(out.children.size());
    out.children.insert(out.children.end(), stack.begin() + static_cast<std::ptrdiff_t>(f.mark), stack.end());
    const auto count = static_cast<std::uint32_t>(stack.size() - f.mark);
    const bool row = part == Part::Flat || part == Part::EqFlat;
    const bool list =
        part == Part::List || part == Part::Block || part == Part::App || part == Part::Applied || part == Part::Call;
    if ((row && count > rowLimit) || (list && count > listLimit)) throw TooDeep{f.begin};
    stack.resize(f.mark);
    stack.push_back(static_cast<NodeId>(out.nodes.size()));
    out.nodes.push_back({part, static_cast<std::uint32_t>(f.begin - text), static_cast<std::uint32_t>(end - text), first, count});
  }
  Frame undo() {
    const Frame f = frames.back();
    frames.pop_back();
    stack.resize(f.mark);
    return f;
  }
  // What could have stood at a place; a name for the whole replaces the names of its parts.
  void missed(const Frame &at, Expected what) {
    if (!explains || at.begin < furthest) return;
    if (at.begin > furthest) expected.clear();
    furthest = at.begin;
    expected.resize(std::min(expected.size(), at.known));
    for (const Expected &e : expected)
      if (e == what) return;
    expected.push_back(what);
  }
};

template <class>
inline constexpr bool isSequence = false;
template <class... R>
inline constexpr bool isSequence<peg::seq<R...>> = true;
template <class... R>
inline constexpr bool isSequence<peg::internal::seq<R...>> = true;

// A rule with a `part` makes a node of what was made inside it; a failed sequence takes back what it made; a rule with
// `expected` is named in messages.
template <class Rule>
struct Control : peg::normal<Rule> {
  static constexpr bool node = requires { Rule::part; };
  static constexpr bool named = requires { Rule::expected; };
  static constexpr bool collapses = requires { Rule::collapses; };
  static constexpr bool enable = node || named || isSequence<Rule>;

  template <class In>
  static void start(const In &in, State &s) {
    s.frames.push_back({s.stack.size(), in.current(), s.furthest == in.current() ? s.expected.size() : 0});
  }
  template <class In>
  static void success(const In &in, State &s) {
    if constexpr (node) {
      s.build(Rule::part, collapses, in.current());
    } else {
      s.frames.pop_back();
    }
  }
  template <class In>
  static void failure(const In &, State &s) {
    const State::Frame at = s.undo();
    if constexpr (named) s.missed(at, Rule::expected);
  }
};

template <class Rule>
bool run(Input &in, State &s) {
  return peg::match<Rule, peg::apply_mode::nothing, peg::rewind_mode::required, peg::nothing, Control>(in, s);
}

template <Part P, class... R>
struct node : peg::seq<R...> {
  static constexpr Part part = P;
};
template <Part P, class... R>
struct collapsing : node<P, R...> {
  static constexpr bool collapses = true;
};

// A rule whose matching is a plain function: tokens, white space, and the doors between translation units.
template <bool (*F)(Input &, State &)>
struct by {
  using rule_t = by;
  using subs_t = peg::type_list<>;
  template <peg::apply_mode, peg::rewind_mode, template <class...> class, template <class...> class C>
  static bool match(Input &in, State &s) {
    auto m = in.template mark<peg::rewind_mode::required>();
    return m(F(in, s));
  }
};

// --- tokens (lexical.cpp) ---
bool blanks(Input &, State &);        // blanks and comments; line ends inside brackets
bool lines(Input &, State &);         // blanks, comments, line ends
bool metavariable(Input &, State &);  // EXPR1', _E, ARG#'
bool wildcard(Input &, State &);
bool lowerName(Input &, State &);     // not one of the words between terms
bool operatorName(Input &, State &);  // also those words: if(T, P, Q)
bool anyName(Input &, State &);       // letters, digits, _, then primes
bool setName(Input &, State &);       // tapenade-2012/adjoint
bool number(Input &, State &);
bool quoted(Input &, State &);
bool minusSign(Input &, State &);  // a `-` that neither begins an arrow nor a bar
bool infixOperator(Input &, State &);
bool arrow(Input &, State &);       // -->  -name->
bool bar(Input &, State &);         // three or more dashes alone on a line
bool restOfLine(Input &, State &);  // not empty, without comment
bool itemEnd(Input &, State &);     // nothing follows on the line but another item
bool literal(Input &, std::string_view);

template <std::size_t N>
struct Text {
  char chars[N]{};
  constexpr Text(const char (&s)[N]) {
    for (std::size_t i = 0; i < N; ++i) chars[i] = s[i];
  }
  constexpr std::string_view view() const { return {chars, N - 1}; }
};

// A literal, and the white space behind it. A word ends where letters end.
template <Text T>
struct raw {
  using rule_t = raw;
  using subs_t = peg::type_list<>;
  static constexpr Expected expected{T.view(), true};
  template <peg::apply_mode, peg::rewind_mode, template <class...> class, template <class...> class C>
  static bool match(Input &in, State &) {
    return literal(in, T.view());
  }
};
template <Text T>
struct unnamed {  // the same, without a name in messages: for looking ahead
  using rule_t = unnamed;
  using subs_t = peg::type_list<>;
  template <peg::apply_mode, peg::rewind_mode, template <class...> class, template <class...> class C>
  static bool match(Input &in, State &) {
    return literal(in, T.view());
  }
};
using ws = by<blanks>;
using nl = by<lines>;
template <Text T>
struct tok : peg::seq<raw<T>, ws> {};
template <Text T>
struct toknl : peg::seq<raw<T>, nl> {};  // what follows may begin on the next line

// Inside, line ends are blanks.
template <class... R>
struct bracketed {
  using rule_t = bracketed;
  using subs_t = peg::type_list<R...>;
  template <peg::apply_mode A, peg::rewind_mode, template <class...> class Act, template <class...> class C>
  static bool match(Input &in, State &s) {
    ++s.brackets;
    const bool ok = C<peg::seq<R...>>::template match<A, peg::rewind_mode::required, Act, C>(in, s);
    --s.brackets;
    return ok;
  }
};

// --- doors between the layers ---
bool matchTerm(Input &, State &);
bool matchOperand(Input &, State &);
bool matchTerms(Input &, State &);      // one or more, separated by commas
bool matchInputs(Input &, State &);     // of a judgement: by place, then by name, then `...`
bool matchArguments(Input &, State &);  // ( ... ) touching
bool matchFormula(Input &, State &);
bool matchRule(Input &, State &);    // from `rule` to the end of the conclusion
bool matchBranch(Input &, State &);  // of `split rule`: a name, or a name, premises, bar and conclusion
bool matchEquation(Input &, State &);
bool matchCase(Input &, State &);  // = e if c,  := e otherwise
bool matchEquationItem(Input &, State &);
bool matchItem(Input &, State &);
bool matchTest(Input &, State &);

using term = by<matchTerm>;
using operand = by<matchOperand>;
using terms = by<matchTerms>;
using inputs = by<matchInputs>;
using arguments = by<matchArguments>;
using formula = by<matchFormula>;

struct metavar : node<Part::Metavar, by<metavariable>> {
  static constexpr Expected expected{"a metavariable"};
};
struct lower : node<Part::Name, by<lowerName>> {
  static constexpr Expected expected{"a name"};
};
struct word : node<Part::Name, by<anyName>> {
  static constexpr Expected expected{"a name"};
};
struct text : node<Part::String, by<quoted>> {
  static constexpr Expected expected{"a text in quotes"};
};
struct numeral : node<Part::Number, by<number>> {};
struct arrowToken : node<Part::Arrow, by<arrow>> {
  static constexpr Expected expected{"an arrow"};
};
struct sortName : node<Part::SortName, by<anyName>> {
  static constexpr Expected expected{"a sort"};
};
template <class R>
using commas = peg::seq<R, ws, peg::star<peg::seq<toknl<",">, R, ws>>>;

}  // namespace dotbar::rules::grammar
