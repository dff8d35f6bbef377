// What a command line says: the table of options, from which come parsing, --help, the manual page and the completions of shells.
// A derivative's first line is such a command line, too.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

enum ExitCode { Done = 0, Rejected = 1, WrongUsage = 2, CheckFailed = 3, InternalError = 70 };

// What the command line said.
struct Invocation {
  Request request;
  std::string output;                 // -o
  std::string sarif;                  // --sarif
  std::vector<std::string> settings;  // --set
  std::vector<std::string> words;     // positional arguments
  bool verbose = false, help = false, keep = false, json = false, bench = false, coverage = false, tree = false, html = false,
       why = false, onlyCheck = false, latex = false;
  std::string mode;                           // --mode
  std::vector<std::string> arguments;         // as given, without -o and its value and without -v
  std::map<std::string, std::string> others;  // --seed, --tolerance, ...
};

struct Option {
  std::string name;      // "--head"
  const char *argument;  // what the value is called; null: a flag
  std::string help;
  std::function<void(Invocation &, const std::string &)> set;
  bool number = false;  // its value must be one: 0, 1, ...
};
const std::vector<Option> &options();

// False after a message on standard error.
bool parse(const std::vector<std::string> &arguments, Invocation &);

}  // namespace dotbar::tools
