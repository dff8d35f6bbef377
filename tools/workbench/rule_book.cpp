// One page of rule sets, as the papers print them: a chapter for each file, in its order, with its comments, judgements, rules,
// equations and derivative lines; HTML that stands alone, or a LaTeX document.
#include <algorithm>
#include <deque>
#include <map>
#include <sstream>

#include "tools/workbench/book/beside.h"

namespace dotbar::tools {
namespace {

using rules::Connectives, rules::RuleSet, rules::Shower, rules::Typesetting;

// What stands at one place of a file. Its text is made when all places are known.
struct Item {
  std::string place, name, title;
  const RuleSet *set = nullptr;
  rules::RuleId rule = 0;  // a rule; else equations, or a title alone (a judgement)
  std::vector<rules::Equation> equations{};
  std::string cites{};
  Span where{}, replaces{};
};

using Line = std::pair<std::string, std::uint32_t>;  // a file, and a line in it

std::string sided(std::string_view name, char side) {
  return std::string(name) + (side == '-' ? " before" : side ? " after" : "");
}

// A derivative line as an equation: the function, its derivatives by each operand, tests.
rules::Equation derivatives(const RuleSet &set, const rules::Partial &p) {
  const Shower shower(set, p.variables);
  rules::Term left;
  left.kind = rules::Term::Kind::Node, left.op = p.op;
  for (rules::VarId v = 0; v < p.variables.size(); ++v) {
    rules::Term operand;
    operand.kind = rules::Term::Kind::Var, operand.var = v;
    left.children.push_back(operand);
  }
  std::string names(text(p.function));
  for (Symbol s : p.specifics) names += ", " + std::string(text(s));
  rules::Equation e{"partial " + (p.isOperator ? shower.term(left) : names + "(" + shower.terms(left.children) + ")"), "=", {}};
  for (const auto &piece : p.pieces)
    e.cases.emplace_back(shower.terms(piece.partials), piece.test            ? "if " + shower.term(*piece.test)
                                                       : p.pieces.size() > 1 ? "otherwise"
                                                                             : "");
  return e;
}

class Book {
 public:
  Book(Session &s, Typesetting how) : s_(s), phrases_{how} {}

  // A paper's set: its rules beside ours.
  bool addBeside(const std::string &name) {
    const auto beside = besideOurs(s_, name);
    if (beside) beside_.emplace_back(beside->title(), beside->set(phrases_));
    return beside.has_value();
  }

  // A set with the sets that it extends, each also alone where it can be read alone: what is overridden stands there.
  void add(const std::string &name) {
    const RuleSet *whole = loaded(name, s_.diagnostics);
    if (!whole) return;
    std::vector<const RuleSet *> sets;
    for (const auto &[set, path] : whole->files) {
      Diagnostics ignored;
      if (!paths_.count(path) && set != whole->name) sets.push_back(loaded(std::string(text(set)), ignored));
      if (paths_.emplace(path, chapters_.size()).second) chapters_.push_back(path);
    }
    sets.push_back(whole);
    for (const RuleSet *set : sets)
      if (set) addItems(*set);
  }

  std::string written() {
    std::string out = phrases_.begin() + contents();
    for (const auto &[title, text] : beside_) out += text;
    for (const std::string &path : chapters_) out += chapter(path);
    return out + phrases_.end();
  }

 private:
  const RuleSet *loaded(const std::string &name, Diagnostics &diagnostics) {
    auto set = rules::load(s_.sources, diagnostics, {name}, {{rulesFolder()}});
    return set ? &sets_.emplace_back(std::move(*set)) : nullptr;
  }

  void addItems(const RuleSet &set) {
    for (const rules::Judgement &j : set.judgements)
      add({"judgement " + rules::spelled(j), "", "judgement " + rules::spelled(j), &set, 0, {}, "", j.where});
    for (const rules::Analysis &a : set.analyses)
      add({"analysis", std::string(text(a.name)), "analysis " + std::string(text(a.name)) + " : " + rules::attributes(a), &set, 0,
           rules::equations(set, a, Connectives::Apart), a.cites, a.where});
    for (const rules::Definition &d : set.definitions)
      add({"equation",
           sided(text(d.name), d.side),
           "",
           &set,
           0,
           {rules::equation(set, d, Connectives::Apart)},
           d.cites,
           d.where});
    for (const rules::Guard &g : set.guards)
      if (g.structural) add({"guard", std::string(text(g.name)), "", &set, 0, {rules::equation(set, g)}, "", g.where});
    for (const rules::Partial &p : set.partials)
      add({"partial", std::string(text(p.function)), "", &set, 0, {derivatives(set, p)}, "", p.where});
    for (rules::JudgementId j = 0; j < set.judgements.size(); ++j)
      for (rules::RuleId r : set.rulesOf[j]) addRule(set, r);
  }

