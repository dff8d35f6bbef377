// Primitives about declarations: which are needed in what was built, and those that make storage of callees visible
// (TAP-S-decls).
#include "dataflow/facts/host/declaring.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>

#include "dataflow/facts/host/calls.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/program/descriptions.h"
#include "frontends/language.h"
#include "frontends/semantics/copies.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using Impl = Facts::Impl;
using Args = Values;
}  // namespace

// How often each name occurs; those in groups of imported declarations do not count.
void count(const Forest &f, Tree in, Counts &counts, int by) {
  std::vector<Tree> open{in};
  struct Last {  // the same few names come again and again
    Symbol name;
    int *times = nullptr;
  };
  std::array<Last, 64> lately{};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    switch (f.op(t)) {
      case Op::Imported:
        break;
      case Op::Used:  // its name in the module is no name here
        open.push_back(il::UsedOp::local_(f, t));
        break;
      case Op::Name:
        if (Last &l = lately[f.leafSymbol(t).id % lately.size()]; l.times && l.name == f.leafSymbol(t))
          *l.times += by;
        else if (semantics::isCopy(f.leafSymbol(t)))  // it is written as what it is a copy of
          counts[semantics::copied(f.leafSymbol(t))] += by;
        else if (const Symbol generic = semantics::genericWord(f.leafSymbol(t)))  // the name that is written, too
          counts[generic] += by, counts[f.leafSymbol(t)] += by;
        else
          l = {f.leafSymbol(t), &(counts[f.leafSymbol(t)] += by)};
        break;
      case Op::Realval:
      case Op::Intval:
      case Op::Logicalval: {  // a kind may have a name: 1.5_wp
        if (const Literal l = language().literal(f.text(t)); l.kindIsName) counts[intern(l.kind)] += by;
        break;
      }
      default: {
        const auto c = f.children(t);
        open.insert(open.end(), c.begin(), c.end());
      }
    }
  }
}

std::vector<Tree> childrenOf(const Forest &f, Tree t) {
  const auto c = f.children(t);
  return {c.begin(), c.end()};
}

Symbol nameOf(const Forest &f, Tree entity) { return f.symbol(il::EntityOp::name_(f, entity)); }

// A USE with those of its `only` names that occur; no tree when none does.
Tree restrictedUse(Forest &f, Tree use, const Counts &counts) {
  using O = il::UseOp;
  const Tree visible = O::visible_(f, use);
  if (!f.is(visible, Op::Only)) return use;
  std::vector<Tree> kept = childrenOf(f, il::OnlyOp::uses_(f, visible));
  const std::size_t all = kept.size();
  std::erase_if(kept, [&](Tree u) {
    if (!f.is(u, Op::Used)) return false;  // an operator
    const auto found = counts.find(f.symbol(il::UsedOp::local_(f, u)));
    return found == counts.end() || found->second <= 0;
  });
  if (kept.size() == all) return use;
  if (kept.empty()) return {};
  const Tree only = f.node(Op::Only, {f.node(Op::Uses, kept)});
  return f.node(Op::Use, {O::module_(f, use), only, O::nature_(f, use)}, f.span(use));
}

bool isDescription(const Forest &f, Tree imported) {
  return std::ranges::any_of(f.children(imported), [&](Tree d) { return f.is(d, Op::Interface); });
}

namespace {

// The declarations of which something occurs in a tree; entities that do not are left out.
Tree occurring(Impl &i, Tree decls, Tree in) {
  Forest &f = i.forest;
  Counts counts;
  count(f, in, counts);
  std::vector<Tree> kept;
  for (Tree d : childrenOf(f, decls)) {
    Tree r = d;
    if (f.is(d, Op::Declare)) r = restricted(f, d, [&](Tree e) { return counts.count(nameOf(f, e)) > 0; });
    if (f.is(d, Op::Use)) r = restrictedUse(f, d, counts);
    if (r) kept.push_back(r);
  }
  return f.node(Op::Decls, kept);
}

// Whether a statement names a label: as one, or as the literal that a format is given by.
bool namesLabel(const Forest &f, Tree in, Symbol label, Tree except) {
  std::vector<Tree> open{in};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (t == except) continue;
    if ((f.is(t, Op::Text) || f.is(t, Op::Intval)) && f.symbol(t) == label) return true;
    for (Tree c : f.children(t)) open.push_back(c);
  }
  return false;
}

