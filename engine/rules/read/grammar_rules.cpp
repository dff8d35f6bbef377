// The grammar of formulas, premises and rules (TAP 5.3): one premise a line, a bar, the conclusion.
#include "engine/rules/read/grammar.h"

namespace dotbar::rules::grammar {
namespace {

using namespace peg;

bool matchFormulaUnit(Input &, State &);
bool matchPremises(Input &, State &);
using unit = by<matchFormulaUnit>;
using premises = by<matchPremises>;

struct connective : node<Part::Op, sor<raw<"/\\">, raw<"\\/">>> {};
struct formulaFlat : collapsing<Part::FormulaFlat, unit, star<seq<connective, nl, unit>>> {};
struct negated : node<Part::FormulaNot, tok<"!">, unit> {};
struct is : node<Part::Is, operand, toknl<"is">, operand, star<seq<toknl<"|">, operand>>> {};
struct grouped : node<Part::Paren, bracketed<tok<"(">, formula, raw<")">>> {};
struct asked : collapsing<Part::App, lower, opt<arguments>> {};
struct unitRule : seq<sor<negated, is, grouped, asked>, ws> {
  static constexpr Expected expected{"a guard"};
};

struct otherwise : node<Part::Otherwise, raw<"otherwise">> {};
struct let : node<Part::Let, tok<"let">, term, toknl<"=">, term> {};
struct fresh : node<Part::Fresh, tok<"fresh">, commas<metavar>, opt<text>, ws, tok<":">, term> {};
struct body : seq<raw<"{">, premises, nl, raw<"}">> {};
struct withContext : node<Part::With, tok<"with">, word, arguments, ws, body> {};
struct scope : node<Part::Scope, tok<"scope">, body, ws, toknl<"=>">, term> {};
struct turnstile : node<Part::Turnstile, raw<"|-">> {};
struct judgeLeft : seq<inputs, opt<seq<turnstile, nl, inputs>>, arrowToken, nl> {};
struct judge : node<Part::Judge, judgeLeft, terms> {};
struct guard : node<Part::Guard, formula, opt<seq<toknl<"=>">, term>>> {};
struct premise : seq<sor<otherwise, let, fresh, withContext, scope, judge, guard>, ws> {
  static constexpr Expected expected{"a premise"};
};

struct barLine : by<bar> {
  static constexpr Expected expected{"a bar of dashes"};
};
struct allPremises : node<Part::Premises, star<seq<nl, not_at<by<bar>>, premise>>> {};

struct refuse : node<Part::Refuse, tok<"refuse">, text> {};
struct conclusion : node<Part::Conclusion, judgeLeft, sor<refuse, terms>> {};
// On one line: the conclusion, then its side conditions.
struct sideCondition : node<Part::Guard, formula> {};
struct side : node<Part::Premises, sor<otherwise, seq<tok<"if">, sideCondition>>> {};
struct noSide : node<Part::Premises, success> {};
using oneLine = seq<conclusion, ws, sor<seq<nl, side>, noSide>, not_at<seq<nl, by<bar>>>>;
struct body_ : seq<tok<":">, sor<oneLine, seq<premises, nl, barLine, nl, conclusion>>> {};
struct rule : node<Part::Rule, sor<tok<"rule">, tok<"refusal">>, word, ws, body_> {};
struct branch : node<Part::Branch, word, ws, opt<body_>> {};

bool matchFormulaUnit(Input &in, State &s) {
  if (++s.nesting > nestingLimit) throw TooDeep{in.current()};
  const bool ok = run<unitRule>(in, s);
  --s.nesting;
  return ok;
}

bool matchPremises(Input &in, State &s) {
  if (++s.nesting > nestingLimit) throw TooDeep{in.current()};
  const unsigned brackets = std::exchange(s.brackets, 0);  // one premise a line, also inside braces
  const bool ok = run<allPremises>(in, s);
  s.brackets = brackets;
  --s.nesting;
  return ok;
}

}  // namespace

bool matchFormula(Input &in, State &s) { return run<formulaFlat>(in, s); }
bool matchRule(Input &in, State &s) { return run<rule>(in, s); }
bool matchBranch(Input &in, State &s) { return run<branch>(in, s); }

}  // namespace dotbar::rules::grammar
