// Answers about rules files from their syntax trees and from the checker.
#include "tools/workbench/lsp/workspace.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>

#include "dataflow/facts/facts.h"
#include "engine/rules/read/format.h"
#include "engine/rules/read/rules.h"
#include "engine/support/input.h"

namespace dotbar::lsp {
namespace fs = std::filesystem;
using rules::File, rules::NodeId, rules::Part, rules::Syntax;
namespace {

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '\''; }

// The name at a place: a word, a set's name, or an arrow.
std::pair<std::size_t, std::size_t> wordAt(std::string_view text, std::size_t at) {
  const auto within = [&](char c) { return isWord(c); };
  std::size_t from = std::min(at, text.size()), to = from;
  while (from > 0 && within(text[from - 1])) --from;
  while (to < text.size() && within(text[to])) ++to;
  if (from > 0 && text[from - 1] == '-' && text.substr(to).starts_with("->")) return {from - 1, to + 2};
  for (std::size_t begin = at < 3 ? 0 : at - 3; begin <= at; ++begin)
    if (text.substr(std::min(begin, text.size())).starts_with("-->")) return {begin, begin + 3};
  return {from, to};
}

std::string signature(il::Op op) {
  const il::OpInfo &i = il::info(op);
  std::string children;
  for (const il::ChildInfo &c : i.children)
    children += (children.empty() ? "" : ", ") + std::string(c.name) + ": " + std::string(il::name(c.sort));
  const std::string name(i.name);
  const std::string sort = " : " + std::string(il::name(i.sort));
  return i.leaf   ? "leaf " + name + sort
         : i.list ? "list " + name + " of " + std::string(il::name(i.element))
                  : "op " + name + "(" + children + ")" + sort;
}

std::string firstLine(std::string_view text) {
  text = text.substr(0, text.find('\n'));
  if (const std::size_t comment = text.find("  #"); comment != text.npos) text = text.substr(0, comment);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
  return std::string(text);
}

const char *kindOf(Part p) {
  switch (p) {
    case Part::Rule:
    case Part::Branch:
      return "rule";
    case Part::GuardItem:
    case Part::Class:
      return "guard";
    case Part::Function:
    case Part::Naming:
      return "function";
    case Part::Judgement:
      return "judgement";
    case Part::Analysis:
    case Part::SetItem:
    case Part::RelationItem:
      return "equation";
    case Part::PartialItem:
      return "partial";
    default:
      return nullptr;
  }
}

std::string arrowOf(const Syntax &s, NodeId n) {  // of a rule's conclusion, a judgement, or `remove rule`
  for (NodeId c : s.of(n)) {
    if (s.part(c) == Part::Arrow) return std::string(s.str(c));
    if (s.part(c) == Part::Conclusion) return arrowOf(s, c);
  }
  return {};
}

}  // namespace

std::string Workspace::text(const std::string &path) const {
  if (const auto at = texts_.find(path); at != texts_.end()) return at->second;
  return readWhole(path).value_or("");
}

rules::LoadOptions Workspace::options() const {
  rules::LoadOptions o{folders_};
  for (const auto &[path, text] : texts_) {
    std::error_code none;
    o.texts.emplace(fs::weakly_canonical(path, none).string(), text);
  }
  return o;
}

// A file stands alone, or on the first base with which it has the fewest errors of its own.
std::vector<std::string> Workspace::context(const std::string &path) const {
  std::vector<std::vector<std::string>> contexts{{path}};
  for (const std::string &base : bases_) contexts.push_back({base, path});
  std::size_t best = 0, least = ~std::size_t{0};
  for (std::size_t i = 0; i < contexts.size() && least != 0; ++i) {
    SourceMap sources;
    Diagnostics diagnostics;
    rules::load(sources, diagnostics, contexts[i], options());
    const auto errors =
        static_cast<std::size_t>(std::count_if(diagnostics.all().begin(), diagnostics.all().end(),
                                               [](const Diagnostic &d) { return severity(d.kind) == Severity::Error; }));
    if (errors < least) best = i, least = errors;
  }
  return contexts[best];
}

// --- messages ---
std::vector<Message> Workspace::messages(const std::string &path) {
  const std::unique_ptr<Index> x = index(path);
  std::map<std::string, const File *> shown;  // as places name them
  for (const File &f : x->files->all()) shown.emplace(x->sources.file(f.syntax.base), &f);
  SourceMap sources;
  Diagnostics diagnostics;
  const auto set = rules::load(sources, diagnostics, context(path), options());
  if (set) {
    rules::check(*set, diagnostics);
    dataflow::checkEquations(*set, diagnostics);
  }
  const auto place = [&](Span where) {
    Location l{path, 0, 0};
    if (!where) return l;
    const auto file = shown.find(std::string(sources.file(where.begin)));
    if (file == shown.end()) return l;
    l.path = file->second->path;
    l.from = where.begin - sources.lineStart(sources.file(where.begin), 1);
    l.to = l.from + (where.end - where.begin);
    return l;
  };
  std::vector<Message> r;
  for (const Diagnostic &d : diagnostics.all()) {
    Message m{place(d.where), std::string(word(d.kind)), d.message, severity(d.kind) == Severity::Error, {}};
    for (const Note &n : d.notes) n.where ? void(m.related.emplace_back(place(n.where), n.text)) : void(m.text += "\n" + n.text);
    if (!d.fix.empty()) m.text += "\nfix: " + d.fix;
    r.push_back(std::move(m));
  }
  return r;
}

