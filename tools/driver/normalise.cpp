// Normalisation: what is generic is bound, then a rule set of the folder common with the host that every rule set has. Of the
// heads it is only said which procedures they reach.
#include "tools/driver/normalise.h"

#include <array>
#include <memory>
#include <sstream>

#include "dataflow/program/generics.h"
#include "engine/rewrite/rewriter.h"
#include "il_make.h"
#include "tools/driver/components.h"
#include "tools/driver/made_names.h"
#include "tools/driver/numbered_returns.h"
#include "tools/driver/procedure_pointers.h"
#include "tools/driver/proved.h"
#include "tools/driver/selected_values.h"
#include "tools/driver/written_calls.h"

namespace dotbar::tools {

using il::Op;
using il::Tree;

namespace {

// What they name may be there only once all is normalised (members of COMMON that only callees declare).
std::vector<dataflow::Head> reachedOnly(std::vector<dataflow::Head> heads) {
  for (dataflow::Head &h : heads) h.onlyReaches = true;
  return heads;
}

std::string formOf(const rules::RuleSet &set, const std::string &mode) {
  for (const rules::Mode &m : set.modes)
    if (const auto form = m.options.find(intern("normal_form")); text(m.name) == mode && form != m.options.end())
      return std::string(text(form->second));
  return "normalise";
}

std::string optionOf(const rules::RuleSet &set, Symbol name) {
  const auto at = set.options.find(name);
  return at == set.options.end() ? "" : std::string(text(at->second));
}

}  // namespace

std::optional<rules::RuleSet> readNormalForm(Session &s, const rules::RuleSet *set, const std::string &mode) {
  std::vector<std::string> sets{"common"};
  if (!set) return readRules(s, "normalise", sets, {});
  std::istringstream layers(optionOf(*set, intern("normal_layers")));
  for (std::string name; layers >> name;)
    if (const std::string layer = optionOf(*set, intern(name)); !layer.empty()) sets.push_back(layer);
  return readRules(s, formOf(*set, mode), sets, {});
}

std::vector<Tree> normalise(Session &s, const std::vector<Tree> &files, const rules::RuleSet *rules, const std::string &mode,
                            const std::vector<dataflow::Head> &heads, std::vector<Symbol> &copies) {
  const auto set = readNormalForm(s, rules, mode);
  if (!set || !prove(s.diagnostics, s.sources, *set)) return {};
  Diagnostics quiet;  // what is unresolved is reported once, for the normalised program
  const auto build = [&](std::span<const Tree> trees) {
    return std::make_unique<dataflow::Program>(s.forest, trees, quiet, dataflow::programOptions(*set));
  };
  auto program = build(files);
  // a value may be selected where another one's name stands
  const auto isIntrinsic = dataflow::programOptions(*set).isIntrinsic;
  for (std::vector<Tree> with; !(with = withSelectedValues(s.forest, *program, isIntrinsic)).empty();)
    program = build(language().bind(s.forest, with));
  dataflow::bindGenerics(program, s.diagnostics, build);
  if (Numbered with = withNumberedReturns(s.forest, *program); !with.files.empty()) {
    program = build(with.files);
    copies = std::move(with.procedures);
  }
  // two pointers in one assignment: one after the other
  for (std::vector<Tree> with; !(with = withPointedProcedures(s.forest, *program)).empty();) program = build(with);
  if (const std::vector<Tree> with = withComponentDummies(s.forest, *program); !with.empty()) program = build(with);
  if (rules && optionOf(*rules, intern("calls_in_line")) == "loops")
    if (const std::vector<Tree> with = withWrittenCalls(s.forest, *program, isIntrinsic); !with.empty()) program = build(with);
  dataflow::Facts host(*program, *set, reachedOnly(heads), s.diagnostics);
  if (!host.ok()) return {};
  auto rewriter = rewrite::machine(*set, s.forest, host, s.diagnostics);
  std::vector<Tree> result;
  for (const Tree file : program->files()) {
    std::vector<Tree> units;
    const auto list = s.forest.children(il::FileOp::units_(s.forest, file));
    for (const Tree unit : std::vector<Tree>(list.begin(), list.end())) {
      std::vector<Tree> out;
      if (!rewriter->run(set->modes.front().units, std::array{unit}, out)) return {};
      const dataflow::UnitId id = program->unitOf(unit);
      for (const Tree t : std::vector<Tree>(s.forest.children(out[0]).begin(), s.forest.children(out[0]).end()))
        units.push_back(id == dataflow::none ? t : withMadeNamesInside(*program, program->unit(id), t, s.unnormalised));
    }
    result.push_back(
        s.forest.node(Op::File, {il::FileOp::path_(s.forest, file), s.forest.node(Op::Units, units)}, s.forest.span(file)));
  }
  return result;
}

}  // namespace dotbar::tools
