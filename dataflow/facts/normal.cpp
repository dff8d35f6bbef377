// Primitives for rules that bring a program into a normal form before data flow: calls of the program's own functions inside
// expressions, and subscripts that their own statement overwrites.
#include <algorithm>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

namespace {

using Impl = Facts::Impl;
using Args = Values;

// A call of a function of the program whose result is a floating-point number.
bool isOwnCall(Impl &i, UnitId u, Tree t) {
  if (u == none || !i.forest.is(t, Op::Apply)) return false;
  const UnitId callee = i.program.resolveProcedure(i.program.unit(u), i.forest.symbol(i.forest.child(t, 0)));
  if (callee == none || !i.program.unit(callee).result) return false;
  switch (i.forest.op(i.program.elementType(i.program.typeOf(i.program.unit(u), t)))) {
    case Op::RealType:
    case Op::DoubleType:
    case Op::ComplexType:
    case Op::DoubleComplexType:
      return true;
    default:
      return false;
  }
}

template <class Test>
bool any(const Forest &f, Tree root, Test &&test) {
  std::vector<Tree> open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (test(t)) return true;
    for (Tree c : f.children(t)) open.push_back(c);
  }
  return false;
}

bool containsCall(Impl &i, UnitId u, Tree t) {
  return any(i.forest, t, [&](Tree x) { return isOwnCall(i, u, x); });
}

bool containsLateCall(Impl &i, UnitId u, Tree t) {
  const Forest &f = i.forest;
  return any(f, t, [&](Tree x) {
    if (f.is(x, Op::And) || f.is(x, Op::Or)) return containsCall(i, u, f.child(x, 1));
    return f.is(x, Op::Cond) && (containsCall(i, u, f.child(x, 1)) || containsCall(i, u, f.child(x, 2)));
  });
}

Symbol baseName(const Forest &f, Tree ref) {
  while (f.is(ref, Op::Index) || f.is(ref, Op::Field)) ref = f.child(ref, 0);
  return f.is(ref, Op::Name) ? f.symbol(ref) : Symbol{};
}

bool names(const Forest &f, Tree in, Symbol s) {
  return any(f, in, [&](Tree x) { return f.is(x, Op::Name) && f.symbol(x) == s; });
}

Tree ownSubscript(const Forest &f, Tree ref) {
  const Symbol own = baseName(f, ref);
  for (Tree x = ref; f.is(x, Op::Index) || f.is(x, Op::Field); x = f.child(x, 0)) {
    if (!f.is(x, Op::Index)) continue;
    for (Tree s : f.children(f.child(x, 1)))
      if (names(f, s, own)) return s;
  }
  return {};
}

// Innermost, leftmost.
Tree firstCall(Impl &i, UnitId u, Tree t) {
  for (;;) {
    bool deeper = false;
    for (Tree c : i.forest.children(t))
      if (containsCall(i, u, c)) {
        t = c, deeper = true;
        break;
      }
    if (!deeper) return isOwnCall(i, u, t) ? t : Tree{};
  }
}

Tree substitute(Forest &f, Tree in, Tree what, Tree by) {
  if (f.equal(in, what)) return by;
  if (il::isLeaf(f.op(in))) return in;
  std::vector<Tree> children;
  bool changed = false;
  const auto c = f.children(in);
  for (Tree x : std::vector<Tree>(c.begin(), c.end())) {
    children.push_back(substitute(f, x, what, by));
    changed |= children.back() != x;
  }
  return changed ? f.node(f.op(in), children, f.span(in)) : in;
}

// The arguments of a call in the order of the procedure's formals; as they are when one of those before the last is not given.
Tree positional(Impl &i, UnitId u, Symbol procedure, Tree args) {
  Forest &f = i.forest;
  const std::vector<Tree> given(f.children(args).begin(), f.children(args).end());
  const auto first = std::find_if(given.begin(), given.end(), [&](Tree a) { return f.is(a, Op::Keyword); });
  const UnitId callee = u == none ? none : i.program.resolveProcedure(i.program.unit(u), procedure);
  if (first == given.end() || callee == none) return args;
  const std::vector<Symbol> &formals = i.program.unit(callee).formals;
  std::vector<Tree> placed(formals.size());
  std::copy_n(given.begin(), std::min<std::size_t>(static_cast<std::size_t>(first - given.begin()), placed.size()),
              placed.begin());
  for (auto a = first; a != given.end(); ++a) {
    const auto at = std::find(formals.begin(), formals.end(), f.symbol(f.child(*a, 0)));
    if (at == formals.end()) return args;
    placed[static_cast<std::size_t>(at - formals.begin())] = f.child(*a, 1);
  }
  while (!placed.empty() && !placed.back()) placed.pop_back();
  const bool whole = placed.size() == given.size() && std::none_of(placed.begin(), placed.end(), [](Tree a) { return !a; });
  return whole ? f.node(Op::Args, placed, f.span(args)) : args;
}

