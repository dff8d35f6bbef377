/* What the parts of the runtime share besides the chunks: the stacks of all threads, and the names and sizes of kinds. */
#ifndef DOTBAR_RUNTIME_STACK_H
#define DOTBAR_RUNTIME_STACK_H

#include "chunks.h"
#include "dotbar_stack.h"

void dotbar_note_peak(dotbar_stack *stack);
void dotbar_threads_join(dotbar_stack *stack); /* until the thread ends: then its numbers are kept and its chunks freed */
void dotbar_tags_free(void);                   /* of the calling thread; nothing in the release library */
void dotbar_tag_look_reset(void);

extern const char *const dotbar_kind_names[DOTBAR_KINDS];

#endif
