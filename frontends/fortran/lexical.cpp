// Lexical rules. `1.eq.2` is the reason for `operator_follows`: a point belongs to a number unless it opens an operator.
#include "frontends/fortran/lexical.h"

#include <tao/pegtl.hpp>

namespace dotbar::fortran::lexical {
namespace {

namespace pegtl = tao::pegtl;
using pegtl::at;
using pegtl::not_at;
using pegtl::one;
using pegtl::opt;
using pegtl::plus;
using pegtl::seq;
using pegtl::sor;
using pegtl::star;

struct letter_rule : sor<pegtl::alpha, one<'_', '$'>> {};
struct name_rest : sor<pegtl::alnum, one<'_', '$'>> {};
struct name_rule : seq<letter_rule, star<name_rest>> {};
struct digits_rule : plus<pegtl::digit> {};
struct kind : opt<one<'_'>, plus<name_rest>> {};
struct dotted_rule : seq<one<'.'>, plus<pegtl::alpha>, one<'.'>> {};
struct exponent : seq<one<'e', 'd', 'q'>, opt<one<'+', '-'>>, digits_rule> {};
struct fraction : seq<not_at<dotted_rule>, one<'.'>, opt<digits_rule>> {};
struct real_rule
    : seq<sor<seq<digits_rule, fraction, opt<exponent>>, seq<one<'.'>, digits_rule, opt<exponent>>, seq<digits_rule, exponent>>,
          kind> {};
struct integer_rule : seq<digits_rule, kind> {};

template <char Q>
struct quoted : seq<one<Q>, star<sor<seq<one<Q>, one<Q>>, pegtl::not_one<Q>>>, one<Q>> {};
struct any_quoted : sor<quoted<'\''>, quoted<'"'>> {};
struct string_rule : seq<opt<plus<name_rest>, at<one<'\'', '"'>>>, any_quoted> {};
struct boz_rule : sor<seq<one<'b', 'o', 'x', 'z'>, any_quoted>, seq<any_quoted, one<'b', 'o', 'x', 'z'>>> {};

template <typename Rule>
std::size_t match(std::string_view code) {
  pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char *> in(code.data(), code.data() + code.size(),
                                                                                        "");
  return pegtl::parse<Rule>(in) ? static_cast<std::size_t>(in.current() - code.data()) : 0;
}

}  // namespace

std::size_t name(std::string_view code) { return match<name_rule>(code); }
std::size_t digits(std::string_view code) { return match<digits_rule>(code); }
std::size_t boz(std::string_view code) { return match<boz_rule>(code); }
std::size_t string(std::string_view code) { return match<string_rule>(code); }
std::size_t dotted(std::string_view code) { return match<dotted_rule>(code); }

std::size_t number(std::string_view code, bool &real) {
  const std::size_t length = match<real_rule>(code);
  real = length != 0;
  return length ? length : match<integer_rule>(code);
}

}  // namespace dotbar::fortran::lexical
