// Fortran as the tool asks for it.
#include "frontends/language.h"

#include "frontends/fortran/apart.h"
#include "frontends/fortran/directive.h"
#include "frontends/fortran/driver.h"
#include "frontends/fortran/fortran.h"
#include "frontends/fortran/hoisting.h"
#include "il_make.h"

namespace dotbar {
namespace {

using il::Forest;
using il::Op;
using il::Tree;

class Fortran : public Language {
 public:
  Tree read(Forest &f, SourceMap &sources, Diagnostics &diagnostics, const std::string &path, const Reading &r) const override {
    fortran::ReadOptions options;
    options.macros = r.macros;
    options.includeDirs = r.includeDirs;
    options.keepsForeign = r.keepsForeign;
    return fortran::read(f, sources, diagnostics, path, options);
  }
  Tree readText(Forest &f, SourceMap &sources, Diagnostics &diagnostics, const std::string &path,
                std::string text) const override {
    return fortran::readText(f, sources, diagnostics, path, std::move(text));
  }
  Tree readExpression(Forest &f, SourceMap &sources, Diagnostics &diagnostics, std::string text) const override {
    return fortran::readExpression(f, sources, diagnostics, std::move(text));
  }
  std::vector<Symbol> directiveNames(const il::Directive &d) const override { return fortran::directiveNames(d); }
  std::vector<Tree> bind(Forest &f, std::span<const Tree> files, Diagnostics *diagnostics) const override {
    return fortran::resolve(f, files, diagnostics);
  }
  std::optional<Selecting> selecting(const Forest &f, Tree t) const override { return fortran::selecting(f, t); }
  Tree selectingAs(Forest &f, Tree t, const Selecting &s) const override { return fortran::selectingAs(f, t, s); }
  std::string write(const Forest &f, Tree t, LineMap *lines, std::string_view file, std::string_view source) const override {
    const bool fixed = fortran::isFixedForm(file);
    // what a source of fixed form includes is of both forms where its line was kept
    return fortran::write(f, t, {.fixed = fixed, .includes = !fixed || source.empty() || fortran::isFixedForm(source)}, lines);
  }
  std::string writeExpression(const Forest &f, Tree t) const override { return fortran::writeExpression(f, t); }
  // What keeps lines of the preprocessor goes through it.
  std::string suffix(const std::string &text, std::string_view file) const override {
    const std::string form = fortran::isFixedForm(file) ? "" : "90";
    return (text.find("\n#") == std::string::npos ? ".f" : ".F") + form;
  }
  std::optional<Apart> apart(Forest &f, Tree module, std::span<const Symbol> later) const override {
    return fortran::apart(f, module, later);
  }
  std::string procedureOf(const std::string &name, const std::string &declarations, const std::string &body) const override {
    return "subroutine " + name + "\n" + declarations + "\n" + body + "end\n";
  }
  std::string blockOf(const std::string &instructions) const override {
    return "if (.true.) then\n" + instructions + "\nend if\n";
  }
  std::string callNamed(const std::string &procedure, const std::string &actuals) const override {
    return "call " + procedure + "(" + actuals + ")\n";
  }
  StatusTested withStatus(Forest &f, Tree input, Tree variable) const override { return fortran::withStatus(f, input, variable); }
  std::optional<LabelAssigned> labelAssigned(const Forest &f, Tree t) const override { return fortran::labelAssigned(f, t); }
  Tree variables(Forest &f, Tree type, std::span<const Declared> all, std::string_view attribute) const override {
    return fortran::variables(f, type, all, attribute);
  }
  Tree taken(Forest &f, Symbol module, std::span<const Taken> names) const override { return fortran::taken(f, module, names); }
  Tree ends(Forest &f, std::string_view why) const override {
    return f.node(Op::Stop, {f.leaf(Op::Text, "error stop '" + std::string(why) + "'"), f.node(Op::Exprs, {})});
  }
  Tree shared(Forest &f, Symbol block, std::span<const Symbol> members) const override {
    return fortran::shared(f, block, members);
  }
  Literal literal(std::string_view text) const override { return fortran::literal(text); }
  double number(std::string_view text) const override { return fortran::number(text); }
  Tree elementCount(Forest &f, Tree array) const override { return fortran::elementCount(f, array); }
  Tree characterCount(Forest &f, Tree text) const override { return fortran::characterCount(f, text); }
  Tree hasMemory(Forest &f, Tree object) const override { return fortran::hasMemory(f, object); }
  Tree pointsSomewhere(Forest &f, Tree pointer) const override { return fortran::pointsSomewhere(f, pointer); }
  Tree isPresent(Forest &f, Symbol dummy) const override { return fortran::isPresent(f, dummy); }
  Tree extent(Forest &f, Tree array, std::uint32_t k) const override { return fortran::index(f, "size", array, k); }
  std::size_t mostDimensions() const override { return 15; }
  bool isOfAnyRank(const il::Forest &f, il::Tree bounds) const override {  // DIMENSION(..)
    const il::Tree upper = il::BoundsOp::upper_(f, bounds);
    return f.is(upper, il::Op::OtherExpr) && f.text(il::OtherExprOp::text_(f, upper)) == "..";
  }
  Tree firstIndex(Forest &f, Tree array, std::uint32_t k) const override { return fortran::index(f, "lbound", array, k); }
  Tree lastIndex(Forest &f, Tree array, std::uint32_t k) const override { return fortran::index(f, "ubound", array, k); }
  Tree withKindOf(Forest &f, Tree type, Tree value) const override { return fortran::withKindOf(f, type, value); }
  std::string_view choice() const override { return fortran::choiceName; }
  const driver::Drivers &drivers() const override { return fortran::drivers(); }
};

}  // namespace

const Language &language() {
  static const Fortran fortran;
  return fortran;
}

}  // namespace dotbar
