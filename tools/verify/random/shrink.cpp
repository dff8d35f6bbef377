// The shrinker: proposes one change after another, keeps those after which the program still fails. A program that is no longer
// well defined does not count as failing: the checks discard it, because the program itself fails in the interpreter.
#include "tools/verify/random/shrink.h"

#include <algorithm>

#include "engine/il/walk.h"
#include "il_make.h"
#include "tools/verify/interpret/machine.h"
#include "tools/verify/random/check.h"

namespace dotbar::random {

namespace {

class Shrinker {
 public:
  Shrinker(Forest &f, RandomProgram p, const Fails &fails, int tries)
      : f_(f), b_{f}, p_(std::move(p)), fails_(fails), tries_(tries) {}

  RandomProgram run() {
    for (bool changed = true; changed && tries_ > 0;) {
      changed = heads();
      changed |= nodes(Op::Units, &Shrinker::unitChanges);
      changed |= nodes(Op::Decls, &Shrinker::declarationChanges);
      changed |= nodes(Op::Instrs, &Shrinker::statementChanges);
      changed |= expressions();
      changed |= declarations();
    }
    return p_;
  }

 private:
  using Path = std::vector<std::uint32_t>;

  bool accepts(const RandomProgram &q) {
    if (tries_-- <= 0 || !wellDefined(q)) return false;
    if (!fails_(f_, q)) return false;
    p_ = q;
    return true;
  }

  bool wellDefined(const RandomProgram &q) {
    interpret::Options o;
    o.requireDeclared = false;
    o.stepLimit = 1'000'000;
    interpret::Machine<double> m(f_, std::span(&q.file, 1), o);
    giveAll(m, q.head.unit, q);
    if (!m.run(q.head.unit).ok) return false;
    for (const std::string &y : q.head.dependents)
      for (const auto &v : taken(m, q.head.unit, inputNamed(q, y)))
        if (!v) return false;
    return true;
  }

  Tree at(const Path &path) const {
    Tree t = p_.file;
    for (std::uint32_t k : path) t = f_.child(t, k);
    return t;
  }
  Tree replaced(Tree t, const Path &path, std::size_t depth, Tree by) {
    if (depth == path.size()) return by;
    std::vector<Tree> children(f_.children(t).begin(), f_.children(t).end());
    children[path[depth]] = replaced(children[path[depth]], path, depth + 1, by);
    return f_.node(f_.op(t), children);
  }
  bool tryReplace(const Path &path, Tree by) {
    RandomProgram q = p_;
    q.file = replaced(p_.file, path, 0, by);
    return accepts(q);
  }

  // One of several heads.
  bool oneHead() {
    if (p_.others.empty()) return false;
    RandomProgram q = p_;
    q.others.clear();
    if (accepts(q)) return true;
    for (std::size_t k = 0; k < p_.others.size(); ++k) {
      q = p_.other(k);
      q.called = false;
      if (accepts(q)) return true;
      q.called = true;
      if (accepts(q)) return true;
      q = p_;
      q.others.erase(q.others.begin() + static_cast<long>(k));
      if (accepts(q)) return true;
    }
    return false;
  }

  bool heads() {
    bool changed = oneHead();
    for (auto list : {&Head::independents, &Head::dependents})
      for (std::size_t k = 0; k < (p_.head.*list).size() && (p_.head.*list).size() > 1;) {
        RandomProgram q = p_;
        (q.head.*list).erase((q.head.*list).begin() + static_cast<long>(k));
        if (accepts(q))
          changed = true;
        else
          ++k;
      }
    return changed;
  }

  // Units, also those that a module contains; modules themselves.
  bool unitChanges(const Path &path) {
    return elements(path, [](Op) { return true; });
  }
  // Declarations that give values or names; what is then not defined makes the program one that does not count.
  bool declarationChanges(const Path &path) {
    return elements(path, [](Op op) { return op == Op::Data || op == Op::Save || op == Op::Use; });
  }
  template <class May>
  bool elements(const Path &path, May &&may) {
    bool changed = false;
    for (std::uint32_t k = 0; k < f_.arity(at(path));) {
      if (may(f_.op(f_.child(at(path), k))) && tryReplace(path, without(at(path), k, 1)))
        changed = true;
      else
        ++k;
    }
    return changed;
  }

