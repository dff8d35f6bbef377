// Several processes that go on from one point, each with all that there was until then, and tell each other what they find. What
// one of them does not tell, because it ended or ran out of room, the others have to find themselves: they can.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dotbar {

// A message: numbers and texts, read in the order in which they were written.
class Letter {
 public:
  Letter &number(std::uint64_t n);
  Letter &text(std::string_view t);
  std::string_view bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

class LetterReader {
 public:
  explicit LetterReader(std::string_view bytes) : rest_(bytes) {}
  std::uint64_t number();
  std::string_view text();

 private:
  std::string_view rest_;
};

class Team {
 public:
  // From here on the program runs `size` times. Null: it runs once, as before (the system gives no other process, or size < 2).
  static std::unique_ptr<Team> start(unsigned size);
  Team(const Team &) = delete;
  Team &operator=(const Team &) = delete;
  ~Team();  // member 0 ends the others

  unsigned member() const { return member_; }  // 0: the process that was there before
  unsigned size() const { return static_cast<unsigned>(boxes_.size()); }
  void tell(const Letter &);  // all the others
  // What another member tells next; waits for it. Nothing: it will not tell more.
  std::optional<LetterReader> next(unsigned from);
  [[noreturn]] void leave();  // ends this process, which is not member 0

 private:
  // Written by one member, read by the others. What was told lies behind it.
  struct Box {
    std::atomic<std::uint64_t> filled;
    std::atomic<std::uint32_t> closed;
    char *letters() { return reinterpret_cast<char *>(this) + sizeof(Box); }
  };
  Team() = default;
  void findEnded();

  std::vector<Box *> boxes_;          // by member
  std::vector<std::uint64_t> heard_;  // how much of each was read here
  std::vector<int> processes_;        // by member; known to member 0
  unsigned member_ = 0;
};

}  // namespace dotbar
