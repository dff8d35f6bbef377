// EQUIVALENCE: variables of one group share zones. Where the overlay is not plainly "the same bytes", none of them is exact:
// assigning one never counts as overwriting all that the zone holds.
#include <algorithm>
#include <cctype>

#include "dataflow/program/builder.h"

namespace dotbar::dataflow {

namespace {

struct Member {
  std::string name;
  bool subscripted = false;
};

// `(a(1), b(3)), (c, d)`: the groups, with or without the keyword in front.
std::vector<std::vector<Member>> groups(std::string_view source) {
  std::vector<std::vector<Member>> r;
  int depth = 0;
  bool inName = false;
  for (char raw : source) {
    const char c = static_cast<char>(std::tolower(static_cast<unsigned char>(raw)));
    if (c == '(') {
      if (++depth == 1) r.emplace_back();
      if (depth == 2 && !r.empty() && !r.back().empty()) r.back().back().subscripted = true;
      inName = false;
    } else if (c == ')') {
      --depth;
      inName = false;
    } else if (c == ',') {
      inName = false;
    } else if (depth == 1 && (std::isalnum(static_cast<unsigned char>(c)) || c == '_')) {
      if (!inName) r.back().push_back({});
      inName = true;
      r.back().back().name += c;
    }
  }
  return r;
}

void merge(std::vector<ZoneId> &into, const std::vector<ZoneId> &zones) {
  for (ZoneId z : zones)
    if (std::find(into.begin(), into.end(), z) == into.end()) into.push_back(z);
}

}  // namespace

void Builder::equivalences(Unit &u, Tree decl) {
  for (const auto &group : groups(f.text(f.child(decl, 0)))) {
    std::vector<Variable *> variables;
    bool plain = true;
    std::int64_t bytes = -1;
    for (const Member &m : group) {
      Variable *v = u.symbols.find(intern(m.name));
      if (!v) continue;
      variables.push_back(v);
      const std::int64_t s = size(u, *v);
      plain &= !m.subscripted && s > 0 && (bytes < 0 || bytes == s);
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
