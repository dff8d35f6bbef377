// Evaluation of compiled equations for occurrences.
#include <algorithm>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

using Kind = Eq::Kind;
using Target = Node::Target;

namespace {

template <class R>
constexpr Type typeFor = std::is_same_v<R, bool>     ? Type::Bool
                         : std::is_same_v<R, BitSet> ? Type::Set
                                                     : Type::Relation;

template <class R>
R as(Value v) {
  if constexpr (std::is_same_v<R, bool>)
    return v.truth;
  else if constexpr (std::is_same_v<R, BitSet>)
    return std::move(v.set);
  else
    return std::move(v.relation);
}

}  // namespace

MemoTable &Layer::memo(UnitId unit) {
  const std::size_t at = unit == none ? 0 : unit + std::size_t{1};
  if (memos.size() <= at) memos.resize(at + 1);
  return memos[at];
}

BitSet Facts::Impl::set(const Node &n, Frame &f) {
  switch (n.kind) {
    case Kind::Empty:
      return {};
    case Kind::All:
      return f.unit == none ? BitSet() : BitSet::all(program.unit(f.unit).zoneCount());
    case Kind::Union: {
      BitSet r = set(n.args[0], f);
      for (std::size_t i = 1; i < n.args.size(); ++i) r.unite(set(n.args[i], f));
      return r;
    }
    case Kind::Intersection: {
      BitSet r = set(n.args[0], f);
      for (std::size_t i = 1; i < n.args.size() && !r.empty(); ++i) r.intersect(set(n.args[i], f));
      return r;
    }
    case Kind::Difference: {
      BitSet r = set(n.args[0], f);
      if (!r.empty()) r.subtract(set(n.args[1], f));
      return r;
    }
    case Kind::Compose:
      if (n.args[0].type == Type::Relation) return relation(n.args[0], f).preimage(set(n.args[1], f));
      return relation(n.args[1], f).image(set(n.args[0], f));
    case Kind::EachPart: {
      BitSet r;
      for (Tree t : trees(n.args[0], f)) {
        f.slots[n.index] = t;
        r.unite(set(n.args[1], f));
      }
      return r;
    }
    default:
      return named<BitSet>(n, f);
  }
}

Relation Facts::Impl::relation(const Node &n, Frame &f) {
  switch (n.kind) {
    case Kind::Empty:
      return {};
    case Kind::Identity:
      return Relation::identity();
    case Kind::Union:
    case Kind::Intersection: {
      Relation r = relation(n.args[0], f);
      for (std::size_t i = 1; i < n.args.size(); ++i)
        n.kind == Kind::Union ? r.unite(relation(n.args[i], f)) : r.intersect(relation(n.args[i], f));
      return r;
    }
    case Kind::Compose:
      return relation(n.args[0], f).then(relation(n.args[1], f));
    case Kind::Closure:
      return relation(n.args[0], f).closure();
    case Kind::EachPart: {
      Relation r;
      for (Tree t : trees(n.args[0], f)) {
        f.slots[n.index] = t;
        r.unite(relation(n.args[1], f));
      }
      return r;
    }
    default:
      return named<Relation>(n, f);
  }
}

bool Facts::Impl::truth(const Node &n, Frame &f) {
  switch (n.kind) {
    case Kind::True:
      return true;
    case Kind::Not:
      return !truth(n.args[0], f);
    case Kind::And:
      return std::all_of(n.args.begin(), n.args.end(), [&](const Node &a) { return truth(a, f); });
    case Kind::Or:
      return std::any_of(n.args.begin(), n.args.end(), [&](const Node &a) { return truth(a, f); });
    case Kind::Meets: {
      const BitSet a = set(n.args[0], f);
      return !a.empty() && a.meets(set(n.args[1], f));
    }
    case Kind::Within:
      return set(n.args[0], f).within(set(n.args[1], f));
    case Kind::SomePart:
      for (Tree t : trees(n.args[0], f)) {
        f.slots[n.index] = t;
        if (truth(n.args[1], f)) return true;
      }
      return false;
    case Kind::EachPart:
      return std::ranges::all_of(trees(n.args[0], f), [&](Tree t) {
        f.slots[n.index] = t;
        return truth(n.args[1], f);
      });
    case Kind::Is: {
      const Tree t = tree(n.args[0], f);
      if (!t) return false;
      const rules::Term &p = *n.pattern;
      const bool control = p.kind == rules::Term::Kind::Node;
      if (control && !forest.is(il::hasSort(p.op, Sort::Instr) ? unwrapped(forest, t) : t, p.op)) return false;
      Slots trial = f.slots;
      std::fill(trial.begin() + n.other, trial.end(), Tree{});
      if (!matches(p, control && il::hasSort(p.op, Sort::Instr) ? unwrapped(forest, t) : t, trial, n.other)) return false;
      // what the pattern binds is seen by the value of the case
      for (std::size_t i = n.other; i < trial.size(); ++i)
        if (trial[i]) f.slots[i] = trial[i];
      return true;
    }
    default:
      return named<bool>(n, f);
  }
}

