// Submodules (R1416) are put into the modules that they belong to.
#include "frontends/fortran/submodules.h"

#include <algorithm>
#include <map>
#include <string>

#include "engine/il/rebuild.h"
#include "frontends/fortran/fortran.h"
#include "frontends/fortran/submodule_names.h"
#include "frontends/fortran/use.h"
#include "il_make.h"

namespace dotbar::fortran {

using il::Forest;
using il::Op;
using il::Tree;

namespace {

constexpr int wide = 1 << 20;  // each statement of a text that is kept is a line

bool hasPrefix(const Forest &f, Tree procedure, std::string_view word) {
  const auto is = [&](Tree a) { return f.text(a) == word; };
  return std::ranges::any_of(f.children(il::ProcedureOp::prefix_(f, procedure)), is);
}

bool isBodyOfInterface(const Forest &f, Tree unit) { return f.is(unit, Op::Procedure) && hasPrefix(f, unit, "module"); }

struct Submodule {
  Tree text;  // as it stands in its file
  Symbol name, ancestor, parent;
  Tree module;  // as one
  bool isPlaced = false, isTried = false;
  std::string why{};           // it stays apart
  std::set<Symbol> brought{};  // names that the module has because of it
};

// The parts of a module while something is put into it.
struct Parts {
  std::vector<Tree> decls, units;
};

class Merging {
 public:
  Merging(Forest &f, std::span<const Tree> files) : f_(f), names_(f) {
    for (Tree file : files)
      if (file)
        for (Tree u : f.children(il::FileOp::units_(f, file))) find(u);
  }
  std::vector<Tree> files(std::span<const Tree> read) {
    for (const auto &[name, module] : modules_) completeOwn(name);
    for (bool goesOn = true; goesOn;) {
      goesOn = false;
      for (Submodule &s : submodules_)
        if (!s.isTried && isReady(s)) {
          s.isTried = goesOn = true;
          s.isPlaced = merge(s);
          if (!s.isPlaced) s.why = why_;
        }
    }
    std::vector<Tree> all;
    for (Tree t : read) all.push_back(t ? file(t) : t);
    return all;
  }

  std::set<Symbol> changed() const {
    std::set<Symbol> names;
    for (const auto &[name, module] : modules_)
      if (names_.module(name) != module) names.insert(name);
    return names;
  }
  void report(Diagnostics &diagnostics) const {
    for (const Submodule &s : submodules_)
      if (!s.isPlaced)
        diagnostics.report(DiagnosticKind::Unresolved, f_.span(s.text),
                           "submodule " + std::string(text(s.name)) + " counts as if it were not among the sources: " +
                               (s.isTried ? s.why : "what it is of is not there"));
  }

 private:
  Forest &f_;
  mutable std::string why_;
  ModuleNames names_;
  std::map<Symbol, Tree> modules_;  // as they were read
  std::vector<Submodule> submodules_;

  void find(Tree unit) {
    if (f_.is(unit, Op::Module)) {
      const Symbol name = f_.symbol(il::ModuleOp::name_(f_, unit));
      if (modules_.emplace(name, unit).second) names_.set(name, unit);
    }
    const std::vector<Tree> *parts = f_.is(unit, Op::OtherUnit) ? f_.readAs(unit) : nullptr;
    if (!parts) return;
    const auto symbol = [&](std::size_t k) { return f_.is((*parts)[k], Op::Name) ? f_.symbol((*parts)[k]) : Symbol{}; };
    submodules_.push_back({unit, symbol(0), symbol(1), symbol(2), (*parts)[3]});
  }

  bool isReady(const Submodule &s) const {
    if (!names_.isKnown(s.ancestor)) return false;
    const auto isParent = [&](const Submodule &p) { return p.isPlaced && p.ancestor == s.ancestor && p.name == s.parent; };
    return !s.parent || std::ranges::any_of(submodules_, isParent);
  }

