// How drivers and what they are linked with are compiled; sources for quadruple precision, in which the kinds that conversions
// name are replaced, too.
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "frontends/fortran/driver.h"
#include "frontends/fortran/fortran.h"

namespace dotbar::fortran {
namespace {

constexpr const char *wide = "16";
constexpr std::size_t fixedWidth = 72;  // what stands behind is a comment in fixed form

// A line of fixed form without what stands behind its statement field: that, and a comment.
std::string fieldOf(const std::string &line) {
  char quote = 0;
  for (std::size_t i = 0; i < std::min(line.size(), fixedWidth); ++i) {
    const char c = line[i];
    if (quote != 0 ? c == quote : c == '\'' || c == '"') quote = quote != 0 ? 0 : c;
    if (c == '!' && quote == 0 && i != 5) return line.substr(0, i);
  }
  return line.substr(0, fixedWidth);
}

// In fixed form what became too long goes on in a further line.
std::string wrapped(std::string line) {
  std::string r;
  for (; line.size() > fixedWidth; line = "     &" + line.substr(fixedWidth)) r += line.substr(0, fixedWidth) + "\n";
  return r + line;
}

}  // namespace

std::string widened(const std::string &path, const driver::Places &places) {
  std::vector<std::string> lines;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::map<std::size_t, std::string> changed;
  for (auto it = places.rbegin(); it != places.rend(); ++it) {  // from right to left: columns to the left stay
    const auto [line, column] = it->first;
    if (line == 0 || line > lines.size() || column + it->second - 1 > lines[line - 1].size()) continue;
    const bool fixed = isFixedForm(path) && lines[line - 1].find('\t') == std::string::npos;
    std::string &text = changed.try_emplace(line - 1, fixed ? fieldOf(lines[line - 1]) : lines[line - 1]).first->second;
    if (column + it->second - 1 <= text.size()) text.replace(column - 1, it->second, wide);
  }
  for (const auto &[line, text] : changed)
    lines[line] = isFixedForm(path) && text.find('\t') == std::string::npos ? wrapped(text) : text;
  std::ostringstream out;
  for (const std::string &line : lines) out << line << "\n";
  return out.str();
}

namespace {

std::vector<std::string> words(const char *text) {
  std::istringstream in(text ? text : "");
  std::vector<std::string> result;
  for (std::string w; in >> w;) result.push_back(w);
  return result;
}

class FortranDrivers : public driver::Drivers {
 public:
  std::string driver(const driver::Subject &s, const driver::Plan &p, driver::Derivatives d) const override {
    return driverText(s, p, d);
  }
  std::string constant(const std::string &module, const std::string &name, long value) const override {
    return "module " + module + "\n  implicit none\n  public\n  integer, parameter :: " + name + " = " + std::to_string(value) +
           "\nend module\n";
  }
  std::string variables(const std::string &module, const driver::Settings &values) const override {
    std::string text = "module " + module + "\n  implicit none\n  public\n";
    for (const auto &[name, value] : values)
      text += (value.find('.') == value.npos ? "  integer :: " : "  real(8) :: ") + name + " = " + value + "\n";
    return text + "end module\n";
  }
  std::string differencesMain(const driver::Subject &s, const driver::Plan &p) const override {
    return fortran::differencesMain(s, p);
  }
  std::string derivativesMain(const driver::Subject &s, const driver::Plan &p) const override {
    return fortran::derivativesMain(s, p);
  }
  std::string stepsMain(const driver::Subject &s, const driver::Plan &p) const override { return fortran::stepsMain(s, p); }
  std::string benchMain(const driver::Subject &s, const driver::Plan &p) const override { return fortran::benchMain(s, p); }

  std::string nameOf(std::string said) const override {  // letter cases are not told apart
    std::transform(said.begin(), said.end(), said.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return said;
  }
  std::string example(driver::Class c) const override {
    return c == driver::Class::Integer ? "20" : c == driver::Class::Logical ? ".true." : "\"'text'\"";
  }
  std::string language() const override { return "Fortran"; }
  std::string settings(const std::string &text, driver::Settings &to) const override { return readSettings(text, to); }

  // FC, else gfortran; then what FFLAGS says, if anything.
  std::vector<std::string> compiler() const override {
    std::vector<std::string> command = words(std::getenv("FC"));
    if (command.empty()) command = {"gfortran"};
    for (std::string &flag : words(std::getenv("FFLAGS"))) command.push_back(std::move(flag));
    return command;
  }
  std::vector<std::string> sayingVersion() const override {
    std::vector<std::string> command = compiler();
    command.emplace_back("--version");
    return command;
  }
  std::vector<std::string> flags(driver::Precision p) const override {
    // Long lines are read as they are: without warnings this compiler would cut them and compile what is left.
    std::vector<std::string> result{"-w", "-std=legacy", "-ffree-line-length-none"};
    if (p != driver::Precision::Double) result.emplace_back("-freal-8-real-16");
    if (p == driver::Precision::QuadrupleSingleToo) result.emplace_back("-freal-4-real-16");
    return result;
  }
  std::vector<std::string> evaluating(const std::vector<std::string> &macros) const override {
    std::vector<std::string> result{"-cpp"};
    for (const std::string &m : macros) result.push_back(m.starts_with("!") ? "-U" + m.substr(1) : "-D" + m);
    return result;
  }
  // (The implied DO of an I/O list made into one transfer leaves its variable as it was.)
  std::vector<std::string> faithfully() const override { return {"-fno-frontend-optimize"}; }
  std::vector<std::string> quickly() const override { return {"-O0"}; }
  std::string runtimeFunctions() const override { return "libraries/runtime/functions.f90"; }
  std::string widened(const std::string &path, const driver::Places &places) const override {
    return fortran::widened(path, places);
  }
};

}  // namespace

const driver::Drivers &drivers() {
  static const FortranDrivers drivers;
  return drivers;
}

}  // namespace dotbar::fortran
