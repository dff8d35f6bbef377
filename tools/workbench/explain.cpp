// Explaining a line: the derivation is repeated with its rule applications recorded.
#include "tools/workbench/explain.h"

#include <iostream>
#include <sstream>

#include "engine/support/input.h"
#include "tools/driver/recorded.h"
#include "tools/workbench/explain_proof.h"

namespace dotbar::tools {
namespace {

// The line of the derivative, made again; false after a message.
bool madeAgain(Session &s, const std::string &file, std::vector<std::string> &lines, std::optional<Derivative> &d) {
  const auto text = readWhole(file);
  const std::string all = text.value_or(""), first = all.substr(0, all.find('\n'));
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
  std::istringstream in(all);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return true;
}

std::string trimmed(const std::string &s) { return s.substr(std::min(s.find_first_not_of(' '), s.size())); }

}  // namespace

int explain(const std::string &file, unsigned line, ExplainAs as, std::ostream &out) {
  Session s;
  std::optional<Derivative> d;
  std::vector<std::string> lines;
  if (!madeAgain(s, file, lines, d)) return 1;
  const il::Tree t = line >= 2 && line - 1 < d->lines.lines.size() ? d->lines.lines[line - 1] : il::Tree{};
  const std::string title =
      file + ":" + std::to_string(line) + ": " + (line >= 1 && line <= lines.size() ? trimmed(lines[line - 1]) : "");
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
  printTree(s, tree, "  ", out);
  if (!tree.source.empty()) out << "  " << tree.source << ": " << tree.sourceText << '\n';
  return 0;
}

}  // namespace dotbar::tools
