// Calls, operations and assignments that name something generic, or what the type of an object binds, become calls of specific
// procedures: chosen by the types of the arguments, or by that of the object.
#include <algorithm>
#include <optional>

#include "dataflow/program/builder.h"
#include "dataflow/program/dispatch.h"
#include "dataflow/program/generics.h"
#include "dataflow/program/rebuilt.h"
#include "dataflow/program/records.h"
#include "dataflow/program/transfers.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

// The generic name of an operation that is built in; none for other trees.
Symbol operatorName(Op op) {
  static constexpr std::pair<Op, std::string_view> names[] = {
      {Op::Add, "operator(+)"},     {Op::Plus, "operator(+)"},    {Op::Sub, "operator(-)"},      {Op::Neg, "operator(-)"},
      {Op::Mul, "operator(*)"},     {Op::Div, "operator(/)"},     {Op::Pow, "operator(**)"},     {Op::Concat, "operator(//)"},
      {Op::Eq, "operator(==)"},     {Op::Ne, "operator(/=)"},     {Op::Lt, "operator(<)"},       {Op::Le, "operator(<=)"},
      {Op::Gt, "operator(>)"},      {Op::Ge, "operator(>=)"},     {Op::And, "operator(.and.)"},  {Op::Or, "operator(.or.)"},
      {Op::Not, "operator(.not.)"}, {Op::Eqv, "operator(.eqv.)"}, {Op::Neqv, "operator(.neqv.)"}};
  for (const auto &[o, name] : names)
    if (o == op) return intern(name);
  return {};
}

enum class Fit { No, Perhaps, Yes };
Fit both(Fit a, Fit b) { return std::min(a, b); }

class Binder {
 public:
  Binder(Program &p, Diagnostics &diagnostics, Dispatchers &dispatchers, bool last)
      : p_(p),
        f_(p.forest()),
        diagnostics_(diagnostics),
        dispatchers_(dispatchers),
        generics_(p.generics()),
        last_(last),
        groupNames_(groupNames(p)) {}

  bool isNeeded() const { return generics_.any() || mentionsOperator() || isUndecided(); }

  Tree file(Tree root) {
    struct Open {
      Tree tree;
      std::vector<Tree> children;
    };
    std::vector<Open> open{{root, {}}};
    for (;;) {
      Open &top = open.back();
      if (top.children.size() < f_.arity(top.tree)) {
        const Tree c = f_.child(top.tree, static_cast<std::uint32_t>(top.children.size()));
        if (il::isLeaf(f_.op(c)) || f_.is(c, Op::Decls))
          top.children.push_back(c);
        else
          open.push_back({c, {}});
        continue;
      }
      const Tree done = bound(top.tree, std::move(top.children));
      open.pop_back();
      if (open.empty()) return done;
      open.back().children.push_back(done);
    }
  }

 private:
  bool mentionsOperator() const {
    for (const Unit &u : p_.units())
      for (std::uint32_t c : u.calls)
        if (const Tree t = p_.calls()[c].tree; f_.is(t, Op::Apply) && isGenericName(f_.symbol(il::ApplyOp::function_(f_, t))))
          return true;
    return false;
  }

  // object%name(args), perhaps a procedure; or input and output, perhaps of strings and groups.
  bool isUndecided() const {
    return std::ranges::any_of(p_.files(), [&](Tree file) {
      return il::any(f_, file, [&](Tree t) {
        return (f_.is(t, Op::Index) && f_.is(il::IndexOp::base_(f_, t), Op::Field)) || isTransfer(f_, t);
      });
    });
  }

  // The tree with these children, which may be those that it has.
  Tree same(Tree t, std::span<const Tree> children) {
    const auto before = f_.children(t);
    return std::equal(before.begin(), before.end(), children.begin()) ? t : rebuilt(f_, t, children);
  }

