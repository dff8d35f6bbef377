#include "tools/driver/free_name.h"

#include <algorithm>

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

std::vector<il::Tree> withDeclared(const il::Forest &f, std::vector<il::Tree> decls, const std::vector<il::Tree> &more) {
  const auto at = std::ranges::find_if(decls, [&](il::Tree d) { return f.is(d, il::Op::StatementFunction); });
  decls.insert(at, more.begin(), more.end());
  return decls;
}

}  // namespace dotbar::tools
