// What a command line says: the table of options, from which come parsing, --help, the manual page and the completions of shells.
// A derivative's first line is such a command line, too.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

enum ExitCode { Done = 0, Rejected = 1, WrongUsage = 2, CheckFailed = 3, InternalError = 70 };

// What the command line said.
struct Invocation {
  Request request;
  std::string output;                 // -o; "-": standard output
  std::string depfile;                // --depfile
  std::string sarif;                  // --sarif
  std::vector<std::string> settings;  // --set
  std::vector<std::string> words;     // positional arguments
  bool verbose = false, help = false, keep = false, json = false, bench = false, coverage = false, tree = false, html = false,
       why = false, onlyCheck = false, latex = false, incremental = false;
  std::string mode;                           // --mode
  std::string command;                        // its name; of a mode, that of the mode
  std::vector<std::string> arguments;         // as given, the command first, without -o and its value and without -v
  std::map<std::string, std::string> others;  // --seed, --tolerance, ...
};

// Commands by their names; "mode" stands for every mode of the rule sets.
using CommandNames = std::vector<std::string_view>;

struct Option {
  std::string name;      // "--head"; "-h,--help"
  const char *argument;  // what the value is called; null: a flag
  std::string help;
  std::function<void(Invocation &, const std::string &)> set;
  CommandNames commands;  // those it belongs to; empty: all
  bool number = false;    // its value must be one: 0, 1, ...
  bool belongsTo(std::string_view command) const;
};
const std::vector<Option> &options();
// The layers of rules that options switch on, by their names: no-tbr, ...
std::vector<std::string> layers();

// What stands behind the command's name. False after a message on standard error.
bool parse(std::string_view command, const std::vector<std::string> &arguments, Invocation &);
// The place of the first word that is neither an option nor the value of one; the size when there is none.
std::size_t firstWord(const std::vector<std::string> &arguments);

}  // namespace dotbar::tools
