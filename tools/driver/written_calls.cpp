// What the variables of a subroutine stand for is decided call by call; where one of them, or a statement, is not understood, the
// call stays.
#include "tools/driver/written_calls.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "dataflow/program/meaning.h"
#include "dataflow/program/rebuilt.h"
#include "dataflow/program/storage_names.h"
#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"
#include "tools/driver/free_name.h"

namespace dotbar::tools {

namespace {

using namespace il;
using dataflow::none;
using dataflow::Program;
using dataflow::rebuilt;
using dataflow::StorageNames;
using dataflow::Unit;
using dataflow::UnitId;
using dataflow::Variable;

constexpr std::size_t largest = 1200, most = 6000;  // of a text, and of those in one procedure, in nodes

// What a variable of a subroutine stands for in the procedure that calls it.
struct Place {
  Tree scalar;                        // an expression, or a reference; no tree: it is an array:
  Symbol array;                       // of this name,
  std::vector<std::int64_t> extents;  // with these extents (unknown: -1),
  std::int64_t shift = 0;             // which begins behind so many elements,
  std::vector<Tree> behind;           // with these subscripts behind its own
};
using Places = std::map<Symbol, Place>;

// The calls of one procedure.
class Writing {
 public:
  Writing(Forest &forest, const Program &program, const Unit &caller, const std::function<bool(Symbol)> &isIntrinsic)
      : f_(forest), p_(program), caller_(caller), isIntrinsic_(isIntrinsic) {}

  std::vector<Tree> declared;  // variables of the procedure, more than it had

  // The body, with texts in the place of calls in loops.
  Tree rebuild(Tree body) {
    return dataflow::withLists(f_, body, [&](Tree list, std::vector<Tree> &items) { return write(list, items); });
  }

 private:
  Forest &f_;
  const Program &p_;
  const Unit &caller_;
  const std::function<bool(Symbol)> &isIntrinsic_;
  std::vector<Tree> *to_ = nullptr;            // where what is written goes
  std::set<dataflow::ZoneId> changed_, kept_;  // of the caller: what the text overwrites; what places are found with
  std::set<UnitId> open_;
  std::set<Symbol> taken_;          // names of the variables
  std::size_t size_ = 0, all_ = 0;  // of this text, of those before

  bool isSpokenOf(Tree t) const {
    const Comments *c = f_.comments(t);
    return c && std::ranges::any_of(c->directives, [](const Directive &d) { return d.own; });
  }

  bool write(Tree list, std::vector<Tree> &items) {
    if (!isInLoop(list)) return false;
    std::vector<Tree> all;
    for (const Tree t : items) {
      const auto text = f_.is(t, Op::Call) && !isSpokenOf(t) ? textOf(t) : std::nullopt;
      text ? void(all.insert(all.end(), text->begin(), text->end())) : all.push_back(t);
    }
    const bool changed = all != items;
    items = std::move(all);
    return changed;
  }
  bool isInLoop(Tree t) const {
    for (; t && t != caller_.body; t = p_.parent(t))
      if (f_.is(t, Op::Loop)) return true;
    return false;
  }

  // Nothing: it cannot be written.
  std::optional<std::vector<Tree>> textOf(Tree call) {
    std::vector<Tree> text;
    to_ = &text, changed_.clear(), kept_.clear(), open_.clear(), size_ = 0;
    const std::vector<Tree> before = declared;
    const bool done = write(caller_, call, nullptr);
    if (!done || all_ + size_ > most || std::ranges::any_of(changed_, [&](auto z) { return kept_.count(z) != 0; })) {
      declared = before;
      return std::nullopt;
    }
    all_ += size_;
    if (const Comments *c = f_.comments(call); c && !text.empty() && !f_.comments(text.front())) f_.setComments(text.front(), *c);
    return text;
  }

  // The text of a call that stands in `here`, whose variables stand for `places` (none: for themselves).
  bool write(const Unit &here, Tree call, const Places *places) {
    const UnitId id = p_.resolveProcedure(here, f_.symbol(CallOp::procedure_(f_, call)));
    if (id == none || hasResult(f_, call) || !open_.insert(id).second) return false;
    const Unit &of = p_.unit(id);
    const Tree args = CallOp::args_(f_, call);
    if (!isPlain(of) || f_.arity(args) != of.formals.size()) return false;
    Places there;
    for (std::uint32_t k = 0; k < f_.arity(args); ++k)
      if (!bind(here, f_.child(args, k), places, of, of.formals[k], call, there)) return false;
    const bool done = own(of, there) && list(of, of.body, there);
    open_.erase(id);
    return done;
  }

