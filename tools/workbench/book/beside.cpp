#include "tools/workbench/book/beside.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace dotbar::tools {
namespace {

using rules::Rule, rules::RuleSet;

std::string nameOf(const Rule &r) { return std::string(text(r.name)); }

// The identifiers that a comment begins with, or has in it.
std::set<std::string> identifiers(const std::string &cites) {
  std::istringstream words(cites);
  std::set<std::string> r;
  for (std::string w; words >> w;) {
    while (!w.empty() && !std::isalnum(static_cast<unsigned char>(w.back()))) w.pop_back();
    if (w.starts_with("TAP-")) r.insert(w);
  }
  return r;
}

bool uses(const rules::Term &t, rules::VarId v) {
  return (t.kind == rules::Term::Kind::Var && t.var == v) ||
         std::ranges::any_of(t.children, [&](const auto &c) { return uses(c, v); });
}
bool uses(const rules::Formula &f, rules::VarId v) {
  return std::ranges::any_of(f.args, [&](const auto &t) { return uses(t, v); }) ||
         std::ranges::any_of(f.operands, [&](const auto &o) { return uses(o, v); });
}
bool uses(const rules::Premise &p, rules::VarId v) {
  const auto inTerms = [&](const std::vector<rules::Term> &ts) {
    return std::ranges::any_of(ts, [&](const auto &t) { return uses(t, v); });
  };
  return uses(p.formula, v) || inTerms(p.inputs) || inTerms(p.outputs) ||
         std::ranges::any_of(p.premises, [&](const auto &inner) { return uses(inner, v); });
}

// Without the guards that refusals gave it, and without names that nothing speaks of then.
Rule asWritten(Rule r) {
  std::erase_if(r.premises, [&](const rules::Premise &p) {
    return p.kind == rules::Premise::Kind::Guard && (p.where.begin < r.whole.begin || p.where.begin >= r.whole.end);
  });
  const auto isUsed = [&](rules::VarId v) {
    return std::ranges::any_of(r.premises, [&](const auto &p) { return uses(p, v); }) ||
           std::ranges::any_of(r.outputs, [&](const auto &t) { return uses(t, v); });
  };
  const auto clear = [&](auto &&self, rules::Term &t) -> void {
    if (t.named && !isUsed(t.var)) t.named = false;
    for (rules::Term &c : t.children) self(self, c);
  };
  for (rules::Term &t : r.inputs) clear(clear, t);
  return r;
}

std::string joined(const std::vector<std::string> &names) {
  std::string r;
  for (const std::string &n : names) r += (r.empty() ? "" : ", ") + n;
  return r;
}

}  // namespace

Beside::Beside(Session &s, RuleSet paper, RuleSet ours) : s_(s), paper_(std::move(paper)), ours_(std::move(ours)) {
  readNotes();
  for (rules::RuleId id = 1; id < paper_.rules.size(); ++id) {
    const Rule &rule = paper_.rules[id];
    if (rule.ruleset != paper_.name || identifiers(rule.cites).empty()) continue;
    PaperRow &row = rows_.emplace_back(*identifiers(rule.cites).begin(), rule.cites, &rule);
    row.where = rule.whole;
    for (const auto &rulesOf : ours_.rulesOf)
      for (rules::RuleId r : rulesOf)
        if (identifiers(ours_.rules[r].cites).count(row.identifier)) {
          const Rule &own = written_.emplace_back(asWritten(ours_.rules[r]));
          row.ours.push_back({&own, rules::likeness(paper_, rule, ours_, own)});
        }
  }
  addEquations();
  std::ranges::stable_sort(rows_, {}, [](const PaperRow &r) { return r.where.begin; });
}

void Beside::addEquations() {
  const auto add = [&](const std::string &cites, Span where, Span ours) -> PaperRow & {
    PaperRow &row = rows_.emplace_back(*identifiers(cites).begin(), cites);
    row.where = where, row.ourWhere = ours;
    return row;
  };
  for (const rules::Definition &d : paper_.definitions) {
    const rules::Definition *own = ours_.findDefinition(d.name, d.side);
    if (identifiers(d.cites).empty() || !own) continue;
    PaperRow &row = add(d.cites, d.where, own->where);
    row.equations = {rules::equation(paper_, d, rules::Connectives::Apart)};
    row.ourEquations = {rules::equation(ours_, *own, rules::Connectives::Apart)};
  }
  for (const rules::Analysis &a : paper_.analyses) {
    const rules::Analysis *own = ours_.findAnalysis(a.name);
    if (identifiers(a.cites).empty() || !own) continue;
    PaperRow &row = add(a.cites, a.where, own->where);
    row.equations = rules::equations(paper_, a, rules::Connectives::Apart);
    row.ourEquations = rules::equations(ours_, *own, rules::Connectives::Apart);
  }
}

// Comments that begin with a key go on as far as the next key, or the last line of the comment.
void Beside::readNotes() {
  static const std::set<std::string> kinds{"with", "without", "differs", "split", "rule"};
  for (const auto &[set, path] : paper_.files) {
    std::string *open = nullptr;
    for (std::uint32_t n = 1, at = 0; (at = s_.sources.lineStart(path, n)); ++n) {
      const std::string line(s_.sources.line(at));
      const std::size_t colon = line.find(": ");
      if (!line.starts_with("# "))
        open = nullptr;
      else if (kinds.count(line.substr(2, line.find(' ', 2) - 2)) && colon != line.npos)
        open = &(notes_[line.substr(2, colon - 2)] = line.substr(colon + 2));
      else if (open)
        *open += " " + line.substr(2);
    }
  }
}

