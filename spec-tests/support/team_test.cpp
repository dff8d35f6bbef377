// Several processes that tell each other what they find: everything arrives, in order, and nobody waits for one that has ended.
#include "engine/support/team.h"

#include <gtest/gtest.h>
#include <unistd.h>

namespace dotbar {
namespace {

TEST(Team, isNoneAlone) {
  EXPECT_EQ(Team::start(0), nullptr);
  EXPECT_EQ(Team::start(1), nullptr);
}

TEST(Team, tellsAllInOrder) {
  const auto team = Team::start(3);
  ASSERT_TRUE(team);
  const std::string word = std::string(1, '\0') + std::string(100'000, 'x');
  if (team->member() != 0) {
    for (std::uint64_t k = 0; k < 1000; ++k) team->tell(Letter().number(k).text(k % 100 ? "short" : word).number(team->member()));
    team->leave();
  }
  for (const unsigned from : {2u, 1u}) {
    for (std::uint64_t k = 0; k < 1000; ++k) {
      auto letter = team->next(from);
      ASSERT_TRUE(letter);
      EXPECT_EQ(letter->number(), k);
      EXPECT_EQ(letter->text(), k % 100 ? "short" : word);
      EXPECT_EQ(letter->number(), from);
    }
    EXPECT_FALSE(team->next(from));
  }
}

// Each says one more than what it hears of the one before it: they wait for each other all the time.
TEST(Team, goesRound) {
  const auto team = Team::start(3);
  ASSERT_TRUE(team);
  const unsigned before = (team->member() + 2) % 3;
  constexpr std::uint64_t rounds = 200;
  std::uint64_t last = 0;
  for (std::uint64_t k = 0; k < rounds; ++k) {
    if (team->member() == 0) team->tell(Letter().number(last + 1));
    if (auto letter = team->next(before)) last = letter->number();
    if (team->member() != 0) team->tell(Letter().number(last + 1));
  }
  if (team->member() != 0) team->leave();
  EXPECT_EQ(last, 3 * rounds);
}

TEST(Team, doesNotWaitForOneThatEnded) {
  const auto team = Team::start(3);
  ASSERT_TRUE(team);
  if (team->member() == 1) _exit(1);  // without a word
  if (team->member() == 2) {
    team->tell(Letter().number(team->next(1) ? 1 : 0));
    team->leave();
  }
  auto letter = team->next(2);
  ASSERT_TRUE(letter);
  EXPECT_EQ(letter->number(), 0u);
  EXPECT_FALSE(team->next(1));
}

}  // namespace
}  // namespace dotbar
