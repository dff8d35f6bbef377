// Programs as text with their heads and inputs.
#include "tools/verify/random/stored.h"

#include <algorithm>
#include <sstream>

#include "frontends/fortran/fortran.h"

namespace dotbar::random {

namespace {

std::string number(double x) {
  char text[40];
  std::snprintf(text, sizeof text, "%.17g", x);
  return text;
}

void describe(std::ostringstream &out, const Head &head, const std::vector<Input> &inputs, bool called) {
  out << "! head " << head.text() << (called ? " called" : "") << '\n';
  for (const Input &in : inputs) {
    out << "! input " << in.name << (in.integer ? " integer" : in.bytes == 4 ? " real4" : " real") << (in.array ? " array" : "");
    if (!in.original.empty())
      out << " module " << in.block << ' ' << in.original;
    else if (!in.block.empty())
      out << " common " << in.block << (in.declared.empty() ? "" : " of " + in.declared);
    if (!in.defined) out << " undefined";
    for (double v : in.values) out << ' ' << number(v);
    out << '\n';
  }
}

std::vector<std::string> names(std::string list) {
  std::replace(list.begin(), list.end(), ',', ' ');
  std::istringstream in(list);
  std::vector<std::string> r;
  for (std::string n; in >> n;) r.push_back(n);
  return r;
}

// p(y,z)/(x)
bool readHead(const std::string &text, Head &head) {
  const std::size_t open = text.find('('), close = text.find(")/("), end = text.rfind(')');
  if (open == text.npos || close == text.npos || end < close + 3) return false;
  head.unit = text.substr(0, open);
  head.dependents = names(text.substr(open + 1, close - open - 1));
  head.independents = names(text.substr(close + 3, end - close - 3));
  return true;
}

bool readInput(std::istringstream &words, Input &in) {
  std::string word;
  words >> in.name >> word;
  in.integer = word == "integer";
  in.bytes = word == "real4" ? 4 : 8;
  if (!in.integer && word != "real" && word != "real4") return false;
  while (words >> word) {
    if (word == "array") {
      in.array = true;
    } else if (word == "common") {
      words >> in.block;
    } else if (word == "of") {
      words >> in.declared;
    } else if (word == "module") {
      words >> in.block >> in.original;
    } else if (word == "undefined") {
      in.defined = false;
    } else {
      char *end = nullptr;
      in.values.push_back(std::strtod(word.c_str(), &end));
      if (*end) return false;
    }
  }
  return !in.values.empty();
}

}  // namespace

std::string stored(const Forest &f, const RandomProgram &p) {
  std::ostringstream out;
  describe(out, p.head, p.inputs, p.called);
  for (const Target &t : p.others) describe(out, t.head, t.inputs, t.called);
  out << fortran::write(f, p.file);
  return out.str();
}

std::optional<RandomProgram> readStored(Forest &f, const std::string &text, std::string &message) {
  RandomProgram p;
  std::vector<Target> targets;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string mark, what;
    words >> mark >> what;
    if (mark != "!") continue;
    if (what == "head") {
      std::string head, called;
      words >> head >> called;
      targets.emplace_back();
      targets.back().called = called == "called";
      if (!readHead(head, targets.back().head)) return message = "not understood: " + line, std::nullopt;
    } else if (what == "input" && !targets.empty()) {
      targets.back().inputs.emplace_back();
      if (!readInput(words, targets.back().inputs.back())) return message = "not understood: " + line, std::nullopt;
    }
  }
  if (targets.empty()) return message = "no line `! head ...`", std::nullopt;
  SourceMap sources;
  Diagnostics diagnostics;
  p.file = fortran::readText(f, sources, diagnostics, "stored.f90", text);
  if (!p.file) {
    std::ostringstream s;
    diagnostics.print(s, sources);
    return message = s.str(), std::nullopt;
  }
  p.head = targets[0].head, p.inputs = targets[0].inputs, p.called = targets[0].called;
  p.others.assign(targets.begin() + 1, targets.end());
  return p;
}

}  // namespace dotbar::random
