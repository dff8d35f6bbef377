// Making mutants: a walk over each item, by what its parts are for (guards, terms that are built, equations).
#include "spec-tests/mutation/mutants.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace dotbar::mutation {

namespace fs = std::filesystem;
using rules::NodeId;
using rules::Part;
using rules::Syntax;

namespace {

// An operator and what it becomes. Those that are not here have no other of the same sorts.
const std::map<std::string_view, std::string_view> otherOperator = {
    {"+", "-"},     {"-", "+"},    {"*", "/"},    {"/", "*"},    {"**", "*"},         {"\\/", "/\\"},
    {"/\\", "\\/"}, {"\\", "\\/"}, {"==", "/="},  {"/=", "=="},  {"<", ">="},         {">=", "<"},
    {">", "<="},    {"<=", ">"},   {"and", "or"}, {"or", "and"}, {"meets", "within"}, {"within", "meets"}};

std::string_view kindOfOperator(std::string_view op) {
  if (op == "+" || op == "-") return "sign changed";
  if (op == "\\/" || op == "/\\" || op == "\\") return "set operation changed";
  return "operator changed";
}

std::string oneLine(std::string_view text) {
  std::string r;
  bool blank = false, comment = false;
  for (char c : text) {
    comment = c == '#' ? true : c == '\n' ? false : comment;
    if (comment) continue;
    if (c == ' ' || c == '\n' || c == '\t') {
      blank = !r.empty();
      continue;
    }
    if (blank) r += ' ';
    r += c, blank = false;
  }
  return r.size() > 90 ? r.substr(0, 87) + "..." : r;
}

class Maker {
 public:
  Maker(const RulesFile &file, const std::map<std::string, std::string> &stems, std::vector<Mutant> &out)
      : s_(file.syntax), file_(file), stems_(stems), out_(out) {}

  void run() {
    for (const NodeId item : s_.items) {
      const auto parts = s_.of(item);
      overriding_ = s_.part(parts[0]) == Part::Override;
      item_ = {}, current_ = item;
      inside(parts.back());
    }
  }

 private:
  // --- items ---
  void inside(NodeId n) {
    switch (s_.part(n)) {
      case Part::Rule:
        return ruleItem(n, n);
      case Part::Scheme:
        return ruleItem(s_.of(n).back(), n);
      case Part::PartialItem:
        return partialItem(n);
      case Part::GuardItem:
        return guardItem(n);
      case Part::SetItem:
      case Part::RelationItem:
        return setItem(n);
      case Part::Analysis:
        return analysisItem(n);
      case Part::Axiom:
        named("axiom " + oneLine(s_.str(n).substr(5)), n);
        return removed();
      default:
        return;
    }
  }

  void named(std::string name, NodeId at) {
    item_.file = file_.name;
    item_.item = std::move(name);
    item_.line = 1 + static_cast<std::uint32_t>(std::count(s_.text.begin(), s_.text.begin() + s_.nodes[at].begin, '\n'));
  }

  void add(const char *kind, std::uint32_t begin, std::uint32_t end, const std::string &replacement, bool built,
           std::uint32_t shownFrom, std::uint32_t shownTo) {
    Mutant m = item_;
    m.kind = kind, m.begin = begin, m.end = end, m.replacement = replacement, m.built = built;
    // what stands around it says which of several it is
    const std::uint32_t from = std::max(shownFrom, begin - std::min(begin, 30u)), to = std::min(shownTo, end + 20);
    const std::string left(s_.text.substr(from, begin - from)), right(s_.text.substr(end, to - end));
    const std::string before = oneLine(left + std::string(s_.text.substr(begin, end - begin)) + right);
    const std::string after = oneLine(left + replacement + right);
    m.change = before + "  becomes  " + (after.empty() ? "nothing" : after);
    out_.push_back(std::move(m));
  }
  // `n` becomes the text; `shown` is the part that a person sees of it.
  void replace(const char *kind, NodeId n, const std::string &text, bool built, NodeId shown) {
    add(kind, s_.nodes[n].begin, s_.nodes[n].end, text, built, s_.nodes[shown].begin, s_.nodes[shown].end);
  }
  void removed() {
    Mutant m = item_;
    m.kind = "removed", m.begin = s_.nodes[current_].begin, m.end = s_.nodes[current_].end;
    m.change = overriding_ ? "what it overrides holds" : "it is not there";
    out_.push_back(std::move(m));
  }
  void exchange(const char *kind, NodeId a, NodeId b, bool built, NodeId shown) {
    const std::uint32_t from = s_.nodes[a].begin, to = s_.nodes[b].end;
    const std::string between(s_.text.substr(s_.nodes[a].end, s_.nodes[b].begin - s_.nodes[a].end));
    if (s_.str(a) == s_.str(b)) return;
    add(kind, from, to, std::string(s_.str(b)) + between + std::string(s_.str(a)), built, s_.nodes[shown].begin,
        s_.nodes[shown].end);
  }

