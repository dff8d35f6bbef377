// Reading files whole. C's streams say when a read fails; those of C++ end as at the end of the file.
#include "engine/support/input.h"

#include <cstdio>
#include <memory>

namespace dotbar {

std::optional<std::string> readWhole(const std::string &path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE *)> in(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (!in) return std::nullopt;
  std::string text;
  char part[1 << 16];
  while (const std::size_t n = std::fread(part, 1, sizeof part, in.get())) text.append(part, n);
  if (std::ferror(in.get())) return std::nullopt;
  return text;
}

}  // namespace dotbar
