// Building a Program: occurrences made unique, units found, then symbols, storage and calls; and what is known of occurrences.
#include "dataflow/program/program.h"

#include <algorithm>

#include "dataflow/program/builder.h"
#include "dataflow/program/generics.h"
#include "dataflow/program/rebuilt.h"
#include "engine/il/declarations.h"
#include "il_make.h"

namespace dotbar::dataflow {

Program::Program(Forest &forest, std::span<const Tree> files, Diagnostics &diagnostics, ProgramOptions options)
    : forest_(&forest),
      diagnostics_(&diagnostics),
      options_(std::move(options)),
      scopes_(forest, diagnostics, {options_.isIntrinsic, options_.isOwnModule, options_.constants}),
      names_(std::make_unique<Names>()) {
  Names &n = *names_;
  n.noexpr = forest.leaf(Op::Noexpr, "");
  n.integer = {Category::Integer, 4, forest.node(Op::IntegerType, {n.noexpr}), {}};
  n.real = {Category::Real, 4, forest.node(Op::RealType, {n.noexpr}), {}};
  n.doubled = {Category::Real, 8, forest.node(Op::DoubleType, {}), {}};
  n.complex = {Category::Complex, 8, forest.node(Op::ComplexType, {n.noexpr}), {}};
  n.doubleComplex = {Category::Complex, 16, forest.node(Op::DoubleComplexType, {}), {}};
  for (Op op : {Op::IntegerType, Op::RealType, Op::ComplexType, Op::LogicalType})
    for (std::int64_t bytes : {1, 2, 4, 8, 10, 16, 32})
      n.canonical[{op, bytes}] = forest.node(op, {forest.leaf(Op::Intval, std::to_string(bytes))});
  n.logical = {Category::Logical, 4, forest.node(Op::LogicalType, {n.noexpr}), {}};
  n.unknown.spelled = forest.node(Op::UnknownType, {});
  Builder(*this).run(files);
}

Program::~Program() = default;

void Builder::run(std::span<const Tree> files) {
  p.files_ = unshared(files);
  p.sourceEnd_ = f.size();
  numberParents();
  for (Tree file : p.files_) findUnits(il::FileOp::units_(f, file), none);
  numberUnits();
  for (Unit &u : p.units_) p.scopes_.add(u);
  p.scopes_.declare(p.sourceEnd_);
  for (const Unit &u : p.units_)
    for (const Variable &v : u.symbols.all()) p.allNames_.insert(v.name);
  structuredTypes();
  typesTakenFor();
  ownZones();
  commonBlocks();
  for (auto [u, decl] : p.scopes_.equivalences()) equivalences(p.units_[u], decl);
  pointers();
  findCalls();
  if (!p.names_->associated.empty()) pointers();  // also through calls
  keptTargets();
  uniteAssociated();
  visibleStorage();
  finalisedVariables();
  p.flows_.resize(p.units_.size());
  p.settled_ = true;
}

namespace {

// Which trees occur more than once below the roots.
bool anyShared(const Forest &f, std::span<const Tree> roots, std::vector<char> &seen) {
  seen.assign(f.size(), 0);
  std::vector<Tree> open;
  for (Tree r : roots) open.push_back(r);
  bool shared = false;
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (seen[t.id]++) {
      shared = true;
      seen[t.id] = 2;
      continue;
    }
    for (Tree c : f.children(t)) open.push_back(c);
  }
  return shared;
}

}  // namespace

Tree rebuilt(Forest &f, Tree t, std::span<const Tree> children) {
  const Tree r = il::isLeaf(f.op(t)) ? f.leaf(f.op(t), f.symbol(t), f.span(t)) : f.node(f.op(t), children, f.span(t));
  f.setOrigin(r, f.origin(t));
  if (const il::Comments *c = f.comments(t)) f.setComments(r, il::Comments(*c));
  return r;
}

Tree withLists(Forest &f, Tree t, const ListChange &change) {
  const bool isList = f.is(t, Op::Instrs);
  if (!isList && !il::hasSort(f.op(t), Sort::Instr) && !f.is(t, Op::Cases) && !il::hasSort(f.op(t), Sort::Case)) return t;
  std::vector<Tree> children;
  for (std::uint32_t k = 0; k < f.arity(t); ++k) children.push_back(withLists(f, f.child(t, k), change));
  bool changed = !std::ranges::equal(children, f.children(t));
  if (isList) changed |= change(t, children);
  return changed ? rebuilt(f, t, children) : t;
}

std::vector<Tree> Builder::unshared(std::span<const Tree> files) {
  std::vector<Tree> result;
  for (Tree t : files) result.push_back(t);
  std::vector<char> seen;
  if (!anyShared(f, files, seen)) return result;
  seen.assign(seen.size(), 0);
  struct Frame {
    Tree tree;
    bool again;         // seen before: must be copied
    std::size_t first;  // of its children in `done`
  };
  std::vector<Frame> path;
  std::vector<Tree> done;
  const auto enter = [&](Tree t) {
    path.push_back({t, seen[t.id] != 0, done.size()});
    seen[t.id] = 1;
  };
  for (Tree &root : result) {
    enter(root);
    while (!path.empty()) {
      const Frame top = path.back();
      const std::size_t count = done.size() - top.first;
      if (count < f.arity(top.tree)) {
        enter(f.child(top.tree, static_cast<std::uint32_t>(count)));
        continue;
      }
      const auto kids = f.children(top.tree);
      const std::span<const Tree> children(done.data() + top.first, count);
      const bool changed = !std::equal(kids.begin(), kids.end(), children.begin(), children.end());
      const Tree copy = top.again || changed ? rebuilt(f, top.tree, children) : top.tree;
      if (const auto *parts = copy == top.tree ? nullptr : f.readAs(top.tree)) f.setReadAs(copy, std::vector<Tree>(*parts));
      path.pop_back();
      done.resize(top.first);
      done.push_back(copy);
    }
    root = done.back();
    done.clear();
  }
  return result;
}

