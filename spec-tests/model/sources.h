// What C++ says outside of comments: its identifiers and its string literals, with their lines; and all of it without them.
#pragma once

#include <string>
#include <vector>

namespace dotbar::model {

struct Word {
  std::string text;
  bool literal = false;
  int line = 0;
};

std::vector<Word> wordsOf(const std::string &cpp);

// Comments and the insides of literals become blanks; lines stay.
std::string bare(const std::string &cpp);

}  // namespace dotbar::model
