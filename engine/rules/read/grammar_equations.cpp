// The grammar of data-flow equations (TAP 5.2): analyses, sets, relations, and the cases of their right sides.
#include "engine/rules/read/grammar.h"

namespace dotbar::rules::grammar {
namespace {

using namespace peg;

bool matchUnit(Input &, State &);
using unit = by<matchUnit>;
using equation = by<matchEquation>;
using cases = by<matchCase>;

struct infix : node<Part::Op, sor<raw<"/\\">, raw<"\\/">, raw<"\\">, raw<"(x)">, raw<"meets">, raw<"within">>> {};
struct negated : node<Part::EqNot, tok<"!">, unit> {};
struct empty : node<Part::EqEmpty, raw<"{">, ws, raw<"}">> {};
struct some : node<Part::EqSome, tok<"some">, word, ws, tok<"in">, equation, toknl<":">, equation> {};
struct each : node<Part::EqEach, tok<"each">, word, ws, tok<"in">, equation, toknl<":">, equation> {};
struct grouped : node<Part::Paren, bracketed<tok<"(">, equation, raw<")">>> {};
struct side : node<Part::Side, one<'-', '+'>, at<one<'('>>> {};
struct eqArgs : bracketed<one<'('>, ws, opt<seq<equation, star<seq<toknl<",">, equation>>>>, raw<")">> {};
struct notWord : sor<unnamed<"if">, unnamed<"otherwise">, unnamed<"is">, unnamed<"meets">, unnamed<"within">> {};
struct named : node<Part::EqName, not_at<notWord>, word, opt<side>, opt<eqArgs>> {};
struct isPattern : collapsing<Part::EqIs, named, ws, opt<seq<toknl<"is">, operand, star<seq<toknl<"|">, operand>>>>> {};
struct closure : collapsing<Part::Closure, sor<negated, empty, some, each, grouped, isPattern>, opt<node<Part::Op, raw<"^+">>>> {
  static constexpr Expected expected{"an equation's term"};
};
struct flat : collapsing<Part::EqFlat, unit, star<seq<infix, nl, unit>>> {};

struct when : node<Part::CaseIf, toknl<"if">, equation> {};
struct otherwise : node<Part::CaseOtherwise, raw<"otherwise">> {};
struct becomes : seq<sor<raw<":=">, seq<raw<"=">, not_at<one<'='>>>>, nl> {};
struct case_ : node<Part::Case, becomes, equation, ws, opt<sor<when, otherwise>>, ws> {};
struct allCases : plus<seq<nl, cases>> {};

struct head : node<Part::EqName, word, opt<side>, opt<eqArgs>> {};
struct within : node<Part::EqWith, tok<"with">, word> {};
struct clause : node<Part::Clause, sor<within, head>, ws, allCases> {};
struct attribute : node<Part::Attribute, word, opt<seq<ws, word>>> {};
struct kind
    : node<Part::Attribute, sor<raw<"set">, raw<"relation">>, ws, sor<raw<"of">, raw<"on">>, ws, sor<raw<"Zones">, raw<"Zone">>> {
  static constexpr Expected expected{"'set of Zone' or 'relation on Zone'"};
};
struct analysis : node<Part::Analysis, tok<"analysis">, word, ws, tok<":">, kind, ws, star<seq<toknl<",">, attribute, ws>>,
                       star<seq<nl, clause>>> {};

struct param : node<Part::Param, word, ws, opt<seq<tok<":">, sortName, ws>>> {};
struct params : seq<one<'('>, ws, opt<commas<param>>, raw<")">, ws> {};
struct setItem : node<Part::SetItem, tok<"set">, word, opt<side>, params, allCases> {};
struct relationItem : node<Part::RelationItem, tok<"relation">, word, opt<side>, params, allCases> {};

bool matchUnit(Input &in, State &s) {
  if (++s.nesting > nestingLimit) throw TooDeep{in.current()};
  const bool ok = run<seq<closure, ws>>(in, s);
  --s.nesting;
  return ok;
}

}  // namespace

bool matchEquation(Input &in, State &s) { return run<flat>(in, s); }
bool matchCase(Input &in, State &s) { return run<case_>(in, s); }
bool matchEquationItem(Input &in, State &s) { return run<sor<analysis, setItem, relationItem>>(in, s); }

}  // namespace dotbar::rules::grammar