std::string Beside::note(const std::string &key, const std::string &rule) const {
  for (const std::string &k : {key + " in " + rule, key})
    if (const auto at = notes_.find(k); at != notes_.end()) return at->second;
  return "";
}

// The longest name, or beginning of a name with a star, that stands for this one.
std::string Beside::ruleNote(const std::string &name) const {
  if (const auto at = notes_.find("rule " + name); at != notes_.end()) return at->second;
  for (std::size_t n = name.size(); n > 0; --n)
    if (const auto at = notes_.find("rule " + name.substr(0, n) + "*"); at != notes_.end()) return at->second;
  return "";
}

std::string Beside::title() const {
  const std::string name(text(paper_.name));
  const auto section = paper_.options.find(intern("section"));
  return (section == paper_.options.end() ? name : std::string(text(section->second))) + " beside " +
         std::string(text(ours_.name));
}

std::string Beside::placeOf(const Rule &ours) const { return ours.ruleset == ours_.name ? "" : std::string(text(ours.ruleset)); }

void Beside::addRemarks(const Counterpart &one, const std::string &prefix, std::vector<Reason> &into) const {
  const std::string name = nameOf(*one.rule);
  const auto all = [&](const std::string &with, const std::vector<rules::Said> &premises) {
    for (const rules::Said &p : premises) {
      const std::string why = note(with + " " + p.word, name), begin = prefix + with + " ";
      const auto same = std::ranges::find_if(into, [&](const Reason &r) { return r.why == why && r.about.starts_with(begin); });
      if (same != into.end())
        same->about += ",  " + p.text;
      else
        into.push_back({begin + p.text, why});
    }
  };
  all("with", one.likeness.added);
  all("without", one.likeness.omitted);
  if (!one.likeness.concludesSame) into.push_back({prefix + "concludes something else", note("differs " + name, name)});
}

std::vector<Reason> Beside::remarks(const PaperRow &row) const {
  std::vector<Reason> r;
  for (const Counterpart &c : row.ours) addRemarks(c, row.ours.size() > 1 ? nameOf(*c.rule) + ": " : "", r);
  if (content(row.equations) != content(row.ourEquations)) r.push_back({"differs", note("differs " + row.identifier, "")});
  if (row.rule && row.ours.empty()) r.push_back({"no rule of ours", ""});
  return r;
}

std::vector<std::string> Beside::outOfOrder() const {
  std::vector<std::string> r;
  std::uint32_t reached = 0;
  for (const PaperRow &row : rows_) {
    const auto own = std::ranges::find_if(row.ours, [&](const Counterpart &c) { return c.rule->ruleset == ours_.name; });
    if (own == row.ours.end()) continue;
    if (own->rule->where.begin < reached) r.push_back(row.identifier);
    reached = std::max(reached, own->rule->where.begin);
  }
  return r;
}

std::vector<Reason> Beside::split() const {
  std::vector<Reason> r;
  for (const PaperRow &row : rows_) {
    if (row.ours.size() < 2) continue;
    std::vector<std::string> names;
    for (const Counterpart &c : row.ours) names.push_back(nameOf(*c.rule));
    r.push_back({row.identifier + ": " + joined(names), note("split " + row.identifier, "")});
  }
  return r;
}

// By judgement of the paper, together what one note is for; what is refused says its reason itself.
std::vector<Reason> Beside::beyond() const {
  std::set<std::string> onThePage;
  for (const PaperRow &row : rows_)
    for (const Counterpart &c : row.ours) onThePage.insert(rules::spelled(ours_.judgements[c.rule->judgement]) + nameOf(*c.rule));
  std::vector<Reason> all;
  for (rules::JudgementId p = 0; p < paper_.judgements.size(); ++p)
    for (rules::JudgementId j = 0; j < ours_.judgements.size(); ++j) {
      const std::string judgement = rules::spelled(ours_.judgements[j]);
      if (paper_.rulesOf[p].empty() || judgement != rules::spelled(paper_.judgements[p])) continue;
      std::vector<Reason> here;
      std::set<std::string> schemes;
      for (rules::RuleId id : ours_.rulesOf[j]) {
        const Rule &rule = ours_.rules[id];
        if (onThePage.count(judgement + nameOf(rule)) || (rule.scheme && !schemes.insert(std::string(text(rule.scheme))).second))
          continue;
        const std::string name = rule.scheme ? std::string(text(rule.scheme)) : nameOf(rule);
        const std::string why = rule.refusal ? "refused, with the reason" : ruleNote(name);
        const auto same = std::ranges::find_if(here, [&](const Reason &r) { return r.why == why; });
        if (same != here.end())
          same->about += ", " + name;
        else
          here.push_back({judgement + ": " + name, why});
      }
      all.insert(all.end(), here.begin(), here.end());
    }
  return all;
}

std::optional<Beside> besideOurs(Session &s, const std::string &name) {
  Diagnostics ignored;
  auto paper = rules::load(s.sources, ignored, {name}, {{rulesFolder()}});
  if (!paper) return std::nullopt;
  const auto option = paper->options.find(intern("beside"));
  if (option == paper->options.end()) return std::nullopt;
  auto ours = rules::load(s.sources, s.diagnostics, {std::string(text(option->second))}, {{rulesFolder()}});
  if (!ours) return std::nullopt;
  return std::make_optional<Beside>(s, std::move(*paper), std::move(*ours));
}

}  // namespace dotbar::tools