  // A scheme's rules are set once, by the first line it was expanded for.
  void addRule(const RuleSet &set, rules::RuleId r) {
    const rules::Rule &rule = set.rules[r];
    const std::string kind = "rule " + rules::spelled(set.judgements[rule.judgement]);
    rules_[key(rule.where)].push_back({&set, r});
    if (!rule.scheme || rules_[key(rule.where)].size() == 1)
      add({kind, std::string(text(rule.name)), "", &set, r, {}, rule.cites, rule.where, rule.replaces});
  }

  std::string key(Span where) const {
    const Position p = s_.sources.position(where.begin);
    return std::string(p.file) + ":" + std::to_string(p.line) + ":" + std::to_string(p.column);
  }

  void add(Item item) {
    if (!item.where) return;
    if (const auto at = item.set->replaced.find(item.where.begin); at != item.set->replaced.end()) item.replaces = at->second;
    const Position p = s_.sources.position(item.where.begin);
    const std::string path(p.file);
    std::vector<Item> &here = items_[{path, p.line}];
    for (const Item &other : here)
      if (other.name == item.name && key(other.where) == key(item.where)) return;
    item.place = placeNamed(titleOf(path) + " " + item.place + " " + item.name);
    while (!places_.insert(item.place).second) item.place += "-again";
    here.push_back(std::move(item));
  }

  static std::string titleOf(const std::string &path) {
    std::string title = path.starts_with("rules/") ? path.substr(6) : path;
    return title.ends_with(".rules") ? title.substr(0, title.size() - 6) : title;
  }

  // --- the text ---
  std::string lineOf(const std::string &path, std::uint32_t line) const {
    const std::uint32_t at = s_.sources.lineStart(path, line);
    return at ? std::string(s_.sources.line(at)) : "";
  }
  static bool beginsSection(const std::string &line) { return line.starts_with("# --- "); }
  // `# --- calls: what comes of them ---`: a heading, and what begins the paragraph below it.
  static std::string sectionOf(const std::string &line) {
    return line.substr(6, line.find_first_of(":;", 6) - 6).substr(0, line.find(" ---", 6) - 6);
  }
  static std::string restOf(const std::string &line) {
    const std::size_t from = line.find_first_of(":;", 6);
    return from == line.npos ? "" : line.substr(from + 2, line.find(" ---", from) - from - 2);
  }

  std::string contents() const {
    if (phrases_.isLatex()) return "";
    std::string out = "<nav><ul>\n";
    for (const auto &[title, text] : beside_) out += "<li>" + phrases_.reference(placeNamed(title), title) + "</li>\n";
    for (const std::string &path : chapters_) {
      out += "<li>" + phrases_.reference(placeNamed(titleOf(path)), titleOf(path));
      for (std::uint32_t n = 1; s_.sources.lineStart(path, n); ++n)
        if (const std::string line = lineOf(path, n); beginsSection(line))
          out += "\n<small>" + phrases_.reference(sectionPlace(path, n), sectionOf(line)) + "</small>";
      out += "</li>\n";
    }
    return out + "</ul></nav>\n";
  }

  std::string sectionPlace(const std::string &path, std::uint32_t line) const {
    return placeNamed(titleOf(path) + " section " + sectionOf(lineOf(path, line)));
  }

  // Line by line: comments at the margin are paragraphs, or headings; what is stated there is set.
  std::string chapter(const std::string &path) {
    std::string out = phrases_.heading(1, placeNamed(titleOf(path)), titleOf(path)), comment;
    for (std::uint32_t n = 1; s_.sources.lineStart(path, n); ++n) {
      const std::string line = lineOf(path, n);
      if (line.starts_with("# ") && !beginsSection(line)) {
        comment += (comment.empty() ? "" : " ") + line.substr(2);
        continue;
      }
      if (!comment.empty()) out += phrases_.paragraph(comment);
      comment.clear();
      if (beginsSection(line)) out += phrases_.heading(2, sectionPlace(path, n), sectionOf(line)), comment = restOf(line);
      if (const auto here = items_.find({path, n}); here != items_.end())
        for (const Item &item : here->second) out += written(item);
    }
    return out;
  }

