// One walk over the unit; what is needed by USE is declared at last.
#include "tools/driver/named_types.h"

#include <map>

#include "dataflow/program/records.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::Program;
using dataflow::Record;
using dataflow::Unit;

class Types {
 public:
  Types(Program &program, const Unit &unit) : p(program), f(program.forest()), u(unit) {}

  bool failed = false;

  // `around`: the statement of the source that it was built for.
  Tree named(Tree t, Tree around) {
    if (failed || p.isSource(t)) return t;
    if (hasSort(f.op(t), Sort::Instr) && f.origin(t).source) around = f.origin(t).source;
    if (isNameless(t)) return take(t, around), t;
    if (isLeaf(f.op(t))) return t;
    const Tree type = f.is(t, Op::Downcast) ? DowncastOp::type_(f, t) : Tree{};
    const bool cast = f.is(type, Op::ClassType) && isNameless(ClassTypeOp::tag_(f, type));
    if (const Tree other = cast ? takenAround(around, DowncastOp::base_(f, t), p.record(u, type)) : Tree{})
      return from(f.node(Op::Downcast, {named(DowncastOp::base_(f, t), around), other}, f.span(t)), t);
    std::vector<Tree> children;
    bool changed = false;
    for (std::uint32_t k = 0; k < f.arity(t); ++k) {
      children.push_back(named(f.child(t, k), around));
      changed |= children.back() != f.child(t, k);
    }
    return changed ? from(f.node(f.op(t), children, f.span(t)), t) : t;
  }

  Tree declarations(Tree decls) const {
    if (taken_.empty()) return decls;
    std::vector<Tree> all;
    for (const auto &[tag, module] : taken_) {
      const Taken name{tag, tag};
      all.push_back(language().taken(f, module, std::span(&name, 1)));
    }
    all.insert(all.end(), f.children(decls).begin(), f.children(decls).end());
    return from(f.node(Op::Decls, all, f.span(decls)), decls);
  }

 private:
  Program &p;
  Forest &f;
  const Unit &u;
  std::map<Symbol, Symbol> taken_;  // types, and the modules that declare them

  Tree from(Tree built, Tree model) {
    f.setOrigin(built, f.origin(model));
    if (const Comments *c = f.comments(model)) f.setComments(built, Comments(*c));
    return built;
  }
  Tree from(Tree built, Tree model) const { return const_cast<Types *>(this)->from(built, model); }

  bool isNameless(Tree tag) const {
    const std::vector<Tree> *meant = f.is(tag, Op::Name) ? f.readAs(tag) : nullptr;
    return meant && p.definition(u, tag) != meant->front();
  }

  // A type that branches around a statement of the source are for, and that is this one or extends it.
  Tree takenAround(Tree t, Tree object, const Record *wanted) const {
    for (Tree below = t; below && wanted; below = t) {
      t = p.parent(below);
      const Tree test = t && f.is(t, Op::If) && IfOp::then_(f, t) == below ? IfOp::test_(f, t) : Tree{};
      if (!test || !f.is(test, Op::IsOf) || !f.equal(IsOfOp::object_(f, test), object)) continue;
      const Record *known = p.record(u, IsOfOp::type_(f, test));
      if (known && dataflow::isOrExtends(p, *known, *wanted)) return IsOfOp::type_(f, test);
    }
    return {};
  }

  void take(Tree tag, Tree around) {
    const Symbol name = f.symbol(tag);
    const Tree definition = f.readAs(tag)->front();
    if (const Symbol module = takenFrom(definition, tag); module && (!taken_.count(name) || taken_[name] == module))
      return void(taken_[name] = module);
    failed = true;
    Tree where = around;
    while (where && !f.span(where)) where = f.origin(where).source;
    Diagnostic &d = p.diagnostics().report(
        DiagnosticKind::Refused, where ? f.span(where) : Span{},
        "the type '" + std::string(f.text(tag)) + "', of an object that is needed here, has no name in this procedure");
    d.fix = "name it in a USE";
  }

  // Where a USE can take it from: the name is free.
  Symbol takenFrom(Tree definition, Tree tag) const {
    const dataflow::UnitId owner = p.unitOf(definition);
    if (owner == dataflow::none || !f.is(p.unit(owner).tree, Op::Module)) return {};
    const Unit &module = p.unit(owner);
    const bool isFree = !p.definition(u, tag) && !p.knowsName(u, f.symbol(tag));
    return isFree && !module.symbols.access.hides(f.symbol(tag)) ? module.name : Symbol{};
  }
};

}  // namespace

Tree withNamedTypes(Program &program, const Unit &of, Tree unit) {
  Forest &f = program.forest();
  Types types(program, of);
  std::vector<Tree> children(f.children(unit).begin(), f.children(unit).end());
  for (Tree &c : children)
    if (!f.is(c, Op::Units)) c = types.named(c, of.tree);
  for (Tree &c : children)
    if (f.is(c, Op::Decls)) c = types.declarations(c);
  if (types.failed) return {};
  const Tree all = f.node(f.op(unit), children, f.span(unit));
  f.setOrigin(all, f.origin(unit));
  return all;
}

}  // namespace dotbar::tools
