// The grammar of terms: IL in concrete syntax, as in the papers (TAP 5.1). Operators stand in flat rows; precedence is decided
// when names get their meaning, so that parentheses cost no more than their length.
#include "engine/rules/read/grammar.h"

namespace dotbar::rules::grammar {
namespace {

using namespace peg;

struct touching : seq<one<'('>> {};  // an application's parenthesis touches its name
struct close : tok<")"> {};
struct closeRaw : raw<")"> {};

struct dotRest : node<Part::Rest, raw<".">> {};
struct barMark : node<Part::Bar, raw<"|">> {};
struct dots : node<Part::Dots, raw<"...">> {};
struct rest : sor<dots, seq<dotRest, nl, term>> {};
struct child : node<Part::Child, lower, ws, not_at<string<':', '='>>, tok<":">, term> {};  // by name
using item = sor<child, term>;
struct items : opt<seq<item, star<seq<toknl<",">, item>>, opt<rest>>> {};
struct args : bracketed<touching, ws, items, closeRaw> {};

struct at_ : node<Part::At, metavar, one<'@'>, operand> {};
struct applied : node<Part::Applied, metavar, args> {};
struct operatorWord : node<Part::Name, by<operatorName>> {};
struct app : node<Part::App, operatorWord, args> {};
struct paren : node<Part::Paren, bracketed<tok<"(">, term, closeRaw>> {};
struct list
    : node<Part::List,
           bracketed<tok<"[">, opt<seq<term, star<seq<sor<tok<",">, seq<barMark, ws>>, term>>, opt<seq<rest, ws>>>>, raw<"]">>> {
};
struct block : node<Part::Block, bracketed<tok<"{">, opt<seq<term, star<seq<tok<";">, term>>, opt<tok<";">>>>, raw<"}">>> {};
struct fold : node<Part::SeqFold, raw<"seq">, block> {};

struct test : bracketed<tok<"(">, term, closeRaw> {};
struct conditional : node<Part::If, raw<"if">, ws, test, ws, operand, opt<seq<tok<"else">, operand>>> {};
struct doControl
    : node<Part::DoControl, operand, seq<one<'='>, not_at<one<'='>>, nl>, term, toknl<",">, term, opt<seq<toknl<",">, term>>> {};
struct control : bracketed<tok<"(">, sor<doControl, term>, closeRaw> {};
struct loop : node<Part::Loop, raw<"loop">, ws, control, ws, operand> {};
struct while_ : node<Part::While, raw<"while">, ws, test> {};
struct callee : sor<seq<app, at<touching>>, metavar, lower> {};
struct call : node<Part::Call, raw<"call">, plus<blank>, callee, args> {};

struct wild : node<Part::Wild, by<wildcard>> {};

// One look at the first character says which it can be: a metavariable is not read once for every form it can begin.
bool matchPrimary(Input &in, State &s) {
  const char *end = in.end(), *at = in.current();
  if (at == end) return false;
  switch (*at) {
    case '(':
      return run<paren>(in, s);
    case '[':
      return run<list>(in, s);
    case '{':
      return run<block>(in, s);
    case '"':
      return run<text>(in, s);
    case '.':
      return run<dots>(in, s);
    default:
      break;
  }
  if (*at >= '0' && *at <= '9') return run<numeral>(in, s);
  if (*at >= 'a' && *at <= 'z') return run<sor<conditional, loop, call, while_, fold, app, lower>>(in, s);
  Input ahead(at, end, "");
  if (!metavariable(ahead, s)) return run<wild>(in, s);
  const char next = ahead.empty() ? ' ' : *ahead.current();
  return next == '@' ? run<at_>(in, s) : next == '(' ? run<applied>(in, s) : run<metavar>(in, s);
}

struct primary : by<matchPrimary> {
  static constexpr Expected expected{"a term"};
};

struct minus : node<Part::Prefix, by<minusSign>> {};
struct negation : node<Part::Prefix, raw<"not">> {};
struct prefixes : star<seq<sor<minus, negation>, ws>> {};
struct infix : node<Part::Op, by<infixOperator>> {};
struct flat : collapsing<Part::Flat, prefixes, operand, star<seq<infix, nl, prefixes, operand>>> {};
struct separated : seq<term, star<seq<toknl<",">, term>>> {};

}  // namespace

bool matchOperand(Input &in, State &s) {
  if (++s.nesting > nestingLimit) throw TooDeep{in.current()};
  const bool ok = run<seq<primary, ws>>(in, s);
  --s.nesting;
  return ok;
}

bool matchTerm(Input &in, State &s) { return run<flat>(in, s); }
bool matchTerms(Input &in, State &s) { return run<separated>(in, s); }
bool matchInputs(Input &in, State &s) { return run<commas<item>>(in, s); }
bool matchArguments(Input &in, State &s) { return run<args>(in, s); }

}  // namespace dotbar::rules::grammar