  std::string written(const Item &item) {
    std::string title = phrases_.text(item.title);
    if (!item.rule && !item.cites.empty()) title += (title.empty() ? "" : " ") + cited(item.cites);
    std::string out = title.empty() ? "" : phrases_.label(item.place, title);
    const std::string set = typeset(item);
    out += title.empty() ? phrases_.at(item.place, set) : set;
    return out + (item.replaces ? replaced(item) : "");
  }

  std::string cited(const std::string &cites) const {
    return phrases_.isLatex() ? "{\\footnotesize " + phrases_.text(cites) + "}" : "<small>" + phrases_.text(cites) + "</small>";
  }

  std::string typeset(const Item &item) {
    if (item.rule) return rules::typeset(*item.set, item.rule, phrases_.how, placesOf(*item.set));
    return item.equations.empty() ? "" : rules::typeset(*item.set, item.equations, phrases_.how, placesOf(*item.set));
  }

  const Item *stated(Span where) const {
    const Position p = s_.sources.position(where.begin);
    if (const auto there = items_.find({std::string(p.file), p.line}); there != items_.end())
      for (const Item &i : there->second)
        if (key(i.where) == key(where)) return &i;
    return nullptr;
  }

  // What a rule or an equation stands for: where it is stated, and in small what it says there.
  std::string replaced(const Item &item) {
    const Position p = s_.sources.position(item.replaces.begin);
    const std::string title = titleOf(std::string(p.file)), in = phrases_.text(" of " + title);
    const Item *other = stated(item.replaces);
    if (!other) return phrases_.folded("stands for what is in " + phrases_.text(title) + ", line " + std::to_string(p.line), "");
    if (!item.rule) return phrases_.folded("stands for " + phrases_.reference(other->place, other->name) + in, typeset(*other));
    Item one = *other;
    if (const auto of = meant(item)) {
      one.set = of->first, one.rule = of->second;
      const std::string name(text(one.set->rules[one.rule].name));
      return phrases_.folded("stands for " + phrases_.reference(other->place, name) + in, typeset(one));
    }
    const std::string scheme(text(one.set->rules[one.rule].scheme));
    return phrases_.folded("stands for one of " + phrases_.reference(other->place, scheme) + in + ", such as", typeset(one));
  }

  // Of the rules at one place (a scheme makes many) that which has the name of the one that overrides it, or takes the same
  // trees.
  using RuleOf = std::pair<const RuleSet *, rules::RuleId>;
  std::optional<RuleOf> meant(const Item &item) const {
    const auto trees = [](const RuleOf &r) {
      const rules::Rule &rule = r.first->rules[r.second];
      return Shower(*r.first, rule.variables).judged(rule.judgement, rule.inputs);
    };
    const std::vector<RuleOf> &candidates = rules_.at(key(item.replaces));
    if (candidates.size() == 1) return candidates[0];
    for (const RuleOf &r : candidates)
      if (text(r.first->rules[r.second].name) == item.name || trees(r) == trees({item.set, item.rule})) return r;
    return std::nullopt;
  }

  // Where what the words of a set mean is stated in the book.
  const rules::Places &placesOf(const RuleSet &set) {
    const auto [at, isNew] = placesOf_.emplace(&set, rules::Places{});
    if (!isNew) return at->second;
    const auto place = [&](std::string word, Span where) {
      if (const Item *i = stated(where)) at->second.emplace(std::move(word), i->place);
    };
    for (const rules::Analysis &a : set.analyses) place(std::string(text(a.name)), a.where);
    for (const rules::Definition &d : set.definitions) place(std::string(text(d.name)), d.where);
    for (const rules::Guard &g : set.guards) place(std::string(text(g.name)), g.where);
    for (const rules::Judgement &j : set.judgements) place(rules::arrow(j), j.where);
    return at->second;
  }

  Session &s_;
  Phrases phrases_;
  std::deque<RuleSet> sets_;
  std::vector<std::pair<std::string, std::string>> beside_;  // titles, chapters
  std::vector<std::string> chapters_;                        // paths, what is extended first
  std::map<std::string, std::size_t> paths_;
  std::map<Line, std::vector<Item>> items_;
  std::map<std::string, std::vector<std::pair<const RuleSet *, rules::RuleId>>> rules_;  // by the places of their names
  std::set<std::string> places_;
  std::map<const RuleSet *, rules::Places> placesOf_;
};

}  // namespace

std::string ruleBook(Session &s, const std::vector<std::string> &words, bool latex) {
  Book book(s, latex ? Typesetting::Latex : Typesetting::Html);
  for (const std::string &name : setNames(words))
    if (!book.addBeside(name)) book.add(name);
  return book.written();
}

}  // namespace dotbar::tools
