/* Tapenade's header name, so that existing builds can switch over to the stack of dotbar_stack.h (TAP-M-stack). */
#include "dotbar_stack.h"
