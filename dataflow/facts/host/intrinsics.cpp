// What a rule set says of the functions that rules and sources may apply: which are known, the types, kinds and shapes of their
// results, and which of them are in the runtime.
#include <cstdlib>
#include <sstream>

#include "dataflow/facts/impl.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using Words = std::map<Symbol, std::string>;

// Of the intrinsics that have it: `intrinsic int : result integer` says int, integer.
Words propertyOf(const rules::RuleSet &set, std::string_view property) {
  Words r;
  for (const auto &[name, says] : set.intrinsics)
    if (const auto at = says.find(intern(property)); at != says.end()) r.emplace(name, text(at->second));
  return r;
}

class ResultTypes {
 public:
  explicit ResultTypes(const rules::RuleSet &set) : types_(propertyOf(set, "result")), places_(propertyOf(set, "kind_argument")) {
    if (const auto o = set.options.find(intern("kind_keyword")); o != set.options.end()) keyword_ = text(o->second);
  }

  Tree operator()(Forest &f, Tree apply, Tree arguments) const {
    const Symbol name = f.symbol(il::ApplyOp::function_(f, apply));
    const Tree argument = f.is(arguments, Op::ArrayType) ? il::ArrayTypeOp::element_(f, arguments) : arguments;
    Tree r = argument;
    const Tree kind = kindArgument(f, name, il::ApplyOp::args_(f, apply));
    if (auto given = types_.find(name); given != types_.end()) r = type(f, given->second, argument);
    return kind ? ofKind(f, r, kind) : r;
  }

 private:
  Words types_, places_;
  std::string keyword_;

  // The real type of one part of a complex one; real types are their own.
  static Tree part(Forest &f, Tree t) {
    if (f.is(t, Op::DoubleComplexType)) return f.node(Op::DoubleType, {});
    if (!f.is(t, Op::ComplexType)) return t;
    const Tree kind = il::ComplexTypeOp::kind_(f, t);
    if (!f.is(kind, Op::Bytes)) return f.node(Op::RealType, {kind});
    const std::int64_t bytes = language().literal(f.text(il::BytesOp::size_(f, kind))).integer.value_or(0);
    return f.node(Op::RealType, {f.leaf(Op::Intval, std::to_string(bytes / 2))});
  }

  static Tree type(Forest &f, std::string_view word, Tree argument) {
    const Tree kind = f.leaf(Op::Noexpr, "");
    const bool complex = f.is(argument, Op::ComplexType) || f.is(argument, Op::DoubleComplexType);
    if (word == "part" || (word == "real" && complex)) return part(f, argument);
    if (word == "integer") return f.node(Op::IntegerType, {kind});
    if (word == "real") return f.node(Op::RealType, {kind});
    if (word == "double") return f.node(Op::DoubleType, {});
    if (word == "complex") return f.node(Op::ComplexType, {kind});
    if (word == "double_complex") return f.node(Op::DoubleComplexType, {});
    if (word == "logical") return f.node(Op::LogicalType, {kind});
    if (word == "character") return f.node(Op::CharacterType, {kind});
    return f.node(Op::UnknownType, {});
  }

  Tree kindArgument(Forest &f, Symbol name, Tree args) const {
    for (Tree a : f.children(args))
      if (f.is(a, Op::Keyword) && f.text(il::KeywordOp::formal_(f, a)) == keyword_) return il::KeywordOp::value_(f, a);
    auto place = places_.find(name);
    if (place == places_.end()) return {};
    const auto n = static_cast<std::uint32_t>(std::strtoul(place->second.c_str(), nullptr, 10));
    if (n == 0 || n > f.arity(args)) return {};
    const Tree a = f.child(args, n - 1);
    return f.is(a, Op::Keyword) ? Tree{} : a;
  }

  static Tree ofKind(Forest &f, Tree t, Tree kind) {
    if (f.is(t, Op::DoubleType)) return f.node(Op::RealType, {kind});
    if (f.is(t, Op::IntegerType) || f.is(t, Op::RealType) || f.is(t, Op::ComplexType) || f.is(t, Op::LogicalType))
      return f.node(f.op(t), {kind});
    return t;
  }
};

}  // namespace

ProgramOptions programOptions(const rules::RuleSet &set, const std::vector<Head> &heads) {
  ProgramOptions o;
  for (const Head &h : heads) {
    o.called.insert(intern(h.procedure)), o.called.insert(intern(lowered(h.procedure)));
    for (const auto *names : {&h.independents, &h.dependents})
      for (const std::string &name : *names)
        for (const Symbol s : {intern(variableIn(name)), intern(lowered(variableIn(name)))})
          o.named[intern(h.procedure)].push_back(s);
  }
  const auto known = std::make_shared<std::map<Symbol, rules::Properties>>(set.intrinsics);
  const auto forms = std::make_shared<std::map<Symbol, Form>>();
  for (const auto &[name, word] : propertyOf(set, "form")) forms->emplace(name, formOf(word));
  o.isIntrinsic = [known](Symbol s) { return known->count(s) != 0; };
  // rules apply none that count or locate
  o.isReserved = [known, forms, results = propertyOf(set, "result")](Symbol s) {
    const auto form = forms->find(s);
    const bool asks = form != forms->end() && form->second != Form::Scalar && results.count(s) != 0;
    return known->count(s) != 0 && !asks;
  };
  o.form = [forms](Symbol s) {
    const auto found = forms->find(s);
    return found == forms->end() ? Form::Elementwise : found->second;
  };
  auto said = [&set](const char *option, std::string &name) {
    if (const auto k = set.options.find(intern(option)); k != set.options.end()) name = text(k->second);
  };
  said("dimension_keyword", o.dimensionKeyword);
  said("decimals_keyword", o.digitsKeyword);
  said("range_keyword", o.rangeKeyword);
  o.applyType = [types = std::make_shared<ResultTypes>(set)](Forest &f, Tree apply, Tree arguments) {
    return (*types)(f, apply, arguments);
  };
  for (const auto &[name, kinds] : propertyOf(set, "external")) {  // `intrinsic psi : external "4 8"`: psi4, psi8
    std::istringstream in(kinds);
    for (std::int64_t bytes = 0; in >> bytes;) o.externals[name].insert(bytes);
  }
  if (const auto k = set.options.find(intern("own_modules")); k != set.options.end()) {
    std::istringstream in{std::string(text(k->second))};
    auto own = std::make_shared<std::set<Symbol>>();
    for (std::string name; in >> name;) own->insert(intern(name));
    o.isOwnModule = [own](Symbol s) { return own->count(s) != 0; };
  }
  constexpr std::string_view constant = "constant_";  // `option constant_real64 = "8"`
  for (const auto &[name, value] : set.options)
    if (text(name).starts_with(constant))
      o.constants[intern(text(name).substr(constant.size()))] = std::strtoll(std::string(text(value)).c_str(), nullptr, 10);
  using AskedOf = ProgramOptions::AskedOf;
  for (const auto &[name, how] : propertyOf(set, "value"))
    if (how == "extent" || how == "lower_bound" || how == "upper_bound")
      o.extentInquiries[name] = how == "extent" ? AskedOf::Extent : how == "lower_bound" ? AskedOf::Lower : AskedOf::Upper;
    else
      o.kindInquiries[name] = how == "argument"   ? ProgramOptions::KindOf::Argument
                              : how == "decimals" ? ProgramOptions::KindOf::Digits
                                                  : ProgramOptions::KindOf::Range;
  return o;
}

}  // namespace dotbar::dataflow
