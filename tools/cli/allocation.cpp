// The first memory in large pages: fetching small ones is a tenth of a short run. More of them would cost a long run memory.
// And memory that cannot be had is an exception: the library, which is C, would end the process.
#include <mimalloc.h>

#include <new>

namespace {

// Before the libraries begin, since the first of them that allocates takes the first piece; and after them.
void large() { mi_option_set_default(mi_option_large_os_pages, 1); }
void small() { mi_option_set(mi_option_large_os_pages, 0); }
[[gnu::section(".preinit_array"), gnu::used]] void (*const atFirst)() = large;
[[gnu::section(".init_array"), gnu::used]] void (*const afterwards)() = small;

}  // namespace

namespace {

void *checked(void *block) { return block ? block : throw std::bad_alloc(); }

}  // namespace

void *operator new(std::size_t n) { return checked(mi_malloc(n)); }
void *operator new[](std::size_t n) { return checked(mi_malloc(n)); }
void *operator new(std::size_t n, std::align_val_t a) { return checked(mi_malloc_aligned(n, static_cast<std::size_t>(a))); }
void *operator new[](std::size_t n, std::align_val_t a) { return checked(mi_malloc_aligned(n, static_cast<std::size_t>(a))); }
void operator delete(void *block) noexcept { mi_free(block); }
void operator delete[](void *block) noexcept { mi_free(block); }
void operator delete(void *block, std::size_t) noexcept { mi_free(block); }
void operator delete[](void *block, std::size_t) noexcept { mi_free(block); }
void operator delete(void *block, std::align_val_t) noexcept { mi_free(block); }
void operator delete[](void *block, std::align_val_t) noexcept { mi_free(block); }
void operator delete(void *block, std::size_t, std::align_val_t) noexcept { mi_free(block); }
void operator delete[](void *block, std::size_t, std::align_val_t) noexcept { mi_free(block); }
