// The host of common/normalise: types, names and scopes as for every rule set (Facts), and questions about the form of trees.
#include "tools/normalise.h"

#include <functional>
#include <set>

#include "engine/rewrite/rewriter.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::Facts;
using dataflow::Program;

class NormaliseHost : public Facts {
 public:
  NormaliseHost(Program &program, const rules::RuleSet &set, Diagnostics &diagnostics)
      : Facts(program, set, {}, diagnostics), p(program), f(program.forest()), set_(set) {
    guard("containsCall", [this](auto a) { return bool(innermost(a[0])); });
    guard("containsLateCall", [this](auto a) { return late(a[0]); });
    guard("isOwnCall", [this](auto a) { return ownCall(a[0]); });
    guard("overlaps", [this](auto a) { return mentions(a[1], base(a[0])); });
    guard("overwritesSubscript", [this](auto a) { return bool(ownSubscript(a[0])); });
    guard("isChanged", [this](auto a) { return changed(a[0]); });
    function("firstCall", [this](auto a) { return innermost(a[0]); });
    function("ownSubscript", [this](auto a) { return ownSubscript(a[0]); });
    function("substitute", [this](auto a) { return substitute(a[0], a[1], a[2]); });
    function("withoutLastReturn", [this](auto a) { return withoutLastReturn(a[0]); });
  }

  const dataflow::Unit *unit = nullptr;  // the one that is being normalised

  bool holds(rules::GuardId g, std::span<const Tree> args) override {
    auto own = guards_.find(g);
    return own != guards_.end() ? own->second(args) : Facts::holds(g, args);
  }
  Tree call(rules::FunctionId g, std::span<const Tree> args) override {
    auto own = functions_.find(g);
    return own != functions_.end() ? own->second(args) : Facts::call(g, args);
  }

 private:
  using Args = std::span<const Tree>;
  Program &p;
  Forest &f;
  const rules::RuleSet &set_;
  std::map<rules::GuardId, std::function<bool(Args)>> guards_;
  std::map<rules::FunctionId, std::function<Tree(Args)>> functions_;

  void guard(const char *name, std::function<bool(Args)> test) {
    if (auto g = set_.findGuard(intern(name))) guards_[*g] = std::move(test);
  }
  void function(const char *name, std::function<Tree(Args)> value) {
    if (auto g = set_.findFunction(intern(name))) functions_[*g] = std::move(value);
  }

  // A call of a function of the program whose result is real: one that may have a derivative.
  bool ownCall(Tree e) const {
    if (!f.is(e, Op::Apply) || !unit) return false;
    const dataflow::UnitId callee = p.resolveProcedure(*unit, f.symbol(f.child(e, 0)));
    if (callee == dataflow::none) return false;
    const dataflow::Unit &c = p.unit(callee);
    const dataflow::Variable *result = c.result ? p.lookup(c, c.result) : nullptr;
    return result && result->type && f.is(p.canonicalType(c, result->type), Op::RealType);
  }

  // The innermost first such call in e, in the order of evaluation.
  Tree innermost(Tree e) const {
    for (Tree c : f.children(e))
      if (const Tree found = innermost(c)) return found;
    return ownCall(e) ? e : Tree{};
  }

  bool late(Tree e) const {
    const Op op = f.op(e);
    if ((op == Op::And || op == Op::Or) && innermost(f.child(e, 1))) return true;
    for (Tree c : f.children(e))
      if (late(c)) return true;
    return false;
  }

  Symbol base(Tree ref) const {
    while (!f.is(ref, Op::Name)) ref = f.child(ref, 0);
    return f.symbol(ref);
  }

  bool mentions(Tree e, Symbol name) const {
    if (f.is(e, Op::Name)) return f.symbol(e) == name;
    for (Tree c : f.children(e))
      if (mentions(c, name)) return true;
    return false;
  }

  Tree ownSubscript(Tree ref) const {
    for (Tree at = ref; !f.is(at, Op::Name); at = f.child(at, 0)) {
      if (!f.is(at, Op::Index)) continue;
      for (Tree s : f.children(f.child(at, 1)))
        if (!f.is(s, Op::Range) && mentions(s, base(ref))) return s;
    }
    return {};
  }

  Tree substitute(Tree in, Tree what, Tree by) {
    if (in == what) return by;
    if (isLeaf(f.op(in))) return in;
    std::vector<Tree> children(f.children(in).begin(), f.children(in).end());
    bool same = true;
    for (Tree &c : children) {
      const Tree n = substitute(c, what, by);
      same = same && n == c;
      c = n;
    }
    return same ? in : f.node(f.op(in), children, f.span(in));
  }

  Tree withoutLastReturn(Tree list) {
    std::uint32_t n = f.arity(list);
    while (n > 0 && f.is(f.child(list, n - 1), Op::Return)) --n;
    return n == f.arity(list) ? list : f.node(Op::Instrs, f.children(list).subspan(0, n), f.span(list));
  }

  bool changed(Tree i) const {
    const Op op = f.op(i);
    if (op == Op::Call) return callsInArgs(f.child(i, 1));
    if (op == Op::Assign) return bool(innermost(i)) || bool(ownSubscript(f.child(i, 0)));
    if (op == Op::Output || op == Op::Input || op == Op::Other || op == Op::Stop) return false;
    if (op == Op::If || op == Op::Loop || op == Op::Select || op == Op::Label || op == Op::Named || op == Op::Case ||
        op == Op::DefaultCase || op == Op::Cases || op == Op::Instrs) {
      for (Tree c : f.children(i))
        if (hasSort(f.op(c), Sort::Expr) || f.is(c, Op::Do) || f.is(c, Op::While) ? bool(innermost(c))
                                                                                  : !isLeaf(f.op(c)) && changed(c))
          return true;
    }
    return false;
  }
  bool callsInArgs(Tree args) const { return bool(innermost(args)); }
};

}  // namespace

std::vector<Tree> normalise(Session &s, const std::vector<Tree> &files) {
  auto set = loadRules(s, "normalise", {"common"}, {});
  if (!set) return {};
  Diagnostics quiet;  // what is unresolved is reported once, for the normalised program
  Program program(s.forest, files, quiet, dataflow::programOptions(*set));
  NormaliseHost host(program, *set, s.diagnostics);
  auto rewriter = rewrite::machine(*set, s.forest, host, s.diagnostics);
  std::vector<Tree> result;
  for (const Tree file : program.files()) {
    std::vector<Tree> units;
    for (const Tree unit : s.forest.children(s.forest.child(file, 1))) {
      std::vector<Tree> out;
      const dataflow::UnitId id = program.unitOf(unit);
      host.unit = id == dataflow::none ? nullptr : &program.unit(id);
      if (!rewriter->run(set->modes.front().units, std::array{unit}, out)) return {};
      for (const Tree t : s.forest.children(out[0])) units.push_back(t);
    }
    const Tree list = s.forest.node(Op::Units, units);
    result.push_back(s.forest.node(Op::File, {s.forest.child(file, 0), list}, s.forest.span(file)));
  }
  return result;
}

}  // namespace dotbar::tools
