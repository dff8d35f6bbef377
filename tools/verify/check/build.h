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
  // Rejected: the original is at fault; Failed: what was generated; NoRoom: nothing can be written
  enum class Kind { Ok, Rejected, Failed, NoRoom } kind = Kind::Ok;
  std::string message;  // for Rejected and Failed
  std::string results;  // what the main wrote
  std::string output;   // stdout and stderr
  int error = 0;        // of the system, for NoRoom
};

// Where nothing is measured, what is around the program is compiled quickly.
enum class Speed { Compared, Measured };

// Compiles sources, derivatives, driver and `main` in a room of their own, runs the program.
Outcome buildAndRun(const Workshop &, const Generated &, const std::string &room, Precision, const std::string &driver,
                    const std::string &main, Speed);

}  // namespace dotbar::tools