  Tree file(Tree t) {
    std::vector<Tree> units;
    const Tree list = il::FileOp::units_(f_, t);
    for (Tree u : f_.children(list)) {
      const auto isIt = [&](const Submodule &s) { return s.isPlaced && s.text == u; };
      if (std::ranges::any_of(submodules_, isIt)) continue;
      const auto m = f_.is(u, Op::Module) ? modules_.find(f_.symbol(il::ModuleOp::name_(f_, u))) : modules_.end();
      units.push_back(m != modules_.end() && m->second == u ? names_.module(m->first) : u);
    }
    if (std::ranges::equal(units, f_.children(list))) return t;
    const Tree now[] = {il::FileOp::path_(f_, t), il::inPlaceOf(f_, list, f_.node(Op::Units, units, f_.span(list)))};
    return il::withChildren(f_, t, now);
  }

  Parts parts(Tree module) const {
    const auto all = [&](Tree list) { return std::vector<Tree>(f_.children(list).begin(), f_.children(list).end()); };
    return {all(il::ModuleOp::decls_(f_, module)), all(il::ModuleOp::contained_(f_, module))};
  }

  void put(Symbol name, const Parts &p) {
    const Tree module = names_.module(name), decls = il::ModuleOp::decls_(f_, module),
               units = il::ModuleOp::contained_(f_, module);
    const Tree now[] = {il::ModuleOp::name_(f_, module), il::inPlaceOf(f_, decls, f_.node(Op::Decls, p.decls, f_.span(decls))),
                        il::inPlaceOf(f_, units, f_.node(Op::Units, p.units, f_.span(units)))};
    names_.set(name, il::withChildren(f_, module, now));
  }

  // A module may have bodies of procedures that it describes itself.
  void completeOwn(Symbol name) {
    Parts p = parts(names_.module(name));
    if (std::ranges::none_of(p.units, [&](Tree u) { return isBodyOfInterface(f_, u); })) return;
    for (Tree &u : p.units)
      if (isBodyOfInterface(f_, u) && !complete(p, u)) return;
    put(name, p);
  }

  // A body as a procedure of the module, whose interface goes. False: it has none.
  bool complete(Parts &p, Tree &body) {
    const Symbol name = f_.symbol(il::ProcedureOp::name_(f_, body));
    for (auto d = p.decls.begin(); d != p.decls.end(); ++d) {
      const Tree described = f_.is(*d, Op::Interface) ? description(*d, name) : Tree{};
      if (!described) continue;
      body = withHeader(body, hasPrefix(f_, body, "procedure") ? il::DescribedOp::unit_(f_, described) : body);
      if (const Tree left = without(*d, described))
        *d = left;
      else
        p.decls.erase(d);
      return true;
    }
    return false;
  }

  Tree description(Tree block, Symbol name) const {
    for (Tree p : f_.children(il::InterfaceOp::parts_(f_, block)))
      if (f_.is(p, Op::Described))
        if (const Tree u = il::DescribedOp::unit_(f_, p); isBodyOfInterface(f_, u) && f_.symbol(il::AnyOp::name_(f_, u)) == name)
          return p;
    return {};
  }

  // Of something generic the procedure is named; no tree: nothing is left.
  Tree without(Tree block, Tree described) {
    using O = il::InterfaceOp;
    std::vector<Tree> left;
    for (Tree p : f_.children(O::parts_(f_, block))) {
      if (p != described) left.push_back(p);
      if (p != described || !f_.is(O::generic_(f_, block), Op::Name)) continue;
      const Span where = f_.span(p);
      left.push_back(f_.node(Op::Specifics,
                             {f_.node(Op::Attrs, {f_.leaf(Op::Attr, "module", where)}, where),
                              f_.node(Op::Names, {il::AnyOp::name_(f_, il::DescribedOp::unit_(f_, p))}, where)},
                             where));
    }
    if (left.empty()) return {};
    const Tree now[] = {O::prefix_(f_, block), O::generic_(f_, block), f_.node(Op::Interfaced, left, f_.span(block))};
    return il::withChildren(f_, block, now);
  }

