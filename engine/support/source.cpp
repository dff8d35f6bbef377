// Places in source texts: binary search for the text, then for the line.
#include "engine/support/source.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace dotbar {

std::uint32_t SourceMap::add(std::string path, std::string text) {
  if (text.size() >= std::numeric_limits<std::uint32_t>::max() - next_) throw std::length_error("more source text than places");
  Text &t = texts_.emplace_back();
  t.path = std::move(path);
  t.text = std::move(text);
  t.base = next_;
  t.lines.push_back(0);
  for (std::size_t i = 0; i < t.text.size(); ++i)
    if (t.text[i] == '\n') t.lines.push_back(static_cast<std::uint32_t>(i + 1));
  next_ += static_cast<std::uint32_t>(t.text.size()) + 1;
  return t.base;
}

const SourceMap::Text *SourceMap::holder(std::uint32_t offset) const {
  auto after = std::upper_bound(texts_.begin(), texts_.end(), offset, [](std::uint32_t o, const Text &t) { return o < t.base; });
  return offset == 0 || after == texts_.begin() ? nullptr : &*std::prev(after);
}

Position SourceMap::position(std::uint32_t offset) const {
  const Text *t = holder(offset);
  if (!t) return {};
  const std::uint32_t at = offset - t->base;
  auto after = std::upper_bound(t->lines.begin(), t->lines.end(), at);
  const auto line = static_cast<std::uint32_t>(after - t->lines.begin());
  return {t->path, line, at - t->lines[line - 1] + 1};
}

std::string_view SourceMap::line(std::uint32_t offset) const {
  const Text *t = holder(offset);
  if (!t) return {};
  const Position p = position(offset);
  std::string_view rest = std::string_view(t->text).substr(t->lines[p.line - 1]);
  rest = rest.substr(0, rest.find('\n'));
  if (!rest.empty() && rest.back() == '\r') rest.remove_suffix(1);
  return rest;
}

std::string_view SourceMap::text(Span span) const {
  const Text *t = holder(span.begin);
  return t ? std::string_view(t->text).substr(span.begin - t->base, span.end - span.begin) : std::string_view{};
}

std::string_view SourceMap::file(std::uint32_t offset) const {
  const Text *t = holder(offset);
  return t ? std::string_view(t->path) : std::string_view{};
}

std::string_view SourceMap::whole(std::string_view path) const {
  const auto at = std::ranges::find(texts_, path, &Text::path);
  return at == texts_.end() ? std::string_view{} : std::string_view(at->text);
}

std::uint32_t SourceMap::lineStart(std::string_view path, std::uint32_t line) const {
  for (const Text &t : texts_)
    if (t.path == path && line >= 1 && line <= t.lines.size()) return t.base + t.lines[line - 1];
  return 0;
}

std::vector<std::string_view> SourceMap::paths() const {
  std::vector<std::string_view> all;
  for (const Text &t : texts_) all.push_back(t.path);
  return all;
}

}  // namespace dotbar
