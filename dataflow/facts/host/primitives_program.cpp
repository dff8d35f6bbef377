// Primitives that speak of occurrences: zones, reads and writes, parts, calls, heads, storage.
#include <algorithm>
#include <cctype>

#include "dataflow/facts/impl.h"
#include "engine/il/declarations.h"

namespace dotbar::dataflow {

// On the tree or on what normalisation built it from.
bool mentionsDirective(const Forest &f, Tree t, std::string_view wanted) {
  const il::Comments *c = f.comments(t);
  for (Tree from = t; !c && from && f.origin(from).source != from;) {
    from = f.origin(from).source;
    if (from) c = f.comments(from);
  }
  if (!c) return false;
  return std::any_of(c->directives.begin(), c->directives.end(), [&](const il::Directive &d) {
    return d.own && std::equal(d.word.begin(), d.word.end(), wanted.begin(), wanted.end(), [](char a, char b) {
             return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
           });
  });
}

namespace {

using Impl = Facts::Impl;
using Args = Values;

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

// The procedure that a tree names: a unit, the name in its header, a call, or the name in a call.
const Unit *procedureOf(Impl &i, UnitId around, Tree t) {
  if (!t) return nullptr;
  if (const CallSite *c = i.program.callAt(t)) return c->isKnown() ? &i.program.unit(c->callee) : nullptr;
  if (il::hasSort(i.forest.op(t), Sort::Unit)) {
    const UnitId u = i.program.unitOf(t);
    return u == none ? nullptr : &i.program.unit(u);
  }
  if (i.forest.is(t, Op::Name)) {
    const Tree above = i.program.parent(t);
    if (above && il::hasSort(i.forest.op(above), Sort::Unit)) return procedureOf(i, around, above);
    const UnitId u = around == none ? none : i.program.resolveProcedure(i.program.unit(around), i.forest.symbol(t));
    return u == none ? i.program.findUnit(i.forest.symbol(t)) : &i.program.unit(u);
  }
  const auto calls = i.program.callsIn(t);
  return !calls.empty() && calls[0]->isKnown() ? &i.program.unit(calls[0]->callee) : nullptr;
}

const CallSite *callAround(Impl &i, Tree argument) {
  for (Tree t = i.program.parent(argument); t; t = i.program.parent(t)) {
    if (const CallSite *c = i.program.callAt(t)) return c;
    if (il::hasSort(i.forest.op(t), Sort::Instr)) return nullptr;
  }
  return nullptr;
}

// Other actuals of the call around this one that may share storage with it: those before it, or all, and the place of the result.
std::vector<Tree> sharing(Impl &i, Tree argument, bool before) {
  std::vector<Tree> r;
  const CallSite *c = callAround(i, argument);
  if (!c) return r;
  const auto &all = c->actuals;
  const auto own = std::find_if(all.begin(), all.end(), [&](const Actual &x) { return x.tree == argument; });
  const auto at = static_cast<std::size_t>(own - all.begin());
  if (own == all.end() && argument != c->result.tree) return r;
  for (std::size_t k = 0; k < (before ? at : all.size()); ++k)
    if (k != at && i.program.mayReachBoth(*c, at, k)) r.push_back(all[k].tree);
  if (!before && c->result.tree && c->result.tree != argument && i.program.mayShare(*c, at, all.size()))
    r.push_back(c->result.tree);
  return r;
}

// Of an instruction that normalisation built: that of its first part that has one.
Span placeOf(const Forest &f, Tree t) {
  if (const Span own = f.span(t)) return own;
  for (Tree c : f.children(t))
    if (const Span s = placeOf(f, c)) return s;
  return {};
}

void notVisible(Impl &i, UnitId u, Tree t, const BitSet &left) {
  std::string names;
  for (const std::string &n : i.names(u, left)) names += (names.empty() ? "" : ", ") + n;
  if (left.meets(i.program.outside(i.program.unit(u)))) {
    i.error(DiagnosticKind::Refused, placeOf(i.forest, t),
            "what procedures without source keep between their calls must be saved here, and cannot be (give their source)");
    return;
  }
  const std::string unit(text(i.program.unit(u).name));
  i.error(DiagnosticKind::Refused, placeOf(i.forest, t), "this overwrites storage that is not visible in " + unit + ": " + names);
}

// Whole variables of the unit, in the order of their declarations, that cover a set of zones.
Tree variables(Impl &i, UnitId u, Tree t, BitSet left, std::vector<Tree> result = {}) {
  const Unit &unit = i.program.unit(u);
  const BitSet all = left;
  std::vector<const Variable *> parts;
  auto consider = [&](const Variable &v, Symbol name) {
    const BitSet zones = v.isVariable() ? i.program.localSet(unit, v.zones) : BitSet();
    const bool part = !v.exact && !v.pointer && !v.target;  // of its zones others may hold what it does not
    if (!zones.meets(part ? all : left) || i.program.lookup(unit, name) != &v) return;  // a local of that name hides it
    if (part && std::find(parts.begin(), parts.end(), &v) != parts.end()) return;
    if (part) parts.push_back(&v);
    const Tree said = v.declared ? v.declared : v.occurs;  // where messages point
    result.push_back(i.forest.leaf(Op::Name, name, v.owner == u && said ? i.forest.span(said) : Span{}));
    left.subtract(zones);
  };
  for (const Unit *at = &unit; at; at = at->parent == none ? nullptr : &i.program.unit(at->parent)) {
    for (const Variable &v : at->symbols.all()) consider(v, v.name);
    std::vector<std::pair<Symbol, const Variable *>> used;
    for (const auto &[name, v] : at->symbols.used()) used.emplace_back(name, &v);
    std::sort(used.begin(), used.end(), [](auto &a, auto &b) { return text(a.first) < text(b.first); });
    for (const auto &[name, v] : used) consider(*v, name);
  }
  if (!left.empty() && !i.way.quiet) {
    notVisible(i, u, t, left);
    return {};
  }
  return i.forest.node(Op::Exprs, result);
}

Tree firstAsked(Impl &i, Tree t) {
  const Forest &f = i.forest;
  if (f.is(t, Op::Apply))
    if (const CallSite *c = i.program.callAt(t); c && !c->isKnown()) return f.child(t, 0);
  for (Tree c : f.children(t)) {
    if (f.is(c, Op::Instrs) || il::hasSort(f.op(c), Sort::Instr)) continue;
    if (const Tree r = firstAsked(i, c)) return r;
  }
  return {};
}

// The first in an instruction's expressions of what may be a function and is not among the sources: its name.
Tree asked(Impl &i, Tree t) {
  const UnitId u = i.program.unitOf(t);
  return u != none && !i.program.unit(u).callsUnknown ? Tree{} : firstAsked(i, t);
}

// What an instruction overwrites of a set of zones: a left side as it is written, for calls and fragments whole variables.
Tree references(Impl &i, UnitId u, Tree t, BitSet left) {
  Forest &f = i.forest;
  const Unit &unit = i.program.unit(u);
  const Tree instr = f.is(t, Op::Instrs) ? t : unwrapped(f, t);
  std::vector<Tree> result;
  auto take = [&](Tree ref) {
    const BitSet zones = i.program.zonesOf(unit, ref);
    if (!zones.meets(left)) return;
    result.push_back(ref);
    left.subtract(zones);
  };
  if (f.is(instr, Op::Input)) {
    for (Tree r : f.children(il::InputOp::writes_(f, instr)))
      if (i.program.zonesOf(unit, r).meets(left)) result.push_back(r);
    return f.node(Op::Exprs, result);
  }
  const bool assigns = f.is(instr, Op::Assign) || f.is(instr, Op::PointTo) || f.is(instr, Op::CallResult);
  // what is selected by a vector is passed as a copy, and nothing put into that comes back
  const bool scattered = assigns && selectsByVector(i, u, f.child(instr, 0));
  if (assigns && !scattered) take(f.child(instr, 0));
  if (f.is(instr, Op::Assign) && !scattered && !asked(i, instr))  // one reference is all that it overwrites
    return f.node(Op::Exprs, result);
  return variables(i, u, t, std::move(left), std::move(result));
}

Tree namesOf(Impl &i, const std::vector<Symbol> &names) {
  std::vector<Tree> r;
  for (Symbol s : names) r.push_back(i.forest.leaf(Op::Name, s));
  return i.forest.node(Op::Exprs, r);
}

}  // namespace

namespace {

// An array for a formal that is a scalar: an elemental procedure, which is called for each element.
bool isSpread(Impl &i, const CallSite &c) {
  const Unit &caller = i.program.unit(c.caller), &callee = i.program.unit(c.callee);
  for (std::size_t k = 0; k < c.actuals.size() && k < callee.formals.size(); ++k) {
    const Variable *formal = callee.symbols.find(callee.formals[k]);
    if (formal && formal->isVariable() && !formal->dims && c.actuals[k].tree &&
        i.forest.is(i.program.typeOf(caller, c.actuals[k].tree), Op::ArrayType))
      return true;
  }
  return false;
}

// As many arguments as formals, optional ones left out; none of them spread over elements.
bool fits(Impl &i, const CallSite &c) {
  if (isSpread(i, c)) return false;
  const Unit &callee = i.program.unit(c.callee);
  std::size_t absent = 0;
  for (const Actual &x : c.actuals) absent += x.tree ? 0 : 1;
  const std::uint32_t given = i.forest.arity(i.forest.child(c.tree, i.forest.arity(c.tree) - 1));
  return given + absent == callee.formals.size() &&
         (absent == 0 || std::ranges::any_of(callee.symbols.all(), [](const Variable &v) { return v.optional; }));
}

// An external procedure that may only be called where its interface is explicit: its derivative has none there.
bool needsInterface(Impl &i, const CallSite &c) {
  const Unit &callee = i.program.unit(c.callee);
  if (callee.parent != none) return false;
  return std::any_of(callee.formals.begin(), callee.formals.end(), [&](Symbol name) {
    const Variable *v = callee.symbols.find(name);
    if (!v) return false;
    if (v->allocatable || v->pointer || v->optional || v->target) return true;
    if (!v->dims) return false;
    const auto dims = i.forest.children(v->dims);
    return std::any_of(dims.begin(), dims.end(),
                       [&](Tree d) { return i.forest.is(il::BoundsOp::upper_(i.forest, d), Op::Noexpr); });
  });
}

bool isWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

bool holdsOperator(const Forest &f, Tree in, Op op) {
  std::vector<Tree> open{in};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (f.is(t, op)) return true;
    for (Tree c : f.children(t)) open.push_back(c);
  }
  return false;
}

// The units that hold an operator of IL, or call one that does; found once.
const std::vector<char> &unitsReaching(Impl &i, Op op) {
  const auto [at, isNew] = i.unitsReaching.try_emplace(op);
  std::vector<char> &found = at->second;
  if (!isNew) return found;
  found.assign(i.program.units().size(), 0);
  std::vector<UnitId> open;
  for (const Unit &u : i.program.units())
    if (u.body && holdsOperator(i.forest, u.body, op)) found[u.id] = 1, open.push_back(u.id);
  while (!open.empty()) {
    const UnitId callee = open.back();
    open.pop_back();
    for (std::uint32_t c : i.program.callsOf(callee))
      if (const UnitId caller = i.program.calls()[c].caller; !found[caller]) found[caller] = 1, open.push_back(caller);
  }
  return found;
}

// Whether a tree, or a procedure that it calls directly or not, holds an operator of IL.
bool reachesOperator(Impl &i, Tree from, Op op) {
  std::vector<Tree> open{from};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (i.forest.is(t, op)) return true;
    if (const CallSite *c = i.program.callAt(t); c && c->isKnown() && unitsReaching(i, op)[c->callee]) return true;
    for (Tree c : i.forest.children(t)) open.push_back(c);
  }
  return false;
}