// Statement functions that nothing applies: neither the unit nor a later one that is kept.
void dropStatementFunctions(const Forest &f, std::vector<Tree> &decls, Tree unit, Counts &counts) {
  if (std::none_of(decls.begin(), decls.end(), [&](Tree d) { return f.is(d, Op::StatementFunction); })) return;
  Counts applied;
  for (Tree c : f.children(unit))
    if (!f.is(c, Op::Decls)) count(f, c, applied);
  for (std::size_t k = decls.size(); k-- > 0;) {
    if (!f.is(decls[k], Op::StatementFunction)) continue;
    if (applied.count(f.symbol(il::StatementFunctionOp::name_(f, decls[k]))) > 0) {
      count(f, decls[k], applied);
      continue;
    }
    count(f, decls[k], counts, -1);
    decls.erase(decls.begin() + static_cast<std::ptrdiff_t>(k));
  }
}

// What procedures inside a unit declare for themselves are no names of the unit.
void leaveOutInner(const Forest &f, Tree unit, Counts &counts) {
  for (Tree units : f.children(unit)) {
    if (!f.is(units, Op::Units)) continue;
    for (Tree inner : f.children(units)) {
      Counts inside, own;
      count(f, inner, inside);
      for (Tree decls : f.children(inner)) {
        if (!f.is(decls, Op::Decls)) continue;
        for (Tree d : f.children(decls))
          if (f.is(d, Op::Declare))
            for (Tree e : f.children(il::DeclareOp::entities_(f, d))) own.emplace(nameOf(f, e), 0);
      }
      for (const auto &[name, zero] : own) counts[name] -= inside[name];
    }
  }
}

// Declarations of a unit that was built: what was imported is there or not, and variables that occur nowhere else are gone.
Tree settled(Impl &i, Tree decls, Tree unit) {
  Forest &f = i.forest;
  Counts counts;
  count(f, unit, counts);
  leaveOutInner(f, unit, counts);
  std::vector<Tree> all;
  for (Tree d : childrenOf(f, decls)) {
    if (!f.is(d, Op::Imported)) {
      all.push_back(d);
      continue;
    }
    Counts own;
    const Tree imported = il::ImportedOp::decls_(f, d);
    if (isDescription(f, imported)) continue;
    count(f, imported, own);
    if (std::any_of(own.begin(), own.end(), [&](const auto &n) { return counts.count(n.first) > 0; }))
      for (Tree x : childrenOf(f, imported)) {
        all.push_back(x);
        count(f, x, counts);
      }
  }
  dropStatementFunctions(f, all, unit, counts);
  for (bool moved = true; moved;) {  // what was left out may have been the only one to mention another
    moved = false;
    for (Tree &d : all) {
      if (!d || !(f.is(d, Op::Declare) || f.is(d, Op::Use))) continue;
      Tree less;
      if (f.is(d, Op::Use)) {
        count(f, d, counts, -1);
        less = restrictedUse(f, d, counts);
        count(f, d, counts);
      } else {
        less = restricted(f, d, [&](Tree e) { return counts[nameOf(f, e)] > 1; });
      }
      if (less == d) continue;
      moved = true;
      count(f, d, counts, -1);
      if (less) count(f, less, counts);
      d = less;
    }
  }
  for (Tree &d : all)
    if (d && f.is(d, Op::FormatLine) && !namesLabel(f, unit, f.symbol(il::FormatLineOp::label_(f, d)), d)) d = {};
  std::erase(all, Tree{});
  return f.node(Op::Decls, all);
}

// --- storage of callees ---

// An expression whose value is the same in every unit: a literal; no tree when it is not known here.
Tree portable(Impl &i, const Unit &u, Tree e) {
  std::int64_t value = 0;
  if (i.forest.is(e, Op::Noexpr)) return e;
  if (!i.program.constant(u, e, value)) return {};
  const Tree literal = i.forest.leaf(Op::Intval, std::to_string(value < 0 ? -value : value));
  return value < 0 ? i.forest.node(Op::Neg, {literal}) : literal;
}

Tree portableDims(Impl &i, const Unit &u, Tree dims) {
  std::vector<Tree> r;
  if (dims)
    for (Tree d : childrenOf(i.forest, dims)) {
      const Tree lower = portable(i, u, il::BoundsOp::lower_(i.forest, d));
      const Tree upper = lower ? portable(i, u, il::BoundsOp::upper_(i.forest, d)) : Tree{};
      if (!upper || i.forest.is(upper, Op::Noexpr)) return {};
      r.push_back(i.forest.node(Op::Bounds, {lower, upper}));
    }
  return i.forest.node(Op::Dims, r);
}

