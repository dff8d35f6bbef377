// Tables over IL's sorts, computed once.
#include "engine/rules/sorts.h"

#include <vector>

namespace dotbar::rules {
namespace {

struct Tables {
  bool sub[il::sortCount][il::sortCount]{}, meet[il::sortCount][il::sortCount]{};
  std::optional<Op> list[il::sortCount];
  Tables() {
    for (unsigned a = 0; a < il::sortCount; ++a) {
      const auto sa = static_cast<Sort>(a);
      for (unsigned b = 0; b < il::sortCount; ++b) {
        const auto sb = static_cast<Sort>(b);
        sub[a][b] = il::isSubsort(sa, sb);
        meet[a][b] = (il::members(sa) & il::members(sb)).any();
      }
      if (Op op{}; il::isListSort(sa, op)) list[a] = op;
    }
  }
};

const Tables &tables() {
  static const Tables the;
  return the;
}

unsigned n(Sort s) { return static_cast<unsigned>(s); }

}  // namespace

bool within(Sort sub, Sort super) { return tables().sub[n(sub)][n(super)]; }
bool meet(Sort a, Sort b) { return tables().meet[n(a)][n(b)]; }
std::optional<Op> listOf(Sort sort) { return tables().list[n(sort)]; }
std::optional<Sort> elementOf(Sort sort) {
  const std::optional<Op> op = listOf(sort);
  return op ? std::optional(il::info(*op).element) : std::nullopt;
}
Sort sortOf(Op op) { return il::info(op).sort; }
std::optional<Op> directList(Op op) {
  const il::OpInfo &i = il::info(op);
  return i.leaf || i.list || i.children.size() != 1 ? std::nullopt : listOf(i.children[0].sort);
}

}  // namespace dotbar::rules
