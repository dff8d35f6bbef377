// EQUIVALENCE: variables of one group share zones. Where the overlay is not plainly "the same bytes", none of them is exact:
// assigning one never counts as overwriting all that the zone holds.
#include <algorithm>

#include "dataflow/program/builder.h"
#include "engine/il/declarations.h"

namespace dotbar::dataflow {

namespace {

void merge(std::vector<ZoneId> &into, const std::vector<ZoneId> &zones) {
  for (ZoneId z : zones)
    if (std::find(into.begin(), into.end(), z) == into.end()) into.push_back(z);
}

}  // namespace

void Builder::equivalences(Unit &u, Tree decl) {
  for (Tree group : f.children(il::EquivalenceOp::sets_(f, decl))) {
    std::vector<Variable *> variables;
    bool plain = true;
    std::int64_t bytes = -1;
    for (Tree object : f.children(il::OverlayOp::objects_(f, group))) {
      const Tree base = il::baseName(f, object);
      Variable *v = base ? u.symbols.find(f.symbol(base)) : nullptr;
      if (!v) continue;
      variables.push_back(v);
      const std::int64_t s = size(u, *v);
      plain &= base == object && s > 0 && (bytes < 0 || bytes == s);
      bytes = s;
    }
    std::vector<ZoneId> together;
    for (Variable *v : variables) {
      merge(together, v->zones);
      if (plain || v->kind != Variable::Kind::Common) continue;
      // a local laid over part of a block may reach any of it
      for (Variable &other : u.symbols.all())
        if (other.kind == Variable::Kind::Common && other.block == v->block) merge(together, other.zones);
    }
    // all that shared a zone with one of them so far now shares all
    for (Variable &v : u.symbols.all()) {
      const bool member = std::find(variables.begin(), variables.end(), &v) != variables.end();
      const bool touches = std::any_of(v.zones.begin(), v.zones.end(), [&](ZoneId z) {
        return std::find(together.begin(), together.end(), z) != together.end();
      });
      if (!member && (!touches || v.kind == Variable::Kind::Common)) continue;
      if (plain && member) {
        v.zones = together;
        continue;
      }
      merge(v.zones, together);
      v.exact = false;
    }
  }
}

}  // namespace dotbar::dataflow
