// Generated programs of one subject: which files they are made of, compiled in which precision.
#pragma once

#include <optional>
#include <string>

#include "tools/verify/check/subject.h"
#include "tools/verify/check/workshop.h"

namespace dotbar::tools {

struct Generated {  // of one call of check: shared by all heads
  const CheckRequest &request;
  const Checked &tangent;
  const std::optional<Checked> &adjoint;
  std::string beside = {};  // a unit that they use and the sources have not
};

using driver::Precision;

struct Outcome {
  enum class Kind { Ok, Rejected, Failed } kind = Kind::Ok;  // Rejected: the original is at fault; Failed: what was generated
  std::string message;                                       // for Rejected and Failed
  std::string results;                                       // what the main wrote
  std::string output;                                        // stdout and stderr
};

// Compiles sources, derivatives, driver and `main` in a room of their own, runs the program.
Outcome buildAndRun(const Workshop &, const Generated &, const std::string &room, Precision, const std::string &driver,
                    const std::string &main, const std::string &optimise);

}  // namespace dotbar::tools
