// Primitives that speak of occurrences: zones, reads and writes, parts, storage.
#include <algorithm>

#include "dataflow/facts/host/calls.h"
#include "dataflow/facts/host/covering.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/program/associations.h"
#include "dataflow/program/first_time.h"
#include "dataflow/program/records.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

// On the tree or on what normalisation built it from.
const il::Directive *directiveAt(const Forest &f, Tree t, std::string_view wanted) {
  const il::Comments *c = f.comments(t);
  for (Tree from = t; !c && from && f.origin(from).source != from;) {
    from = f.origin(from).source;
    if (from) c = f.comments(from);
  }
  if (!c) return nullptr;
  const auto d = std::ranges::find_if(c->directives, [&](const il::Directive &x) { return x.own && x.says(wanted); });
  return d == c->directives.end() ? nullptr : &*d;
}

bool mentionsDirective(const Forest &f, Tree t, std::string_view wanted) { return directiveAt(f, t, wanted) != nullptr; }

// It may hang on a label around the instruction.
const il::Directive *directiveAround(Facts::Impl &i, Tree t, std::string_view wanted) {
  for (; t && il::hasSort(i.forest.op(t), Sort::Instr); t = i.program.parent(t))
    if (const il::Directive *d = directiveAt(i.forest, t, wanted)) return d;
  return nullptr;
}