  Tree bound(Tree t, std::vector<Tree> children) {
    const auto same = [&] { return this->same(t, children); };
    const UnitId id = p_.unitOf(t);
    if (id == none) return same();
    const Unit &u = p_.unit(id);
    if (il::hasSort(f_.op(t), Sort::Unit)) return withImports(id, t, std::move(children));
    switch (f_.op(t)) {
      case Op::Apply:
      case Op::Call: {
        const Symbol name = f_.symbol(children[0]);
        if (il::hasResult(f_, t)) return same();  // its function was chosen before
        if (semantics::isBoundName(name) && !semantics::isSpecificName(name))
          return ofObject(u, t, semantics::bindingOf(name), children[1], same());
        if (semantics::isSpecificName(name) || (!generics_.isKnown(name) && !isGenericName(name))) return same();
        const std::vector<Tree> args(f_.children(children[1]).begin(), f_.children(children[1]).end());
        return call(u, t, name, args, same());
      }
      case Op::Index:
        return f_.is(children[0], Op::Field) ? perhapsOfObject(u, t, children, same()) : same();
      case Op::Input:
      case Op::Output:
      case Op::Other:
        if (const Symbol name = transferOf(u, t))
          return transferringBy(f_, same(), name, "input or output by a procedure of the user");
        return withTransferSaid(p_, groupNames_, u, same());
      case Op::Assign:
        return generics_.isKnown(assignment_) ? assigned(u, t, children, same()) : same();
      default: {
        const Symbol name = operatorName(f_.op(t));
        return name && generics_.isKnown(name) ? call(u, t, name, bare(children), same()) : same();
      }
    }
  }

  // Operands, which are values in any case: the procedure of an operation overwrites none of them.
  std::vector<Tree> bare(std::vector<Tree> operands) const {
    for (Tree &t : operands)
      while (f_.is(t, Op::Paren)) t = il::ParenOp::operand_(f_, t);
    return operands;
  }

  // The generic name of the user's procedures by which a statement may bring a structure in or out; none: it brings none.
  Symbol transferOf(const Unit &u, Tree t) const {
    for (const Symbol name : transfers_) {
      if (!generics_.isKnown(name)) continue;
      std::vector<Tree> open{t};
      while (!open.empty()) {
        const Tree e = open.back();
        open.pop_back();
        if (il::hasSort(f_.op(e), Sort::Expr)) {
          const Tree type = p_.elementType(p_.typeOf(u, e));
          if (f_.is(type, Op::StructType) || f_.is(type, Op::ClassType)) return name;
        } else {
          open.insert(open.end(), f_.children(e).begin(), f_.children(e).end());
        }
      }
    }
    return {};
  }

  // --- procedures that a type binds ---
  // object%name(subs): an element of a component, or the value of a function.
  Tree perhapsOfObject(const Unit &u, Tree t, const std::vector<Tree> &children, Tree otherwise) {
    const Tree object = il::FieldOp::base_(f_, children[0]), member = il::FieldOp::member_(f_, children[0]);
    const Tree known = definition(u, p_.elementType(p_.typeOf(u, object)));
    const bool isBound = known && !generics_.bound(known, f_.symbol(member)).empty();
    const bool isProcedure = known && generics_.procedureComponent(known, f_.symbol(member));
    if (!isBound && !isProcedure && !isAppliedToValues(u, children[1])) return otherwise;
    std::vector<Tree> args{object};
    args.insert(args.end(), f_.children(children[1]).begin(), f_.children(children[1]).end());
    return ofObject(u, t, f_.symbol(member), f_.node(Op::Args, args, f_.span(children[1])), otherwise);
  }

  // What no subscript can be.
  bool isAppliedToValues(const Unit &u, Tree subs) const {
    return std::ranges::any_of(f_.children(subs), [&](Tree s) {
      const Op type = f_.op(p_.elementType(p_.typeOf(u, s)));
      return !f_.is(s, Op::Range) && type != Op::IntegerType && type != Op::UnknownType;
    });
  }

