// NAMELIST groups as units see them; then strings.
#include "dataflow/program/transfers.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "dataflow/program/flow.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

constexpr std::string_view writing = "WRITE statement";

std::vector<Tree> childrenOf(const Forest &f, Tree t) { return {f.children(t).begin(), f.children(t).end()}; }
Tree onlyRead(Forest &f, Tree e) { return il::onlyRead(f, e, language().writeExpression(f, e)); }

// A statement that is only copied, in the place of another one.
Tree copied(Forest &f, Tree of, Tree kind, const std::vector<Tree> &mentions, const std::vector<Tree> &calls) {
  const Span where = f.span(of);
  const Tree text = il::AnyOp::text_(f, of), labels = statusLabels(f, of);
  return il::inPlaceOf(f, of,
                       f.node(Op::Other,
                              {kind, text, f.node(Op::Exprs, mentions, where), f.node(Op::Names, calls, where),
                               f.node(Op::Jumps, childrenOf(f, labels), where)},
                              where));
}

// --- NAMELIST ---

struct Found {
  const Unit *in = nullptr;  // which declares it
  std::vector<Symbol> members;
};

class Groups {
 public:
  Groups(const Program &p, const std::set<Symbol> &names, const Unit &u) : p_(p), f_(p.forest()), names_(names), u_(u) {}

  // What is in the group that a name is, as the unit calls it; nothing: it is none. A name that is missing is no tree.
  std::optional<std::vector<Tree>> members(Tree name) const {
    const Found g = names_.contains(f_.symbol(name)) ? seen(u_, f_.symbol(name)) : Found{};
    if (!g.in) return std::nullopt;
    std::vector<Tree> all;
    for (const Symbol m : g.members) {
      const Symbol here = nameHere(*g.in, m);
      all.push_back(here ? f_.leaf(Op::Name, here, f_.span(name)) : Tree{});
    }
    return all;
  }

 private:
  // Its declarations in a unit, and in what that includes, add up.
  Found declared(const Unit &u, Symbol group) const {
    Found g;
    if (!u.decls) return g;
    il::each(f_, u.decls, [&](Tree one) {
      if (!f_.is(one, Op::Group) || f_.symbol(il::GroupOp::name_(f_, one)) != group) return;
      g.in = &u;
      for (const Tree m : f_.children(il::GroupOp::members_(f_, one))) g.members.push_back(f_.symbol(m));
    });
    return g;
  }
  Found seen(const Unit &u, Symbol group) const {
    for (const Unit *at = &u;; at = &p_.unit(at->parent)) {
      if (Found g = declared(*at, group); g.in) return g;
      const Variable *own = at->symbols.find(group);
      if ((own && own->declared) || at->symbols.findUsed(group)) return {};
      Asked asked;
      if (Found g = used(*at, group, asked); g.in || at->parent == none) return g;
    }
  }
  using Asked = std::set<std::pair<UnitId, Symbol>>;  // modules that are used by several ways are asked once
  Found used(const Unit &u, Symbol group, Asked &asked) const {
    for (const semantics::UseEdge &e : u.uses) {
      if (e.module == none) continue;
      const Unit &module = p_.unit(e.module);
      bool isRenamed = false;
      std::vector<Symbol> there;
      for (const auto &[local, name] : e.names) {
        isRenamed |= name == group;
        if (local == group) there.push_back(name);
      }
      if (!e.only && !isRenamed && there.empty()) there.push_back(group);
      for (const Symbol name : there) {
        if (module.symbols.access.hides(name) || !asked.insert({e.module, name}).second) continue;
        Found g = declared(module, name);
        if (!g.in) g = used(module, name, asked);
        if (g.in) return g;
      }
    }
    return {};
  }
  Symbol nameHere(const Unit &in, Symbol member) const {
    const Variable *v = p_.lookup(in, member);
    if (!v) return {};
    const auto isIt = [&](Symbol local) {
      const Variable *here = p_.lookup(u_, local);
      return here && here->id == v->id;
    };
    if (isIt(member)) return member;
    for (const Unit *at = &u_;; at = &p_.unit(at->parent)) {
      for (const auto &[local, there] : at->symbols.used())
        if (there.id == v->id && isIt(local)) return local;
      if (at->parent == none) return {};
    }
  }

