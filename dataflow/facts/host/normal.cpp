// Primitives for rules that bring a program into a normal form before data flow: calls of the program's own functions inside
// expressions, and subscripts that their own statement overwrites.
#include <algorithm>
#include <ranges>

#include "dataflow/facts/host/calls.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/facts/impl.h"
#include "dataflow/program/associations.h"
#include "dataflow/program/bodies.h"
#include "dataflow/program/descriptions.h"
#include "dataflow/program/storage_names.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/semantics/access_path.h"
#include "frontends/semantics/hoist.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using Impl = Facts::Impl;
using Args = Values;

Symbol nameUnder(const Forest &f, Tree ref) { return f.symbol(il::baseName(f, ref)); }

// An array that some loop in it lists.
bool isListed(const Forest &f, Tree t) {
  if (!f.is(t, Op::Arrayval) && !f.is(t, Op::ArrayvalOf)) return false;
  return std::ranges::any_of(f.children(il::AnyOp::elements_(f, t)), [&](Tree e) { return f.is(e, Op::Listed); });
}

// Calls of functions in expressions, and which of them are to stand beside the statement.
class Calls {
 public:
  Calls(Impl &i, UnitId u) : i_(i), f_(i.forest), u_(u) {}

  // Innermost, leftmost; no tree: none. `late`: in a place that .and., .or. or a choice may skip, where what can be repeated
  // stays.
  Tree first(Tree t, bool late = false) const {
    if (u_ == none) return {};
    for (std::uint32_t k = f_.is(t, Op::Listed) ? 1 : 0; k < f_.arity(t); ++k)  // what is listed has its own places
      if (const Tree c = first(f_.child(t, k), late || skips(t, k))) return c;
    return standsAlone(t, late) ? t : Tree{};
  }

  // The innermost .and., .or. or choice that may skip a call.
  Tree firstSkipping(Tree t) const {
    for (std::uint32_t k = 0; k < f_.arity(t); ++k)
      if (const Tree inner = firstSkipping(f_.child(t, k))) return inner;
    for (std::uint32_t k = 0; k < f_.arity(t); ++k)
      if (skips(t, k) && first(f_.child(t, k), true)) return t;
    return {};
  }

  // Which of the calls of functions the rules take out: `option taken_out = GUARD`, `option taken_out_late = GUARD`.
  bool standsAlone(Tree t, bool late) const {
    if (!isFunctionCall(t) && !isListed(f_, t)) return false;
    const auto option = i_.rules.options.find(intern(late ? "taken_out_late" : "taken_out"));
    const auto guard = option == i_.rules.options.end() ? std::nullopt : i_.equations.definition(option->second);
    if (!guard) {
      i_.error(DiagnosticKind::UnknownName, f_.span(t),
               late ? "no option taken_out_late names a guard that says which calls stand beside their statement"
                    : "no option taken_out names a guard that says which calls stand beside their statement");
      return false;
    }
    const CurrentUnit::Within within(i_.currentUnit, u_);
    return i_.applied<bool>(*guard, std::span(&t, 1));
  }

  // A string whose length can be said here.
  bool isOfKnownLength(Tree e) const {
    if (u_ == none || !isString(e)) return false;
    const Tree type = i_.program.elementType(i_.program.typeOf(i_.program.unit(u_), e));
    const Tree length = il::CharacterTypeOp::length_(f_, type);
    return f_.is(length, Op::Noexpr) || f_.is(length, Op::Intval);
  }

  // Of a function that may overwrite real variables: those of others, or what is passed to it.
  bool mayChangeNumbers(Tree t) const {
    if (!isFunctionCall(t)) return false;
    const UnitId callee = i_.program.resolveProcedure(i_.program.unit(u_), f_.symbol(il::ApplyOp::function_(f_, t)));
    if (callee == none) return true;
    const Unit &u = i_.program.unit(callee);
    if (u.callsUnknown || u.callsCopied) return true;
    bool reaches = !u.touched.empty();
    for (const Symbol n : u.formals) {
      const Variable *v = u.symbols.find(n);
      if (!v || (carriesNumbers(v->type) && !semantics::saysIntentIn(f_, u.decls, n))) return true;
      reaches |= v->pointer || holdsPointers(i_.program, u, v->type);  // what those point to is no argument
    }
    return reaches && (overwritesOthers(u) || Calls(i_, u.id).holdsUnrepeatable(u.body));
  }

