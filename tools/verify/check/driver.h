// The Fortran text around a subject: its state, the values on entry, seeds and results, the calls, and the main programs that
// print what check compares.
#pragma once

#include <string>

#include "tools/verify/check/subject.h"

namespace dotbar::tools {

struct DriverPlan {
  bool jacobian = true;        // every column and every row, besides the random directions
  std::size_t directions = 3;  // pseudo-random ones
  std::uint64_t seed = 1;
};

enum class Derivatives { TangentOnly, Both };

// State, values, seeds and calls: what every main program of a subject is linked with.
std::string driverText(const Subject &, const DriverPlan &, Derivatives);
// Mains. Each writes lines `TAG INDEX INDEX VALUE` to the file `results`:
//   D column row value   divided difference      H the same with half the step      T tangent      Y results of the original
//   A row column value   adjoint                 P pair kind value: <w,Jv>, <J'w,v>, the scale of the sums
std::string differencesMain(const Subject &, const DriverPlan &);  // for quadruple precision: D H T Y
std::string derivativesMain(const Subject &, const DriverPlan &);  // T A P Y
std::string benchMain(const Subject &,
                      const DriverPlan &);  // B 1..3 round seconds of original, tangent, adjoint; S peak, traffic

}  // namespace dotbar::tools
