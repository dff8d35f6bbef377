// Explaining a line: the derivation is repeated with its rule applications recorded.
#include "tools/workbench/explain.h"

#include <iostream>
#include <sstream>

#include "engine/support/input.h"
#include "tools/driver/recorded.h"
#include "tools/workbench/explain_proof.h"

namespace dotbar::tools {
namespace {

// Derivatives may stand behind each other in a file: from the line that says how one was made to the next such line.
struct Section {
  std::string text;
  unsigned before = 0;  // lines of the file
};

Section sectionAt(const std::string &all, unsigned line) {
  Section found;
  std::istringstream in(all);
  unsigned at = 0;
  for (std::string one; std::getline(in, one); ++at) {
    if (!readMadeBy(one).empty()) {
      if (at >= line) break;
      found = {"", at};
    }
    found.text += one + '\n';
  }
  return found;
}

// The derivative that the line is of, made again; false after a message.
bool madeAgain(Session &s, const std::string &file, unsigned line, Section &section, std::optional<Derivative> &d) {
  const auto text = readWhole(file);
  section = sectionAt(text.value_or(""), line);
  const std::string &all = section.text, first = all.substr(0, all.find('\n'));
  const std::vector<std::string> arguments = readMadeBy(first);
  if (arguments.empty()) {
    std::cerr << file << ": error[file]: " << (text ? "this file does not say which command made it" : "cannot be read") << '\n';
    return false;
  }
  Request request;
  if (!requestOf(arguments, file, request)) return false;
  request.traced = true;
  request.output = file;
  d = differentiate(s, request);
  if (!d) return s.diagnostics.print(std::cerr, s.sources), false;
  const auto differs = [&] { return first + "\n" + d->text != all; };
  if (differs()) {  // it was printed, in the form of the source, and went into a file of any name
    request.output.clear();
    d = differentiate(s, request);
  }
  if (differs()) {
    std::cerr << file
              << ": error[file]: the command in its first line makes another text now: source, rules or file have changed\n";
    return false;
  }
  return true;
}

std::vector<std::string> linesOf(const std::string &text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string trimmed(const std::string &s) { return s.substr(std::min(s.find_first_not_of(' '), s.size())); }

}  // namespace

int explain(const std::string &file, unsigned line, ExplainAs as, std::ostream &out) {
  Session s;
  std::optional<Derivative> d;
  Section section;
  if (!madeAgain(s, file, line, section, d)) return 1;
  const std::vector<std::string> lines = linesOf(section.text);
  const unsigned at = line - section.before;  // in it, from 1 on
  const il::Tree t = at >= 2 && at - 1 < d->lines.lines.size() ? d->lines.lines[at - 1] : il::Tree{};
  const std::string title =
      file + ":" + std::to_string(line) + ": " + (at >= 1 && at <= lines.size() ? trimmed(lines[at - 1]) : "");
  if (!t) return out << title << "\n  no instruction of the derivative\n", 0;
  d->source.facts->writeTreesBy([&](il::Tree x) { return cut(inOneLine(s, nullptr, {}, x), 56); });
  const ProofReader proof(s, *d);
  const std::vector<std::uint32_t> chain = proof.chain(t);
  if (chain.empty()) return out << title << "\n  copied from the source\n", 0;
  if (as == ExplainAs::Chain || as == ExplainAs::Json) {
    std::vector<ProofStep> steps;
    for (const std::uint32_t a : chain) steps.push_back(proof.step(a));
    if (as == ExplainAs::Json) return out << proofJson(s, title, steps, proof.tree(proof.statement(chain))) << '\n', 0;
    out << title << '\n';
    printChain(s, steps, out);
    return 0;
  }
  const ProofStep tree = proof.tree(proof.statement(chain));
  if (as == ExplainAs::Html) return out << proofPage(s, title, tree), 0;
  out << title << '\n';
  printTree(s, tree, "  ", as == ExplainAs::Brief, out);
  if (!tree.source.empty()) out << "  " << tree.source << ": " << tree.sourceText << '\n';
  return 0;
}

}  // namespace dotbar::tools
