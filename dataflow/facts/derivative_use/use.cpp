// use'(I): what the derivative instructions of I read, computed from the rules in force (rules-language.md, "What a rule set
// must also say"). The judgement that `derivative of Instr is` names is run on I. Guards that themselves depend on use' are
// answered both ways, and all that any run reads counts; sets that depend on use' are empty or full (they say what is stored and
// restored), other functions that do are opaque. Controls are shallow: their bodies are left empty, or hold one instruction that
// has a derivative (a rule may build a backward loop, and read its bounds, only around something), whose own reads do not count
// here.
#include <algorithm>

#include "dataflow/facts/impl.h"
#include "engine/rewrite/table.h"

namespace dotbar::dataflow {

struct Facts::Impl::Oracle : rewrite::Host {
  explicit Oracle(Impl &i) : impl(i) {
    rewrite::Options o;
    o.choices = &chosenAnswers;
    o.choosing = &impl.judgementAbove;
    engine = impl.options.machine ? rewrite::machine(impl.rules, impl.forest, *this, silence, o)
                                  : rewrite::interpreter(impl.rules, impl.forest, *this, silence);
  }

  Impl &impl;
  Diagnostics silence;  // a combination of answers that cannot happen may have no rule
  std::unique_ptr<rewrite::Rewriter> engine;
  Tree source, stand;         // the instruction, and what stands for it with its bodies empty
  std::vector<char> choices;  // answers in the order they are asked for
  std::size_t asked = 0;
  static constexpr std::size_t mostArgs = 3;
  using Question = std::array<std::uint32_t, 1 + mostArgs>;  // a guard or a function, and what it is asked of
  rewrite::Table<1 + mostArgs, char> answers;                // chosen in this run
  std::uint32_t freshCount = 0;
  std::size_t chosenAnswers = 0;  // of all runs
  // The same call gives the same tree in all runs for one instruction, so that the engine can keep what it derived from it.
  rewrite::Table<1 + mostArgs, Tree> given;
  rewrite::Table<1, char> seen;  // built trees whose reads are known, for one stand-in

  void about(Tree instr) {
    source = instr;
    engine->forget();
    given.clear();
  }

  // What is asked of the stand-in is asked of the instruction.
  struct Real {
    Real(std::span<const Tree> args, Tree stand, Tree source) : given(args) {
      if (stand == source || std::find(args.begin(), args.end(), stand) == args.end()) return;
      kept.assign(args.begin(), args.end());
      std::replace(kept.begin(), kept.end(), stand, source);
      given = {kept.data(), kept.size()};
    }
    Real(const Real &) = delete;
    Real &operator=(const Real &) = delete;
    std::span<const Tree> given;
    Slots kept;
  };

