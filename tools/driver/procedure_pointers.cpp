// A pointer that its procedure declares is followed through the text of that procedure: where it stands in no other place than
// left of =>, and where it is called, these places say all that it may be. An integer beside it says which, where there are
// several.
#include "tools/driver/procedure_pointers.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "il_make.h"
#include "tools/driver/free_name.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::none;
using dataflow::Program;
using dataflow::Unit;
using dataflow::UnitId;
using dataflow::Variable;

// What PROCEDURE(..), POINTER :: p, q => null() declares: each name, and whether it begins as something.
std::vector<std::pair<std::string, bool>> declaredPointers(std::string_view text) {
  std::vector<std::pair<std::string, bool>> names;
  const std::size_t colons = text.find("::");
  if (!text.starts_with("procedure(") || colons == text.npos) return names;
  const std::string_view attributes = text.substr(0, colons);
  if (attributes.find(", pointer") == attributes.npos) return names;
  const bool isSaved = attributes.find(", save") != attributes.npos;
  std::string_view rest = text.substr(colons + 2);
  while (!rest.empty()) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    const std::string_view item = rest.substr(0, comma);
    const std::size_t from = std::min(item.find_first_not_of(' '), item.size()), to = item.find_first_of(" =", from);
    names.emplace_back(item.substr(from, to == item.npos ? to : to - from), isSaved || item.find("=>") != item.npos);
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  return names;
}

class Pointers {
 public:
  Pointers(Forest &forest, const Program &program) : f(forest), p(program) {}

  std::vector<Tree> run() {
    for (const Unit &u : p.units())
      if (u.body) findPointers(u);
    if (instead_.empty()) return {};
    std::vector<Tree> files;
    for (const Tree file : p.files())
      files.push_back(rebuild(f, file, [&](Tree t, std::span<const Tree> children) { return changed(t, children); }));
    return files;
  }

 private:
  struct Uses {
    std::vector<Tree> associations, calls, applications;
    std::vector<Symbol> targets;  // each once
    bool areKnown = true;
  };
  Forest &f;
  const Program &p;
  std::map<Tree, Tree> instead_;                // names of what is called; statements
  std::map<Tree, std::vector<Tree>> declared_;  // more of them, by lists of declarations

  bool isNamed(Tree t, Symbol name) const { return f.is(t, Op::Name) && f.symbol(t) == name; }

  void findPointers(const Unit &u) {
    for (const Tree d : f.children(u.decls)) {
      if (!f.is(d, Op::OtherDecl)) continue;
      for (const auto &[name, begins] : declaredPointers(f.text(OtherDeclOp::text_(f, d)))) follow(u, intern(name), begins);
    }
  }

  void follow(const Unit &u, Symbol name, bool begins) {
    const Variable *v = p.lookup(u, name);
    if (std::ranges::count(u.formals, name) || (v && v->isVariable() && v->declared)) return;
    if (std::ranges::count(f.children(u.decls), true, [&](Tree d) { return isSaid(d, name); }) != 1) return;
    for (const UnitId c : u.contained)
      if (any(f, p.unit(c).tree, [&](Tree t) { return isNamed(t, name); })) return;
    const Uses uses = usesOf(u, name);
    if (!uses.areKnown || uses.targets.empty()) return;
    if (uses.targets.size() == 1 && !begins) return callOne(uses);
    if (!begins && areInAssignments(u, uses)) chooseAmong(u, name, uses);
  }
  // Functions are applied in assignments alone, of which no other pointer has made a choice yet.
  bool areInAssignments(const Unit &u, const Uses &uses) const {
    std::size_t found = 0;
    for (const Tree t : assignmentsWith(u, uses)) {
      if (instead_.count(t)) return false;
      each(f, t, [&](Tree x) { found += std::ranges::count(uses.applications, x); });
    }
    return found == uses.applications.size();
  }
  // No choice is made under a mask.
  std::vector<Tree> assignmentsWith(const Unit &u, const Uses &uses) const {
    std::vector<Tree> all, open{u.body};
    const auto isApplied = [&](Tree x) { return std::ranges::count(uses.applications, x) != 0; };
    while (!open.empty() && !uses.applications.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (f.is(t, Op::Assign) && any(f, t, isApplied)) all.push_back(t);
      if (f.is(t, Op::Assign) || f.is(t, Op::Where)) continue;
      for (const Tree c : f.children(t)) open.push_back(c);
    }
    return all;
  }
  // Of the declarations one alone speaks of it.
  bool isSaid(Tree declaration, Symbol name) const {
    return any(f, declaration, [&](Tree t) { return isNamed(t, name); });
  }

