// What a long run is at, for people who wait at a terminal: one line on standard error, from the third second on, that is gone
// when the work is done. There is none where standard error is no terminal.
//
// Work says what it does (`Progress`), as often as it likes: that costs nothing to speak of. Somebody else shows it now and then:
// the thread that waits for signals (watch.h), or a loop that waits for processes.
#pragma once

#include <cstddef>
#include <string>

namespace dotbar {

class Progress {
 public:
  // A piece of work, of so many parts (0: not known). Begun while another is under way, it is a part of that.
  explicit Progress(std::string what, std::size_t parts = 0);
  ~Progress();  // with the first one, the line goes
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  void at(std::string part);        // what it does now
  void done(std::size_t more = 1);  // parts

  static void show();     // if it is time to
  static void hide();     // before other lines, until it is shown again
  static void silence();  // for good: other lines are written meanwhile

 private:
  std::size_t depth_;
};

}  // namespace dotbar
