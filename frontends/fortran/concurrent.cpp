// ASSOCIATE (R1102) and DO CONCURRENT (R1122): like a BLOCK a copy stands for each until the unit ends. Then names of the one are
// written out (frontends/semantics/selected.h), the other is loops whose variables are its own.
#include <algorithm>

#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/fortran/blocks.h"
#include "frontends/fortran/language_functions.h"
#include "frontends/semantics/selected.h"
#include "il_make.h"

namespace dotbar::fortran {

// --- the statements ---

bool StatementParser::doConcurrent(Statement &s) {
  Statement::Concurrent c;
  if (!concurrentHeader(c)) return false;
  while (!c_.ended())
    if (!locality(c)) return false;
  s.tree = none(Op::Noexpr);
  s.second = c_.textFrom(0);
  if (s.construct) s.second.erase(0, s.second.find(':') + 1), s.second.erase(0, s.second.find_first_not_of(' '));
  s.concurrent = c;
  return true;
}

// R1125: ([type ::] i = first : last [: step], ... [, mask])
bool StatementParser::concurrentHeader(Statement::Concurrent &c) {
  if (!c_.need("(")) return false;
  const std::size_t at = c_.at();
  if (!typeSpecification(c.type) || !c_.take("::")) c.type = Tree{}, c_.back(at);
  do {
    const std::size_t from = c_.at();
    const bool loop = c_.tryName() && c_.peek() == '=' && !c_.looking("==");
    c_.back(from);
    if (loop || c.loops.empty()) {
      if (!concurrentLoop(c)) return false;
    } else {
      c.mask = e_.expression();
      return c.mask && c_.need(")");
    }
  } while (c_.take(","));
  return c_.need(")");
}

bool StatementParser::concurrentLoop(Statement::Concurrent &c) {
  const std::size_t from = c_.at();
  const Tree variable = name();
  if (!variable || !c_.need("=")) return false;
  const Tree first = e_.expression();
  if (!first || !c_.need(":")) return false;
  const Tree last = e_.expression();
  if (!last) return false;
  const Tree step = c_.take(":") ? e_.expression() : none(Op::Noexpr);
  if (!step) return false;
  c.loops.push_back(f_.node(Op::Do, {variable, first, last, step}, c_.spanFrom(from)));
  return true;
}

// R1130: LOCAL, LOCAL_INIT, SHARED (names), DEFAULT (NONE), REDUCE (operation : names)
bool StatementParser::locality(Statement::Concurrent &c) {
  const bool begun = c_.keyword("local_init");
  const bool local = !begun && c_.keyword("local");
  if (!begun && !local) {
    if (!c_.keyword("shared") && !c_.keyword("default") && !c_.keyword("reduce")) return c_.fail("a locality"), false;
    const std::size_t end = c_.peek() == '(' ? c_.skipParentheses(c_.at()) : std::string::npos;
    if (end == std::string::npos) return c_.fail("'('"), false;
    return c_.back(end), true;
  }
  c.begun |= begun;
  if (!c_.need("(")) return false;
  do {
    const Symbol n = c_.name();
    if (!n) return false;
    c.locals.push_back(n);
  } while (c_.take(","));
  return c_.need(")");
}

// --- the constructs ---

void Blocks::openAssociate(Statement &s, LogicalLine &line) {
  auto own = std::make_unique<Scope>(&scopeHere());
  for (std::size_t k = 0; k < s.trees.size(); k += 2) {
    const Tree selected = s.trees[k + 1];
    const bool characters = f_.is(selected, Op::Name) && scopeHere().isCharacter(f_.symbol(selected));
    own->declare(f_.symbol(s.trees[k]), static_cast<Scope::Flags>(Scope::Array | (characters ? Scope::Character : 0)));
  }
  const std::size_t depth = stack_.size();
  open(Frame::Associate, s, line);
  if (stack_.size() == depth) return;
  stack_.back().scope = std::move(own);
  stack_.back().selected = s.trees;
  open_.push_back(depth);
}

void Blocks::closeAssociate(LogicalLine &line) {
  auto [frame, b] = closed(line);
  for (std::size_t k = 0; k < frame.selected.size(); k += 2)
    b.selected.push_back({f_.symbol(frame.selected[k]), frame.selected[k + 1]});
  standIn(frame, b, copiedBlock(frame, b, b.body, {frame.where.begin, line.end}), line);
}

void Blocks::closeConcurrent(LogicalLine &line) {
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  LogicalLine quiet;
  quiet.start = line.start;
  const Span where{frame.where.begin, line.end};
  const Tree statements = list(Op::Instrs, frame.body, line);
  std::vector<Tree> all;
  const Statement::Concurrent c = withBoundsBefore(*frame.concurrent, statements, frame.decls, all);
  all.push_back(loopsOf(c, statements, frame.construct, where));
  semantics::BlockScope b;
  b.decls = list(Op::Decls, frame.decls, quiet);
  b.body = f_.node(Op::Instrs, all, where);
  for (Tree l : c.loops) b.own.push_back(f_.symbol(il::DoOp::var_(f_, l)));
  b.own.insert(b.own.end(), c.locals.begin(), c.locals.end());
  b.ownType = c.type;
  const Tree copy = copiedBlock(frame, b, statements, where);
  if (isInOrder(c, statements)) return standIn(frame, b, copy, line);
  frame.construct = {};
  placed(frame, copy, line);
}

// One in the other, the last one innermost: that one has the name of the construct.
Tree Blocks::loopsOf(const Statement::Concurrent &c, Tree body, Symbol construct, Span where) {
  const Tree nothing = f_.node(Op::Instrs, {}, where);
  if (c.mask) body = f_.node(Op::Instrs, {f_.node(Op::If, {c.mask, body, nothing}, where)}, where);
  for (std::size_t k = c.loops.size();;) {
    Tree loop = f_.node(Op::Loop, {c.loops[--k], body}, where);
    if (construct && k + 1 == c.loops.size()) loop = f_.node(Op::Named, {f_.leaf(Op::Text, construct, where), loop}, where);
    if (k == 0) return loop;
    body = f_.node(Op::Instrs, {loop}, where);
  }
}

// Loops evaluate the bounds of inner ones again in each trip of an outer one. Where the body may overwrite what these read, or a
// part of the same object, variables have their values, assigned before.
Statement::Concurrent Blocks::withBoundsBefore(Statement::Concurrent c, Tree body, std::vector<Tree> &decls,
                                               std::vector<Tree> &before) {
  const auto pure = [](Symbol n) { return isPureFunction(text(n)); };
  const std::set<Symbol> changed = semantics::disturbed(f_, body, unit().blocks, pure);
  const auto isChanged = [&](Tree t) { return f_.is(t, Op::Name) && changed.count(f_.symbol(t)); };
  for (std::size_t l = 1; l < c.loops.size(); ++l) {
    std::vector<Tree> parts(f_.children(c.loops[l]).begin(), f_.children(c.loops[l]).end());
    const Tree type = indexType(c, parts[0]);
    for (std::size_t k = 1; type && k < parts.size(); ++k) {
      if (!il::any(f_, parts[k], isChanged)) continue;
      std::vector<Tree> beside(c.loops);
      beside.push_back(body);
      beside.insert(beside.end(), decls.begin(), decls.end());
      const Tree name = otherName(f_.leaf(Op::Name, std::string(f_.text(parts[0])) + "_bound", f_.span(parts[k])), beside);
      const Tree none = f_.leaf(Op::Noexpr, "");
      const Tree entity = f_.node(Op::Entity, {name, f_.node(Op::Dims, {}), none, none});
      decls.push_back(f_.node(Op::Declare, {type, f_.node(Op::Attrs, {}), f_.node(Op::Entities, {entity})}));
      before.push_back(f_.node(Op::Assign, {name, parts[k]}, f_.span(parts[k])));
      parts[k] = name;
    }
    c.loops[l] = f_.node(Op::Do, parts, f_.span(c.loops[l]));
  }
  return c;
}

// As the construct or the unit declares it; no tree: neither does.
Tree Blocks::indexType(const Statement::Concurrent &c, Tree variable) {
  if (c.type) return c.type;
  for (Tree d : unitFrame().decls)
    if (f_.is(d, Op::Declare))
      for (Tree e : f_.children(il::DeclareOp::entities_(f_, d)))
        if (f_.symbol(il::EntityOp::name_(f_, e)) == f_.symbol(variable)) return il::DeclareOp::type_(f_, d);
  return {};
}

// Bounds and mask are evaluated before any trip: as loops evaluate them when nothing that they read changes on the way. The mask
// may read an element that its own trip overwrites.
bool Blocks::isInOrder(const Statement::Concurrent &c, Tree body) {
  if (c.begun) return false;
  const auto pure = [](Symbol n) { return isPureFunction(text(n)); };
  const std::set<Symbol> changed = semantics::disturbed(f_, body, unit().blocks, pure);
  std::set<Symbol> own;
  for (Tree l : c.loops) own.insert(f_.symbol(il::DoOp::var_(f_, l)));
  const auto isLocal = [&](Tree t) { return f_.is(t, Op::Name) && std::ranges::count(c.locals, f_.symbol(t)) != 0; };
  const auto isChanged = [&](Tree t) { return (f_.is(t, Op::Name) && changed.count(f_.symbol(t))) || isLocal(t); };
  const auto isOwnElement = [&](Tree t) {
    if (!f_.is(t, Op::Index) || !f_.is(il::IndexOp::base_(f_, t), Op::Name)) return false;
    std::set<Symbol> places;
    for (Tree s : f_.children(il::IndexOp::subs_(f_, t)))
      if (!f_.is(s, Op::Name) || !own.count(f_.symbol(s)) || !places.insert(f_.symbol(s)).second) return false;
    return places == own;
  };
  for (Tree l : c.loops)
    for (std::uint32_t k = 1; k < f_.arity(l); ++k)
      if (il::any(f_, f_.child(l, k), isLocal) || (l != c.loops[0] && il::any(f_, f_.child(l, k), isChanged))) return false;
  const auto isCall = [&](Tree t) {
    return f_.is(t, Op::Call) || f_.is(t, Op::Other) || (f_.is(t, Op::Apply) && !pure(f_.symbol(il::ApplyOp::function_(f_, t))));
  };
  if (!c.mask) return true;
  if (!il::any(f_, c.mask, isChanged)) return !il::any(f_, body, isCall) || !il::any(f_, c.mask, isCall);
  // every place where the array stands is the element of the trip
  std::vector<Tree> open{c.mask, body};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (isOwnElement(t)) continue;
    if (isChanged(t) && il::any(f_, c.mask, [&](Tree m) { return f_.is(m, Op::Name) && f_.symbol(m) == f_.symbol(t); }))
      return false;
    for (Tree n : f_.children(t)) open.push_back(n);
  }
  return true;
}