  static Question question(std::uint32_t what, std::span<const Tree> a) {
    Question q{what};
    for (std::size_t k = 0; k < a.size() && k < mostArgs; ++k) q[1 + k] = a[k].id;
    return q;
  }
  bool holds(rules::GuardId g, std::span<const Tree> args) override {
    const Real real(args, stand, source);
    const std::span<const Tree> a = real.given;
    if (impl.guardAbove[g]) return chosen(g, a);
    return impl.holds(g, a);
  }
  // One of the two answers to a question that depends on use'; the same to the same question in one run.
  bool chosen(std::uint32_t what, std::span<const Tree> a) {
    ++chosenAnswers;
    const Question key = question(what, a);
    if (a.size() <= mostArgs)
      if (const char *given = answers.find(key)) return *given;
    if (asked == choices.size()) choices.push_back(0);
    const bool answer = choices[asked++] != 0;
    if (a.size() <= mostArgs) answers.insert(key, answer);
    return answer;
  }
  Tree bind(rules::GuardId, std::span<const Tree>) override { return {}; }
  Tree call(rules::FunctionId f, std::span<const Tree> args) override {
    const Real real(args, stand, source);
    const std::span<const Tree> a = real.given;
    if (!impl.functionAbove[f])
      return a.size() > mostArgs ? impl.call(f, a, true) : once(question(f, a), [&] { return impl.call(f, a, true); });
    const Sort s = impl.rules.functions[f].result;
    if (s == Sort::Zones) {  // nothing or everything: what is built around it may be there only for what it holds
      const bool everything = impl.currentUnit != none && chosen(~f, a);
      return impl.kept.treeOf(Value::of(everything ? BitSet::all(impl.program.unit(impl.currentUnit).zoneCount()) : BitSet()));
    }
    if (s == Sort::Relation) return impl.kept.treeOf(Value::of(Relation()));
    Op list;
    if (il::isListSort(s, list)) return impl.forest.node(list, {});
    return {};
  }
  template <class Make>
  Tree once(const Question &key, Make &&make) {
    if (const Tree *t = given.find(key)) return *t;
    const Tree t = make();
    if (t) given.insert(key, t);
    return t;
  }
  Tree fresh(Symbol hint, Tree type) override {
    const std::uint32_t number = freshCount++;
    return once({~0u, hint.id, type.id, number}, [&] { return named(hint, type, number); });
  }
  Tree named(Symbol hint, Tree type, std::uint32_t number) {
    const Symbol name = intern(std::string(hint ? text(hint) : "temp") + "%" + std::to_string(number));
    if (impl.currentUnit != none) {
      const bool array = impl.forest.is(type, Op::ArrayType);
      impl.program.declareName(impl.currentUnit, name, impl.program.elementType(type),
                               array ? impl.forest.child(type, 1) : Tree{});
    }
    return impl.forest.leaf(Op::Name, name);
  }
  std::size_t freshMark() override { return freshCount; }
  void freshRelease(std::size_t mark) override { freshCount = static_cast<std::uint32_t>(mark); }
  void enter(Symbol, Tree) override {}
  void leave(Symbol) override {}
  void scopeBegin() override {}
  Tree scopeEnd() override { return impl.forest.node(Op::Decls, {}); }
};

// The control with other bodies, in the order of `bodies`.
Tree withBodies(Forest &f, Tree t, const std::vector<Tree> &lists) {
  switch (f.op(t)) {
    case Op::If:
    case Op::Where:
      return f.node(f.op(t), {f.child(t, 0), lists[0], lists[1]}, f.span(t));
    case Op::Loop:
      return f.node(Op::Loop, {f.child(t, 0), lists[0]}, f.span(t));
    case Op::Flowgraph:
    case Op::Checkpoint:
      return f.node(f.op(t), {lists[0]}, f.span(t));
    case Op::Select: {
      std::vector<Tree> cases;
      const auto c = f.children(il::SelectOp::cases_(f, t));
      const std::vector<Tree> old(c.begin(), c.end());
      for (std::size_t k = 0; k < old.size(); ++k)
        cases.push_back(f.is(old[k], Op::DefaultCase) ? f.node(Op::DefaultCase, {lists[k]})
                                                      : f.node(Op::Case, {f.child(old[k], 0), lists[k]}));
      return f.node(Op::Select, {f.child(t, 0), f.node(Op::Cases, cases)}, f.span(t));
    }
    default:
      return t;
  }
}

namespace {

// The next combination of answers: the last "no" becomes "yes". False when all were tried.
bool advance(std::vector<char> &choices) {
  while (!choices.empty() && choices.back()) choices.pop_back();
  if (choices.empty()) return false;
  choices.back() = 1;
  return true;
}

}  // namespace

// Zones of the program that built instructions read. Names that rules made are not in the unit's tables, so they do not count.
BitSet Facts::Impl::readsOfBuilt(const Unit &u, Tree built, Tree source, Tree stand, const std::vector<Tree> &samples) {
  BitSet r;
  boost::container::small_vector<Tree, 16> open{built};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (oracle->seen.find({t.id})) continue;  // in an earlier run
    oracle->seen.insert({t.id}, 1);
    switch (forest.op(t)) {
      case Op::Push:
      case Op::Pop:
      case Op::Look:
      case Op::PushControl:
      case Op::PopControl:
      case Op::Comment:
        continue;
      case Op::Instrs:
        for (Tree c : forest.children(t)) open.push_back(c);
        continue;
      default:
        break;
    }
    if (t == source || forest.equal(t, source) || forest.equal(t, stand)) continue;  // a copy
    if (!samples.empty() && builtFor(t, samples)) continue;
    if (forest.is(t, Op::Call) || forest.is(t, Op::CallResult)) {
      // what a procedure reads through its reference arguments is a term of the equations
      for (Tree a : forest.children(forest.child(t, forest.arity(t) - 1))) {
        const Tree value = forest.is(a, Op::Keyword) ? forest.child(a, 1) : a;
        r.unite(il::hasSort(forest.op(value), Sort::Ref) ? program.subscripts(u, value) : program.reads(u, value));
      }
      if (forest.is(t, Op::CallResult)) r.unite(program.subscripts(u, forest.child(t, 0)));
      continue;
    }
    r.unite(program.reads(u, t));
    for (Tree body : bodies(forest, t)) open.push_back(body);
    if (forest.is(t, Op::Label) || forest.is(t, Op::Named)) open.push_back(forest.child(t, 1));
  }
  return r;
}

static constexpr std::size_t fewBodies = 16;  // of a control: each is looked at alone

// Whether a built instruction comes from one of the sample instructions. What it was built from may be built itself, in an
// earlier run for the same instruction.
bool Facts::Impl::builtFor(Tree built, const std::vector<Tree> &samples) const {
  Tree from = built;
  while (from && !program.isSource(from)) {
    const Tree origin = forest.origin(from).source;
    from = origin == from ? Tree{} : origin;
  }
  for (Tree t = from; t; t = program.parent(t)) {
    if (std::find(samples.begin(), samples.end(), t) != samples.end()) return true;
    if (il::hasSort(forest.op(t), Sort::Instr)) return false;
  }
  return false;
}