bool isChanged(Impl &i, UnitId u, Tree t) {
  const Forest &f = i.forest;
  return any(f, t, [&](Tree x) {
    if (isOwnCall(i, u, x)) return true;
    if (f.is(x, Op::Call)) {
      const Tree args = f.child(x, 1);
      if (positional(i, u, f.symbol(f.child(x, 0)), args) != args) return true;
    }
    return f.is(x, Op::Assign) && static_cast<bool>(ownSubscript(f, f.child(x, 0)));
  });
}

Tree withoutLastReturn(Forest &f, Tree list) {
  const auto c = f.children(list);
  std::vector<Tree> all(c.begin(), c.end());
  if (!all.empty() && f.is(all.back(), Op::Return)) all.pop_back();
  return all.size() == c.size() ? list : f.node(Op::Instrs, all);
}

Tree sameComments(Forest &f, Tree from, Tree to) {
  if (const il::Comments *c = f.comments(from); c && to != from) f.setComments(to, il::Comments(*c));
  return to;
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

}  // namespace

void addNormalPrimitives(std::vector<Primitive> &all) {
  const Type B = Type::Bool, T = Type::Tree;
  auto add = [&](std::string_view name, std::vector<Type> params, Type result, auto run) {
    all.push_back({name, std::move(params), result, false, 0, run});
  };
  add("isOwnCall", {T}, B, [](Impl &i, UnitId u, Args &a) { return Value::of(isOwnCall(i, u, a[0].tree)); });
  add("containsCall", {T}, B, [](Impl &i, UnitId u, Args &a) { return Value::of(containsCall(i, u, a[0].tree)); });
  add("containsLateCall", {T}, B, [](Impl &i, UnitId u, Args &a) { return Value::of(containsLateCall(i, u, a[0].tree)); });
  add("overlaps", {T, T}, B,
      [](Impl &i, UnitId, Args &a) { return Value::of(names(i.forest, a[1].tree, baseName(i.forest, a[0].tree))); });
  add("sameType", {T, T}, B, [](Impl &i, UnitId u, Args &a) {
    auto type = [&](Tree e) {
      return i.program.canonicalType(i.program.unit(u), i.program.elementType(i.program.typeOf(i.program.unit(u), e)));
    };
    return Value::of(u != none && i.forest.equal(type(a[0].tree), type(a[1].tree)));
  });
  add("overwritesSubscript", {T}, B,
      [](Impl &i, UnitId, Args &a) { return Value::of(static_cast<bool>(ownSubscript(i.forest, a[0].tree))); });
  add("containsCycle", {T}, B, [](Impl &i, UnitId, Args &a) {
    return Value::of(any(i.forest, a[0].tree, [&](Tree x) { return i.forest.is(x, Op::Cycle); }));
  });
  add("positional", {T, T}, T,
      [](Impl &i, UnitId u, Args &a) { return Value::of(positional(i, u, i.forest.symbol(a[0].tree), a[1].tree)); });
  add("isChanged", {T}, B, [](Impl &i, UnitId u, Args &a) { return Value::of(isChanged(i, u, a[0].tree)); });
  add("firstCall", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(firstCall(i, u, a[0].tree)); });
  add("ownSubscript", {T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(ownSubscript(i.forest, a[0].tree)); });
  add("substitute", {T, T, T}, T,
      [](Impl &i, UnitId, Args &a) { return Value::of(substitute(i.forest, a[0].tree, a[1].tree, a[2].tree)); });
  add("fragments", {T, T, T}, T, [](Impl &i, UnitId, Args &a) {
    return Value::of(Fences{i, i.forest.text(a[1].tree), i.forest.text(a[2].tree)}.list(a[0].tree));
  });
  add("withoutLastReturn", {T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(withoutLastReturn(i.forest, a[0].tree)); });
}

}  // namespace dotbar::dataflow
