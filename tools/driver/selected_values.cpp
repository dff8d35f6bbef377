// The value is evaluated once, before the construct, as the language says. What types and ranks it has is asked of the program:
// so it is done once all is read, and the constructs are taken apart then as those whose names stand for variables.
#include "tools/driver/selected_values.h"

#include <algorithm>
#include <map>
#include <string>

#include "dataflow/program/generics.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"
#include "tools/driver/free_name.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::Program;
using dataflow::Unit;

class Values {
 public:
  Values(Forest &forest, const Program &program, const std::function<bool(Symbol)> &isIntrinsic)
      : f(forest), p(program), isIntrinsic_(isIntrinsic) {}

  std::vector<Tree> run() {
    for (const Unit &u : p.units())
      if (u.body) inUnit(u);
    if (instead_.empty()) return {};
    std::vector<Tree> files;
    for (const Tree file : p.files())
      files.push_back(rebuild(f, file, [&](Tree t, std::span<const Tree> children) { return changed(t, children); }));
    return files;
  }

 private:
  Forest &f;
  const Program &p;
  const std::function<bool(Symbol)> &isIntrinsic_;
  std::map<Tree, Tree> instead_;  // bodies, and lists of declarations
  std::vector<Tree> declared_;    // of the unit
  std::vector<Symbol> standing_;  // names of the constructs around

  void inUnit(const Unit &u) {
    declared_.clear();
    const Tree body = instructions(u, u.body);
    if (declared_.empty()) return;
    const std::vector<Tree> decls = withDeclared(f, {f.children(u.decls).begin(), f.children(u.decls).end()}, declared_);
    instead_[u.body] = body;
    instead_[u.decls] = inPlaceOf(f, u.decls, f.node(Op::Decls, decls, f.span(u.decls)));
  }

  Tree changed(Tree t, std::span<const Tree> children) const {
    const auto at = instead_.find(t);
    return at == instead_.end() ? withChildren(f, t, children) : at->second;
  }

  Tree instructions(const Unit &u, Tree root) {
    return rebuild(f, root, [&](Tree t, std::span<const Tree> children) {
      if (!f.is(t, Op::Instrs)) return withChildren(f, t, children);
      std::vector<Tree> all;
      for (const Tree c : children) withValuesBefore(u, c, all);
      return withChildren(f, t, all);
    });
  }

  // The construct behind assignments of the values that its names stand for.
  void withValuesBefore(const Unit &u, Tree construct, std::vector<Tree> &all) {
    const std::size_t before = all.size(), around = standing_.size();
    std::optional<Selecting> s = f.is(construct, Op::Other) ? language().selecting(f, construct) : std::nullopt;
    if (!s) return all.push_back(construct);
    for (auto &[name, selected] : s->names)
      if (const Tree variable = isValue(u, selected) ? variableFor(u, name, selected) : Tree{}) {
        all.push_back(AssignOp::make(f, variable, selected, f.span(construct)));
        selected = variable;
      }
    for (const auto &[name, selected] : s->names) standing_.push_back(name);
    const Tree body = instructions(u, s->body);
    standing_.resize(around);
    const bool isSame = all.size() == before && body == s->body;
    s->body = body;
    all.push_back(isSame ? construct : language().selectingAs(f, construct, *s));
  }
  // Not what a name designates, which may be overwritten by the other name.
  bool isValue(const Unit &u, Tree t) const {
    if (f.is(t, Op::Apply)) return isValueOf(u, f.symbol(ApplyOp::function_(f, t)));
    return !f.is(t, Op::Name) && !f.is(t, Op::Index) && !f.is(t, Op::Field) && !f.is(t, Op::Downcast);
  }
  // Of a function: not an element of an array that a module declares, nor what a pointer that is returned points to.
  bool isValueOf(const Unit &u, Symbol function) const {
    const dataflow::UnitId callee = p.resolveProcedure(u, function);
    if (callee != dataflow::none) {
      const dataflow::Variable *result = p.unit(callee).symbols.find(p.unit(callee).result);
      return result && !result->pointer;
    }
    const dataflow::Variable *v = p.lookup(u, function);
    return isIntrinsic_(function) && !(v && v->isVariable() && v->dims);
  }

  // No tree: its type is not known, or nothing that can be declared so.
  Tree variableFor(const Unit &u, Symbol name, Tree value) {
    const auto stands = [&](Tree t) { return f.is(t, Op::Name) && std::ranges::count(standing_, f.symbol(t)); };
    if (any(f, value, stands)) return {};
    const semantics::Type type = p.canonical(p.type(u, value));
    const bool isPlain = (type.isNumeric() || type.is(semantics::Category::Logical)) && type.bytes != 0;
    if (!isPlain && !isObject(u, type)) return {};
    const bool isFixed = !type.dims || std::ranges::all_of(f.children(type.dims), [&](Tree d) { return hasFixedExtent(d); });
    const Tree noexpr = f.leaf(Op::Noexpr, "");
    std::vector<Tree> dims, attributes;
    if (type.dims)
      for (const Tree d : std::vector<Tree>(f.children(type.dims).begin(), f.children(type.dims).end()))
        dims.push_back(isFixed ? d : f.node(Op::Bounds, {noexpr, noexpr}));
    if (!isFixed) attributes.push_back(f.leaf(Op::Attr, "allocatable"));
    const auto isDeclared = [&](Symbol s) {
      const auto isIt = [&](Tree t) { return f.is(t, Op::Name) && f.symbol(t) == s; };
      return std::ranges::any_of(declared_, [&](Tree d) { return any(f, d, isIt); });
    };
    const Tree variable = f.leaf(Op::Name, freeName(p, u, std::string(text(name)), isDeclared), f.span(value));
    const Tree entity = f.node(Op::Entity, {variable, f.node(Op::Dims, dims), noexpr, noexpr});
    declared_.push_back(f.node(Op::Declare, {type.spelled, f.node(Op::Attrs, attributes), f.node(Op::Entities, {entity})}));
    return variable;
  }
  // Of a type that has its name here, whose objects are assigned component by component.
  bool isObject(const Unit &u, const semantics::Type &type) const {
    if (!f.is(type.spelled, Op::StructType) || p.generics().isKnown(intern("assignment(=)"))) return false;
    const Tree tag = StructTypeOp::tag_(f, type.spelled), definition = p.definition(u, tag);
    return definition && p.definition(u, f.leaf(Op::Name, f.symbol(tag))) == definition;
  }
  bool hasFixedExtent(Tree bounds) const {
    return f.is(bounds, Op::Bounds) && f.is(BoundsOp::lower_(f, bounds), Op::Noexpr) &&
           f.is(BoundsOp::upper_(f, bounds), Op::Intval);
  }
};

}  // namespace

std::vector<Tree> withSelectedValues(Forest &forest, const Program &program, const std::function<bool(Symbol)> &isIntrinsic) {
  return forest.hasReadAs() ? Values(forest, program, isIntrinsic).run() : std::vector<Tree>{};
}

}  // namespace dotbar::tools
