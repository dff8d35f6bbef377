// use'(I): what the derivative instructions of I read, computed from the rules in force (rules-language.md, "What a rule set
// must also say"). The judgement that `derivative of Instr is` names is run on I. Guards that themselves depend on use' are
// answered both ways (unless all else settles them), and all that any run reads counts, as a set of the rules says; sets that
// depend on use' are empty or full (they say what is stored and restored), other functions that do are opaque. Controls are
// shallow: their bodies are left empty, or hold one instruction that has a derivative (a rule may build a backward loop, and read
// its bounds, only around something), whose own reads do not count here.
#include "dataflow/facts/derivative_use/use.h"

#include <algorithm>
#include <array>
#include <boost/container/small_vector.hpp>

#include "dataflow/program/bodies.h"
#include "engine/il/declarations.h"
#include "engine/rewrite/table.h"
#include "il_make.h"

namespace dotbar::dataflow {

struct DerivativeUse::Oracle : rewrite::Host, rewrite::Choices {
  explicit Oracle(const Surroundings &a) : at(a), forest(a.program.forest()) {
    rewrite::Options o;
    o.choices = this;
    o.choosing = &at.depends.judgements;
    engine = at.machine ? rewrite::machine(at.rules, forest, *this, silence, o)
                        : rewrite::interpreter(at.rules, forest, *this, silence);
  }

  const Surroundings &at;
  Forest &forest;
  Diagnostics silence;  // a combination of answers that cannot happen may have no rule
  std::unique_ptr<rewrite::Rewriter> engine;
  Tree source, stand;         // the instruction, and what stands for it with its bodies empty
  std::vector<char> choices;  // answers in the order they are asked for
  std::size_t taken = 0;      // of them, in this run
  // Where a run that gives the other answer goes on, for each choice; the answers until then are the first of `heard`.
  struct Place {
    std::size_t asked, heard;
    std::uint32_t freshCount;
  };
  std::vector<Place> places;
  static constexpr std::size_t mostArgs = std::tuple_size_v<Question> - 1;  // a guard or a function, and what it is asked of
  rewrite::Table<1 + mostArgs, char> answers;                               // chosen in this run
  std::vector<Asked> heard;                                                 // the same, in their order
  std::uint32_t freshCount = 0;
  // The same call gives the same tree in all runs for one instruction, so that the engine can keep what it derived from it.
  rewrite::Table<1 + mostArgs, Tree> given;
  // What guards say that no choice changes has one answer for one instruction, too.
  enum class Said : char { No, Yes, Depends };
  rewrite::Table<1 + mostArgs, Said> said;
  rewrite::Table<1, char> seen;  // built trees whose reads are known, for one stand-in

  void about(Tree instr) {
    source = instr;
    engine->forget();
    given.clear();
    said.clear();
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
    boost::container::small_vector<Tree, 8> kept;
  };

