// A name that the derivative brings in and a name of the user may be spelled alike. The user's gives way where it is known in the
// unit alone, or comes by USE: it gets another name there. Where it comes from the host, the unit says what the name means.
// What is external keeps its name, so both cannot stand in one unit.
#include "tools/driver/made_names.h"

#include <algorithm>
#include <map>
#include <set>

#include "dataflow/program/generics.h"
#include "engine/il/declarations.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::Program;
using dataflow::Unit;
using dataflow::UnitId;
using dataflow::Variable;

// Where the user's meaning of a name comes from.
enum class From { Nowhere, Unit, Use, Host, Outside, Generic };

const std::set<std::string, std::less<>> &runtimeEntries() {
  static const std::set<std::string, std::less<>> entries = [] {
    std::set<std::string, std::less<>> all;
    const auto add = [&](const std::string &what) {
      for (const char *verb : {"push", "pop", "look"}) all.insert(verb + what);
    };
#define DOTBAR_TYPE(Name, name, type, declared) add(#name), add(#name "array");
#define DOTBAR_CONTROL(width) add("control" #width "b");
#include "runtime/dotbar_stack_types.def"
    add("boolean"), add("booleanarray");
    return all;
  }();
  return entries;
}

class Binding {
 public:
  Binding(Program &program, const Unit &unit, Tree tree, bool onlyLocals = false)
      : p(program), f(program.forest()), u(unit), tree_(tree), onlyLocals_(onlyLocals) {}

  Tree run() {
    collectMade();
    for (const auto &[name, made] : made_) settle(name, made);
    if (std::any_of(made_.begin(), made_.end(), [](const auto &m) { return m.second.entry && isRuntimeEntry(text(m.first)); }))
      refuseClashes();
    if (failed_) return {};
    return renamed_.empty() && said_.empty() && dropped_.empty() ? tree_ : rebuiltUnit();
  }

 private:
  struct Made {
    Tree at;             // an expression or call that brings it in
    bool entry = false;  // a subroutine of the runtime, else an intrinsic function
  };

  Program &p;
  Forest &f;
  const Unit &u;
  Tree tree_;
  bool onlyLocals_;
  bool failed_ = false;
  std::map<Symbol, Made> made_;
  std::map<Symbol, Symbol> renamed_;  // of the user's names: what they are called instead
  std::vector<Tree> said_;            // declarations that say what a made name means
  std::set<Symbol> dropped_;          // names whose declarations as procedures go
  std::set<Symbol> occurring_;        // all names of the unit, when first needed

  // --- what is made ---
  bool isMadeName(Tree name) const { return f.is(name, Op::Name) && !p.isSource(name); }

  void collectMade() {
    std::vector<std::pair<Tree, bool>> open{
        {tree_, false}};  // and whether it is in a procedure inside, which has a binding of its own
    while (!open.empty()) {
      auto [t, inside] = open.back();
      open.pop_back();
      if (p.isSource(t)) continue;
      inside |= f.is(t, Op::Units) && t != tree_;
      if (f.is(t, Op::Cond)) add(intern(language().choice()), {t}, inside);
      if (f.is(t, Op::Apply) && isMadeName(ApplyOp::function_(f, t))) add(f.symbol(ApplyOp::function_(f, t)), {t}, inside);
      if (f.is(t, Op::Call) && !il::hasResult(f, t) && isMadeName(CallOp::procedure_(f, t)))
        add(f.symbol(CallOp::procedure_(f, t)), {t, true}, inside);
      for (const Tree c : f.children(t)) open.push_back({c, inside});
    }
  }
  // What a procedure inside brings in must not be a variable that rules made here.
  void add(Symbol name, Made made, bool inside) {
    if (!inside || (!u.symbols.find(name) && isNewVariable(name))) made_.try_emplace(name, made);
  }

  // --- what the user means by such a name ---
  // An intrinsic that declarations name, or a procedure without source: of an entry of the runtime, the entry itself.
  bool meansTheSame(const Unit &at, const Variable &v) const {
    if (v.kind == Variable::Kind::Procedure && v.external && v.formal == dataflow::none && isOfRuntime(v.name)) return true;
    return v.kind == Variable::Kind::Procedure && !v.external && !v.statementFunction && v.formal == dataflow::none &&
           p.resolveProcedure(at, v.name) == dataflow::none;
  }