void Builder::numberParents() {
  p.parents_.assign(p.sourceEnd_, {});
  std::vector<Tree> open(p.files_);
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    for (Tree c : f.children(t)) {
      p.parents_[c.id] = t;
      open.push_back(c);
    }
  }
}

// A contained unit comes after its host, so what lies in it is numbered last.
void Builder::numberUnits() {
  p.unitOf_.assign(p.sourceEnd_, none);
  for (const Unit &u : p.units_) {
    std::vector<Tree> open{u.tree};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      p.unitOf_[t.id] = u.id;
      for (Tree c : f.children(t)) open.push_back(c);
    }
    p.procedureNames_.insert(u.name);
  }
}

void Builder::findUnits(Tree list, UnitId parent) {
  for (Tree t : f.children(list)) addUnit(t, parent);
}

void Builder::addUnit(Tree t, UnitId parent) {
  const Op op = f.op(t);
  if (op == Op::OtherUnit) return;
  const UnitId id = static_cast<UnitId>(p.units_.size());
  p.units_.emplace_back();
  Unit &u = p.units_.back();
  u.id = id, u.tree = t, u.parent = parent;
  Tree contained, formals, result;
  auto set = [&](Tree name, Tree decls, Tree body, Tree inner) {
    u.name = f.symbol(name), u.decls = decls, u.body = body, contained = inner;
  };
  if (op == Op::Procedure) {
    using O = il::ProcedureOp;
    set(O::name_(f, t), O::decls_(f, t), O::body_(f, t), O::contained_(f, t));
    formals = O::formals_(f, t), result = O::result_(f, t);
    if (il::isFunction(f, t)) u.result = f.is(result, Op::Noname) ? u.name : f.symbol(result);
  } else if (op == Op::MainProgram) {
    using O = il::MainProgramOp;
    set(O::name_(f, t), O::decls_(f, t), O::body_(f, t), O::contained_(f, t));
  } else if (op == Op::Module) {
    using O = il::ModuleOp;
    set(O::name_(f, t), O::decls_(f, t), {}, O::contained_(f, t));
  } else {
    using O = il::BlockDataOp;
    set(O::name_(f, t), O::decls_(f, t), {}, {});
  }
  if (formals) {
    for (Tree x : f.children(formals)) u.formals.push_back(f.symbol(x));
    for (Tree a : f.children(il::AnyOp::prefix_(f, t))) u.elemental |= f.text(a) == "elemental";
  }
  if (parent != none) p.units_[parent].contained.push_back(id);
  if (contained) findUnits(contained, id);
}

const Unit *Program::findUnit(Symbol name) const {
  const std::string_view t = text(name);
  if (const auto split = t.find('%'); split != std::string_view::npos) {
    const Unit *host = findUnit(intern(t.substr(0, split)));
    if (!host) return nullptr;
    for (UnitId c : host->contained)
      if (units_[c].name == intern(t.substr(split + 1))) return &units_[c];
    return nullptr;
  }
  if (const UnitId u = scopes_.unit(name); u != none) return &units_[u];
  for (const Unit &u : units_)
    if (u.name == name && u.isProcedure()) return &u;
  return nullptr;
}

// From deep inside, the way is gone once: what lies on it remembers where it led.
Tree Program::instruction(Tree t) const {
  constexpr int near = 16;  // steps
  const Forest &f = *forest_;
  Tree at = t, found;
  int steps = 0;
  for (; at && !found; ++steps) {
    if (il::hasSort(f.op(at), Sort::Instr))
      found = at;
    else if (il::hasSort(f.op(at), Sort::Unit))
      return {};
    else if (steps >= near && !around_.empty() && around_[at.id])
      found = around_[at.id];
    else
      at = parent(at);
  }
  if (found && steps > near) {
    if (around_.empty()) around_.resize(sourceEnd_);
    for (Tree x = t; x != at; x = parent(x)) around_[x.id] = found;
  }
  return found ? unwrapped(f, found) : Tree{};
}

const FlowGraph &Program::flow(UnitId u) const {
  if (!flows_[u]) flows_[u] = std::make_unique<FlowGraph>(FlowGraph::build(*forest_, units_[u].body));
  return *flows_[u];
}

void Program::releaseFlow(UnitId u) { flows_[u].reset(); }

bool Program::knowsName(const Unit &u, Symbol name) const {
  if (lookup(u, name) || names_->find(u.id, name) || procedureNames_.count(name)) return true;
  return applied_.count(name) || (options_.isReserved && options_.isReserved(name));
}

bool Program::knowsName(Symbol name) const {
  return allNames_.count(name) || procedureNames_.count(name) || applied_.count(name) ||
         (options_.isReserved && options_.isReserved(name));
}

bool Program::isGlobal(Symbol name, Span &where) const {
  if (const UnitId u = scopes_.unit(name); u != none) return where = forest_->span(units_[u].tree), true;
  const auto f = scopes_.blockNames().find(name);
  return f != scopes_.blockNames().end() && (where = f->second, true);
}

void Program::declareName(UnitId u, Symbol name, Tree type, Tree dims) {
  if (names_->byUnit.size() <= u) names_->byUnit.resize(units_.size());
  names_->byUnit[u][name.id] = {typeSaid(units_[u], type).of(dims)};
}

void Program::forgetNames(UnitId u) {
  if (u < names_->byUnit.size()) names_->byUnit[u] = {};
  if (u < names_->beside.size()) names_->beside[u] = {};
}

}  // namespace dotbar::dataflow
