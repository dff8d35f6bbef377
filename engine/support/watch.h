// The work of a process under watch: on a stack that is as large as deep trees need, with a limit on memory that makes what is
// too large an exception, and with nothing left behind when it is interrupted.
#pragma once

#include <functional>

namespace dotbar {

// What `work` returns. SIGINT, SIGTERM and SIGHUP remove what is temporary (temporary.h) and end the process as they do by
// themselves. When the stack is full, `exhausted` is called instead, by another thread, and then the process ends with what it
// returns.
int watched(const std::function<int()> &work, const std::function<int()> &exhausted);

}  // namespace dotbar