  // object%name(args), the object first among the arguments.
  Tree ofObject(const Unit &u, Tree t, Symbol name, Tree args, Tree otherwise) {
    const Tree object = f_.children(args).front(), type = p_.elementType(p_.typeOf(u, object));
    std::vector<Tree> actuals(f_.children(args).begin(), f_.children(args).end());
    std::string why;
    const std::optional<Generics::Bound> b = chosen(u, type, name, actuals, why);
    const Symbol callee = b ? calledOf(u, *b, name, why) : dispatched(u, type, name, actuals, why);
    if (callee) return replacedCall(t, callee, actuals);
    if (last_)
      diagnostics_.report(DiagnosticKind::Unresolved, f_.span(t),
                          "what %" + std::string(text(name)) + " calls here is not followed: " + why +
                              ": it is taken to read and overwrite its arguments and all COMMON storage");
    return last_ ? replacedCall(t, semantics::boundName(name),
                                std::vector<Tree>(f_.children(args).begin(), f_.children(args).end()))
                 : otherwise;
  }

  // What chooses by the type that the object has then; none: it is chosen here, or not all of it is known.
  Symbol dispatched(const Unit &u, Tree type, Symbol name, const std::vector<Tree> &actuals, std::string &why) {
    const Tree known = f_.is(type, Op::ClassType) ? definition(u, type) : Tree{};
    const std::optional<Generics::Bound> b = known ? boundTo(u, known, name, actuals) : std::nullopt;
    if (!b || (!b->deferred && !generics_.isOverridden(known, b->binding))) return {};
    return dispatchers_.procedure(p_, generics_, u.id, known, b->binding, why).value_or(Symbol{});
  }
  // The one of a type's bindings that is meant, whatever types that extend it have in its place; the generic ones by their
  // arguments.
  std::optional<Generics::Bound> boundTo(const Unit &u, Tree known, Symbol name, const std::vector<Tree> &actuals) const {
    const std::vector<Generics::Bound> all = generics_.bound(known, name);
    if (all.size() == 1) return all[0];
    std::optional<Generics::Bound> meant;
    for (const Generics::Bound &b : all) {
      const Generics::Bound like = b.deferred ? generics_.overriding(known, b.binding).value_or(b) : b;
      if (like.specific.unit == none || like.passed != 0) return std::nullopt;
      const Unit &callee = p_.unit(like.specific.unit);
      const Fit fit = fits(u, actuals, callee, callee.elemental, like.passed);
      if (fit == Fit::Perhaps || (fit == Fit::Yes && meant)) return std::nullopt;
      if (fit == Fit::Yes) meant = b;
    }
    return meant;
  }

  // The one that is meant; `actuals` are those of its formal arguments then.
  std::optional<Generics::Bound> chosen(const Unit &u, Tree type, Symbol name, std::vector<Tree> &actuals,
                                        std::string &why) const {
    const Tree known = definition(u, type);
    std::vector<std::pair<Generics::Bound, std::vector<Tree>>> fitting;
    if (!known) return why = "the type of the object is not among the sources", std::nullopt;
    const std::vector<Generics::Bound> all = generics_.bound(known, name);
    if (all.empty())
      why = generics_.procedureComponent(known, name) ? "it is a component, which may point to any procedure"
                                                      : "its type binds nothing to this name that is known";
    for (const Generics::Bound &b : all) {
      if (b.deferred) return why = "types that extend that of the object say it", std::nullopt;
      if (b.specific.unit == none)
        return why = "the source of " + std::string(text(b.specific.name)) + " is not given", std::nullopt;
      std::vector<Tree> given = actuals;
      place(given, b);
      const Fit fit =
          all.size() == 1 ? Fit::Yes : fits(u, given, p_.unit(b.specific.unit), p_.unit(b.specific.unit).elemental, b.passed);
      if (fit == Fit::Perhaps)
        return why = "whether the arguments have the types that " + std::string(text(b.specific.name)) + " wants is not known",
               std::nullopt;
      if (fit == Fit::Yes) fitting.emplace_back(b, std::move(given));
    }
    if (fitting.size() != 1) {
      if (why.empty()) why = fitting.empty() ? "no procedure fits the arguments" : "several procedures fit the arguments";
      return std::nullopt;
    }
    const Generics::Bound &b = fitting.front().first;
    const bool polymorphic = f_.is(type, Op::ClassType);
    if (polymorphic && generics_.isOverridden(known, b.binding))
      return why = "a type that extends that of the object has its own", std::nullopt;
    actuals = std::move(fitting.front().second);
    return b;
  }