bool endsInStar(const Forest &f, Tree dims) {
  return f.arity(dims) > 0 && f.is(il::BoundsOp::upper_(f, f.child(dims, f.arity(dims) - 1)), Op::Star);
}
bool isFormal(const Variable &v) { return v.kind == Variable::Kind::Formal || v.kind == Variable::Kind::Result; }
bool isByValue(const Variable &v) { return v.byValue; }
bool isSavedLocal(const Variable &v) { return v.saved && v.kind == Variable::Kind::Local; }
bool isResult(const Variable &v) { return v.kind == Variable::Kind::Result; }

// The zones of a unit's variables of a kind.
template <bool (*wanted)(const Variable &)>
BitSet zonesOfThose(Impl &i, UnitId u, Tree) {
  BitSet r;
  if (u == none) return r;
  for (const Variable &v : i.program.unit(u).symbols.all())
    if (wanted(v)) r.unite(i.program.localSet(i.program.unit(u), v.zones));
  return r;
}

BitSet headSet(Impl &i, UnitId u, bool in) {
  const auto h = i.headSets.find(u);
  return h == i.headSets.end() ? BitSet() : in ? h->second.first : h->second.second;
}

}  // namespace

void addProgramPrimitives(std::vector<Primitive> &all) {
  const Type S = Type::Set, R = Type::Relation, B = Type::Bool, T = Type::Tree, L = Type::Trees;
  auto add = [&](std::string_view name, std::vector<Type> params, Type result, auto run, std::uint32_t optional = 0) {
    all.push_back({name, std::move(params), result, false, optional, run});
  };
  auto test = [&](std::string_view name, bool (*test)(Impl &, UnitId, Tree)) { addTest(all, name, test); };
  auto quick = [&](std::string_view name, bool (*test)(Impl &, UnitId, Tree)) {
    addTest(all, name, test);
    all.back().quick = true;
  };
  auto ask = [&](std::string_view name, BitSet (*ask)(Impl &, UnitId, Tree), std::uint32_t optional) {
    add(
        name, {T}, S, [ask](Impl &i, UnitId u, Args &a) { return Value::of(ask(i, u, a.empty() ? Tree{} : a[0].tree)); },
        optional);
    all.back().ask = ask;
  };
  auto ofUnit = [&](std::string_view name, BitSet (*of)(Impl &, UnitId, Tree), std::uint32_t optional) {
    ask(name, of, optional);
    all.back().ofUnit = true;
  };
  auto ofVariables = [&](std::string_view name, BitSet (*of)(Impl &, UnitId, Tree), std::uint32_t optional) {
    ofUnit(name, of, optional);
    all.back().remembered = true;  // it goes through all of them
  };
  auto remembered = [&](std::string_view name,
                        BitSet (*of)(Impl &, UnitId, Tree)) {  // of one occurrence alone, by a walk over it
    ask(name, of, 0);
    all.back().remembered = true;
  };
  // --- what an occurrence itself reads and overwrites, as il.ops says ---
  remembered("reads", [](Impl &i, UnitId u, Tree t) { return eachElement(i, u, t, &Program::reads); });
  remembered("writes", [](Impl &i, UnitId u, Tree t) { return eachElement(i, u, t, &Program::writes); });
  remembered("mustWrites", [](Impl &i, UnitId u, Tree t) { return eachElement(i, u, t, &Program::mustWrites); });
  remembered("zones", [](Impl &i, UnitId u, Tree t) {
    if (!t || u == none) return BitSet();
    if (i.forest.is(t, Op::Entity)) t = il::EntityOp::name_(i.forest, t);
    if (i.forest.is(t, Op::Entities) || il::hasSort(i.forest.op(t), Sort::Decl)) {
      BitSet r;
      for (Tree name : il::declaredNames(i.forest, t)) r.unite(i.program.zonesOf(i.program.unit(u), name));
      return r;
    }
    return i.program.zonesOf(i.program.unit(u), t);
  });
  remembered("idx", [](Impl &i, UnitId u, Tree t) { return eachElement(i, u, t, &Program::subscripts); });
  ofVariables(
      "visible", [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : i.program.visible(i.program.unit(u)); }, 1);
  // zones that evaluating the actuals of the calls in an instruction reads: expressions, the subscripts of references, and what
  // is copied because the dummy has VALUE
  remembered("evaluated", [](Impl &i, UnitId u, Tree t) {
    BitSet r;
    if (u == none) return r;
    for (const CallSite *c : i.program.callsIn(t))
      for (const Actual &x : c->actuals)
        if (x.tree)
          r.unite(x.reference && !x.byValue ? i.program.subscripts(i.program.unit(u), x.tree)
                                            : i.program.reads(i.program.unit(u), x.tree));
    return r;
  });
  // zones that the extents and lengths of a unit's variables read
  ofVariables(
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
  ofVariables("formals", zonesOfThose<isFormal>, 1);
  ofVariables(
      "locals",
      [](Impl &i, UnitId u, Tree) {
        if (u == none) return BitSet();
        BitSet r = BitSet::all(i.program.unit(u).zoneCount());
        r.subtract(i.program.visible(i.program.unit(u)));
        return r;
      },
      1);
  ofVariables("byValue", zonesOfThose<isByValue>, 1);
  ofVariables("saved", zonesOfThose<isSavedLocal>, 1);
  ofVariables(
      "unsized",
      [](Impl &i, UnitId u, Tree) {  // arrays whose extents the unit does not know
        BitSet r;
        if (u == none) return r;
        const Unit &unit = i.program.unit(u);
        for (const Variable &v : unit.symbols.all())
          if (v.isVariable() && v.dims && endsInStar(i.forest, v.dims)) r.unite(i.program.localSet(unit, v.zones));
        return r;
      },
      1);
  ofVariables("results", zonesOfThose<isResult>, 1);
  add("flow", {S, S, S}, R, [](Impl &, UnitId, Args &a) { return Value::of(Relation::flow(a[0].set, a[1].set, a[2].set)); });
  // --- kinds of instructions ---
  quick("isCall", [](Impl &i, UnitId, Tree t) {
    const Op op = i.forest.op(unwrapped(i.forest, t));
    return op == Op::Call || op == Op::CallResult;
  });
  quick("isControl", [](Impl &i, UnitId, Tree t) { return i.forest.is(t, Op::Instrs) || isControl(i.forest, t); });
  quick("isAtomic", [](Impl &i, UnitId, Tree t) { return il::hasSort(i.forest.op(t), Sort::Instr) && !isControl(i.forest, t); });
  test("isUnknownCall", [](Impl &i, UnitId, Tree t) {
    for (const CallSite *c : i.program.callsIn(t))
      if (!c->isKnown() || !fits(i, *c)) return true;
    return false;
  });
  test("needsInterface", [](Impl &i, UnitId, Tree t) {
    for (const CallSite *c : i.program.callsIn(t))
      if (c->isKnown() && needsInterface(i, *c)) return true;
    return false;
  });
  test("leavesOut", [](Impl &i, UnitId, Tree t) {
    for (const CallSite *c : i.program.callsIn(t))
      if (std::any_of(c->actuals.begin(), c->actuals.end(), [](const Actual &a) { return !a.tree; })) return true;
    return false;
  });
  test("asksOutside", [](Impl &i, UnitId, Tree t) { return t && asked(i, unwrapped(i.forest, t)); });
  add("askedOutside", {T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(asked(i, unwrapped(i.forest, a[0].tree))); });
  ofUnit(
      "outside", [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : i.program.outside(i.program.unit(u)); }, 1);
  test("callsUnknown", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return !p || p->callsUnknown;
  });
  add("reachesOperator", {T, T}, B, [](Impl &i, UnitId, Args &a) {
    Op op = Op::Noexpr;
    return Value::of(a[0].tree && il::findOp(i.forest.text(a[1].tree), op) && reachesOperator(i, a[0].tree, op));
  });
  test("isRecursive", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return p && p->recursive;
  });
  test("isExternal", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return p && p->parent == none;
  });
  add("directive", {T, T}, B, [](Impl &i, UnitId, Args &a) {
    if (!a[0].tree) return Value::of(false);
    bool found = mentionsDirective(i.forest, a[0].tree, i.forest.text(a[1].tree));
    for (Tree t = a[0].tree; !found && t && il::hasSort(i.forest.op(t), Sort::Instr); t = i.program.parent(t))
      found = mentionsDirective(i.forest, t, i.forest.text(a[1].tree));  // the comment may hang on a label around it
    return Value::of(found);
  });
  add("hasStatusLabel", {T}, B, [](Impl &i, UnitId, Args &a) {
    const Tree t = a[0].tree;
    const bool copied = t && (i.forest.is(t, Op::Input) || i.forest.is(t, Op::Output));
    return Value::of(copied && i.forest.arity(statusLabels(i.forest, t)) > 0);
  });
  // copied text that begins with a word
  add("firstWord", {T, T}, B, [](Impl &i, UnitId, Args &a) {
    if (!a[0].tree || il::isLeaf(i.forest.op(a[0].tree))) return Value::of(false);
    const std::string_view wanted = i.forest.text(a[1].tree);
    for (Tree c : i.forest.children(a[0].tree)) {
      if (!i.forest.is(c, Op::Text)) continue;
      const std::string_view said = i.forest.text(c);
      if (said.starts_with(wanted) && (said.size() == wanted.size() || !isWordCharacter(said[wanted.size()])))
        return Value::of(true);
    }
    return Value::of(false);
  });
  // --- structure: lists of occurrences ---
  add("parts", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(partsOf(i, a[0].tree)); });
  all.back().inside = true;
  add("instructions", {T}, L, [](Impl &i, UnitId u, Args &a) {  // all of a procedure, parts of parts included
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
  add("callers", {T}, L, [](Impl &i, UnitId u, Args &a) {  // the reached instructions that call a procedure
    std::vector<Tree> r;
    const Unit *p = procedureOf(i, u, a[0].tree);
    if (!p) return Value::of(std::move(r));
    for (std::uint32_t c : i.program.callsOf(p->id)) {
      const Tree call = i.program.calls()[c].tree, around = i.program.instruction(call);
      const bool another = around != call && (i.forest.is(around, Op::Call) || i.forest.is(around, Op::CallResult));
      if (i.isReached[i.program.calls()[c].caller] && !another) r.push_back(around);
    }
    return Value::of(std::move(r));
  });
  add("procedure", {T}, T, [](Impl &i, UnitId u, Args &a) {  // the unit that a call, or a name, stands for
    const Unit *p = procedureOf(i, u, a[0].tree);
    return Value::of(p ? p->tree : Tree{});
  });
  add("unit", {T}, T, [](Impl &i, UnitId u, Args &) { return Value::of(u == none ? Tree{} : i.program.unit(u).tree); });
  add("enclosing", {T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(i.program.instruction(a[0].tree)); });
  add("arguments", {T}, L, [](Impl &i, UnitId, Args &a) {
    std::vector<Tree> r;
    for (const CallSite *c : i.program.callsIn(a[0].tree))
      for (const Actual &x : c->actuals)
        if (x.tree) r.push_back(x.tree);
    return Value::of(std::move(r));
  });
  add("sharing", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(sharing(i, a[0].tree, false)); });
  add("sharingBefore", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(sharing(i, a[0].tree, true)); });
  test("goesOn", [](Impl &i, UnitId, Tree t) {  // an actual: the formal is an array that goes on behind this member of COMMON
    const CallSite *c = callAround(i, t);
    return c && std::any_of(c->actuals.begin(), c->actuals.end(), [&](const Actual &x) { return x.tree == t && x.goesOn; });
  });
  add("otherArguments", {T}, L, [](Impl &i, UnitId, Args &a) {
    std::vector<Tree> r;
    if (const CallSite *c = callAround(i, a[0].tree)) {
      for (const Actual &x : c->actuals)
        if (x.tree && x.tree != a[0].tree && x.reference) r.push_back(x.tree);
      if (c->result.tree) r.push_back(c->result.tree);
    }
    return Value::of(std::move(r));
  });
  add("sharesCommon", {T}, B,
      [](Impl &i, UnitId u, Args &a) {  // the callee reaches the actual's storage without the argument, too
        const CallSite *c = callAround(i, a[0].tree);
        if (!c || u == none) return Value::of(false);
        const BitSet own = i.program.zonesOf(i.program.unit(u), a[0].tree);
        if (!c->isKnown()) return Value::of(i.program.touchedByUnknown(*c).meets(own));
        for (ZoneId z : i.program.unit(c->callee).touched)
          if (const std::uint32_t k = i.program.localZone(i.program.unit(c->caller), z); k != none && own.contains(k))
            return Value::of(true);
        return Value::of(false);
      });
  add("namedBelow", {T}, S,
      [](Impl &i, UnitId u, Args &a) {  // storage of the caller that a head names, which the callee is or calls
        BitSet r;
        const CallSite *c = callAround(i, a[0].tree);
        if (!c || u == none || !c->isKnown()) return Value::of(r);
        i.namedByHeads(c->callee).each([&](ZoneId z) {
          if (const std::uint32_t k = i.program.localZone(i.program.unit(c->caller), z); k != none) r.insert(k);
        });
        return Value::of(r);
      });
  add("extents", {T}, S, [](Impl &i, UnitId u, Args &a) {  // what the declared extents of the arrays that occur in a tree read
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
  ofUnit(
      "globals",
      [](Impl &i, UnitId u, Tree) {  // storage that other units see too, or that lives on between calls
        BitSet r;
        if (u != none)
          for (std::uint32_t k = i.program.unit(u).ownZones; k < i.program.unit(u).zoneCount(); ++k) r.insert(k);
        return r;
      },
      1);
  test("isHead", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return p && !i.heads.empty() && i.headSets.count(p->id);
  });
  add("otherStorage", {T}, S, [](Impl &i, UnitId u, Args &a) {  // of the caller, that the callee reaches without its arguments
    const CallSite *c = callAround(i, a[0].tree);
    BitSet r;
    if (!c || u == none) return Value::of(r);
    if (!c->isKnown()) return Value::of(i.program.touchedByUnknown(*c));
    const Unit &callee = i.program.unit(c->callee), &caller = i.program.unit(c->caller);
    for (ZoneId z : callee.touched)
      if (const std::uint32_t k = i.program.localZone(caller, z); k != none) r.insert(k);
    return Value::of(r);
  });
  add("formal", {T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(i.program.formalOf(a[0].tree)); });
  test("isReference",
       [](Impl &i, UnitId u, Tree t) { return u != none && i.program.designated(i.program.unit(u), t) != nullptr; });
  // --- heads ---
  ofUnit(
      "independents", [](Impl &i, UnitId u, Tree) { return headSet(i, u, true); }, 1);
  ofUnit(
      "dependents", [](Impl &i, UnitId u, Tree) { return headSet(i, u, false); }, 1);
  auto headNames = [](bool in) {
    return [in](Impl &i, UnitId u, Args &a) {
      const Unit *p = procedureOf(i, u, a[0].tree);
      auto h = p ? i.headNames.find(p->id) : i.headNames.end();
      return Value::of(namesOf(i, h == i.headNames.end() ? std::vector<Symbol>{} : in ? h->second.first : h->second.second));
    };
  };
  add("independentsOf", {T}, T, headNames(true));
  add("dependentsOf", {T}, T, headNames(false));
  // --- references and storage ---
  add("variables", {T, S}, T,
      [](Impl &i, UnitId u, Args &a) { return Value::of(u == none ? Tree{} : variables(i, u, a[0].tree, a[1].set)); });
  add("references", {T, S}, T,
      [](Impl &i, UnitId u, Args &a) { return Value::of(u == none ? Tree{} : references(i, u, a[0].tree, a[1].set)); });
  add("filter", {T, S}, T, [](Impl &i, UnitId u, Args &a) {
    std::vector<Tree> r;
    for (Tree t : i.forest.children(a[0].tree))
      if (u != none && i.program.zonesOf(i.program.unit(u), t).meets(a[1].set)) r.push_back(t);
    return Value::of(i.forest.node(Op::Exprs, r));
  });
  add("mayAlias", {T, T}, B, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u == none || i.program.mayAlias(i.program.unit(u), a[0].tree, a[1].tree));
  });
  add("sameStorage", {T, T}, B, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u != none && i.program.sameStorage(i.program.unit(u), a[0].tree, a[1].tree));
  });
  add(
      "noZones", {T}, S, [](Impl &, UnitId, Args &) { return Value::of(BitSet()); }, 1);
  add(
      "noFlow", {T}, R, [](Impl &, UnitId, Args &) { return Value::of(Relation::identity()); }, 1);
  add("united", {R, R}, R, [](Impl &, UnitId, Args &a) {
    Relation r = a[0].relation;
    r.unite(a[1].relation);
    return Value::of(std::move(r));
  });
  add("composed", {R, R}, R, [](Impl &, UnitId, Args &a) { return Value::of(a[0].relation.then(a[1].relation)); });
  add("closed", {R}, R, [](Impl &, UnitId, Args &a) { return Value::of(a[0].relation.closure()); });
  add("image", {S, R}, S, [](Impl &, UnitId, Args &a) { return Value::of(a[1].relation.image(a[0].set)); });
  add("preimage", {R, S}, S, [](Impl &, UnitId, Args &a) { return Value::of(a[0].relation.preimage(a[1].set)); });
}

}  // namespace dotbar::dataflow