  // --- rules ---
  void ruleItem(NodeId rule, NodeId whole) {
    const auto parts = s_.of(rule);
    std::string arrow;
    for (const NodeId part : parts)
      if (s_.part(part) == Part::Conclusion)
        for (const NodeId p : s_.of(part))
          if (s_.part(p) == Part::Arrow) arrow = s_.str(p);
    named("rule " + arrow + " " + std::string(s_.str(parts[0])), rule);
    item_.rule = true;
    bound_.clear();
    bind(rule);
    if (!s_.str(whole).empty()) removed();
    for (const NodeId p : parts) {
      if (s_.part(p) == Part::Premises) premises(p);
      if (s_.part(p) == Part::Conclusion) conclusion(p);
    }
  }

  // Metavariables in the order of the text: what may stand for another of the same sort.
  void bind(NodeId n) {
    if (s_.part(n) == Part::Metavar) {
      const std::string name(s_.str(n));
      if (name.front() != '_' && std::find(bound_.begin(), bound_.end(), name) == bound_.end()) bound_.push_back(name);
    }
    for (const NodeId c : s_.of(n)) bind(c);
  }

  std::string sortOf(const std::string &name) const {
    for (std::size_t k = name.size(); k > 0; --k)
      if (auto stem = stems_.find(name.substr(0, k)); stem != stems_.end()) return stem->second;
    return "";
  }

  void premises(NodeId n) {
    for (const NodeId p : s_.of(n)) premise(p);
  }

  void premise(NodeId p) {
    const auto parts = s_.of(p);
    switch (s_.part(p)) {
      case Part::Guard:
        return formula(parts[0], p);
      case Part::Let:
        return built(parts.back(), p);
      case Part::Judge:
        return judged(p, true);
      case Part::With:
        replace("context removed", p, std::string(s_.str(parts.back())), true, p);
        return premises(parts.back());
      case Part::Scope:
        return premises(parts[0]);
      default:
        return;
    }
  }

  // inputs ARROW outputs: a premise's inputs are built, a conclusion's outputs.
  void judged(NodeId n, bool isPremise) {
    bool before = true;
    for (const NodeId c : s_.of(n)) {
      if (s_.part(c) == Part::Arrow)
        before = false;
      else if (before == isPremise && s_.part(c) != Part::Refuse)
        built(c, n);
    }
  }
  void conclusion(NodeId n) {
    judged(n, false);
    std::vector<NodeId> outputs;
    bool before = true;
    for (const NodeId c : s_.of(n)) {
      if (!before) outputs.push_back(c);
      if (s_.part(c) == Part::Arrow) before = false;
    }
    if (outputs.size() == 2) exchange("sweeps exchanged", outputs[0], outputs[1], true, n);
  }

  // --- guards ---
  void formula(NodeId n, NodeId shown) {
    const auto parts = s_.of(n);
    switch (s_.part(n)) {
      case Part::FormulaNot:
        replace("guard negated", n, std::string(s_.str(parts[0])), false, shown);
        if (s_.part(parts[0]) == Part::Paren) formula(parts[0], shown);
        return;
      case Part::Paren:
        return formula(parts[0], shown);
      case Part::FormulaFlat:
        connectives(n, shown);
        for (std::size_t k = 0; k < parts.size(); k += 2) formula(parts[k], shown);
        return;
      case Part::Is:
        replace("guard negated", n, "!(" + std::string(s_.str(n)) + ")", false, shown);
        return alternatives(n, shown);
      default:
        return replace("guard negated", n, "!" + std::string(s_.str(n)), false, shown);
    }
  }

