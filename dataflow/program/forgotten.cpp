#include "dataflow/program/forgotten.h"

#include <algorithm>
#include <map>

#include "dataflow/program/amount.h"
#include "dataflow/program/rebuilt.h"
#include "dataflow/program/setting_walk.h"
#include "engine/il/declarations.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using Insertions = std::map<Tree, std::map<std::uint32_t, std::vector<Symbol>>>;  // ahead of which item of which list

// Finds, list by list, which items set the elements of which arrays, and where all of an array is set so.
class Finder {
 public:
  Finder(const Program &p, const Unit &u, const std::function<bool(Symbol)> &isIntrinsic)
      : p_(p), f_(p.forest()), u_(u), isIntrinsic_(isIntrinsic), arrays_(p, u) {}

  void list(Tree instrs, Tree loop = {}) {
    lists_.push_back({instrs, 0, loop});
    for (std::uint32_t k = 0; k < f_.arity(instrs); ++k) {
      lists_.back().item = k;
      instruction(f_.child(instrs, k));
    }
    lists_.pop_back();
    const auto at = setters_.find(instrs);
    if (at == setters_.end()) return;
    for (const auto &[name, setters] : at->second) array(instrs, name, setters);
    setters_.erase(at);
  }

  Insertions found;
  std::set<Tree> first;  // statements that set elements for the first time

 private:
  struct Around {
    Tree list;
    std::uint32_t item;
    Tree loop;  // whose body it is; no tree: something else's, or it is the outermost
  };
  const Program &p_;
  const Forest &f_;
  const Unit &u_;
  const std::function<bool(Symbol)> &isIntrinsic_;
  SetElements arrays_;
  std::vector<Around> lists_;
  std::map<Tree, std::map<Symbol, std::vector<Setter>>> setters_;  // by list and array, in the order of the text

  void instruction(Tree t) {
    const Tree whole = t;
    t = unwrapped(f_, t);
    if (f_.is(t, Op::Assign)) return setter(t, il::AssignOp::left_(f_, t));
    if (f_.is(t, Op::Call) && il::hasResult(f_, t)) return setter(t, il::CallOp::result_(f_, t));
    if (f_.is(t, Op::Loop))
      return list(il::LoopOp::body_(f_, t), whole == t && f_.is(il::LoopOp::control_(f_, t), Op::Do) ? t : Tree{});
    if (f_.is(t, Op::Where)) return;  // of all elements, whatever the mask says, it sets none
    for (Tree body : bodies(f_, t)) list(body);
  }

  // Said in every list around it in which it sets elements wherever its loops are.
  void setter(Tree statement, Tree left) {
    const Variable *v = arrays_.of(left);
    if (!v) return;
    Setter s{statement, lists_.back().item, {}, {}};
    for (std::size_t k = lists_.size(); k-- > 0;) {
      s.item = lists_[k].item;
      s.places = arrays_.places(*v, left, s.loops);
      if (arrays_.areAll(*v, s)) setters_[lists_[k].list][v->name].push_back(s);
      if (!lists_[k].loop) return;
      s.loops.insert(s.loops.begin(), lists_[k].loop);
      if (!arrays_.countsAll(*v, left, lists_[k].loop)) return;
    }
  }

  void array(Tree instrs, Symbol name, const std::vector<Setter> &setters) {
    const Variable &v = *p_.lookup(u_, name);
    if (!arrays_.cover(v, setters, setters.size(), {}, {})) return;
    for (std::size_t k = 0; k < setters.size();) {
      const std::uint32_t first = setters[k].item;
      const std::uint32_t end = endOf(instrs, v, first, std::span(setters).subspan(k));
      if (end != none) {
        found[instrs][first].push_back(name);
        Writes writes(p_, u_, v, isIntrinsic_, arrays_);
        for (std::uint32_t at = first; at < end; ++at) writes.collect(f_.child(instrs, at));
        for (const Setter &s : setters)
          if (s.item >= first && s.item < end && isSaid(instrs, first, name) && writes.areElsewhere(s))
            this->first.insert(s.statement);
      }
      while (k < setters.size() && (setters[k].item == first || (end != none && setters[k].item < end))) ++k;
    }
  }

  // `forget` stands ahead of the item.
  bool isSaid(Tree instrs, std::uint32_t item, Symbol name) const {
    for (; item-- > 0 && f_.is(f_.child(instrs, item), Op::Forget);)
      if (f_.symbol(il::ForgetOp::left_(f_, f_.child(instrs, item))) == name) return true;
    return false;
  }

  // Behind the items from there on that set all; none: something reads an element before that.
  std::uint32_t endOf(Tree instrs, const Variable &v, std::uint32_t first, std::span<const Setter> setters) const {
    if (f_.is(f_.child(instrs, first), Op::Assign) && p_.coversZones(u_, il::AssignOp::left_(f_, f_.child(instrs, first))))
      return none;
    SettingWalk walk(p_, u_, v, setters, isIntrinsic_, arrays_);
    for (std::uint32_t k = first; k < f_.arity(instrs); ++k) {
      if (!walk.passes(f_.child(instrs, k))) return none;
      if (arrays_.cover(v, setters, walk.done(), {}, {})) return k + 1;
    }
    return none;
  }
};

}  // namespace

std::set<Tree> settersOfForgotten(const Program &p, const Unit &u, const std::function<bool(Symbol)> &isIntrinsic) {
  Finder finder(p, u, isIntrinsic);
  finder.list(u.body);
  return std::move(finder.first);
}

Tree withForgotten(Forest &f, const Program &p, const Unit &u, Tree body, const std::function<bool(Symbol)> &isIntrinsic) {
  Finder finder(p, u, isIntrinsic);
  finder.list(body);
  return withLists(f, body, [&](Tree list, std::vector<Tree> &items) {
    const auto at = finder.found.find(list);
    if (at == finder.found.end()) return false;
    std::vector<Tree> all;
    for (std::uint32_t k = 0; k < items.size(); ++k) {
      if (const auto ahead = at->second.find(k); ahead != at->second.end())
        for (const Symbol name : ahead->second) {
          const Span where = f.span(f.child(list, k));
          all.push_back(f.node(Op::Forget, {f.leaf(Op::Name, name, where)}, where));
        }
      all.push_back(items[k]);
    }
    items = std::move(all);
    return true;
  });
}

}  // namespace dotbar::dataflow