  // The object goes where the procedure has it.
  void place(std::vector<Tree> &given, const Generics::Bound &b) const {
    const Tree object = given.front();
    if (b.passed == 0) return;
    given.erase(given.begin());
    if (b.passed == Generics::npos) return;
    const auto positional = static_cast<std::size_t>(
        std::find_if(given.begin(), given.end(), [&](Tree a) { return f_.is(a, Op::Keyword); }) - given.begin());
    const Symbol formal = p_.unit(b.specific.unit).formals[b.passed];
    if (b.passed <= positional)
      given.insert(given.begin() + static_cast<std::ptrdiff_t>(b.passed), object);
    else
      given.push_back(f_.node(Op::Keyword, {f_.leaf(Op::Name, formal), object}, f_.span(object)));
  }

  // What it is called: of the object, as it stands there, where that is its first argument; else by a name of its own.
  Symbol calledOf(const Unit &u, const Generics::Bound &b, Symbol name, std::string &why) {
    const Unit &callee = p_.unit(b.specific.unit);
    const Unit *m = callee.parent == none ? nullptr : &p_.unit(callee.parent);
    const bool inModule = m && f_.is(m->tree, Op::Module);
    if (b.isPrivate) return nameOf(u, name, callee.id, why);  // seen only where the procedure is
    if (b.passed == 0 && inModule) return semantics::specificName(semantics::boundName(name), m->name, callee.name);
    if (inModule && m->symbols.access.hides(callee.name) && p_.resolveProcedure(u, callee.name) != callee.id) {
      why = std::string(text(callee.name)) + " is PRIVATE";
      return {};
    }
    return nameOf(u, name, callee.id, why);
  }

  Tree replacedCall(Tree t, Symbol callee, const std::vector<Tree> &actuals) {
    const Tree name = f_.leaf(Op::Name, callee, f_.span(t)), args = f_.node(Op::Args, actuals, f_.span(t));
    const bool isStatement = f_.is(t, Op::Call) || f_.is(t, Op::Assign);
    const Tree r = isStatement ? il::CallOp::make(f_, name, args, f_.leaf(Op::Noref, ""), f_.span(t))
                               : il::ApplyOp::make(f_, name, args, f_.span(t));
    return inPlaceOf(t, r);
  }

  // Also the built-in assignment of objects calls procedures: those that the types of components bind to assignment (10.2.1.3).
  Tree assigned(const Unit &u, Tree t, const std::vector<Tree> &children, Tree otherwise) {
    const Tree r = call(u, t, assignment_, children, otherwise);
    if (r != otherwise || !f_.is(r, Op::Assign) || !bindsAssignment(u, children[0])) return r;
    if (!last_) return otherwise;
    return notFollowed(t, assignment_, "the type of a component binds its assignment to a procedure", children);
  }

  // Of some component, also of one inside.
  bool bindsAssignment(const Unit &u, Tree object, int depth = 0) const {
    constexpr int deepest = 8;
    const Tree type = p_.elementType(p_.typeOf(u, object));
    if (!f_.is(type, Op::StructType) && !f_.is(type, Op::ClassType)) return false;
    return std::ranges::any_of(constituents(p_, u, type), [&](const Constituent &c) {
      if (c.component.pointer || c.isExtension) return false;
      const Tree part = partOf(p_, u, object, c), known = definition(u, p_.elementType(p_.typeOf(u, part)));
      return known && (isBoundFor(u, known, part) || (depth < deepest && bindsAssignment(u, part, depth + 1)));
    });
  }