  // Of a function of the sources whose result is that of its arguments alone, and nothing else happens. Likewise of what is
  // listed.
  bool isRepeatableCall(Tree t) const {
    if (isListed(f_, t)) return !holdsUnrepeatable(t);
    if (!isFunctionCall(t)) return false;
    const UnitId callee = i_.program.resolveProcedure(i_.program.unit(u_), f_.symbol(il::ApplyOp::function_(f_, t)));
    return callee != none && isRepeatable(callee);
  }

  // Whether it holds a call that may give another value each time, or does something.
  bool holdsUnrepeatable(Tree in) const {
    return u_ != none && il::any(f_, in, [&](Tree t) {
             if (!f_.is(t, Op::Apply)) return false;
             const Unit &u = i_.program.unit(u_);
             const Symbol name = f_.symbol(il::ApplyOp::function_(f_, t));
             const UnitId callee = i_.program.resolveProcedure(u, name);
             return callee == none ? isElsewhere(u, name) : !isRepeatable(callee);
           });
  }

 private:
  bool carriesNumbers(Tree type) const {
    const Tree element = i_.program.elementType(type);
    return !f_.is(element, Op::IntegerType) && !f_.is(element, Op::LogicalType) && !f_.is(element, Op::CharacterType);
  }

  // Real variables of others, or what a pointer leads to, perhaps; without what functions do that it applies.
  bool overwritesOthers(const Unit &u) const {
    return il::any(f_, u.body, [&](Tree t) {
      for (const Op op : {Op::Call, Op::Input, Op::Other, Op::Allocate, Op::Deallocate, Op::PointTo})
        if (f_.is(t, op)) return true;
      if (!f_.is(t, Op::Assign)) return false;
      const Tree left = il::AssignOp::left_(f_, t);
      const Variable *v = i_.program.designated(u, left);
      return !v || i_.program.isBehindPointer(u, left) || (v->owner != u.id && carriesNumbers(v->type));
    });
  }

  bool isString(Tree e) const {
    return f_.is(i_.program.elementType(i_.program.typeOf(i_.program.unit(u_), e)), Op::CharacterType);
  }

  // It applies a function of the sources, or one that is surely none of the language.
  bool isFunctionCall(Tree t) const {
    if (u_ == none || !f_.is(t, Op::Apply)) return false;
    const Unit &u = i_.program.unit(u_);
    const Symbol name = f_.symbol(il::ApplyOp::function_(f_, t));
    const UnitId callee = i_.program.resolveProcedure(u, name);
    if (callee == none && i_.program.constructed(u, t)) return true;
    return callee == none ? isElsewhere(u, name) : static_cast<bool>(i_.program.unit(callee).result);
  }

  bool skips(Tree t, std::size_t child) const {
    return child > 0 && (f_.is(t, Op::And) || f_.is(t, Op::Or) || f_.is(t, Op::Cond));
  }

  // A function that is surely none of the language, and not among the sources.
  bool isElsewhere(const Unit &u, Symbol name) const {
    const Variable *v = i_.program.lookup(u, name);
    if (v && (v->external || v->statementFunction)) return true;
    if (i_.rules.intrinsics.count(name) || u.symbols.isOpen || u.symbols.mayComeFromElsewhere(name)) return false;
    return !v || v->kind == Variable::Kind::Procedure;
  }

  // Its result is that of its arguments alone, and nothing else happens.
  bool isRepeatable(UnitId callee) const {
    const auto [at, isNew] = i_.repeatable.emplace(callee, true);  // round a circle of calls: if all else is well
    if (!isNew) return at->second;
    const Unit &u = i_.program.unit(callee);
    const bool r = u.touched.empty() && !u.callsUnknown && !u.callsCopied && u.contained.empty() && !happens(callee, u);
    i_.repeatable[callee] = r;
    return r;
  }

