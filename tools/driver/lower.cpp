// Lowering: one walk over the instructions of a derivative unit. Unchanged subtrees are kept as they are.
#include "tools/driver/lower.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>

#include "dataflow/program/records.h"
#include "engine/il/declarations.h"
#include "engine/il/forest.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"
#include "tools/driver/made_names.h"
#include "tools/driver/named_types.h"
#include "tools/driver/stack_entries.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::Program;
using dataflow::Unit;

class Lowering : public LoweredUnit {
 public:
  Lowering(Program &program, const Unit &unit, Tree built, const MemoryFacts &memory)
      : LoweredUnit(program, unit, built),
        entries_(*this, memory, [this](Tree value, Tree type) { return expression(value, type); }) {}

  // The declarations and those of the functions of the runtime that the instructions turned out to apply.
  Tree declarations(Tree decls) {
    std::vector<Tree> all(f.children(decls).begin(), f.children(decls).end());
    for (Tree d : all)
      if (!p.isSource(d) && f.is(d, Op::Declare) && f.is(p.elementType(DeclareOp::type_(f, d)), Op::UnknownType))
        refuse(u.tree, "the type of '" + std::string(f.text(EntityOp::name_(f, f.children(DeclareOp::entities_(f, d)).front()))) +
                           "', a new variable, or its extents are not known");
    entries_.declare(all);
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
  StackEntries entries_;
  std::map<Symbol, Tree> applied;  // functions of the runtime, under the names that they have there, and their types

  void instr(Tree i, std::vector<Tree> &out) {
    if (p.isSource(i)) return out.push_back(i);
    if (!entries_.lower(i, out)) out.push_back(inside(i));
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
    for (Tree part : f.children(tree)) {
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
};

}  // namespace

Tree lower(Program &program, const Unit &of, Tree tree, const MemoryFacts &memory) {
  Forest &f = program.forest();
  Lowering lowering(program, of, tree, memory);
  std::vector<Tree> children(f.children(tree).begin(), f.children(tree).end());
  for (Tree &c : children) {
    if (f.is(c, Op::Instrs)) c = lowering.instrs(c);
    if (!f.is(c, Op::Units)) continue;
    std::vector<Tree> units(f.children(c).begin(), f.children(c).end());
    for (Tree &unit : units) {  // each was built for a unit of its own
      const dataflow::UnitId source = program.unitOf(f.origin(unit).source);
      unit = lower(program, source == dataflow::none ? of : program.unit(source), unit, memory);
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