  bool isBoundFor(const Unit &u, Tree type, Tree object) const {
    return std::ranges::any_of(generics_.bound(type, assignment_), [&](const Generics::Bound &b) {
      if (b.specific.unit == none) return true;
      const Unit &callee = p_.unit(b.specific.unit);
      return fits(u, {object, object}, callee, callee.elemental) != Fit::No;
    });
  }

  // The call of a procedure that is not known.
  Tree notFollowed(Tree t, Symbol generic, const std::string &why, const std::vector<Tree> &args) {
    diagnostics_.report(DiagnosticKind::Unresolved, f_.span(t),
                        std::string(text(generic)) + " is generic, and what it calls here is not followed: " + why +
                            ": it is taken to read and overwrite its arguments and all COMMON storage");
    return replacedCall(t, generic, args);
  }

  // The call of the specific procedure; `otherwise` where the built-in meaning, or none but the name's own, fits.
  Tree call(const Unit &u, Tree t, Symbol generic, const std::vector<Tree> &args, Tree otherwise) {
    std::string why;
    const Found found = choose(u, generic, args, why);
    const bool fits = found.fit == Fit::Yes;
    if (found.fit == Fit::No && !(isGenericName(generic) && f_.is(t, Op::Apply))) return otherwise;
    Symbol name = fits ? nameOf(u, generic, found.specific.unit, why) : Symbol{};
    if (name == generic && !isGenericName(generic)) return otherwise;  // one of them has the name of all
    if (!name) {
      if (!last_) return otherwise;
      if (why.empty()) why = "no declaration of it is among the sources";
      diagnostics_.report(DiagnosticKind::Unresolved, f_.span(t),
                          std::string(text(generic)) + " is generic, and what it calls here is not followed: " + why +
                              ": it is taken to read and overwrite its arguments and all COMMON storage");
      name = isGenericName(generic) ? generic : intern("interface(" + std::string(text(generic)) + ")");
    }
    const bool statement = f_.is(t, Op::Call) || f_.is(t, Op::Assign);
    std::vector<Tree> actuals = args;
    if (fits && f_.is(t, Op::Assign) && mayChangeMeanwhile(u, p_.unit(found.specific.unit), actuals[0], actuals[1]))
      actuals[1] = f_.node(Op::Paren, {actuals[1]}, f_.span(actuals[1]));
    const Tree said = f_.is(t, Op::Call)    ? il::CallOp::procedure_(f_, t)
                      : f_.is(t, Op::Apply) ? il::ApplyOp::function_(f_, t)
                                            : t;
    const Tree callee = f_.leaf(Op::Name, name, f_.span(said));
    const Tree passed = f_.node(Op::Args, actuals, f_.span(t));
    const Tree r = statement ? il::CallOp::make(f_, callee, passed, f_.leaf(Op::Noref, ""), f_.span(t))
                             : il::ApplyOp::make(f_, callee, passed, f_.span(t));
    return inPlaceOf(t, r);
  }

  // What is assigned is the value that a reference has before, whatever becomes of the variable; of an object it is passed as it
  // stands where nothing can become of it.
  bool mayChangeMeanwhile(const Unit &u, const Unit &callee, Tree object, Tree value) const {
    if (!il::hasSort(f_.op(value), Sort::Ref)) return false;
    const Variable *v = p_.designated(u, value);
    const bool isOwn = v && (v->kind == Variable::Kind::Local || v->kind == Variable::Kind::Formal) && v->owner == u.id &&
                       !v->pointer && !v->target && callee.parent != u.id;
    return !isOwn || !f_.is(p_.typeOf(u, value), Op::StructType) || p_.mayAlias(u, object, value);
  }

