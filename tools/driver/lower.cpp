// Lowering: one walk over the instructions of a derivative unit. Unchanged subtrees are kept as they are.
#include "tools/driver/lower.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>

#include "dataflow/program/associations.h"
#include "dataflow/program/records.h"
#include "engine/il/declarations.h"
#include "engine/il/forest.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"
#include "tools/driver/elements.h"
#include "tools/driver/kept_objects.h"
#include "tools/driver/made_names.h"
#include "tools/driver/named_types.h"
#include "tools/driver/undecided.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::Program;
using dataflow::Unit;

class Lowering {
 public:
  Lowering(Program &program, const Unit &unit, Tree built) : p(program), f(program.forest()), u(unit), built_(built) {}

  bool failed = false;

  // The declarations and those of the functions of the runtime that the instructions turned out to apply.
  Tree declarations(Tree decls) {
    std::vector<Tree> all(f.children(decls).begin(), f.children(decls).end());
    for (Tree d : all)
      if (!p.isSource(d) && f.is(d, Op::Declare) && f.is(p.elementType(DeclareOp::type_(f, d)), Op::UnknownType))
        refuse(u.tree, "the type of '" + std::string(f.text(EntityOp::name_(f, f.children(DeclareOp::entities_(f, d)).front()))) +
                           "', a new variable, or its extents are not known");
    for (const Made &v : made_)
      if (v.name) {
        const Declared variable{v.name, v.dims};
        all.push_back(language().variables(f, integer(), std::span(&variable, 1)));
      }
    for (const auto &[name, type] : applied) {
      if (p.lookup(u, name) && std::ranges::any_of(all, [&, n = name](Tree d) { return declares(d, n); })) continue;
      const Declared function{name, {}};
      all.push_back(language().variables(f, type, std::span(&function, 1), "external"));
    }
    return f.node(Op::Decls, all, f.span(decls));
  }

  // Code that was derived before declares them, as far as it still calls them.
  bool declares(Tree decl, Symbol name) const {
    const auto names = il::declaredNames(f, decl);
    return std::ranges::any_of(names, [&](Tree n) { return f.symbol(n) == name; });
  }

  Tree instrs(Tree list) {
    std::vector<Tree> out;
    for (std::uint32_t i = 0; i < f.arity(list); ++i) instr(f.child(list, i), out);
    return f.node(Op::Instrs, out, f.span(list));
  }

 private:
  Program &p;
  Forest &f;
  std::vector<Tree> known_;  // objects that have memory where an entry is made
  const Unit &u;
  Tree built_;                     // the unit that is lowered
  std::map<Symbol, Tree> applied;  // functions of the runtime, under the names that they have there, and their types

  // Variables that a pop of what may have no memory needs.
  struct Made {
    const char *hint;
    Symbol name = {};
    Tree dims = {};
  };
  std::vector<Made> made_{{"kept"}, {"bounds"}};
  static constexpr std::size_t firstIndexMade = 2;
  std::size_t loops_ = 0;
  std::uint32_t mostBounds_ = 0;

  Tree from(Tree built, Tree model) {
    f.setOrigin(built, f.origin(model));
    return built;
  }

  void instr(Tree i, std::vector<Tree> &out) {
    const Op op = f.op(i);
    if (p.isSource(i)) return out.push_back(i);
    if (op == Op::Push) return entries(i, "push", PushOp::values_(f, i), false, out);
    if (op == Op::Pop) return entries(i, "pop", PopOp::references_(f, i), true, out);
    if (op == Op::Look) return look(i, LookOp::references_(f, i), out);
    if (op == Op::PushControl) return control(i, "push", out);
    if (op == Op::PopControl) return control(i, "pop", out);
    out.push_back(inside(i));
  }

  // A built instruction with lowered parts.
  Tree inside(Tree i) {
    std::vector<Tree> children;
    const auto &signature = info(f.op(i));
    for (std::uint32_t k = 0; k < f.arity(i); ++k) {
      const Tree c = f.child(i, k);
      const Sort sort = signature.list ? signature.element : signature.children[k].sort;
      if (f.op(c) == Op::Instrs)
        children.push_back(k == 1 && f.is(i, Op::If) ? ofThatType(instrs(c), IfOp::test_(f, i)) : instrs(c));
      else if (sort == Sort::Instr || sort == Sort::Cases || sort == Sort::Case || sort == Sort::Ctl || sort == Sort::Args)
        children.push_back(inside(c));
      else if (hasSort(f.op(c), Sort::Sub) || hasSort(f.op(c), Sort::OptExpr))
        children.push_back(expression(c, typeAround(i)));
      else
        children.push_back(c);
    }
    if (f.is(i, Op::Assign)) children[1] = narrowed(AssignOp::left_(f, i), AssignOp::right_(f, i), children[1]);
    return isLeaf(f.op(i)) ? i : from(f.node(f.op(i), children, f.span(i)), i);
  }

