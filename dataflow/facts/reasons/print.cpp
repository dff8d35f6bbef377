// dotbar facts: every analysis before and after every statement, beside the source text; and what equations define.
#include <algorithm>
#include <ostream>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

namespace {

std::string joined(const std::vector<std::string> &names) {
  std::string r = "{";
  for (std::size_t i = 0; i < names.size(); ++i) r += (i ? ", " : "") + names[i];
  return r + "}";
}

struct Printer {
  Facts &facts;
  Facts::Impl &impl;
  std::ostream &out;
  const SourceMap &sources;
  bool defined;
  const std::vector<std::string> &only;

  bool wanted(Symbol name) const { return only.empty() || std::find(only.begin(), only.end(), text(name)) != only.end(); }

  std::string sourceOf(Tree t) const {
    const Span where = impl.forest.span(t);
    if (!where) return il::dump(impl.forest, t).substr(0, 60);
    std::string_view line = sources.text(where);
    line = line.substr(0, line.find('\n'));
    return std::to_string(sources.position(where.begin).line) + ": " + std::string(line);
  }

  std::string spelled(UnitId u, const Value &v) {
    if (v.type == Type::Set) return joined(impl.namesIn(u, v.set));
    std::vector<std::string> pairs;
    for (const auto &[from, to] : impl.pairs(u, v.relation)) pairs.push_back("(" + from + "." + to + ")");
    return joined(pairs);
  }

  // With much else to print: nothing of what is empty, and one line where both sides are the same.
  void sides(const std::string &indent, std::string_view name, const std::string &before, const std::string &after) {
    const bool same = defined && before == after;
    if (!defined || before != "{}") out << indent << name << (same ? "-+" : "-") << " = " << before << '\n';
    if (!same && (!defined || after != "{}")) out << indent << name << "+ = " << after << '\n';
  }

  void sidesOf(Tree t, const std::string &indent) {
    const UnitId u = impl.program.unitOf(t);
    for (std::uint32_t a = 0; a < impl.equations.analyses.size(); ++a)
      if (wanted(impl.equations.analyses[a].source->name))
        sides(indent, text(impl.equations.analyses[a].source->name), spelled(u, impl.at(a, '-', t)),
              spelled(u, impl.at(a, '+', t)));
    for (std::uint32_t d = 0; d < impl.equations.definitions.size(); ++d) {
      const rules::Definition &def = *impl.equations.definitions[d].source;
      if (wanted(def.name) && def.side && def.kind == rules::Definition::Kind::Set)
        out << indent << text(def.name) << def.side << " = " << spelled(u, impl.apply(d, std::span(&t, 1))) << '\n';
    }
    if (defined) definitions(t, indent);
  }

  // What equations define: sets and relations that are not empty, guards that hold.
  void definitions(Tree t, const std::string &indent) {
    const std::vector<Tree> parts = partsOf(t);
    for (std::uint32_t d = 0; d < impl.equations.definitions.size(); ++d) {
      const rules::Definition &def = *impl.equations.definitions[d].source;
      if (!wanted(def.name) || def.side || def.params.size() != 1) continue;
      if (def.kind != rules::Definition::Kind::Guard) {
        const std::string value = spelled(impl.program.unitOf(t), impl.apply(d, std::span(&t, 1)));
        if (value != "{}") out << indent << text(def.name) << " = " << value << '\n';
        continue;
      }
      // of expressions and references where they are evaluated, of names and declarations where they are declared
      const bool evaluated = il::isSubsort(def.params[0].sort, il::Sort::Expr) && def.params[0].sort != il::Sort::Name;
      const bool instruction = il::hasSort(impl.forest.op(t), il::Sort::Instr);
      std::vector<std::string> holds;
      for (const Tree part : evaluated == instruction ? parts : std::vector<Tree>{t})
        if (il::hasSort(impl.forest.op(part), def.params[0].sort) && impl.apply(d, std::span(&part, 1)).truth)
          holds.push_back(part == t ? "this" : written(part));
      if (!holds.empty()) out << indent << text(def.name) << ": " << listed(holds) << '\n';
    }
  }

  // The tree and all in it but the instructions inside and what a unit holds beside its header and declarations.
  std::vector<Tree> partsOf(Tree t) const {
    std::vector<Tree> all{t};
    for (std::size_t k = 0; k < all.size(); ++k) {
      if (il::isLeaf(impl.forest.op(all[k]))) continue;
      const auto children = impl.forest.children(all[k]);
      const std::vector<Tree> inside(children.begin(), children.end());
      for (const Tree c : inside)
        if (!il::hasSort(impl.forest.op(c), il::Sort::Instrs) && !il::hasSort(impl.forest.op(c), il::Sort::Units))
          all.push_back(c);
    }
    return all;
  }

  std::string written(Tree t) const {
    const Span where = impl.forest.span(t);
    return where ? std::string(sources.text(where)) : il::dump(impl.forest, t);
  }

  static std::string listed(std::vector<std::string> names) {
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::string r;
    for (const std::string &name : names) r += (r.empty() ? "" : "  ") + name;
    return r;
  }

  void instructions(Tree list, int depth) {
    const auto children = impl.forest.children(list);
    for (Tree wrapped : std::vector<Tree>(children.begin(), children.end())) {  // equations build trees
      const Tree t = unwrapped(impl.forest, wrapped);
      const std::string indent(static_cast<std::size_t>(depth) * 2, ' ');
      out << indent << sourceOf(t) << '\n';
      sidesOf(t, indent + "    ");
      if (!impl.rules.derivatives.empty() && only.empty())
        out << indent << "    use' = " << joined(impl.namesIn(impl.program.unitOf(t), impl.use.of(t))) << '\n';
      for (Tree body : bodies(impl.forest, t)) instructions(body, depth + 1);
    }
  }
};

}  // namespace

void Facts::print(std::ostream &out, const SourceMap &sources, bool defined, const std::vector<std::string> &only) {
  Printer p{*this, *impl_, out, sources, defined, only};
  for (const Unit &u : impl_->program.units()) {
    if (!u.isProcedure() || !impl_->heads.reaches(u.id)) continue;
    out << text(u.name) << '\n';
    p.sidesOf(u.tree, "    ");
    p.instructions(u.body, 1);
  }
}

}  // namespace dotbar::dataflow
