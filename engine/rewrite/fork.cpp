// Going back to a question that was asked in a run, to go on from there with another answer (rewriter.h, Choices).
#include <algorithm>

#include "engine/rewrite/machine.h"

namespace dotbar::rewrite {

// The window under way reaches no farther than the widest one.
void Machine::fork() {
  const auto r = at_.r - registers_.data();
  const std::size_t used = std::min(registers_.size(), static_cast<std::size_t>(r) + program_.window);
  Fork &f = forks_.emplace_back();
  f.pc = at_.pc - program_.code.data(), f.r = r, f.around = around_;
  f.registers.assign(registers_.begin(), registers_.begin() + static_cast<std::ptrdiff_t>(used));
  f.frames.assign(frames_.data(), at_.frame);
  for (const Frame &frame : f.frames) f.returns.push_back(frame.pc - program_.code.data());
  f.saved = saved_, f.pending = pending_, f.open = core_.open;
}

bool Machine::again(std::size_t fork, std::vector<Tree> &outputs) {
  forks_.resize(fork + 1);
  const Fork f = std::move(forks_.back());  // nobody goes back to it a second time: its place stays, for the numbers of others
  if (registers_.size() < f.registers.size()) registers_.resize(f.registers.size());
  if (frames_.size() < f.frames.size()) frames_.resize(f.frames.size());
  std::ranges::copy(f.registers, registers_.begin());
  std::ranges::copy(f.frames, frames_.begin());
  for (std::size_t k = 0; k < f.frames.size(); ++k) frames_[k].pc = program_.code.data() + f.returns[k];
  saved_ = f.saved, pending_ = f.pending, core_.open = f.open;
  at_ = {program_.code.data() + f.pc, registers_.data() + f.r, frames_.data() + f.frames.size()};
  makeRoom();
  const std::size_t diagnosed = core_.diagnostics.all().size();
  core_.failed = false, runs_ = 1;
  static constexpr Insn back{Code::Return, 0, 0, 0, 0, 0};  // as if a judgement without outputs had been asked there
  *at_.frame++ = {at_.pc, f.around.origin, 0, f.around.depth};
  const bool ok = ended(execute(&back), diagnosed, forked_, 0, outputs);
  if (!ok) core_.unwind(0), saved_.clear(), pending_.clear();
  at_ = {program_.code.data(), registers_.data(), frames_.data()};
  core_.failed = false, runs_ = 0;
  return ok;
}

}  // namespace dotbar::rewrite
