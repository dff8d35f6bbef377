// The generator's program: what it is wished to have, its units in order, heads and their inputs.
#include <algorithm>

#include "il_make.h"
#include "tools/verify/random/unit.h"

namespace dotbar::random {

const char *describe(Feature f) {
  static const char *const texts[] = {
#define X(name, text) text,
      DOTBAR_FEATURES(X)
#undef X
  };
  return texts[static_cast<int>(f)];
}

std::string Head::text() const {
  auto list = [](const std::vector<std::string> &names) {
    std::string s;
    for (const std::string &n : names) s += (s.empty() ? "" : ",") + n;
    return s;
  };
  return unit + "(" + list(dependents) + ")/(" + list(independents) + ")";
}

std::string RandomProgram::heads() const {
  std::string s = head.text();
  for (const Target &t : others) s += "' --head '" + t.head.text();
  return s;
}

RandomProgram RandomProgram::other(std::size_t k) const {
  RandomProgram p = *this;
  p.head = others[k].head, p.inputs = others[k].inputs, p.called = others[k].called;
  p.others.clear();
  return p;
}

Input Writer::inputOf(const Var &v) {
  Input in;
  in.name = v.name, in.block = v.block, in.bytes = v.bytes;
  if (v.module) in.original = v.original.empty() ? v.global : v.original;
  in.integer = !v.real(), in.defined = v.role != Role::Out, in.array = v.array();
  const int elements = v.elements ? v.elements : v.is == Is::RealShort ? 2 : v.is == Is::Real2 ? 2 * N : v.array() ? N : 1;
  for (int k = 0; k < elements; ++k) {
    if (v.is == Is::Extent)
      in.values.push_back(N);
    else if (v.is == Is::Room)
      in.values.push_back(N + r.below(3));
    else if (v.is == Is::Level)
      in.values.push_back(2);
    else if (in.integer)
      in.values.push_back(r.between(1, N));
    else
      in.values.push_back((r.chance(70) ? 1 : -1) * (0.2 + 1.1 * r.unit()));
    if (in.bytes == 4) in.values.back() = static_cast<float>(in.values.back());
  }
  return in;
}

void Writer::headInputs(RandomProgram &p) {
  p.head.unit = "p" + o_.suffix;
  const bool commonHead = o_.commonHeads && !globals.empty() && r.chance(50);
  std::set<std::string> seen;
  for (const Var &v : u->vars) {
    if (v.role == Role::Local || v.constant()) continue;
    seen.insert(v.global);
    const Input in = inputOf(v);
    if (v.common.empty()) p.inputs.push_back(in);  // those of a block in their order (unseen)
    if (in.integer) continue;
    const bool common = v.role == Role::Shared;
    if (common && (v.frozen || !commonHead || r.chance(40))) continue;
    const bool independent = v.role == Role::In || v.role == Role::InOut || common;
    const bool dependent = v.role == Role::Out || v.role == Role::InOut || common;
    const bool first = p.head.independents.empty();
    bool both = false;
    if (independent && (first || r.chance(85))) p.head.independents.push_back(v.name), both = true;
    if (dependent && (v.name == "y" || r.chance(85)))
      p.head.dependents.push_back(v.name);
    else
      both = false;
    if (both && dependent) has(Feature::InOutHead);
    if (common) has(v.module ? Feature::ModuleHead : Feature::CommonHead);
    if (v.bytes == 4) has(Feature::SingleHead);
  }
  unseen(p.inputs, seen);
}

// Module variables that a head does not see, though its callees may; and COMMON of a module, as a block.
void Writer::unseen(std::vector<Input> &inputs, const std::set<std::string> &seen) {
  const auto isDeclared = [&](const std::string &block) {
    return std::ranges::any_of(inputs, [&](const Input &in) { return in.block == block && in.declared.empty(); });
  };
  for (const Var &g : globals)
    if (!g.common.empty()) {
      if (isDeclared(g.common)) continue;
      Input in = inputOf(g);
      in.block = g.common, in.original.clear(), in.declared = g.block;
      inputs.push_back(in);
    } else if (g.module && !g.constant() && !seen.count(g.global)) {
      Input in = inputOf(g);
      while (std::ranges::any_of(inputs, [&](const Input &other) { return other.name == in.name; })) in.name += "u";
      inputs.push_back(in);
    }
}

// A procedure that is a head besides: of all that it has, now and then without one of its arguments.
void Writer::furtherHead(RandomProgram &p, const UnitModel &unit) {
  Target t;
  t.head.unit = unit.name;
  std::set<std::string> own;
  for (const Var &v : unit.vars) {
    if (v.role == Role::Local || v.constant()) continue;
    own.insert(v.global);
    if (v.common.empty()) t.inputs.push_back(inputOf(v));
    if (!v.real() || v.name == "mix") continue;
    // a module variable that nothing touches has no derivative anywhere
    if (v.module && !unit.sharedRead.count(v.global) && !unit.sharedWritten.count(v.global)) continue;
    const bool mixed = v.is != Is::Real2 && v.is != Is::RealShort && v.role != Role::Shared;
    if (!mixed && r.chance(85)) continue;  // many of its derivatives are zero
    if (v.role != Role::Out && r.chance(80)) t.head.independents.push_back(v.name);
    if (v.role != Role::In && !v.frozen && r.chance(80)) t.head.dependents.push_back(v.name);
  }
  unseen(t.inputs, own);
  for (const Var &g : globals)
    if (g.module) own.insert(g.global);
  for (const auto *names : {&unit.sharedRead, &unit.sharedWritten})
    for (const std::string &g : *names)
      if (!own.count(g)) return;  // its callees use storage that it does not declare: no caller could set it
  if (t.head.independents.empty() || t.head.dependents.empty()) return;
  std::set<std::string, std::less<>> names{unit.name, "c" + unit.name};  // also by USE with renaming, and a generic name
  if (const auto g = generics.find(unit.name); g != generics.end()) names.insert({g->second, "c" + g->second});
  for (const auto &m : units) {
    std::vector<Tree> open{m->tree};
    while (!open.empty()) {
      const Tree c = open.back();
      open.pop_back();
      if (b.f.is(c, Op::Call)) t.called |= names.count(b.f.text(il::CallOp::procedure_(b.f, c))) != 0;
      for (Tree child : b.f.children(c)) open.push_back(child);
    }
  }
  has(Feature::SeveralHeads);
  if (t.called) has(Feature::CalledHead);
  p.others.push_back(t);
}

void Writer::blockData(std::vector<Tree> &trees) {
  std::vector<Tree> decls, members, names;
  for (const Var &g : globals) {
    if (g.given != Given::Data) continue;
    decls.push_back(b.declare(
        b.real8(),
        {b.entity(g.name, g.array() ? std::vector<Tree>{b.f.node(Op::Bounds, {b.none(), b.integer(N)})} : std::vector<Tree>{})}));
    members.push_back(b.entity(g.name));
    names.push_back(initially(g));
  }
  if (members.empty() || dataInHead) return;
  decls.push_back(b.f.node(Op::Common, {b.name("fixed" + o_.suffix), b.list(Op::Entities, members)}));
  decls.insert(decls.end(), names.begin(), names.end());
  trees.push_back(b.f.node(Op::BlockData, {b.name("bd" + o_.suffix), b.list(Op::Decls, decls)}));
}

// What a program may be planned to have; what is rare by itself is wished for more often.
constexpr Feature wishes[] = {Feature::ZeroTrip,
                              Feature::While,
                              Feature::NegativeStride,
                              Feature::StrideVariable,
                              Feature::BoundOverwritten,
                              Feature::NestedLoops,
                              Feature::StoredControl,
                              Feature::CallInLoop,
                              Feature::AliasedActuals,
                              Feature::ActualIsCommon,
                              Feature::ElementActual,
                              Feature::ElementAsArray,
                              Feature::OverlappingActuals,
                              Feature::PartsApart,
                              Feature::WholeArray,
                              Feature::ExpressionActual,
                              Feature::FunctionInExpression,
                              Feature::SubscriptOverwritten,
                              Feature::KK,
                              Feature::IndexRestored,
                              Feature::Indirect,
                              Feature::DoubleIndirect,
                              Feature::MaybeAliased,
                              Feature::PassiveKill,
                              Feature::OwnValue,
                              Feature::TwoDimensions,
                              Feature::LoopVariableAfter,
                              Feature::RealLoop,
                              Feature::LongLoop,
                              Feature::Unbounded,
                              Feature::IntegerPower,
                              Feature::Extremum,
                              Feature::Flag,
                              Feature::ExtentChanged,
                              Feature::SelectCase,
                              Feature::CharacterBranch,
                              Feature::Counting,
                              Feature::PassiveOutput,
                              Feature::StringInput};

void Writer::planWishes() {
  for (Feature f : wishes) {
    if (f == Feature::While && !o_.whileLoops) continue;
    if ((f == Feature::CharacterBranch || f == Feature::PassiveOutput || f == Feature::StringInput) && !o_.texts) continue;
    if ((f == Feature::StringInput || f == Feature::PartsApart) && !o_.scopes) continue;
    const bool rare =
        f == Feature::ActualIsCommon || f == Feature::ElementAsArray || f == Feature::KK || f == Feature::IndexRestored;
    const bool rarest = f == Feature::OverlappingActuals || f == Feature::ExtentChanged;
    if (r.chance(f == Feature::StringInput || f == Feature::PartsApart ? 90 : rarest ? 60 : rare ? 40 : 22)) plan.push_back(f);
  }
  for (std::size_t k = plan.size(); k > 1; --k)
    std::swap(plan[k - 1], plan[static_cast<std::size_t>(r.below(static_cast<int>(k)))]);
}

// All units, the head last.
void Writer::writeUnits() {
  planGlobals();
  planComplex();
  planModules();
  if (o_.calls && o_.scopes) writeNamesakes(), writeOperator(), writeAssignment();
  if (o_.calls) {
    const int functions = r.below(3), subroutines = r.chance(75) ? r.between(1, 3) : 0;
    for (int k = 1; k <= functions; ++k) writeFunction(k);
    for (int k = 1; k <= subroutines; ++k) writeSubroutine(k);
  }
  writeHead();
}

RandomProgram Writer::write() {
  N = r.between(3, 5);
  if (!o_.scalars) planWishes();
  kinds = o_.kinds && !o_.scalars && r.chance(35);
  if (kinds) has(Feature::Kinds);
  if (o_.scalars)
    writeScalarHead();
  else
    writeUnits();
  RandomProgram p;
  headInputs(p);
  for (const auto &m : units)
    if (m->head) furtherHead(p, *m);
  const std::vector<Tree> blocks = describeCalled();
  std::vector<Tree> trees, contained;
  std::vector<Tree> ofOther;
  for (auto &m : units) (m->module.empty() ? trees : m->module == otherModule ? ofOther : contained).push_back(m->tree);
  if (r.chance(50)) std::reverse(trees.begin(), trees.end());
  for (const std::string &module : modules)  // what uses stands behind what is used
    trees.insert(trees.begin(), moduleTree(module, module == modules[0] ? contained : std::vector<Tree>{}));
  if (!otherModule.empty()) trees.insert(trees.begin(), moduleTree(otherModule, ofOther));
  if (!blocks.empty())
    trees.insert(trees.begin(),
                 b.f.node(Op::Module, {b.name("mi" + o_.suffix), b.list(Op::Decls, blocks), b.list(Op::Units, {})}));
  blockData(trees);
  takersOfProcedures(trees);
  p.file = b.f.node(Op::File, {b.f.leaf(Op::Text, "random.f90"), b.list(Op::Units, trees)});
  p.features = features;
  return p;
}

RandomProgram generate(Forest &forest, std::uint64_t seed, const GeneratorOptions &options) {
  RandomProgram p = Writer(forest, seed, options).write();
  p.seed = seed;
  if (options.jumps && !options.directives && seed % 4 != 0) addLabels(forest, p);
  if (options.structures) addStructures(forest, p, options.suffix);
  if (options.allocatables) addMemory(forest, p, options.suffix);
  if (options.pointers) addPointers(forest, p, options.suffix);
  if (options.forms) addForms(forest, p, options.suffix);
  if (options.names) addNames(forest, p, options.suffix.empty());
  if (options.directives) addDirectives(forest, p);
  return p;
}

}  // namespace dotbar::random
