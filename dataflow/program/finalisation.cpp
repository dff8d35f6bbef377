// FINAL procedures run without a call that could be seen: where a variable of their type goes away or is overwritten. Those that
// touch only their argument mean nothing to others; of the rest the unit's first variable that may run one is remembered, for a
// refusal.
#include <algorithm>

#include "dataflow/program/builder.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

class Finalisation {
 public:
  explicit Finalisation(const Builder &b) : p_(b.p), f_(b.f) {}

  // Whether an object of a type may run a procedure that touches what others see.
  bool mayTouch(const Unit &u, Tree type, int depth = 0) const {
    if (!type || (!f_.is(type, Op::StructType) && !f_.is(type, Op::ClassType))) return false;
    const Tree tag = il::AnyOp::tag_(f_, type);
    const Tree definition = depth < deepest && f_.is(tag, Op::Name) ? p_.definition(u, tag) : Tree{};
    if (!definition) return false;
    for (Tree d : f_.children(il::TypedefOp::members_(f_, definition))) {
      if (f_.is(d, Op::Attribute) && f_.text(il::AttributeOp::attr_(f_, d)) == "final" && anyTouches(definition, d)) return true;
      if (f_.is(d, Op::Declare) && mayTouch(u, il::DeclareOp::type_(f_, d), depth + 1)) return true;
    }
    return false;
  }

 private:
  static constexpr int deepest = 16;  // of types inside of types
  const Program &p_;
  const Forest &f_;

  bool anyTouches(Tree definition, Tree attribute) const {
    const auto entities = f_.children(il::AttributeOp::entities_(f_, attribute));
    return std::any_of(entities.begin(), entities.end(), [&](Tree e) {
      const UnitId at = p_.unitOf(definition);
      const UnitId id = at == none ? none : p_.resolveProcedure(p_.unit(at), f_.symbol(il::EntityOp::name_(f_, e)));
      return id == none || p_.unit(id).callsUnknown || !p_.unit(id).touched.empty();
    });
  }
};

}  // namespace

void Builder::finalisedVariables() {
  const Finalisation finalisation(*this);
  for (Unit &u : p.units_)
    for (const Variable &v : u.symbols.all())
      if (!u.finalised && v.isVariable() && v.declared && v.owner == u.id && finalisation.mayTouch(u, v.type))
        u.finalised = v.declared;
}

}  // namespace dotbar::dataflow
