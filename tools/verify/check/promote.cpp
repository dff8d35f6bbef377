#include "tools/verify/check/promote.h"

#include <cstdlib>
#include <map>

#include "dataflow/facts/facts.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::tools {
namespace {

using driver::Places;
using il::Forest;
using il::Op;
using il::Tree;

// Of the functions that convert to a kind of real: the place of the argument that says which, from 1.
std::map<Symbol, std::uint32_t> conversions(const rules::RuleSet &set) {
  std::map<Symbol, std::uint32_t> r;
  for (const auto &[name, says] : set.intrinsics) {
    const auto place = says.find(intern("kind_argument")), result = says.find(intern("result"));
    const std::string_view type = result == says.end() ? "part" : text(result->second);
    if (place == says.end() || type == "integer" || type == "logical") continue;
    r[name] = static_cast<std::uint32_t>(std::strtoul(std::string(text(place->second)).c_str(), nullptr, 10));
  }
  return r;
}

class Promotion {
 public:
  Promotion(const rules::RuleSet &set, bool singleToo) : set_(set), conversions_(conversions(set)), singleToo_(singleToo) {}

  // Where kinds stand in the files.
  std::map<std::string, Places> places(const std::vector<std::string> &paths, const Reading &reading) {
    std::vector<Tree> read;
    for (const std::string &path : paths) read.push_back(language().read(f_, sources_, ignored_, path, reading));
    if (ignored_.hasErrors()) return {};
    const dataflow::Program program(f_, language().bind(f_, read), ignored_, dataflow::programOptions(set_));
    std::map<std::string, Places> found;
    for (const dataflow::Unit &u : program.units()) {
      std::vector<Tree> open{u.tree};
      while (!open.empty()) {
        const Tree t = open.back();
        open.pop_back();
        for (std::uint32_t k = f_.arity(t); k-- > 0;) open.push_back(f_.child(t, k));
        const Tree kind = f_.is(t, Op::Apply)        ? kindOf(t)
                          : f_.is(t, Op::ArrayvalOf) ? kindIn(il::ArrayvalOfOp::type_(f_, t))
                                                     : Tree{};
        std::int64_t bytes = 0;
        if (!kind || !f_.span(kind) || !program.constant(u, kind, bytes) || !(bytes == 8 || (singleToo_ && bytes == 4))) continue;
        const Position at = sources_.position(f_.span(kind).begin);
        found[std::string(at.file)][{at.line, at.column}] = f_.span(kind).end - f_.span(kind).begin;
      }
    }
    return found;
  }

 private:
  const rules::RuleSet &set_;
  std::map<Symbol, std::uint32_t> conversions_;
  bool singleToo_;
  Forest f_;
  SourceMap sources_;
  Diagnostics ignored_;

  // Of the type that an array's elements are converted to.
  Tree kindIn(Tree type) const {
    if (!f_.is(type, Op::RealType) && !f_.is(type, Op::ComplexType)) return {};
    const Tree kind = il::AnyOp::kind_(f_, type);
    return f_.is(kind, Op::Noexpr) ? Tree{} : kind;
  }

  Tree kindOf(Tree apply) const {
    const auto place = conversions_.find(f_.symbol(il::ApplyOp::function_(f_, apply)));
    if (place == conversions_.end()) return {};
    const auto args = f_.children(il::ApplyOp::args_(f_, apply));
    const auto keyword = set_.options.find(intern("kind_keyword"));
    for (const Tree a : args)
      if (f_.is(a, Op::Keyword) && keyword != set_.options.end() && f_.symbol(il::KeywordOp::formal_(f_, a)) == keyword->second)
        return il::KeywordOp::value_(f_, a);
    if (args.size() < place->second || f_.is(args[place->second - 1], Op::Keyword)) return {};
    return args[place->second - 1];
  }
};

}  // namespace

std::map<std::string, std::string> promoted(const rules::RuleSet &set, const std::vector<std::string> &paths, bool singleToo,
                                            const Reading &reading) {
  std::map<std::string, std::string> texts;
  const auto found = Promotion(set, singleToo).places(paths, reading);
  for (const std::string &path : paths)
    if (const auto at = found.find(path); at != found.end()) texts[path] = language().drivers().widened(path, at->second);
  return texts;
}

}  // namespace dotbar::tools
