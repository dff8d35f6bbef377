// What a structured type has (TAP 4.2 M-types): components, those and itself of each type that it extends, what is bound to it,
// and its parameters.
#include "tools/driver/missing_components.h"

#include <algorithm>

#include "dataflow/program/records.h"
#include "engine/il/walk.h"
#include "engine/support/nearest.h"
#include "il_make.h"

namespace dotbar::tools {
namespace {

using dataflow::Program;
using dataflow::Record;
using dataflow::Unit;
using il::Forest;
using il::Op;
using il::Tree;

class Components {
 public:
  Components(Session &s, const Program &p, const Unit &u) : s_(s), f_(p.forest()), p_(p), u_(u) {}

  bool inTree(Tree t) {
    if (il::isLeaf(f_.op(t))) return true;
    bool all = !f_.is(t, Op::Field) || isThere(t);
    for (const Tree c : f_.children(t)) all = (p_.unitOf(c) != u_.id || inTree(c)) && all;
    return all;
  }

 private:
  Session &s_;
  const Forest &f_;
  const Program &p_;
  const Unit &u_;

  bool isThere(Tree field) {
    const Record *record = p_.record(u_, p_.elementType(p_.typeOf(u_, il::FieldOp::base_(f_, field))));
    const Tree member = il::FieldOp::member_(f_, field);
    if (!record || !record->known || !f_.is(member, Op::Name)) return true;
    std::vector<Symbol> components;
    for (const dataflow::Component &c : record->components) components.push_back(c.name);
    const Symbol name = f_.symbol(member);
    if (std::ranges::find(components, name) != components.end() || isOfType(*record, name)) return true;
    report(*record, member, components);
    return false;
  }

  // A name of the type other than those of its components.
  bool isOfType(const Record &record, Symbol name) const {
    const auto isIt = [&](Tree t) { return f_.is(t, Op::Name) && f_.symbol(t) == name; };
    for (const Record *at = &record; at; at = dataflow::parentOf(p_, *at)) {
      if (at->parent == name) return true;
      for (const Tree d : f_.children(il::TypedefOp::members_(f_, at->definition)))
        if (!f_.is(d, Op::Declare) && il::any(f_, d, isIt)) return true;
    }
    return false;
  }

  void report(const Record &record, Tree member, const std::vector<Symbol> &components) {
    std::vector<std::string> names;
    for (const Symbol c : components) names.emplace_back(text(c));
    const std::string type(f_.text(il::TypedefOp::tag_(f_, record.definition))), name(f_.text(member));
    Diagnostic &d = s_.diagnostics.report(DiagnosticKind::UnknownName, il::sourceSpan(f_, member),
                                          "the type " + type + " has no component " + name);
    d.fix = didYouMean(name, names, "name one that it has");
    if (const Span there = il::sourceSpan(f_, record.definition)) d.note(there, type + " is declared here");
  }
};

}  // namespace

bool refuseMissingComponents(Session &s, const Analysed &a) {
  bool all = true;
  for (const dataflow::UnitId id : a.facts->reached()) {
    const Unit &u = a.program->unit(id);
    all = Components(s, *a.program, u).inTree(u.tree) && all;
  }
  return all;
}

}  // namespace dotbar::tools
