// Entries of the runtime (TAP-M-stack): what is pushed, popped and looked at becomes calls by type. Objects go component by
// component, what has memory of its own with that, and what may be absent or lead nowhere where it does not.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "tools/driver/lowered_unit.h"

namespace dotbar::tools {

// What is known of the memory of objects at statements of the sources; empty: nothing.
struct MemoryFacts {
  using Zones = std::function<dataflow::BitSet(il::Tree statement)>;
  Zones moved;   // what it may give memory to, or take it from, itself or by what it calls
  Zones absent;  // what surely has none ahead of it
};

class StackEntries {
 public:
  // Keeps references. `expression` lowers a value that is of a type.
  StackEntries(LoweredUnit &, const MemoryFacts &, std::function<il::Tree(il::Tree value, il::Tree type)> expression);
  ~StackEntries();
  // Adds what it becomes to `out`; false: it is no instruction of the stack.
  bool lower(il::Tree instr, std::vector<il::Tree> &out);
  // The variables that some of the entries need.
  void declare(std::vector<il::Tree> &decls);

 private:
  class Entries;
  std::unique_ptr<Entries> entries_;
};

}  // namespace dotbar::tools