namespace {

using Impl = Facts::Impl;
using Args = Values;

bool isNumber(std::string_view word) {
  return std::ranges::all_of(word, [](unsigned char c) { return std::isdigit(c); });
}

BitSet eachElement(Impl &i, UnitId u, Tree t, BitSet (Program::*ask)(const Unit &, Tree) const) {
  if (!t || u == none) return {};
  const Unit &unit = i.program.unit(u);
  if (!i.forest.is(t, Op::Instrs)) return (i.program.*ask)(unit, t);
  BitSet r;
  for (Tree c : i.forest.children(t)) r.unite((i.program.*ask)(unit, c));
  return r;
}

std::vector<Tree> partsOf(Impl &i, Tree t) {
  std::vector<Tree> r;
  auto add = [&](Tree list) {
    for (Tree c : i.forest.children(list)) r.push_back(unwrapped(i.forest, c));
  };
  if (il::hasSort(i.forest.op(t), Sort::Unit)) {
    if (const UnitId u = i.program.unitOf(t); u != none && i.program.unit(u).body) add(i.program.unit(u).body);
  } else if (i.forest.is(t, Op::Instrs)) {
    add(t);
  } else {
    for (Tree list : bodies(i.forest, t)) add(list);
  }
  return r;
}

bool endsInStar(const Forest &f, Tree dims) {
  return f.arity(dims) > 0 && f.is(il::BoundsOp::upper_(f, f.child(dims, f.arity(dims) - 1)), Op::Star);
}
bool isFormal(const Variable &v) { return v.kind == Variable::Kind::Formal || v.kind == Variable::Kind::Result; }
bool isByValue(const Variable &v) { return v.byValue; }
bool isSavedLocal(const Variable &v) { return v.saved && v.kind == Variable::Kind::Local; }
// Storage of SAVEd locals, and of what modules keep PRIVATE, that a unit reaches and that no name of it, or of what is around it,
// can mean.
BitSet keptElsewhere(Impl &i, UnitId u, bool byModules) {
  BitSet r;
  if (u == none) return r;
  const Unit &unit = i.program.unit(u);
  for (std::uint32_t k = unit.ownZones; k < unit.zoneCount(); ++k) {
    const UnitId keeper = i.program.zones()[i.program.globalZone(unit, k)].keeper;
    if (keeper == none || (byModules && !i.forest.is(i.program.unit(keeper).tree, Op::Module))) continue;
    UnitId at = u;
    while (at != none && at != keeper) at = i.program.unit(at).parent;
    if (at == none) r.insert(k);
  }
  return r;
}
BitSet keptElsewhere(Impl &i, UnitId u, Tree) { return keptElsewhere(i, u, false); }
BitSet keptByModules(Impl &i, UnitId u, Tree) { return keptElsewhere(i, u, true); }

bool isResult(const Variable &v) { return v.kind == Variable::Kind::Result; }

// The zones of a unit's variables of a kind.
template <bool (*wanted)(const Variable &)>
BitSet zonesOfThose(Impl &i, UnitId u, Tree) {
  BitSet r;
  if (u == none) return r;
  for (const Variable &v : i.program.unit(u).symbols.all())
    if (wanted(v)) {
      r.unite(i.program.localSet(i.program.unit(u), v.zones));
      r.unite(associationsOf(i.program, i.program.unit(u), v));
    }
  return r;
}

const Type S = Type::Set, R = Type::Relation, B = Type::Bool, T = Type::Tree, L = Type::Trees;

// What an occurrence itself reads and overwrites, as il.ops says.
void addReadsAndWrites(PrimitiveTable &to) {
  to.remembered("reads", [](Impl &i, UnitId u, Tree t) { return eachElement(i, u, t, &Program::reads); });
  to.remembered("writes", [](Impl &i, UnitId u, Tree t) { return eachElement(i, u, t, &Program::writes); });
  to.remembered("mustWrites", [](Impl &i, UnitId u, Tree t) { return eachElement(i, u, t, &Program::mustWrites); });
  to.remembered("zones", [](Impl &i, UnitId u, Tree t) {
    if (!t || u == none) return BitSet();
    if (i.forest.is(t, Op::Entity)) t = il::EntityOp::name_(i.forest, t);
    if (i.forest.is(t, Op::Entities) || il::hasSort(i.forest.op(t), Sort::Decl)) {
      BitSet r;
      for (Tree name : il::declaredNames(i.forest, t)) {
        r.unite(i.program.zonesOf(i.program.unit(u), name));
        if (const Variable *v = i.program.entity(i.program.unit(u), name))
          r.unite(associationsOf(i.program, i.program.unit(u), *v));
      }
      return r;
    }
    return i.program.zonesOf(i.program.unit(u), t);
  });
  to.remembered("idx", [](Impl &i, UnitId u, Tree t) { return eachElement(i, u, t, &Program::subscripts); });
  to.ofVariables("visible", [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : i.program.visible(i.program.unit(u)); });
  // zones that the extents and lengths of a unit's variables read
  to.ofVariables(
      "extentReads",
      [](Impl &i, UnitId u, Tree) {
        BitSet r;
        if (u == none) return r;
        const Unit &unit = i.program.unit(u);
        for (const Variable &v : unit.symbols.all()) {
          if (!v.isVariable()) continue;
          if (v.dims) r.unite(i.program.reads(unit, v.dims));
          if (i.forest.is(v.type, Op::CharacterType)) r.unite(i.program.reads(unit, v.type));
        }
        return r;
      },
      0);
  to.ofVariables("formals", zonesOfThose<isFormal>);
  to.ofVariables("locals", [](Impl &i, UnitId u, Tree) {
    if (u == none) return BitSet();
    BitSet r = BitSet::all(i.program.unit(u).zoneCount());
    r.subtract(i.program.visible(i.program.unit(u)));
    return r;
  });
  to.ofVariables("byValue", zonesOfThose<isByValue>);
  to.ofVariables("saved", zonesOfThose<isSavedLocal>);
  to.ofUnit("keptElsewhere", keptElsewhere);
  to.ofUnit("keptByModules", keptByModules);
  to.ofVariables("setFirst", [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : firstTime(i.program, u).zones; });
  to.ofVariables("unsized", [](Impl &i, UnitId u, Tree) {  // arrays whose extents the unit does not know
    BitSet r;
    if (u == none) return r;
    const Unit &unit = i.program.unit(u);
    for (const Variable &v : unit.symbols.all())
      if (v.isVariable() && v.dims && endsInStar(i.forest, v.dims)) r.unite(i.program.localSet(unit, v.zones));
    return r;
  });
  to.ofVariables("results", zonesOfThose<isResult>);
  to.add("flow", {S, S, S}, R, [](Impl &, UnitId, Args &a) { return Value::of(Relation::flow(a[0].set, a[1].set, a[2].set)); });
}

// A constant, a part of one, or an expression without variables: a compiler may keep it where nothing can be written.
bool isFixed(Impl &i, const Unit &u, Tree t) {
  if (const Tree base = il::baseName(i.forest, t)) {
    const Variable *whole = i.program.lookup(u, i.forest.symbol(base));
    return whole && whole->kind == Variable::Kind::Constant;
  }
  return i.program.reads(u, t).empty() && i.program.callsIn(t).empty();
}

// The list that an instruction stands in, and what stands behind it there.
Tree listAround(Impl &i, Tree t) {
  while (t && !i.forest.is(t, Op::Instrs)) t = i.program.parent(t);
  return t;
}
// Those of its list that stand on one side of it.
std::vector<Tree> beside(Impl &i, Tree t, bool behind) {
  Tree in = t;
  while (in && !i.forest.is(i.program.parent(in), Op::Instrs)) in = i.program.parent(in);
  if (!in) return {};
  const auto all = i.forest.children(i.program.parent(in));
  const auto at = std::ranges::find(all, in);
  return behind ? std::vector<Tree>(at + 1, all.end()) : std::vector<Tree>(all.begin(), at);
}

// The last of each of its lists.
std::vector<Tree> ends(Impl &i, Tree t) {
  std::vector<Tree> r;
  for (const Tree list : bodies(i.forest, t))
    if (const auto all = i.forest.children(list); !all.empty()) r.push_back(all.back());
  return r;
}

// The one directly before it in its list, by which alone control comes to it; or none.
std::vector<Tree> previous(Impl &i, Tree t) {
  const Tree list = i.program.parent(t);
  if (!list || !i.forest.is(list, Op::Instrs)) return {};
  const auto all = i.forest.children(list);
  const auto at = std::ranges::find(all, t);
  return at == all.begin() || at == all.end() ? std::vector<Tree>() : std::vector<Tree>{*(at - 1)};
}

bool jumps(const Forest &f, Tree t) {
  switch (f.op(t)) {
    case Op::Exit:
    case Op::Cycle:
    case Op::Return:
    case Op::ReturnValue:
    case Op::Goto:
    case Op::GotoComputed:
    case Op::IfArithmetic:
    case Op::Alternate:
    case Op::Label:
    case Op::Flowgraph:
      return true;
    default:
      return il::hasSort(f.op(t), Sort::Instr) && (f.is(t, Op::Other) || f.is(t, Op::Input) || f.is(t, Op::Output)) &&
             f.arity(il::AnyOp::jumps_(f, t)) > 0;
  }
}

// No loop is around it, and no jump to a label makes one: in one run of its unit it runs once at most.
bool isRunOnce(Impl &i, UnitId u, Tree t) {
  for (Tree x = i.program.parent(t); x && !il::hasSort(i.forest.op(x), Sort::Unit); x = i.program.parent(x))
    if (i.forest.is(x, Op::Loop) || i.forest.is(x, Op::Flowgraph)) return false;
  const auto isGoto = [&](Tree x) {
    return i.forest.is(x, Op::Goto) || i.forest.is(x, Op::GotoComputed) || i.forest.is(x, Op::IfArithmetic);
  };
  return u != none && i.program.unit(u).body && !il::any(i.forest, i.program.unit(u).body, isGoto);
}

// Kinds of instructions.
void addKinds(PrimitiveTable &to) {
  to.quick("isCall", [](Impl &i, UnitId, Tree t) { return i.forest.is(unwrapped(i.forest, t), Op::Call); });
  to.quick("isControl", [](Impl &i, UnitId, Tree t) { return i.forest.is(t, Op::Instrs) || isControl(i.forest, t); });
  to.quick("isAtomic",
           [](Impl &i, UnitId, Tree t) { return il::hasSort(i.forest.op(t), Sort::Instr) && !isControl(i.forest, t); });
  to.add("directive", {T, T}, B, [](Impl &i, UnitId, Args &a) {
    if (!a[0].tree) return Value::of(false);
    const auto word = i.forest.text(a[1].tree);
    return Value::of(mentionsDirective(i.forest, a[0].tree, word) || directiveAround(i, a[0].tree, word));
  });
  to.add("directiveNumbers", {T, T}, L, [](Impl &i, UnitId, Args &a) {
    const il::Directive *d = a[0].tree ? directiveAround(i, a[0].tree, i.forest.text(a[1].tree)) : nullptr;
    std::vector<Tree> numbers;
    for (const Symbol word : d ? language().directiveNames(*d) : std::vector<Symbol>()) {
      if (!isNumber(text(word))) break;
      numbers.push_back(i.forest.leaf(Op::Intval, text(word)));
    }
    return Value::of(numbers);
  });
  to.add("directiveNames", {T, T}, S, [](Impl &i, UnitId, Args &a) {
    const UnitId u = a[0].tree ? i.program.unitOf(a[0].tree) : none;
    const il::Directive *d = u == none ? nullptr : directiveAt(i.forest, a[0].tree, i.forest.text(a[1].tree));
    if (!d) return Value::of(BitSet{});
    BitSet zones;
    for (const Symbol name : language().directiveNames(*d))
      if (const Variable *v = i.program.unit(u).symbols.find(name)) zones.unite(i.program.localSet(i.program.unit(u), v->zones));
    return Value::of(zones);
  });
  to.add("directiveLists", {T, T}, B, [](Impl &i, UnitId, Args &a) {
    const il::Directive *d = a[0].tree ? directiveAt(i.forest, a[0].tree, i.forest.text(a[1].tree)) : nullptr;
    return Value::of(d && !language().directiveNames(*d).empty());
  });
  to.add("directiveMisnames", {T, T}, B, [](Impl &i, UnitId, Args &a) {
    const UnitId u = a[0].tree ? i.program.unitOf(a[0].tree) : none;
    const il::Directive *d = u == none ? nullptr : directiveAt(i.forest, a[0].tree, i.forest.text(a[1].tree));
    if (!d) return Value::of(false);
    const auto isThere = [&](Symbol name) { return i.program.unit(u).symbols.find(name) != nullptr; };
    return Value::of(!std::ranges::all_of(language().directiveNames(*d), isThere));
  });
  to.add("hasStatusLabel", {T}, B, [](Impl &i, UnitId, Args &a) {
    const Tree t = a[0].tree;
    const bool copied = t && (i.forest.is(t, Op::Input) || i.forest.is(t, Op::Output));
    return Value::of(copied && i.forest.arity(statusLabels(i.forest, t)) > 0);
  });
  to.ofUnit("grouped", [](Impl &i, UnitId u, Tree t) {
    BitSet r;
    if (u == none || !t || !i.forest.is(t, Op::Input)) return r;
    const Tree reads = il::InputOp::reads_(i.forest, t), writes = il::InputOp::writes_(i.forest, t);
    for (const Tree w : i.forest.children(writes))
      if (std::ranges::any_of(i.forest.children(reads), [&](Tree e) { return i.forest.equal(e, w); }))
        r.unite(i.program.zonesOf(i.program.unit(u), w));
    return r;
  });
}

// Structure: lists of occurrences.
void addStructure(PrimitiveTable &to) {
  to.add("ends", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(ends(i, a[0].tree)); }).inside = true;
  to.add("previous", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(previous(i, a[0].tree)); });
  to.add("behind", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(beside(i, a[0].tree, true)); });
  to.add("ahead", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(beside(i, a[0].tree, false)); });
  to.add("listAround", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(std::vector<Tree>{listAround(i, a[0].tree)}); });
  to.quick("isRunOnce", isRunOnce);
  to.quick("goesOnStraight", [](Impl &i, UnitId, Tree t) {
    return std::ranges::none_of(beside(i, t, true),
                                [&](Tree j) { return il::any(i.forest, j, [&](Tree x) { return jumps(i.forest, x); }); });
  });
  to.add("parts", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(partsOf(i, a[0].tree)); }).inside = true;
  to.add("instructions", {T}, L, [](Impl &i, UnitId u, Args &a) {  // all of a procedure, parts of parts included
    std::vector<Tree> r, open;
    if (const Unit *p = procedureOf(i, u, a[0].tree)) open = partsOf(i, p->tree);
    std::reverse(open.begin(), open.end());
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      r.push_back(t);
      std::vector<Tree> inner = partsOf(i, t);
      open.insert(open.end(), inner.rbegin(), inner.rend());
    }
    return Value::of(std::move(r));
  });
  to.add("firstTime", {T}, L, [](Impl &i, UnitId u, Args &) {
      return Value::of(u == none ? std::vector<Tree>() : firstTime(i.program, u).instructions);
    }).ofUnit = true;
  to.add("unit", {T}, T, [](Impl &i, UnitId u, Args &) {
      return Value::of(u == none ? Tree{} : i.program.unit(u).tree);
    }).ofUnit = true;
  to.add("around", {T}, L, [](Impl &i, UnitId, Args &a) {  // the control directly around an instruction
    for (Tree t = i.program.parent(a[0].tree); t && !il::hasSort(i.forest.op(t), Sort::Unit); t = i.program.parent(t))
      if (isControl(i.forest, t) && unwrapped(i.forest, t) == t) return Value::of(std::vector<Tree>{t});
    return Value::of(std::vector<Tree>());
  });
  to.add("enclosing", {T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(i.program.instruction(a[0].tree)); });
  to.add("extents", {T}, S, [](Impl &i, UnitId u, Args &a) {  // what the declared extents of the arrays that occur in a tree read
    BitSet r;
    if (u == none) return Value::of(r);
    const Unit &unit = i.program.unit(u);
    std::vector<Tree> open{a[0].tree};
    std::set<Symbol> seen;
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (i.forest.is(t, Op::Name) && seen.insert(i.forest.symbol(t)).second)
        if (const Variable *v = i.program.lookup(unit, i.forest.symbol(t)); v && v->dims && v->owner == u)
          r.unite(i.program.reads(unit, v->dims));
      for (Tree c : i.forest.children(t))
        if (!i.forest.is(c, Op::Instrs) && !il::hasSort(i.forest.op(c), Sort::Instr)) open.push_back(c);
    }
    return Value::of(r);
  });
  to.ofUnit("globals", [](Impl &i, UnitId u, Tree) {  // storage that other units see too, or that lives on between calls
    BitSet r;
    if (u != none)
      for (std::uint32_t k = i.program.unit(u).ownZones; k < i.program.unit(u).zoneCount(); ++k) r.insert(k);
    return r;
  });
  to.test("isReference",
          [](Impl &i, UnitId u, Tree t) { return u != none && i.program.designated(i.program.unit(u), t) != nullptr; });
  to.test("isFixed", [](Impl &i, UnitId u, Tree t) { return u != none && isFixed(i, i.program.unit(u), t); });
}

