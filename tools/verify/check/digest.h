// What is compiled and run for a check as one digest (tools/verify/check/agreed.h): sources, derivatives, drivers, flags,
// runtime, compiler.
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

std::string digestOf(const Judged &);

}  // namespace dotbar::tools
