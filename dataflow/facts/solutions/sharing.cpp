// Facts found by several processes (engine/support/team.h), each for the units that it owns, and told to the others: what an
// analysis says at the two ends of a procedure, in which zones something holds anywhere, what the derivatives of instructions
// read. For what goes down along the calls, each also needs those that call its units. Whatever else is asked is found when it
// is.
#include <algorithm>

#include "dataflow/facts/solutions/solver.h"

namespace dotbar::dataflow {

struct Facts::Impl::Sharing {
  Sharing(Team &t, std::vector<unsigned> o) : team(t), owners(std::move(o)), finished(t.size()), toldUses(t.size(), 0) {}
  Team &team;
  std::vector<unsigned> owners;  // by unit
  std::vector<UnitId> own;       // those that call nobody first: then it need not wait for others at once
  std::vector<UnitId> above;     // its own and those that call them, callees first
  BitSet up, down;               // analyses that are shared, by the way that their facts go
  std::vector<BitSet> found;     // of those that go down, the units that this member has solved
  std::vector<BitSet> finished;  // by member: analyses of which it has told all
  bool uses = false;             // use' is shared
  std::vector<char> toldUses;    // by member
  std::map<std::pair<SweepKey, unsigned>, char> toldSweeps;  // by member
  char &toldSweep(const SweepKey &key, unsigned member) { return toldSweeps[{key, member}]; }
  bool isForeign(UnitId u) const { return owners[u] != team.member(); }
};

namespace {

enum Subject : std::uint64_t { SolvedUnit, FinishedAnalysis, SweptUnits, AllUses };

void write(Letter &letter, const BitSet &s) {
  letter.number(s.length());
  for (std::size_t i = 0; i < s.length(); ++i) letter.number(s.word(i));
}

BitSet readSet(LetterReader &from) {
  BitSet s;
  const std::size_t words = from.number();
  for (std::size_t i = 0; i < words; ++i) s.setWord(i, from.number());
  return s;
}

void write(Letter &letter, const Value &v) {
  letter.number(static_cast<std::uint64_t>(v.type));
  if (v.type == Type::Set) return write(letter, v.set);
  letter.number(v.relation.isIdentityElsewhere()).number(v.relation.columns().size());
  v.relation.columns().each([&](std::uint32_t zone, const BitSet &rows) {
    letter.number(zone);
    write(letter, rows);
  });
}

Value readValue(LetterReader &from) {
  if (static_cast<Type>(from.number()) == Type::Set) return Value::of(readSet(from));
  Relation r = from.number() ? Relation::identity() : Relation();
  for (std::size_t columns = from.number(); columns > 0; --columns) {
    const auto zone = static_cast<std::uint32_t>(from.number());
    r.set(zone, readSet(from));
  }
  return Value::of(std::move(r));
}

}  // namespace

void Facts::share(Team &team, std::vector<unsigned> owners, rules::JudgementId j) { impl_->share(team, std::move(owners), j); }

bool Facts::hear(unsigned member, LetterReader letter) { return impl_->hear(member, letter); }

// All members take the same steps in the same order, and in none of them ask for what a later one tells: so nobody waits for
// ever. In circles of calls facts need several rounds: then each member finds them all, but for use'.
void Facts::Impl::share(Team &team, std::vector<unsigned> owners, rules::JudgementId judgement) {
  sharing = std::make_shared<Sharing>(team, std::move(owners));
  sharing->found.resize(equations.analyses.size());
  const Solution begins(*this);
  const std::vector<std::uint32_t> wanted = equations.judgementAnalyses[judgement].members();
  const bool circles = std::ranges::any_of(heads.reached(), [&](UnitId u) { return program.unit(u).recursive; });
  if (!circles) {
    orderUnits();
    for (const Definition &d : equations.definitions)
      for (const Case &c : d.cases) {
        shareSweeps(c.value, equations.judgementAnalyses[judgement]);
        if (c.condition) shareSweeps(*c.condition, equations.judgementAnalyses[judgement]);
      }
    for (const std::uint32_t a : wanted)
      if (!equations.aboveUse.analyses[a]) solveShared(a);
  }
  sharing->uses = std::ranges::any_of(wanted, [&](std::uint32_t a) { return equations.aboveUse.analyses[a]; });
  if (sharing->uses) tellUses();
  if (!circles) std::ranges::for_each(wanted, [&](std::uint32_t a) { solveShared(a); });
}

// The height of a procedure is one more than that of the highest that it calls, or makes another one call.
void Facts::Impl::orderUnits() {
  std::vector<std::uint32_t> height(program.units().size(), 0);
  std::vector<char> isAbove(program.units().size(), 0);
  for (const UnitId u : heads.reached()) {
    isAbove[u] = !sharing->isForeign(u);
    const auto calls = [&](UnitId callee) {
      height[u] = std::max(height[u], height[callee] + 1);
      isAbove[u] |= isAbove[callee];
    };
    for (const std::uint32_t c : program.unit(u).calls) {
      program.calls()[c].eachCallee(calls);
    }
    if (!sharing->isForeign(u)) sharing->own.push_back(u);
    if (isAbove[u]) sharing->above.push_back(u);
  }
  std::stable_sort(sharing->own.begin(), sharing->own.end(), [&](UnitId a, UnitId b) { return height[a] < height[b]; });
}

// What it rests on comes first.
void Facts::Impl::solveShared(std::uint32_t a) {
  if (progress.isBegun(a)) return;
  const std::vector<std::uint32_t> needed = equations.analyses[a].analyses.members();
  const auto isFound = [&](std::uint32_t b) { return b == a || sharing->up.contains(b) || sharing->down.contains(b); };
  for (const std::uint32_t b : needed)
    if (b != a) solveShared(b);
  const Ways &w = waysOf(a);
  if ((w.up && w.down) || equations.analyses[a].looksAround || !std::ranges::all_of(needed, isFound)) return;
  (w.down ? sharing->down : sharing->up).insert(a);
  for (const UnitId u : sharing->above) sharing->found[a].insert(u);
  solve(a);
  if (w.down)
    for (const UnitId u : sharing->own) tellSolved(a, u);
  sharing->team.tell(Letter().number(FinishedAnalysis).number(a));
}

const std::vector<UnitId> &Facts::Impl::unitsFor(std::uint32_t a) const {
  if (sharing && sharing->up.contains(a)) return sharing->own;
  return sharing && sharing->down.contains(a) ? sharing->above : heads.reached();
}

bool Facts::Impl::isLeftToOthers(std::uint32_t a, UnitId u) const {
  return sharing && sharing->up.contains(a) && sharing->isForeign(u);
}

// Of an analysis that goes down, a unit that this member has not solved. Others tell of it once it is solved.
bool Facts::Impl::isLeftOut(std::uint32_t a, UnitId u) const {
  return sharing && sharing->down.contains(a) && !sharing->found[a].contains(u);
}

// Its callers first.
void Facts::Impl::solveLeftOut(std::uint32_t a, UnitId u) {
  const Solution begins(*this);
  sharing->found[a].insert(u);
  for (const std::uint32_t c : program.callsReaching(u)) {
    const UnitId caller = program.calls()[c].caller;
    if (!heads.reaches(caller)) continue;
    if (isLeftOut(a, caller) && !solver(0, a, caller)) solveLeftOut(a, caller);
    spreadContexts(
        a, caller, [](UnitId) {}, u);
  }
  solveAlone(a, u);
  solver(0, a, u)->close();
}

// What another member says of a unit; false: it does not, so it must be found here.
bool Facts::Impl::obtain(std::uint32_t a, UnitId u) {
  if (!isLeftToOthers(a, u) && !(progress.isSolved(a) && isLeftOut(a, u))) return false;
  const unsigned owner = sharing->owners[u];
  while (!solver(0, a, u) && !sharing->finished[owner].contains(a) && listen(owner)) {
  }
  return solver(0, a, u) != nullptr;
}

void Facts::Impl::tellIfUp(std::uint32_t a, UnitId u) {
  if (sharing && sharing->up.contains(a)) tellSolved(a, u);
}

void Facts::Impl::tellSolved(std::uint32_t a, UnitId u) {
  const Solver &s = *solver(0, a, u);
  Letter letter;
  letter.number(SolvedUnit).number(a).number(u);
  write(letter, s.start());
  write(letter, s.end());
  sharing->team.tell(letter);
}

// Those of the analyses that are wanted, and that do not rest on use'.
void Facts::Impl::shareSweeps(const Node &n, const BitSet &wanted) {
  for (const Node &a : n.args) shareSweeps(a, wanted);
  if (n.target != Node::Target::Anywhere) return;
  const SweepKey key{n.index, n.other};
  BitSet needed;
  bool above = false;
  if (n.other == ~0u) {
    needed.insert(n.index);
    above = equations.aboveUse.analyses[n.index];
  } else {
    for (const std::uint32_t d : {n.index, n.other})
      needed.unite(equations.definitions[d].analyses), above |= equations.aboveUse.definitions[d];
  }
  if (above || !needed.within(wanted) || std::exchange(sharing->toldSweep(key, sharing->team.member()), 1)) return;
  for (const std::uint32_t a : needed.members()) solveShared(a);
  for (const UnitId u : sharing->own) keepSwept(key, u, sweptIn(key, u));
  Letter letter;
  letter.number(SweptUnits).number(key.first).number(key.second).number(sharing->own.size());
  for (const UnitId u : sharing->own) {
    letter.number(u);
    write(letter, sweeps[key].local[u]);
  }
  sharing->team.tell(letter);
}

// False: it is not shared.
bool Facts::Impl::gatherSweep(const SweepKey &key) {
  if (!sharing || !sharing->toldSweep(key, sharing->team.member())) return false;
  for (unsigned m = 0; m < sharing->team.size(); ++m)
    while (!sharing->toldSweep(key, m) && listen(m)) {
    }
  sweeps[key].whole = true;
  for (const UnitId u : heads.reached())
    if (!sweeps[key].local.count(u)) keepSwept(key, u, sweptIn(key, u));
  return true;
}

// Of all instructions of this member's units at once. Of a call it is found when somebody asks: most that it reads is its
// summary.
void Facts::Impl::tellUses() {
  sharing->toldUses[sharing->team.member()] = 1;
  const Solution begins(*this);
  std::vector<Tree> all;
  for (const UnitId u : heads.reached()) {
    if (sharing->isForeign(u)) continue;
    for (const Point &p : program.flow(u).points)
      if (p.kind != Point::Kind::Anchor && !forest.is(p.instr, Op::Call)) {
        use.of(p.instr);
        all.push_back(program.instruction(p.instr));
      }
  }
  Letter letter;
  letter.number(AllUses).number(all.size());
  for (const Tree instr : all) {
    letter.number(instr.id).number(use.hasOutput(instr));
    write(letter, use.of(instr));
  }
  sharing->team.tell(letter);
}

void Facts::Impl::shareUses(UnitId u) {
  if (!sharing || !sharing->uses) return;
  const unsigned owner = sharing->owners[u];
  while (!sharing->toldUses[owner] && listen(owner)) {
  }
}

bool Facts::Impl::listen(unsigned member) {
  const auto letter = sharing->team.next(member);
  return letter && hear(member, *letter);
}

bool Facts::Impl::hear(unsigned member, LetterReader letter) {
  switch (letter.number()) {
    case SolvedUnit: {
      const auto a = static_cast<std::uint32_t>(letter.number()), u = static_cast<UnitId>(letter.number());
      const Value start = readValue(letter), end = readValue(letter);
      keepTold(a, u, start, end);
      return true;
    }
    case FinishedAnalysis:
      sharing->finished[member].insert(static_cast<std::uint32_t>(letter.number()));
      return true;
    case SweptUnits: {
      const auto index = static_cast<std::uint32_t>(letter.number()), other = static_cast<std::uint32_t>(letter.number());
      for (std::size_t count = letter.number(); count > 0; --count) {
        const auto u = static_cast<UnitId>(letter.number());
        keepSwept({index, other}, u, readSet(letter));
      }
      sharing->toldSweep({index, other}, member) = 1;
      return true;
    }
    case AllUses:
      sharing->toldUses[member] = 1;
      for (std::size_t count = letter.number(); count > 0; --count) {
        const Tree instr{static_cast<std::uint32_t>(letter.number())};
        const bool hasOutput = letter.number() != 0;
        use.keep(instr, hasOutput, readSet(letter));
      }
      return true;
    default:
      return false;
  }
}

}  // namespace dotbar::dataflow
