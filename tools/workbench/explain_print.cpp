// A proof as text, JSON or a page.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>

#include "tools/workbench/explain_proof.h"

namespace dotbar::tools {

using dataflow::Reason;
using nlohmann::json;

namespace {

std::string where(const Session &s, const Reason &r) {
  const std::string equation = placeOf(s, r.equation), at = r.at ? placeOf(s, il::sourceSpan(s.forest, r.at)) : "";
  return (at.empty() ? "" : "  at " + at) + (equation.empty() ? "" : "  (" + equation + ")");
}

std::string title(const ProofStep &t) { return t.rule + (t.cites.empty() ? "" : "  (" + t.cites + ")") + "  " + t.place; }

std::string escaped(const std::string &text) {
  std::string s;
  for (const char c : text) {
    if (c == '&')
      s += "&amp;";
    else if (c == '<')
      s += "&lt;";
    else if (c == '>')
      s += "&gt;";
    else
      s += c;
  }
  return s;
}

json jsonOf(const Session &s, const Reason &r) {
  json j{{"text", r.text}};
  if (r.equation) j["equation"] = placeOf(s, r.equation);
  if (r.at && il::sourceSpan(s.forest, r.at)) j["at"] = placeOf(s, il::sourceSpan(s.forest, r.at));
  for (const Reason &b : r.because) j["because"].push_back(jsonOf(s, b));
  return j;
}

json jsonOf(const Session &s, const ProofStep &t) {
  json j{{"rule", t.rule}, {"cites", t.cites}, {"place", t.place}, {"conclusion", t.conclusion}};
  if (!t.source.empty()) j["source"] = t.source, j["sourceText"] = t.sourceText;
  j["guards"] = json::array();
  for (const GuardShown &g : t.guards) {
    json one = jsonOf(s, g.reason);
    one["holds"] = g.holds;
    j["guards"].push_back(std::move(one));
  }
  if (t.elsewhere) j["elsewhere"] = true;
  for (const ProofStep &p : t.premises) j["premises"].push_back(jsonOf(s, p));
  return j;
}

std::string folded(const Session &s, const Reason &r) {
  const std::string line = escaped(r.text) + "<small>" + escaped(where(s, r)) + "</small>";
  if (r.because.empty()) return "<div class=leaf>" + line + "</div>\n";
  std::string page = "<details class=guard><summary>" + line + "</summary>\n";
  for (const Reason &b : r.because) page += folded(s, b);
  return page + "</details>\n";
}

std::string folded(const Session &s, const ProofStep &t, bool open) {
  std::string page = std::string("<details class=rule") + (open ? " open" : "") + "><summary><code>" + escaped(t.conclusion) +
                     "</code> <b>" + escaped(t.rule) + "</b> " + escaped(t.cites) + " <small>" + escaped(t.place) +
                     "</small></summary>\n";
  if (!t.source.empty())
    page += "<div class=source>" + escaped(t.source) + ": <code>" + escaped(t.sourceText) + "</code></div>\n";
  for (const GuardShown &g : t.guards) page += folded(s, g.reason);
  for (const ProofStep &p : t.premises) page += folded(s, p, false);
  return page + "</details>\n";
}

}  // namespace

void printReasons(const Session &s, const std::vector<Reason> &reasons, const std::string &indent, int levels,
                  std::ostream &out) {
  if (levels == 0) return;
  for (const Reason &r : reasons) {
    out << indent << r.text << where(s, r) << '\n';
    printReasons(s, r.because, indent + "  ", levels - 1, out);
  }
}

// From the rule that built the line outwards. A rule that walks a list applies once for each element: one of them is enough.
void printChain(const Session &s, const std::vector<ProofStep> &steps, std::ostream &out) {
  for (std::size_t i = 0, n = 1; i < steps.size(); i += n, n = 1) {
    const ProofStep &t = steps[i];
    while (i + n < steps.size() && t.guards.empty() && steps[i + n].rule == t.rule && steps[i + n].place == t.place) ++n;
    out << "  " << title(t) << (n > 1 ? "  " + std::to_string(n) + " times" : "") << "\n    " << t.conclusion << '\n';
    for (const GuardShown &g : t.guards) printReasons(s, {g.reason}, "      ", 3, out);
    if (!t.source.empty()) out << "    on " << t.source << ": " << t.sourceText << '\n';
  }
}

namespace {

// A rule of a paper's, cited by its identifier (TAP-A-seq), or one of the user's own.
bool isShownBriefly(const ProofStep &t) {
  static const std::regex identifier("\\b[A-Z]+-[A-Z]");
  return t.elsewhere || !t.place.starts_with("rules/") || std::regex_search(t.cites, identifier);
}

// What a proof rests on; briefly, with what is not shown left out, and what that rests on in its place.
std::size_t premisesOf(const ProofStep &t, bool brief, std::vector<const ProofStep *> &shown) {
  std::size_t folded = 0;
  for (const ProofStep &p : t.premises)
    if (!brief || isShownBriefly(p))
      shown.push_back(&p);
    else
      folded += 1 + premisesOf(p, brief, shown);
  return folded;
}

void printGuards(const Session &s, const ProofStep &t, const std::string &indent, bool brief, std::ostream &out) {
  std::size_t folded = 0;
  for (const GuardShown &g : t.guards)
    if (!brief)
      printReasons(s, {g.reason}, indent, 2, out);
    else if (g.holds)
      out << indent << g.reason.text << '\n';
    else
      ++folded;
  if (folded) out << indent << "(" << folded << (folded == 1 ? " guard that does" : " guards that do") << " not hold)\n";
}

}  // namespace

// Premises stand above the bar, the conclusion below it.
void printTree(const Session &s, const ProofStep &t, const std::string &indent, bool brief, std::ostream &out) {
  const std::string above = indent + "    ";
  if (t.elsewhere) {
    out << indent << t.conclusion << "   (explained at its own line)\n";
    return;
  }
  std::vector<const ProofStep *> premises;
  const std::size_t folded = premisesOf(t, brief, premises);
  for (const ProofStep *p : premises) printTree(s, *p, above, brief, out);
  if (folded) out << above << "(" << folded << (folded == 1 ? " step" : " steps") << " by rules of no paper's)\n";
  printGuards(s, t, above, brief, out);
  std::size_t width = t.conclusion.size();
  for (const GuardShown &g : t.guards)
    if (!brief || g.holds) width = std::max(width, g.reason.text.size() + 4);
  out << indent << std::string(std::min<std::size_t>(std::max<std::size_t>(width, 20), 80), '-') << ' ' << title(t) << '\n'
      << indent << t.conclusion << '\n';
}

std::string reasonJson(const Session &s, const Reason &r) { return jsonOf(s, r).dump(1); }

std::string proofJson(const Session &s, const std::string &title, const std::vector<ProofStep> &chain, const ProofStep &tree) {
  json j{{"line", title}, {"chain", json::array()}, {"tree", jsonOf(s, tree)}};
  for (const ProofStep &t : chain) j["chain"].push_back(jsonOf(s, t));
  return j.dump(1);
}

std::string proofPage(const Session &s, const std::string &title, const ProofStep &tree) {
  return "<!DOCTYPE html>\n<html lang=en><head><meta charset=utf-8><title>" + escaped(title) +
         "</title>\n<style>\n"
         "body { font: 15px/1.5 sans-serif; margin: 2em; color: #222; background: #fff }\n"
         "details, .leaf, .source { margin-left: 1.2em }\n"
         "details.rule { border-left: 2px solid #88a; padding-left: .5em }\n"
         ".guard > summary, .leaf { color: #464 }\n"
         "small { color: #777; margin-left: .6em }\n"
         "code { font: 14px monospace }\n"
         "</style></head><body>\n<h1><code>" +
         escaped(title) + "</code></h1>\n" + folded(s, tree, true) + "</body></html>\n";
}

}  // namespace dotbar::tools
