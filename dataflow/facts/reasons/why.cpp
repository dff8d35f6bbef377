// Reasons of conditions and of membership in sets, case by case and operator by operator.
#include "dataflow/facts/reasons/why.h"

#include <algorithm>
#include <cctype>

namespace dotbar::dataflow {

using Kind = Eq::Kind;
using Target = Node::Target;

namespace {

std::string holding(bool holds) { return holds ? " holds" : " does not hold"; }

}  // namespace

Reason Why::made(std::string text, Span equation, Tree at, std::vector<Reason> because) {
  return {std::move(text), equation, at, std::move(because)};
}

std::string Why::being(bool in) { return in ? " is in " : " is not in "; }

std::string Why::zone(UnitId u, std::uint32_t z) const { return u == none ? "?" : i_.program.zoneName(i_.program.unit(u), z); }

std::string Why::names(UnitId u, const BitSet &s) const {
  std::string r;
  for (const std::string &n : i_.namesIn(u, s)) r += (r.empty() ? "" : ", ") + n;
  return "{" + r + "}";
}

UnitId Why::unitOf(const Node &n, const Frame &f) {
  if (n.target == Target::Variable && n.index < f.slots.size() && i_.program.isSource(f.slots[n.index]))
    if (const UnitId u = i_.program.unitOf(f.slots[n.index]); u != none) return u;
  for (const Node &a : n.args)
    if (const UnitId u = unitOf(a, f); u != none && u != f.unit) return u;
  return f.unit;
}

std::string Why::setText(const Node &n, Frame &f) {
  if (n.kind == Kind::Empty || n.kind == Kind::All) return i_.spelled(n, f);
  return i_.spelled(n, f, 4) + " = " + names(unitOf(n, f), i_.set(n, f));
}

Frame Why::frameOf(std::size_t slots, std::span<const Tree> args, UnitId unit) {
  Frame f;
  f.slots.assign(std::max(slots, args.size()), {});
  std::copy(args.begin(), args.end(), f.slots.begin());
  f.unit = unit;
  f.subject = args.empty() ? Tree{} : args[0];
  return f;
}

const Case *Why::chosen(const std::vector<Case> &cases, Frame &f) {
  for (const Case &c : cases)
    if (!c.condition || i_.truth(*c.condition, f)) return &c;
  return nullptr;
}

// --- conditions ---
Reason Why::guard(std::uint32_t d, std::span<const Tree> args) {
  const Definition &def = i_.equations.definitions[d];
  Frame f = frameOf(def.slots, args, i_.currentUnit.of(args));
  std::string s(text(def.source->name));
  for (std::size_t k = 0; k < args.size(); ++k) s += (k ? ", " : "(") + i_.written(args[k]);
  const bool holds = i_.apply(d, args).truth;
  Reason r = made(s + (args.empty() ? "" : ")") + holding(holds), def.source->where, args.empty() ? Tree{} : args[0]);
  if (++depth_ < deepest)
    if (const Case *c = chosen(def.cases, f)) {
      if (c->condition) r.because = condition(*c->condition, f, true);
      for (Reason &b : condition(c->value, f, holds)) r.because.push_back(std::move(b));
    }
  --depth_;
  return r;
}

std::vector<Reason> Why::condition(const Node &n, Frame &f, bool holds) {
  std::vector<Reason> r;
  const auto add = [&](std::vector<Reason> more) {
    for (Reason &m : more) r.push_back(std::move(m));
  };
  switch (n.kind) {
    case Kind::Not:
      if (n.args[0].kind == Kind::True) return {made("false: none of the cases before", n.where)};
      return condition(n.args[0], f, !holds);
    case Kind::And:
    case Kind::Or:
      for (const Node &a : n.args) {
        const bool one = i_.truth(a, f);
        if ((n.kind == Kind::And) == holds) {
          add(condition(a, f, one));  // all of them decide
        } else if (one == holds) {
          return condition(a, f, one);  // this one is enough
        }
      }
      return r;
    case Kind::Meets: {
      BitSet common = i_.set(n.args[0], f);
      common.intersect(i_.set(n.args[1], f));
      const std::string both = setText(n.args[0], f) + (holds ? " meets " : " does not meet ") + setText(n.args[1], f);
      return {made(both + (holds ? ": " + names(unitOf(n, f), common) : ""), n.where)};
    }
    case Kind::Within:
      return {made(setText(n.args[0], f) + (holds ? " is within " : " is not within ") + setText(n.args[1], f), n.where)};
    case Kind::SomePart:
      for (Tree t : i_.trees(n.args[0], f)) {
        f.slots[n.index] = t;
        if (i_.truth(n.args[1], f)) return {made("for " + i_.written(t), n.where, t, condition(n.args[1], f, true))};
      }
      return {made("for none of " + i_.spelled(n.args[0], f), n.where)};
    default:
      break;
  }
  if (n.target == Target::Definition && n.type == Type::Bool) {
    Slots args;
    for (const Node &a : n.args) {
      const Value v = i_.evaluate(a, f);
      args.push_back(v.type == Type::Tree ? v.tree : i_.kept.treeOf(v));
    }
    if (std::all_of(args.begin(), args.end(), [](Tree t) { return static_cast<bool>(t); }))
      return {guard(n.index, {args.data(), args.size()})};
  }
  return {made(i_.spelled(n, f) + holding(holds), n.where)};
}

// --- membership ---
std::vector<Reason> Why::operands(const Node &n, Frame &f, std::uint32_t z, bool in) {
  std::vector<Reason> r;
  const bool all = (n.kind == Kind::Intersection) == in;  // every operand decides, or one is enough
  for (const Node &a : n.args) {
    const bool has = i_.set(a, f).contains(z);
    if (all)
      r.push_back(member(a, f, z, has));
    else if (has == in)
      return {member(a, f, z, in)};
  }
  return r;
}

Reason Why::throughRelation(const Node &n, Frame &f, std::uint32_t z, bool in) {
  const bool forward = n.args[0].type != Type::Relation;  // set (x) relation, or relation (x) set
  const Node &set = n.args[forward ? 0 : 1], &relation = n.args[forward ? 1 : 0];
  const BitSet from = i_.set(set, f);
  const Relation r = i_.relation(relation, f);
  const UnitId u = unitOf(n, f);
  const std::string how = zone(u, z) + being(in) + i_.spelled(n, f);
  for (std::uint32_t w : from.members()) {
    const BitSet one{w};
    if (in && (forward ? r.image(one) : r.preimage(one)).contains(z))
      return made(how + (w == z ? ", as it was" : ", by way of " + zone(u, w)), n.where, {}, {member(set, f, w, true)});
  }
  return made(how + ": " + setText(set, f), n.where);
}

// anywhere(X): one place where X holds it. entry(X), exit(X): there.
Reason Why::swept(const Node &n, Frame &f, std::uint32_t z, bool in) {
  const UnitId u = unitOf(n, f);
  Reason r = made(zone(u, z) + being(in) + i_.spelled(n, f), n.where);
  if (u == none || ++depth_ > deepest) return --depth_, r;
  const auto here = [&](char side, Tree t) {
    const bool analysis = n.other == ~0u;
    const std::uint32_t d = side == '-' ? n.index : n.other;
    const BitSet s = analysis ? i_.at(n.index, side, t).set : i_.apply(d, std::span(&t, 1)).set;
    if (s.contains(z) != in) return false;
    r.because.push_back(analysis ? inAnalysis(n.index, side, t, z, in) : inDefinition(d, std::span(&t, 1), z, in));
    return true;
  };
  const Tree unit = i_.program.unit(u).tree;
  if (n.target != Target::Anywhere) {
    here(n.target == Target::Entry ? '-' : '+', unit);
  } else if (in && !here('-', unit) && !here('+', unit)) {
    for (const Point &p : i_.program.flow(u).points)
      if (p.kind != Point::Kind::Anchor && (here('-', p.instr) || here('+', p.instr))) return --depth_, r;
  }
  --depth_;
  return r;
}

Reason Why::member(const Node &n, Frame &f, std::uint32_t z, bool in) {
  const UnitId u = unitOf(n, f);
  Reason r = made(zone(u, z) + being(in) + i_.spelled(n, f), n.where);
  if (depth_ > deepest) return r;
  switch (n.kind) {
    case Kind::Union:
    case Kind::Intersection:
      r.because = operands(n, f, z, in);
      return r.because.size() == 1 ? std::move(r.because[0]) : r;
    case Kind::Difference:
      if (in || !i_.set(n.args[0], f).contains(z)) return member(n.args[0], f, z, in);
      r.because = {member(n.args[1], f, z, true)};
      return r;
    case Kind::Compose:
      return throughRelation(n, f, z, in);
    case Kind::EachPart:
      for (Tree t : i_.trees(n.args[0], f)) {
        f.slots[n.index] = t;
        if (in && i_.set(n.args[1], f).contains(z)) {
          r.because = {member(n.args[1], f, z, true)};
          return r;
        }
      }
      return r;
    case Kind::Name:
      break;
    default:
      return r;
  }
  if (n.target == Target::Anywhere || n.target == Target::Entry || n.target == Target::Exit) return swept(n, f, z, in);
  if (n.target != Target::Definition && n.target != Target::Analysis) {
    r.text += ": it is " + names(u, i_.set(n, f));
    return r;
  }
  Slots args;
  for (const Node &a : n.args) args.push_back(i_.evaluate(a, f).tree);
  if (args.empty() || !args[0]) return r;
  return n.target == Target::Analysis ? inAnalysis(n.index, n.side, args[0], z, in)
                                      : inDefinition(n.index, {args.data(), args.size()}, z, in);
}

Reason Why::inDefinition(std::uint32_t d, std::span<const Tree> args, std::uint32_t z, bool in) {
  const Definition &def = i_.equations.definitions[d];
  Frame f = frameOf(def.slots, args, i_.currentUnit.of(args));
  std::string name(text(def.source->name));
  if (def.source->side) name += def.source->side;
  Reason r = made(zone(f.unit, z) + being(in) + name + "(" + (args.empty() ? "" : i_.written(args[0])) + ")", def.source->where,
                  args.empty() ? Tree{} : args[0]);
  if (++depth_ <= deepest)
    if (const Case *c = chosen(def.cases, f)) {
      if (c->condition) r.because = condition(*c->condition, f, true);
      r.because.push_back(member(c->value, f, z, in));
    }
  --depth_;
  return r;
}

// --- the public face ---
void Facts::writeTreesBy(std::function<std::string(Tree)> printer) { impl_->printer = std::move(printer); }

Reason Facts::whyGuard(rules::GuardId g, std::span<const Tree> args) {
  impl_->currentUnit.set(impl_->currentUnit.of(args));
  if (impl_->guardTargets[g].kind == Impl::HostTarget::Kind::Definition)
    return Why(*impl_).guard(impl_->guardTargets[g].index, args);
  std::string s(text(impl_->rules.guards[g].name));
  for (std::size_t k = 0; k < args.size(); ++k) s += (k ? ", " : "(") + impl_->written(args[k]);
  return {s + (args.empty() ? "" : ")") + holding(impl_->holds(g, args)), {}, {}, {}};
}

namespace {

bool sameName(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace

namespace {

// Of a variable of the unit, or of a component of it as facts print that: x, s%part.
std::vector<std::uint32_t> zonesNamed(const Facts::Impl &i, UnitId u, std::string_view name) {
  const Unit &unit = i.program.unit(u);
  const std::size_t end = name.find('%');
  const Variable *v = i.program.lookup(unit, intern(std::string(name.substr(0, end))));
  if (!v) return {};
  std::vector<ZoneId> zones = v->zones;
  if (end != name.npos)
    std::erase_if(zones, [&](ZoneId z) {
      std::string_view printed = text(i.program.zones()[z].name);
      printed.remove_prefix(printed.rfind('/') + 1);
      return printed != name && !printed.starts_with(std::string(name) + '%');
    });
  return i.program.localSet(unit, zones).members();
}

}  // namespace

std::optional<Reason> Facts::why(std::string_view name, char side, Tree at, Symbol variable) {
  Impl &i = *impl_;
  Why why(i);
  const UnitId u = i.program.unitOf(at);
  i.currentUnit.set(u);
  if (u == none) return std::nullopt;
  const std::vector<std::uint32_t> zones = variable ? zonesNamed(i, u, text(variable)) : std::vector<std::uint32_t>{};
  // the value, and the reason, of a set by its name; what has it at this place first
  const auto explained = [&](auto &&value, auto &&reason) -> std::optional<Reason> {
    if (zones.empty()) return std::nullopt;
    for (const char s : {'-', '+', '\0'})
      if (!side || s == side)
        for (const std::uint32_t z : zones)
          if (const std::optional<BitSet> has = value(s); has && has->contains(z)) return reason(s, z, true);
    for (const char s : {side ? side : '-', '\0'})
      if (value(s)) return reason(s, zones.front(), false);
    return std::nullopt;
  };
  for (std::uint32_t a = 0; a < i.equations.analyses.size(); ++a)
    if (sameName(text(i.equations.analyses[a].source->name), name) && !i.equations.analyses[a].source->relation)
      return explained([&](char s) { return s ? std::optional(i.at(a, s, at).set) : std::nullopt; },
                       [&](char s, std::uint32_t z, bool in) { return why.inAnalysis(a, s, at, z, in); });
  const auto defined = [&](char s) {
    for (std::uint32_t d = 0; d < i.equations.definitions.size(); ++d) {
      const rules::Definition &def = *i.equations.definitions[d].source;
      if (sameName(text(def.name), name) && def.side == s && def.params.size() == 1) return d;
    }
    return ~0u;
  };
  if (const std::uint32_t d = defined('\0'); d != ~0u && i.equations.definitions[d].type == Type::Bool)
    return why.guard(d, std::span(&at, 1));
  return explained(
      [&](char s) -> std::optional<BitSet> {
        const std::uint32_t d = defined(s);
        if (d == ~0u || i.equations.definitions[d].type != Type::Set) return std::nullopt;
        return i.apply(d, std::span(&at, 1)).set;
      },
      [&](char s, std::uint32_t z, bool in) { return why.inDefinition(defined(s), std::span(&at, 1), z, in); });
}

Tree Facts::instructionAt(const SourceMap &sources, std::string_view file, unsigned line) const {
  Tree found;
  for (const Unit &u : impl_->program.units()) {
    if (!u.isProcedure()) continue;
    std::vector<Tree> open{u.body};
    while (!open.empty()) {
      const Tree list = open.back();
      open.pop_back();
      for (const Tree t : impl_->forest.children(list)) {
        const Tree bare = unwrapped(impl_->forest, t);
        const Span where = il::sourceSpan(impl_->forest, bare);
        const Position p = sources.position(where.begin);
        if (!found && where && p.line == line && (p.file == file || p.file.ends_with("/" + std::string(file)))) found = bare;
        for (const Tree body : bodies(impl_->forest, bare)) open.push_back(body);
      }
    }
  }
  return found;
}

}  // namespace dotbar::dataflow
