// What a page is made of besides rules and equations: headings, paragraphs, places and references to them, as HTML and as LaTeX.
#pragma once

#include "engine/rules/show/typeset.h"

namespace dotbar::tools {

struct Phrases {
  rules::Typesetting how;

  bool isLatex() const { return how == rules::Typesetting::Latex; }
  std::string text(std::string_view plain) const { return rules::escaped(plain, how); }
  std::string begin() const;  // of the document, as far as its contents
  std::string end() const;
  std::string heading(int level, const std::string &place, const std::string &words) const;  // level 1: a chapter
  std::string paragraph(const std::string &plain) const;
  std::string label(const std::string &place, const std::string &words) const;  // a line of its own
  std::string at(const std::string &place, const std::string &set) const;       // what was set, where it can be found
  std::string reference(const std::string &place, const std::string &words) const;
  std::string folded(const std::string &summary, const std::string &set) const;  // small, or shown when asked for
  std::string beside(const std::string &place, const std::string &left, const std::string &right, const std::string &below) const;
};

// A name of a place, from words: letters, digits and lines.
std::string placeNamed(std::string_view words);

}  // namespace dotbar::tools