Tree portableType(Impl &i, const Unit &u, Tree type) {
  Forest &f = i.forest;
  const Tree t = i.program.canonicalType(u, type);
  switch (f.op(t)) {
    case Op::IntegerType:
    case Op::RealType:
    case Op::LogicalType:
    case Op::ComplexType:
    case Op::CharacterType: {
      const Tree kind = f.is(t, Op::CharacterType) ? il::CharacterTypeOp::length_(f, t) : il::AnyOp::kind_(f, t);
      const Tree known = f.is(kind, Op::Bytes) ? kind : portable(i, u, kind);
      return known ? f.node(f.op(t), {known}) : Tree{};
    }
    case Op::DoubleType:
    case Op::DoubleComplexType:
      return t;
    default:
      return {};
  }
}

Symbol freeName(const Impl &i, const Unit &u, Symbol wanted, std::vector<Symbol> &taken) {
  for (int k = -1;; ++k) {
    const Symbol name = k < 0 ? wanted : intern(std::string(text(wanted)) + std::to_string(k));
    if (i.program.knowsName(u, name) || std::find(taken.begin(), taken.end(), name) != taken.end()) continue;
    taken.push_back(name);
    return name;
  }
}

// The members of a block in the view of a unit.
std::vector<const Variable *> membersOf(const Program &p, const Unit &u, Symbol block) {
  std::vector<const Variable *> members;
  for (const Program::Member &m : p.blocks().at(block).members)
    if (m.unit == u.id) members.push_back(u.symbols.find(m.name));
  return members;
}

// The block as the unit `from` declares it, from one of its members on, with names that are free in `u`.
Tree importedBlock(Impl &i, const Unit &u, const Unit &from, Symbol block, std::size_t first, std::vector<Symbol> &taken) {
  Forest &f = i.forest;
  std::vector<Tree> decls;
  std::vector<Symbol> names;
  const std::vector<const Variable *> members = membersOf(i.program, from, block);
  for (const Variable *v : std::span(members).subspan(first)) {
    const Tree type = portableType(i, from, v->type), dims = portableDims(i, from, v->dims);
    if (!type || !dims) return {};
    const Declared member{freeName(i, u, v->name, taken), dims};
    decls.push_back(language().variables(f, type, std::span(&member, 1)));
    names.push_back(member.name);
  }
  decls.push_back(language().shared(f, block, names));
  return f.node(Op::Imported, {f.node(Op::Decls, decls)});
}

// Of a unit's view; none: it has no view of the block.
std::span<const semantics::Piece> piecesOf(const Program &p, UnitId u, Symbol block) {
  const Program::Stored &stored = p.blocks().at(block);
  const auto view = stored.views.find(u);
  return view == stored.views.end() ? std::span<const semantics::Piece>() : stored.block.piecesOf(view->second);
}

// Where a unit's view of a block ends; 0: it has none. -1: that is not known.
std::int64_t endOfView(const Program &p, UnitId u, Symbol block) {
  std::int64_t end = 0;
  for (const semantics::Piece &piece : piecesOf(p, u, block)) end = end < 0 || piece.size == 0 ? -1 : piece.end();
  return end;
}

// The first member of a unit's view that begins where another view ends; no member: none does.
std::size_t memberAt(const Program &p, UnitId u, Symbol block, std::int64_t offset) {
  const auto pieces = piecesOf(p, u, block);
  std::size_t k = 0;
  for (const semantics::Piece &piece : pieces)
    if (piece.offset < offset) ++k;
  for (const semantics::Piece &piece : pieces)
    if (piece.offset == offset && piece.size > 0) return k;
  return static_cast<std::size_t>(-1);
}

// Whether a name of the unit, of its hosts, or of a module that they use is this module variable.
bool sees(const Program &p, const Unit &u, const Unit &module, const Variable &v) {
  for (const Unit *at = &u;; at = &p.unit(at->parent)) {
    if (at->id == module.id) return true;
    for (const auto &[local, target] : at->symbols.used())
      if (&target == &v && p.lookup(u, local) == &v) return true;
    if (at->parent == none) return false;
  }
}

// Variables of modules that a unit may touch through its calls and cannot name.
void importModules(Impl &i, const Unit &u, std::vector<Tree> &result, std::vector<Symbol> &taken) {
  Forest &f = i.forest;
  const Program &p = i.program;
  for (const Unit &module : p.units()) {
    if (!f.is(module.tree, Op::Module)) continue;
    for (const Variable &v : module.symbols.all()) {
      auto touches = [&](ZoneId z) { return std::binary_search(u.touched.begin(), u.touched.end(), z); };
      if (v.kind != Variable::Kind::Module || !std::any_of(v.zones.begin(), v.zones.end(), touches)) continue;
      if (sees(p, u, module, v) || module.symbols.access.hides(v.name)) continue;
      const Symbol name = freeName(i, u, v.name, taken);
      const Taken taken{name, v.name};
      const Tree use = language().taken(f, module.name, std::span(&taken, 1));
      result.push_back(f.node(Op::Imported, {f.node(Op::Decls, {use})}));
    }
  }
}