  static Question question(std::uint32_t what, std::span<const Tree> a) {
    Question q{what};
    for (std::size_t k = 0; k < a.size() && k < mostArgs; ++k) q[1 + k] = a[k].id;
    return q;
  }
  bool holds(rules::GuardId g, std::span<const Tree> args) override {
    const Real real(args, stand, source);
    const std::span<const Tree> a = real.given;
    const Said s = a.size() > mostArgs ? sayNow(g, a) : say(g, a);
    return s == Said::Depends ? chosen(g, a) : s == Said::Yes;
  }
  Said say(rules::GuardId g, std::span<const Tree> a) {
    const Question q = question(g, a);
    if (const Said *known = said.find(q)) return *known;
    const Said s = sayNow(g, a);
    said.insert(q, s);
    return s;
  }
  Said sayNow(rules::GuardId g, std::span<const Tree> a) {
    const std::optional<bool> settled = at.depends.guards[g] ? at.host.regardless(g, a) : at.host.holds(g, a);
    return !settled ? Said::Depends : *settled ? Said::Yes : Said::No;
  }
  // One of the two answers to a question that depends on use'; the same to the same question in one run.
  bool chosen(std::uint32_t what, std::span<const Tree> a) {
    if (a.size() <= mostArgs) return choose(question(what, a));
    asked.push_back({unlike, next()});
    return asked.back().answer;
  }
  bool choose(const Question &q) override {
    const char *given = answers.find(q);
    const bool answer = given ? *given != 0 : next();
    if (!given) {
      answers.insert(q, answer);
      heard.push_back({q, answer});
    }
    asked.push_back({q, answer});
    return answer;
  }
  bool next() {
    if (taken == choices.size()) {
      choices.push_back(0);
      places.push_back({asked.size(), heard.size(), freshCount});
      engine->fork();
    }
    return choices[taken++] != 0;
  }
  // A run under the choices: the first one, or another that differs from the one before in the last of them, on which it goes on.
  bool run(rules::JudgementId j, std::vector<Tree> &outputs) {
    const bool goesOn = at.machine && !choices.empty();
    const Place from = goesOn ? places[choices.size() - 1] : Place{};
    taken = goesOn ? choices.size() - 1 : 0;
    places.resize(goesOn ? choices.size() : 0);
    freshCount = from.freshCount;
    asked.resize(from.asked);
    heard.resize(from.heard);
    answers.clear();
    for (const Asked &a : heard) answers.insert(a.question, a.answer);
    return goesOn ? engine->again(taken, outputs) : engine->run(j, std::span(&stand, 1), outputs);
  }
  Tree bind(rules::GuardId, std::span<const Tree>) override { return {}; }
  Tree call(rules::FunctionId f, std::span<const Tree> args) override {
    const Real real(args, stand, source);
    const std::span<const Tree> a = real.given;
    if (!at.depends.functions[f])
      return a.size() > mostArgs ? at.host.call(f, a) : once(question(f, a), [&] { return at.host.call(f, a); });
    const Sort s = at.rules.functions[f].result;
    if (s == Sort::Zones) {  // nothing or everything: what is built around it may be there only for what it holds
      const UnitId unit = at.currentUnit.get();
      const bool everything = unit != none && chosen(~f, a);
      return once({~1u, everything}, [&] {
        return at.kept.treeOf(Value::of(everything ? BitSet::all(at.program.unit(unit).zoneCount()) : BitSet()));
      });
    }
    if (s == Sort::Relation) return once({~2u}, [&] { return at.kept.treeOf(Value::of(Relation())); });
    Op list;
    if (il::isListSort(s, list)) return once({~3u, static_cast<std::uint32_t>(list)}, [&] { return forest.node(list, {}); });
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
    if (at.currentUnit.get() != none) {
      const Tree dims = forest.is(type, Op::ArrayType) ? il::ArrayTypeOp::dims_(forest, type) : Tree{};
      at.program.declareName(at.currentUnit.get(), name, at.program.elementType(type), dims);
    }
    return forest.leaf(Op::Name, name);
  }
  std::size_t freshMark() override { return freshCount; }
  void freshRelease(std::size_t mark) override { freshCount = static_cast<std::uint32_t>(mark); }
  void enter(Symbol, Tree) override {}
  void leave(Symbol) override {}
  void scopeBegin() override {}
  Tree scopeEnd() override { return forest.node(Op::Decls, {}); }
};

namespace {

// The next combination of answers: the last "no" becomes "yes". False when all were tried.
bool advance(std::vector<char> &choices) {
  while (!choices.empty() && choices.back()) choices.pop_back();
  if (choices.empty()) return false;
  choices.back() = 1;
  return true;
}

}  // namespace

DerivativeUse::DerivativeUse(Surroundings s) : at_(std::move(s)), forest_(at_.program.forest()) {}

DerivativeUse::~DerivativeUse() = default;

// Zones of the program that built instructions read: of each one what the rule set says. Names that rules made are not in the
// unit's tables, so they do not count. What stands for the instruction is spoken of as the instruction.
BitSet DerivativeUse::readsOfBuilt(std::uint32_t derivative, Tree built, Tree source, Tree stand,
                                   const std::vector<Tree> &samples) {
  BitSet r;
  boost::container::small_vector<Tree, 16> open{built};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (oracle_->seen.find({t.id})) continue;  // in an earlier run
    oracle_->seen.insert({t.id}, 1);
    if (forest_.is(t, Op::Instrs)) {
      for (Tree c : forest_.children(t)) open.push_back(c);
      continue;
    }
    if (!samples.empty() && builtFor(t, samples)) continue;
    const bool copied = forest_.equal(t, stand);
    r.unite(at_.readsOf(derivative, copied ? source : t, source));
    if (copied) continue;
    for (Tree body : bodies(forest_, t)) open.push_back(body);
    if (forest_.is(t, Op::Label) || forest_.is(t, Op::Named)) open.push_back(il::AnyOp::instr_(forest_, t));
  }
  return r;
}

static constexpr std::size_t fewBodies = 16;  // of a control: each is looked at alone

// Whether a built instruction comes from one of the sample instructions. What it was built from may be built itself, in an
// earlier run for the same instruction.
bool DerivativeUse::builtFor(Tree built, const std::vector<Tree> &samples) const {
  Tree from = built;
  while (from && !at_.program.isSource(from)) {
    const Tree origin = forest_.origin(from).source;
    from = origin == from ? Tree{} : origin;
  }
  for (Tree t = from; t; t = at_.program.parent(t)) {
    if (std::find(samples.begin(), samples.end(), t) != samples.end()) return true;
    if (il::hasSort(forest_.op(t), Sort::Instr)) return false;
  }
  return false;
}

// The first atomic instruction below a list whose derivative is not empty; no tree: none.
Tree DerivativeUse::sampleOf(Tree list) {
  if (const auto known = samples_.find(list); known != samples_.end()) return known->second;
  Tree found;
  for (std::uint32_t k = 0; k < forest_.arity(list) && !found; ++k) {
    const Tree t = unwrapped(forest_, forest_.child(list, k));
    if (isControl(forest_, t)) {
      for (const Tree inner : bodies(forest_, t))
        if (!found) found = sampleOf(inner);
      continue;
    }
    of(t);
    if (hasOutput(t)) found = t;
  }
  samples_.emplace(list, found);
  return found;
}