  void connectives(NodeId n, NodeId shown) {
    const auto parts = s_.of(n);
    for (std::size_t k = 1; k < parts.size(); k += 2) {
      replace("connective changed", parts[k], std::string(otherOperator.at(s_.str(parts[k]))), false, shown);
      cut("condition dropped", parts, k - 1, shown, false);
    }
    cut("condition dropped", parts, parts.size() - 1, shown, false);
  }

  // Operand k of `a op b op c` with the operator beside it.
  void cut(const char *kind, std::span<const NodeId> parts, std::size_t k, NodeId shown, bool isBuilt) {
    const std::uint32_t from = k == 0 ? s_.nodes[parts[0]].begin : s_.nodes[parts[k - 1]].begin;
    const std::uint32_t to = k == 0 ? s_.nodes[parts[2]].begin : s_.nodes[parts[k]].end;
    add(kind, from, to, "", isBuilt, s_.nodes[shown].begin, s_.nodes[shown].end);
  }

  void alternatives(NodeId n, NodeId shown) {  // E is P | Q
    const auto parts = s_.of(n);
    if (parts.size() < 3) return;
    for (std::size_t k = 1; k < parts.size(); ++k) {
      const std::uint32_t from = k == 1 ? s_.nodes[parts[1]].begin : s_.nodes[parts[k - 1]].end;
      const std::uint32_t to = k == 1 ? s_.nodes[parts[2]].begin : s_.nodes[parts[k]].end;
      add("pattern dropped", from, to, "", false, s_.nodes[shown].begin, s_.nodes[shown].end);
    }
  }

  // --- terms that are built ---
  void built(NodeId n, NodeId shown) {
    const auto parts = s_.of(n);
    switch (s_.part(n)) {
      case Part::Flat:
        return flat(n, shown);
      case Part::Number:
        return replace("constant changed", n, otherNumber(s_.str(n)), true, shown);
      case Part::Metavar:
        return otherVariable(n, shown);
      case Part::Block:
        return block(parts, shown);
      case Part::List:
        return list(n, shown);
      case Part::App:
        return application(n, shown);
      case Part::Name:
      case Part::String:
      case Part::Rest:
      case Part::Bar:
      case Part::Wild:
        return;
      case Part::If:
        if (parts.size() == 3) exchange("branches exchanged", parts[1], parts[2], true, shown);
        break;
      default:
        break;
    }
    for (std::size_t k = s_.part(n) == Part::Call || s_.part(n) == Part::Applied || s_.part(n) == Part::At ? 1 : 0;
         k < parts.size(); ++k)
      built(parts[k], shown);
  }

  static std::string otherNumber(std::string_view text) {
    if (text.find('.') != text.npos) return text == "0.0" ? "1.0" : "0.0";
    return std::to_string(std::stol(std::string(text)) + 1);
  }

  void otherVariable(NodeId n, NodeId shown) {
    const std::string name(s_.str(n)), sort = sortOf(name);
    const auto at = std::find(bound_.begin(), bound_.end(), name);
    if (sort.empty() || at == bound_.end()) return;
    for (std::size_t k = 1; k < bound_.size(); ++k) {
      const std::string &other = bound_[(static_cast<std::size_t>(at - bound_.begin()) + k) % bound_.size()];
      if (sortOf(other) != sort || (name.find('#') == name.npos) != (other.find('#') == other.npos)) continue;
      return replace("operand changed", n, other, true, shown);
    }
  }