// Descriptions, in units around and modules, of procedures that may only be called where their interface is explicit.
void importDescriptions(Impl &i, const Unit &u, std::vector<Tree> &result) {
  Forest &f = i.forest;
  std::set<Symbol> known;
  for (const std::uint32_t k : u.calls) {
    const CallSite &c = i.program.calls()[k];
    const Symbol name = f.symbol(f.children(c.tree).front());
    if (!c.isKnown() || !isWithoutInterface(i, c) || !known.insert(name).second) continue;
    if (semantics::describedIn(f, u.decls, name)) continue;
    const Tree found = descriptionOf(i.program, u, name);
    if (!found || f.symbol(il::AnyOp::name_(f, found)) != name || !meansTheSame(i.program, u, found)) continue;
    std::string wrong;
    const Tree part = il::DescribedOp::make(f, il::read(f, il::dump(f, found), wrong));
    const Tree block =
        f.node(Op::Interface, {f.node(Op::Attrs, {}), f.leaf(Op::Noname, ""), f.node(Op::Interfaced, {part})}, f.span(found));
    result.push_back(f.node(Op::Imported, {f.node(Op::Decls, {block})}));
  }
}

// Blocks of COMMON and variables of modules that a unit may touch through its calls and does not declare, a block as a unit
// declares it that sees all of that; of a block that the unit declares shorter, the rest.
Tree imports(Impl &i, UnitId id) {
  Forest &f = i.forest;
  const Program &p = i.program;
  const Unit &u = p.unit(id);
  std::map<std::string, std::pair<Symbol, std::vector<ZoneId>>> blocks;
  for (ZoneId z : u.touched)
    if (p.zones()[z].common) {
      auto &entry = blocks[std::string(text(p.zones()[z].block))];
      entry.first = p.zones()[z].block;
      entry.second.push_back(z);
    }
  const auto sees = [&](const Variable &v) {
    const auto b = v.kind == Variable::Kind::Common ? blocks.find(std::string(text(v.block))) : blocks.end();
    if (b != blocks.end()) std::erase_if(b->second.second, [&](ZoneId z) { return std::ranges::count(v.zones, z) > 0; });
  };
  for (const Unit *at = &u; at; at = at->parent == none ? nullptr : &p.unit(at->parent)) {
    for (const Variable &v : at->symbols.all()) sees(v);
    for (const auto &[local, target] : at->symbols.used()) sees(target);
  }
  std::vector<Tree> result;
  std::vector<Symbol> taken;
  for (const auto &[key, block] : blocks) {
    if (block.second.empty()) continue;
    const std::int64_t end = endOfView(p, u.id, block.first);
    for (const Unit &from : p.units()) {
      if (!from.decls || from.id == u.id || end < 0) continue;
      const std::vector<const Variable *> members = membersOf(p, from, block.first);
      const std::size_t first = end == 0 ? 0 : memberAt(p, from.id, block.first, end);
      if (first >= members.size()) continue;
      BitSet seen;
      for (const Variable *v : std::span(members).subspan(first))
        for (ZoneId z : v->zones) seen.insert(z);
      if (!std::all_of(block.second.begin(), block.second.end(), [&](ZoneId z) { return seen.contains(z); })) continue;
      const std::size_t before = taken.size();
      if (const Tree imported = importedBlock(i, u, from, block.first, first, taken)) {
        result.push_back(imported);
        break;
      }
      taken.resize(before);
    }
  }
  importModules(i, u, result, taken);
  importDescriptions(i, u, result);
  return f.node(Op::Decls, result);
}

}  // namespace

void addDeclaringPrimitives(std::vector<Primitive> &all) {
  const Type T = Type::Tree;
  PrimitiveTable to(all);
  to.add("occurring", {T, T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(occurring(i, a[0].tree, a[1].tree)); });
  to.add("settled", {T, T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(settled(i, a[0].tree, a[1].tree)); });
  addAccessPrimitives(all);
  to.add("imports", {T}, T,
         [](Impl &i, UnitId u, Args &) { return Value::of(u == none ? i.forest.node(Op::Decls, {}) : imports(i, u)); });
}

}  // namespace dotbar::dataflow