  // Where an object is known to be of a type it is not taken for one that this type extends.
  Tree ofThatType(Tree list, Tree test) {
    const dataflow::Record *known = f.is(test, Op::IsOf) ? p.record(u, IsOfOp::type_(f, test)) : nullptr;
    return known ? taken(list, IsOfOp::object_(f, test), IsOfOp::type_(f, test), *known) : list;
  }
  Tree taken(Tree t, Tree object, Tree type, const dataflow::Record &known) {
    if (isLeaf(f.op(t))) return t;
    std::vector<Tree> children;
    bool changed = false;
    for (std::uint32_t k = 0; k < f.arity(t); ++k) {
      children.push_back(taken(f.child(t, k), object, type, known));
      changed |= children.back() != f.child(t, k);
    }
    if (f.is(t, Op::Downcast) && f.equal(children.front(), object)) {
      const dataflow::Record *other = p.record(u, DowncastOp::type_(f, t));
      if (other && other != &known && dataflow::isOrExtends(p, known, *other)) children.back() = type, changed = true;
    }
    return changed ? from(f.node(f.op(t), children, f.span(t)), t) : t;
  }

  // The type that a literal directly inside an instruction takes.
  Tree typeAround(Tree i) { return f.op(i) == Op::Assign ? elementType(AssignOp::left_(f, i)) : Tree{}; }

  Tree elementType(Tree expr) {
    const Tree t = p.typeOf(u, expr);
    return t ? p.canonicalType(u, p.elementType(t)) : Tree{};
  }

  // --- conversions: none that a compiler would have to warn of ---
  std::int64_t realSize(Tree expr) {
    const Tree t = elementType(expr);
    return t && f.is(t, Op::RealType) ? p.typeSize(u, t) : 0;
  }

  // The type of an expression as a conversion to it names it: by a number where the unit that was built does not know the name.
  Tree spelled(Tree expr) {
    const Tree type = p.elementType(p.typeOf(u, expr));
    const Tree kind = f.is(type, Op::RealType) ? RealTypeOp::kind_(f, type) : Tree{};
    if (f.is(type, Op::ComplexType) || f.is(type, Op::DoubleComplexType)) return p.canonicalType(u, type);
    if (!kind || !f.is(kind, Op::Name) || !isUsed(f.symbol(kind))) return type;
    return u.symbols.findUsed(f.symbol(kind)) && imports(f.symbol(kind)) ? type : p.canonicalType(u, type);
  }

  // Whether the unit, or a procedure around it, has the name by USE: one that was built may not import it any more.
  bool isUsed(Symbol name) const {
    for (const dataflow::Unit *at = &u;; at = &p.unit(at->parent)) {
      if (at->symbols.findUsed(name)) return at->isProcedure();
      if (at->symbols.find(name) || at->parent == dataflow::none) return false;
    }
  }

  bool imports(Symbol name) const {
    for (Tree part : f.children(built_)) {
      if (!f.is(part, Op::Decls)) continue;
      for (Tree d : f.children(part)) {
        if (!f.is(d, Op::Use)) continue;
        const Tree visible = UseOp::visible_(f, d);
        if (!f.is(visible, Op::Only)) {
          const dataflow::Unit *m = p.findUnit(f.symbol(UseOp::module_(f, d)));
          if (m && !m->symbols.access.hides(name) && (m->symbols.find(name) || m->symbols.findUsed(name))) return true;
          continue;
        }
        for (Tree used : f.children(OnlyOp::uses_(f, visible)))
          if (f.is(used, Op::Used) && f.symbol(UsedOp::local_(f, used)) == name) return true;
      }
    }
    return false;
  }

  // The lowered value of an assignment, converted when what was built is wider than what it is assigned to.
  Tree narrowed(Tree to, Tree built, Tree value) {
    const std::int64_t size = realSize(to);
    if (size == 0 || size >= 16 || realSize(built) <= size) return value;
    return from(language().withKindOf(f, spelled(to), value), built);
  }

