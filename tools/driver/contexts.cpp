// One pattern for each call that is told apart, equal ones once; the others share what is left, or one that covers them
// (MAA-F-patterns, MAA-F-choice). What is led to a copy is analysed again with its callers, so no choice makes a derivative
// wrong.
#include "tools/driver/contexts.h"

#include <algorithm>
#include <deque>
#include <sstream>

#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "frontends/semantics/copies.h"
#include "il_make.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::BitSet;
using dataflow::CallSite;
using dataflow::Facts;
using dataflow::Program;
using dataflow::Unit;
using dataflow::UnitId;

// The unit's way; `plain`: without its own tag.
Way wayOf(const Program &p, const Unit &u, bool plain = false) {
  const std::string name(plain ? semantics::copiedText(text(u.name)) : text(u.name));
  return u.parent == dataflow::none ? name : wayOf(p, p.unit(u.parent)) + "/" + name;
}

std::string withoutTags(const Way &way) {
  std::string r;
  std::istringstream parts(way);
  for (std::string part; std::getline(parts, part, '/');) r += (r.empty() ? "" : "/") + std::string(semantics::copiedText(part));
  return r;
}

std::string option(const rules::RuleSet &set, const char *name) {
  const auto o = set.options.find(intern(name));
  return o == set.options.end() ? std::string() : std::string(text(o->second));
}

std::vector<std::string> words(const std::string &text) {
  std::istringstream in(text);
  std::vector<std::string> all;
  for (std::string word; in >> word;) all.push_back(word);
  return all;
}

}  // namespace

ContextRules::ContextRules(const rules::RuleSet &set)
    : analyses(words(option(set, "contexts"))),
      within(words(option(set, "contexts_within"))),
      apart(option(set, "told_apart")),
      copyable(option(set, "copied_in_contexts")) {}

Contexts::Contexts(Forest &forest, const Program &undivided) : f_(forest), p_(undivided) {
  for (const Unit &u : p_.units())
    if (u.isProcedure() || f_.is(u.tree, Op::Module) || f_.is(u.tree, Op::MainProgram)) units_.emplace(wayOf(p_, u), u.id);
  for (const Unit &u : p_.units())
    if (isInCircle(u.id)) inCircles_.insert(u.id);
}

// It calls another procedure that calls it, directly or not.
bool Contexts::isInCircle(UnitId u) const {
  std::set<UnitId> seen;
  std::vector<UnitId> open{u};
  while (!open.empty()) {
    const UnitId at = open.back();
    open.pop_back();
    for (const std::uint32_t c : p_.unit(at).calls) {
      const UnitId callee = p_.calls()[c].callee;
      if (callee == u && at != u) return true;
      if (callee != dataflow::none && callee != u && seen.insert(callee).second) open.push_back(callee);
    }
  }
  return false;
}

std::vector<dataflow::Head> Contexts::withSuffixes(std::vector<dataflow::Head> heads, Division &division) const {
  for (dataflow::Head &h : heads) {
    if (h.suffix.empty()) continue;
    h = dataflow::withArguments(p_, h);  // of the procedure that the sources have
    const Unit &u = *p_.findUnit(intern(h.procedure));
    division.copies[wayOf(p_, u)].insert(h.suffix);
    h.procedure = text(semantics::copyName(intern(h.procedure), h.suffix));
    h.suffix.clear();
  }
  return heads;
}

// --- from a division to trees ---
class Contexts::Making {
 public:
  Making(Forest &forest, const Program &p, const Division &d) : f_(forest), p_(p), division_(d) {}

  Tree file(Tree file) {
    const Tree units = FileOp::units_(f_, file);
    return with(file, {{units, list(units, {})}});
  }

 private:
  Forest &f_;
  const Program &p_;
  const Division &division_;
  using Changes = std::map<Tree, Tree>;

