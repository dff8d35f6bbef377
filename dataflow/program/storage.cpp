// Zones (TAP-F-zones): one per scalar or array, per component of a structured object, per fragment of a COMMON block that the
// layouts of the units cut out. What outlives a call is numbered for the whole program, the rest by unit.
#include <algorithm>

#include "dataflow/program/builder.h"
#include "il_make.h"

namespace dotbar::dataflow {

using semantics::Type;

ZoneId Builder::newZone(std::string name, UnitId owner, Symbol block, bool common) {
  p.zones_.push_back({.name = intern(name), .owner = owner, .block = block, .common = common});
  return static_cast<ZoneId>(p.zones_.size() - 1);
}

// Seen by several units, or alive between calls: SAVEd locals, and what a host's contained procedures see.
bool Builder::outlives(const Unit &u, const Variable &v) const {
  if (v.kind == Variable::Kind::Module) return true;
  return (v.saved && v.kind == Variable::Kind::Local) || !u.contained.empty();
}

// A variable of a module that nobody outside can name, nor point to.
static bool isKeptByModule(const Unit &u, const Variable &v) {
  return v.kind == Variable::Kind::Module && u.symbols.access.hides(v.name) && !v.target && !v.pointer;
}

void Builder::ownZones() {
  for (Unit &u : p.units_) {
    const std::string unitPrefix = "/" + std::string(text(u.name)) + "/";
    for (Variable &v : u.symbols.all()) {
      if (!v.isVariable() || v.kind == Variable::Kind::Common || !outlives(u, v)) continue;
      const UnitId owner = v.kind == Variable::Kind::Module || v.saved ? none : u.id;
      for (const std::string &name : components(u, v)) v.zones.push_back(newZone(unitPrefix + name, owner, {}, false));
      addAssociations(u, v);
      if ((v.kind == Variable::Kind::Local && v.saved) || isKeptByModule(u, v))
        for (const ZoneId z : v.zones) p.zones_[z].keeper = u.id;
    }
  }
  for (Unit &u : p.units_) {
    u.firstZone = static_cast<ZoneId>(p.zones_.size());
    for (Variable &v : u.symbols.all()) {
      if (!v.isVariable() || v.kind == Variable::Kind::Common || outlives(u, v)) continue;
      for (const std::string &name : components(u, v)) v.zones.push_back(newZone(name, u.id, {}, false));
      addAssociations(u, v);
    }
    u.ownZones = static_cast<std::uint32_t>(p.zones_.size()) - u.firstZone;
  }
}

// In bytes; 0 when it is not known here.
std::int64_t Builder::size(const Unit &u, const Variable &v) {
  std::int64_t total = p.type(v).bytes;
  if (v.dims)
    for (Tree d : f.children(v.dims)) {
      std::int64_t lower = 1, upper = 0;
      const Tree l = il::BoundsOp::lower_(f, d);
      if (!f.is(l, Op::Noexpr) && !p.constant(u, l, lower)) return 0;
      if (!p.constant(u, il::BoundsOp::upper_(f, d), upper)) return 0;
      std::int64_t extent = 0;
      if (__builtin_sub_overflow(upper, lower, &extent) || __builtin_add_overflow(extent, 1, &extent)) return 0;
      if (__builtin_mul_overflow(total, std::max<std::int64_t>(0, extent), &total)) return 0;
    }
  return total;
}

void Builder::commonBlocks() {
  for (const auto &[block, layouts] : p.scopes_.blocks()) layOut(block, layouts);
}

// What a variable consists of.
semantics::Cell Builder::cell(const Variable &v) {
  using semantics::Content;
  if (v.pointer || v.allocatable) return {};
  const Type type = p.type(v);
  switch (type.category) {
    case Category::Integer:
      return {Content::Integer, type.bytes};
    case Category::Real:
      return {Content::Real, type.bytes};
    case Category::Complex:
      return {Content::Complex, type.part()};
    case Category::Logical:
      return {Content::Logical, type.bytes};
    case Category::Character:
      return {Content::Character, 1};
    default:
      return {};
  }
}

// Zones of a block are the fragments that the views of the units cut out; those that some variable unites are one group.
void Builder::layOut(Symbol name, const std::vector<semantics::Scopes::Layout> &layouts) {
  Program::Stored &stored = p.blocks_[name];
  semantics::Block &block = stored.block;
  for (const auto &[unit, names] : layouts) {
    Unit &u = p.units_[unit];
    stored.views[unit] = block.addView();
    for (Symbol member : names) {
      const Variable &v = *u.symbols.find(member);
      const std::int64_t bytes = size(u, v);
      const auto entity = static_cast<std::uint32_t>(stored.members.size());
      block.append(entity, bytes, cell(v), bytes > 0 ? std::string() : shape(v));
      stored.members.push_back({unit, member});
    }
  }
  block.divide();
  const std::string prefix = "/" + std::string(text(name)) + "/";
  const auto first = stored.firstZone = static_cast<ZoneId>(p.zones_.size());
  for (const semantics::Fragment &at : block.fragments()) {
    const std::string own = at.begins ? std::string(text(stored.members[block.pieces()[at.firstPiece].entity].name))
                                      : "+" + std::to_string(at.offset);
    p.zones_[newZone(prefix + own, none, name, true)].group = first + at.group;
  }
  for (const semantics::Piece &piece : block.pieces()) {
    Variable &v = *p.units_[stored.members[piece.entity].unit].symbols.find(stored.members[piece.entity].name);
    for (std::uint32_t k = piece.from; k < piece.to; ++k) v.zones.push_back(first + k);
    v.exact &= piece.exact;
  }
}

// What the size of a variable follows from, where it is not known.
std::string Builder::shape(const Variable &v) { return il::dump(f, v.type) + (v.dims ? il::dump(f, v.dims) : ""); }

}  // namespace dotbar::dataflow