  // All lowered values of the list or choice e, from the child `first` on, have one kind, the widest.
  void alike(Tree e, std::vector<Tree> &children, std::size_t first) {
    std::vector<Tree> types;
    Tree widest;
    std::size_t wide = 0;
    for (std::size_t k = 0; k < children.size(); ++k) {
      const Tree built = f.child(e, static_cast<std::uint32_t>(k));
      // No declaration says the type of a lowered function of the runtime: it is that of its arguments.
      types.push_back(k < first ? Tree{} : appliesExternal(built) ? typeWithout(built) : elementType(children[k]));
      if (k >= first && isWider(types[k], widest)) widest = types[k], wide = k;
    }
    if (!widest) return;
    const bool named = !appliesExternal(f.child(e, static_cast<std::uint32_t>(wide)));
    const Tree kind = named ? spelled(children[wide]) : widest;
    for (std::size_t k = first; k < children.size(); ++k)
      if (isWider(widest, types[k]) && isWider(types[k], {}))
        children[k] = from(language().withKindOf(f, kind, children[k]), children[k]);
  }

  // Of two real, or two complex, types; no type: narrower than any.
  bool isWider(Tree s, Tree t) {
    if (!s || !(f.is(s, Op::RealType) || f.is(s, Op::ComplexType))) return false;
    return t ? f.op(s) == f.op(t) && p.typeSize(u, t) != 0 && p.typeSize(u, s) > p.typeSize(u, t) : p.typeSize(u, s) != 0;
  }

  // --- functions of the runtime: the one for the kind of the argument ---
  bool isExternal(Tree e) const {
    return f.is(e, Op::Apply) && p.externals().count(f.symbol(ApplyOp::function_(f, e))) != 0 &&
           f.arity(ApplyOp::args_(f, e)) > 0;
  }

  bool appliesExternal(Tree e) const {
    if (p.isSource(e)) return false;
    if (isExternal(e)) return true;
    for (Tree c : f.children(e))
      if (appliesExternal(c)) return true;
    return false;
  }

  Tree externalName(Tree apply) {
    const Tree name = ApplyOp::function_(f, apply);
    const std::int64_t size = realSize(f.children(ApplyOp::args_(f, apply)).front());
    const auto &kinds = p.externals().at(f.symbol(name));
    if (!kinds.count(size))
      return refuse(apply, "the derivative needs " + std::string(f.text(name)) +
                               ", which the runtime does not have for the type of " +
                               language().writeExpression(f, f.children(ApplyOp::args_(f, apply)).front())),
             name;
    const Tree result = NameOp::make(f, std::string(f.text(name)) + std::to_string(size));
    applied.emplace(f.symbol(result), f.node(Op::RealType, {f.leaf(Op::Intval, std::to_string(size))}));
    return result;
  }

  // Something in a built expression that a compiler does not know, or may not like.
  bool isUnfinished(Tree e) const {
    if (f.op(e) == Op::Number) return true;
    if (p.isSource(e)) return false;
    if (f.op(e) == Op::Cond || f.op(e) == Op::Exprs || isExternal(e)) return true;
    for (Tree c : f.children(e))
      if (isUnfinished(c)) return true;
    return false;
  }

  // --- literals ---
  bool hasNumber(Tree e) const {
    if (f.op(e) == Op::Number) return true;
    if (p.isSource(e)) return false;
    for (Tree c : f.children(e))
      if (hasNumber(c)) return true;
    return false;
  }

  // The real type that the operands of e other than rule literals give; no tree: none does.
  Tree typeWithout(Tree e) {
    if (f.op(e) == Op::Number || f.op(e) == Op::Intval) return {};
    if (p.isSource(e) || !hasNumber(e)) {
      const Tree t = elementType(e);
      return t && (f.is(t, Op::RealType) || f.is(t, Op::ComplexType)) ? t : Tree{};
    }
    Tree best;
    std::vector<Tree> operands(f.children(e).begin(), f.children(e).end());  // asking for types builds trees
    if (f.is(e, Op::Cond)) operands.erase(operands.begin());                 // the test is of another kind
    for (Tree c : operands) {
      if (f.op(c) == Op::Subs || !(hasSort(f.op(c), Sort::Expr) || f.op(c) == Op::Args)) continue;
      if (f.op(e) == Op::Apply && f.op(c) == Op::Name) continue;
      if (const Tree t = typeWithout(c); t && (!best || p.typeSize(u, t) > p.typeSize(u, best))) best = t;
    }
    return best;
  }

