// Many random sets against brute force, each of a seed of its own: rules_prove plain|premises|forms|otherwise COUNT [FIRST
// [SECONDS]]. Prints those that disagree, and the seeds of those that take long; `rules_prove KIND 0 SEED` prints a set.
#include <rapidcheck.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "agreement.h"

using namespace dotbar::rules;

namespace {

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

Form ofSeed(Kind kind, unsigned long seed) {
  return rc::gen::exec([kind] { return randomSet(kind); })(rc::Random(seed), 100).value();
}

}  // namespace

int main(int argc, char **argv) {
  const std::string_view name = argc > 1 ? argv[1] : "";
  if (argc < 3 || (name != "plain" && name != "premises" && name != "forms" && name != "otherwise"))
    return std::cerr << "usage: rules_prove plain|premises|forms|otherwise COUNT [FIRST [SECONDS]]\n", 2;
  const Kind kind = name == "plain"      ? Kind::Plain
                    : name == "premises" ? Kind::Premises
                    : name == "forms"    ? Kind::Forms
                                         : Kind::Otherwise;
  const unsigned long count = std::strtoul(argv[2], nullptr, 10), first = argc > 3 ? std::strtoul(argv[3], nullptr, 10) : 1;
  const double slow = argc > 4 ? std::atof(argv[4]) : 2;
  if (count == 0) return std::cout << ofSeed(kind, first).said, 0;
  std::size_t wrong = 0, confirmed = 0, undecided = 0, tooMany = 0, clean = 0;
  for (unsigned long seed = first; seed < first + count; ++seed) {
    const Form set = ofSeed(kind, seed);
    const double begin = now();
    Verdict v;
    const std::string disagrees = disagreement(set, kind, v);
    confirmed += v.confirmed, undecided += v.undecided, clean += !v.gap && !v.overlap,
        tooMany += v.said.find("too many cases") != v.said.npos;
    if (!disagrees.empty()) ++wrong, std::cout << "seed " << seed << " disagrees\n" << disagrees << std::endl;
    if (now() - begin > slow) std::cout << "seed " << seed << " takes " << now() - begin << " s" << std::endl;
  }
  std::printf(
      "%lu sets of the kind %s: %zu disagree; %zu without gap or overlap; %zu findings confirmed, %zu undecided; %zu with too "
      "many cases\n",
      count, argv[1], wrong, clean, confirmed, undecided, tooMany);
  return wrong ? 1 : 0;
}