// --- names ---
std::unique_ptr<Workspace::Index> Workspace::index(const std::string &path) const {
  auto x = std::make_unique<Index>();
  x->options = options();
  x->files = std::make_unique<rules::Files>(x->sources, x->diagnostics, x->options);
  for (const std::string &set : context(path)) x->files->readSet(set, {});
  for (const File &f : x->files->all())
    for (NodeId item : f.syntax.items) state(*x, f, item);
  return x;
}

void Workspace::state(Index &x, const File &file, NodeId item) const {
  const Syntax &s = file.syntax;
  NodeId n = s.of(item).back();
  if (s.part(n) == Part::Var) {
    const auto parts = s.of(n);
    for (NodeId stem : parts.first(parts.size() - 1)) x.stems[std::string(s.str(stem))] = s.str(parts.back());
    return;
  }
  if (s.part(n) == Part::Scheme) n = s.of(n).back();
  std::vector<NodeId> named{n};
  std::string arrow;
  if (s.part(n) == Part::Split || s.part(n) == Part::Classification) {
    named.clear();
    for (NodeId c : s.of(n))
      if (s.part(c) == Part::Branch || s.part(c) == Part::Class) named.push_back(c);
    arrow = arrowOf(s, n);
  }
  for (NodeId one : named) {
    const char *kind = kindOf(s.part(one));
    if (!kind) continue;
    const bool judgement = s.part(one) == Part::Judgement;
    NodeId name = s.of(one)[0];
    for (NodeId c : s.of(one))
      if (judgement && s.part(c) == Part::Arrow) name = c;
    if (s.part(one) == Part::PartialItem) name = s.of(s.of(name)[0])[0];
    const std::string own = arrowOf(s, one);
    x.stated.push_back({kind, std::string(s.str(name)), own.empty() ? arrow : own, &file, item, s.span(name)});
  }
}

Location Workspace::location(const Index &, const File &file, Span where) const {
  return {file.path, where.begin - file.syntax.base, where.end - file.syntax.base};
}

// What the word at a place names: the statements of it, in merge order. At a statement that stands for another one of its name,
// or takes it away, those before it.
std::vector<const Workspace::Stated *> Workspace::named(const Index &x, const std::string &path, std::uint32_t offset,
                                                        std::string &word) const {
  const auto file = std::find_if(x.files->all().begin(), x.files->all().end(), [&](const File &f) { return f.path == path; });
  if (file == x.files->all().end()) return {};
  const Syntax &s = file->syntax;
  const auto [from, to] = wordAt(s.text, offset);
  word = s.text.substr(from, to - from);
  std::string kind;
  std::string arrow;
  const Stated *here = nullptr;
  for (const Stated &st : x.stated)
    if (st.file == &*file && st.where.begin == s.base + from) here = &st, kind = st.kind, arrow = st.arrow;
  for (NodeId item : s.items) {  // `remove rule r`, `split rule r on guard g`
    const NodeId n = s.of(item).back();
    if ((s.part(n) != Part::Remove && s.part(n) != Part::Split) || s.nodes[n].begin > from || s.nodes[n].end < to) continue;
    for (NodeId c : s.of(n))
      if (s.part(c) == Part::Name && s.nodes[c].begin == from) kind = "rule", arrow = arrowOf(s, n);
  }
  std::vector<const Stated *> before, after;
  bool passed = false;
  for (const Stated &st : x.stated) {
    passed |= &st == here;
    if (st.name != word || (!kind.empty() && st.kind != kind) || (kind.empty() && st.kind == "rule")) continue;
    if (kind == "rule" && !arrow.empty() && st.arrow != arrow) continue;
    (passed ? after : before).push_back(&st);
  }
  return !before.empty() ? before : after;
}

std::vector<Location> Workspace::definition(const std::string &path, std::uint32_t offset) {
  const std::unique_ptr<Index> x = index(path);
  std::vector<Location> r;
  std::string word;
  const std::vector<const Stated *> found = named(*x, path, offset, word);
  const bool judgement = !found.empty() && found.back()->kind == "judgement";  // one for each sort
  for (auto s = found.rbegin(); s != found.rend() && (r.empty() || judgement); ++s)
    r.push_back(location(*x, *(*s)->file, (*s)->where));
  for (const File &f : x->files->all())  // ruleset ... extends SET
    if (f.path == path)
      for (const auto &[set, where] : f.extends)
        if (where.begin - f.syntax.base <= offset && offset <= where.end - f.syntax.base)
          for (const File &other : x->files->all())
            if (other.set == set) r.push_back({other.path, 0, 0});
  return r;
}