  const Program &p_;
  Forest &f_;
  const std::set<Symbol> &names_;
  const Unit &u_;
};

// The name that an item is, or is only read by.
Tree nameOf(const Forest &f, Tree item) {
  if (f.is(item, Op::OtherExpr)) {
    const auto mentioned = f.children(il::OtherExprOp::mentions_(f, item));
    return mentioned.size() == 1 && f.is(mentioned[0], Op::Name) ? mentioned[0] : Tree{};
  }
  return f.is(item, Op::Name) ? item : Tree{};
}

struct Said {
  bool any = false, all = true;      // some group is named; all that is in them has a name here
  Symbol group;                      // the first
  std::vector<Tree> items, members;  // what stands beside groups; what is in them
};

Said said(const Groups &groups, Forest &f, Tree list) {
  Said r;
  for (const Tree item : f.children(list)) {
    const Tree name = nameOf(f, item);
    const auto members = name ? groups.members(name) : std::nullopt;
    if (!members) {
      r.items.push_back(item);
      continue;
    }
    if (!std::exchange(r.any, true)) r.group = f.symbol(name);
    for (const Tree m : *members)
      if (m)
        r.members.push_back(m);
      else
        r.all = false;
  }
  return r;
}

Tree withChild(Forest &f, Tree t, Tree child, const std::vector<Tree> &items) {
  std::vector<Tree> children = childrenOf(f, t);
  *std::ranges::find(children, child) = f.node(f.op(child), items, f.span(child));
  return il::withChildren(f, t, children);
}

// Output reads what is in it. Input sets that, whether the name stands as a format does or is said to be a NAMELIST, but for what
// it finds no value of: that stays, so it reads all of it, too.
class WithGroups {
 public:
  WithGroups(const Program &p, const std::set<Symbol> &names, const Unit &u, Tree t)
      : f_(p.forest()), groups_(p, names, u), t_(t) {}

  Tree done() {
    if (f_.is(t_, Op::Other)) return of(il::OtherOp::mentions_(f_, t_));
    of(il::AnyOp::reads_(f_, t_));
    return f_.is(t_, Op::Input) ? of(il::InputOp::writes_(f_, t_)) : t_;
  }

 private:
  Tree of(Tree list) {
    Said s = said(groups_, f_, list);
    if (!s.any) return t_;
    if (!s.all) return t_ = transferringBy(f_, t_, s.group, "a NAMELIST with a variable that has no name here");
    if (!f_.is(t_, Op::Input)) {
      for (const Tree m : s.members) s.items.push_back(f_.is(t_, Op::Other) ? onlyRead(f_, m) : m);
      return t_ = withChild(f_, t_, list, s.items);
    }
    t_ = withChild(f_, t_, list, s.items);
    for (const Tree both : {il::InputOp::reads_(f_, t_), il::InputOp::writes_(f_, t_)}) {
      std::vector<Tree> all = childrenOf(f_, both);
      all.insert(all.end(), s.members.begin(), s.members.end());
      t_ = withChild(f_, t_, both, all);
    }
    return t_;
  }

  Forest &f_;
  const Groups groups_;
  Tree t_;
};

// --- strings ---

// Where it goes to; no tree: what is there is no variable.
Tree goesTo(const Forest &f, Tree t) {
  const auto named = [&](Tree e) { return il::hasSort(f.op(e), il::Sort::Ref) && !f.is(e, Op::Noref) ? e : Tree{}; };
  if (f.is(t, Op::Output)) return named(il::OutputOp::unit_(f, t));
  const Tree mentioned = il::OtherOp::mentions_(f, t);
  return f.arity(mentioned) ? named(f.children(mentioned).front()) : Tree{};
}