  // A function that rules apply for reals of this kind: what is external and has the name is that, as where code was derived
  // before.
  bool isOfRuntime(Symbol name) const {
    for (const auto &[function, kinds] : p.externals())
      for (const std::int64_t kind : kinds)
        if (text(name) == std::string(text(function)) + std::to_string(kind)) return true;
    return false;
  }

  From meaning(Symbol name, const Unit *&at) const {
    if (p.generics().takesIntrinsicTypes(u, name)) return From::Generic;
    for (at = &u;; at = &p.unit(at->parent)) {
      const bool own = at == &u;
      if (const Variable *v = at->symbols.find(name); v && !meansTheSame(*at, *v)) {
        const bool procedure = v->kind == Variable::Kind::Procedure && v->formal == dataflow::none && !v->statementFunction;
        return !own ? From::Host : procedure ? From::Outside : From::Unit;
      }
      if (at->symbols.findUsed(name)) return own ? From::Use : From::Host;
      for (const UnitId c : at->contained)
        if (p.unit(c).name == name) return own ? From::Outside : From::Host;
      if (at->parent == dataflow::none)
        return isNewVariable(name) && !isDummyProcedure(name) && mentioned(name) ? From::Unit : From::Nowhere;
    }
  }

  // A variable that rules made has the name: the hint in the rules is that of an intrinsic function.
  bool isNewVariable(Symbol name) const {
    for (const Tree part : f.children(tree_)) {
      if (!f.is(part, Op::Decls)) continue;
      for (const Tree d : f.children(part))
        if (f.is(d, Op::Declare) && declares(d, name)) return true;
    }
    return false;
  }

  // The derivative of a dummy procedure stands behind it.
  bool isDummyProcedure(Symbol name) const {
    const auto formals = f.children(AnyOp::formals_(f, tree_));
    for (std::size_t k = 1; k < formals.size(); ++k)
      if (const Variable *v = u.symbols.find(f.symbol(formals[k - 1])); f.symbol(formals[k]) == name && v)
        return v->kind == Variable::Kind::Procedure;
    return false;
  }

  bool declares(Tree declaration, Symbol name) const {
    const auto entities = f.children(DeclareOp::entities_(f, declaration));
    return std::any_of(entities.begin(), entities.end(), [&](Tree e) { return f.symbol(EntityOp::name_(f, e)) == name; });
  }

  // The derivative has it from its module by a USE of its own, and the user has the same: a derivative by hand.
  bool isTaken(Symbol name) const {
    const dataflow::UnitId meant = p.resolveProcedure(u, name);
    if (meant == dataflow::none || p.unit(meant).parent == dataflow::none) return false;
    const Symbol module = p.unit(p.unit(meant).parent).name;
    const auto takes = [&](Tree d) {
      if (!f.is(d, Op::Use) || p.isSource(d) || f.symbol(UseOp::module_(f, d)) != module) return false;
      return std::ranges::any_of(f.children(UseOp::visible_(f, d)), [&](Tree uses) {
        return std::ranges::any_of(f.children(uses), [&](Tree x) {
          return f.is(x, Op::Used) && f.symbol(UsedOp::local_(f, x)) == name &&
                 f.symbol(UsedOp::there_(f, x)) == p.unit(meant).name;
        });
      });
    };
    return std::ranges::any_of(f.children(tree_),
                               [&](Tree part) { return f.is(part, Op::Decls) && std::ranges::any_of(f.children(part), takes); });
  }

  void settle(Symbol name, const Made &made) {
    if (made.entry && !isRuntimeEntry(text(name)) && isTaken(name)) return;  // an intrinsic function is no procedure of a module
    const Unit *at = nullptr;
    switch (meaning(name, at)) {
      case From::Nowhere:
        return;
      case From::Unit:
        return onlyLocals_ && !isLocal(name) ? refuse(name, made) : rename(name, made);
      case From::Use:
        if (onlyLocals_) return refuse(name, made);
        rename(name, made);
        return say(name, made);
      case From::Host:
        if (mentioned(name)) {
          if (onlyLocals_ || !p.forest().is(at->tree, Op::Module) || at->symbols.access.hides(name)) return refuse(name, made);
          rename(name, made);
          import(name, at->name);
        }
        return say(name, made);
      case From::Generic:
        return refuse(name, made);
      case From::Outside:
        if (mentioned(name)) return refuse(name, made);
        dropped_.insert(name);
        return say(name, made);
    }
  }

