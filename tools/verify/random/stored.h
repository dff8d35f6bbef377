// A program in a file, with its heads and inputs in comments before it: what once failed is run again whatever the generator
// makes now.
//
//   ! head p(y)/(x,a)                      what is differentiated; further heads follow with their own inputs; `called` behind
//                                          a head that differentiated code calls, too
//   ! input n integer 4                    a dummy argument
//   ! input a real array 0.5 1.25          of as many elements
//   ! input g real common blk 0.3          a variable of COMMON
//   ! input z real4 module m g 0.3         a variable of a module, z in the head; real4: of that kind
//   ! input y real undefined 0             the program sets it
#pragma once

#include <optional>
#include <string>

#include "tools/verify/random/generator.h"

namespace dotbar::random {

std::string stored(const Forest &forest, const RandomProgram &program);
// None, with a message, when the text is no such program.
std::optional<RandomProgram> readStored(Forest &forest, const std::string &text, std::string &message);

}  // namespace dotbar::random