std::vector<Tree> Facts::Impl::trees(const Node &n, Frame &f) {
  Value v = evaluate(n, f);
  if (v.type == Type::Trees) return std::move(v.trees);
  if (!v.tree) return {};
  if (il::info(forest.op(v.tree)).list) {
    const auto c = forest.children(v.tree);
    return {c.begin(), c.end()};
  }
  return {v.tree};
}

Tree Facts::Impl::tree(const Node &n, Frame &f) {
  if (n.kind == Kind::Name && n.target == Target::Variable) return f.slots[n.index];
  return kept.treeOf(evaluate(n, f));
}

template <class R>
R Facts::Impl::of(const Node &n, Frame &f) {
  if constexpr (std::is_same_v<R, bool>)
    return truth(n, f);
  else if constexpr (std::is_same_v<R, BitSet>)
    return set(n, f);
  else
    return relation(n, f);
}

bool Facts::Impl::argumentsOf(const Node &n, Frame &f, Slots &args) {
  for (const Node &a : n.args) args.push_back(tree(a, f));
  return std::find(args.begin(), args.end(), Tree{}) == args.end();
}

// What a name stands for. An occurrence that is not known: nothing, but a condition on it holds (never passive by default).
template <class R>
R Facts::Impl::named(const Node &n, Frame &f) {
  if (n.kind == Kind::Callee) {
    if constexpr (!std::is_same_v<R, bool>) return callee<R>(n.index, f.subject);
    return R();
  }
  if (n.kind != Kind::Name || n.type != typeFor<R>) return as<R>(evaluate(n, f));
  if (n.target == Target::Primitive)
    if (const Primitive &p = table[n.index]; p.test || p.ask) return ofOccurrence<R>(n.index, n, f);
  if (n.target != Target::Definition && n.target != Target::Analysis) return as<R>(evaluate(n, f));
  Slots args;
  if (!argumentsOf(n, f, args)) return as<R>(Value::of(true));
  if constexpr (!std::is_same_v<R, bool>)
    if (n.target == Target::Analysis) return fact<R>(n.index, n.side, args[0]);
  return applied<R>(n.index, {args.data(), args.size()});
}

Value Facts::Impl::evaluate(const Node &n, Frame &f) {
  if (n.kind != Kind::Name || n.target == Target::Definition || n.target == Target::Analysis) {
    if (n.type == Type::Set) return Value::of(set(n, f));
    if (n.type == Type::Relation) return Value::of(relation(n, f));
    if (n.type == Type::Bool) return Value::of(truth(n, f));
  }
  switch (n.target) {
    case Target::Variable:
      return kept.valueOf(f.slots[n.index], n.type);
    case Target::Word:
      return Value::of(forest.leaf(Op::Text, n.word));
    case Target::Anywhere:
    case Target::Entry:
    case Target::Exit:
      return sweep(n, f);
    case Target::Primitive: {
      Values args;
      UnitId unit = f.unit;
      for (const Node &a : n.args) {
        args.push_back(evaluate(a, f));
        // a primitive speaks of the unit of its first occurrence
        if (args.size() == 1 && args[0].type == Type::Tree && program.isSource(args[0].tree))
          if (const UnitId u = program.unitOf(args[0].tree); u != none) unit = u;
      }
      return table[n.index].run(*this, unit, args);
    }
    default:
      break;
  }
  Slots args;
  if (!argumentsOf(n, f, args)) {
    Value v;
    v.type = n.type;
    v.truth = true;
    return v;
  }
  switch (n.target) {
    case Target::Definition:
      return apply(n.index, {args.data(), args.size()});
    case Target::Structural:
      return Value::of(structural(n.index, {args.data(), args.size()}));
    case Target::Use:
      return Value::of(use.of(args[0]));
    case Target::Judgement:
      return judgement(n.index, {args.data(), args.size()});
    default:
      return {};
  }
}