  bool isLocal(Symbol name) const {
    const Variable *v = u.symbols.find(name);
    return !v || (v->kind == Variable::Kind::Local && v->owner == u.id) || v->statementFunction;
  }

  void refuse(Symbol name, const Made &made) {
    failed_ = true;
    const std::string n(text(name));
    const std::string what = made.entry ? "calls " + n + " of the runtime" : "applies the intrinsic function " + n;
    const std::string by = onlyLocals_ ? "the normal form " : "the derivative ";
    p.diagnostics()
        .report(DiagnosticKind::Refused, sourceSpan(f, made.at),
                by + what + ", but in " + std::string(text(u.name)) + " '" + n + "' means something else")
        .fix = "give the procedure or variable '" + n + "' another name";
  }

  // The linker knows procedures and COMMON blocks by their names alone.
  void refuseClashes() {
    for (const std::string &entry : runtimeEntries()) {
      Span where;
      if (!p.isGlobal(intern(entry), where)) continue;
      failed_ = true;
      p.diagnostics()
          .report(DiagnosticKind::Refused, where,
                  "'" + entry + "' is a name of the runtime, too, which the derivative is linked with")
          .fix = "give it another name";
    }
  }

  // --- the user's occurrences ---
  // Whether child k of t is a name that belongs to something else than the unit: a component, a keyword, a module.
  bool isForeign(Tree t, std::uint32_t k) const {
    switch (f.op(t)) {
      case Op::Field:
        return k == 1;
      case Op::Keyword:
      case Op::StructType:
      case Op::ClassType:
      case Op::Use:
        return k == 0;
      case Op::Used:
        return k == 1;
      case Op::Apply:
      case Op::Call:
        return k == 0 && isMadeName(f.child(t, k));
      case Op::Procedure:
        return f.child(t, k) == ProcedureOp::name_(f, t);
      default:
        return f.is(t, Op::Typedef) || f.child(t, k) == blockOf(f, t);
    }
  }

  static bool isDeclaredHere(Op op) { return op == Op::Declare || op == Op::External || op == Op::Intrinsic || op == Op::Use; }

