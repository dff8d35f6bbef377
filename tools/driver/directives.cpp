#include "tools/driver/directives.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>

#include "il_make.h"
#include "tools/driver/reached.h"

namespace dotbar::tools {
namespace {

using il::Tree;

std::string lower(std::string_view s) {
  std::string r(s);
  std::transform(r.begin(), r.end(), r.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return r;
}

// In the order of the text; a comment may hang on several trees by now.
std::vector<const il::Directive *> directivesOf(const Session &s, bool own) {
  std::vector<const il::Directive *> all;
  for (const auto &[tree, comments] : s.forest.allComments())
    for (const il::Directive &d : comments.directives)
      if (d.own == own && d.where) all.push_back(&d);
  std::stable_sort(all.begin(), all.end(), [](auto *a, auto *b) { return a->where.begin < b->where.begin; });
  all.erase(std::unique(all.begin(), all.end(), [](auto *a, auto *b) { return a->where.begin == b->where.begin; }), all.end());
  return all;
}

// The rest of a directive that began on a line before, or the end of what it opened.
bool goesOn(const il::Directive &d, const il::Directive *before) {
  const bool continued = !d.family.empty() && !std::isalnum(static_cast<unsigned char>(d.word[0]));
  return continued || lower(d.word) == "end" || (before && before->family == d.family && before->arguments.ends_with('&'));
}

// The words that the rules know, as they state them.
std::string knownWords(const rules::RuleSet &set) {
  const auto option = set.options.find(intern("directives"));
  return std::string(option == set.options.end() ? "" : text(option->second));
}

std::vector<std::string> listed(std::string list) {
  std::ranges::replace(list, ',', ' ');
  std::istringstream in(list);
  std::vector<std::string> all;
  for (std::string word; in >> word;) all.push_back(lower(word));
  return all;
}

// By the names that heads have for them: f, and of one in a module or another procedure m%f, too.
void procedures(const Session &s, Tree list, const std::string &around, std::map<std::string, std::vector<Tree>> &named) {
  const il::Forest &f = s.forest;
  for (const Tree t : f.children(list)) {
    const Tree name = il::AnyOp::name_(f, t), contained = il::AnyOp::contained_(f, t);
    if (!name) continue;
    const std::string own(text(f.symbol(name)));
    if (f.is(t, il::Op::Procedure)) {
      named[own].push_back(t);
      if (!around.empty()) named[around + "%" + own].push_back(t);
    }
    if (contained) procedures(s, contained, own, named);
  }
}

}  // namespace

void mark(Session &s, const std::vector<Tree> &files, const std::string &wish, const rules::RuleSet *set) {
  const std::string word = lower(wish.substr(0, wish.find('=')));
  const std::vector<std::string> names = listed(wish.substr(std::min(word.size() + 1, wish.size())));
  const std::vector<std::string> known = set ? listed(knownWords(*set)) : std::vector<std::string>{word};
  const auto wrong = [&](const std::string &what) -> Diagnostic & {
    return s.diagnostics.report(DiagnosticKind::Usage, {}, "--mark " + wish + ": " + what);
  };
  if (names.empty()) wrong("no procedure is named").fix = "--mark WORD=f,m%g: as if !$AD WORD stood before their headers";
  if (std::ranges::find(known, word) == known.end())
    wrong("no rule knows the directive $AD " + word).fix = "known are " + knownWords(*set);
  std::map<std::string, std::vector<Tree>> all;
  for (const Tree file : files) procedures(s, il::FileOp::units_(s.forest, file), "", all);
  for (const std::string &name : names) {
    if (!all.contains(name)) wrong("no procedure is called " + name);
    for (const Tree t : all[name]) {
      const il::Comments *own = s.forest.comments(t);
      il::Comments comments = own ? *own : il::Comments{};
      comments.directives.push_back({true, {}, word, {}, {}});
      s.forest.setComments(t, std::move(comments));
    }
  }
}

void warnOfUnknownDirectives(Session &s, const rules::RuleSet &set) {
  const std::string list = knownWords(set);
  const std::vector<std::string> all = listed(list);
  for (const il::Directive *d : directivesOf(s, true))
    if (std::ranges::none_of(all, [&](const std::string &word) { return d->says(word); }))
      s.diagnostics.report(DiagnosticKind::Ignored, d->where, "the directive $AD " + d->word + " is not known: it is ignored")
          .fix = "known are " + list;
}

void warnOfForeignDirectives(Session &s, const Analysed &a) {
  const std::vector<const il::Directive *> all = directivesOf(s, false);
  if (all.empty()) return;
  const Reached reached(a);
  const il::Directive *before = nullptr;
  for (const il::Directive *d : all) {
    const bool first = !goesOn(*d, before);
    before = d;
    if (!first || !reached.derives(d->where)) continue;
    const std::string message = d->family.empty()
                                    ? "a line for some compilers only: derivatives are those of the program without it"
                                    : "the directive " + d->family + " " + d->word + " is left out of derivatives";
    s.diagnostics.report(DiagnosticKind::Ignored, d->where, message);
  }
}

}  // namespace dotbar::tools