// --- its variables ---

// What a loop of its own kind declares: nothing where the unit's variable is for nothing else.
void Blocks::declareOwn(UnitPart &u, Tree units) {
  const auto inside = [&](Tree root, Symbol n, bool outside) {
    int found = 0;
    std::vector<Tree> open{root};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (f_.is(t, Op::Name) && f_.symbol(t) == n) ++found;
      if (const auto b = u.blocks.find(t); b != u.blocks.end()) {
        for (const auto &[name, selected] : b->second.selected) open.push_back(selected);
        if (outside && std::ranges::count(b->second.own, n)) continue;
        open.push_back(b->second.decls), open.push_back(b->second.body);
        continue;
      }
      for (Tree c : f_.children(t)) open.push_back(c);
    }
    return found;
  };
  std::vector<Tree> gone;
  for (auto &[stands, b] : u.blocks) {
    std::vector<Tree> decls(f_.children(b.decls).begin(), f_.children(b.decls).end());
    const std::size_t before = decls.size();
    bool known = true;
    for (Symbol n : b.own) {
      const bool free = u.scope->isDeclaredHere(n) && f_.arity(units) == 0 && inside(u.decls, n, true) == 1 &&
                        inside(u.body, n, true) == 0 && !inHeader(u, n) && !b.ownType;
      if (free) continue;
      const Tree d = ownDeclaration(u, n, isIndex(b, n) ? b.ownType : Tree{});
      if (d)
        decls.push_back(d);
      else if (!isIndex(b, n))
        known = false;
      else
        decls.push_back(f_.node(Op::Declare, {f_.node(Op::IntegerType, {f_.leaf(Op::Noexpr, "")}), f_.node(Op::Attrs, {}),
                                              f_.node(Op::Entities, {entityOf(n)})}));
    }
    if (!known) gone.push_back(stands);
    if (decls.size() != before) b.decls = f_.node(Op::Decls, decls, f_.span(b.decls));
  }
  for (Tree t : gone) u.blocks.erase(t);
}

