#include "dataflow/program/apart.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "dataflow/program/rebuilt.h"
#include "dataflow/program/storage_names.h"
#include "dataflow/program/straight.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/semantics/hoist.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using semantics::OtherNames;

class Separation {
 public:
  Separation(Forest &f, const Program &p, const Unit &u, Tree body, const std::function<bool(const Variable &)> &isWished,
             const AnotherName &another)
      : f_(f), p_(p), u_(u), isWished_(isWished), another_(another), names_(u), unnamed_(usedUnnamed(f, u)) {
    il::each(f_, body, [&](Tree t) {
      if (f_.is(t, Op::Text)) texts_.push_back(t);
    });
  }

  // What an outer list renames is all that inner ones have left.
  Tree rebuild(Tree body) {
    return withLists(f_, body, [&](Tree, std::vector<Tree> &items) { return separate(items); });
  }

 private:
  Forest &f_;
  const Program &p_;
  const Unit &u_;
  const std::function<bool(const Variable &)> &isWished_;
  const AnotherName &another_;
  StorageNames names_;
  std::set<Symbol> unnamed_;
  std::vector<Tree> texts_;
  std::map<Symbol, bool> may_;

  // From the statement that sets it to the one that sets the next value, which reads the first one at most to be found.
  struct Range {
    const Variable *variable;
    std::size_t first, end;
  };

  bool separate(std::vector<Tree> &items) {
    const std::vector<Range> ranges = rangesOf(items);
    std::vector<OtherNames> names(items.size());
    for (const Range &r : ranges) {
      const Symbol other = another_(items[r.first], *r.variable);
      for (std::size_t k = r.first; k < r.end; ++k) names[k][r.variable->name] = other;
    }
    for (std::size_t k = 0; k < items.size(); ++k)
      if (!names[k].empty()) items[k] = semantics::withOtherNames(f_, items[k], names[k]);
    return !ranges.empty();
  }

  std::vector<Range> rangesOf(const std::vector<Tree> &items) {
    std::vector<Range> ranges;
    std::map<Symbol, std::size_t> set;  // by which item, with nothing but ways straight on since
    for (std::size_t k = 0; k < items.size(); ++k) {
      if (const Variable *v = setBy(items[k])) {
        if (const auto at = set.find(v->name); at != set.end()) ranges.push_back({v, at->second, k});
        set[v->name] = k;
      }
      if (!goesStraightOn(f_, items[k])) set.clear();
    }
    return ranges;
  }

  // The variable that an instruction sets wholly, whatever it was.
  const Variable *setBy(Tree instr) {
    const bool assigns = f_.is(instr, Op::Assign);
    if (!assigns && !f_.is(instr, Op::Forget)) return nullptr;
    const Tree left = assigns ? il::AssignOp::left_(f_, instr) : il::ForgetOp::left_(f_, instr);
    if (!f_.is(left, Op::Name)) return nullptr;
    const Variable *v = p_.lookup(u_, f_.symbol(left));
    if (!v || v->name != f_.symbol(left)) return nullptr;  // by USE under another name
    if (assigns && (v->dims || reads(il::AssignOp::right_(f_, instr), v->name))) return nullptr;
    const auto [at, isNew] = may_.try_emplace(v->name, false);
    if (isNew) at->second = mayHaveOthers(*v);
    return at->second ? v : nullptr;
  }

  bool reads(Tree t, Symbol name) const {
    return il::any(f_, t, [&](Tree x) { return f_.is(x, Op::Name) && f_.symbol(x) == name; });
  }

  // Whoever mentions it does so by its name, in the instructions of this unit.
  bool mayHaveOthers(const Variable &v) const {
    if (!v.isVariable() || v.kind != Variable::Kind::Local || v.owner != u_.id || v.saved || !u_.contained.empty()) return false;
    if (!v.exact || v.pointer || v.target || v.allocatable || names_.areSeveral(v) || unnamed_.contains(v.name)) return false;
    if (!isWished_(v)) return false;
    return std::ranges::all_of(texts_, [&](Tree t) { return semantics::withOtherNames(f_, t, {{v.name, v.name}}) == t; });
  }
};

}  // namespace

Tree withNamesApart(Forest &f, const Program &p, const Unit &u, Tree body, const std::function<bool(const Variable &)> &isWished,
                    const AnotherName &another) {
  return Separation(f, p, u, body, isWished, another).rebuild(body);
}

}  // namespace dotbar::dataflow