  Tree with(Tree t, const Changes &changes) {
    std::vector<Tree> now(f_.children(t).begin(), f_.children(t).end());
    for (Tree &c : now)
      if (const auto to = changes.find(c); to != changes.end()) c = to->second;
    return withChildren(f_, t, now);
  }

  Tree list(Tree units, const Way &around) {
    std::vector<Tree> all;
    for (const Tree t : std::vector<Tree>(f_.children(units).begin(), f_.children(units).end())) {
      const UnitId id = p_.unitOf(t);
      const bool isNamed = id != dataflow::none && p_.unit(id).tree == t;
      if (!isNamed) {
        all.push_back(t);
        continue;
      }
      const Way way = (around.empty() ? "" : around + "/") + std::string(text(p_.unit(id).name));
      all.push_back(unit(p_.unit(id), way, ""));
      if (const auto copies = division_.copies.find(way); copies != division_.copies.end())
        for (const std::string &tag : bySize(copies->second)) all.push_back(unit(p_.unit(id), way + "'" + tag, tag));
    }
    return std::ranges::equal(all, f_.children(units)) ? units : f_.node(Op::Units, all, f_.span(units));
  }
  // 2 before 10.
  static std::vector<std::string> bySize(const std::set<std::string> &tags) {
    std::vector<std::string> all(tags.begin(), tags.end());
    std::ranges::stable_sort(all, {}, &std::string::size);
    return all;
  }

  Tree unit(const Unit &u, const Way &way, const std::string &tag) {
    const Tree contained = AnyOp::contained_(f_, u.tree);
    std::map<Tree, std::string> calls;
    for (std::size_t k = 0; k < u.calls.size(); ++k)
      if (const auto c = division_.calls.find({way, k}); c != division_.calls.end())
        calls[p_.calls()[u.calls[k]].tree] = c->second;
    Changes changes;
    for (const Tree part : std::vector<Tree>(f_.children(u.tree).begin(), f_.children(u.tree).end()))
      changes[part] = part == contained ? list(part, way) : calls.empty() ? part : led(part, calls);
    if (!tag.empty()) rename(u, tag, changes);
    return with(u.tree, changes);
  }
  Tree led(Tree root, const std::map<Tree, std::string> &calls) {
    if (isLeaf(f_.op(root))) return root;
    return rebuild(f_, root, [&](Tree t, std::span<const Tree> children) {
      const auto call = calls.find(t);
      if (call == calls.end()) return withChildren(f_, t, children);
      std::vector<Tree> now(children.begin(), children.end());
      const Tree name = f_.is(t, Op::Call) ? CallOp::procedure_(f_, t) : ApplyOp::function_(f_, t);
      const Symbol copy = semantics::copyName(f_.symbol(name), call->second);
      std::ranges::replace(now, name, f_.leaf(Op::Name, copy, f_.span(name)));
      return withChildren(f_, t, now);
    });
  }
  // The result of a function that has its name is called so in the copy, too.
  void rename(const Unit &u, const std::string &tag, Changes &changes) {
    const Tree own = AnyOp::name_(f_, u.tree), result = AnyOp::result_(f_, u.tree);
    changes[own] = f_.leaf(Op::Name, semantics::copyName(u.name, tag), f_.span(own));
    if (il::isFunction(f_, u.tree) && f_.is(result, Op::Noname)) changes[result] = f_.leaf(Op::Name, u.name);
  }
};

std::vector<Tree> Contexts::files(const Division &division) const {
  std::vector<Tree> files = p_.files();
  for (Tree &file : files) file = Making(f_, p_, division).file(file);
  return files;
}

// --- from facts to a division ---
class Contexts::Reading {
 public:
  Reading(const Contexts &contexts, const Program &p, Facts &facts, const ContextRules &rules)
      : contexts_(contexts), p_(p), f_(p.forest()), facts_(facts), rules_(rules) {}

