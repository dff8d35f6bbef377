// Runs the tool: `dotbar MODE --head HEAD -o out.f90 in.f90`.
#include "spec-tests/random/differentiate.h"

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "frontends/fortran/fortran.h"

namespace dotbar::random {

namespace {

std::string load(const std::string &path) {
  std::ifstream in(path);
  std::stringstream s;
  s << in.rdbuf();
  return s.str();
}

// A line for compilers that the derivative took over: it would say what is true of the program alone.
std::string lineForCompilers(const std::string &text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t at = line.find_first_not_of(' ');
    if (at == std::string::npos) continue;
    for (const char *sentinel : {"!$omp", "!$acc", "!$ ", "!DIR$", "!GCC$"})
      if (line.compare(at, std::string_view(sentinel).size(), sentinel) == 0) return line;
  }
  return {};
}

class CommandLine : public Differentiator {
 public:
  explicit CommandLine(const ToolOptions &o) : o_(o) {}
  Derivative tangent(Forest &f, const RandomProgram &p) override { return derive(f, p, "tangent"); }
  Derivative adjoint(Forest &f, const RandomProgram &p) override { return derive(f, p, "adjoint"); }

 private:
  Derivative derive(Forest &f, const RandomProgram &p, const std::string &mode) {
    std::filesystem::create_directories(o_.folder);
    std::ofstream(o_.folder + "/in.f90") << sourceOf(f, p.file);
    std::filesystem::remove(o_.folder + "/out.f90");
    const std::string command = "cd '" + o_.folder + "' && timeout " + std::to_string(o_.seconds) + " '" + o_.executable + "' " +
                                mode + " --head '" + p.heads() + "' -o out.f90" + o_.arguments + " in.f90 > tool.txt 2>&1";
    const int status = std::system(command.c_str());
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    Derivative d;
    if (code) {
      std::string said = load(o_.folder + "/tool.txt");
      said = said.substr(std::min(said.find(": error["), said.size() - std::min<std::size_t>(said.size(), 300)), 300);
      d.error = "dotbar ends with code " + std::to_string(code) + ": " + said;
      for (char &c : d.error)
        if (c == '\n') c = ' ';
      return d;
    }
    d.text = load(o_.folder + "/out.f90");
    SourceMap sources;
    Diagnostics diagnostics;
    d.file = fortran::readText(f, sources, diagnostics, "out.f90", d.text);
    if (!d.file) {
      std::ostringstream s;
      diagnostics.print(s, sources);
      d.error = "what dotbar wrote cannot be read: " + s.str().substr(0, 300);
      return d;
    }
    if (const std::string line = lineForCompilers(d.text); !line.empty()) {
      d.file = {};
      d.error = "a line for compilers stays: " + line;
      return d;
    }
    convention(f, mode, d.called);
    std::vector<Tree> files = {p.file, d.file};
    if (d.called.beside) files.push_back(d.called.beside);
    files = fortran::resolve(f, files);  // its modules use those of the program
    d.file = files[1];
    if (d.called.beside) d.called.beside = files[2];
    return d;
  }

  void convention(Forest &f, const std::string &mode, Convention &c) const {
    if (o_.called.empty()) return;
    std::vector<std::string> words;
    std::istringstream all(o_.called);
    for (std::string word; std::getline(all, word, ':');) words.push_back(word);
    words.resize(6);
    const std::size_t at = mode == "tangent" ? 2 : 4;
    c.variable = words[at], c.procedure = words[at + 1];
    c.extent = 4, c.used = 3;
    SourceMap sources;
    Diagnostics diagnostics;
    c.beside = fortran::readText(
        f, sources, diagnostics, "beside.f90",
        "module " + words[1] + "\ninteger, parameter :: " + words[0] + " = " + std::to_string(c.extent) + "\nend module\n");
  }

  ToolOptions o_;
};

}  // namespace

std::unique_ptr<Differentiator> makeDifferentiator(const ToolOptions &options) { return std::make_unique<CommandLine>(options); }

}  // namespace dotbar::random