  Tree inPlaceOf(Tree t, Tree r) {
    f_.setOrigin(r, f_.origin(t));
    if (const il::Comments *c = f_.comments(t)) f_.setComments(r, il::Comments(*c));
    return r;
  }

  struct Found {
    Fit fit = Fit::No;  // Perhaps: more than one, or one that is not known enough
    Specific specific;
  };
  Found choose(const Unit &u, Symbol generic, const std::vector<Tree> &args, std::string &why) const {
    std::vector<std::vector<Specific>> levels = generics_.levels(u, generic);
    levels.front() = withBound(u, generic, args, std::move(levels.front()));
    for (const auto &level : levels)
      for (const bool elemental : {false, true}) {  // one that is not elemental is meant first
        std::vector<Specific> sure;
        bool perhaps = false;
        for (const Specific &s : level) {
          const Fit fit = s.unit == none ? Fit::Perhaps : fits(u, args, p_.unit(s.unit), elemental);
          if (fit == Fit::Yes) sure.push_back(s);
          if (fit == Fit::Perhaps && why.empty())
            why = s.unit == none
                      ? "the source of " + std::string(text(s.name)) + " is not given"
                      : "whether the arguments have the types that " + std::string(text(s.name)) + " wants is not known";
          perhaps |= fit == Fit::Perhaps;
        }
        if (sure.size() == 1) return {Fit::Yes, sure.front()};
        if (sure.size() > 1) why = "it may be " + std::string(text(sure[0].name)) + " or " + std::string(text(sure[1].name));
        if (perhaps || sure.size() > 1) return {Fit::Perhaps, {}};
      }
    if (std::none_of(args.begin(), args.end(),
                     [&](Tree a) { return generics_.isBound(u, generic, p_.elementType(p_.typeOf(u, a))); }))
      return {};
    why = "a type may say what it means";
    return {Fit::Perhaps, {}};
  }

  // And what the types of the arguments bind to it, unless which that is follows only when the program runs.
  std::vector<Specific> withBound(const Unit &u, Symbol generic, const std::vector<Tree> &args, std::vector<Specific> all) const {
    for (const Tree a : args) {
      const Tree type = p_.elementType(p_.typeOf(u, a)), known = definition(u, type);
      if (!known) continue;
      for (const Generics::Bound &b : generics_.bound(known, generic)) {
        const bool open = b.deferred || (f_.is(type, Op::ClassType) && generics_.isOverridden(known, b.binding));
        const Specific s{open ? none : b.specific.unit, b.specific.name};
        if (std::find(all.begin(), all.end(), s) == all.end()) all.push_back(s);
      }
    }
    return all;
  }
  // Whether the arguments have the types, kinds and ranks of the dummies. `elemental`: a scalar dummy takes any rank.
  Fit fits(const Unit &u, const std::vector<Tree> &args, const Unit &callee, bool elemental,
           std::size_t passed = Generics::npos) const {
    if (elemental != callee.elemental) return Fit::No;
    std::vector<Tree> given(callee.formals.size());
    std::size_t next = 0;
    for (Tree a : args) {
      std::size_t at = next++;
      if (f_.is(a, Op::Alternate)) return Fit::Perhaps;
      if (f_.is(a, Op::Keyword))
        at = static_cast<std::size_t>(
            std::find(callee.formals.begin(), callee.formals.end(), f_.symbol(il::KeywordOp::formal_(f_, a))) -
            callee.formals.begin());
      if (at >= given.size() || given[at]) return Fit::No;
      given[at] = f_.is(a, Op::Keyword) ? il::KeywordOp::value_(f_, a) : a;
    }
    Fit r = Fit::Yes;
    for (std::size_t k = 0; k < given.size(); ++k) {
      if (k == passed) continue;  // the object whose type binds the procedure
      const Variable *v = callee.symbols.find(callee.formals[k]);
      if (!v) return Fit::Perhaps;
      if (given[k])
        r = both(r, fits(u, given[k], callee, *v, elemental));
      else if (!v->optional)
        return Fit::No;
    }
    return r;
  }