  bool happens(UnitId callee, const Unit &u) const {
    const auto isFormal = [&](Tree ref) {
      return std::find(u.formals.begin(), u.formals.end(), nameUnder(f_, ref)) != u.formals.end();
    };
    return il::any(f_, u.body, [&](Tree t) {
      switch (f_.op(t)) {
        case Op::Assign:
          return isFormal(il::AssignOp::left_(f_, t));
        case Op::Do:
          return isFormal(il::DoOp::var_(f_, t));
        case Op::Output:
        case Op::Input:
        case Op::Other:
        case Op::PointTo:
        case Op::Stop:
        case Op::Call:
          return true;
        case Op::Apply: {
          const UnitId inner = i_.program.resolveProcedure(u, f_.symbol(il::ApplyOp::function_(f_, t)));
          return inner != none && inner != callee && !isRepeatable(inner);
        }
        default:
          return false;
      }
    });
  }

  Impl &i_;
  const Forest &f_;
  UnitId u_;
};

// Whether something names the variable of a reference, or another one in its storage (EQUIVALENCE). A component is no variable,
// however it is called.
bool names(Impl &i, UnitId u, Tree in, Tree ref) {
  const Forest &f = i.forest;
  const Tree own = il::baseName(f, ref);
  const BitSet zones = u != none && own ? i.program.zonesOf(i.program.unit(u), own) : BitSet();
  std::vector<Tree> open{in};
  while (!open.empty()) {
    const Tree x = open.back();
    open.pop_back();
    if (f.is(x, Op::Field)) {
      open.push_back(il::FieldOp::base_(f, x));
      continue;
    }
    if (f.is(x, Op::Name) &&
        (f.symbol(x) == f.symbol(own) || (!zones.empty() && i.program.zonesOf(i.program.unit(u), x).meets(zones))))
      return true;
    for (Tree c : f.children(x)) open.push_back(c);
  }
  return false;
}

Tree ownSubscript(Impl &i, UnitId u, Tree ref) {
  const Forest &f = i.forest;
  const semantics::AccessPath path = semantics::stepsOf(f, ref);
  for (Tree step : path.steps | std::views::reverse) {
    if (!f.is(step, Op::Index)) continue;
    for (Tree s : f.children(il::IndexOp::subs_(f, step)))
      if (names(i, u, s, ref)) {
        if (!f.is(s, Op::Range)) return s;
        for (Tree bound : f.children(s))
          if (names(i, u, bound, ref)) return bound;
      }
  }
  return {};
}

// The child is the name of what the tree is about, no value.
bool isDesignator(const Forest &f, Tree of, std::size_t child) {
  const bool named = f.is(of, Op::Index) || f.is(of, Op::Apply) || f.is(of, Op::Keyword);
  return (f.is(of, Op::Field) || (named && child == 0)) && f.is(f.child(of, static_cast<std::uint32_t>(child)), Op::Name);
}

bool mentions(const Forest &f, Tree in, Tree name) {
  return il::any(f, in, [&](Tree x) { return f.equal(x, name); });
}

// Equal trees are one value, wherever they stand; what may not be repeated stands for itself alone.
Tree substitute(Forest &f, Tree in, Tree what, Tree by, bool once) {
  if (f.equal(in, what)) return by;
  if (il::isLeaf(f.op(in))) return in;
  std::vector<Tree> children;
  bool changed = false;
  const auto c = f.children(in);
  const bool counts = f.is(in, Op::Listed) && mentions(f, what, il::ListedOp::var_(f, in));  // by a variable of its own
  for (Tree x : std::vector<Tree>(c.begin(), c.end())) {
    const bool own = counts && children.size() < 2;
    const bool kept = (once && changed) || own || isDesignator(f, in, children.size());
    children.push_back(kept ? x : substitute(f, x, what, by, once));
    changed |= children.back() != x;
  }
  return changed ? f.node(f.op(in), children, f.span(in)) : in;
}