  // Whether instructions or declarations of the derivative mention what the user calls so; that it is declared is no mention.
  bool mentioned(Symbol name) const {
    std::vector<Tree> open{tree_};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (f.is(t, Op::Name) && f.symbol(t) == name) return true;
      if (f.is(t, Op::External) || f.is(t, Op::Intrinsic) || f.is(t, Op::Use)) continue;
      for (std::uint32_t k = 0; k < f.arity(t); ++k)
        if (!isForeign(t, k) && !(f.is(t, Op::Entity) && k == 0)) open.push_back(f.child(t, k));
    }
    return false;
  }

  // A statement that is copied as text, which mentions the name.
  Tree copiedWith(Symbol name) const {
    std::vector<std::pair<Tree, Tree>> open{{tree_, {}}};
    while (!open.empty()) {
      auto [t, copied] = open.back();
      open.pop_back();
      if (copied && f.is(t, Op::Name) && f.symbol(t) == name) return copied;
      for (const Tree c : f.children(t))
        if (f.is(c, Op::Text) && !f.is(t, Op::Label) && !f.is(t, Op::Named) && !f.is(t, Op::IncludeLine)) copied = t;
      for (const Tree c : f.children(t)) open.push_back({c, copied});
    }
    return {};
  }

  void rename(Symbol name, const Made &made) {
    if (const Tree copied = copiedWith(name)) {
      refuse(name, made);
      const Tree where = p.isSource(copied) ? copied : f.origin(copied).source;
      if (!where) return;
      Diagnostic d = std::move(p.diagnostics().takeFrom(p.diagnostics().all().size() - 1).front());
      d.note(f.span(where), "it cannot get another name in the derivative: this statement is copied");
      return p.diagnostics().add(std::move(d));
    }
    renamed_[name] = free(name);
  }

  // The name with the first number that makes it new in the unit.
  Symbol free(Symbol name) {
    if (occurring_.empty()) {
      std::vector<Tree> open{tree_};
      while (!open.empty()) {
        const Tree t = open.back();
        open.pop_back();
        if (f.is(t, Op::Name)) occurring_.insert(f.symbol(t));
        for (const Tree c : f.children(t)) open.push_back(c);
      }
    }
    for (int k = 0;; ++k) {
      const Symbol candidate = intern(std::string(text(name)) + std::to_string(k));
      if (!p.knowsName(u, candidate) && occurring_.insert(candidate).second) return candidate;
    }
  }

  // --- what the derivative says of the name ---
  void say(Symbol name, const Made &made) {
    const Tree names = f.node(Op::Names, {f.leaf(Op::Name, name)});
    said_.push_back(f.node(made.entry ? Op::External : Op::Intrinsic, {names}));
  }

  void import(Symbol name, Symbol module) {
    const Taken taken{renamed_.at(name), name};
    said_.insert(said_.begin(), language().taken(f, module, std::span(&taken, 1)));
  }

  // --- the unit with other names ---
  Tree like(Tree old, std::span<const Tree> children) {
    const Tree r = isLeaf(f.op(old)) ? f.leaf(f.op(old), f.symbol(old), f.span(old)) : f.node(f.op(old), children, f.span(old));
    f.setOrigin(r, p.isSource(old) ? Origin{0, old} : f.origin(old));
    if (const Comments *c = f.comments(old)) f.setComments(r, Comments(*c));
    return r;
  }

  // Whether a module lets through, under its own name, what is renamed.
  bool offers(Symbol module, Symbol name) const {
    const Unit *m = p.findUnit(module);
    if (!m || m->symbols.access.hides(name)) return false;
    return m->symbols.find(name) || m->symbols.findUsed(name);
  }

  Tree use(Tree t) {
    const Tree visible = UseOp::visible_(f, t);
    const auto uses = f.children(AnyOp::uses_(f, visible));
    std::vector<Tree> items(uses.begin(), uses.end());
    for (const auto &[name, other] : renamed_) {
      bool named = false;
      for (Tree &x : items) {
        if (!f.is(x, Op::Used)) continue;
        named = named || f.symbol(UsedOp::there_(f, x)) == name;
        if (f.symbol(UsedOp::local_(f, x)) == name) x = f.node(Op::Used, {f.leaf(Op::Name, other), UsedOp::there_(f, x)});
      }
      if (f.is(visible, Op::Everything) && !named && offers(f.symbol(UseOp::module_(f, t)), name))
        items.push_back(f.node(Op::Used, {f.leaf(Op::Name, other), f.leaf(Op::Name, name)}));
    }
    const std::vector<Tree> children{UseOp::module_(f, t), f.node(f.op(visible), {f.node(Op::Uses, items)}),
                                     UseOp::nature_(f, t)};
    return like(t, children);
  }

  // The tree with the user's names as they are called now; itself where nothing changes. No tree: a declaration that goes.
  Tree changed(Tree t) {
    struct Frame {
      Tree tree;
      std::vector<Tree> children;
    };
    std::vector<Frame> path;
    Tree done;
    path.push_back({t, {}});
    while (!path.empty()) {
      Frame &top = path.back();
      const Tree old = top.tree;
      const auto k = static_cast<std::uint32_t>(top.children.size());
      if (f.is(old, Op::Use)) {
        done = use(old);
      } else if (k < f.arity(old)) {
        const Tree c = f.child(old, k);
        if (isForeign(old, k))
          top.children.push_back(c);
        else if (f.is(c, Op::Units))
          top.children.push_back(changedInside(c));
        else
          path.push_back({c, {}});
        continue;
      } else {
        done = finished(old, top.children);
      }
      path.pop_back();
      if (!path.empty()) path.back().children.push_back(done);
    }
    return done;
  }

  // Internal procedures, which know the names of this unit but for those that they declare themselves.
  Tree changedInside(Tree units) {
    std::vector<Tree> inner(f.children(units).begin(), f.children(units).end());
    for (Tree &c : inner) {
      std::map<Symbol, Symbol> visible = renamed_;
      for (const Tree part : f.children(c)) {
        if (!f.is(part, Op::Decls)) continue;
        for (const Tree d : f.children(part))
          for (const Tree n : declaredNames(f, d)) visible.erase(f.symbol(n));
      }
      visible.swap(renamed_);
      c = changed(c);
      visible.swap(renamed_);
    }
    return finished(units, inner);
  }

  Tree finished(Tree old, const std::vector<Tree> &children) {
    if (f.is(old, Op::Name)) {
      const auto other = renamed_.find(f.symbol(old));
      if (other == renamed_.end()) return old;
      const Tree r = f.leaf(Op::Name, other->second, f.span(old));
      f.setOrigin(r, {0, old});  // what it was called
      return r;
    }
    const auto before = f.children(old);
    if (std::equal(before.begin(), before.end(), children.begin(), children.end())) return old;
    return like(old, children);
  }

  // Declarations of external procedures that the unit does not call any more.
  Tree withoutDropped(Tree decls) {
    std::vector<Tree> kept;
    for (const Tree d : std::vector<Tree>(f.children(decls).begin(), f.children(decls).end())) {
      const bool names = f.is(d, Op::External) || f.is(d, Op::Intrinsic);
      if (dropped_.empty() || (!names && !f.is(d, Op::Declare))) {
        kept.push_back(d);
        continue;
      }
      const Tree list = names ? AnyOp::names_(f, d) : DeclareOp::entities_(f, d);
      std::vector<Tree> rest;
      for (const Tree e : f.children(list))
        if (!dropped_.count(f.symbol(names ? e : EntityOp::name_(f, e)))) rest.push_back(e);
      if (rest.empty()) continue;
      if (rest.size() == f.arity(list)) {
        kept.push_back(d);
        continue;
      }
      std::vector<Tree> children(f.children(d).begin(), f.children(d).end());
      std::ranges::replace(children, list, f.node(f.op(list), rest));
      kept.push_back(like(d, children));
    }
    // USE statements come first
    std::size_t first = 0;
    while (first < kept.size() && f.is(kept[first], Op::Use)) ++first;
    std::size_t uses = 0;
    while (uses < said_.size() && f.is(said_[uses], Op::Use)) ++uses;
    kept.insert(kept.begin() + static_cast<std::ptrdiff_t>(first), said_.begin(),
                said_.begin() + static_cast<std::ptrdiff_t>(uses));
    std::size_t last = first + uses;
    while (last < kept.size() && (f.is(kept[last], Op::ImplicitNone) || f.is(kept[last], Op::Implicit))) ++last;
    kept.insert(kept.begin() + static_cast<std::ptrdiff_t>(last), said_.begin() + static_cast<std::ptrdiff_t>(uses), said_.end());
    return like(decls, kept);
  }

  Tree rebuiltUnit() {
    const Tree unit = renamed_.empty() ? tree_ : changed(tree_);
    std::vector<Tree> children(f.children(unit).begin(), f.children(unit).end());
    for (Tree &c : children)
      if (f.is(c, Op::Decls)) c = withoutDropped(c);
    return like(unit, children);
  }
};

}  // namespace