  Tree withHeader(Tree body, Tree header) {
    using O = il::ProcedureOp;
    std::vector<Tree> prefix, decls;
    for (Tree a : f_.children(O::prefix_(f_, header)))
      if (f_.text(a) != "module") prefix.push_back(a);
    const Tree list = O::decls_(f_, body);
    if (header != body) decls.assign(f_.children(O::decls_(f_, header)).begin(), f_.children(O::decls_(f_, header)).end());
    const auto firstDeclared = std::ranges::find_if(decls, [&](Tree d) { return !f_.is(d, Op::Use); });
    std::vector<Tree> uses, rest;
    for (Tree d : f_.children(list)) (f_.is(d, Op::Use) ? uses : rest).push_back(d);
    if (std::ranges::any_of(decls, [&](Tree d) { return f_.is(d, Op::ImplicitNone); }))
      std::erase_if(rest, [&](Tree d) { return f_.is(d, Op::ImplicitNone); });
    else
      std::stable_partition(rest.begin(), rest.end(),
                            [&](Tree d) { return f_.is(d, Op::ImplicitNone) || f_.is(d, Op::Implicit); });
    std::vector<Tree> all(decls.begin(), firstDeclared);
    all.insert(all.end(), uses.begin(), uses.end());
    const auto firstOwn =
        std::ranges::find_if(rest, [&](Tree d) { return !f_.is(d, Op::ImplicitNone) && !f_.is(d, Op::Implicit); });
    all.insert(all.end(), rest.begin(), firstOwn);
    all.insert(all.end(), firstDeclared, decls.end());
    all.insert(all.end(), firstOwn, rest.end());
    const Tree now[] = {f_.node(Op::Attrs, prefix, f_.span(O::prefix_(f_, header))),
                        O::type_(f_, header),
                        O::name_(f_, body),
                        O::formals_(f_, header),
                        O::result_(f_, header),
                        il::inPlaceOf(f_, list, f_.node(Op::Decls, all, f_.span(list))),
                        O::body_(f_, body),
                        O::contained_(f_, body)};
    return il::withChildren(f_, body, now);
  }

  bool apart(std::string why) const { return why_ = std::move(why), false; }
  bool meansTwo(const Submodule &s, Symbol name) const {
    return apart("'" + std::string(text(name)) + "' means something else elsewhere in module " + std::string(text(s.ancestor)));
  }

  // --- names ---
  struct Taken {
    Symbol local, there, module;
  };
  // What the submodule's USE statements bring that its module has not; nothing: it cannot be said.
  struct Uses {
    std::vector<Taken> taken;
    std::vector<Tree> whole;  // of modules of the language
    std::set<Symbol> same;    // names that the module has, too, for the same
  };

  bool takes(const Submodule &s, Symbol module, Symbol local, Symbol there, Uses &uses) const {
    const auto from = names_.isKnown(module) ? names_.origin(module, there) : std::optional(ModuleName{module, there});
    if (!from) return apart("module " + std::string(text(module)) + " has no '" + std::string(text(there)) + "'");
    const auto has = names_.origin(s.ancestor, local);
    if (has && *has != *from && !isOperatorName(local)) return meansTwo(s, local);
    if (has == from)
      uses.same.insert(local);
    else
      uses.taken.push_back({local, there, module});
    return true;
  }

  // Of a USE without ONLY, what occurs in the submodule; operators occur without a name.
  bool takesAll(const Submodule &s, Tree use, Symbol module, Uses &uses) const {
    const Tree renamed = il::AnyOp::uses_(f_, il::UseOp::visible_(f_, use));
    std::map<Symbol, Symbol> there;
    std::set<Symbol> gone;
    for (Tree u : f_.children(renamed)) {
      there[f_.symbol(il::AnyOp::local_(f_, u))] = f_.symbol(il::AnyOp::there_(f_, u));
      gone.insert(f_.symbol(il::AnyOp::there_(f_, u)));
    }
    std::set<Symbol> occurring = freeNames(f_, s.module);
    occurring.merge(names_.operators());
    for (Symbol n : occurring) {
      const auto r = there.find(n);
      if (r == there.end() && gone.contains(n)) continue;
      const Symbol original = r == there.end() ? n : r->second;
      if (!names_.isPublic(module, original) || !names_.origin(module, original)) continue;
      if (!takes(s, module, n, original, uses)) return false;
    }
    return true;
  }