  Tree literal(Tree number, Tree type) {
    std::string text(f.text(number));
    std::int64_t size = type ? p.typeSize(u, type) : 4;
    if (type && f.is(type, Op::ComplexType)) size /= 2;
    if (size == 8)
      text += "d0";
    else if (const Tree kind = size == 0 ? AnyOp::kind_(f, type) : Tree{}; f.is(kind, Op::Name))
      text += "_" + std::string(f.text(kind));
    else if (size == 0)
      refuse(number, "the kind of a literal beside a value of unknown kind is not known");
    else if (size != 4)
      text += "_" + std::to_string(size);
    return from(RealvalOp::make(f, text, f.span(number)), number);
  }

  static bool isArithmetic(Op op) {
    return op == Op::Add || op == Op::Sub || op == Op::Mul || op == Op::Div || op == Op::Neg || op == Op::Pow || op == Op::Paren;
  }

  // Arithmetic with a literal is done in the kind of what is around it where its own operands are narrower: 1/3.0 - 1 has eight
  // digits, x**(1/3.0) sixteen.
  Tree expression(Tree e, Tree around) {
    if (f.op(e) == Op::Number) return literal(e, around);
    if (isLeaf(f.op(e)) || !isUnfinished(e)) return e;
    const Op op = f.op(e);
    const bool compares = op == Op::Eq || op == Op::Ne || op == Op::Lt || op == Op::Le || op == Op::Gt || op == Op::Ge;
    const bool logical = compares || op == Op::And || op == Op::Or || op == Op::Not;
    Tree inner = logical || op == Op::Index ? Tree{} : around;
    if (const Tree own = logical && !compares ? Tree{} : typeWithout(e); own && !(isArithmetic(op) && isWider(around, own)))
      inner = own;
    std::vector<Tree> children;
    for (std::uint32_t k = 0; k < f.arity(e); ++k) {
      const Tree c = f.child(e, k);
      const bool test = op == Op::Cond && k == 0;
      children.push_back(test ? expression(c, {}) : expression(c, inner));
    }
    if (op == Op::Cond) alike(e, children, 1);
    if (op == Op::Exprs) alike(e, children, 0);  // the elements of a constructor
    if (isExternal(e)) children[0] = externalName(e);
    return from(f.node(op, children, f.span(e)), e);
  }

  // --- entries of the runtime ---
  Tree call(std::string_view entry, std::vector<Tree> args, Tree model) {
    const Tree list = f.node(Op::Args, args);
    return from(CallOp::make(f, NameOp::make(f, entry), list, f.leaf(Op::Noref, ""), f.span(model)), model);
  }

  void refuse(Tree at, std::string message) { refused(at, std::move(message)); }

  Diagnostic &refused(Tree at, std::string message) {
    failed = true;
    Tree where = at;
    while (where && !f.span(where)) where = f.origin(where).source;
    return p.diagnostics().report(DiagnosticKind::Refused, where ? f.span(where) : Span{}, std::move(message));
  }

  void refuseKind(Tree at, Tree value, Tree type) {
    const std::string kept = "'" + language().writeExpression(f, value) + "' must be kept on the stack, ";
    if (dataflow::holdsPointers(p, u, type)) {
      Diagnostic &d = refused(at, kept + "an object with POINTER components, and what they point to: not done yet");
      d.fix = "write the statements in the place of the call, or pass the numbers that are overwritten";
      return;
    }
    Diagnostic &d = refused(at, kept + "but its kind is not known");
    const Tree by = undecidedBy(p, u, type);
    if (!by) return;
    d.note(f.span(by), "what is declared here may be one thing or another");
    d.fix = "if lines of the preprocessor say so, have them evaluated: --cpp, with -D as the compiler has it";
  }

  static std::string typeName(Op op, std::int64_t size) {
    switch (op) {
      case Op::IntegerType:
        return "integer" + std::to_string(size);
      case Op::RealType:
        return "real" + std::to_string(size);
      case Op::ComplexType:
        return "complex" + std::to_string(size);
      case Op::LogicalType:
        return size == 4 ? "boolean" : "logical" + std::to_string(size);
      case Op::CharacterType:
        return "character";
      default:
        return "";
    }
  }