Tree withMadeNames(Program &program, const Unit &of, Tree unit) { return Binding(program, of, unit).run(); }

Tree withMadeNamesInside(Program &program, const Unit &of, Tree unit, std::vector<Unnormalised> &said) {
  il::Forest &f = program.forest();
  std::vector<Tree> children(f.children(unit).begin(), f.children(unit).end());
  for (Tree &c : children) {
    if (!f.is(c, Op::Units)) continue;
    std::vector<Tree> units(f.children(c).begin(), f.children(c).end());
    for (Tree &inner : units)
      for (const UnitId id : of.contained)
        if (f.is(inner, Op::Procedure) && f.symbol(ProcedureOp::name_(f, inner)) == program.unit(id).name)
          inner = withMadeNamesInside(program, program.unit(id), inner, said);
    c = std::ranges::equal(units, f.children(c)) ? c : f.node(Op::Units, units, f.span(c));
  }
  if (!std::ranges::equal(children, f.children(unit))) {
    const Tree with = f.node(f.op(unit), children, f.span(unit));
    f.setOrigin(with, f.origin(unit));
    if (const Comments *own = f.comments(unit)) f.setComments(with, Comments(*own));
    unit = with;
  }
  if (!f.is(unit, Op::Procedure) && !f.is(unit, Op::MainProgram)) return unit;
  const std::size_t before = program.diagnostics().all().size();
  if (const Tree bound = Binding(program, of, unit, true).run()) return bound;
  for (const Diagnostic &d : program.diagnostics().takeFrom(before))
    said.push_back({f.span(of.tree), {d.where, d.message + ": the procedure stays as it was written (" + d.fix + ")"}});
  return of.tree;
}

bool isRuntimeEntry(std::string_view name) { return runtimeEntries().count(name) != 0; }

}  // namespace dotbar::tools