  std::optional<Uses> usesOf(const Submodule &s) const {
    Uses uses;
    for (Tree d : f_.children(il::ModuleOp::decls_(f_, s.module))) {
      if (!f_.is(d, Op::Use)) continue;
      const Symbol module = f_.symbol(il::UseOp::module_(f_, d));
      const Tree visible = il::UseOp::visible_(f_, d);
      const std::string name(text(module));
      if (names_.reaches(module, s.ancestor)) return apart("module " + name + " uses its module"), std::nullopt;
      if (f_.is(visible, Op::Only)) {
        for (Tree u : f_.children(il::AnyOp::uses_(f_, visible)))
          if (!takes(s, module, f_.symbol(il::AnyOp::local_(f_, u)), f_.symbol(il::AnyOp::there_(f_, u)), uses))
            return std::nullopt;
      } else if (names_.isKnown(module)) {
        if (!takesAll(s, d, module, uses)) return std::nullopt;
      } else if (isIntrinsicModule(text(module))) {
        uses.whole.push_back(d);
      } else {
        return apart("module " + name + " is not among the sources, and any name may come from there"), std::nullopt;
      }
    }
    return uses;
  }

  // Whether everything means in the module what it meant before.
  bool keepsNames(const Submodule &s, const std::set<Symbol> &own, const Uses &uses) const {
    const std::set<Symbol> there = freeNames(f_, names_.module(s.ancestor)), here = freeNames(f_, s.module);
    std::set<Symbol> now(own);
    for (const Taken &t : uses.taken) now.insert(t.local);
    for (Symbol n : now)
      if (!isOperatorName(n) && (there.contains(n) || names_.origin(s.ancestor, n))) return meansTwo(s, n);
    const std::set<Symbol> seen = seenBy(s);
    for (const Submodule &o : submodules_)
      for (Symbol n : o.ancestor == s.ancestor ? o.brought : std::set<Symbol>{})
        if (here.contains(n) && !uses.same.contains(n) && !seen.contains(n)) return meansTwo(s, n);
    return true;
  }

  // What the submodules above it brought.
  std::set<Symbol> seenBy(const Submodule &s) const {
    std::set<Symbol> names;
    for (Symbol parent = s.parent; parent;) {
      const auto p =
          std::ranges::find_if(submodules_, [&](const Submodule &o) { return o.name == parent && o.ancestor == s.ancestor; });
      if (p == submodules_.end()) break;
      names.insert(p->brought.begin(), p->brought.end());
      parent = p->parent;
    }
    return names;
  }

  // --- putting together ---
  bool merge(Submodule &s) {
    const Parts of = parts(s.module);
    const auto isNotKnown = [&](Tree d) { return f_.is(d, Op::UnknownDecl) || f_.is(d, Op::Implicit); };
    const auto uses = usesOf(s);
    if (!uses) return false;
    if (std::ranges::any_of(of.decls, isNotKnown)) return apart("it has declarations that are not known, or IMPLICIT");
    Parts p = parts(names_.module(s.ancestor));
    std::set<Symbol> own = declaredIn(f_, s.module);
    const auto isNone = [&](Tree d) { return f_.is(d, Op::ImplicitNone); };
    const bool none = std::ranges::any_of(of.decls, isNone) && std::ranges::none_of(p.decls, isNone);
    std::vector<Tree> bodies;
    for (Tree u : of.units) {
      if (!f_.is(u, Op::Procedure)) return apart("it depends on the preprocessor (preprocess it: --cpp)");
      if (isBodyOfInterface(f_, u)) {
        own.erase(f_.symbol(il::ProcedureOp::name_(f_, u)));
        if (!complete(p, u)) return apart("its module does not describe " + std::string(f_.text(il::AnyOp::name_(f_, u))));
      }
      bodies.push_back(none ? withoutTyping(u) : u);
    }
    if (!keepsNames(s, own, *uses)) return false;
    p.units.insert(p.units.end(), bodies.begin(), bodies.end());
    declare(p, s, of, *uses, own);
    put(s.ancestor, p);
    return true;
  }