template <class R>
R Facts::Impl::ofOccurrence(std::uint32_t index, const Node &n, Frame &f) {
  const Primitive &p = table[index];
  const Tree t = n.args.empty() ? Tree{} : tree(n.args[0], f);
  const bool source = program.isSource(t);
  UnitId unit = source ? program.unitOf(t) : none;
  if (unit == none) unit = f.unit;
  const auto ask = [&]() -> R {
    if constexpr (std::is_same_v<R, bool>)
      return p.test(*this, unit, t);
    else if constexpr (std::is_same_v<R, BitSet>)
      return p.ask(*this, unit, t);
    else
      return R();
  };
  if (!p.remembered || unit == none || (!source && !p.ofUnit)) return ask();
  const std::uint32_t what = firstPrimitive + index, by = p.ofUnit ? program.unit(unit).tree.id : t.id;
  if (const std::uint32_t found = layers[0].memo(unit).find(what, by); found != MemoTable::absent) return kept.as<R>(found);
  R r = ask();
  layers[0].memo(unit).insert(what, by, kept.numberOf(r));
  return r;
}

template <class R>
R Facts::Impl::cases(const std::vector<Case> &cs, Frame &f) {
  for (const Case &c : cs)
    if (!c.condition || truth(*c.condition, f)) return of<R>(c.value, f);
  return R();
}
template BitSet Facts::Impl::cases(const std::vector<Case> &, Frame &);
template Relation Facts::Impl::cases(const std::vector<Case> &, Frame &);

Frame Facts::Impl::frameOf(const Definition &def, std::span<const Tree> args) {
  Frame f;
  f.slots.assign(std::max<std::size_t>(def.slots, args.size()), {});
  std::copy(args.begin(), args.end(), f.slots.begin());
  f.unit = currentUnit.of(args);
  f.subject = args.empty() ? Tree{} : args[0];
  return f;
}

template <class R>
R Facts::Impl::compute(std::uint32_t d, std::span<const Tree> args) {
  Frame f = frameOf(equations.definitions[d], args);
  return cases<R>(equations.definitions[d].cases, f);
}

// It may be asked what enters the head of a control, as the value that is being carried through it.
bool Facts::Impl::mayBeCarried(const BitSet &needs, bool looksAround, Tree t) const {
  const Carried &c = way.carried;
  return c.head && needs.contains(c.analysis) && (looksAround || positionOf(program, t) == c.instr);
}

// A recursive definition: answers that rest on each other begin at the least, or at the greatest.
template <class R>
R Facts::Impl::tabled(std::uint32_t d, std::span<const Tree> args) {
  const Definition &def = equations.definitions[d];
  const bool guard = std::is_same_v<R, bool> && args.size() == 1 && def.analyses.meets(progress.open());
  if constexpr (std::is_same_v<R, bool>)
    if (guard && progress.isSettled(d, args[0], way.carried.head ? way.carried.instr : Tree{})) {
      tabling.rests().unsettled = true;
      return !def.greatest;
    }
  const auto extreme = [&]() -> R {
    if (!def.greatest) return R();
    if constexpr (std::is_same_v<R, bool>)
      return true;
    else {
      const UnitId u = currentUnit.of(args);
      const BitSet all = u == none ? BitSet() : BitSet::all(program.unit(u).zoneCount());
      if constexpr (std::is_same_v<R, BitSet>)
        return all;
      else
        return Relation::flow(all, all, {});
    }
  };
  const Tabling::Watch watch(tabling);
  R r = tabling.ask<R>(question(d, args), def.greatest, extreme, [&] { return compute<R>(d, args); });
  if constexpr (std::is_same_v<R, bool>)
    if (guard && r != def.greatest) {
      const bool elsewhere = watch.rests().circle == Rests::noCircle && !watch.rests().carried;
      progress.settle(d, args[0], elsewhere || !way.carried.head ? Tree{} : way.carried.instr);
    }
  return r;
}

// By which occurrence the value for another one is remembered; no tree: it is not.
Tree Facts::Impl::keptBy(const Definition &def, Tree t) const {
  using Of = Definition::Of;
  if (!program.isSource(t)) return {};
  if (def.of == Of::Place) return positionOf(program, t);
  if (def.of == Of::Itself) return def.source->side ? Tree{} : t;  // what depends on a side is asked of many places, once of each
  const UnitId u = program.unitOf(t);
  return u == none ? Tree{} : program.unit(u).tree;
}

template <class R>
R Facts::Impl::applied(std::uint32_t d, std::span<const Tree> args) {
  const Definition &def = equations.definitions[d];
  const Tree place = def.isFoundAtOnce() || args.size() != 1 || d >= firstPrimitive ? Tree{} : keptBy(def, args[0]);
  const auto find = [&] { return def.recursive ? tabled<R>(d, args) : compute<R>(d, args); };
  if (!place || !program.isSource(place) || mayBeCarried(def.analyses, def.looksAround, args[0])) return find();
  return remembered<R>(d, place, def.analyses, find);
}

