// The second pass over all files: name(args) of arrays that modules of other files declare.
#include <map>
#include <memory>

#include "engine/il/rebuild.h"
#include "frontends/fortran/fortran.h"
#include "frontends/fortran/lexical.h"
#include "frontends/fortran/scope.h"
#include "frontends/fortran/use.h"
#include "il_make.h"

namespace dotbar::fortran {
namespace {

using il::Forest;
using il::Op;
using il::Tree;

struct UnitParts {
  Tree name, formals, result, decls, body, contained;
};

UnitParts parts(const Forest &f, Tree t) {
  auto child = [&](std::uint32_t i) { return f.child(t, i); };
  switch (f.op(t)) {
    case Op::Procedure:
      return {child(1), child(2), child(3), child(4), child(5), child(6)};
    case Op::Function:
      return {child(2), child(3), child(4), child(5), child(6), child(7)};
    case Op::MainProgram:
      return {child(0), {}, {}, child(1), child(2), child(3)};
    case Op::Module:
      return {child(0), {}, {}, child(1), {}, child(2)};
    case Op::BlockData:
      return {child(0), {}, {}, child(1), {}, {}};
    default:
      return {};
  }
}

class Resolver {
 public:
  explicit Resolver(Forest &forest) : f_(forest) {}

  void modules(Tree file) {
    for (Tree u : f_.children(f_.child(file, 1))) {
      if (!f_.is(u, Op::Module)) continue;
      auto &scope = modules_[f_.symbol(f_.child(u, 0))];
      if (!scope) scope = std::make_unique<Scope>();
    }
  }
  void declareModules(Tree file) {
    for (Tree u : f_.children(f_.child(file, 1)))
      if (f_.is(u, Op::Module)) declareAll(*modules_[f_.symbol(f_.child(u, 0))], f_.child(u, 1));
  }
  Tree file(Tree t) { return with(t, 1, units(f_.child(t, 1), nullptr, false)); }

 private:
  void entities(Scope &scope, Tree list, std::uint8_t flags) {
    for (Tree e : f_.children(list))
      scope.declare(f_.symbol(f_.child(e, 0)), static_cast<std::uint8_t>(flags | (f_.arity(f_.child(e, 1)) ? Scope::Array : 0)));
  }

  void declareAll(Scope &scope, Tree decls) {
    for (Tree d : f_.children(decls)) switch (f_.op(d)) {
        case Op::Declare: {
          std::uint8_t flags = f_.is(f_.child(d, 0), Op::CharacterType) ? Scope::Character : 0;
          for (Tree a : f_.children(f_.child(d, 1)))
            if (f_.is(a, Op::DimensionAttr)) flags |= Scope::Array;
          entities(scope, f_.child(d, 2), flags);
          break;
        }
        case Op::Dimension:
          entities(scope, f_.child(d, 0), 0);
          break;
        case Op::Common:
          entities(scope, f_.child(d, 1), 0);
          break;
        case Op::External:
        case Op::Intrinsic:
          for (Tree n : f_.children(f_.child(d, 0))) scope.declare(f_.symbol(n), 0);
          break;
        case Op::IncludeLine:
          declareAll(scope, f_.child(d, 1));
          break;
        case Op::Use:
          if (auto m = modules_.find(f_.symbol(f_.child(d, 0))); m != modules_.end())
            scope.use(useNames(m->second.get(), f_, d));
          else if (!isIntrinsicModule(f_.text(f_.child(d, 0))))
            scope.setOpen();
          break;
        case Op::UnknownDecl:
          scope.setOpen();
          break;
        case Op::Attribute:
          entities(scope, f_.child(d, 1), 0);
          break;
        default:
          break;
      }
  }

  bool uses(Tree decls) const {
    for (Tree d : f_.children(decls))
      if (f_.is(d, Op::Use) && modules_.count(f_.symbol(f_.child(d, 0)))) return true;
    return false;
  }

  Tree with(Tree t, std::uint32_t i, Tree child) {
    if (f_.child(t, i) == child) return t;
    std::vector<Tree> all(f_.children(t).begin(), f_.children(t).end());
    all[i] = child;
    return keep(t, f_.node(f_.op(t), all, f_.span(t)));
  }
  Tree keep(Tree from, Tree to) { return inPlaceOf(f_, from, to); }

  Tree units(Tree list, const Scope *host, bool changed) {
    std::vector<Tree> all(f_.children(list).begin(), f_.children(list).end());
    bool any = false;
    for (Tree &u : all) {
      const Tree now = unit(u, host, changed);
      any |= now != u;
      u = now;
    }
    return any ? keep(list, f_.node(f_.op(list), all, f_.span(list))) : list;
  }

