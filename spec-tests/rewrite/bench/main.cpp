// The rewriting workloads: the machine against hand-coded recursion, in interleaved runs; medians of the ratios.
//   rewrite_bench [TREES [REPETITIONS]]
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "bench/w2.h"

using namespace dotbar;

namespace {

double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return v[v.size() / 2];
}

}  // namespace

int main(int argc, char **argv) {
  const int trees = argc > 1 ? std::atoi(argv[1]) : 2000, repetitions = argc > 2 ? std::atoi(argv[2]) : 9;
  const auto set = bench::w1Rules();
  std::vector<double> limit, plain, traced, plainRatio, tracedRatio;
  for (int i = 0; i < repetitions; ++i) {
    const auto l = bench::w1Limit(trees), p = bench::w1ByRules(set, rewrite::machine, trees, false),
               t = bench::w1ByRules(set, rewrite::machine, trees, true);
    if (l.checksum != p.checksum || l.checksum != t.checksum)
      return std::printf("checksums differ: %lu %lu\n", l.checksum, p.checksum), 1;
    if (i == 0) std::printf("W1 checksum %lu, %lu applications\n", p.checksum, p.applications);
    limit.push_back(l.seconds), plain.push_back(p.seconds), traced.push_back(t.seconds);
    plainRatio.push_back(p.seconds / l.seconds), tracedRatio.push_back(t.seconds / l.seconds);
  }
  std::printf("W1 limit %.4f s, machine %.4f s (x%.2f), traced %.4f s (x%.2f)\n", median(limit), median(plain),
              median(plainRatio), median(traced), median(tracedRatio));

  // W2's limit is a program of its own: run it in turn with this one.
  const auto w2 = bench::w2Rules();
  std::vector<double> w2Plain, w2Traced;
  for (int i = 0; i < repetitions; ++i) {
    const auto p = bench::w2ByRules(w2, rewrite::machine, 5 * trees, false);
    if (i == 0)
      std::printf("W2 %lu applications, sizes in=%lu tang=%lu fwd=%lu bwd=%lu\n", p.applications, p.in, p.tangent, p.forward,
                  p.backward);
    w2Plain.push_back(p.seconds);
    w2Traced.push_back(bench::w2ByRules(w2, rewrite::machine, 5 * trees, true).seconds);
  }
  std::printf("W2 machine %.4f s, traced %.4f s\n", median(w2Plain), median(w2Traced));
}
