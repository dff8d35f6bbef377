#include "tools/driver/kept_objects.h"

#include <algorithm>

#include "dataflow/program/associations.h"
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

// A procedure that nobody knows gets objects of the class, which may take them for whatever they are.
bool isHandedOut(const Program &p, const dataflow::Record &r) {
  const auto isOfIt = [&](const dataflow::CallSite &c, Tree actual) {
    const Tree type = actual ? p.type(p.unit(c.caller), actual).spelled : Tree{};
    const dataflow::Record *other = type && p.forest().is(type, Op::ClassType) ? p.record(p.unit(c.caller), type) : nullptr;
    return other && (dataflow::isOrExtends(p, *other, r) || dataflow::isOrExtends(p, r, *other));
  };
  return std::ranges::any_of(p.calls(), [&](const dataflow::CallSite &c) {
    return !c.isKnown() && std::ranges::any_of(c.actuals, [&](const dataflow::Actual &a) { return isOfIt(c, a.tree); });
  });
}

}  // namespace

Tree objectOfAbsence(const Program &p, const Unit &u, Tree statement, Tree value, std::span<const Tree> known) {
  const Forest &f = p.forest();
  const auto goesToOptional = [&](Tree object) {
    return il::any(f, statement, [&](Tree call) {
      return std::ranges::any_of(formalsFor(p, call, object), [](const Variable *v) { return v && v->optional; });
    });
  };
  if (!statement) return {};
  for (Tree base = value; f.is(base, Op::Field) || f.is(base, Op::Index) || f.is(base, Op::Downcast);) {
    base = f.children(base).front();
    if (std::ranges::any_of(known, [&](Tree k) { return f.equal(k, base); })) return {};
    if ((p.isAllocatable(u, base) || dataflow::isPointer(p, u, base)) && goesToOptional(base)) return base;
  }
  return {};
}

bool mayBeExtended(const Program &p, const Unit &u, Tree type) {
  const dataflow::Record *r = type && p.forest().is(type, Op::ClassType) ? p.record(u, type) : nullptr;
  return r && (dataflow::isTakenFurther(p, *r) || isHandedOut(p, *r));
}

std::vector<dataflow::Constituent> partsWithMemory(const Program &p, const Unit &u, Tree value) {
  const Tree type = p.typeOf(u, value), element = type ? p.elementType(type) : Tree{};
  const dataflow::Record *r = element ? p.record(u, element) : nullptr;
  if (!r || !r->known || dataflow::hidesComponents(p, u, element)) return {};
  std::vector<dataflow::Constituent> all = dataflow::constituents(p, u, element);
  const auto isPointer = [](const dataflow::Constituent &c) { return c.component.pointer; };
  const auto goesAlone = [&](const dataflow::Constituent &c) {
    return c.isExtension || c.component.allocatable ||
           dataflow::holdsAllocatables(p, p.unit(c.component.owner), c.component.type);
  };
  if (std::ranges::any_of(all, isPointer) || std::ranges::none_of(all, goesAlone)) return {};
  return all;
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
