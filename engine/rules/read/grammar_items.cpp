// The grammar of the other items of a rules file: declarations, derivative lines, schemes, modes, changes to other sets.
#include "engine/rules/read/grammar.h"

namespace dotbar::rules::grammar {
namespace {

using namespace peg;

using rule = by<matchRule>;
using equations = by<matchEquationItem>;
using test = by<matchTest>;
using case_ = by<matchCase>;
struct setRef : node<Part::SetName, by<setName>> {
  static constexpr Expected expected{"the name of a rule set"};
};

struct ruleset : node<Part::Ruleset, tok<"ruleset">, setRef, ws, opt<seq<tok<"extends">, commas<setRef>>>> {};
struct var : node<Part::Var, tok<"var">, commas<word>, tok<":">, sortName> {};

struct star_ : node<Part::Star, one<'*'>> {};
struct param : node<Part::Param, opt<seq<word, ws, toknl<":">>>, sortName, opt<star_>> {};
struct params : commas<param> {};
struct attribute : node<Part::Attribute, word, ws, opt<word>> {};
struct attributes : bracketed<tok<"[">, commas<attribute>, raw<"]">> {};
struct turnstile : node<Part::Turnstile, raw<"|-">> {};
struct judgement : node<Part::Judgement, tok<"judgement">, params, opt<seq<turnstile, nl, params>>, arrowToken, nl, opt<params>,
                        opt<attributes>> {};
struct everywhere : node<Part::Star, raw<"everywhere">> {};
struct context : node<Part::Context, tok<"context">, word, ws, tok<":">, sortName, ws, opt<everywhere>> {};

struct guardParam : node<Part::Param, word, ws, opt<seq<tok<":">, sortName, ws>>> {};
struct guardParams : bracketed<one<'('>, ws, opt<commas<guardParam>>, raw<")">> {};
struct onAny : node<Part::OnAny, tok<"on">, raw<"any">> {};
struct returns : node<Part::Implies, toknl<"=>">, sortName> {};
struct guard
    : node<Part::GuardItem, tok<"guard">, word, guardParams, ws, opt<seq<returns, ws>>, opt<onAny>, star<seq<nl, case_>>> {};
struct when : seq<toknl<"if">, by<matchEquation>> {};
struct class_ : node<Part::Class, word, ws, sor<when, raw<"otherwise">>, ws> {};
struct classification
    : node<Part::Classification, tok<"classification">, word, guardParams, ws, opt<seq<onAny, ws>>, plus<seq<nl, class_>>> {};
struct axiom : node<Part::Axiom, tok<"axiom">, formula, toknl<"=>">, formula> {};
struct functionParams : bracketed<one<'('>, ws, opt<commas<param>>, raw<")">> {};
struct function : node<Part::Function, tok<"function">, word, functionParams, ws, tok<":">, sortName> {};
struct naming : node<Part::Naming, tok<"naming">, word, ws, word, ws, text, opt<seq<ws, tok<":">, arrowToken>>> {};

struct names : node<Part::PartialNames, commas<lower>> {};
struct called : node<Part::PartialLeft, names, arguments, ws, at<one<'='>>> {};
struct left : sor<called, node<Part::PartialLeft, term>> {};
struct several : bracketed<tok<"(">, term, plus<seq<toknl<",">, term>>, raw<")">> {};
struct group : node<Part::Group, sor<several, term>> {};
struct piece;
struct elsewhere : seq<nl, toknl<"else">, sor<piece, group>> {};
struct condition : bracketed<tok<"(">, term, tok<")">> {};
struct piece : node<Part::Piece, tok<"if">, condition, nl, group, ws, elsewhere> {};
struct partials : node<Part::Group, terms> {};
struct domain : node<Part::Domain, by<restOfLine>> {};
struct partial : node<Part::PartialItem, tok<"partial">, left, ws, toknl<"=">, sor<piece, partials>, ws,
                      opt<seq<nl, tok<"domain">, domain>>> {};

struct piecewise : node<Part::Piecewise, tok<"piecewise">> {};
struct schemeHead : bracketed<one<'('>, ws, metavar, ws, raw<")">> {};
struct tested : seq<tok<":">, metavar, ws, tok<"?">, metavar> {};  // : TEST ? PARTIAL#
struct overriding : node<Part::Override, tok<"override">> {};
struct scheme : node<Part::Scheme, tok<"for">, opt<piecewise>, tok<"partial">, metavar, schemeHead, ws,
                     opt<sor<seq<toknl<"=">, metavar>, tested>>, ws, opt<piecewise>, tok<":">, nl, opt<overriding>, rule> {};

struct value : sor<text, node<Part::Name, by<setName>>> {};
struct setting : node<Part::Setting, word, ws, tok<"=">, value, ws> {};
struct mode
    : node<Part::Mode, tok<"mode">, word, ws, tok<":">, sortName, ws, arrowToken, ws, star<seq<nl, opt<toknl<",">>, setting>>> {};
struct reading : node<Part::Reading, toknl<"reading">, word> {};
struct derivative
    : node<Part::Derivative, tok<"derivative">, tok<"of">, sortName, ws, tok<"is">, arrowToken, nl, commas<word>, opt<reading>> {
};
struct interfaced
    : node<Part::Name, sor<raw<"procedure">, raw<"argument">, raw<"passed">, raw<"result">, raw<"common">, raw<"module">>> {
  static constexpr Expected expected{"procedure, argument, passed, result, common, module, extent or oracle"};
};
struct original : node<Part::Metavar, by<metavariable>> {};
struct derived : seq<lower, bracketed<one<'('>, ws, metavar, ws, raw<")">>> {};
struct interfacePart : node<Part::InterfacePart, sor<derived, original>> {
  static constexpr Expected expected{"the original, or a naming of it"};
};
struct returnsPart : node<Part::Returns, tok<"returns">, interfacePart> {};
struct interfaceLine
    : node<Part::InterfaceLine, interfaced, plus<blank>, metavar, ws, tok<"=">, commas<interfacePart>, opt<returnsPart>> {};
struct withPlaces : node<Part::Name, tok<"with">, raw<"places">, ws> {};
struct extentLine : node<Part::InterfaceExtent, tok<"extent">, text, ws, tok<"of">, text, ws, opt<withPlaces>> {};
struct oracle : node<Part::Name, sor<raw<"direction">, raw<"weight">, raw<"pattern">, raw<"curve">, raw<"columns">>> {
  static constexpr Expected expected{"direction, weight, pattern, curve or columns"};
};
struct oracleLine : node<Part::InterfaceOracle, tok<"oracle">, oracle, ws> {};
struct interface_ : node<Part::Interface, tok<"interface">, word, plus<seq<nl, sor<extentLine, oracleLine, interfaceLine>>>> {};
struct property : node<Part::Setting, word, ws, value> {};
struct properties : opt<seq<toknl<":">, commas<property>>> {};
struct intrinsic : node<Part::Intrinsic, tok<"intrinsic">, commas<word>, ws, properties> {};
struct option : node<Part::Option, tok<"option">, word, ws, tok<"=">, value> {};

struct changeable : sor<rule, equations, guard, classification, partial, function, naming, judgement, mode, interface_, option> {
};
struct override_ : node<Part::Override, tok<"override">> {};
struct removeKind : node<Part::RemoveKind, word> {};
struct ruleNamed : seq<opt<seq<sortName, ws, at<one<'-'>>>>, opt<seq<arrowToken, ws>>, word> {};
struct removeRule : seq<removeKind, ws, ruleNamed> {};
struct remove : node<Part::Remove, tok<"remove">, removeRule> {};

using branch = by<matchBranch>;
struct split : node<Part::Split, tok<"split">, tok<"rule">, ruleNamed, ws, tok<"on">, tok<"guard">, formula, nl, tok<"yes">,
                    branch, nl, tok<"no">, branch> {};

struct anyItem : sor<rule, scheme, equations, guard, classification, partial, function, naming, judgement, var, axiom, context,
                     intrinsic, mode, interface_, derivative, option, test, remove, split, ruleset> {};
struct end : by<itemEnd> {
  static constexpr Expected expected{"the end of the line"};
};
struct item : node<Part::Item, sor<seq<override_, changeable>, anyItem>, end> {};

}  // namespace

bool matchItem(Input &in, State &s) { return run<item>(in, s); }

}  // namespace dotbar::rules::grammar
