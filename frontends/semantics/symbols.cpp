// Symbol tables: finding, adding, what USE brings, implicit types.
#include "frontends/semantics/symbols.h"

#include <algorithm>

namespace dotbar::semantics {

namespace {

std::size_t at(Space s) { return static_cast<std::size_t>(s); }

}  // namespace

Entity *SymbolTable::find(Symbol name, Space space) {
  const auto f = own_[at(space)].find(name);
  return f == own_[at(space)].end() ? nullptr : &(*entities_)[f->second];
}

Entity &SymbolTable::add(Symbol name, Space space) {
  if (Entity *known = find(name, space)) return *known;
  Entity &e = entities_->add(name, scope_);
  own_[at(space)].emplace(name, e.id);
  if (space == Space::Types) return e.kind = Entity::Kind::Type, e;
  e.order = static_cast<std::uint32_t>(order_.size());
  order_.push_back(e.id);
  return e;
}

const Entity *SymbolTable::findUsed(Symbol name, Space space) const {
  const auto f = used_[at(space)].find(name);
  return f == used_[at(space)].end() ? nullptr : &(*entities_)[f->second];
}

void SymbolTable::use(Symbol local, EntityId e, Space space) { used_[at(space)].emplace(local, e); }

std::unordered_map<Symbol, EntityId> SymbolTable::offered(Space space) const {
  std::unordered_map<Symbol, EntityId> all = own_[at(space)];
  all.insert(used_[at(space)].begin(), used_[at(space)].end());
  std::erase_if(all, [&](const auto &named) { return access.hides(named.first); });
  return all;
}

Tree SymbolTable::implicitType(Symbol name) const {
  const std::string_view t = text(name);
  const char c = t.empty() || t.find('(') != std::string_view::npos ? '?' : t[0];  // operator(+) has no letter
  if (c >= 'a' && c <= 'z') return implicit[static_cast<std::size_t>(c - 'a')];
  if (c >= 'A' && c <= 'Z') return implicit[static_cast<std::size_t>(c - 'A')];
  return {};
}

bool SymbolTable::mayComeFromElsewhere(Symbol name) const {
  return isOpen || std::find(unresolved.begin(), unresolved.end(), name) != unresolved.end();
}

}  // namespace dotbar::semantics
