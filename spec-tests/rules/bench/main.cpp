// What reading and checking a large rule set costs: rules_bench [OPERATORS]; `rules_bench --write FILE [OPERATORS]` writes the
// set.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string_view>
#include <vector>

#include "bench/many_rules.h"
#include "engine/rules/read/load.h"

using namespace dotbar;

namespace {

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

bool run(const char *name, const std::string &text) {
  std::vector<double> loading, checking;
  std::size_t count = 0, findings = 0;
  for (int i = 0; i < 5; ++i) {
    SourceMap sources;
    Diagnostics diagnostics;
    const double begin = now();
    const auto set = rules::loadText(sources, diagnostics, "many", text);
    if (!set) return diagnostics.print(std::cerr, sources), false;
    const double loaded = now();
    rules::check(*set, diagnostics);
    checking.push_back(now() - loaded), loading.push_back(loaded - begin);
    count = set->rules.size() - 1, findings = diagnostics.all().size();
  }
  std::sort(loading.begin(), loading.end()), std::sort(checking.begin(), checking.end());
  std::printf("%s: %zu rules, %zu findings, read %.3f s, checked %.3f s (medians of 5)\n", name, count, findings, loading[2],
              checking[2]);
  return true;
}

}  // namespace

int main(int argc, char **argv) {
  const bool writes = argc > 2 && std::string_view(argv[1]) == "--write";
  const char *number = writes ? (argc > 3 ? argv[3] : nullptr) : argc > 1 ? argv[1] : nullptr;
  const unsigned operators = number ? static_cast<unsigned>(std::atoi(number)) : 400;
  if (writes) return std::ofstream(argv[2]) << rules::manyRules(operators), 0;
  const bool ok = run("exclusive", rules::manyRules(operators)) && run("with faults", rules::manyRules(operators, true));
  return ok ? 0 : 1;
}
