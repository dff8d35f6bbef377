// Setting rules: the text that `show` writes, taken apart again into words and symbols. Metavariables are slanted, with numbers
// below; PART1f and PART1b are the two sweeps of PART1, under arrows; V' is dotted in a forward mode and barred in a backward one
// (TAP 5.3, 5.4). Sets and analyses are bold (TAP 5.2).
#include "engine/rules/show/typeset.h"

#include <cctype>
#include <set>
#include <vector>

namespace dotbar::rules {
namespace {

struct Sign {
  std::string_view text, latex, html;
};

// What is not a word, longest first.
constexpr Sign signs[] = {
    {"(x)", "\\otimes ", "⊗"},
    {"∧", "\\wedge ", "∧"},
    {"∨", "\\vee ", "∨"},
    {"|-", "\\vdash ", "⊢"},
    {":=", "\\mathrel{:=}", ":="},
    {"=>", "\\Rightarrow ", "⇒"},
    {"==", "=", "="},
    {"/=", "\\neq ", "≠"},
    {"<=", "\\leq ", "≤"},
    {">=", "\\geq ", "≥"},
    {"**", "\\mathbin{**}", "**"},
    {"{", "\\{", "{"},
    {"}", "\\}", "}"},
    {"!", "\\neg ", "¬"},
    {"*", "\\times ", "×"},
    {"\\", "\\setminus ", "∖"},
    {"_", "\\_", "_"},
    {"<", "<", "&lt;"},
    {">", ">", "&gt;"},
    {"&", "\\&", "&amp;"},
    {"%", "\\%", "%"},
    {"#", "\\#", "#"},
    {"$", "\\$", "$"},
    {";", ";\\,", ";"},
    {",", ",\\,", ","},
    {"|", "\\mid ", "|"},
    {"^", "\\hat{}", "^"},
    {"~", "\\sim ", "~"},
    {"[", "{[}", "["},
};

bool word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::string directionOf(const RuleSet &set) {
  for (const Mode &m : set.modes)
    if (const auto d = m.options.find(intern("direction")); d != m.options.end()) return std::string(text(d->second));
  return {};
}

class Setter {
 public:
  Setter(const RuleSet &set, Typesetting how, const Places &places)
      : latex_(how == Typesetting::Latex), how_(how), direction_(directionOf(set)), places_(places) {
    for (const Analysis &a : set.analyses) sets_.insert(text(a.name));
    for (const Definition &d : set.definitions)
      if (d.kind != Definition::Kind::Guard) sets_.insert(text(d.name));
  }

  // `formula`: whether /\ and \/ join guards or sets.
  std::string line(std::string_view s, bool formula) const {
    std::string out;
    while (!s.empty()) {
      const std::size_t taken = token(s, formula, out);
      s.remove_prefix(taken);
    }
    return out;
  }

 private:
  std::size_t token(std::string_view s, bool formula, std::string &out) const {
    if (s[0] == ' ') return out += latex_ ? "\\ " : " ", std::min(s.find_first_not_of(' '), s.size());
    if (s[0] == '"') return quoted(s, out);
    if (const std::size_t n = arrow(s, out)) return n;
    if (s.starts_with("/\\")) return out += formula ? (latex_ ? "\\wedge " : "∧") : (latex_ ? "\\cap " : "∩"), 2;
    if (s.starts_with("\\/")) return out += formula ? (latex_ ? "\\vee " : "∨") : (latex_ ? "\\cup " : "∪"), 2;
    if (const std::size_t n = setOfEquations(s, out)) return n;
    const bool hidden = s[0] == '_' && s.size() > 1 && std::isupper(static_cast<unsigned char>(s[1]));
    if (std::isupper(static_cast<unsigned char>(s[0])) || hidden) return metavariable(s, out);
    if (word(s[0]) && s[0] != '_') {
      std::size_t n = 0;
      while (n < s.size() && word(s[n])) ++n;
      const std::string w = escaped(s.substr(0, n), how_);
      const bool digit = std::isdigit(static_cast<unsigned char>(s[0])) != 0;
      out += latex_ ? (digit ? w : "\\mathsf{" + w + "}") : linked(s.substr(0, n), w);
      return n;
    }
    for (const Sign &sign : signs)
      if (s.starts_with(sign.text)) return out += latex_ ? sign.latex : sign.html, sign.text.size();
    out += s[0];
    return 1;
  }

  std::string linked(std::string_view word, std::string shown) const {
    const auto at = latex_ ? places_.end() : places_.find(word);
    return at == places_.end() ? shown : "<a href=\"#" + at->second + "\">" + shown + "</a>";
  }