// What it overwrites goes first, as in what a front end says of a string that it knows.
Tree intoString(Forest &f, Tree t) {
  using O = il::OutputOp;
  std::vector<Tree> all{O::unit_(f, t)};
  for (const Tree e : f.children(O::reads_(f, t))) all.push_back(onlyRead(f, e));
  const std::vector<Tree> counters = childrenOf(f, O::counters_(f, t));
  all.insert(all.end(), counters.begin(), counters.end());
  return copied(f, t, O::kind_(f, t), all, {});
}

// A string is overwritten, a number only read.
Tree withString(const Program &p, const Unit &u, Tree t) {
  Forest &f = p.forest();
  if (f.is(t, Op::Input) || f.text(il::AnyOp::kind_(f, t)) != writing) return t;
  const Tree to = goesTo(f, t);
  const semantics::Type type = to ? p.type(u, to) : semantics::Type{};
  const bool isString = type.is(semantics::Category::Character);
  if (f.is(t, Op::Output)) return isString ? intoString(f, t) : t;
  if (!to || isString || !type.isKnown()) return t;
  std::vector<Tree> all = childrenOf(f, il::OtherOp::mentions_(f, t));
  all[0] = onlyRead(f, to);
  return withChild(f, t, il::OtherOp::mentions_(f, t), all);
}

}  // namespace

bool isTransfer(const Forest &f, Tree t) {
  return f.is(t, Op::Input) || f.is(t, Op::Output) || (f.is(t, Op::Other) && f.text(il::OtherOp::kind_(f, t)) == writing);
}

std::set<Symbol> groupNames(const Program &p) {
  std::set<Symbol> all;
  for (const Unit &u : p.units())
    if (u.decls)
      il::each(p.forest(), u.decls, [&](Tree t) {
        if (p.forest().is(t, Op::Group)) all.insert(p.forest().symbol(il::GroupOp::name_(p.forest(), t)));
      });
  for (bool grew = !all.empty(); grew;) {
    grew = false;
    for (const Unit &u : p.units())
      for (const semantics::UseEdge &e : u.uses)
        for (const auto &[local, there] : e.names) grew |= all.contains(there) && all.insert(local).second;
  }
  return all;
}

Tree withTransferSaid(const Program &p, const std::set<Symbol> &names, const Unit &u, Tree t) {
  if (!isTransfer(p.forest(), t)) return t;
  return withString(p, u, names.empty() ? t : WithGroups(p, names, u, t).done());
}

Tree transferringBy(Forest &f, Tree t, Symbol procedure, std::string_view kind) {
  const Tree callee = f.leaf(Op::Name, procedure, f.span(t));
  if (f.is(t, Op::Other)) {
    const Tree called = il::OtherOp::calls_(f, t);
    std::vector<Tree> calls = childrenOf(f, called);
    const auto isIt = [&](Tree c) { return f.symbol(c) == procedure; };
    if (std::ranges::any_of(calls, isIt)) return t;  // it has the call from the round before
    calls.push_back(callee);
    return withChild(f, t, called, calls);
  }
  const bool in = f.is(t, Op::Input);
  std::vector<Tree> mentions = childrenOf(f, il::AnyOp::reads_(f, t));
  if (const Tree unit = in ? il::InputOp::unit_(f, t) : il::OutputOp::unit_(f, t); !f.is(unit, Op::Noexpr))
    mentions.push_back(unit);
  const Tree changed = in ? il::InputOp::writes_(f, t) : il::OutputOp::counters_(f, t);
  mentions.insert(mentions.end(), f.children(changed).begin(), f.children(changed).end());
  return copied(f, t, f.leaf(Op::Text, kind), mentions, {callee});
}

}  // namespace dotbar::dataflow