  Fit fits(const Unit &u, Tree actual, const Unit &callee, const Variable &formal, bool elemental) const {
    const Variable *named = f_.is(actual, Op::Name) ? p_.lookup(u, f_.symbol(actual)) : nullptr;
    const bool procedure = named && named->kind == Variable::Kind::Procedure;
    if (procedure || formal.kind == Variable::Kind::Procedure)  // what it gives and takes distinguishes no specific procedures
      return procedure && formal.kind == Variable::Kind::Procedure ? Fit::Yes : Fit::No;
    const Tree type = p_.typeOf(u, actual);
    const Fit byType = sameType(u, p_.elementType(type), callee, formal.type);
    return byType == Fit::No ? byType : both(byType, sameRank(u, actual, type, formal, elemental));
  }

  Fit sameRank(const Unit &u, Tree actual, Tree type, const Variable &formal, bool elemental) const {
    const std::uint32_t wanted = formal.dims ? f_.arity(formal.dims) : 0;
    if (elemental && wanted == 0) return Fit::Yes;
    if (formal.dims)
      for (Tree d : f_.children(formal.dims))
        if (f_.is(il::BoundsOp::upper_(f_, d), Op::OtherExpr)) return Fit::Perhaps;  // of any rank
    if (!isRankKnown(u, actual)) return Fit::Perhaps;
    return (f_.is(type, Op::ArrayType) ? f_.arity(il::ArrayTypeOp::dims_(f_, type)) : 0) == wanted ? Fit::Yes : Fit::No;
  }