  bool isPlain(const Unit &of) const {
    const auto isOther = [&](Tree d) {
      return f_.is(d, Op::Equivalence) || f_.is(d, Op::StatementFunction) || f_.is(d, Op::Common) || f_.is(d, Op::Save) ||
             f_.is(d, Op::Data);
    };
    return !of.result && !of.recursive && !of.elemental && of.contained.empty() && !any(f_, of.decls, isOther) &&
           !any(f_, of.tree, [&](Tree t) { return isSpokenOf(t); });
  }

  // --- variables ---
  bool readExtents(const Unit &of, const Variable &v, std::vector<std::int64_t> &extents) const {
    for (Tree b : f_.children(v.dims)) {
      std::int64_t first = 1, last = -1;
      if (!f_.is(b, Op::Bounds)) return false;
      const Tree lower = BoundsOp::lower_(f_, b), upper = BoundsOp::upper_(f_, b);
      if (!f_.is(lower, Op::Noexpr) && (!p_.constant(of, lower, first) || first != 1)) return false;
      if (f_.is(upper, Op::Noexpr)) return false;
      extents.push_back(p_.constant(of, upper, last) ? last : -1);
    }
    return true;
  }

  bool isNumber(const semantics::Type &t) const { return t.isKnown() && (t.isNumeric() || t.is(semantics::Category::Logical)); }
  bool isUsual(const Variable *v) const {
    return v && v->isVariable() && !v->pointer && !v->target && !v->allocatable && !v->optional && !v->byValue && v->exact;
  }

  // A variable of the procedure in whose place the text comes.
  std::optional<Place> placeOf(const Unit &here, Tree name, const Places *places) {
    const Symbol s = f_.symbol(name);
    if (places) {
      const auto at = places->find(s);
      return at == places->end() ? std::nullopt : std::optional(at->second);
    }
    const Variable *v = p_.lookup(here, s);
    if (!isUsual(v) || v->kind == Variable::Kind::Constant) return std::nullopt;
    Place r;
    if (!v->dims) {
      r.scalar = f_.leaf(Op::Name, s, f_.span(name));
      return r;
    }
    r.array = s;
    return readExtents(here, *v, r.extents) ? std::optional(r) : std::nullopt;
  }

  bool bind(const Unit &here, Tree actual, const Places *places, const Unit &of, Symbol formal, Tree call, Places &there) {
    const Variable *v = p_.lookup(of, formal);
    if (!isUsual(v) || v->kind != Variable::Kind::Formal || v->owner != of.id || !hasSort(f_.op(actual), Sort::Expr))
      return false;
    const semantics::Type type = dataflow::typeOfName(p_, of, formal), given = p_.type(here, actual);
    if (!isNumber(type) || !dataflow::sameType(p_, type.element(), given.element())) return false;
    const bool changes = p_.overwrites(of, formal);
    std::optional<Place> place =
        v->dims ? arrayFor(here, actual, places, of, *v) : scalarFor(here, actual, places, type, changes, call);
    if (!place) return false;
    note(*place, changes);
    there[formal] = *place;
    return true;
  }

  // Where a place is found stays; what it holds may change.
  void note(const Place &p, bool changes) {
    std::vector<Tree> found = p.behind;
    Symbol whole = p.array;
    if (p.scalar && f_.is(p.scalar, Op::Index)) {
      whole = f_.symbol(IndexOp::base_(f_, p.scalar));
      found.push_back(IndexOp::subs_(f_, p.scalar));
    } else if (p.scalar && f_.is(p.scalar, Op::Name)) {
      whole = f_.symbol(p.scalar);
    }
    if (changes && whole) insert(whole, changed_);
    for (Tree t : found)
      each(f_, t, [&](Tree x) {
        if (f_.is(x, Op::Name)) insert(f_.symbol(x), kept_);
      });
  }

  // What the text declares has storage of its own.
  void insert(Symbol name, std::set<dataflow::ZoneId> &zones) const {
    if (const Variable *v = p_.lookup(caller_, name)) zones.insert(v->zones.begin(), v->zones.end());
  }