std::string Workspace::described(const Index &x, const Stated &s) const {
  const Syntax &syntax = s.file->syntax;
  NodeId n = syntax.of(s.item).back();
  std::string r = "```rules\n" + firstLine(syntax.text.substr(syntax.nodes[n].begin)) + "\n```\n";
  if (s.kind == "rule") {
    for (const Stated &j : x.stated) {
      if (j.kind != "judgement" || j.name != s.arrow) continue;
      const Syntax &in = j.file->syntax;
      r += "```rules\n" + firstLine(in.str(in.of(j.item).back())) + "\n```\n";
    }
  }
  std::string_view line = syntax.text.substr(s.where.begin - syntax.base);
  line = line.substr(0, line.find('\n'));
  if (const std::size_t comment = line.find(" #"); comment != line.npos) r += "\n" + std::string(line.substr(comment + 3)) + "\n";
  return r + "\n" + s.file->set + ", " + fs::path(s.file->path).filename().string() + "\n";
}

std::string Workspace::hover(const std::string &path, std::uint32_t offset) {
  const std::unique_ptr<Index> x = index(path);
  std::string word;
  const std::vector<const Stated *> found = named(*x, path, offset, word);
  std::string r;
  for (const Stated &st : x->stated)  // the statement under the cursor itself, then the one in force
    if (st.file->path == path && st.where.begin - st.file->syntax.base <= offset && offset <= st.where.end - st.file->syntax.base)
      return described(*x, st);
  if (!found.empty()) return described(*x, *found.back());
  const std::string metavariable = word.substr(std::min(word.find_first_not_of('_'), word.size()));
  std::string stem;
  for (const auto &[s, ignored] : x->stems)
    if (metavariable.starts_with(s) && s.size() > stem.size()) stem = s;
  if (!stem.empty() && std::isupper(static_cast<unsigned char>(metavariable[0])))
    return "`" + word + " : " + x->stems[stem] + "`";
  if (il::Op op{}; il::findOp(word, op)) return "```rules\n" + signature(op) + "\n```\n" + std::string(il::info(op).meaning);
  if (il::Sort sort{}; il::findSort(word, sort)) return "sort `" + word + "`";
  return r;
}

std::vector<Completion> Workspace::completions(const std::string &path, std::uint32_t offset) {
  const std::unique_ptr<Index> x = index(path);
  const std::string all = text(path);
  std::size_t from = std::min<std::size_t>(offset, all.size());
  while (from > 0 && isWord(all[from - 1])) --from;
  std::string prefix = all.substr(from, offset - from);
  if (from > 0 && all[from - 1] == '-' && (from < 2 || all[from - 2] != '-')) prefix = "-" + prefix;
  std::vector<Completion> r;
  std::set<std::string> seen;
  const auto add = [&](Completion::Kind kind, std::string label, std::string detail) {
    if (label.starts_with(prefix) && seen.insert(label).second) r.push_back({kind, std::move(label), std::move(detail)});
  };
  for (const Stated &s : x->stated) {
    const std::string detail = firstLine(s.file->syntax.str(s.file->syntax.of(s.item).back()));
    if (s.kind == "guard") add(Completion::Kind::Guard, s.name, detail);
    if (s.kind == "function") add(Completion::Kind::Function, s.name, detail);
    if (s.kind == "judgement") add(Completion::Kind::Judgement, s.name, detail);
  }
  for (unsigned o = 0; o < il::opCount; ++o)
    add(Completion::Kind::Operator, std::string(il::info(static_cast<il::Op>(o)).name), signature(static_cast<il::Op>(o)));
  for (const auto &[stem, sort] : x->stems) add(Completion::Kind::Metavariable, stem, sort);
  for (unsigned s = 0; s < il::sortCount; ++s)
    add(Completion::Kind::Sort, std::string(il::name(static_cast<il::Sort>(s))), "sort");
  for (std::string_view w : rules::itemWords()) add(Completion::Kind::Keyword, std::string(w), "");
  for (std::string_view w : rules::reservedWords()) add(Completion::Kind::Keyword, std::string(w), "");
  return r;
}

std::string Workspace::formatted(const std::string &path) const {
  const std::string all = text(path);
  Diagnostics diagnostics;
  const Syntax s = rules::parse(all, 1, diagnostics);
  return diagnostics.hasErrors() ? all : rules::formatted(all, s);
}

}  // namespace dotbar::lsp