  void collect(Tree t, Path &path, Op op, std::vector<Path> &found) const {
    if (f_.is(t, op)) found.push_back(path);
    for (std::uint32_t k = 0; k < f_.arity(t); ++k) {
      path.push_back(k);
      collect(f_.child(t, k), path, op, found);
      path.pop_back();
    }
  }

  // Applies `change` to every node of an operator until it finds nothing more.
  bool nodes(Op op, bool (Shrinker::*change)(const Path &)) {
    bool changed = false;
    for (bool again = true; again && tries_ > 0;) {
      again = false;
      std::vector<Path> found;
      Path path;
      collect(p_.file, path, op, found);
      for (const Path &p : found)
        if ((this->*change)(p)) {
          again = changed = true;
          break;
        }
    }
    return changed;
  }

  Tree without(Tree list, std::uint32_t from, std::uint32_t count, std::span<const Tree> instead = {}) {
    std::vector<Tree> kept;
    for (std::uint32_t i = 0; i < f_.arity(list); ++i) {
      if (i == from) kept.insert(kept.end(), instead.begin(), instead.end());
      if (i < from || i >= from + count) kept.push_back(f_.child(list, i));
    }
    return f_.node(f_.op(list), kept);
  }

  // Drops runs of statements, halves first; replaces a control statement by one of its bodies.
  bool statementChanges(const Path &path) {
    bool changed = false;
    for (std::uint32_t size = std::max(1u, f_.arity(at(path)) / 2); size >= 1; size /= 2)
      for (std::uint32_t k = 0; k + size <= f_.arity(at(path));) {
        if (tryReplace(path, without(at(path), k, size)))
          changed = true;
        else
          ++k;
      }
    for (std::uint32_t k = 0; k < f_.arity(at(path)); ++k) {
      const Tree t = f_.child(at(path), k);
      std::vector<Tree> bodies;
      if (f_.is(t, Op::If)) bodies = {il::IfOp::then_(f_, t), il::IfOp::else_(f_, t)};
      if (f_.is(t, Op::Loop)) bodies = {il::LoopOp::body_(f_, t)};
      if (f_.is(t, Op::Select))
        for (Tree c : f_.children(il::SelectOp::cases_(f_, t))) bodies.push_back(il::AnyOp::body_(f_, c));
      for (Tree body : bodies) {
        const std::vector<Tree> inside(f_.children(body).begin(), f_.children(body).end());
        if (tryReplace(path, without(at(path), k, 1, inside))) return true;
      }
    }
    return changed;
  }

  bool isExpression(Op op) const {
    return il::hasSort(op, il::Sort::Expr) && op != Op::Name && op != Op::Intval && op != Op::Realval;
  }

  void collectExpressions(Tree t, Path &path, bool free, std::vector<Path> &found) const {
    if (free && isExpression(f_.op(t))) found.push_back(path);
    const bool whole = f_.is(t, Op::Assign) || f_.is(t, Op::Do);
    for (std::uint32_t k = 0; k < f_.arity(t); ++k) {
      path.push_back(k);
      const bool name = (f_.is(t, Op::Apply) || f_.is(t, Op::Call) || f_.is(t, Op::Index)) && k == 0;
      const bool fixed = f_.is(f_.child(t, k), Op::Decls) || f_.is(f_.child(t, k), Op::Ranges);
      if (!fixed) collectExpressions(f_.child(t, k), path, !name && !(whole && k == 0), found);
      path.pop_back();
    }
  }

  bool expressions() {
    bool changed = false;
    for (std::size_t k = 0;; ++k) {
      std::vector<Path> found;
      Path path;
      collectExpressions(p_.file, path, false, found);
      if (k >= found.size() || tries_ <= 0) return changed;
      if (simplify(found[k])) changed = true, k = k ? k - 1 : 0;
    }
  }