// One stand-in for the instruction: all combinations of answers.
void DerivativeUse::ofStand(const Unit &u, Tree instr, Tree stand, const std::vector<Tree> &samples, Found &found) {
  // runs; beyond them everything that I reads counts. They are fewer where each is long.
  const int most = 256 / static_cast<int>(std::clamp<std::size_t>(samples.size() / fewBodies, 1, 64));
  Oracle &o = *oracle_;
  o.stand = stand;
  o.seen.clear();
  int runs = 0;
  for (std::uint32_t number = 0; number < at_.rules.derivatives.size(); ++number) {
    const rules::DerivativeOf &d = at_.rules.derivatives[number];
    const rules::Judgement &j = at_.rules.judgements[d.judgement];
    if (j.inputs.size() != 1 || !il::hasSort(forest_.op(stand), j.inputs[0].sort)) continue;
    o.choices.clear();
    do {
      std::vector<Tree> outputs;
      if (o.run(d.judgement, outputs)) {
        found.done = true;
        for (std::uint32_t k : d.outputs) {
          found.output |= !il::info(forest_.op(outputs[k])).list || forest_.arity(outputs[k]) > 0;
          found.reads.unite(readsOfBuilt(number, outputs[k], instr, stand, samples));
        }
      }
      o.silence = Diagnostics();
      o.choices.resize(o.taken);
    } while (++runs < most && advance(o.choices));
  }
  if (runs >= most) found.reads.unite(at_.program.reads(u, instr));
}

// None of the bodies, each alone where they are few, all of several.
void DerivativeUse::ofControl(const Unit &u, Tree instr, const std::vector<Tree> &lists, const std::vector<Tree> &samples,
                              Found &found) {
  const auto filledOnes = std::ranges::count_if(samples, [](Tree s) { return static_cast<bool>(s); });
  const bool few = lists.size() <= fewBodies;
  if (!few) found.reads.unite(at_.program.reads(u, instr));  // as where there are more runs than we make
  for (std::size_t k = 0; k <= lists.size() + (filledOnes > 1); ++k) {
    if (!few && k > 0 && k <= lists.size()) continue;
    std::vector<Tree> stands;
    bool any = k == 0;
    for (std::size_t b = 0; b < lists.size(); ++b) {
      const bool filled = samples[b] && (k == b + 1 || k == lists.size() + 1);
      any |= filled;
      stands.push_back(filled ? forest_.node(Op::Instrs, {samples[b]}) : forest_.node(Op::Instrs, {}));
    }
    if (any) ofStand(u, instr, withBodies(forest_, instr, stands), samples, found);
  }
}

void DerivativeUse::noteOutput(Tree instr, bool has) {
  if (hasOutput_.size() <= instr.id) hasOutput_.resize(forest_.size());
  hasOutput_[instr.id] = has;
}

BitSet DerivativeUse::compute(Tree instr) {
  const UnitId unit = at_.program.unitOf(instr);
  if (unit == none || at_.rules.derivatives.empty()) return {};
  const Unit &u = at_.program.unit(unit);
  if (!oracle_) oracle_ = std::make_unique<Oracle>(at_);
  const std::vector<Tree> lists = bodies(forest_, instr);
  std::vector<Tree> samples;  // before anything is built: they have derivatives computed
  for (Tree list : lists) samples.push_back(sampleOf(list));
  const CurrentUnit::Within within(at_.currentUnit, unit);
  oracle_->about(instr);
  const Forest::Mark mark = forest_.mark();
  Found found;
  if (lists.empty()) {
    ofStand(u, instr, instr, {}, found);
    if (found.output) noteOutput(instr, true);
  } else {
    ofControl(u, instr, lists, samples, found);
  }
  if (!found.done) found.reads.unite(at_.program.reads(u, instr));
  forest_.release(mark);
  return std::move(found.reads);
}

BitSet DerivativeUse::of(Tree t) {
  const Tree instr = forest_.is(t, Op::Instrs) ? Tree{} : at_.program.instruction(t);
  if (!instr) return {};
  if (const auto f = uses_.find(instr); f != uses_.end()) return at_.kept.set(f->second);
  at_.hear(at_.program.unitOf(instr));
  if (const auto f = uses_.find(instr); f != uses_.end()) return at_.kept.set(f->second);
  const std::uint32_t number = at_.kept.numberOf(compute(instr));
  uses_.emplace(instr, number);
  return at_.kept.set(number);
}

void DerivativeUse::keep(Tree instr, bool output, const BitSet &reads) {
  noteOutput(instr, output);
  uses_.emplace(instr, at_.kept.numberOf(reads));
}

}  // namespace dotbar::dataflow