// What keywords of a call name, in order: formals of the procedure, or of what describes it here.
std::vector<Symbol> keywordsFor(Impl &i, const Unit &u, Symbol procedure) {
  if (const UnitId callee = i.program.resolveProcedure(u, procedure); callee != none)
    return keywordsOf(i.program, u, procedure, i.program.unit(callee));
  std::vector<Symbol> names;
  if (const Tree described = descriptionOf(i.program, u, procedure))
    for (Tree n : i.forest.children(il::AnyOp::formals_(i.forest, described))) names.push_back(i.forest.symbol(n));
  return names;
}

// The arguments of a call in the order of the procedure's formals; as they are when one of those before the last is not given.
Tree positional(Impl &i, UnitId u, Symbol procedure, Tree args) {
  Forest &f = i.forest;
  const std::vector<Tree> given(f.children(args).begin(), f.children(args).end());
  const auto first = std::find_if(given.begin(), given.end(), [&](Tree a) { return f.is(a, Op::Keyword); });
  if (first == given.end() || u == none) return args;
  const std::vector<Symbol> formals = keywordsFor(i, i.program.unit(u), procedure);
  std::vector<Tree> placed(formals.size());
  std::copy_n(given.begin(), std::min<std::size_t>(static_cast<std::size_t>(first - given.begin()), placed.size()),
              placed.begin());
  for (auto a = first; a != given.end(); ++a) {
    const auto at = std::find(formals.begin(), formals.end(), f.symbol(il::KeywordOp::formal_(f, *a)));
    if (at == formals.end()) return args;
    placed[static_cast<std::size_t>(at - formals.begin())] = il::KeywordOp::value_(f, *a);
  }
  while (!placed.empty() && !placed.back()) placed.pop_back();
  const bool whole = placed.size() == given.size() && std::none_of(placed.begin(), placed.end(), [](Tree a) { return !a; });
  return whole ? f.node(Op::Args, placed, f.span(args)) : args;
}

// It is listed value by value.
bool isOfScalars(Impl &i, UnitId u, Tree constructor) {
  const Forest &f = i.forest;
  std::vector<Tree> open{constructor};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    const bool several = f.is(t, Op::Arrayval) || f.is(t, Op::ArrayvalOf) || f.is(t, Op::Listed);
    if (!several && (u == none || f.is(i.program.typeOf(i.program.unit(u), t), Op::ArrayType))) return false;
    if (!several) continue;
    const Tree values = f.is(t, Op::Listed) ? il::ListedOp::values_(f, t) : il::AnyOp::elements_(f, t);
    const auto all = f.children(values);
    open.insert(open.end(), all.begin(), all.end());
  }
  return true;
}

// Some variable in it is, or holds, a real number.
bool mentionsNumbers(Impl &i, UnitId u, Tree in) {
  const Forest &f = i.forest;
  return u != none && il::any(f, in, [&](Tree x) {
           const Variable *v = f.is(x, Op::Name) ? i.program.lookup(i.program.unit(u), f.symbol(x)) : nullptr;
           if (!v || v->kind == Variable::Kind::Constant) return false;
           const semantics::Type type = i.program.type(*v);
           return !type.is(semantics::Category::Integer) && !type.is(semantics::Category::Logical) &&
                  !type.is(semantics::Category::Character);
         });
}

bool isWholeAllocatable(Impl &i, UnitId u, Tree ref) { return u != none && i.program.isAllocatable(i.program.unit(u), ref); }

// An object with POINTER components, or that a POINTER points to.
bool takesPointers(Impl &i, UnitId u, Tree ref) {
  if (u == none) return false;
  const Unit &unit = i.program.unit(u);
  const Tree type = i.program.type(unit, ref).spelled;
  return i.program.record(unit, type) && (isPointer(i.program, unit, ref) || holdsPointers(i.program, unit, type));
}

// It designates what the result of a function points to: f(x) = .., which is read as an element of an array where no declaration
// of f is seen.
bool isOfResult(Impl &i, UnitId u, Tree ref) {
  const Forest &f = i.forest;
  if (u == none) return false;
  const Unit &unit = i.program.unit(u);
  Tree base = ref;
  while (!f.is(base, Op::Apply) && !f.is(base, Op::Name) && f.arity(base) > 0) base = f.children(base).front();
  if (!f.is(base, Op::Name)) return f.is(base, Op::Apply);
  if (semantics::isBoundName(f.symbol(base))) return true;
  return !i.program.designated(unit, ref) && i.program.resolveProcedure(unit, f.symbol(base)) != none;
}

