// The whole adjoint run on generated programs, in turn with a compiler that only checks their syntax; medians of the ratios of
// CPU time.
//   scale_bench [LINES...]      (1000 10000 100000)
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace {

struct Run {
  double seconds = 0;  // of CPU, user and system
  long kilobytes = 0;  // at the peak
  bool ok = false;
};

Run measure(const std::vector<std::string> &command) {
  const pid_t child = fork();
  if (child == 0) {
    std::vector<char *> argv;
    for (const std::string &word : command) argv.push_back(const_cast<char *>(word.c_str()));
    argv.push_back(nullptr);
    execvp(argv[0], argv.data());
    _exit(127);
  }
  int status = 0;
  rusage usage{};
  if (wait4(child, &status, 0, &usage) < 0) return {};
  auto seconds = [](timeval t) { return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec); };
  return {seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss, WIFEXITED(status) && WEXITSTATUS(status) == 0};
}

double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return v[v.size() / 2];
}

bool generate(long lines, long unit, const std::string &path) {
  return std::system((std::string(DOTBAR_SCALE_PROGRAM) + " " + std::to_string(lines) + " " + std::to_string(unit) + " > " + path)
                         .c_str()) == 0;
}

}  // namespace

int main(int argc, char **argv) {
  std::vector<long> sizes;
  for (int k = 1; k < argc; ++k) sizes.push_back(std::atol(argv[k]));
  if (sizes.empty()) sizes = {1000, 10000, 100000};
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / ("dotbar-scale-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  const std::string source = (folder / "in.f90").string(), result = (folder / "out.f90").string();
  std::printf("   lines  a unit   adjoint  syntax only   ratio  bytes a line\n");
  bool good = true;
  for (long lines : sizes)
    for (long unit : {60L, 200L, lines}) {
      if (unit == lines && lines > 100000) continue;  // one unit of so many lines is not asked for
      good = good && generate(lines, unit, source);
      std::vector<double> ours, theirs, ratios;
      long memory = 0;
      const int repetitions = lines > 200000 ? 1 : lines > 20000 ? 3 : 7;
      for (int k = 0; k < repetitions && good; ++k) {
        const Run a = measure({DOTBAR_EXECUTABLE, "adjoint", "--head", "top(y)/(x)", "-o", result, source});
        const Run b = measure({"gfortran", "-fsyntax-only", source});
        good = a.ok && b.ok;
        ours.push_back(a.seconds), theirs.push_back(b.seconds), ratios.push_back(a.seconds / b.seconds), memory = a.kilobytes;
      }
      if (!good) break;
      std::printf("%8ld %7ld %8.3f s %10.3f s %7.2f %13.0f\n", lines, unit, median(ours), median(theirs), median(ratios),
                  1024.0 * static_cast<double>(memory) / static_cast<double>(lines));
      std::fflush(stdout);
    }
  std::filesystem::remove_all(folder);
  return good ? 0 : 1;
}
