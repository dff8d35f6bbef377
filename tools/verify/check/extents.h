// Integers and shapes as numbers: what an extent of a declaration comes to, given the constants of the program and --set.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "dataflow/program/program.h"
#include "tools/driver/pipeline.h"

namespace dotbar::tools {

class Extents {
 public:
  Extents(Session &session, const dataflow::Program &program, const Request &request,
          const std::map<std::string, std::string> &set);

  // The value of an integer expression of a unit; the name that has none is put into `missing`.
  std::optional<std::int64_t> value(const dataflow::Unit &, il::Tree expr, std::string &missing) const;
  // The bounds of a variable's dimensions; none when they are not known. Assumed-size, assumed-shape and ALLOCATABLE ones come
  // from
  // --size, which calls it `said`; empty: by its name.
  std::optional<std::vector<std::pair<long, long>>> bounds(const dataflow::Unit &, const dataflow::Variable &,
                                                           const std::string &said = {});

  // Reports what bounds did not know for want of an integer: left to the end, since that integer is mostly missing itself.
  void reportMissing();

 private:
  std::optional<std::int64_t> sizeOf(const dataflow::Unit &, const std::string &name) const;
  void unknown(const dataflow::Unit &, const dataflow::Variable &, const std::string &name, il::Tree dim,
               const std::string &missing);
  bool open(il::Tree upper) const;

  Session &session_;
  const dataflow::Program &program_;
  const Request &request_;
  std::map<std::string, std::int64_t> integers_;  // of --set
  std::set<std::string> isSet_;                   // whatever it is
  struct Missing {
    Span where;
    std::string what, integer;
  };
  std::vector<Missing> missing_;
};

}  // namespace dotbar::tools