Tree Blocks::entityOf(Symbol n) const {
  return f_.node(Op::Entity, {f_.leaf(Op::Name, n), f_.node(Op::Dims, {}), f_.leaf(Op::Noexpr, ""), f_.leaf(Op::Noexpr, "")});
}

bool Blocks::inHeader(const UnitPart &u, Symbol n) const {
  for (Tree h : u.header.trees)
    if (il::any(f_, h, [&](Tree t) { return f_.is(t, Op::Name) && f_.symbol(t) == n; })) return true;
  return false;
}

// A variable of a loop, not one that is LOCAL.
bool Blocks::isIndex(const semantics::BlockScope &b, Symbol n) const {
  return il::any(f_, b.body, [&](Tree t) { return f_.is(t, Op::Do) && f_.symbol(il::DoOp::var_(f_, t)) == n; });
}

// As the unit declares the variable of this name, if it does.
Tree Blocks::ownDeclaration(const UnitPart &u, Symbol name, Tree type) const {
  if (type) return f_.node(Op::Declare, {type, f_.node(Op::Attrs, {}), f_.node(Op::Entities, {entityOf(name)})});
  using O = il::DeclareOp;
  for (Tree d : f_.children(u.decls)) {
    if (!f_.is(d, Op::Declare)) continue;
    for (Tree e : f_.children(O::entities_(f_, d))) {
      if (f_.symbol(il::EntityOp::name_(f_, e)) != name) continue;
      std::vector<Tree> attrs;
      for (Tree a : f_.children(O::attrs_(f_, d)))
        if (f_.is(a, Op::DimensionAttr) || f_.text(a) == "allocatable" || f_.text(a) == "pointer") attrs.push_back(a);
      const Tree own = f_.node(Op::Entity, {f_.leaf(Op::Name, name), il::EntityOp::dims_(f_, e), il::EntityOp::length_(f_, e),
                                            f_.leaf(Op::Noexpr, "")});
      return f_.node(Op::Declare, {O::type_(f_, d), f_.node(Op::Attrs, attrs), f_.node(Op::Entities, {own})});
    }
  }
  return {};
}

}  // namespace dotbar::fortran
