// Programs that agreed before. What is compiled and run for a check decides what it prints: sources, derivatives, drivers, flags,
// runtime, compiler. Where all of that is the same to the byte as in a check that agreed, nothing is compiled again.
//
//   DOTBAR_AGREED=FILE       digests of what agreed, a line each; without it every check runs
//   DOTBAR_AGREED_NOW=FILE   gets a line for each check that agrees, or agreed before: the next FILE of the variable above
#pragma once

#include <string>

#include "tools/verify/check/build.h"

namespace dotbar::tools {

// What is common to both precisions, and the drivers of both with their mains.
struct Judged {
  const Generated &generated;
  const Workshop &shop;
  const SourceMap &sources;  // all that was read: included files, too
  std::string drivers;
  double allowed = 0;  // of the user; 0: what is usual
};

// Whether somebody asks for digests: else they are empty.
bool remembers();
std::string digestOf(const Judged &);
std::string digestOf(const std::string &everything);

bool agreedBefore(const std::string &digest);
void noteAgreed(const std::string &digest);

}  // namespace dotbar::tools
