// Reading files whole. C's streams say when a read fails; those of C++ end as at the end of the file.
#include "engine/support/input.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
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

std::string whyUnreadable(const std::string &path) {
  std::error_code failed;
  if (std::filesystem::is_directory(path, failed)) return ": it is a folder";
  errno = 0;
  const std::unique_ptr<std::FILE, int (*)(std::FILE *)> in(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (in) std::fgetc(in.get());  // that it opens does not mean that it can be read
  if (errno == 0) return {};
  return errno == ENOENT   ? ": there is no such file"
         : errno == EACCES ? ": it may not be read"
                           : std::string(": ") + std::strerror(errno);
}

std::vector<std::string> filesBeside(const std::string &path) {
  namespace fs = std::filesystem;
  std::vector<std::string> all;
  std::error_code failed;
  const fs::path folder = fs::path(path).parent_path();
  for (auto i = fs::directory_iterator(folder.empty() ? "." : folder, failed); i != fs::directory_iterator(); i.increment(failed))
    if (i->is_regular_file(failed)) all.push_back((folder / i->path().filename()).string());
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace dotbar