  Tree withoutTyping(Tree procedure) {
    const Tree list = il::ProcedureOp::decls_(f_, procedure);
    std::vector<Tree> decls(f_.children(list).begin(), f_.children(list).end());
    const auto says = [&](Tree d) { return f_.is(d, Op::ImplicitNone) || f_.is(d, Op::Implicit); };
    if (std::ranges::any_of(decls, says)) return procedure;
    const auto at = std::ranges::find_if(decls, [&](Tree d) { return !f_.is(d, Op::Use); });
    decls.insert(at, f_.node(Op::ImplicitNone, {f_.node(Op::Texts, {})}, f_.span(list)));
    std::vector<Tree> all(f_.children(procedure).begin(), f_.children(procedure).end());
    for (Tree &c : all)
      if (c == list) c = il::inPlaceOf(f_, list, f_.node(Op::Decls, decls, f_.span(list)));
    return il::withChildren(f_, procedure, all);
  }

  void declare(Parts &p, Submodule &s, const Parts &of, const Uses &uses, const std::set<Symbol> &own) {
    const Span where = f_.span(s.module);
    const auto isUse = [&](Tree d) { return f_.is(d, Op::Use); };
    std::vector<Tree> brought(uses.whole);
    for (const Taken &t : uses.taken) brought.push_back(useFor(t, where));
    const auto last = std::find_if(p.decls.rbegin(), p.decls.rend(), isUse).base();
    std::vector<Tree> hidden;
    const std::set<Symbol> there = declaredIn(f_, names_.module(s.ancestor));
    std::set<Symbol> names(own);
    for (const Taken &t : uses.taken) names.insert(t.local);
    for (Symbol n : names)
      if (!there.contains(n) && !(isOperatorName(n) && names_.origin(s.ancestor, n)))
        hidden.push_back(f_.leaf(Op::Name, n, where));
    p.decls.insert(last, brought.begin(), brought.end());
    for (Tree d : of.decls)
      if (!isUse(d) && !f_.is(d, Op::ImplicitNone)) p.decls.push_back(d);
    if (!hidden.empty())
      p.decls.push_back(f_.node(Op::Accessible, {f_.leaf(Op::Attr, "private", where), f_.node(Op::Names, hidden, where)}, where));
    s.brought = std::move(names);
  }

  Tree useFor(const Taken &t, Span where) {
    const auto name = [&](Symbol n) { return f_.leaf(Op::Name, n, where); };
    const Tree used = f_.node(isOperatorName(t.local) ? Op::UsedGeneric : Op::Used, {name(t.local), name(t.there)}, where);
    const Tree only = f_.node(Op::Only, {f_.node(Op::Uses, {used}, where)}, where);
    return f_.node(Op::Use, {name(t.module), only, f_.leaf(Op::Notext, "", where)}, where);
  }
};

}  // namespace

Tree asSubmodule(Forest &f, std::span<const Tree> header, Tree asModule) {
  using O = il::ModuleOp;
  const std::string parent = f.is(header[2], Op::Name) ? ":" + std::string(f.text(header[2])) : "";
  const std::string name = "(" + std::string(f.text(header[1])) + parent + ") " + std::string(f.text(header[0]));
  return f.node(Op::Module, {f.leaf(Op::Name, name), O::decls_(f, asModule), O::contained_(f, asModule)}, f.span(asModule));
}

Tree submoduleTree(Forest &f, std::span<const Tree> header, Tree asModule) {
  WriteOptions options;
  options.width = wide;
  std::string text = write(f, asSubmodule(f, header, asModule), options);
  text.pop_back();
  const Tree t = f.node(Op::OtherUnit, {f.leaf(Op::Text, text, f.span(asModule))}, f.span(asModule));
  f.setReadAs(t, {header[0], header[1], header[2], asModule});
  return t;
}

Merged withSubmodules(Forest &f, std::span<const Tree> files, Diagnostics *diagnostics) {
  Merging merging(f, files);
  Merged merged{merging.files(files), merging.changed()};
  if (diagnostics) merging.report(*diagnostics);
  return merged;
}

}  // namespace dotbar::fortran