template bool Facts::Impl::applied(std::uint32_t, std::span<const Tree>);
template BitSet Facts::Impl::applied(std::uint32_t, std::span<const Tree>);

Value Facts::Impl::apply(std::uint32_t d, std::span<const Tree> args) {
  const Definition &def = equations.definitions[d];
  if (def.type == Type::Set) return Value::of(applied<BitSet>(d, args));
  if (def.type == Type::Relation) return Value::of(applied<Relation>(d, args));
  if (def.type == Type::Bool) return Value::of(applied<bool>(d, args));
  Frame f = frameOf(def, args);
  Value v;
  v.type = def.type;
  for (const Case &c : def.cases)
    if (!c.condition || truth(*c.condition, f)) return evaluate(c.value, f);
  return v;
}

// Where the rule set does not say what counts, all that it reads does.
BitSet Facts::Impl::readsOfBuilt(std::uint32_t derivative, Tree built, Tree instr) {
  const UnitId unit = program.unitOf(instr);
  const auto said = equations.derivativeReads[derivative];
  if (!said) return unit == none ? BitSet() : program.reads(program.unit(unit), built);
  const std::array<Tree, 2> args{built, instr};
  return applied<BitSet>(*said, args);
}

// A judgement applied like a function.
Value Facts::Impl::judgement(std::uint32_t id, std::span<const Tree> args) {
  const Sort sort = il::info(forest.op(args[0])).sort;
  const rules::JudgementId j = equations.judgementFor[id][static_cast<unsigned>(sort)];
  const Sort result = rules.judgements[j].outputs[0].sort;
  const Type type = result == Sort::Zones ? Type::Set : result == Sort::Relation ? Type::Relation : Type::Tree;
  const std::uint32_t what = firstJudgement + j;
  if (type == Type::Tree || args.size() != 1 || !program.isSource(args[0]) ||
      mayBeCarried(equations.judgementAnalyses[j], true, args[0]))
    return derive(j, args, type);
  if (type == Type::Set)
    return Value::of(
        remembered<BitSet>(what, args[0], equations.judgementAnalyses[j], [&] { return derive(j, args, type).set; }));
  return Value::of(
      remembered<Relation>(what, args[0], equations.judgementAnalyses[j], [&] { return derive(j, args, type).relation; }));
}

Tree Facts::Impl::recall(rules::JudgementId j, Tree t) {
  const UnitId unit = program.unitOf(t);
  const std::uint32_t found = unit == none ? MemoTable::absent : layers[0].memo(unit).find(firstJudgement + j, t.id);
  return found == MemoTable::absent ? Tree{} : kept.leafOf(found);
}

void Facts::Impl::remember(rules::JudgementId j, Tree t, Tree found) {
  const UnitId unit = program.unitOf(t);
  if (unit == none || layers[0].memo(unit).find(firstJudgement + j, t.id) != MemoTable::absent) return;
  layers[0].memo(unit).insert(firstJudgement + j, t.id, kept.numberOf(kept.setOf(found)));
}

// Trees that the rules built are dropped: only the value remains.
Value Facts::Impl::derive(rules::JudgementId j, std::span<const Tree> args, Type type) {
  if (engines.size() == depth) {
    scratch.push_back(std::make_unique<Diagnostics>());
    rewrite::Options o;
    o.remembered = &equations.remembers;
    engines.push_back(options.machine ? rewrite::machine(rules, forest, facts, *scratch.back(), o)
                                      : rewrite::interpreter(rules, forest, facts, *scratch.back()));
  }
  const std::size_t level = depth++;
  const Forest::Mark mark = forest.mark();
  std::vector<Tree> outputs;
  bool done;
  {
    const CurrentUnit::Within within(currentUnit,
                                     currentUnit.of(args));  // what the rules build speaks of the unit of the occurrence
    done = engines[level]->run(j, args, outputs);
  }
  --depth;
  if (!done) {
    for (const Diagnostic &d : scratch[level]->all()) diagnostics.report(d.kind, d.where, d.message).notes = d.notes;
    *scratch[level] = Diagnostics();
    good = false;
    Value v;
    v.type = type;
    return v;
  }
  Value v = kept.valueOf(outputs[0], type);
  if (type != Type::Tree) forest.release(mark);
  return v;
}

}  // namespace dotbar::dataflow