  void flat(NodeId n, NodeId shown) {
    const auto parts = s_.of(n);
    std::vector<std::vector<NodeId>> operands(1);  // signs and a term each
    std::vector<NodeId> operators;
    for (const NodeId p : parts) {
      if (s_.part(p) == Part::Op)
        operators.push_back(p), operands.emplace_back();
      else
        operands.back().push_back(p);
    }
    for (const NodeId op : operators)
      if (auto other = otherOperator.find(s_.str(op)); other != otherOperator.end())
        replace(std::string(kindOfOperator(s_.str(op))).c_str(), op, std::string(other->second), true, shown);
    for (std::size_t k = 0; k < operands.size(); ++k) {
      for (const NodeId p : operands[k])
        s_.part(p) == Part::Prefix ? replace("sign changed", p, "", true, shown) : built(p, shown);
      if (operators.empty() || !keepsSort(s_.str(operators[k ? k - 1 : 0]))) continue;
      const std::uint32_t from = k == 0 ? s_.nodes[operands[0].front()].begin : s_.nodes[operators[k - 1]].begin;
      const std::uint32_t to = k == 0 ? s_.nodes[operands[1].front()].begin : s_.nodes[operands[k].back()].end;
      add("operand dropped", from, to, "", true, s_.nodes[shown].begin, s_.nodes[shown].end);
    }
  }
  static bool keepsSort(std::string_view op) {
    return otherOperator.count(op) && op != "==" && op != "/=" && op.find_first_of("<>") == op.npos;
  }

  void block(std::span<const NodeId> parts, NodeId shown) {
    for (std::size_t k = 0; k < parts.size(); ++k) {
      built(parts[k], shown);
      const std::uint32_t from = k == 0 ? s_.nodes[parts[0]].begin : s_.nodes[parts[k - 1]].end;
      const std::uint32_t to = k == 0 && parts.size() > 1 ? s_.nodes[parts[1]].begin : s_.nodes[parts[k]].end;
      add("instruction dropped", from, to, "", true, s_.nodes[shown].begin, s_.nodes[shown].end);
      if (k) exchange("instructions exchanged", parts[k - 1], parts[k], true, shown);
    }
  }

  void list(NodeId n, NodeId shown) {
    std::vector<NodeId> elements;
    bool sweeps = false;
    for (const NodeId p : s_.of(n)) {
      sweeps = sweeps || s_.part(p) == Part::Bar;
      if (s_.part(p) != Part::Bar && s_.part(p) != Part::Rest) elements.push_back(p);
    }
    for (const NodeId p : elements) built(p, shown);
    if (sweeps && elements.size() == 2) return exchange("sweeps exchanged", elements[0], elements[1], true, shown);
    for (std::size_t k = 0; !sweeps && k < elements.size(); ++k) {
      const bool rest = oneLine(s_.text.substr(s_.nodes[elements[k]].end, 3)).starts_with(".");
      if (elements.size() == 1)
        replace("element dropped", elements[0], "", true, shown);
      else if (!rest && k + 1 < elements.size())
        add("element dropped", s_.nodes[elements[k]].begin, s_.nodes[elements[k + 1]].begin, "", true, s_.nodes[shown].begin,
            s_.nodes[shown].end);
      else if (k)
        add("element dropped", s_.nodes[elements[k - 1]].end, s_.nodes[elements[k]].end, "", true, s_.nodes[shown].begin,
            s_.nodes[shown].end);
    }
  }

  void application(NodeId n, NodeId shown) {
    static const std::map<std::string_view, const char *> stack = {
        {"push", "pop"}, {"pop", "push"}, {"look", "pop"}, {"pushControl", "popControl"}, {"popControl", "pushControl"}};
    const auto parts = s_.of(n);
    const std::string_view name = s_.str(parts[0]);
    if (auto other = stack.find(name); other != stack.end()) replace("push or pop changed", parts[0], other->second, true, shown);
    if (parts.size() == 3 || (parts.size() > 3 && stack.count(name)))
      exchange("arguments exchanged", parts[1], parts[2], true, shown);
    for (std::size_t k = 1; k < parts.size(); ++k) built(parts[k], shown);
  }

