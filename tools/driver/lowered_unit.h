// A derivative unit on its way to what a compiler knows (lower.h): what its parts ask of it, and what is wrong with it.
#pragma once

#include <string>

#include "dataflow/program/program.h"
#include "il_make.h"

namespace dotbar::tools {

struct LoweredUnit {
  LoweredUnit(dataflow::Program &program, const dataflow::Unit &unit, il::Tree built)
      : p(program), f(program.forest()), u(unit), tree(built) {}

  dataflow::Program &p;
  il::Forest &f;
  const dataflow::Unit &u;
  il::Tree tree;  // that is lowered
  bool failed = false;

  il::Tree from(il::Tree built, il::Tree model) {
    f.setOrigin(built, f.origin(model));
    return built;
  }

  il::Tree elementType(il::Tree expr) {
    const il::Tree t = p.typeOf(u, expr);
    return t ? p.canonicalType(u, p.elementType(t)) : il::Tree{};
  }

  void refuse(il::Tree at, std::string message) { refused(at, std::move(message)); }

  Diagnostic &refused(il::Tree at, std::string message) {
    failed = true;
    il::Tree where = at;
    while (where && !f.span(where)) where = f.origin(where).source;
    return p.diagnostics().report(DiagnosticKind::Refused, where ? f.span(where) : dotbar::Span{}, std::move(message));
  }
};

}  // namespace dotbar::tools
