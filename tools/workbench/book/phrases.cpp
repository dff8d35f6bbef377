#include "tools/workbench/book/phrases.h"

#include <cctype>

namespace dotbar::tools {
namespace {

constexpr const char *htmlHead = R"(<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>The rules</title><style>
body { font-family: serif; max-width: 75em; margin: 2em auto; padding: 0 1em; }
h2 { border-bottom: 1px solid #999; margin-top: 2em; } h3 { margin-top: 1.5em; font-weight: normal; }
nav ul { columns: 3; list-style: none; padding: 0; } nav li { break-inside: avoid; margin-bottom: .6em; } nav small { display: block; }
a { color: inherit; text-decoration-color: #bbb; }
.rule { margin: 1.2em 0; display: flex; align-items: center; gap: 2em; }
.proof { text-align: center; overflow-x: auto; } .premises { padding: 0 1em .3em; }
.conclusion { border-top: 1px solid black; padding: .3em 1em 0; white-space: nowrap; }
.name, .label { font-family: sans-serif; font-size: 80%; } .name small, .label small { color: #666; }
.label { margin-top: 1.5em; } .equations td { padding: .1em .4em; vertical-align: top; }
details { margin-left: 2em; color: #666; } summary { font-family: sans-serif; font-size: 80%; }
.beside { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2em; border-top: 1px dotted #999; }
.below { grid-column: 1 / 3; } .below p { margin: .2em 0; font-size: 90%; } .beside .rule { flex-wrap: wrap; gap: .3em; font-size: 80%; }
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
\usepackage[hidelinks]{hyperref}
\newcommand{\wide}[1]{\sbox0{$\displaystyle #1$}%  what is wider than the page is made smaller
  \ifdim\wd0>.85\linewidth\resizebox{.85\linewidth}{!}{\usebox0}\else\usebox0\fi}
\let\rulebar\dfrac
\renewcommand{\dfrac}[2]{\wide{\rulebar{#1}{#2}}}
\allowdisplaybreaks\sloppy\setcounter{secnumdepth}{0}\setcounter{tocdepth}{2}\setlength{\parindent}{0pt}
\begin{document}
\title{The rules}\date{}\maketitle\tableofcontents
)";

}  // namespace

std::string Phrases::begin() const { return isLatex() ? latexHead : htmlHead; }
std::string Phrases::end() const { return isLatex() ? "\\end{document}\n" : "</body></html>\n"; }

std::string Phrases::heading(int level, const std::string &place, const std::string &words) const {
  const std::string h = "h" + std::to_string(level + 1);
  if (!isLatex()) return "<" + h + " id=\"" + place + "\">" + text(words) + "</" + h + ">\n";
  return (level == 1 ? "\\section{" : "\\subsection{") + text(words) + "}\n";
}

std::string Phrases::paragraph(const std::string &plain) const {
  return isLatex() ? "\n" + text(plain) + "\n\n" : "<p>" + text(plain) + "</p>\n";
}

std::string Phrases::label(const std::string &place, const std::string &words) const {
  if (!isLatex()) return "<div class=\"label\" id=\"" + place + "\">" + words + "</div>\n";
  return "\n\\hypertarget{" + place + "}{}\\textsf{\\small " + words + "}\n";
}

std::string Phrases::at(const std::string &place, const std::string &set) const {
  return isLatex() ? "\n\\hypertarget{" + place + "}{}\n" + set : "<div id=\"" + place + "\">\n" + set + "</div>\n";
}

std::string Phrases::reference(const std::string &place, const std::string &words) const {
  return isLatex() ? "\\hyperlink{" + place + "}{" + text(words) + "}" : "<a href=\"#" + place + "\">" + text(words) + "</a>";
}

std::string Phrases::folded(const std::string &summary, const std::string &set) const {
  if (isLatex()) return "{\\footnotesize " + summary + (set.empty() ? "" : ":\n" + set) + "\\par}\n";
  return set.empty() ? "<p><small>" + summary + "</small></p>\n"
                     : "<details><summary>" + summary + "</summary>\n" + set + "</details>\n";
}

std::string Phrases::beside(const std::string &place, const std::string &left, const std::string &right,
                            const std::string &below) const {
  if (!isLatex())
    return "<div class=\"beside\" id=\"" + place + "\"><div>\n" + left + "</div><div>\n" + right +
           "</div><div class=\"below\">\n" + below + "</div></div>\n";
  const std::string half = "\\begin{minipage}{.48\\linewidth}\\footnotesize\n";
  return "\n\\noindent " + half + left + "\\end{minipage}\\hfill\n" + half + right + "\\end{minipage}\n\n{\\footnotesize\n" +
         below + "}\\hrule\n";
}

std::string placeNamed(std::string_view words) {
  std::string r;
  for (char c : words) {
    if (std::isalnum(static_cast<unsigned char>(c)))
      r += c;
    else if (!r.empty() && r.back() != '-')
      r += '-';
  }
  while (r.ends_with('-')) r.pop_back();
  return r;
}

}  // namespace dotbar::tools