  bool isWholeArray(Tree e) {
    const Tree t = p.typeOf(u, e);
    return t && f.is(t, Op::ArrayType);
  }

  // A whole array whose extent only its caller knows.
  bool isAssumedSize(Tree array) {
    const Tree type = p.typeOf(u, array);
    const Tree dims = ArrayTypeOp::dims_(f, type);
    return f.arity(dims) > 0 && f.is(BoundsOp::upper_(f, f.child(dims, f.arity(dims) - 1)), Op::Star);
  }

  // --- arrays of assumed rank: as ones of as many dimensions as they have ---
  // What is done whatever number it is.
  void rankedEntry(Tree i, const char *verb, Tree array, std::vector<Tree> &out) {
    if (const Tree known = rankAround(p, f.origin(i).source, array))
      return entry(i, verb, f.node(Op::Downcast, {array, known}), out);
    std::vector<Tree> chain;
    const std::vector<Tree> ranks = p.asEachRank(array);
    for (std::size_t k = ranks.size(); k-- > 0;) {
      std::vector<Tree> inside;
      entry(i, verb, ranks[k], inside);
      chain = {choice(i, f.node(Op::IsOf, {array, DowncastOp::type_(f, ranks[k])}), inside, chain)};
    }
    out.push_back(chain.front());
  }

  void entries(Tree i, const char *verb, Tree list, bool reversed, std::vector<Tree> &out) {
    const std::uint32_t n = f.arity(list);
    for (std::uint32_t k = 0; k < n; ++k) entry(i, verb, f.child(list, reversed ? n - 1 - k : k), out);
  }

  // What has memory of its own is taken back, and put there again.
  void look(Tree i, Tree list, std::vector<Tree> &out) {
    const auto hasMemory = [&](Tree value) { return p.isAllocatable(u, value) || !partsWithMemory(p, u, value).empty(); };
    if (!std::ranges::any_of(f.children(list), hasMemory)) return entries(i, "look", list, true, out);
    entries(i, "pop", list, true, out);
    entries(i, "push", list, false, out);
  }

  void entry(Tree i, const char *verb, Tree value, std::vector<Tree> &out) {
    if (isWholeArray(value) && p.isAssumedRank(u, value)) return rankedEntry(i, verb, value, out);
    const dataflow::Variable *dummy = handedOn(i, value);
    const Tree object = dummy ? Tree{} : objectOfAbsence(p, u, f.origin(i).source, value, known_);
    if (!dummy && !object) return thereEntry(i, verb, value, out);
    std::vector<Tree> inside;
    thereEntry(i, verb, value, inside);
    if (inside.empty()) return;
    const Tree test = dummy                        ? language().isPresent(f, dummy->name)
                      : p.isAllocatable(u, object) ? language().hasMemory(f, object)
                                                   : language().pointsSomewhere(f, object);
    out.push_back(choice(i, test, inside, {}));
  }

  // Its value, where it is known to have memory.
  void knownEntry(Tree i, const char *verb, Tree object, std::vector<Tree> &out) {
    known_.push_back(object);
    valueEntry(i, verb, object, out);
    known_.pop_back();
  }

  void thereEntry(Tree i, const char *verb, Tree value, std::vector<Tree> &out) {
    if (p.isAllocatable(u, value))
      return isMoreThanNumbers(value) ? objectEntry(i, verb, value, out) : memory(i, verb, value, out);
    if (!mayPointNowhere(i, value)) return valueEntry(i, verb, value, out);
    std::vector<Tree> inside;
    valueEntry(i, verb, value, inside);
    if (!inside.empty()) out.push_back(choice(i, language().pointsSomewhere(f, value), inside, {}));
  }

  bool pointsToProcedures(Tree object) { return dataflow::pointsToProcedures(p, u, elementType(object)); }
  bool isMoreThanNumbers(Tree object) { return mayBeExtended(p, u, elementType(object)) || pointsToProcedures(object); }

  // Memory that is given again would be of the declared type, whatever type it was of, and its pointers to procedures would be as
  // they begin. A call that gets the object for an argument that is not ALLOCATABLE leaves it the memory that it has.
  void objectEntry(Tree i, const char *verb, Tree object, std::vector<Tree> &out) {
    if (!isPassedAsItIs(p, f.origin(i).source, object)) {
      const char *what = pointsToProcedures(object) ? ", with components that are pointers to procedures: not done yet"
                                                    : ", of a class, and may be of a type that extends the declared one: "
                                                      "not done yet";
      refused(i, "'" + language().writeExpression(f, object) + "' must be kept on the stack" + what).fix =
          "pass it by its own name, for an argument that is not ALLOCATABLE";
      return;
    }
    std::vector<Tree> inside;
    knownEntry(i, verb, object, inside);
    if (!inside.empty()) out.push_back(choice(i, language().hasMemory(f, object), inside, {}));
  }

