// A scanner of C++ that knows just enough: comments, string, raw string and character literals, identifiers.
#include "spec-tests/model/sources.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace dotbar::model {

namespace {

class Scanner {
 public:
  explicit Scanner(const std::string &s) : s_(s) {}

  std::vector<Word> run() {
    while (at_ < s_.size()) step();
    return std::move(words_);
  }

 private:
  bool starts(const char *what) const { return s_.compare(at_, std::char_traits<char>::length(what), what) == 0; }
  void skipTo(std::size_t end) {
    end = std::min(end, s_.size());
    line_ += static_cast<int>(std::count(s_.begin() + static_cast<long>(at_), s_.begin() + static_cast<long>(end), '\n'));
    at_ = end;
  }
  void skipBehind(const std::string &what, std::size_t from) {
    const std::size_t found = s_.find(what, from);
    skipTo(found == s_.npos ? s_.size() : found + what.size());
  }

  void step() {
    if (starts("//")) return skipTo(s_.find('\n', at_));
    if (starts("/*")) return skipBehind("*/", at_ + 2);
    if (starts("R\"")) return raw();
    if (s_[at_] == '"') return literal();
    if (s_[at_] == '\'') return character();
    if (std::isalpha(static_cast<unsigned char>(s_[at_])) || s_[at_] == '_') return identifier();
    if (std::isdigit(static_cast<unsigned char>(s_[at_]))) return number();
    skipTo(at_ + 1);
  }

  void raw() {
    const std::size_t open = s_.find('(', at_);
    const std::string close = ")" + s_.substr(at_ + 2, open - at_ - 2) + "\"";
    const std::size_t end = std::min(s_.find(close, open), s_.size());
    words_.push_back({s_.substr(open + 1, end - open - 1), true, line_});
    skipTo(end + close.size());
  }
  void literal() {
    std::string text;
    std::size_t k = at_ + 1;
    for (; k < s_.size() && s_[k] != '"'; ++k) {
      const bool escaped = s_[k] == '\\' && k + 1 < s_.size();
      if (escaped) ++k;
      text += escaped && s_[k] == 'n' ? '\n' : s_[k];
    }
    words_.push_back({text, true, line_});
    skipTo(k + 1);
  }
  void character() {
    std::size_t k = at_ + 1;
    while (k < s_.size() && s_[k] != '\'') k += s_[k] == '\\' ? 2 : 1;
    skipTo(k + 1);
  }
  static bool inName(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }
  void identifier() {
    std::size_t k = at_;
    while (k < s_.size() && inName(s_[k])) ++k;
    words_.push_back({s_.substr(at_, k - at_), false, line_});
    skipTo(k);
  }
  void number() {  // 1'000, 0x1f, 1e3
    std::size_t k = at_;
    while (k < s_.size() && (inName(s_[k]) || s_[k] == '\'')) ++k;
    skipTo(k);
  }

  const std::string &s_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::vector<Word> words_;
};

}  // namespace

std::vector<Word> wordsOf(const std::string &cpp) { return Scanner(cpp).run(); }

std::string bare(const std::string &cpp) {
  std::string r = cpp;
  for (std::size_t i = 0; i < r.size(); ++i) {
    const std::string_view rest = std::string_view(r).substr(i);
    std::size_t end = i;
    if (rest.starts_with("//")) {
      end = std::min(r.find('\n', i), r.size());
    } else if (rest.starts_with("/*")) {
      end = std::min(r.find("*/", i + 2), r.size() - 2) + 2;
    } else if (rest.starts_with("R\"(")) {
      end = std::min(r.find(")\"", i), r.size() - 2) + 2;
    } else if (r[i] == '"' || (r[i] == '\'' && !(i && std::isalnum(static_cast<unsigned char>(r[i - 1]))))) {
      for (end = i + 1; end < r.size() && r[end] != r[i]; ++end) end += r[end] == '\\';
      ++end;
    }
    for (std::size_t k = i; k < std::min(end, r.size()); ++k)
      if (r[k] != '\n') r[k] = ' ';
    if (end > i) i = end - 1;
  }
  return r;
}

}  // namespace dotbar::model