// What the POINTER result of a function points to is passed where it may be overwritten: a variable for its value would not pass
// that on.
bool isOverwrittenResult(Impl &i, UnitId u, Tree actual) {
  const Forest &f = i.forest;
  if (u == none || !f.is(actual, Op::Apply)) return false;
  const UnitId function = i.program.resolveProcedure(i.program.unit(u), f.symbol(il::ApplyOp::function_(f, actual)));
  const Variable *result =
      function == none ? nullptr : i.program.lookup(i.program.unit(function), i.program.unit(function).result);
  if (!result || !result->pointer) return false;
  Tree list = i.program.parent(actual);
  if (f.is(list, Op::Keyword)) list = i.program.parent(list);
  const CallSite *site = f.is(list, Op::Args) ? i.program.callAt(i.program.parent(list)) : nullptr;
  if (!site) return false;
  const Tree formal = i.program.formalOf(actual);
  if (!formal) return true;
  const Variable *v = i.program.lookup(i.program.unit(site->callee), f.symbol(formal));
  return !(v && v->byValue) && i.program.overwrites(i.program.unit(site->callee), f.symbol(formal));
}

bool isChanged(Impl &i, UnitId u, Tree t) {
  const Forest &f = i.forest;
  if (Calls(i, u).first(t)) return true;
  return il::any(f, t, [&](Tree x) {
    if (f.is(x, Op::Allocate) || f.is(x, Op::Deallocate)) return true;
    if (f.is(x, Op::Other) && f.text(il::OtherOp::kind_(f, x)) == "NULLIFY statement") return true;
    if (f.is(x, Op::Assign) && isOfResult(i, u, il::AssignOp::left_(f, x))) return true;
    if (f.is(x, Op::Assign) && isWholeAllocatable(i, u, il::AssignOp::left_(f, x))) return true;
    if (f.is(x, Op::Assign) && takesPointers(i, u, il::AssignOp::left_(f, x))) return true;
    if (f.is(x, Op::Call)) {
      if (std::ranges::any_of(f.children(il::CallOp::args_(f, x)), [&](Tree a) { return isWholeAllocatable(i, u, a); }))
        return true;
      const Tree procedure = il::CallOp::procedure_(f, x), args = il::CallOp::args_(f, x);
      if (positional(i, u, f.symbol(procedure), args) != args) return true;
      if (u != none && appliesElementally(i, u, procedure, args)) return true;
    }
    if (f.is(x, Op::Do) && u != none) {
      const Tree type = i.program.typeOf(i.program.unit(u), il::DoOp::var_(f, x));
      if (f.is(type, Op::RealType) || f.is(type, Op::DoubleType)) return true;
    }
    return f.is(x, Op::Assign) && static_cast<bool>(ownSubscript(i, u, il::AssignOp::left_(f, x)));
  });
}

Tree withoutLastReturn(Forest &f, Tree list) {
  const auto c = f.children(list);
  std::vector<Tree> all(c.begin(), c.end());
  if (!all.empty() && f.is(all.back(), Op::Return)) all.pop_back();
  if (all.size() == c.size()) return list;
  il::Comments said;  // those in front of the RETURN end the list
  for (const Tree from : {c.back(), list})
    if (const il::Comments *own = f.comments(from)) {
      said.before.insert(said.before.end(), own->before.begin(), own->before.end());
      said.directives.insert(said.directives.end(), own->directives.begin(), own->directives.end());
    }
  const Tree r = f.node(Op::Instrs, all);
  if (!said.empty()) f.setComments(r, std::move(said));
  return r;
}

Tree sameComments(Forest &f, Tree from, Tree to) {
  if (const il::Comments *c = f.comments(from); c && to != from) f.setComments(to, il::Comments(*c));
  return to;
}

// Calls that were taken out of a statement have its comments: what they say of calls is said of these.
Tree commented(Forest &f, Tree instrs, Tree statement) {
  il::each(f, instrs, [&](Tree t) {
    if (il::hasResult(f, t)) sameComments(f, statement, t);
  });
  return instrs;
}