  // TBR-(I), kill(I): the side becomes an exponent.
  std::size_t setOfEquations(std::string_view s, std::string &out) const {
    std::size_t n = 0;
    while (n < s.size() && word(s[n])) ++n;
    if (!sets_.count(s.substr(0, n))) return 0;
    const std::string w = escaped(s.substr(0, n), how_);
    out += latex_ ? "\\mathbf{" + w + "}" : "<b>" + linked(s.substr(0, n), w) + "</b>";
    const bool hasSide = n + 1 < s.size() && (s[n] == '-' || s[n] == '+') && (s[n + 1] == '(' || s[n + 1] == ')');
    if (!hasSide) return n;
    out += latex_ ? "^{" + std::string(1, s[n]) + "}" : s[n] == '-' ? "<sup>−</sup>" : "<sup>+</sup>";
    return n + 1;
  }

  std::size_t quoted(std::string_view s, std::string &out) const {
    std::size_t n = 1;
    while (n < s.size() && s[n] != '"') n += s[n] == '\\' ? 2 : 1;
    const std::string inner = escaped(s.substr(1, std::min(n, s.size()) - 1), how_);
    out += latex_ ? "\\text{``" + inner + "''}" : "<q>" + inner + "</q>";
    return std::min(n + 1, s.size());
  }

  std::size_t arrow(std::string_view s, std::string &out) const {
    if (s[0] != '-') return 0;
    if (s.starts_with("-->")) return out += latex_ ? "\\rightarrow " : "⟶", 3;
    std::size_t n = 1;
    while (n < s.size() && word(s[n])) ++n;
    if (n == 1 || !s.substr(n).starts_with("->")) return 0;
    const std::string name = escaped(s.substr(1, n - 1), how_);
    out += latex_ ? "\\xrightarrow{\\text{" + name + "}}"
                  : linked(s.substr(0, n + 2), "<span class=\"arrow\"><small>" + name + "</small>⟶</span>");
    return n + 2;
  }

  // EXPR, 1', f: letters, the number below them, marks.
  std::size_t metavariable(std::string_view s, std::string &out) const {
    std::size_t n = s[0] == '_' ? 1 : 0;
    const std::size_t from = n;
    while (n < s.size() && std::isupper(static_cast<unsigned char>(s[n]))) ++n;
    const std::string stem(s.substr(from, n - from));
    std::size_t m = n;
    while (m < s.size() && std::isdigit(static_cast<unsigned char>(s[m]))) ++m;
    const std::string number(s.substr(n, m - n));
    std::size_t e = m;
    while (e < s.size() && std::islower(static_cast<unsigned char>(s[e]))) ++e;
    const std::string suffix(s.substr(m, e - m));
    std::size_t primes = 0;
    while (e + primes < s.size() && s[e + primes] == '\'') ++primes;
    out += latex_ ? latexVariable(stem, number, suffix, primes) : htmlVariable(stem, number, suffix, primes);
    return e + primes;
  }

  std::string latexVariable(const std::string &stem, const std::string &number, const std::string &suffix,
                            std::size_t primes) const {
    std::string r = "\\mathit{" + stem + "}";
    if (!number.empty()) r += "_{" + number + "}";
    if (suffix == "f" || suffix == "b")
      r = (suffix == "f" ? "\\overrightarrow{" : "\\overleftarrow{") + r + "}";
    else if (!suffix.empty())
      r += "^{\\mathit{" + suffix + "}}";
    if (primes && direction_ == "backward") r = "\\overline{" + r + "}", --primes;
    if (primes && direction_ == "forward") r = "\\dot{" + r + "}", --primes;
    return primes ? "{" + r + "}" + std::string(primes, '\'') : r;
  }

  std::string htmlVariable(const std::string &stem, const std::string &number, const std::string &suffix,
                           std::size_t primes) const {
    std::string r = "<i>" + stem + "</i>";
    if (!number.empty()) r += "<sub>" + number + "</sub>";
    if (suffix == "f" || suffix == "b")
      r = "<span class=\"" + std::string(suffix == "f" ? "forward" : "backward") + "\">" + r + "</span>";
    else if (!suffix.empty())
      r += "<sup>" + suffix + "</sup>";
    if (primes && direction_ == "backward") r = "<span class=\"barred\">" + r + "</span>", --primes;
    if (primes && direction_ == "forward") r = "<span class=\"dotted\">" + r + "</span>", --primes;
    return r + std::string(primes, '\'');
  }

