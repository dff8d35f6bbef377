#include "tools/driver/directives.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

#include "tools/driver/reached.h"

namespace dotbar::tools {
namespace {

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

}  // namespace

void warnOfUnknownDirectives(Session &s, const rules::RuleSet &set) {
  const auto option = set.options.find(intern("directives"));
  const std::string list(option == set.options.end() ? "" : text(option->second));
  std::istringstream in(list);
  std::set<std::string> known;
  for (std::string word; in >> word;) known.insert(word);
  for (const il::Directive *d : directivesOf(s, true))
    if (!known.count(lower(d->word)))
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