// Statements between a comment that says `first` and one that says `last` in the same list become one fragment.
struct Fences {
  Impl &i;
  std::string_view first, last;
  Forest &f = i.forest;

  void stray(Tree at, std::string_view word) {
    i.error(DiagnosticKind::Refused, f.span(at),
            "$AD " + std::string(word) + " has no counterpart in the same list of statements");
  }
  Tree list(Tree t) {
    struct Open {
      Tree at;
      std::vector<Tree> instrs;
    };
    std::vector<Open> open{{{}, {}}};
    auto close = [&](Tree at) {
      if (open.size() == 1) return stray(at, last);
      const Span where{f.span(open.back().at).begin, f.span(open.back().instrs.back()).end};
      const Tree body = f.node(Op::Instrs, open.back().instrs, where);
      open.pop_back();
      open.back().instrs.push_back(f.node(Op::Checkpoint, {body}, where));
    };
    bool changed = false;
    const auto all = f.children(t);
    for (Tree c : std::vector<Tree>(all.begin(), all.end())) {
      if (mentionsDirective(f, c, last)) close(c), changed = true;
      if (mentionsDirective(f, c, first)) open.push_back({c, {}}), changed = true;
      open.back().instrs.push_back(instruction(c));
      changed |= open.back().instrs.back() != c;
    }
    if (mentionsDirective(f, t, last)) close(t), changed = true;
    for (; open.size() > 1; open.pop_back()) stray(open.back().at, first);
    return changed ? sameComments(f, t, f.node(Op::Instrs, open.back().instrs, f.span(t))) : t;
  }
  Tree instruction(Tree t) {
    std::vector<Tree> lists = bodies(f, t);
    bool changed = false;
    for (Tree &l : lists) {
      const Tree before = l;
      l = list(l);
      changed |= l != before;
    }
    return changed ? sameComments(f, t, withBodies(f, t, lists)) : t;
  }
};

// A CYCLE that may end a trip of the loop around: one without a name inside of another loop ends that one's.
bool endsTrip(const Forest &f, Tree t, bool inner = false) {
  if (f.is(t, Op::Cycle)) return !inner || !f.is(il::CycleOp::construct_(f, t), Op::Notext);
  inner = inner || f.is(t, Op::Loop);
  return std::ranges::any_of(f.children(t), [&](Tree c) { return endsTrip(f, c, inner); });
}

}  // namespace

bool isRepeatableCall(Impl &i, UnitId u, Tree t) { return Calls(i, u).isRepeatableCall(t); }