  // 'l' logical, 'i' integer, 'r' real: code that is not run must stay well typed too.
  char typeOf(Tree unit, Tree t) const {
    switch (f_.op(t)) {
      case Op::Eq:
      case Op::Ne:
      case Op::Lt:
      case Op::Le:
      case Op::Gt:
      case Op::Ge:
      case Op::And:
      case Op::Or:
      case Op::Not:
        return 'l';
      case Op::Intval:
        return 'i';
      case Op::Realval:
        return 'r';
      case Op::Name:
        return isInteger(unit, f_.symbol(t)) ? 'i' : 'r';
      case Op::Index:
        return typeOf(unit, il::IndexOp::base_(f_, t));
      case Op::Apply: {
        const std::string_view n = f_.text(il::ApplyOp::function_(f_, t));
        const bool asFirst = n == "mod" || n == "min" || n == "max";
        return asFirst ? typeOf(unit, f_.children(il::ApplyOp::args_(f_, t)).front()) : 'r';
      }
      default:
        break;
    }
    for (Tree c : f_.children(t))
      if (typeOf(unit, c) != 'i') return 'r';
    return 'i';
  }
  bool isInteger(Tree unit, Symbol name) const {
    for (Tree part : f_.children(unit)) {
      if (!f_.is(part, Op::Decls)) continue;
      for (Tree d : f_.children(part))
        if (f_.is(d, Op::Declare) && f_.is(il::DeclareOp::type_(f_, d), Op::IntegerType) &&
            mentioned(il::DeclareOp::entities_(f_, d), name))
          return true;
    }
    return false;
  }

  bool simplify(const Path &path) {
    const Tree t = at(path), unit = at({path[0], path[1]});
    std::vector<Tree> tries;
    if (f_.is(t, Op::Apply))
      for (Tree a : f_.children(il::ApplyOp::args_(f_, t))) tries.push_back(a);
    else if (f_.is(t, Op::Index))
      tries.push_back(
          b_.index(f_.text(il::IndexOp::base_(f_, t)), std::vector<Tree>(f_.arity(il::IndexOp::subs_(f_, t)), b_.integer(1))));
    else
      for (Tree a : f_.children(t)) tries.push_back(a);
    if (!f_.is(t, Op::Index)) tries.push_back(b_.real("2.0d0")), tries.push_back(b_.integer(1));
    for (Tree s : tries)
      if (!f_.equal(s, t) && typeOf(unit, s) == typeOf(unit, t) && tryReplace(path, s)) return true;
    return false;
  }

  bool mentioned(Tree t, Symbol s) const {
    return il::any(f_, t, [&](Tree x) { return f_.is(x, Op::Name) && f_.symbol(x) == s; });
  }

  // Declared names that nothing uses.
  bool declarations() {
    bool changed = false;
    for (std::size_t k = 0;; ++k) {
      std::vector<Path> found;
      Path path;
      collect(p_.file, path, Op::Declare, found);
      if (k >= found.size()) return changed;
      Path unit = found[k];
      unit.resize(2);
      const Tree decl = at(found[k]), entities = il::DeclareOp::entities_(f_, decl);
      std::vector<Tree> kept;
      for (Tree e : f_.children(entities)) {
        int uses = 0;
        const Symbol name = f_.symbol(il::EntityOp::name_(f_, e));
        for (Tree c : f_.children(at(unit))) uses += !f_.is(c, Op::Decls) && mentioned(c, name);
        const Path declsPath(found[k].begin(), found[k].end() - 1);
        for (Tree d : f_.children(at(declsPath))) uses += f_.is(d, Op::Common) && mentioned(d, name);
        if (uses) kept.push_back(e);
      }
      if (kept.size() == f_.arity(entities)) continue;
      if (kept.empty()) {
        const Path decls(found[k].begin(), found[k].end() - 1);
        if (tryReplace(decls, without(at(decls), found[k].back(), 1))) changed = true, k = 0;
        continue;
      }
      using O = il::DeclareOp;
      if (tryReplace(found[k], O::make(f_, O::type_(f_, decl), O::attrs_(f_, decl), b_.list(Op::Entities, kept)))) changed = true;
    }
  }

  Forest &f_;
  Build b_;
  RandomProgram p_;
  const Fails &fails_;
  int tries_;
};

}  // namespace

RandomProgram shrink(Forest &forest, RandomProgram program, const Fails &fails, int tries) {
  return Shrinker(forest, std::move(program), fails, tries).run();
}

}  // namespace dotbar::random