// References and storage.
void addStorage(PrimitiveTable &to) {
  to.add("variables", {T, S}, T,
         [](Impl &i, UnitId u, Args &a) { return Value::of(u == none ? Tree{} : variables(i, u, a[0].tree, a[1].set)); });
  to.add("references", {T, S}, T,
         [](Impl &i, UnitId u, Args &a) { return Value::of(u == none ? Tree{} : references(i, u, a[0].tree, a[1].set)); });
  to.add("partsWithin", {T, T, S}, T, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u == none ? i.forest.node(Op::Exprs, {}) : partsWithin(i, u, a[0].tree, a[1].tree, a[2].set));
  });
  to.add("filter", {T, S}, T, [](Impl &i, UnitId u, Args &a) {
    std::vector<Tree> r;
    for (Tree t : i.forest.children(a[0].tree))
      if (u != none && i.program.zonesOf(i.program.unit(u), t).meets(a[1].set)) r.push_back(t);
    return Value::of(i.forest.node(Op::Exprs, r));
  });
  to.add("mayAlias", {T, T}, B, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u == none || i.program.mayAlias(i.program.unit(u), a[0].tree, a[1].tree));
  });
  to.add("sameStorage", {T, T}, B, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u != none && i.program.sameStorage(i.program.unit(u), a[0].tree, a[1].tree));
  });
}