  std::optional<Place> scalarFor(const Unit &here, Tree actual, const Places *places, const semantics::Type &type, bool changes,
                                 Tree call) {
    if (p_.type(here, actual).isArray()) return std::nullopt;
    const Tree said = expression(here, actual, places);
    if (!said) return std::nullopt;
    Place r;
    const bool isReference = f_.is(said, Op::Name) || f_.is(said, Op::Index);
    if (isReference || (!changes && (f_.is(said, Op::Realval) || f_.is(said, Op::Intval)))) {
      r.scalar = said;
      return r;
    }
    if (changes) return std::nullopt;
    if (!isSaidAnywhere(type)) return std::nullopt;
    r.scalar = variable("given", type, {});
    to_->push_back(f_.node(Op::Assign, {r.scalar, said}, f_.span(call)));
    return r;
  }

  // The whole of an array, or what begins at an element, along its first dimension.
  std::optional<Place> arrayFor(const Unit &here, Tree actual, const Places *places, const Unit &of, const Variable &formal) {
    std::vector<std::int64_t> asked;
    if (!readExtents(of, formal, asked) || std::ranges::count(asked, -1) > 0) return std::nullopt;
    const bool isElement = f_.is(actual, Op::Index);
    const Tree base = isElement ? IndexOp::base_(f_, actual) : actual;
    if (!f_.is(base, Op::Name)) return std::nullopt;
    std::optional<Place> place = placeOf(here, base, places);
    if (!place || place->scalar) return std::nullopt;
    if (!isElement) {
      if (place->extents.size() != asked.size() || !std::equal(asked.begin(), asked.end() - 1, place->extents.begin()))
        return std::nullopt;
      place->extents = asked;
      return place;
    }
    const auto subs = f_.children(IndexOp::subs_(f_, actual));
    std::int64_t first = 0;
    if (asked.size() != 1 || subs.size() != place->extents.size() || !p_.constant(here, subs[0], first)) return std::nullopt;
    if (subs.size() > 1 && first - 1 + asked[0] > place->extents[0]) return std::nullopt;
    std::vector<Tree> behind;
    for (std::size_t k = 1; k < subs.size(); ++k) {
      behind.push_back(expression(here, subs[k], places));
      if (!behind.back() || p_.type(here, subs[k]).isArray()) return std::nullopt;
    }
    behind.insert(behind.end(), place->behind.begin(), place->behind.end());
    place->behind = behind;
    place->shift += first - 1;
    place->extents = asked;
    return place;
  }

  // A variable of the caller; of an array the extents.
  Tree variable(const std::string &hint, const semantics::Type &type, const std::vector<std::int64_t> &extents) {
    Symbol name = intern(hint);
    for (int k = 0; isTaken(name); ++k) name = intern(hint + std::to_string(k));
    taken_.insert(name);
    const Tree noexpr = f_.leaf(Op::Noexpr, ""), leaf = f_.leaf(Op::Name, name);
    std::vector<Tree> dims;
    for (const std::int64_t e : extents) dims.push_back(f_.node(Op::Bounds, {noexpr, f_.leaf(Op::Intval, std::to_string(e))}));
    const Tree entity = f_.node(Op::Entity, {leaf, f_.node(Op::Dims, dims), noexpr, noexpr});
    declare(saidOf(type), entity);
    return leaf;
  }
  void declare(Tree type, Tree entity) {
    const auto at = std::ranges::find_if(declared, [&](Tree d) { return f_.equal(DeclareOp::type_(f_, d), type); });
    std::vector<Tree> all;
    if (at != declared.end())
      for (const Tree e : f_.children(DeclareOp::entities_(f_, *at))) all.push_back(e);
    all.push_back(entity);
    const Tree d = f_.node(Op::Declare, {type, f_.node(Op::Attrs, {}), f_.node(Op::Entities, all)});
    at == declared.end() ? declared.push_back(d) : void(*at = d);
  }
  // As the subroutine calls it, where that means nothing here.
  bool isTaken(Symbol name) const {
    const auto isIt = [&](Tree t) { return f_.is(t, Op::Name) && f_.symbol(t) == name; };
    return taken_.count(name) || p_.knowsName(caller_, name) || p_.resolveProcedure(caller_, name) != none ||
           isIntrinsic_(name) || any(f_, caller_.tree, isIt);
  }
  Tree saidOf(const semantics::Type &type) const {
    const Tree spelled = type.element().spelled;
    return spelled && !any(f_, spelled, [&](Tree t) { return f_.is(t, Op::Name); }) ? spelled
                                                                                    : p_.tree(p_.canonical(type.element()));
  }
  // It means the same in the caller.
  bool isSaidAnywhere(const semantics::Type &type) const {
    return !any(f_, saidOf(type), [&](Tree t) { return f_.is(t, Op::Name); });
  }
  bool isIntrinsic(const Unit &unit, Symbol name) const {
    return isIntrinsic_(name) && dataflow::isNoOwnFunction(p_, unit, name);
  }

