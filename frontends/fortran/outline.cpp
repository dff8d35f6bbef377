#include "frontends/fortran/outline.h"

#include <algorithm>
#include <set>
#include <string>

#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::fortran {
namespace {

using il::Forest;
using il::Op;
using il::Tree;
using semantics::BlockScope;
using semantics::BlockScopes;

class Outline {
 public:
  Outline(Forest &f, Tree unit, const BlockScopes &blocks) : f_(f), unit_(unit), blocks_(blocks) {}

  Tree run() {
    if (!mayContain()) return {};
    note(unit_);
    const Tree body = il::ProcedureOp::body_(f_, unit_), contained = il::ProcedureOp::contained_(f_, unit_);
    const Tree now = il::rebuild(f_, body, [&](Tree t, std::span<const Tree> children) {
      if (!f_.is(t, Op::Instrs)) return il::withChildren(f_, t, children);
      std::vector<Tree> all;
      for (Tree c : children) all.push_back(called(c));
      return il::withChildren(f_, t, all);
    });
    if (procedures_.empty()) return {};
    std::vector<Tree> units(f_.children(contained).begin(), f_.children(contained).end());
    units.insert(units.end(), procedures_.begin(), procedures_.end());
    std::vector<Tree> parts(f_.children(unit_).begin(), f_.children(unit_).end());
    for (Tree &c : parts) c = c == body ? now : c == contained ? f_.node(Op::Units, units, f_.span(contained)) : c;
    return il::withChildren(f_, unit_, parts);
  }

 private:
  Forest &f_;
  Tree unit_;
  const BlockScopes &blocks_;
  std::set<Symbol> names_;  // of the procedure, those in blocks too
  std::vector<Tree> procedures_;

  // What is PURE contains only what says so; directives of other tools may say whose a variable is.
  bool mayContain() const {
    const auto isPure = [&](Tree a) { return f_.text(a) == "pure" || f_.text(a) == "elemental"; };
    return std::ranges::none_of(f_.children(il::ProcedureOp::prefix_(f_, unit_)), isPure) && !isDirected(unit_);
  }
  bool isDirected(Tree root) const {
    const auto says = [&](Tree t) {
      const il::Comments *c = f_.comments(t);
      return c && std::ranges::any_of(c->directives, [](const il::Directive &d) { return !d.own; });
    };
    return il::any(f_, root, says) ||
           std::ranges::any_of(blocks_, [&](const auto &b) { return il::any(f_, b.second.body, says); });
  }

  void note(Tree root) {
    const auto add = [&](Tree t) {
      if (f_.is(t, Op::Name)) names_.insert(f_.symbol(t));
    };
    il::each(f_, root, add);
    for (const auto &[stands, b] : blocks_) il::each(f_, b.decls, add), il::each(f_, b.body, add);
  }

  // The instruction, or a call of what was made of it.
  Tree called(Tree instr) {
    const Tree inside = f_.is(instr, Op::Named) ? il::NamedOp::instr_(f_, instr) : instr;
    const auto b = blocks_.find(inside);
    if (b == blocks_.end() || !isProcedure(b->second)) return instr;
    const Tree name = f_.leaf(Op::Name, free(b->second.construct), f_.span(instr)), none = f_.leaf(Op::Noname, "");
    const Tree procedure = f_.node(Op::Procedure,
                                   {f_.node(Op::Attrs, {}), f_.leaf(Op::Novalue, ""), name, f_.node(Op::Names, {}), none,
                                    b->second.decls, b->second.body, f_.node(Op::Units, {})},
                                   f_.span(instr));
    procedures_.push_back(procedure);
    const Tree call = il::CallOp::make(f_, name, f_.node(Op::Args, {}), f_.leaf(Op::Noref, ""), f_.span(instr));
    if (const il::Comments *c = f_.comments(instr)) f_.setComments(call, il::Comments(*c));
    return call;
  }

  // It declares what a procedure may, its end is reached, and no other block is left in it.
  bool isProcedure(const BlockScope &b) const {
    const auto isOrdinary = [&](Tree d) {
      return f_.is(d, Op::Declare) || f_.is(d, Op::Parameter) || f_.is(d, Op::Use) || f_.is(d, Op::Attribute);
    };
    const auto standsForBlock = [&](Tree t) { return blocks_.contains(t); };
    return b.selected.empty() && b.own.empty() && !b.ownType && b.before.empty() && b.assignments.empty() &&
           std::ranges::all_of(f_.children(b.decls), isOrdinary) && !il::any(f_, b.body, standsForBlock) &&
           !semantics::leavesEarly(f_, blocks_, b.body);
  }

  Symbol free(Symbol construct) {
    const std::string wanted(construct ? text(construct) : "block");
    Symbol name = intern(construct ? wanted : wanted + "1");
    for (int k = 1; names_.contains(name); ++k) name = intern(wanted + std::to_string(k));
    names_.insert(name);
    return name;
  }
};

}  // namespace

Tree outlined(Forest &f, Tree unit, const BlockScopes &blocks) { return Outline(f, unit, blocks).run(); }

}  // namespace dotbar::fortran
