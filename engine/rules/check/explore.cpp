// Exploring the cases of one judgement.
#include "engine/rules/check/explore.h"

#include <algorithm>

namespace dotbar::rules {

using Truth = Answer::Truth;
namespace {

constexpr std::size_t stepLimit = 2000000, gapLimit = 64, coveredLimit = 12;

void atomsOf(const Cond &c, std::set<Atom> &into) {
  if (c.kind == Cond::Kind::Atom || c.kind == Cond::Kind::Same) into.insert(c.atom);
  for (const Cond &o : c.operands) atomsOf(o, into);
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
  axioms_ = compiler_.axioms();
  axiomsOf_.resize(compiler_.atoms().size());
  for (std::uint32_t i = 0; i < axioms_.size(); ++i) {
    std::set<Atom> atoms;
    atomsOf(axioms_[i], atoms);
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
}

void Explorer::sortRows(const Rows &alive, Sorted &s) {
  std::vector<Answer> other;
  for (std::uint32_t r : alive) {
    const Answer a = region_.applies(rows_[r]);
    if (a.truth == Truth::No) continue;
    const bool yes = a.truth == Truth::Yes;
    if (rows_[r].otherwise) {
      (yes ? s.otherYes : s.otherUnknown).push_back(r);
      if (!yes) other.push_back(a);
      continue;
    }
    (yes ? s.yes : s.unknown).push_back(r);
    if (!yes) s.asks.push_back(a);
    if (yes && judgement_.firstMatch) break;
  }
  if (s.yes.empty() && s.unknown.empty()) s.asks = std::move(other);
}

// True when the case need not be cut further.
bool Explorer::decided(const Sorted &s) {
  if (s.yes.empty() && s.unknown.empty()) {
    if (!s.otherUnknown.empty()) return false;
    nobody(s);
    return true;
  }
  if (judgement_.collect && !s.yes.empty()) {
    for (const Rows *rows : {&s.yes, &s.unknown})
      for (std::uint32_t r : *rows) live_[r] = true;
    return true;
  }
  if (s.yes.size() > 1) {
    overlap(s.yes);
    for (const Rows *rows : {&s.yes, &s.unknown})
      for (std::uint32_t r : *rows) live_[r] = true;
    return true;
  }
  if (s.yes.empty() || !s.unknown.empty()) return false;
  live_[s.yes[0]] = true;
  return true;
}

bool Explorer::explore(const Rows &alive) {
  if (++steps_ > stepLimit) exhausted = true;
  if (exhausted) return true;
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
    std::sort(next.begin(), next.end());
    return explore(next);
  });
}

void Explorer::nobody(const Sorted &s) {
  if (s.otherYes.size() == 1) {
    live_[s.otherYes[0]] = true;
    std::vector<std::string> &covered = coveredByOtherwise[rows_[s.otherYes[0]].rule];
    if (covered.size() == coveredLimit) covered.push_back("...");
    if (covered.size() > coveredLimit) return;
    const Finding f = describe({}, false);
    std::string text = f.tree;
    for (const std::string &g : f.guards) text += "   " + g;
    if (!f.others.empty()) text += "   (and " + std::to_string(f.others.size()) + " more operators)";
    covered.push_back(std::move(text));
    return;
  }
  if (!s.otherYes.empty()) {
    overlap(s.otherYes);
    for (std::uint32_t r : s.otherYes) live_[r] = true;
    return;
  }
  if (before_) {
    if (region_.applies(*before_).truth != Truth::No) opened_ |= consistent([] {});
    return;
  }
  if (gaps_ >= gapLimit) return;
  consistent([&] {
    ++gaps_;
    const Region whole = region_;  // the case is made as general as it stays a gap
    for (std::uint32_t i = 0; i < judgement_.inputs.size(); ++i) generalise(region_.root(i));
    findings.push_back(describe({}, true));
    nearest(findings.back());
    suggest(findings.back());
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
  if (saved.textual) {
    stop = splitText(p, asks, each);
  } else if (saved.list) {
    region_.makeNil(p);
    stop = each(nullptr);
    if (!stop) {
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
  return false;
}

// Looks for a case below this one that the axioms allow; in it, calls `witness`.
bool Explorer::consistent(const std::function<void()> &witness) {
  Answer open;
  for (const Cond &c : axioms_) {
    const Answer a = region_.holds(c);
    if (a.truth == Truth::No) return false;
    if (a.truth == Truth::Unknown) open = a;
  }
  if (open.truth != Truth::Unknown) {
    witness();
    return true;
  }
  return split({open}, [&](const Rows *) { return consistent(witness); });
}

}  // namespace dotbar::rules