// The first atomic instruction below a list whose derivative is not empty; no tree: none.
Tree Facts::Impl::sampleOf(Tree list) {
  if (const auto known = sampled.find(list); known != sampled.end()) return known->second;
  Tree found;
  for (std::uint32_t k = 0; k < forest.arity(list) && !found; ++k) {
    const Tree t = unwrapped(forest, forest.child(list, k));
    if (isControl(forest, t)) {
      for (const Tree inner : bodies(forest, t))
        if (!found) found = sampleOf(inner);
      continue;
    }
    use(t);
    if (t.id < hasOutput.size() && hasOutput[t.id]) found = t;
  }
  sampled.emplace(list, found);
  return found;
}

// One stand-in for the instruction: all combinations of answers.
BitSet Facts::Impl::useOfStand(const Unit &u, Tree instr, Tree stand, const std::vector<Tree> &samples, bool &done,
                               bool &output) {
  // runs; beyond them everything that I reads counts. They are fewer where each is long.
  const int most = 256 / static_cast<int>(std::clamp<std::size_t>(samples.size() / fewBodies, 1, 64));
  BitSet r;
  Oracle &o = *oracle;
  o.stand = stand;
  o.seen.clear();
  int runs = 0;
  for (const rules::DerivativeOf &d : rules.derivatives) {
    const rules::Judgement &j = rules.judgements[d.judgement];
    if (j.inputs.size() != 1 || !il::hasSort(forest.op(stand), j.inputs[0].sort)) continue;
    o.choices.clear();
    do {
      o.asked = 0, o.freshCount = 0;
      o.answers.clear();
      std::vector<Tree> outputs;
      if (o.engine->run(d.judgement, std::span(&stand, 1), outputs)) {
        done = true;
        for (std::uint32_t k : d.outputs) {
          output |= !il::info(forest.op(outputs[k])).list || forest.arity(outputs[k]) > 0;
          r.unite(readsOfBuilt(u, outputs[k], instr, stand, samples));
        }
      }
      o.silence = Diagnostics();
      o.choices.resize(o.asked);
    } while (++runs < most && advance(o.choices));
  }
  if (runs >= most) r.unite(program.reads(u, instr));
  return r;
}

BitSet Facts::Impl::computeUse(Tree instr) {
  const UnitId unit = program.unitOf(instr);
  if (unit == none || rules.derivatives.empty()) return {};
  const Unit &u = program.unit(unit);
  if (!oracle) oracle = std::make_shared<Oracle>(*this);
  const std::vector<Tree> lists = bodies(forest, instr);
  std::vector<Tree> samples;  // before anything is built: they have derivatives computed
  for (Tree list : lists) samples.push_back(sampleOf(list));
  const UnitId outerUnit = currentUnit;
  currentUnit = unit;
  oracle->about(instr);
  const Forest::Mark mark = forest.mark();
  bool done = false, output = false;
  BitSet r;
  if (lists.empty()) {
    r = useOfStand(u, instr, instr, {}, done, output);
    if (output && hasOutput.size() <= instr.id) hasOutput.resize(forest.size());
    if (output) hasOutput[instr.id] = true;
  } else {
    // none of the bodies, each alone where they are few, all of several
    const auto filledOnes = std::ranges::count_if(samples, [](Tree s) { return static_cast<bool>(s); });
    const bool few = lists.size() <= fewBodies;
    if (!few) r.unite(program.reads(u, instr));  // as where there are more runs than we make
    for (std::size_t k = 0; k <= lists.size() + (filledOnes > 1); ++k) {
      if (!few && k > 0 && k <= lists.size()) continue;
      std::vector<Tree> stands;
      bool any = k == 0;
      for (std::size_t b = 0; b < lists.size(); ++b) {
        const bool filled = samples[b] && (k == b + 1 || k == lists.size() + 1);
        any |= filled;
        stands.push_back(filled ? forest.node(Op::Instrs, {samples[b]}) : forest.node(Op::Instrs, {}));
      }
      if (any) r.unite(useOfStand(u, instr, withBodies(forest, instr, stands), samples, done, output));
    }
  }
  if (!done) r.unite(program.reads(u, instr));
  forest.release(mark);
  currentUnit = outerUnit;
  return r;
}

BitSet Facts::Impl::use(Tree t) {
  const Tree instr = forest.is(t, Op::Instrs) ? Tree{} : program.instruction(t);
  if (!instr) return {};
  if (const auto f = uses.find(instr); f != uses.end()) return kept.set(f->second);
  shareUses(program.unitOf(instr));
  if (const auto f = uses.find(instr); f != uses.end()) return kept.set(f->second);
  const std::uint32_t number = kept.numberOf(computeUse(instr));
  uses.emplace(instr, number);
  return kept.set(number);
}

}  // namespace dotbar::dataflow