  // --- derivative lines: partial F(A, B) = P, Q ---
  void partialItem(NodeId n) {
    const auto parts = s_.of(n);
    named("partial " + oneLine(s_.str(parts[0])), n);
    bound_.clear();
    bind(parts[0]);
    removed();
    piece(parts[1], n);
  }
  void piece(NodeId n, NodeId shown) {
    const auto parts = s_.of(n);
    if (s_.part(n) == Part::Piece) {
      built(parts[0], shown);
      for (std::size_t k = 1; k < parts.size(); ++k) piece(parts[k], shown);
      if (parts.size() == 3 && s_.part(parts[2]) == Part::Group) exchange("pieces exchanged", parts[1], parts[2], true, shown);
      return;
    }
    for (const NodeId p : parts) built(p, shown);
    if (parts.size() == 2) exchange("partials exchanged", parts[0], parts[1], true, shown);
  }

  // --- equations ---
  void guardItem(NodeId n) {
    const auto parts = s_.of(n);
    std::vector<NodeId> cases;
    for (const NodeId p : parts)
      if (s_.part(p) == Part::Case) cases.push_back(p);
    if (cases.empty()) return;
    named("guard " + std::string(s_.str(parts[0])), n);
    item_.equation = !structural(cases);
    if (overriding_) removed();
    for (const NodeId c : cases) {
      const NodeId value = s_.of(c)[0];
      replace("guard negated", value, "!(" + std::string(s_.str(value)) + ")", false, c);
    }
    allCases(cases);
  }
  // `guard isRef(E : Expr) := E is ...` says something of the form of trees.
  bool structural(const std::vector<NodeId> &cases) const {
    return cases.size() == 1 && s_.of(cases[0]).size() == 1 && s_.part(s_.of(cases[0])[0]) == Part::EqIs;
  }

  void setItem(NodeId n) {
    const auto parts = s_.of(n);
    std::string name(s_.part(n) == Part::SetItem ? "set " : "relation ");
    name += s_.str(parts[0]);
    if (parts.size() > 1 && s_.part(parts[1]) == Part::Side) name += s_.str(parts[1]);
    named(name, n);
    item_.equation = true;
    if (overriding_) removed();
    std::vector<NodeId> cases;
    for (const NodeId p : parts)
      if (s_.part(p) == Part::Case) cases.push_back(p);
    allCases(cases);
  }

  void analysisItem(NodeId n) {
    static const std::map<std::string_view, const char *> otherAttribute = {{"forward", "backward"},
                                                                            {"backward", "forward"},
                                                                            {"meet union", "meet intersection"},
                                                                            {"meet intersection", "meet union"}};
    const auto parts = s_.of(n);
    named("analysis " + std::string(s_.str(parts[0])), n);
    item_.equation = true;
    if (overriding_) removed();
    for (const NodeId p : parts) {
      if (auto other = otherAttribute.find(s_.str(p)); s_.part(p) == Part::Attribute && other != otherAttribute.end())
        replace("direction or meet changed", p, other->second, false, p);
      if (s_.part(p) != Part::Clause) continue;
      const std::vector<NodeId> cases(s_.of(p).begin() + 1, s_.of(p).end());
      replace("clause dropped", p, "", false, p);
      allCases(cases);
    }
  }

  void allCases(const std::vector<NodeId> &cases) {
    for (const NodeId c : cases) {
      const auto parts = s_.of(c);
      equation(parts[0], c);
      if (cases.size() > 1) replace("case dropped", c, "", false, c);
      if (parts.size() < 2 || s_.part(parts[1]) != Part::CaseIf) continue;
      const NodeId condition = s_.of(parts[1])[0];
      replace("condition negated", condition, "!(" + std::string(s_.str(condition)) + ")", false, c);
      equation(condition, c);
    }
  }