  // Subscripts that are arrays make a section.
  bool isRankKnown(const Unit &u, Tree root) const {
    std::vector<Tree> open{root};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (f_.is(t, Op::Subs)) {
        const std::vector<Tree> subs(f_.children(t).begin(), f_.children(t).end());
        for (Tree s : subs)
          if (!f_.is(s, Op::Range) && !f_.is(s, Op::Intval) && f_.is(p_.typeOf(u, s), Op::ArrayType)) return false;
        continue;
      }
      if (f_.is(t, Op::Args)) continue;  // the rank of the result is the function's
      open.insert(open.end(), f_.children(t).begin(), f_.children(t).end());
    }
    return true;
  }

  Fit sameType(const Unit &u, Tree a, const Unit &v, Tree b) const {
    const Tree x = p_.canonicalType(u, a), y = p_.canonicalType(v, b);
    if (f_.is(x, Op::UnknownType) || f_.is(y, Op::UnknownType)) return Fit::Perhaps;
    const auto structured = [&](Tree t) { return f_.is(t, Op::StructType) || f_.is(t, Op::ClassType); };
    if (structured(x) || structured(y)) {
      if (!structured(x) || !structured(y)) return Fit::No;
      const Tree one = definition(u, x), other = definition(v, y);
      if (!one || !other) return Fit::Perhaps;
      return one == other || (f_.is(y, Op::ClassType) && extends(one, other)) ? Fit::Yes : Fit::No;
    }
    if (f_.op(x) != f_.op(y)) return Fit::No;
    if (f_.is(x, Op::CharacterType)) return Fit::Yes;
    const std::int64_t m = p_.typeSize(u, x), n = p_.typeSize(v, y);
    return m == 0 || n == 0 ? Fit::Perhaps : m == n ? Fit::Yes : Fit::No;
  }
  bool extends(Tree type, Tree other) const {
    for (const Record *r = p_.recordOf(type); r && r->parentDefinition; r = p_.recordOf(r->parentDefinition))
      if (r->parentDefinition == other) return true;
    return false;
  }
  Tree definition(const Unit &u, Tree type) const {
    if (!f_.is(type, Op::StructType) && !f_.is(type, Op::ClassType)) return {};
    const Tree tag = il::AnyOp::tag_(f_, type);
    return f_.is(tag, Op::Name) ? p_.definition(u, tag) : Tree{};
  }

  // What the procedure can be called here, if need be through a USE of its own, or by the generic name alone; none: nothing.
  Symbol nameOf(const Unit &u, Symbol generic, UnitId id, std::string &why) {
    const Unit &callee = p_.unit(id);
    const auto isFree = [&](Symbol name) {
      const Variable *v = p_.lookup(u, name);
      return !v || v->kind == Variable::Kind::Procedure || (v->kind == Variable::Kind::Result && u.id == id);
    };
    const UnitId plain = p_.resolveProcedure(u, callee.name);
    if (plain == id && isFree(callee.name)) return callee.name;
    why = std::string(text(callee.name));
    const Unit *m = callee.parent == none ? nullptr : &p_.unit(callee.parent);
    if (!m || !f_.is(m->tree, Op::Module)) return why += " has no name here", Symbol{};
    if (m->symbols.access.hides(callee.name)) return semantics::specificName(generic, m->name, callee.name);
    const auto isImported = [&](Symbol other) {  // of another module, which has a procedure of this name, too
      return std::ranges::any_of(imported_, [&](const auto &i) { return i.first.first == u.id && i.second == other; });
    };
    Symbol &name = imported_[{u.id, id}];
    if (!name && plain == none && isFree(callee.name) && !isImported(callee.name)) name = callee.name;
    for (int k = 0; !name; ++k) {
      const Symbol other = intern(std::string(text(callee.name)) + std::to_string(k));
      if (!p_.knowsName(u, other) && !isImported(other)) name = other;
    }
    return name;
  }

  Tree withImports(UnitId id, Tree t, std::vector<Tree> children) {
    std::vector<Tree> more;
    for (const auto &[at, local] : imported_) {
      if (at.first != id) continue;
      const Unit &callee = p_.unit(at.second);
      const Taken taken{local, callee.name};
      const Tree use = language().taken(f_, p_.unit(callee.parent).name, std::span(&taken, 1));
      more.push_back(f_.node(Op::Imported, {f_.node(Op::Decls, {use})}));
    }
    for (Tree &c : children)
      if (f_.is(c, Op::Decls) && !more.empty()) {
        std::vector<Tree> all(f_.children(c).begin(), f_.children(c).end());
        all.insert(all.end(), more.begin(), more.end());
        c = rebuilt(f_, c, all);
      }
    return same(t, children);
  }

  Program &p_;
  Forest &f_;
  Diagnostics &diagnostics_;
  Dispatchers &dispatchers_;
  const Generics &generics_;
  const bool last_;  // what is not bound now never is
  const std::set<Symbol> groupNames_;
  std::map<std::pair<UnitId, UnitId>, Symbol> imported_;  // what a unit calls a procedure that it cannot name otherwise
  const Symbol assignment_ = intern("assignment(=)");
  const Symbol transfers_[4] = {intern("write(formatted)"), intern("write(unformatted)"), intern("read(formatted)"),
                                intern("read(unformatted)")};
};

}  // namespace

namespace {

std::vector<Tree> bindOnce(Program &p, Diagnostics &diagnostics, Dispatchers &dispatchers, bool last) {
  Binder b(p, diagnostics, dispatchers, last);
  std::vector<Tree> files = p.files();
  if (b.isNeeded())
    for (Tree &t : files) t = b.file(t);
  return dispatchers.with(p, std::move(files));
}

}  // namespace

// The type of an operand may be known only when what it applies is bound: again, until nothing more comes of it.
void bindGenerics(std::unique_ptr<Program> &p, Diagnostics &diagnostics,
                  const std::function<std::unique_ptr<Program>(std::span<const Tree>)> &build) {
  Dispatchers dispatchers;
  for (bool last = false;;) {
    const std::vector<Tree> bound = bindOnce(*p, diagnostics, dispatchers, last);
    const bool same = bound == p->files();
    if (!same) p = build(bound);
    if (last) return;
    last = same;
  }
}

}  // namespace dotbar::dataflow
