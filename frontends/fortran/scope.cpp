// Looking names up: here, in what is used here, in the host.
#include "frontends/fortran/scope.h"

namespace dotbar::fortran {

Scope::Found Scope::find(Symbol name, int depth) const {
  if (depth > 50) return {};  // modules that use each other in a circle
  for (const Scope *s = this; s; s = s->host_) {
    if (auto found = s->names_.find(name); found != s->names_.end()) return {s, found->second};
    for (const Use &u : s->uses_) {
      Symbol there = name;
      bool seen = !u.only, renamed = false;  // what has another name is not seen under its own, unless that is said, too
      for (const auto &[local, original] : u.names) {
        if (local == name) there = original, seen = renamed = true;
        if (original == name && local != name && !renamed) seen = false;
      }
      if (!seen || u.module->hides(there)) continue;
      if (const Found found = u.module->find(there, depth + 1); found.in) return found;
    }
  }
  return {};
}

const Scope *Scope::origin(Symbol name) const { return find(name, 0).in; }

}  // namespace dotbar::fortran