// Sets and relations by themselves.
void addRelations(PrimitiveTable &to) {
  to.add(
      "noZones", {T}, S, [](Impl &, UnitId, Args &) { return Value::of(BitSet()); }, 1);
  to.add(
      "noFlow", {T}, R, [](Impl &, UnitId, Args &) { return Value::of(Relation::identity()); }, 1);
  to.add("united", {R, R}, R, [](Impl &, UnitId, Args &a) {
    Relation r = a[0].relation;
    r.unite(a[1].relation);
    return Value::of(std::move(r));
  });
  to.add("composed", {R, R}, R, [](Impl &, UnitId, Args &a) { return Value::of(a[0].relation.then(a[1].relation)); });
  to.add("closed", {R}, R, [](Impl &, UnitId, Args &a) { return Value::of(a[0].relation.closure()); });
  to.add("image", {S, R}, S, [](Impl &, UnitId, Args &a) { return Value::of(a[1].relation.image(a[0].set)); });
  to.add("preimage", {R, S}, S, [](Impl &, UnitId, Args &a) { return Value::of(a[0].relation.preimage(a[1].set)); });
}

}  // namespace

void addProgramPrimitives(std::vector<Primitive> &all) {
  PrimitiveTable to(all);
  addReadsAndWrites(to);
  addKinds(to);
  addStructure(to);
  addStorage(to);
  addRelations(to);
}

}  // namespace dotbar::dataflow