  Division run(const Division &kept) {
    Division division = kept;
    readHeads();
    for (const UnitId u : fromFirst()) readCalls(p_.unit(u));
    for (auto &[way, family] : families_) {
      settle(family);
      for (const Pattern &pattern : family.patterns)
        if (!pattern.tag.empty()) division.copies[way].insert(pattern.tag);
      for (const Call &call : family.calls)
        if (const std::string &tag = family.patterns[call.pattern].tag; !tag.empty()) division.calls[call.at] = tag;
    }
    for (const auto &[call, tag] : ofItself_) division.calls[call] = tag;
    return division;
  }

 private:
  using Key = std::set<std::uint64_t>;  // which zones, of which analysis
  struct Said {
    Key all, counting;
  };
  struct Pattern {
    Key key;
    std::string tag = {};
    const Key *most = nullptr;  // of a head: more than it names none of its callers may ask for
    bool isNamed = false;       // the tag is settled
    bool takes(const Said &said) const {
      return std::ranges::includes(key, said.counting) && (!most || std::ranges::includes(*most, said.all));
    }
  };
  struct Call {
    std::pair<Way, std::size_t> at;
    Said said;
    bool apart = false;
    std::size_t pattern = 0;
  };
  struct Family {
    std::vector<Pattern> patterns;
    std::vector<Call> calls;
    bool copyable = true;
  };
  std::deque<Said> ofHeads_;

  const Contexts &contexts_;
  const Program &p_;
  const Forest &f_;
  Facts &facts_;
  const ContextRules &rules_;
  std::map<Way, Family> families_;
  std::map<std::pair<Way, std::size_t>, std::string> ofItself_;

  std::vector<UnitId> fromFirst() const {
    std::vector<UnitId> all = facts_.reached();
    std::ranges::sort(all);
    return all;
  }
  // Zones that callers see, by numbers that all copies of a procedure share.
  void add(const Unit &u, std::size_t analysis, const BitSet &zones, Said &to) const {
    constexpr std::uint64_t shared = std::uint64_t{1} << 40;
    const BitSet visible = p_.visible(u);
    const bool isPart = analysis < rules_.within.size();
    const BitSet counting = isPart ? facts_.zones(rules_.within[analysis], u.tree) : visible;
    zones.each([&](std::uint32_t z) {
      if (!visible.contains(z)) return;
      const dataflow::ZoneId all = p_.globalZone(u, z);
      if (z >= u.ownZones && (p_.zones()[all].keeper != dataflow::none || !std::ranges::binary_search(u.touched, all))) return;
      const std::uint64_t zone = (std::uint64_t{analysis} << 48) | (z < u.ownZones ? z : shared | all);
      to.all.insert(zone);
      if (counting.contains(z)) to.counting.insert(zone);
    });
  }

  // What heads name is a pattern of its own, whatever calls say.
  void readHeads() {
    for (const UnitId id : fromFirst()) {
      const Unit &u = p_.unit(id);
      if (rules_.analyses.empty() || !facts_.headBoundary(rules_.analyses[0], id)) continue;
      Said &named = ofHeads_.emplace_back();
      for (std::size_t k = 0; k < rules_.analyses.size(); ++k)
        if (const auto said = facts_.headBoundary(rules_.analyses[k], id)) add(u, k, *said, named);
      families_[wayOf(p_, u, true)].patterns.push_back(
          {named.counting, std::string(semantics::copyTag(u.name)), &named.all, true});
    }
  }

