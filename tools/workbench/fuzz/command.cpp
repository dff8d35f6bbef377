// The command: which sets there are to fuzz, and what is printed.
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "tools/workbench/fuzz/fuzz.h"

namespace dotbar::tools {
namespace {

void print(const std::string &what, const Counterexample &c) {
  std::cout << what << ", seed " << c.seed << ": " << c.lines[0] << '\n';
  for (std::size_t k = 1; k < c.lines.size(); ++k) std::cout << "  " << c.lines[k] << '\n';
}

}  // namespace

int runRulesFuzz(const FuzzRequest &request) {
  bool found = false, differentiates = false;
  const std::vector<std::string> modes = modesOf(request.rules);
  if (modes.empty()) return std::cerr << "dotbar rules fuzz: no rule set '" << request.rules << "'\n", 2;
  for (const std::string &mode : modes) {
    Session s;
    const auto set = readRules(s, mode, {request.rules}, {});
    if (!set) return s.diagnostics.print(std::cerr, s.sources), 1;
    differentiates = differentiates || mode == "tangent" || mode == "adjoint";
    const int trees = 100 * request.count;
    if (const auto c = fuzzTrees(*set, s.sources, request.seed, trees))
      print("tree", *c), found = true;
    else
      std::cout << mode << ": " << trees << " trees, exactly one rule applied to each\n";
  }
  if (differentiates) {
    const FuzzedPrograms p = fuzzPrograms(request);
    if (p.found) print("program", *p.found), found = true;
    for (const auto &[why, n] : p.reasons) std::cout << n << " programs discarded: " << why << '\n';
    std::cout << p.passed << " programs passed, " << p.discarded << " discarded, " << p.failed << " failed"
              << (p.failed ? "; the smallest is shown\n" : "\n");
  }
  return found ? 3 : 0;
}

}  // namespace dotbar::tools
