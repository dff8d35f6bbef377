// The original stays: callers outside the sources know it. So what says the number is a copy, beside it.
#include "tools/driver/numbered_returns.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "dataflow/program/interface.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "il_make.h"
#include "tools/driver/free_name.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::none;
using dataflow::Program;
using dataflow::Unit;
using dataflow::UnitId;
using dataflow::Variable;

class Returns {
 public:
  Returns(Forest &forest, const Program &program) : f(forest), p(program) {}

  Numbered run() {
    for (const Unit &u : p.units())
      if (u.body) inUnit(u);
    if (calls_.empty()) return {};
    std::vector<Tree> files;
    for (const Tree file : p.files()) files.push_back(rebuilt(file));
    Numbered numbered{std::move(files), {}};
    for (const auto &[callee, copy] : copies_) numbered.procedures.push_back(copy);
    return numbered;
  }

 private:
  struct Numbering {
    Symbol copy, number;
  };
  Forest &f;
  const Program &p;
  std::map<Tree, Numbering> calls_;
  std::map<UnitId, Symbol> copies_;             // by what they are copies of
  std::map<Tree, std::vector<Tree>> declared_;  // more of them, by lists of declarations
  std::map<UnitId, Tree> procedures_;           // as they are now, those that have copies

  void inUnit(const Unit &u) {
    std::map<UnitId, Symbol> numbers;
    each(f, u.body, [&](Tree t) {
      if (!f.is(t, Op::Call)) return;
      const UnitId callee = calleeOf(u, t);
      if (callee == none) return;
      const auto [number, isNew] = numbers.try_emplace(callee);
      const std::string word(text(p.unit(callee).name));
      if (isNew) {
        number->second = freeName(p, u, word + "_return");
        declared_[u.decls].push_back(integer(number->second));
      }
      const auto [copy, isFirst] = copies_.try_emplace(callee);
      if (isFirst) copy->second = copyName(p.unit(callee), word + "_numbered");
      calls_[t] = {copy->second, number->second};
    });
  }

  // What a module keeps to itself is copied into what is derived of it.
  Symbol copyName(const Unit &callee, const std::string &word) {
    const Symbol name = freeName(p, callee, word);
    if (isInModule(callee)) {
      const Tree names = f.node(Op::Names, {f.leaf(Op::Name, name)});
      declared_[p.unit(callee.parent).decls].push_back(f.node(Op::Accessible, {f.leaf(Op::Attr, "private"), names}));
    }
    return name;
  }
  bool isInModule(const Unit &u) const { return u.parent != none && f.is(p.unit(u.parent).tree, Op::Module); }
  bool isInside(const Unit &u, UnitId host) const {
    for (UnitId at = u.parent; at != none; at = p.unit(at).parent)
      if (at == host) return true;
    return u.id == host;
  }

  // None: it returns to no label, or cannot be copied.
  UnitId calleeOf(const Unit &u, Tree call) const {
    const auto args = f.children(CallOp::args_(f, call));
    const auto labels = std::ranges::count_if(args, [&](Tree a) { return f.is(a, Op::Alternate); });
    const Tree name = CallOp::procedure_(f, call);
    if (labels == 0 || !f.is(name, Op::Name) || std::ranges::any_of(args, [&](Tree a) { return f.is(a, Op::Keyword); }))
      return none;
    const UnitId callee = p.resolveProcedure(u, f.symbol(name));
    if (callee == none || !isReproducible(p.unit(callee))) return none;
    if (const UnitId host = p.unit(callee).parent; host != none && !isInside(u, host)) return none;
    const auto formals = f.children(AnyOp::formals_(f, p.unit(callee).tree));
    const auto stars = std::ranges::count_if(formals, [&](Tree n) { return isStar(n); });
    return stars == labels && formals.size() == args.size() ? callee : none;
  }
  // A copy would have a second state. It stands beside the procedure, where only what is inside the same unit calls it.
  bool isReproducible(const Unit &u) const {
    if (!u.isProcedure() || !u.contained.empty() || (u.parent == none && dataflow::needsInterface(f, u))) return false;
    return std::ranges::none_of(u.symbols.all(), [](const Variable &v) { return v.saved && v.kind == Variable::Kind::Local; });
  }
  // Nodes are made on the way.
  static std::vector<Tree> listed(std::span<const Tree> children) { return {children.begin(), children.end()}; }
  bool isStar(Tree formal) const { return f.is(formal, Op::Name) && f.text(formal) == "*"; }

  Tree integer(Symbol name) {
    const Tree noexpr = f.leaf(Op::Noexpr, "");
    const Tree entity = f.node(Op::Entity, {f.leaf(Op::Name, name), f.node(Op::Dims, {}), noexpr, noexpr});
    return f.node(Op::Declare, {f.node(Op::IntegerType, {noexpr}), f.node(Op::Attrs, {}), f.node(Op::Entities, {entity})});
  }

  // --- calls ---
  Tree rebuilt(Tree root) {
    return rebuild(f, root, [&](Tree t, std::span<const Tree> children) {
      std::vector<Tree> now(children.begin(), children.end());
      if (f.is(t, Op::Instrs)) now = withJumps(t, now);
      if (const auto more = declared_.find(t); more != declared_.end()) now = withDeclared(f, now, more->second);
      if (f.is(t, Op::Units)) now = withCopies(t, now);
      const Tree made = with(t, now);
      if (const UnitId u = f.is(t, Op::Procedure) ? p.unitOf(t) : none; u != none && copies_.count(u)) procedures_[u] = made;
      return made;
    });
  }
  Tree with(Tree t, const std::vector<Tree> &now) {
    return std::ranges::equal(now, f.children(t)) ? t : inPlaceOf(f, t, f.node(f.op(t), now, f.span(t)));
  }

