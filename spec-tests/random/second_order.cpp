#include "spec-tests/random/second_order.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>

#include "frontends/fortran/fortran.h"

namespace dotbar::random {

namespace {

Tree read(Forest &f, const std::string &name, const std::string &text) {
  SourceMap sources;
  Diagnostics diagnostics;
  return fortran::readText(f, sources, diagnostics, name, text);
}

bool contains(const std::vector<std::string> &names, const std::string &name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

class Composed {
 public:
  Composed(Forest &f, const RandomProgram &p, const Derivative &a) : f_(f), p_(p), a_(a) {}

  std::optional<RandomProgram> operator()(std::string &reason) {
    reason = "a head that is called, or of a module variable";
    if (p_.called) return std::nullopt;
    q_.seed = p_.seed, q_.features = p_.features, q_.inputs = p_.inputs;
    q_.head.unit = p_.head.unit + "_b";
    for (Input &in : q_.inputs)
      if (!in.block.empty()) in.declared = p_.head.unit;
    for (const Input &in : p_.inputs)
      if (!bar(in)) return std::nullopt;
    reason = "nothing has a derivative";
    if (q_.head.dependents.empty()) return std::nullopt;
    reason = "the adjoint cannot be read beside its program";
    q_.file = read(f_, "adjoint.f90", sourceOf(f_, p_.file) + a_.text);
    if (!q_.file) return std::nullopt;
    return std::move(q_);
  }

 private:
  // The derivative of an input, which is an input, too: a weight, or part of the gradient, or both.
  bool bar(const Input &in) {
    const bool weight = contains(p_.head.dependents, in.name), part = contains(p_.head.independents, in.name);
    if (in.integer || (!weight && !part)) return true;
    if (!in.original.empty()) return false;
    const DerivativeName d = derivativeOf(f_, p_, a_.file, q_.head.unit, in, "b");
    if (part) q_.head.independents.push_back(in.name);
    if (d.name.empty()) return true;
    Input made = in;
    made.name = d.name, made.declared = d.unit, made.defined = weight;
    Random random(p_.seed + 29 + q_.inputs.size());
    for (double &v : made.values) v = random.unit() + 0.5;
    if (weight) q_.head.independents.push_back(d.name);
    if (part) q_.head.dependents.push_back(d.name);
    q_.inputs.push_back(std::move(made));
    return true;
  }

  Forest &f_;
  const RandomProgram &p_;
  const Derivative &a_;
  RandomProgram q_;
};

}  // namespace

std::optional<RandomProgram> adjointAsProgram(Forest &f, const RandomProgram &p, const Derivative &a, std::string &reason) {
  return Composed(f, p, a)(reason);
}

Tree runtimeDerivatives(Forest &f, const std::string &executable) {
  FILE *said = popen(("'" + executable + "' config --library runtime").c_str(), "r");
  std::string paths;
  for (int c; said && (c = std::fgetc(said)) != EOF;) paths += static_cast<char>(c);
  if (said) pclose(said);
  std::istringstream lines(paths);
  std::stringstream text;
  for (std::string path; std::getline(lines, path);) {
    std::ifstream in(path);
    text << in.rdbuf();
  }
  return read(f, "runtime_derivatives.f90", text.str());
}

}  // namespace dotbar::random
