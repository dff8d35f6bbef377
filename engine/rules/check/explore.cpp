// Exploring the cases of one judgement.
#include "engine/rules/check/explore.h"

#include <algorithm>

#include "engine/rules/check/equality.h"

namespace dotbar::rules {

using Truth = Answer::Truth;
namespace {

constexpr std::size_t gapLimit = 64, coveredLimit = 12;

void atomsOf(const Cond &c, std::set<Atom> &into, std::vector<std::uint32_t> &made, const Compiler &compiler) {
  if (c.kind == Cond::Kind::Atom || c.kind == Cond::Kind::Same) {
    into.insert(c.atom);
    made.insert(made.end(), compiler.atoms()[c.atom].made.begin(), compiler.atoms()[c.atom].made.end());
  }
  if (c.kind == Cond::Kind::At) compiler.madeBy(c.path, made);
  for (const Cond &o : c.operands) atomsOf(o, into, made, compiler);
}

}  // namespace

Explorer::Explorer(const RuleSet &set, JudgementId judgement, const std::vector<RuleId> &rules)
    : set_(set), judgement_(set.judgements[judgement]), id_(judgement), compiler_(set, region_) {
  for (std::uint32_t i = 0; i < judgement_.inputs.size(); ++i) {
    roots_.push_back(region_.root(i));
    region_.open(roots_.back(), judgement_.inputs[i].sort);
  }
  for (RuleId r : rules) rows_.push_back(compiler_.row(r));
  ruleAtoms_ = compiler_.atoms().size();
  compiler_.outcomes(rows_);
  for (std::uint32_t m = 0; m < compiler_.made().size(); ++m) {
    const Made &made = compiler_.made()[m];
    if (made.outcomes) followed_.push_back(m);
    for (const Path p : made.outputs) initial_.emplace(p, region_.at(p));
  }
  proves_ = !followed_.empty() || !set_.axioms.empty();
  for (const AtomInfo &a : compiler_.atoms()) proves_ |= a.same;
  for (Atom a = 0; a < compiler_.atoms().size(); ++a)
    for (const std::uint32_t m : compiler_.atoms()[a].made)
      if (compiler_.made()[m].kind == Made::Kind::Spliced) ofSpliced_.push_back(a);
  axioms_ = compiler_.axioms();
  links_ = compiler_.links();
  axiomsOf_.resize(compiler_.atoms().size());
  for (std::uint32_t i = 0; i < axioms_.size(); ++i) {
    std::set<Atom> atoms;
    axiomMade_.emplace_back();
    atomsOf(axioms_[i], atoms, axiomMade_.back(), compiler_);
    for (Atom a : atoms) axiomsOf_[a].push_back(i);
  }
  live_.resize(rows_.size());
}

void Explorer::run() {
  Rows all(rows_.size());
  for (std::uint32_t i = 0; i < all.size(); ++i) all[i] = i;
  explore(all);
  for (std::uint32_t i = 0; i < rows_.size(); ++i)
    if (!live_[i] && !exhausted) dead.push_back(rows_[i].rule);
  std::stable_sort(findings.begin(), findings.end(), [](const Finding &a, const Finding &b) { return a.size < b.size; });
  suggest();
}

void Explorer::sortRows(const Rows &alive, Sorted &s) {
  std::vector<Answer> other;
  bool otherRefused = false;
  for (std::uint32_t r : alive) {
    const Answer a = region_.applies(rows_[r]);
    if (a.truth == Truth::No) continue;
    const bool yes = a.truth == Truth::Yes, refused = a.truth == Truth::Refused, otherwise = rows_[r].otherwise;
    if (refused) {
      s.refused.push_back(r);
      (otherwise ? otherRefused : s.settled) = true;
      if (judgement_.firstMatch) break;
      continue;
    }
    if (otherwise) {
      (yes ? s.otherYes : s.otherUnknown).push_back(r);
      if (!yes) other.push_back(a);
      continue;
    }
    (yes ? s.yes : s.unknown).push_back(r);
    if (!yes) s.asks.push_back(a);
    if (yes && judgement_.firstMatch) break;
  }
  s.settled |= otherRefused && s.yes.empty() && s.unknown.empty() && s.otherYes.empty();
  if (s.yes.empty() && s.unknown.empty()) s.asks = std::move(other);
}

void Explorer::reach(std::uint32_t row) {
  if (!live_[row]) live_[row] = !proves_ || consistent([] {});
}

// True when the case need not be cut further.
bool Explorer::decided(const Sorted &s) {
  if (s.yes.empty() && s.unknown.empty()) {
    for (std::uint32_t r : s.refused) live_[r] = true;
    if (s.settled) return true;
    if (!s.otherUnknown.empty()) return false;
    nobody(s);
    return true;
  }
  if ((judgement_.collect && !s.yes.empty()) || s.yes.size() > 1) {
    if (!judgement_.collect) overlap(s.yes);
    for (const Rows *rows : {&s.yes, &s.unknown})
      for (std::uint32_t r : *rows) reach(r);
    return true;
  }
  if (s.yes.empty() || !s.unknown.empty()) return false;
  reach(s.yes[0]);
  return true;
}

bool Explorer::explore(const Rows &alive) {
  if (++steps_ > mostSteps_) exhausted = true;
  if (exhausted) return true;
  if (impossible()) return false;
  Sorted s;
  sortRows(alive, s);
  if (s.yes.size() == 1 && !judgement_.firstMatch) {  // an overlap that is known is not looked for again
    Rows rest;
    std::vector<Answer> asks;
    for (std::size_t i = 0; i < s.unknown.size(); ++i) {
      const RuleId a = rows_[s.yes[0]].rule, b = rows_[s.unknown[i]].rule;
      if (overlapping_.count({std::min(a, b), std::max(a, b)})) continue;
      rest.push_back(s.unknown[i]);
      asks.push_back(s.asks[i]);
    }
    s.unknown = std::move(rest), s.asks = std::move(asks);
  }
  if (decided(s)) return false;
  const bool rest = s.yes.empty() && s.unknown.empty();
  return split(s.asks, [&](const Rows *kept) {
    Rows next = s.yes;
    const Rows &askers = rest ? s.otherUnknown : s.unknown;
    if (!kept) next.insert(next.end(), askers.begin(), askers.end());
    for (std::size_t i = 0; kept && i < kept->size(); ++i) next.push_back(askers[(*kept)[i]]);
    if (s.yes.empty()) next.insert(next.end(), s.otherYes.begin(), s.otherYes.end());
    if (s.yes.empty() && !rest) next.insert(next.end(), s.otherUnknown.begin(), s.otherUnknown.end());
    next.insert(next.end(), s.refused.begin(), s.refused.end());
    std::sort(next.begin(), next.end());
    return explore(next);
  });
}

void Explorer::nobody(const Sorted &s) {
  if (s.otherYes.size() == 1) {
    reach(s.otherYes[0]);
    std::vector<std::string> &covered = coveredByOtherwise[rows_[s.otherYes[0]].rule];
    if (covered.size() == coveredLimit) covered.push_back("...");
    if (covered.size() > coveredLimit) return;
    const Finding f = describe({}, false);
    std::string text = f.tree;
    for (const std::string &g : f.guards) text += "   " + g;
    for (const std::string &g : f.gives) text += "   " + g;
    if (!f.others.empty()) text += "   (and " + std::to_string(f.others.size()) + " more operators)";
    covered.push_back(std::move(text));
    return;
  }
  if (!s.otherYes.empty()) {
    overlap(s.otherYes);
    for (std::uint32_t r : s.otherYes) reach(r);
    return;
  }
  if (!before_.empty()) {
    const auto left = [&](const Row &r) { return region_.applies(r).truth != Truth::No; };
    if (std::any_of(before_.begin(), before_.end(), left)) opened_ |= consistent([] {});
    return;
  }
  gap();
}

// A case that no rule takes, unless one like it is known.
void Explorer::gap() {
  if (gaps_ >= gapLimit) return;
  for (const Row &r : covered_) {
    const Answer a = region_.applies(r);
    if (a.truth == Truth::Yes || a.truth == Truth::Refused) return;
    if (a.truth != Truth::Unknown) continue;
    split({a}, [&](const Rows *) { return gap(), false; });
    return;
  }
  consistent([&] {
    ++gaps_;
    const Region whole = region_;  // the case is made as general as it stays a gap
    case_ = &whole;
    generalise();
    findings.push_back(describe({}, true));
    case_ = nullptr;
    nearest(findings.back());
    cover(findings.back());
    region_ = whole;
  });
}

void Explorer::overlap(const Rows &yes) {
  const RuleId a = std::min(rows_[yes[0]].rule, rows_[yes[1]].rule), b = std::max(rows_[yes[0]].rule, rows_[yes[1]].rule);
  if (overlapping_.count({a, b})) return;
  consistent([&] {
    overlapping_.insert({a, b});
    findings.push_back(describe({a, b}, false));
  });
}

// --- cutting ---
bool Explorer::split(const std::vector<Answer> &asks, const Branch &each) {
  std::map<Path, std::size_t> trees;
  std::map<Atom, std::size_t> atoms;
  for (const Answer &a : asks) ++(a.tree ? trees[a.path] : atoms[a.atom]);
  const auto most = [](const auto &counts) {
    return std::max_element(counts.begin(), counts.end(), [](const auto &x, const auto &y) { return x.second < y.second; })
        ->first;
  };
  return trees.empty() ? splitAtom(most(atoms), each) : splitTree(most(trees), asks, each);
}

bool Explorer::splitTree(Path p, const std::vector<Answer> &asks, const Branch &each) {
  const Know saved = region_.at(p);
  bool stop = false;
  if (saved.mayRefuse && !saved.cut) {
    region_.at(p).state = Know::State::Refused;
    stop = each(nullptr);
    region_.at(p) = saved;
  }
  region_.at(p).cut = true;
  if (stop) {
    // as below
  } else if (saved.textual) {
    stop = splitText(p, asks, each);
  } else if (saved.list) {
    if (saved.mayBeNil()) {
      region_.makeNil(p);
      stop = each(nullptr);
    }
    if (!stop && saved.mayBeCons()) {
      region_.makeCons(p);
      stop = each(nullptr);
    }
  } else {
    stop = splitOperators(p, asks, each);
  }
  region_.close(p);
  region_.at(p) = saved;
  return stop;
}

// A rule that asks for one text is not tried under the others.
bool Explorer::splitText(Path p, const std::vector<Answer> &asks, const Branch &each) {
  const Know saved = region_.at(p);
  const auto byText = [](Symbol a, Symbol b) { return text(a) < text(b); };  // the same order in every run
  std::map<Symbol, Rows, decltype(byText)> texts(byText);
  Rows others;
  for (std::uint32_t i = 0; i < asks.size(); ++i) {
    const bool here = asks[i].tree && asks[i].path == p;
    if (here) texts[asks[i].pat->text].push_back(i);
    if (!here || !asks[i].required) others.push_back(i);
  }
  for (auto &[t, kept] : texts) {
    region_.at(p).state = Know::State::Expanded, region_.at(p).text = t;
    std::erase_if(kept, [&](std::uint32_t i) { return !asks[i].required; });
    kept.insert(kept.end(), others.begin(), others.end());
    if (each(&kept)) return true;
    region_.at(p) = saved;
  }
  for (const auto &[t, ignored] : texts) region_.at(p).excluded.push_back(t);
  return each(&others);
}

bool Explorer::splitOperators(Path p, const std::vector<Answer> &asks, const Branch &each) {
  const Know saved = region_.at(p);
  il::OpSet named;
  std::vector<il::OpSet> restrictions;
  for (const Answer &a : asks) {
    if (!a.tree || a.path != p) continue;
    if (a.pat->kind == Pat::Kind::Restrict)
      restrictions.push_back(a.pat->ops);
    else
      named.set(static_cast<unsigned>(a.pat->op));
  }
  for (unsigned o = 0; o < il::opCount; ++o) {
    if (!named[o] || !saved.domain[o]) continue;
    region_.expand(p, static_cast<Op>(o));
    if (each(nullptr)) return true;
    region_.close(p);
    region_.at(p) = saved;
  }
  std::vector<il::OpSet> classes{saved.domain & ~named};
  for (const il::OpSet &r : restrictions) {
    std::vector<il::OpSet> finer;
    for (const il::OpSet &c : classes)
      for (const il::OpSet &part : {c & r, c & ~r})
        if (part.any()) finer.push_back(part);
    classes = std::move(finer);
  }
  for (const il::OpSet &c : classes) {
    if (c.none()) continue;
    region_.at(p).domain = c;
    if (each(nullptr)) return true;
    region_.at(p) = saved;
  }
  return false;
}

bool Explorer::splitAtom(Atom a, const Branch &each) {
  bool stop = false;
  for (const signed char v : {1, 0}) {
    region_.set(a, v);
    if (!violates(a) && (stop = each(nullptr))) break;
  }
  region_.set(a, -1);
  return stop;
}

bool Explorer::violates(Atom a) {
  for (std::uint32_t i : axiomsOf_[a])
    if (region_.holds(axioms_[i]).truth == Truth::No) return true;
  return compiler_.atoms()[a].same && equalities(region_, compiler_.atoms()).truth == Truth::No;
}

// What was made that the case depends on. The rest need not be there: a premise that is not derived cannot refuse.
std::vector<bool> Explorer::derived() const {
  const std::vector<Made> &made = compiler_.made();
  std::vector<bool> r(made.size());
  for (Atom a = 0; a < compiler_.atoms().size(); ++a)
    for (std::uint32_t m : compiler_.atoms()[a].made) r[m] = r[m] || (region_.value(a) >= 0 && !refused(made[m]));
  return r;
}

// A tree that cases are taken of.
bool Explorer::taken(const Made &m) const {
  return std::any_of(m.outputs.begin(), m.outputs.end(),
                     [&](Path p) { return region_.at(p).cut && region_.at(p).state != Know::State::Refused; });
}

bool Explorer::refused(const Made &m) const {
  return std::any_of(m.outputs.begin(), m.outputs.end(), [&](Path p) { return region_.at(p).state == Know::State::Refused; });
}

bool Explorer::impossible() {
  for (const std::uint32_t id : followed_) {
    const Made &m = compiler_.made()[id];
    if (taken(m) && region_.holds(*m.outcomes).truth == Truth::No) return true;
  }
  return false;
}

// Why the case is none: No, or what must be asked to know.
Answer Explorer::contradiction(const std::vector<bool> &asked) {
  std::vector<bool> derived = asked;
  const std::vector<Made> &made = compiler_.made();
  for (const Atom a : ofSpliced_)  // those are there whenever something is asked of them
    for (const std::uint32_t m : compiler_.atoms()[a].made)
      derived[m] = derived[m] || (region_.value(a) >= 0 && made[m].kind == Made::Kind::Spliced);
  for (std::uint32_t m = static_cast<std::uint32_t>(made.size()); m-- > 0;) {  // inputs were made before
    derived[m] = derived[m] || taken(made[m]);
    std::vector<std::uint32_t> inputs;
    for (const Path p : derived[m] ? made[m].inputs : std::vector<Path>{}) compiler_.madeBy(p, inputs);
    for (std::uint32_t i : inputs) derived[i] = true;
    if (derived[m] && refused(made[m])) return {Truth::No, false, 0, nullptr, 0, false};
  }
  Answer open;
  const auto no = [&](const Answer &a) {
    const bool first = open.truth != Truth::Unknown || (a.tree && !open.tree);  // of trees, and of what was made first
    if (a.truth == Truth::Unknown && first) open = a;
    return a.truth == Truth::No;
  };
  for (const std::uint32_t m : followed_)
    if (derived[m])
      if (const Answer a = region_.holds(*made[m].outcomes); no(a)) return a;
  if (proves_)
    if (const Answer a = equalities(region_, compiler_.atoms()); no(a)) return a;
  for (std::uint32_t i = 0; i < axioms_.size(); ++i) {
    const auto there = [&](std::uint32_t m) { return derived[m]; };
    if (!std::all_of(axiomMade_[i].begin(), axiomMade_[i].end(), there)) continue;
    if (const Answer a = region_.holds(axioms_[i]); no(a)) return a;
  }
  for (const Link &l : links_)
    if (region_.value(l.a) >= 0 && region_.value(l.b) >= 0 && region_.value(l.a) != region_.value(l.b)) {
      Answer a = region_.holds(l.when);
      if (a.truth != Truth::Unknown) a.truth = a.truth == Truth::Yes ? Truth::No : Truth::Yes;
      if (no(a)) return a;
    }
  return open;
}

}  // namespace dotbar::rules