  // Behind each call the jumps; the list as it was has the calls as they were found.
  std::vector<Tree> withJumps(Tree list, const std::vector<Tree> &now) {
    std::vector<Tree> all;
    for (std::uint32_t k = 0; k < now.size(); ++k) {
      const Tree was = f.child(list, k), call = f.is(was, Op::Label) ? LabelOp::instr_(f, was) : was;
      const auto at = calls_.find(call);
      if (at == calls_.end()) {
        all.push_back(now[k]);
        continue;
      }
      const Tree numbered = inPlaceOf(f, call, numberedCall(call, at->second));
      all.push_back(call == was ? numbered : inPlaceOf(f, was, LabelOp::make(f, LabelOp::label_(f, was), numbered, f.span(was))));
      addJumps(call, at->second.number, all);
    }
    return all;
  }
  Tree numberedCall(Tree call, const Numbering &n) {
    std::vector<Tree> args;
    bool isSaid = false;
    for (const Tree a : listed(f.children(CallOp::args_(f, call)))) {
      if (!f.is(a, Op::Alternate))
        args.push_back(a);
      else if (!std::exchange(isSaid, true))
        args.push_back(f.leaf(Op::Name, n.number, f.span(a)));
    }
    std::vector<Tree> parts(f.children(call).begin(), f.children(call).end());
    parts[0] = f.leaf(Op::Name, n.copy, f.span(parts[0]));
    std::ranges::replace(parts, CallOp::args_(f, call), f.node(Op::Args, args, f.span(CallOp::args_(f, call))));
    return f.node(Op::Call, parts, f.span(call));
  }
  void addJumps(Tree call, Symbol number, std::vector<Tree> &all) {
    int n = 0;
    for (const Tree a : listed(f.children(CallOp::args_(f, call)))) {
      if (!f.is(a, Op::Alternate)) continue;
      const Tree test = f.node(Op::Eq, {f.leaf(Op::Name, number, f.span(a)), f.leaf(Op::Intval, std::to_string(++n))}, f.span(a));
      const Tree jump = f.node(Op::Goto, {f.leaf(Op::Text, f.symbol(a), f.span(a))}, f.span(a));
      all.push_back(f.node(Op::If, {test, f.node(Op::Instrs, {jump}), f.node(Op::Instrs, {})}, f.span(call)));
    }
  }

  // --- copies ---
  std::vector<Tree> withCopies(Tree list, const std::vector<Tree> &now) {
    std::vector<Tree> all;
    for (std::uint32_t k = 0; k < now.size(); ++k) {
      all.push_back(now[k]);
      for (const auto &[callee, name] : copies_)
        if (p.unit(callee).tree == f.child(list, k)) all.push_back(copy(callee, name));
    }
    return all;
  }

  Tree copy(UnitId callee, Symbol name) {
    const Tree u = procedures_.at(callee), formals = ProcedureOp::formals_(f, u), decls = ProcedureOp::decls_(f, u);
    const Symbol number = freeName(p, p.unit(callee), "return_number");
    std::vector<Tree> names;
    bool isSaid = false;
    for (const Tree n : listed(f.children(formals))) {
      if (!isStar(n))
        names.push_back(n);
      else if (!std::exchange(isSaid, true))
        names.push_back(f.leaf(Op::Name, number, f.span(n)));
    }
    const Tree more = integer(number);
    const std::vector<Tree> declared(f.children(decls).begin(), f.children(decls).end());
    const Tree own = ProcedureOp::name_(f, u);
    return ProcedureOp::make(f, ProcedureOp::prefix_(f, u), ProcedureOp::type_(f, u), f.leaf(Op::Name, name, f.span(own)),
                             f.node(Op::Names, names, f.span(formals)), ProcedureOp::result_(f, u),
                             f.node(Op::Decls, withDeclared(f, declared, {more}), f.span(decls)),
                             numberedBody(ProcedureOp::body_(f, u), number), ProcedureOp::contained_(f, u), f.span(u));
  }
  Tree numberedBody(Tree body, Symbol number) {
    const Tree now = rebuild(f, body, [&](Tree t, std::span<const Tree> children) {
      const std::vector<Tree> all(children.begin(), children.end());
      return with(t, f.is(t, Op::Instrs) ? withNumbers(all, number) : all);
    });
    std::vector<Tree> all{said(number, f.leaf(Op::Intval, "0"), f.span(body))};
    all.insert(all.end(), f.children(now).begin(), f.children(now).end());
    return inPlaceOf(f, now, f.node(Op::Instrs, all, f.span(body)));
  }
  // RETURN 2 says the number, and returns.
  std::vector<Tree> withNumbers(const std::vector<Tree> &statements, Symbol number) {
    std::vector<Tree> all;
    for (const Tree s : statements) {
      const Tree inner = f.is(s, Op::Label) ? LabelOp::instr_(f, s) : s;
      if (!f.is(inner, Op::ReturnValue)) {
        all.push_back(s);
        continue;
      }
      const Tree first = said(number, ReturnValueOp::value_(f, inner), f.span(inner));
      all.push_back(inner == s ? inPlaceOf(f, s, first)
                               : inPlaceOf(f, s, LabelOp::make(f, LabelOp::label_(f, s), first, f.span(s))));
      all.push_back(f.node(Op::Return, {}, f.span(inner)));
    }
    return all;
  }
  Tree said(Symbol number, Tree value, Span where) { return AssignOp::make(f, f.leaf(Op::Name, number, where), value, where); }
};

}  // namespace

Numbered withNumberedReturns(Forest &forest, const Program &program) { return Returns(forest, program).run(); }

}  // namespace dotbar::tools
