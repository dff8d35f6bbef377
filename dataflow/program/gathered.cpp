#include "dataflow/program/gathered.h"

#include <algorithm>
#include <cstdint>

namespace dotbar::dataflow {

namespace {

// Of each zone: in which call it was met last.
class Marks {
 public:
  void begin() {
    if (++call_ == 0) met_.assign(met_.size(), 0), call_ = 1;
  }
  bool isNew(ZoneId z) {
    if (z >= met_.size()) met_.resize(2 * z + 1, 0);
    return std::exchange(met_[z], call_) != call_;
  }

 private:
  std::vector<std::uint32_t> met_;
  std::uint32_t call_ = 0;
};

}  // namespace

bool addAll(const std::vector<ZoneId> &from, std::vector<ZoneId> &to) {
  if (&from == &to || from.empty()) return false;
  thread_local Marks marks;
  marks.begin();
  for (const ZoneId z : to) marks.isNew(z);
  const std::size_t before = to.size();
  std::ranges::copy_if(from, std::back_inserter(to), [](ZoneId z) { return marks.isNew(z); });
  return to.size() > before;
}

}  // namespace dotbar::dataflow
