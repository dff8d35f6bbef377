// One page of rule sets, as the papers print rules: HTML that stands alone, or a LaTeX document.
#include <map>

#include "engine/rules/show/show.h"
#include "engine/rules/show/typeset.h"
#include "tools/workbench/rule_sets.h"

namespace dotbar::tools {
namespace {

using rules::Typesetting;

constexpr const char *htmlHead = R"(<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>The rules</title><style>
body { font-family: serif; max-width: 75em; margin: 2em auto; padding: 0 1em; }
h2 { border-bottom: 1px solid #999; margin-top: 2em; } h3 { margin-top: 1.5em; font-weight: normal; }
.rule { margin: 1.2em 0; display: flex; align-items: center; gap: 2em; }
.proof { text-align: center; overflow-x: auto; } .premises { padding: 0 1em .3em; }
.conclusion { border-top: 1px solid black; padding: .3em 1em 0; white-space: nowrap; }
.name { font-family: sans-serif; font-size: 80%; } .name small { color: #666; }
.arrow { display: inline-block; text-align: center; line-height: .8; } .arrow small { display: block; font-size: 65%; }
.forward, .backward { display: inline-block; position: relative; padding-top: .45em; }
.forward::before { content: "\2192"; position: absolute; top: -.35em; left: 0; right: 0; text-align: center; font-size: 75%; }
.backward::before { content: "\2190"; position: absolute; top: -.35em; left: 0; right: 0; text-align: center; font-size: 75%; }
.barred { text-decoration: overline; } .dotted { position: relative; }
.dotted::before { content: "\02d9"; position: absolute; top: -.45em; left: 0; right: 0; text-align: center; }
</style></head><body>
<h1>The rules</h1>
)";

constexpr const char *latexHead = R"(\documentclass[a4paper,10pt]{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage[margin=1.5cm,landscape]{geometry}
\usepackage{amsmath,amssymb,graphicx}
\let\rulebar\dfrac  % a rule that is wider than the page is made smaller
\renewcommand{\dfrac}[2]{\sbox0{$\displaystyle\rulebar{#1}{#2}$}%
  \ifdim\wd0>.85\linewidth\resizebox{.85\linewidth}{!}{\usebox0}\else\usebox0\fi}
\allowdisplaybreaks
\begin{document}
\title{The rules}\date{}\maketitle\tableofcontents
)";

struct Book {
  Typesetting how;
  std::string out;
  std::map<std::string, std::string> known;  // the sets that stated a rule already, by its text

  void heading(int level, const std::string &words) {
    if (how == Typesetting::Html)
      out += "<h" + std::to_string(level + 1) + ">" + escaped(words, how) + "</h" + std::to_string(level + 1) + ">\n";
    else
      out += (level == 1 ? "\\section{" : "\\subsection*{") + escaped(words, how) + "}\n";
  }

  // A scheme's rules are set once, by the first line it was expanded for; a rule of a set before is only in that one.
  void add(const std::string &name, const rules::RuleSet &set) {
    heading(1, name);
    for (rules::JudgementId j = 0; j < set.judgements.size(); ++j) {
      std::string rulesText;
      std::map<Symbol, bool> schemes;
      for (rules::RuleId r : set.rulesOf[j]) {
        const rules::Rule &rule = set.rules[r];
        if (rule.scheme && !schemes.emplace(rule.scheme, true).second) continue;
        const std::string text = rules::typeset(set, r, how);
        if (known.emplace(rules::spelled(set.judgements[j]) + text, name).second) rulesText += text;
      }
      if (rulesText.empty()) continue;
      heading(2, rules::spelled(set.judgements[j]));
      out += rulesText;
    }
  }
};

}  // namespace

std::string ruleBook(Session &s, const std::vector<std::string> &words, bool latex) {
  Book book{latex ? Typesetting::Latex : Typesetting::Html, latex ? latexHead : htmlHead, {}};
  for (const std::string &name : setNames(words)) {
    const auto set = rules::load(s.sources, s.diagnostics, {name}, {{rulesFolder()}});
    if (set) book.add(name, *set);
  }
  return book.out + (latex ? "\\end{document}\n" : "</body></html>\n");
}

}  // namespace dotbar::tools
