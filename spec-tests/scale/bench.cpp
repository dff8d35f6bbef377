// The whole adjoint run on generated programs, in turn with a compiler that only checks their syntax; medians of the ratios of
// elapsed time, and of processor time; the memory of all its processes at the peak.
//   scale_bench [LINES...]      (1000 10000 100000 1000000: the compiler takes minutes for the last)
// Then the tangents of programs as the preprocessor leaves them: half a hundred files, and headers of COMMON in every unit.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

namespace {

using Command = std::vector<std::string>;
using Clock = std::chrono::steady_clock;

struct Run {
  double elapsed = 0, processor = 0;  // seconds; of processors user and system, of all processes
  bool ok = false;
};

pid_t start(const Command &command) {
  const pid_t child = fork();
  if (child != 0) return child;
  std::vector<char *> argv;
  for (const std::string &word : command) argv.push_back(const_cast<char *>(word.c_str()));
  argv.push_back(nullptr);
  execvp(argv[0], argv.data());
  _exit(127);
}

Run measure(const Command &command) {
  const auto begin = Clock::now();
  const pid_t child = start(command);
  int status = 0;
  rusage usage{};
  if (wait4(child, &status, 0, &usage) < 0) return {};
  auto seconds = [](timeval t) { return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec); };
  return {std::chrono::duration<double>(Clock::now() - begin).count(), seconds(usage.ru_utime) + seconds(usage.ru_stime),
          WIFEXITED(status) && WEXITSTATUS(status) == 0};
}

// In kilobytes, what a process and those that it began hold now; what several share counts once.
long memoryOf(pid_t process) {
  const std::string folder = "/proc/" + std::to_string(process);
  long sum = 0;
  std::ifstream rollup(folder + "/smaps_rollup");
  for (std::string line; std::getline(rollup, line);)
    if (line.starts_with("Pss:")) sum = std::atol(line.c_str() + 4);
  std::ifstream children(folder + "/task/" + std::to_string(process) + "/children");
  for (pid_t child; children >> child;) sum += memoryOf(child);
  return sum;
}

// The most of it, looked at some forty times.
long peak(const Command &command, double elapsed) {
  const pid_t child = start(command);
  long most = 0;
  for (int status; waitpid(child, &status, WNOHANG) == 0;) {
    most = std::max(most, memoryOf(child));
    std::this_thread::sleep_for(std::chrono::duration<double>(elapsed / 40));
  }
  return most;
}

double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return v[v.size() / 2];
}

bool generate(long lines, long unit, const std::string &path) {
  return std::system((std::string(DOTBAR_SCALE_PROGRAM) + " " + std::to_string(lines) + " " + std::to_string(unit) + " > " + path)
                         .c_str()) == 0;
}

struct Preprocessed {
  int files, units, members, statements;
};

bool preprocessed(const Preprocessed &p, const std::filesystem::path &folder) {
  std::string command = std::string(DOTBAR_SCALE_PREPROCESSED) + " " + folder.string();
  for (const int n : {p.files, p.units, p.members, p.statements}) command += " " + std::to_string(n);
  if (std::system(command.c_str()) != 0) return false;
  Command tangent{DOTBAR_EXECUTABLE, "tangent", "--head", "top(x)>(y)", "-o", (folder / "out.f90").string()};
  Command syntax{"gfortran", "-fsyntax-only"};
  for (int k = 0; k < p.files; ++k)
    for (Command *c : {&tangent, &syntax}) c->push_back((folder / ("part" + std::to_string(k) + ".f")).string());
  std::vector<double> elapsed, processor;
  for (int k = 0; k < 3; ++k) {
    const Run a = measure(tangent), b = measure(syntax);
    if (!a.ok || !b.ok) return false;
    elapsed.push_back(a.elapsed / b.elapsed), processor.push_back(a.processor / b.processor);
  }
  std::printf("%d units with %d members of COMMON, tangent: %.2f of syntax only, %.2f of processor time\n", p.units, p.members,
              median(elapsed), median(processor));
  return true;
}

}  // namespace

int main(int argc, char **argv) {
  std::vector<long> sizes;
  for (int k = 1; k < argc; ++k) sizes.push_back(std::atol(argv[k]));
  if (sizes.empty()) sizes = {1000, 10000, 100000, 1000000};
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / ("dotbar-scale-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  const std::string source = (folder / "in.f90").string(), result = (folder / "out.f90").string();
  std::printf("   lines  a unit   adjoint  syntax only   ratio  of processor time  bytes a line\n");
  bool good = true;
  for (long lines : sizes)
    for (long unit : {60L, 200L, lines}) {
      if (unit == lines && lines > 100000) continue;  // one unit of so many lines is not asked for
      good = good && generate(lines, unit, source);
      const Command adjoint{DOTBAR_EXECUTABLE, "adjoint", "--head", "top(y)/(x)", "-o", result, source};
      std::vector<double> ours, theirs, ratios, processor;
      const int repetitions = lines > 200000 ? 1 : lines > 20000 ? 3 : 25;
      for (int k = 0; k < repetitions && good; ++k) {
        const Run a = measure(adjoint), b = measure({"gfortran", "-fsyntax-only", source});
        good = a.ok && b.ok;
        ours.push_back(a.elapsed), theirs.push_back(b.elapsed);
        ratios.push_back(a.elapsed / b.elapsed), processor.push_back(a.processor / b.processor);
      }
      if (!good) break;
      const double memory = 1024.0 * static_cast<double>(peak(adjoint, median(ours))) / static_cast<double>(lines);
      std::printf("%8ld %7ld %8.3f s %10.3f s %7.2f %18.2f %13.0f\n", lines, unit, median(ours), median(theirs), median(ratios),
                  median(processor), memory);
      std::fflush(stdout);
    }
  if (argc == 1)
    for (const Preprocessed &p : {Preprocessed{50, 130, 1800, 8}, Preprocessed{50, 250, 900, 20}})
      good = good && preprocessed(p, folder);
  std::filesystem::remove_all(folder);
  return good ? 0 : 1;
}
