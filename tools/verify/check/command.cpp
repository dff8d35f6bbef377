// dotbar check on the command line.
#include <cstdlib>
#include <iostream>

#include "engine/support/input.h"
#include "frontends/language.h"
#include "tools/verify/check/check.h"

namespace dotbar::tools {
namespace {

using Set = std::map<std::string, std::string>;

// The values in a file. What is wrong; empty: nothing.
std::string settingsOf(const std::string &path, Set &set) {
  driver::Settings found;
  const auto text = readWhole(path);
  if (!text) return "--set: cannot read '" + path + "'" + whyUnreadable(path);
  if (const std::string wrong = language().drivers().settings(*text, found); !wrong.empty()) return path + ": " + wrong;
  for (const auto &[name, value] : found) set[language().drivers().nameOf(name)] = value;
  return "";
}

// NAME=VALUE, or @FILE. What is wrong; empty: nothing.
std::string setting(const std::string &text, Set &set, std::vector<std::string> &named) {
  if (text.starts_with("@")) return settingsOf(text.substr(1), set);
  const std::size_t at = text.find('=');
  if (at == std::string::npos || at == 0 || at + 1 == text.size()) return "--set " + text + " is not NAME=VALUE, or @FILE";
  const std::string name = language().drivers().nameOf(text.substr(0, at));
  set[name] = text.substr(at + 1);
  named.push_back(name);
  return "";
}

// A whole text as a number.
template <class Number>
bool number(const Invocation &i, const char *option, Number (*read)(const char *, char **), Number &value) {
  const auto given = i.others.find(option);
  if (given == i.others.end()) return true;
  char *end = nullptr;
  value = read(given->second.c_str(), &end);
  return end != given->second.c_str() && *end == '\0';
}

int wrong(const std::string &what) {
  std::cerr << "dotbar check: " << what << '\n';
  return WrongUsage;
}

}  // namespace

int check(Session &session, const Invocation &i) {
  CheckRequest request;
  request.request = i.request;
  request.request.sources = i.words;
  request.request.output = "derivative" + language().suffix("");
  request.keep = i.keep;
  request.mode = i.mode;
  request.bench = i.bench;
  if (i.words.empty()) return wrong("no source file is named");
  if (i.request.heads.empty()) return wrong("--head says what is differentiated, for instance --head 'f(x)>(y)'");
  for (const std::string &text : i.settings)
    if (const std::string what = setting(text, request.set, request.named); !what.empty()) return wrong(what);
  double tolerance = -1;
  unsigned long long seed = request.seed;
  const auto unsignedNumber = [](const char *s, char **end) { return std::strtoull(s, end, 10); };
  if (!number<double>(i, "tolerance", std::strtod, tolerance)) return wrong("--tolerance takes a number");
  if (!number<unsigned long long>(i, "seed", unsignedNumber, seed)) return wrong("--seed takes a whole number");
  if (tolerance >= 0) request.tolerance = tolerance;
  request.seed = seed;
  if (const auto plot = i.others.find("plot"); plot != i.others.end()) request.plot = plot->second;
  return check(session, request, std::cout);
}

}  // namespace dotbar::tools