  // Its own variables become variables of the caller.
  bool own(const Unit &of, Places &there) {
    const StorageNames names(of);
    for (const Variable &v : of.symbols.all()) {
      if (v.owner != of.id || v.kind == Variable::Kind::Formal || v.kind == Variable::Kind::Procedure ||
          v.kind == Variable::Kind::Constant)
        continue;
      if (v.kind != Variable::Kind::Local || !v.isVariable()) return false;
      if (!isUsual(&v) || v.saved || names.areSeveral(v)) return false;
      const semantics::Type type = dataflow::typeOfName(p_, of, v.name);
      if (!isNumber(type) || !isSaidAnywhere(type)) return false;
      Place p;
      if (v.dims && (!readExtents(of, v, p.extents) || std::ranges::count(p.extents, -1) > 0)) return false;
      const Tree name = variable(std::string(text(v.name)), type, p.extents);
      if (v.dims)
        p.array = f_.symbol(name);
      else
        p.scalar = name;
      there[v.name] = p;
    }
    return true;
  }

  // --- text ---
  bool list(const Unit &of, Tree instrs, const Places &places) {
    for (Tree t : f_.children(instrs)) {
      if (f_.is(t, Op::Return) && instrs == of.body && t == f_.children(instrs).back()) break;
      if (f_.is(t, Op::Call)) {
        if (!write(of, t, &places)) return false;
        continue;
      }
      const Tree written = instruction(of, t, places);
      if (!written) return false;
      to_->push_back(written);
    }
    return true;
  }

  Tree instruction(const Unit &of, Tree t, const Places &places) {
    if (++size_ > largest) return {};
    switch (f_.op(t)) {
      case Op::Continue:
        return t;
      case Op::Assign: {
        const Tree left = expression(of, AssignOp::left_(f_, t), &places),
                   right = expression(of, AssignOp::right_(f_, t), &places);
        if (!left || !right || p_.type(of, AssignOp::left_(f_, t)).isArray()) return {};
        return isAssignable(left) ? rebuiltAs(t, {left, right}) : Tree{};
      }
      case Op::If: {
        const Tree test = expression(of, IfOp::test_(f_, t), &places);
        const Tree then = body(of, IfOp::then_(f_, t), places), other = body(of, IfOp::else_(f_, t), places);
        return test && then && other ? rebuiltAs(t, {test, then, other}) : Tree{};
      }
      case Op::Loop: {
        const Tree control = LoopOp::control_(f_, t);
        if (!f_.is(control, Op::Do)) return {};
        std::vector<Tree> parts;
        for (Tree c : f_.children(control)) {
          parts.push_back(f_.is(c, Op::Noexpr) ? c : expression(of, c, &places));
          if (!parts.back()) return {};
        }
        const Tree inner = body(of, LoopOp::body_(f_, t), places);
        return inner && f_.is(parts[0], Op::Name) ? rebuiltAs(t, {rebuiltAs(control, parts), inner}) : Tree{};
      }
      default:
        return {};
    }
  }
  Tree rebuiltAs(Tree like, const std::vector<Tree> &children) { return rebuilt(f_, like, children); }
  bool isAssignable(Tree left) const { return f_.is(left, Op::Name) || f_.is(left, Op::Index); }

  Tree body(const Unit &of, Tree instrs, const Places &places) {
    std::vector<Tree> all;
    std::vector<Tree> *const around = std::exchange(to_, &all);
    const bool done = list(of, instrs, places);
    to_ = around;
    return done ? rebuiltAs(instrs, all) : Tree{};
  }

