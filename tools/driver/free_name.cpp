#include "tools/driver/free_name.h"

#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::tools {

Symbol freeName(const dataflow::Program &p, const dataflow::Unit &u, const std::string &hint,
                const std::function<bool(Symbol)> &isTaken) {
  const il::Forest &f = p.forest();
  const auto occurs = [&](Symbol s) {
    return il::any(f, u.tree, [&](il::Tree t) { return f.is(t, il::Op::Name) && f.symbol(t) == s; });
  };
  for (int k = -1;; ++k) {
    const Symbol name = intern(hint + (k < 0 ? "" : std::to_string(k)));
    if (!p.knowsName(name) && !p.knowsName(u, name) && !occurs(name) && !(isTaken && isTaken(name))) return name;
  }
}

}  // namespace dotbar::tools