void addNormalPrimitives(std::vector<Primitive> &all) {
  const Type B = Type::Bool, T = Type::Tree;
  PrimitiveTable to(all);
  to.add("isOwnCall", {T}, B, [](Impl &i, UnitId u, Args &a) { return Value::of(Calls(i, u).standsAlone(a[0].tree, false)); });
  to.test("isOwnProcedure", [](Impl &i, UnitId u, Tree name) {
    return u != none && i.program.resolveProcedure(i.program.unit(u), i.forest.symbol(name)) != none;
  });
  to.test("isOfKnownLength", [](Impl &i, UnitId u, Tree e) { return Calls(i, u).isOfKnownLength(e); });
  to.test("mayChangeNumbers", [](Impl &i, UnitId u, Tree t) { return Calls(i, u).mayChangeNumbers(t); });
  to.test("isListed", [](Impl &i, UnitId, Tree t) { return isListed(i.forest, t); });
  to.test("isOfScalars", [](Impl &i, UnitId u, Tree t) { return isOfScalars(i, u, t); });
  to.test("mentionsNumbers", [](Impl &i, UnitId u, Tree t) { return mentionsNumbers(i, u, t); });
  to.add("isRepeatable", {T}, B, [](Impl &i, UnitId u, Args &a) { return Value::of(isRepeatableCall(i, u, a[0].tree)); });
  to.add("containsCall", {T}, B,
         [](Impl &i, UnitId u, Args &a) { return Value::of(static_cast<bool>(Calls(i, u).first(a[0].tree))); });
  to.add("containsLateCall", {T}, B,
         [](Impl &i, UnitId u, Args &a) { return Value::of(static_cast<bool>(Calls(i, u).firstSkipping(a[0].tree))); });
  to.add("firstSkipping", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(Calls(i, u).firstSkipping(a[0].tree)); });
  to.add("overlaps", {T, T}, B, [](Impl &i, UnitId u, Args &a) { return Value::of(names(i, u, a[1].tree, a[0].tree)); });
  to.add("sameType", {T, T}, B, [](Impl &i, UnitId u, Args &a) {
    auto type = [&](Tree e) {
      return i.program.canonicalType(i.program.unit(u), i.program.elementType(i.program.typeOf(i.program.unit(u), e)));
    };
    return Value::of(u != none && i.forest.equal(type(a[0].tree), type(a[1].tree)));
  });
  to.add("overwritesSubscript", {T}, B,
         [](Impl &i, UnitId u, Args &a) { return Value::of(static_cast<bool>(ownSubscript(i, u, a[0].tree))); });
  to.add("containsCycle", {T}, B, [](Impl &i, UnitId, Args &a) { return Value::of(endsTrip(i.forest, a[0].tree)); });
  to.add("positional", {T, T}, T,
         [](Impl &i, UnitId u, Args &a) { return Value::of(positional(i, u, i.forest.symbol(a[0].tree), a[1].tree)); });
  to.add("isChanged", {T}, B, [](Impl &i, UnitId u, Args &a) { return Value::of(isChanged(i, u, a[0].tree)); });
  to.test("isOverwrittenResult", [](Impl &i, UnitId u, Tree t) { return isOverwrittenResult(i, u, t); });
  to.test("isOfResult", [](Impl &i, UnitId u, Tree t) { return isOfResult(i, u, t); });
  to.add("firstCall", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(Calls(i, u).first(a[0].tree)); });
  to.add("ownSubscript", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(ownSubscript(i, u, a[0].tree)); });
  const auto substituted = [](Impl &i, UnitId u, Args &a) {
    const bool once = Calls(i, u).holdsUnrepeatable(a[1].tree);
    return Value::of(substitute(i.forest, a[0].tree, a[1].tree, a[2].tree, once));
  };
  to.add("substitute", {T, T, T}, T, substituted);
  to.add("replaced", {T, T, T}, T, substituted);         // of each expression of a list
  to.add("substituteBelow", {T, T, T}, T, substituted);  // a part of a reference leaves it a reference
  // A scalar dummy with VALUE that its unit overwrites, and that nothing else can name.
  to.test("isOverwrittenCopy", [](Impl &i, UnitId u, Tree name) {
    const Variable *v = u == none ? nullptr : i.program.lookup(i.program.unit(u), i.forest.symbol(name));
    return v && v->byValue && !v->dims && v->owner == u && i.program.unit(u).contained.empty() &&
           i.program.overwrites(i.program.unit(u), v->name);
  });
  to.add("canBeRenamed", {T, T}, B, [](Impl &i, UnitId u, Args &a) {
    const Symbol name = i.forest.symbol(a[1].tree);
    const bool isNamed = u == none || !usedUnnamed(i.forest, i.program.unit(u)).contains(name);
    return Value::of(isNamed && semantics::withOtherNames(i.forest, a[0].tree, {{name, name}}));
  });
  to.add("renamed", {T, T, T}, T, [](Impl &i, UnitId, Args &a) {
    const semantics::OtherNames names{{i.forest.symbol(a[1].tree), i.forest.symbol(a[2].tree)}};
    return Value::of(semantics::withOtherNames(i.forest, a[0].tree, names));
  });
  to.add("fragments", {T, T, T}, T, [](Impl &i, UnitId, Args &a) {
    return Value::of(Fences{i, i.forest.text(a[1].tree), i.forest.text(a[2].tree)}.list(a[0].tree));
  });
  to.add("commented", {T, T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(commented(i.forest, a[0].tree, a[1].tree)); });
  to.add("withoutLastReturn", {T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(withoutLastReturn(i.forest, a[0].tree)); });
}

}  // namespace dotbar::dataflow