  void readCalls(const Unit &caller) {
    const Way from = wayOf(p_, caller);
    for (std::size_t k = 0; k < caller.calls.size(); ++k) {
      const CallSite &site = p_.calls()[caller.calls[k]];
      if (!site.isKnown() || !p_.unit(site.callee).isProcedure()) continue;
      const Unit &callee = p_.unit(site.callee);
      const Way to = wayOf(p_, callee, true), own = wayOf(p_, caller, true);
      if (to == own) {  // a copy calls itself
        if (semantics::isCopy(caller.name)) ofItself_[{from, k}] = semantics::copyTag(caller.name);
        continue;
      }
      const bool isNew = !families_.contains(to);
      Family &family = families_[to];
      if (isNew || family.calls.empty()) family.copyable = isCopyable(to, callee);
      Call call{
          {from, k}, {}, family.copyable && (rules_.apart.empty() || facts_.guard(rules_.apart, p_.instruction(site.tree)))};
      for (std::size_t a = 0; a < rules_.analyses.size(); ++a)
        add(callee, a, facts_.boundary(rules_.analyses[a], site), call.said);
      family.calls.push_back(std::move(call));
    }
  }
  bool isCopyable(const Way &way, const Unit &callee) {
    const auto undivided = contexts_.units_.find(withoutTags(way));
    if (undivided == contexts_.units_.end() || contexts_.inCircles_.contains(undivided->second)) return false;
    return rules_.copyable.empty() || facts_.guard(rules_.copyable, AnyOp::name_(f_, callee.tree));
  }

  static std::size_t exact(const Family &family, const Said &said) {
    const auto isIt = [&](const Pattern &p) { return p.key == said.counting && p.takes(said); };
    return static_cast<std::size_t>(std::ranges::find_if(family.patterns, isIt) - family.patterns.begin());
  }
  // The smallest pattern that has all that is said, of two the first.
  static std::size_t covering(const Family &family, const Said &said) {
    std::size_t best = family.patterns.size();
    for (std::size_t k = 0; k < family.patterns.size(); ++k) {
      const Pattern &p = family.patterns[k];
      if (p.takes(said) && (best == family.patterns.size() || p.key.size() < family.patterns[best].key.size())) best = k;
    }
    return best;
  }

  void settle(Family &family) {
    if (!family.copyable) return together(family);
    const auto hasNone = [&](const Call &call) { return exact(family, call.said) == family.patterns.size(); };
    for (const Call &call : family.calls)
      if (call.apart && hasNone(call)) family.patterns.push_back({call.said.counting});
    Pattern others;
    bool some = false;
    for (const Call &call : family.calls)
      if (!call.apart && hasNone(call)) {
        others.key.insert(call.said.counting.begin(), call.said.counting.end());
        some = true;
      }
    if (some) family.patterns.push_back(others);
    for (Call &call : family.calls) {
      call.pattern = exact(family, call.said);
      if (call.pattern == family.patterns.size()) call.pattern = covering(family, call.said);
    }
    name(family);
  }
  // What cannot be divided has one pattern, whatever calls it.
  static void together(Family &family) {
    const auto isPlain = [](const Pattern &pattern) { return pattern.isNamed && pattern.tag.empty(); };
    auto at = std::ranges::find_if(family.patterns, isPlain);
    if (at == family.patterns.end()) at = family.patterns.insert(at, {{}, "", nullptr, true});
    for (Call &call : family.calls) call.pattern = static_cast<std::size_t>(at - family.patterns.begin());
  }
  // The first that is called has the procedure's own name, if no head has it. One that nothing is led to has none.
  static void name(Family &family) {
    const auto isPlain = [](const Pattern &pattern) { return pattern.isNamed && pattern.tag.empty(); };
    std::size_t next = std::ranges::any_of(family.patterns, isPlain) ? 1 : 0;
    for (std::size_t k = 0; k < family.patterns.size(); ++k) {
      Pattern &pattern = family.patterns[k];
      if (pattern.isNamed || std::ranges::find(family.calls, k, &Call::pattern) == family.calls.end()) continue;
      pattern.tag = next == 0 ? "" : std::to_string(next);
      ++next;
    }
  }
};

Division Contexts::divided(const Program &p, Facts &facts, const ContextRules &rules, const Division &kept) const {
  if (rules.analyses.empty()) return kept;
  return Reading(*this, p, facts, rules).run(kept);
}

}  // namespace dotbar::tools
