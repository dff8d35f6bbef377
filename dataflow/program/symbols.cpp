// Symbol tables: finding, adding, implicit types.
#include "dataflow/program/symbols.h"

#include <algorithm>

namespace dotbar::dataflow {

Variable *SymbolTable::find(Symbol name) {
  auto f = index_.find(name);
  return f == index_.end() ? nullptr : &variables_[f->second];
}

Variable &SymbolTable::add(Symbol name) {
  auto [f, added] = index_.try_emplace(name, static_cast<std::uint32_t>(variables_.size()));
  if (added) {
    variables_.emplace_back();
    variables_.back().name = name;
  }
  return variables_[f->second];
}

Tree SymbolTable::implicitType(Symbol name) const {
  const std::string_view t = text(name);
  const char c = t.empty() || t.find('(') != std::string_view::npos ? '?' : t[0];  // operator(+) has no letter
  if (c >= 'a' && c <= 'z') return implicit[static_cast<std::size_t>(c - 'a')];
  if (c >= 'A' && c <= 'Z') return implicit[static_cast<std::size_t>(c - 'A')];
  return {};
}

bool SymbolTable::mayComeFromElsewhere(Symbol name) const {
  return open || std::find(unresolved.begin(), unresolved.end(), name) != unresolved.end();
}

}  // namespace dotbar::dataflow
