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

// Times of the interleaved runs of a workload, and what they say.
struct Times {
  std::vector<double> limit, plain, traced, plainRatio, tracedRatio;
  void add(double l, double p, double t) {
    limit.push_back(l), plain.push_back(p), traced.push_back(t);
    plainRatio.push_back(p / l), tracedRatio.push_back(t / l);
  }
  void print(const char *workload) const {
    std::printf("%s limit %.4f s, machine %.4f s (x%.2f), traced %.4f s (x%.2f)\n", workload, median(limit), median(plain),
                median(plainRatio), median(traced), median(tracedRatio));
  }
};

bool w1(int trees, int repetitions) {
  const auto set = bench::w1Rules();
  Times times;
  for (int i = 0; i < repetitions; ++i) {
    const auto l = bench::w1Limit(trees), p = bench::w1ByRules(set, rewrite::machine, trees, false),
               t = bench::w1ByRules(set, rewrite::machine, trees, true);
    if (l.checksum != p.checksum || l.checksum != t.checksum)
      return std::printf("W1 checksums differ: %lu %lu %lu\n", l.checksum, p.checksum, t.checksum), false;
    if (i == 0) std::printf("W1 checksum %lu, %lu applications\n", p.checksum, p.applications);
    times.add(l.seconds, p.seconds, t.seconds);
  }
  times.print("W1");
  return true;
}

void print(const char *who, const bench::W2Result &r) {
  std::printf("W2 %s: %lu applications, sizes in=%lu tang=%lu fwd=%lu bwd=%lu\n", who, r.applications, r.in, r.tangent, r.forward,
              r.backward);
}

bool w2(int statements, int repetitions) {
  const auto set = bench::w2Rules();
  const auto expected = bench::w2Limit(statements, true);
  print("limit", expected);
  Times times;
  for (int i = 0; i < repetitions; ++i) {
    const auto l = bench::w2Limit(statements, false), p = bench::w2ByRules(set, rewrite::machine, statements, false),
               t = bench::w2ByRules(set, rewrite::machine, statements, true);
    for (const auto &r : {p, t})
      if (!r.sameSizes(expected) || r.applications != expected.applications) return print("machine differs", r), false;
    times.add(l.seconds, p.seconds, t.seconds);
  }
  times.print("W2");
  return true;
}

}  // namespace

int main(int argc, char **argv) {
  const int trees = argc > 1 ? std::atoi(argv[1]) : 2000, repetitions = argc > 2 ? std::atoi(argv[2]) : 9;
  const bool first = w1(trees, repetitions), second = w2(5 * trees, repetitions);
  return first && second ? 0 : 1;
}
