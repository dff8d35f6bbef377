// dotbar facts: every analysis before and after every statement, beside the source text.
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

  std::string sourceOf(Tree t) const {
    const Span where = impl.forest.span(t);
    if (!where) return il::dump(impl.forest, t).substr(0, 60);
    std::string_view line = sources.text(where);
    line = line.substr(0, line.find('\n'));
    return std::to_string(sources.position(where.begin).line) + ": " + std::string(line);
  }

  void sidesOf(Tree t, const std::string &indent) {
    const UnitId u = impl.program.unitOf(t);
    for (std::uint32_t a = 0; a < impl.analyses.size(); ++a) {
      const std::string name(text(impl.analyses[a].source->name));
      for (char side : {'-', '+'}) {
        out << indent << name << side << " = ";
        if (!impl.analyses[a].source->relation) {
          out << joined(impl.names(u, impl.at(a, side, t).set)) << '\n';
          continue;
        }
        std::vector<std::string> pairs;
        for (const auto &[from, to] : facts.relation(name, side, t)) pairs.push_back("(" + from + "." + to + ")");
        out << joined(pairs) << '\n';
      }
    }
    for (std::uint32_t d = 0; d < impl.definitions.size(); ++d) {
      const rules::Definition &def = *impl.definitions[d].source;
      if (def.side && def.kind == rules::Definition::Kind::Set)
        out << indent << text(def.name) << def.side << " = " << joined(impl.names(u, impl.apply(d, std::span(&t, 1)).set))
            << '\n';
    }
  }

  void instructions(Tree list, int depth) {
    for (Tree wrapped : impl.forest.children(list)) {
      const Tree t = unwrapped(impl.forest, wrapped);
      const std::string indent(static_cast<std::size_t>(depth) * 2, ' ');
      out << indent << sourceOf(t) << '\n';
      sidesOf(t, indent + "    ");
      if (!impl.rules.derivatives.empty())
        out << indent << "    use' = " << joined(impl.names(impl.program.unitOf(t), impl.use(t))) << '\n';
      for (Tree body : bodies(impl.forest, t)) instructions(body, depth + 1);
    }
  }
};

}  // namespace

void Facts::print(std::ostream &out, const SourceMap &sources) {
  Printer p{*this, *impl_, out, sources};
  for (const Unit &u : impl_->program.units()) {
    if (!u.isProcedure() || !impl_->isReached[u.id]) continue;
    out << text(u.name) << '\n';
    p.sidesOf(u.tree, "    ");
    p.instructions(u.body, 1);
  }
}

}  // namespace dotbar::dataflow
