#include "tools/driver/kept_objects.h"

#include <algorithm>

#include "dataflow/program/associations.h"
#include "dataflow/program/records.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::tools {

using dataflow::Program;
using dataflow::Unit;
using dataflow::Variable;
using il::Forest;
using il::Op;
using il::Tree;

namespace {

// The formals that a call of a known procedure gives an object to.
std::vector<const Variable *> formalsFor(const Program &p, Tree call, Tree object) {
  const Forest &f = p.forest();
  std::vector<const Variable *> all;
  const dataflow::CallSite *site = call && f.is(call, Op::Call) ? p.callAt(call) : nullptr;
  if (!site || !site->isKnown()) return all;
  for (Tree a : f.children(il::CallOp::args_(f, call))) {
    const Tree actual = f.is(a, Op::Keyword) ? il::KeywordOp::value_(f, a) : a;
    const Tree formal = f.equal(actual, object) ? p.formalOf(actual) : Tree{};
    if (formal) all.push_back(p.lookup(p.unit(site->callee), f.symbol(formal)));
  }
  return all;
}

}  // namespace

Tree objectOfAbsence(const Program &p, const Unit &u, Tree statement, Tree value, std::span<const Tree> known) {
  const Forest &f = p.forest();
  const auto isForOptional = [&](Tree object) {
    return il::any(f, statement, [&](Tree call) {
      return std::ranges::any_of(formalsFor(p, call, object), [](const Variable *v) { return v && v->optional; });
    });
  };
  if (!statement) return {};
  for (Tree base = value; f.is(base, Op::Field) || f.is(base, Op::Index) || f.is(base, Op::Downcast);) {
    base = f.children(base).front();
    if (std::ranges::any_of(known, [&](Tree k) { return f.equal(k, base); })) return {};
    if ((p.isAllocatable(u, base) || dataflow::isPointer(p, u, base)) && isForOptional(base)) return base;
  }
  return {};
}

bool mayBeExtended(const Program &p, const Unit &u, Tree type) {
  const dataflow::Record *r = type && p.forest().is(type, Op::ClassType) ? p.record(u, type) : nullptr;
  return r && std::ranges::any_of(p.takenFor(), [&](Tree definition) {
           const dataflow::Record *other = p.recordOf(definition);
           return other && other != r && dataflow::isOrExtends(p, *other, *r);
         });
}

bool isPassedAsItIs(const Program &p, Tree call, Tree object) {
  const std::vector<const Variable *> formals = formalsFor(p, call, object);
  return !formals.empty() && std::ranges::all_of(formals, [](const Variable *v) { return v && !v->allocatable; });
}

Tree rankAround(const Program &p, Tree statement, Tree array) {
  const Forest &f = p.forest();
  for (Tree t, below = statement; below; below = t) {
    t = p.parent(below);
    const Tree test = t && f.is(t, Op::If) && il::IfOp::then_(f, t) == below ? il::IfOp::test_(f, t) : Tree{};
    if (test && f.is(test, Op::IsOf) && f.equal(il::IsOfOp::object_(f, test), array)) return il::IsOfOp::type_(f, test);
  }
  return {};
}

}  // namespace dotbar::tools