  // A pointer that is handed on: where it goes through one, a statement has something behind it.
  bool mayPointNowhere(Tree i, Tree value) { return dataflow::isPointer(p, u, value) && !f.is(f.origin(i).source, Op::Assign); }

  // The argument that the caller may have left out, where what the entry is for may hand it on as it is: a call, or a fragment
  // that holds calls. Other statements overwrite what is there.
  const dataflow::Variable *handedOn(Tree i, Tree value) {
    const dataflow::Variable *v = p.designated(u, value);
    const Tree source = f.origin(i).source;
    return v && v->optional && !f.is(source, Op::Assign) && !isKnownPresent(source, v->name) ? v : nullptr;
  }

  // By an IF around a source statement.
  bool isKnownPresent(Tree t, Symbol dummy) {
    for (Tree below = t; below; below = t) {
      t = p.parent(below);
      if (t && f.is(t, Op::If) && IfOp::then_(f, t) == below && says(IfOp::test_(f, t), dummy)) return true;
    }
    return false;
  }

  bool says(Tree test, Symbol dummy) {
    if (f.is(test, Op::And)) return says(AndOp::left_(f, test), dummy) || says(AndOp::right_(f, test), dummy);
    return f.equal(test, language().isPresent(f, dummy));
  }

  // Objects with memory inside: element by element, component by component.
  void valueEntry(Tree i, const char *verb, Tree value, std::vector<Tree> &out) {
    const std::vector<dataflow::Constituent> parts = partsWithMemory(p, u, value);
    if (parts.empty()) return plainEntry(i, verb, value, out);
    const bool back = verb != std::string_view("push");
    each(i, value, back, out, [&](Tree element, std::vector<Tree> &inside) {
      std::vector<Tree> all;
      for (const dataflow::Constituent &c : parts) all.push_back(partOf(p, u, element, c));
      if (back) std::ranges::reverse(all);
      for (auto at = all.begin(); at != all.end();) {
        const auto next = std::find_if(at, all.end(), [&](Tree part) { return !f.equal(extending(part), extending(*at)); });
        partEntries(i, verb, {at, next}, inside);
        at = next;
      }
    });
  }

  // The object as one of a type that extends the declared one, of which this is a part; none: the declared type has it.
  Tree extending(Tree part) {
    const Tree object = f.is(part, Op::Field) ? FieldOp::base_(f, part) : Tree{};
    return f.is(object, Op::Downcast) ? object : f.leaf(Op::Noref, "");
  }

  // What only a type has that extends the declared one: nothing of it is done where the object is not of that.
  void partEntries(Tree i, const char *verb, const std::vector<Tree> &parts, std::vector<Tree> &out) {
    const Tree object = extending(parts.front());
    std::vector<Tree> inside;
    entries(i, verb, f.node(Op::Exprs, parts), false, inside);
    if (!f.is(object, Op::Downcast) || inside.empty()) return void(out.insert(out.end(), inside.begin(), inside.end()));
    const Tree test = f.node(Op::IsOf, {DowncastOp::base_(f, object), DowncastOp::type_(f, object)});
    out.push_back(choice(i, test, inside, {}));
  }

  // What is done with each element of an array, the last one first where it goes back; or with a scalar.
  template <class Entry>
  void each(Tree i, Tree value, bool back, std::vector<Tree> &out, Entry &&entry) {
    const std::uint32_t rank = rankOf(value);
    std::vector<Tree> subs, inside;
    for (std::uint32_t k = 0; k < rank; ++k) subs.push_back(nextIndex());
    const std::optional<Elements> all = elementsOf(p, u, value, subs);
    if (!all)
      return refuse(i,
                    "'" + language().writeExpression(f, value) + "' must be kept on the stack element by element: not done yet");
    entry(all->element, inside);
    loops_ -= rank;
    for (std::uint32_t k = 0; k < rank; ++k) {
      const auto &[first, last] = all->bounds[k];
      const Tree step = back ? f.node(Op::Neg, {number(1)}) : f.leaf(Op::Noexpr, "");
      const Tree control = f.node(Op::Do, {subs[k], back ? last : first, back ? first : last, step});
      inside = {from(f.node(Op::Loop, {control, f.node(Op::Instrs, inside)}), i)};
    }
    out.insert(out.end(), inside.begin(), inside.end());
  }

