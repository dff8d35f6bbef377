// The page that has a paper's rules beside ours: as Markdown with the texts of both files, and set, as a chapter of the book.
#include "tools/workbench/book/beside.h"

namespace dotbar::tools {
namespace {

constexpr const char *howToRead =
    "Left the paper's rules in its order, transcribed, with misprints corrected (and marked); right ours that cite the same "
    "identifier. "
    "\"The same\" is found by comparing the trees, whatever variables are called. Else the lines below say which premises ours "
    "have "
    "besides or do not have, and why. What ours conclude is the paper's but for what those premises make. A rule about one "
    "element of a "
    "list, `[E ...]`, is short for the rules with `[E . ARGS]` and `[]`.";

std::string html(std::string_view s) { return rules::escaped(s, rules::Typesetting::Html); }

// A rule as its file has it, with bars that leave room for two on a page.
std::string shortened(std::string_view text) {
  std::string r;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string line(text.substr(at, end - at));
    if (const std::size_t bar = line.find("----------"); bar != line.npos) line = line.substr(0, bar) + std::string(40, '-');
    r += line + "\n";
    at = end + 1;
  }
  while (r.ends_with("\n")) r.pop_back();
  return r;
}

std::string code(std::string_view text) { return "<td><pre>\n" + html(shortened(text)) + "\n</pre></td>"; }

std::string said(const Reason &r) {
  return "<code>" + html(r.about) + "</code>: " + (r.why.empty() ? "**no reason is given**" : html(r.why));
}

std::string list(const std::vector<Reason> &reasons) {
  std::string out;
  for (const Reason &r : reasons) out += "- " + said(r) + "\n";
  return out + "\n";
}

}  // namespace

std::string Beside::markdown() const {
  std::string out = "## " + title() + "\n\n";
  for (const PaperRow &row : rows_) {
    out += "### " + row.identifier + "\n\n<table>\n<tr>" + code(s_.sources.text(row.where)) + "\n";
    if (!row.rule) out += code(s_.sources.text(row.ourWhere));
    const Span none{};
    Span last = none;
    std::string ours, places;
    for (const Counterpart &c : row.ours) {
      if (c.rule->whole.begin == last.begin) continue;  // two of one text
      last = c.rule->whole;
      ours += (ours.empty() ? "" : "\n\n") + std::string(s_.sources.text(c.rule->whole));
      if (const std::string place = placeOf(*c.rule); !place.empty()) places = "Ours is in " + place + ". ";
    }
    if (row.rule) out += code(ours);
    out += "</tr>\n</table>\n\n";
    if (const std::size_t misprint = row.cites.find("(misprint"); misprint != row.cites.npos)
      places = "Corrected " + row.cites.substr(misprint) + ". " + places;
    const std::vector<Reason> differences = remarks(row);
    out += html(places) +
           (differences.empty() ? "**The same.**\n\n"
            : places.empty()    ? ""
                                : "\n\n") +
           (differences.empty() ? "" : list(differences));
  }
  for (const std::string &identifier : outOfOrder()) out += "In another order: " + identifier + "\n\n";
  for (const Section &section : sections())
    out += "### " + section.title + "\n\n" + section.about + "\n\n" + list(section.reasons);
  return out;
}

// Behind the rows, as far as there is something to say.
std::vector<Beside::Section> Beside::sections() const {
  std::vector<Section> all{{"Split", "Rules of the paper that several of ours stand for.", split()},
                           {"Beyond the paper", "Rules of ours, in judgements that the paper has, without one there.", beyond()}};
  std::erase_if(all, [](const Section &section) { return section.reasons.empty(); });
  return all;
}

std::string Beside::set(const Phrases &phrases) const {
  const auto reason = [&](const Reason &r) { return phrases.paragraph(r.about + ": " + r.why); };
  std::string out = phrases.heading(1, placeNamed(title()), title()) + phrases.paragraph(howToRead);
  std::size_t n = 0;
  for (const PaperRow &row : rows_) {
    std::string left, right;
    if (!row.rule) {
      left = rules::typeset(paper_, row.equations, phrases.how), right = rules::typeset(ours_, row.ourEquations, phrases.how);
    } else {
      left = rules::typeset(paper_, *row.rule, phrases.how);
      for (const Counterpart &c : row.ours) right += rules::typeset(ours_, *c.rule, phrases.how);
    }
    std::string below;
    const std::vector<Reason> differences = remarks(row);
    for (const Reason &r : differences) below += reason(r);
    out += phrases.beside(placeNamed(title() + " " + row.identifier + " " + std::to_string(n++)), left, right,
                          differences.empty() ? phrases.paragraph("The same.") : below);
  }
  for (const Section &section : sections()) {
    out += phrases.heading(2, placeNamed(title() + " " + section.title), section.title) + phrases.paragraph(section.about);
    for (const Reason &r : section.reasons) out += reason(r);
  }
  return out;
}

std::string besidePage(Session &s, const std::vector<std::string> &papers) {
  std::string out =
      "# The paper's rules beside ours\n\nMade by `dotbar rules beside`, from `rules/papers` and the rules; a test holds that. " +
      std::string(howToRead) + "\n\n";
  for (const std::string &paper : papers) {
    if (const auto beside = besideOurs(s, paper))
      out += beside->markdown();
    else
      s.diagnostics.report(DiagnosticKind::UnknownName, {}, paper + " does not say `option beside = SET`");
  }
  while (out.ends_with("\n\n")) out.pop_back();
  return out;
}

}  // namespace dotbar::tools