  // In the caller's terms; no tree: it says something else than numbers of these places.
  Tree expression(const Unit &of, Tree t, const Places *places) {
    if (++size_ > largest) return {};
    switch (f_.op(t)) {
      case Op::Name: {
        const std::optional<Place> p = placeOf(of, t, places);
        return p ? p->scalar : Tree{};
      }
      case Op::Index:
        return f_.is(IndexOp::base_(f_, t), Op::Name) ? element(of, t, places) : Tree{};
      case Op::Apply: {
        const Symbol name = f_.symbol(ApplyOp::function_(f_, t));
        if (!isIntrinsic(of, name) || !isIntrinsic(caller_, name)) return {};
        const Tree args = parts(of, ApplyOp::args_(f_, t), places);
        return args ? rebuiltAs(t, {ApplyOp::function_(f_, t), args}) : Tree{};
      }
      case Op::Intval:
      case Op::Realval:
        return language().literal(f_.text(t)).kindIsName ? Tree{} : t;
      case Op::Logicalval:
        return t;
      case Op::Add:
      case Op::Sub:
      case Op::Mul:
      case Op::Div:
      case Op::Pow:
      case Op::Neg:
      case Op::Plus:
      case Op::Paren:
      case Op::Eq:
      case Op::Ne:
      case Op::Lt:
      case Op::Le:
      case Op::Gt:
      case Op::Ge:
      case Op::And:
      case Op::Or:
      case Op::Not:
        return parts(of, t, places);
      default:
        return {};
    }
  }
  Tree parts(const Unit &of, Tree t, const Places *places) {
    std::vector<Tree> all;
    for (Tree c : f_.children(t)) {
      all.push_back(expression(of, c, places));
      if (!all.back()) return {};
    }
    return rebuiltAs(t, all);
  }

  Tree element(const Unit &of, Tree t, const Places *places) {
    const Tree base = IndexOp::base_(f_, t), subs = IndexOp::subs_(f_, t);
    const std::optional<Place> p = placeOf(of, base, places);
    if (!p || p->scalar || p->extents.size() != f_.arity(subs)) return {};
    std::vector<Tree> all;
    for (Tree s : f_.children(subs)) {
      all.push_back(p_.type(of, s).isArray() ? Tree{} : expression(of, s, places));
      if (!all.back()) return {};
    }
    if (p->shift != 0) all.front() = shifted(all.front(), p->shift);
    all.insert(all.end(), p->behind.begin(), p->behind.end());
    return rebuiltAs(t, {f_.leaf(Op::Name, p->array, f_.span(base)), rebuiltAs(subs, all)});
  }
  Tree shifted(Tree sub, std::int64_t by) {
    std::int64_t value = 0;
    if (f_.is(sub, Op::Intval) && p_.constant(caller_, sub, value))
      return f_.leaf(Op::Intval, std::to_string(value + by), f_.span(sub));
    return f_.node(Op::Add, {sub, f_.leaf(Op::Intval, std::to_string(by))}, f_.span(sub));
  }
};

}  // namespace

std::vector<Tree> withWrittenCalls(Forest &forest, const Program &program, const std::function<bool(Symbol)> &isIntrinsic) {
  std::map<Tree, Tree> instead;  // bodies, and lists of declarations
  for (const Unit &u : program.units()) {
    if (!u.body || !u.isProcedure()) continue;
    Writing writing(forest, program, u, isIntrinsic);
    const Tree body = writing.rebuild(u.body);
    if (body == u.body) continue;
    instead[u.body] = body;
    const auto children = forest.children(u.decls);
    const std::vector<Tree> decls = withDeclared(forest, {children.begin(), children.end()}, writing.declared);
    instead[u.decls] = inPlaceOf(forest, u.decls, forest.node(Op::Decls, decls, forest.span(u.decls)));
  }
  if (instead.empty()) return {};
  std::vector<Tree> files;
  for (const Tree file : program.files())
    files.push_back(il::rebuild(forest, file, [&](Tree t, std::span<const Tree> children) {
      const auto at = instead.find(t);
      return at == instead.end() ? withChildren(forest, t, children) : at->second;
    }));
  return files;
}

}  // namespace dotbar::tools