  std::uint32_t rankOf(Tree value) {
    const Tree type = p.typeOf(u, value);
    return f.is(type, Op::ArrayType) ? f.arity(ArrayTypeOp::dims_(f, type)) : 0;
  }

  // Loops may be inside of others, where objects in objects have arrays: each has a variable of its own.
  Tree nextIndex() {
    const std::size_t which = firstIndexMade + loops_++;
    if (made_.size() == which) made_.push_back({"element"});
    return variable(which);
  }

  // Characters whose number comes with their memory.
  bool isOfAnyLength(Tree object) {
    const Tree type = elementType(object);
    return type && f.is(type, Op::CharacterType) && f.is(CharacterTypeOp::length_(f, type), Op::OtherExpr);
  }

  // --- what has memory of its own: whether it has, its bounds, their number of characters, and its value ---
  void memory(Tree i, std::string_view verb, Tree object, std::vector<Tree> &out) {
    const std::uint32_t rank = rankOf(object);
    std::vector<Tree> inside;
    if (verb == "push") {
      knownEntry(i, "push", object, inside);
      for (std::uint32_t k = 1; k <= rank; ++k)
        for (Tree bound : {language().firstIndex(f, object, k), language().lastIndex(f, object, k)})
          inside.push_back(call("pushinteger4", {bound}, i));
      if (isOfAnyLength(object)) inside.push_back(call("pushinteger4", {language().characterCount(f, object)}, i));
      inside.push_back(call("pushcontrol1b", {number(1)}, i));
      return out.push_back(choice(i, language().hasMemory(f, object), inside, {call("pushcontrol1b", {number(0)}, i)}));
    }
    const Tree kept = variable(0), nothing = f.leaf(Op::Noref, ""), absent = f.leaf(Op::Noexpr, "");
    const std::uint32_t numbers = 2 * rank + (isOfAnyLength(object) ? 1 : 0);
    const Tree type = numbers > 2 * rank ? f.node(Op::CharacterType, {boundAt(numbers, numbers)}) : f.leaf(Op::Notype, "");
    std::vector<Tree> dims;
    for (std::uint32_t at = numbers; at > 0; --at) inside.push_back(call("popinteger4", {boundAt(at, numbers)}, i));
    for (std::uint32_t k = 1; k <= rank; ++k)
      dims.push_back(f.node(Op::Bounds, {boundAt(2 * k - 1, numbers), boundAt(2 * k, numbers)}));
    const Tree given = f.node(Op::Allocation, {object, f.node(Op::Dims, dims)});
    inside.push_back(from(f.node(Op::Allocate, {type, f.node(Op::Allocations, {given}), absent, absent, nothing, nothing}), i));
    knownEntry(i, "pop", object, inside);
    const Tree freed = from(f.node(Op::Deallocate, {f.node(Op::Exprs, {object}), nothing, nothing}), i);
    out.push_back(choice(i, language().hasMemory(f, object), {freed}, {}));
    out.push_back(call("popcontrol1b", {kept}, i));
    out.push_back(choice(i, f.node(Op::Eq, {kept, number(1)}), inside, {}));
  }

  Tree choice(Tree model, Tree test, const std::vector<Tree> &yes, const std::vector<Tree> &no) {
    return from(f.node(Op::If, {test, f.node(Op::Instrs, yes), f.node(Op::Instrs, no)}), model);
  }
  Tree number(std::uint32_t n) { return f.leaf(Op::Intval, std::to_string(n)); }
  Tree integer() { return f.node(Op::IntegerType, {f.leaf(Op::Noexpr, "")}); }

  // An integer variable whose name nothing else has.
  Tree variable(std::size_t which) {
    Made &v = made_[which];
    const auto isTaken = [&](Symbol n) {
      return p.knowsName(u, n) || std::ranges::any_of(made_, [&](const Made &m) { return m.name == n; }) ||
             il::any(f, built_, [&](Tree t) { return f.is(t, Op::Name) && f.symbol(t) == n; });
    };
    for (int k = -1; !v.name; ++k)
      if (const Symbol n = intern(v.hint + (k < 0 ? "" : std::to_string(k))); !isTaken(n)) v.name = n;
    return f.leaf(Op::Name, v.name);
  }

