// The command line of Tapenade 3.16, for builds that call it: `dotbar tapenade ARGUMENT...`, also by the name dotbar-tapenade.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace dotbar::tools {

using Words = std::vector<std::string>;

// The commands of dotbar that stand for it, one for each mode, each with its -o. What has no counterpart is said, and left out
// where the derivative stays right; else there is no command.
struct Counterparts {
  std::vector<Words> commands;
  std::string together;  // the file of all that they write, one behind the other; empty: each has its own
  Words sources;
  std::string derived;  // what the derivative of a source is called, % for its name
};
Counterparts fromTapenade(const Words &arguments, std::ostream &said);
// Puts what they wrote together. False after a message.
bool putTogether(const Counterparts &);

// Of modules the derivatives use the originals, which a build must know: it need not have compiled or linked these before.
void sayWhatIsUsed(const Counterparts &, std::ostream &said);

// What becomes of each option, as a table in Markdown.
void printTapenadeOptions(std::ostream &);

}  // namespace dotbar::tools
