// The first memory in large pages: fetching small ones is a tenth of a short run. More of them would cost a long run memory.
#include <mimalloc.h>

namespace {

// Before the libraries begin, since the first of them that allocates takes the first piece; and after them.
void large() { mi_option_set_default(mi_option_large_os_pages, 1); }
void small() { mi_option_set(mi_option_large_os_pages, 0); }
[[gnu::section(".preinit_array"), gnu::used]] void (*const atFirst)() = large;
[[gnu::section(".init_array"), gnu::used]] void (*const afterwards)() = small;

}  // namespace