  Tree boundAt(std::uint32_t place, std::uint32_t most) {
    const Tree array = variable(1);
    mostBounds_ = std::max(mostBounds_, most);
    made_[1].dims = f.node(Op::Dims, {f.node(Op::Bounds, {f.leaf(Op::Noexpr, ""), number(mostBounds_)})});
    return f.node(Op::Index, {array, f.node(Op::Subs, {number(place)})});
  }

  void texts(Tree i, const char *verb, Tree array, std::vector<Tree> &out) {
    if (isAssumedSize(array)) return refuse(i, "an array of characters whose extent is not known cannot be kept on the stack");
    each(i, array, verb != std::string_view("push"), out,
         [&](Tree element, std::vector<Tree> &inside) { plainEntry(i, verb, element, inside); });
  }

  void plainEntry(Tree i, const char *verb, Tree value, std::vector<Tree> &out) {
    if (const std::optional<std::vector<Tree>> numbers = p.numbersOf(u, value)) {  // an object, component by component
      if (numbers->empty()) return;
      return entries(i, verb, f.node(Op::Exprs, *numbers), verb != std::string_view("push"), out);
    }
    const Tree type = elementType(value);
    std::string name = type ? typeName(f.op(type), p.typeSize(u, type)) : "";
    if (f.is(value, Op::Logicalval)) name = "boolean";
    if (type && f.op(type) != Op::CharacterType && !f.is(value, Op::Logicalval) && p.typeSize(u, type) == 0)
      return refuseKind(i, value, type);
    if (name.empty()) return refuse(i, "a value of this type cannot be kept on the stack");
    if (!isRuntimeEntry(verb + name))
      return refuse(i,
                    "'" + language().writeExpression(f, value) + "' must be kept on the stack, which has no entry for its kind");
    value = expression(value, type);
    if (name == "character") {
      const Tree length = language().characterCount(f, value);
      if (isWholeArray(value)) return texts(i, verb, value, out);
      return out.push_back(call(std::string(verb) + "characterarray", {value, length}, i));
    }
    if (!isWholeArray(value)) return out.push_back(call(verb + name, {value}, i));
    if (isAssumedSize(value))
      return refuse(i, "the whole array '" + language().writeExpression(f, value) +
                           "' must be kept, but its extent is not known: give it with --size");
    out.push_back(call(verb + name + "array", {value, language().elementCount(f, value)}, i));
  }

  static constexpr int widest = 8;  // bits of a control value: the entries of the runtime; one with more is a number

  void control(Tree i, const char *verb, std::vector<Tree> &out) {
    const std::int64_t values = language().literal(f.text(AnyOp::values_(f, i))).integer.value();
    int bits = 1;
    while ((1L << bits) < values) ++bits;
    const std::string what = bits > widest ? "integer4" : "control" + std::to_string(bits) + "b";
    const Tree argument = f.is(i, Op::PopControl) ? PopControlOp::reference_(f, i) : PushControlOp::value_(f, i);
    out.push_back(call(verb + what, {argument}, i));
  }
};

}  // namespace

Tree lower(Program &program, const Unit &of, Tree tree) {
  Forest &f = program.forest();
  Lowering lowering(program, of, tree);
  std::vector<Tree> children(f.children(tree).begin(), f.children(tree).end());
  for (Tree &c : children) {
    if (f.is(c, Op::Instrs)) c = lowering.instrs(c);
    if (!f.is(c, Op::Units)) continue;
    std::vector<Tree> units(f.children(c).begin(), f.children(c).end());
    for (Tree &unit : units) {  // each was built for a unit of its own
      const dataflow::UnitId source = program.unitOf(f.origin(unit).source);
      unit = lower(program, source == dataflow::none ? of : program.unit(source), unit);
      if (!unit) return {};
    }
    c = f.node(Op::Units, units, f.span(c));
  }
  for (Tree &c : children)
    if (f.is(c, Op::Decls)) c = lowering.declarations(c);
  if (lowering.failed) return {};
  const Tree lowered = f.node(f.op(tree), children, f.span(tree));
  f.setOrigin(lowered, f.origin(tree));
  const Tree named = withNamedTypes(program, of, lowered);
  return named ? withMadeNames(program, of, named) : Tree{};
}

}  // namespace dotbar::tools