  bool latex_;
  Typesetting how_;
  std::string direction_;
  const Places &places_;
  std::set<std::string_view> sets_;
};

struct Piece {
  std::string set;
  std::size_t width = 0;  // of the text that it was
  bool alone = false;     // a block's line
};

// The premises, block lines apart.
void premises(const RuleSet &set, const Rule &r, const Setter &setter, std::vector<Piece> &into) {
  const Shower s(set, r.variables);
  if (r.otherwise) into.push_back({setter.line("otherwise", true), 9, false});
  for (const Premise &p : r.premises) {
    std::string text = s.premise(p, "");
    const bool alone = text.find('\n') != text.npos;
    for (std::size_t at = 0; at <= text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      const std::string line = text.substr(at, end - at);
      into.push_back({setter.line(line, p.kind == Premise::Kind::Guard), line.size(), alone});
      at = end + 1;
    }
  }
}

constexpr std::size_t rowWidth = 90;

// Short premises share a row, as in the papers.
std::vector<std::string> rows(const std::vector<Piece> &pieces, std::string_view between) {
  std::vector<std::string> r;
  std::size_t width = rowWidth;
  for (const Piece &p : pieces) {
    if (p.alone || width + p.width > rowWidth)
      r.push_back(p.set), width = p.alone ? rowWidth : p.width;
    else
      r.back() += std::string(between) + p.set, width += p.width + 3;
  }
  return r;
}

// The conclusion on one line, or, when it is long, a line for what is above it and one for each output.
std::vector<std::string> conclusion(const RuleSet &set, const Rule &r, const Setter &setter) {
  const Shower s(set, r.variables);
  std::vector<std::string> parts{s.judged(r.judgement, r.inputs)};
  if (r.refusal) parts.push_back("refuse " + quotedText(text(r.refusal)));
  const bool several = r.outputs.size() > 1;
  for (const Term &t : r.outputs)
    parts.push_back((several ? parts.size() == 1 ? "[ " : "| " : "") + s.term(t) + (several ? " " : ""));
  if (several) parts.back() += "]";
  std::size_t width = 0;
  std::string whole;
  for (const std::string &p : parts) width += p.size(), whole += p;
  if (width <= rowWidth) return {setter.line(whole, false)};
  for (std::string &p : parts) p = setter.line(p, false);
  return parts;
}

std::string latexOr(Typesetting how, const char *latex, const char *html) { return how == Typesetting::Latex ? latex : html; }

std::string joined(const std::vector<std::string> &rows, std::string_view with) {
  std::string r;
  for (std::size_t i = 0; i < rows.size(); ++i) r += (i ? std::string(with) : "") + rows[i];
  return r;
}

}  // namespace

std::string escaped(std::string_view s, Typesetting how) {
  std::string r;
  for (char c : s) {
    if (how == Typesetting::Html)
      r += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    else if (std::string_view("_#$%&{}").find(c) != std::string_view::npos)
      r += std::string("\\") + c;
    else
      r += c == '\\' ? "\\textbackslash{}" : c == '^' ? "\\^{}" : c == '~' ? "\\~{}" : std::string(1, c);
  }
  return r;
}

std::string typeset(const RuleSet &set, const std::vector<Equation> &equations, Typesetting how, const Places &places) {
  const Setter setter(set, how, places);
  const auto line = [&](const std::string &s) { return s == "{}" ? latexOr(how, "\\emptyset ", "∅") : setter.line(s, false); };
  std::string rows_;
  for (const Equation &e : equations)
    for (std::size_t i = 0; i < e.cases.size(); ++i) {
      const std::string left = i ? "" : line(e.left), sign = line(e.sign), value = line(e.cases[i].first);
      const std::string condition = line(e.cases[i].second);
      rows_ += how == Typesetting::Latex
                   ? (rows_.empty() ? "  " : " \\\\\n  ") + left + " & " + sign + " & " + value + " & " + condition
                   : "<tr><td>" + left + "</td><td>" + sign + "</td><td>" + value + "</td><td>" + condition + "</td></tr>\n";
    }
  if (how == Typesetting::Latex) return "\\[\n\\wide{\\begin{array}{rcll}\n" + rows_ + "\n\\end{array}}\n\\]\n";
  return "<table class=\"equations\">\n" + rows_ + "</table>\n";
}

std::string typeset(const RuleSet &set, RuleId id, Typesetting how, const Places &places) {
  return typeset(set, set.rules[id], how, places);
}

std::string typeset(const RuleSet &set, const Rule &r, Typesetting how, const Places &places) {
  const Setter setter(set, how, places);
  std::vector<Piece> above;
  premises(set, r, setter, above);
  const std::string name = escaped(text(r.name), how);
  const std::vector<std::string> below = conclusion(set, r, setter);
  const std::string cites = escaped(r.cites, how);
  if (how == Typesetting::Latex)
    return "% " + std::string(text(r.name)) + "\n\\[\n  \\dfrac{\\begin{array}{c}" + joined(rows(above, " \\quad "), " \\\\ ") +
           "\\end{array}}\n  {\\begin{array}{c}" + joined(below, " \\\\ ") + "\\end{array}}\n  \\tag*{\\textsf{\\small " + name +
           "}}\n\\]\n" + (cites.empty() ? "" : "{\\footnotesize " + cites + "\\par}\n");
  return "<div class=\"rule\"><div class=\"proof\"><div class=\"premises\">" + joined(rows(above, " &emsp; "), "<br>\n") +
         "</div>\n<div class=\"conclusion\">" + joined(below, "<br>\n") + "</div></div>\n<div class=\"name\">" + name +
         (cites.empty() ? "" : " <small>" + cites + "</small>") + "</div></div>\n";
}

}  // namespace dotbar::rules
