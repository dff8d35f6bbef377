// FINAL procedures run without a call that could be seen: where a variable of their type goes away or is overwritten. Those that
// touch only their argument mean nothing to others; of the rest the unit's first place that may run one is remembered, for a
// refusal.
#include <algorithm>
#include <unordered_set>

#include "dataflow/program/associations.h"
#include "dataflow/program/builder.h"
#include "dataflow/program/records.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

class Finalisation {
 public:
  explicit Finalisation(const Builder &b) : p_(b.p), f_(b.f) {
    for (const Tree file : p_.files())
      il::each(f_, file, [&](Tree t) {
        if (f_.is(t, Op::Typedef)) definitions_.push_back(t);
      });
  }

  bool any() const {
    return std::ranges::any_of(definitions_, [&](Tree d) { return !finals(d).empty(); });
  }

  // Whether an object of a type may run a procedure that touches what others see.
  bool mayTouch(const Unit &u, Tree type) const {
    std::unordered_set<const Record *> seen;
    return touches(u, p_.elementType(type), seen);
  }

 private:
  const Program &p_;
  const Forest &f_;
  std::vector<Tree> definitions_;

  bool touches(const Unit &u, Tree type, std::unordered_set<const Record *> &seen) const {
    const Record *r = type && (f_.is(type, Op::StructType) || f_.is(type, Op::ClassType)) ? p_.record(u, type) : nullptr;
    if (!r) return false;
    if (touches(*r, seen)) return true;
    return f_.is(type, Op::ClassType) && std::ranges::any_of(definitions_, [&](Tree d) {
             const Record *further = p_.recordOf(d);
             return further && further != r && isOrExtends(p_, *further, *r) && touches(*further, seen);
           });
  }

  // The type's own, those of what it extends, and of its components, which go away with it.
  bool touches(const Record &r, std::unordered_set<const Record *> &seen) const {
    if (!seen.insert(&r).second) return false;
    for (const Record *at = &r; at; at = parentOf(p_, *at))
      for (const Tree d : finals(at->definition))
        if (anyTouches(at->definition, d)) return true;
    return std::ranges::any_of(r.components, [&](const Component &c) {
      return !c.pointer && c.owner != none && touches(p_.unit(c.owner), p_.elementType(c.type), seen);
    });
  }

  std::vector<Tree> finals(Tree definition) const {
    std::vector<Tree> all;
    for (Tree d : f_.children(il::TypedefOp::members_(f_, definition)))
      if (f_.is(d, Op::Attribute) && f_.text(il::AttributeOp::attr_(f_, d)) == "final") all.push_back(d);
    return all;
  }

  bool anyTouches(Tree definition, Tree attribute) const {
    const auto entities = f_.children(il::AttributeOp::entities_(f_, attribute));
    return std::any_of(entities.begin(), entities.end(), [&](Tree e) {
      const UnitId at = p_.unitOf(definition);
      const UnitId id = at == none ? none : p_.resolveProcedure(p_.unit(at), f_.symbol(il::EntityOp::name_(f_, e)));
      std::unordered_set<UnitId> seen;
      return id == none || p_.unit(id).callsUnknown || !p_.unit(id).touched.empty() || reachesThroughPointers(id, seen);
    });
  }

  // What a component of its argument points to is others' too; that it is freed, or the component associated anew, is not.
  bool reachesThroughPointers(UnitId id, std::unordered_set<UnitId> &seen) const {
    if (!seen.insert(id).second) return false;
    const Unit &u = p_.unit(id);
    const auto isBehind = [&](Tree ref) { return p_.isBehindPointer(u, ref) || isPointer(p_, u, ref); };
    const bool sets = il::any(f_, u.tree, [&](Tree t) {
      if (f_.is(t, Op::Assign)) return isBehind(il::AssignOp::left_(f_, t));
      const Tree left = f_.is(t, Op::PointTo) ? il::PointToOp::left_(f_, t) : Tree{};
      return left && f_.is(left, Op::Field) && p_.isBehindPointer(u, il::FieldOp::base_(f_, left));
    });
    return sets || std::ranges::any_of(u.calls, [&](std::uint32_t c) {
             bool reaches = false;
             p_.calls()[c].eachCallee([&](UnitId q) { reaches = reaches || reachesThroughPointers(q, seen); });
             return reaches;
           });
  }
};

// What a statement overwrites or frees as a whole; what is no procedure of the sources may do that to its arguments.
std::vector<Tree> goneIn(const Program &p, const Unit &u, Tree t) {
  const Forest &f = p.forest();
  if (f.is(t, Op::Assign)) return {il::AssignOp::left_(f, t)};
  if (f.is(t, Op::Deallocate)) {
    const auto all = f.children(il::DeallocateOp::objects_(f, t));
    return {all.begin(), all.end()};
  }
  const Tree procedure = f.is(t, Op::Call) ? il::CallOp::procedure_(f, t) : Tree{};
  if (!procedure || !f.is(procedure, Op::Name) || p.resolveProcedure(u, f.symbol(procedure)) != none) return {};
  std::vector<Tree> all;
  for (const Tree a : f.children(il::CallOp::args_(f, t))) all.push_back(f.is(a, Op::Keyword) ? il::KeywordOp::value_(f, a) : a);
  return all;
}

Tree firstName(const Forest &f, Tree object) {
  while (!f.is(object, Op::Name) && !il::isLeaf(f.op(object))) object = f.children(object).front();
  return object;
}

}  // namespace

void Builder::finalisedVariables() {
  const Finalisation finalisation(*this);
  if (!finalisation.any()) return;
  for (Unit &u : p.units_) {
    for (const Variable &v : u.symbols.all())
      if (!u.finalised && v.isVariable() && v.declared && v.owner == u.id && finalisation.mayTouch(u, v.type))
        u.finalised = v.declared;
    if (u.finalised || f.is(u.tree, Op::Module)) continue;
    il::each(f, u.tree, [&](Tree t) {  // of a module or a host
      if (u.finalised || p.unitOf(t) != u.id) return;
      for (const Tree object : goneIn(p, u, t))
        if (finalisation.mayTouch(u, p.typeOf(u, object))) u.finalised = firstName(f, object);
    });
  }
}

}  // namespace dotbar::dataflow