  void equation(NodeId n, NodeId shown) {
    const auto parts = s_.of(n);
    switch (s_.part(n)) {
      case Part::EqFlat:
        for (std::size_t k = 0; k < parts.size(); k += 2) {
          cut("term dropped", parts, k, shown, false);
          equation(parts[k], shown);
        }
        for (std::size_t k = 1; k < parts.size(); k += 2) {
          if (auto other = otherOperator.find(s_.str(parts[k])); other != otherOperator.end())
            replace("set operation changed", parts[k], std::string(other->second), false, shown);
          else
            exchange("composition exchanged", parts[k - 1], parts[k + 1], false, shown);
        }
        return;
      case Part::EqNot:
        replace("negation dropped", n, std::string(s_.str(parts[0])), false, shown);
        return equation(parts[0], shown);
      case Part::EqEmpty:
        return replace("constant changed", n, "all", false, shown);
      case Part::EqName:
        if (s_.str(n) == "all") return replace("constant changed", n, "{}", false, shown);
        for (std::size_t k = 1; k < parts.size(); ++k) {
          if (s_.part(parts[k]) == Part::Side)
            replace("side changed", parts[k], s_.str(parts[k]) == "-" ? "+" : "-", false, shown);
          else
            equation(parts[k], shown);
        }
        return;
      case Part::EqSome:
      case Part::EqEach:
        for (const NodeId p : parts.subspan(1)) equation(p, shown);
        return;
      case Part::EqIs:
        return alternatives(n, shown);
      default:
        for (const NodeId p : parts)
          if (s_.part(p) != Part::Op && s_.part(p) != Part::Name) equation(p, shown);
    }
  }

  const Syntax &s_;
  const RulesFile &file_;
  const std::map<std::string, std::string> &stems_;
  std::vector<Mutant> &out_;
  Mutant item_;
  NodeId current_ = 0;
  bool overriding_ = false;
  std::vector<std::string> bound_;
};

void readHeader(RulesFile &f) {
  const Syntax &s = f.syntax;
  f.set = fs::path(f.name).replace_extension().string();
  for (const NodeId item : s.items)
    for (const NodeId n : s.of(item)) {
      if (s.part(n) == Part::Ruleset)
        for (const NodeId p : s.of(n).subspan(1)) f.extends.emplace_back(s.str(p));
      if (s.part(n) != Part::Var) continue;
      const auto parts = s.of(n);
      for (const NodeId p : parts.first(parts.size() - 1)) f.stems[std::string(s.str(p))] = s.str(parts.back());
    }
}

void visit(const std::vector<RulesFile> &files, const std::string &set, std::vector<std::string> &seen) {
  if (std::find(seen.begin(), seen.end(), set) != seen.end()) return;
  seen.push_back(set);
  for (const RulesFile &f : files)
    if (f.set == set)
      for (const std::string &base : f.extends) visit(files, base, seen);
}

}  // namespace

std::vector<RulesFile> readRules(const std::string &folder, Diagnostics &diagnostics) {
  std::vector<fs::path> paths;
  static const std::set<std::string> others{"tests",
                                            "papers"};  // what transcribes a paper is compared with ours, and makes no derivative
  for (const auto &e : fs::recursive_directory_iterator(folder))
    if (e.path().extension() == ".rules" && !others.count(e.path().parent_path().filename().string())) paths.push_back(e.path());
  std::sort(paths.begin(), paths.end());
  std::vector<RulesFile> files(paths.size());
  for (std::size_t k = 0; k < paths.size(); ++k) {
    std::ifstream in(paths[k], std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    files[k].name = fs::relative(paths[k], folder).string();
    files[k].text = text.str();
    files[k].syntax = rules::parse(files[k].text, 1, diagnostics);
    readHeader(files[k]);
  }
  return files;
}

std::vector<std::string> closure(const std::vector<RulesFile> &files, const std::string &set) {
  std::vector<std::string> seen;
  visit(files, set, seen);
  return seen;
}

std::vector<Mutant> mutants(const std::vector<RulesFile> &files, const std::vector<RulesFile> &known) {
  std::vector<Mutant> all;
  for (const RulesFile &f : files) {
    std::map<std::string, std::string> stems = f.stems;
    const auto take = [&](const std::vector<RulesFile> &from, const std::string &start) {
      for (const std::string &set : closure(from, start))
        for (const RulesFile &g : from)
          if (g.set == set) stems.insert(g.stems.begin(), g.stems.end());
    };
    take(files, f.set);
    for (const std::string &base : f.extends) take(known, base);
    Maker(f, stems, all).run();
  }
  std::map<std::string, int> times;
  for (Mutant &m : all)
    if (const int n = ++times[m.id()]; n > 1) m.change += "  (" + std::to_string(n) + ")";
  return all;
}

}  // namespace dotbar::mutation
