// A file for each set, under a name that its own gives: who edits a set has one file of it, not one of each version.
#include "tools/driver/proof_cache.h"

#include <elf.h>
#include <link.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <vector>

#include "engine/support/input.h"
#include "engine/support/temporary.h"

namespace dotbar::tools {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t most = 64;  // files: older ones go

fs::path cacheFolder() {
  if (const char *own = std::getenv("DOTBAR_CACHE")) return *own ? fs::path(own) / "proved" : fs::path();
  const char *caches = std::getenv("XDG_CACHE_HOME"), *home = std::getenv("HOME");
  if (caches && fs::path(caches).is_absolute()) return fs::path(caches) / "dotbar" / "proved";
  return home && fs::path(home).is_absolute() ? fs::path(home) / ".cache" / "dotbar" / "proved" : fs::path();
}

// The linker's digest of all that the executable is made of.
std::string markIn(const char *notes, std::size_t size) {
  constexpr std::size_t alignment = 4;
  const auto aligned = [](std::size_t n) { return (n + alignment - 1) / alignment * alignment; };
  for (std::size_t at = 0; at + sizeof(ElfW(Nhdr)) <= size;) {
    ElfW(Nhdr) head;
    std::memcpy(&head, notes + at, sizeof head);
    const std::size_t name = at + sizeof head, mark = name + aligned(head.n_namesz), next = mark + aligned(head.n_descsz);
    if (next > size) break;
    if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == sizeof ELF_NOTE_GNU &&
        std::memcmp(notes + name, ELF_NOTE_GNU, sizeof ELF_NOTE_GNU) == 0)
      return {notes + mark, head.n_descsz};
    at = next;
  }
  return {};
}

int findMark(dl_phdr_info *info, std::size_t, void *found) {
  for (int k = 0; k < info->dlpi_phnum; ++k) {
    const ElfW(Phdr) &part = info->dlpi_phdr[k];
    if (part.p_type != PT_NOTE) continue;
    const auto *notes = reinterpret_cast<const char *>(info->dlpi_addr + part.p_vaddr);
    if (std::string mark = markIn(notes, part.p_memsz); !mark.empty()) return *static_cast<std::string *>(found) = mark, 1;
  }
  return 1;  // the executable comes first; of libraries nobody asks
}

fs::path fileOf(const fs::path &folder, const std::string &set) {
  std::uint64_t hash = 14695981039346656037u;
  for (const char c : set) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return folder / (std::to_string(hash) + ".proved");
}

std::string keptOf(const std::string &set, const std::string &texts) { return ownMark() + '\n' + set + '\n' + texts; }

// The oldest ones go, whoever proved them.
void makeRoom(const fs::path &folder) {
  std::error_code failed;
  std::vector<std::pair<fs::file_time_type, fs::path>> all;
  for (const auto &entry : fs::directory_iterator(folder, failed)) all.emplace_back(entry.last_write_time(failed), entry.path());
  std::ranges::sort(all);
  for (std::size_t k = 0; k + most <= all.size(); ++k) fs::remove(all[k].second, failed);
}

}  // namespace

std::string ownMark() {
  std::string mark;
  dl_iterate_phdr(findMark, &mark);
  return mark;
}

bool isInCache(const std::string &set, const std::string &texts) {
  const fs::path folder = cacheFolder();
  if (folder.empty() || ownMark().empty()) return false;
  return readWhole(fileOf(folder, set).string()) == keptOf(set, texts);
}

void putInCache(const std::string &set, const std::string &texts) {
  const fs::path folder = cacheFolder();
  std::error_code failed;
  if (folder.empty() || ownMark().empty() || (fs::create_directories(folder, failed), failed)) return;
  makeRoom(folder);
  Temporary part = Temporary::file(folder.string());
  if (part && part.write(keptOf(set, texts))) part.rename(fileOf(folder, set).string());
}

}  // namespace dotbar::tools