  // All places of the text: known, where the name stands in no other.
  Uses usesOf(const Unit &u, Symbol name) const {
    Uses uses;
    std::size_t all = 0, seen = 0;
    each(f, u.body, [&](Tree t) {
      all += isNamed(t, name);
      if (f.is(t, Op::PointTo) && isNamed(PointToOp::left_(f, t), name)) {
        ++seen, uses.associations.push_back(t);
        const Tree target = PointToOp::right_(f, t);
        uses.areKnown = uses.areKnown && isProcedure(u, target) && !isNamed(target, name);
        if (uses.areKnown && !std::ranges::count(uses.targets, f.symbol(target))) uses.targets.push_back(f.symbol(target));
      }
      if (f.is(t, Op::Call) && isNamed(CallOp::procedure_(f, t), name)) ++seen, uses.calls.push_back(t);
      if (f.is(t, Op::Apply) && isNamed(ApplyOp::function_(f, t), name)) ++seen, uses.applications.push_back(t);
    });
    uses.areKnown = uses.areKnown && all == seen;
    return uses;
  }
  bool isProcedure(const Unit &u, Tree target) const {
    return f.is(target, Op::Name) && p.resolveProcedure(u, f.symbol(target)) != none;
  }

  void callOne(const Uses &uses) {
    for (const Tree t : uses.associations) instead_[t] = f.node(Op::Continue, {}, f.span(t));
    for (const auto *list : {&uses.calls, &uses.applications})
      for (const Tree t : *list) {
        const Tree was = f.children(t).front();
        instead_[was] = f.leaf(Op::Name, uses.targets.front(), f.span(was));
      }
  }

  void chooseAmong(const Unit &u, Symbol name, const Uses &uses) {
    const Symbol number = freeName(p, u, std::string(text(name)) + "_is");
    const Tree noexpr = f.leaf(Op::Noexpr, "");
    const Tree entity = f.node(Op::Entity, {f.leaf(Op::Name, number), f.node(Op::Dims, {}), noexpr, noexpr});
    declared_[u.decls].push_back(
        f.node(Op::Declare, {f.node(Op::IntegerType, {noexpr}), f.node(Op::Attrs, {}), f.node(Op::Entities, {entity})}));
    for (const Tree t : uses.associations) {
      const auto k = std::ranges::find(uses.targets, f.symbol(PointToOp::right_(f, t))) - uses.targets.begin();
      instead_[t] =
          f.node(Op::Assign, {f.leaf(Op::Name, number, f.span(t)), f.leaf(Op::Intval, std::to_string(k + 1))}, f.span(t));
    }
    for (const Tree t : uses.calls) instead_[t] = choice(t, name, number, uses.targets, 0);
    for (const Tree t : assignmentsWith(u, uses)) instead_[t] = choice(t, name, number, uses.targets, 0);
  }
  // if (number == 1) call one(..) else ..
  Tree choice(Tree statement, Symbol pointer, Symbol number, const std::vector<Symbol> &targets, std::size_t k) {
    const Tree one = calling(statement, pointer, targets[k]);
    if (k + 1 == targets.size()) return one;
    const Span where = f.span(statement);
    const Tree test = f.node(Op::Eq, {f.leaf(Op::Name, number, where), f.leaf(Op::Intval, std::to_string(k + 1))});
    const Tree others = choice(statement, pointer, number, targets, k + 1);
    return f.node(Op::If, {test, f.node(Op::Instrs, {one}), f.node(Op::Instrs, {others})}, where);
  }
  // The statement, with another procedure called wherever the pointer's is.
  Tree calling(Tree statement, Symbol pointer, Symbol target) {
    return rebuild(f, statement, [&](Tree t, std::span<const Tree> children) {
      std::vector<Tree> now(children.begin(), children.end());
      for (Tree &c : now)
        if (isNamed(c, pointer)) c = f.leaf(Op::Name, target, f.span(c));
      if (t != statement && std::ranges::equal(now, f.children(t))) return t;
      return f.node(f.op(t), now, f.span(t));
    });
  }

  Tree changed(Tree t, std::span<const Tree> children) {
    if (const auto at = instead_.find(t); at != instead_.end()) return inPlaceOf(f, t, at->second);
    std::vector<Tree> now(children.begin(), children.end());
    for (Tree &c : now)  // leaves are not rebuilt
      if (const auto at = f.is(c, Op::Name) ? instead_.find(c) : instead_.end(); at != instead_.end()) c = at->second;
    if (const auto at = declared_.find(t); at != declared_.end()) now.insert(now.end(), at->second.begin(), at->second.end());
    if (std::ranges::equal(now, f.children(t))) return t;
    return inPlaceOf(f, t, f.node(f.op(t), now, f.span(t)));
  }
};

}  // namespace

std::vector<Tree> withPointedProcedures(Forest &forest, const Program &program) { return Pointers(forest, program).run(); }

}  // namespace dotbar::tools