  Tree unit(Tree t, const Scope *host, bool used) {
    const UnitParts p = parts(f_, t);
    if (!p.decls) return t;
    Scope scope(host);
    if (f_.is(p.name, Op::Name) && p.formals) scope.declare(f_.symbol(p.name), 0);
    if (p.formals)
      for (Tree n : f_.children(p.formals)) scope.declare(f_.symbol(n), 0);
    if (p.result && f_.is(p.result, Op::Name)) scope.declare(f_.symbol(p.result), 0);
    declareAll(scope, p.decls);
    used |= uses(p.decls);
    std::vector<Tree> all(f_.children(t).begin(), f_.children(t).end());
    assignments(all, p, scope);
    for (Tree &c : all) {
      if (used && (f_.is(c, Op::Decls) || f_.is(c, Op::Instrs))) c = references(c, scope);
      if (p.contained && c == p.contained) c = units(c, &scope, used);
    }
    for (std::uint32_t i = 0; i < f_.arity(t); ++i)
      if (all[i] != f_.child(t, i)) return keep(t, f_.node(f_.op(t), all, f_.span(t)));
    return t;
  }

  // What was read as a statement function is the first assignment when a module declares the array. A module that is not there
  // may: then it is one, too, unless only a declaration may stand there.
  void assignments(std::vector<Tree> &unit, const UnitParts &p, const Scope &scope) {
    if (!p.body) return;
    std::vector<Tree> decls, first;
    for (Tree d : f_.children(p.decls)) {
      const bool anywhere = f_.is(d, Op::FormatLine) || f_.is(d, Op::Data);
      const Symbol name = f_.is(d, Op::StatementFunction) ? f_.symbol(f_.child(d, 0)) : Symbol{};
      if (name && (scope.isArray(name) || (scope.isOpen() && !scope.isKnown(name)))) {
        first.push_back(d);
        continue;
      }
      if (!name && !anywhere) {  // none of them is an assignment
        decls.insert(decls.end(), first.begin(), first.end());
        first.clear();
      }
      decls.push_back(d);
    }
    if (first.empty()) return;
    for (Tree &d : first) {
      const Tree formals = f_.child(d, 1);
      const std::vector<Tree> subs(f_.children(formals).begin(), f_.children(formals).end());
      const Span where{f_.span(f_.child(d, 0)).begin, f_.span(formals).end};
      const Tree left = f_.node(Op::Index, {f_.child(d, 0), f_.node(Op::Subs, subs, f_.span(formals))}, where);
      d = keep(d, f_.node(Op::Assign, {left, f_.child(d, 2)}, f_.span(d)));
    }
    first.insert(first.end(), f_.children(p.body).begin(), f_.children(p.body).end());
    for (Tree &c : unit) {
      if (c == p.decls) c = keep(c, f_.node(Op::Decls, decls, f_.span(c)));
      if (c == p.body) c = keep(c, f_.node(Op::Instrs, first, f_.span(c)));
    }
  }

  // apply to index
  Tree references(Tree root, const Scope &scope) {
    return rebuild(f_, root, [&](Tree t, std::span<const Tree> children) { return rebuilt(t, children, scope); });
  }

  Tree rebuilt(Tree t, std::span<const Tree> children, const Scope &scope) {
    if (f_.is(t, Op::Apply) && scope.isArray(f_.symbol(children[0])) && subscripts(children[1])) {
      const std::vector<Tree> subs(f_.children(children[1]).begin(), f_.children(children[1]).end());
      return keep(t, f_.node(Op::Index, {children[0], f_.node(Op::Subs, subs, f_.span(children[1]))}, f_.span(t)));
    }
    return withChildren(f_, t, children);
  }

  bool subscripts(Tree args) const {
    for (Tree a : f_.children(args))
      if (f_.is(a, Op::Keyword) || f_.is(a, Op::Alternate)) return false;
    return f_.arity(args) > 0;
  }

  Forest &f_;
  std::map<Symbol, std::unique_ptr<Scope>> modules_;
};

}  // namespace

std::vector<il::Tree> resolve(il::Forest &forest, std::span<const il::Tree> files) {
  Resolver r(forest);
  for (Tree t : files)
    if (t) r.modules(t);
  for (Tree t : files)
    if (t) r.declareModules(t);
  std::vector<Tree> all;
  for (Tree t : files) all.push_back(t ? r.file(t) : t);
  return all;
}

}  // namespace dotbar::fortran
