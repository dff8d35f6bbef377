// The grammar of tests inside rules files: the input in IL or in a source language as raw text, guards, sets, what is expected.
#include "engine/rules/read/grammar.h"

namespace dotbar::rules::grammar {
namespace {

using namespace peg;

// Text up to an arrow, or to a comma or the line's end outside parentheses: each leaves out the blanks at its end.
bool beforeArrow(Input &in, State &s) {
  const char *begin = in.current();
  while (!in.empty() && *in.current() != '\n' && *in.current() != '#') {
    Input ahead(in.current(), in.end(), "");
    if (arrow(ahead, s)) return in.current() != begin;
    in.bump(1);
  }
  return false;
}

bool beforeComma(Input &in, State &) {
  const char *begin = in.current();
  for (int open = 0; !in.empty(); in.bump(1)) {
    const char c = *in.current();
    if (c == '\n' || c == '#' || (c == ',' && open == 0)) break;
    open += (c == '(' || c == '[') - (c == ')' || c == ']');
  }
  return in.current() != begin;
}

bool beforeEquals(Input &in, State &) {
  for (int open = 0; !in.empty() && *in.current() != '\n'; in.bump(1)) {
    const char c = *in.current();
    open += (c == '(' || c == '[') - (c == ')' || c == ']');
    if (open == 0 && in.size() > 3 && std::string_view{in.current(), 3} == " = ") return true;
  }
  return false;
}

bool fence(Input &in, State &) {  // ``` lines ```
  const std::string_view rest{in.current(), in.size()};
  if (!rest.starts_with("```")) return false;
  const std::size_t end = rest.find("```", 3);
  if (end == rest.npos) return false;
  in.bump(end + 3);
  return true;
}

struct fenced : node<Part::Fenced, by<fence>> {};
struct judged : node<Part::Raw, by<beforeArrow>> {
  static constexpr Expected expected{"a tree or source text, an arrow and '?'"};
};
struct asked : node<Part::Raw, by<beforeComma>> {};
struct input : node<Part::TestInput, sor<fenced, text, judged>, nl, arrowToken, ws, raw<"?">> {};
struct guards : node<Part::TestGuard, tok<"guards">, asked, star<seq<toknl<",">, asked>>> {};
struct key : node<Part::Raw, by<beforeEquals>> {};
struct value : node<Part::Raw, by<restOfLine>> {};
struct set : node<Part::TestSet, tok<"set">, key, ws, tok<"=">, value> {};
struct declares : node<Part::TestDeclares, toknl<"declares">, sor<fenced, text>> {};
struct beside : node<Part::TestBeside, toknl<"beside">, fenced> {};
struct refusal : node<Part::Refuse, tok<"refuse">, text> {};
struct outputs : seq<sor<fenced, text>, star<seq<ws, toknl<",">, sor<fenced, text>>>> {};
struct gives : node<Part::TestGives, toknl<"gives">, sor<refusal, outputs>> {};
struct clause : sor<guards, set, declares, beside> {};
struct test : node<Part::Test, tok<"test">, word, ws, tok<":">, nl, input, star<seq<nl, clause, ws>>, nl, gives> {};

}  // namespace

bool matchTest(Input &in, State &s) { return run<test>(in, s); }

}  // namespace dotbar::rules::grammar
