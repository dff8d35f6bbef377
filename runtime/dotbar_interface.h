/* What generated programs and this library agree on: the number of the interface, and a name that has it, which the library
 * defines and who links asks for. A name of the interface that means something else from some day on gets another name then; a
 * number counts up when names are taken away. */
#ifndef DOTBAR_INTERFACE_H
#define DOTBAR_INTERFACE_H

#define DOTBAR_RUNTIME_INTERFACE 1
#define dotbar_runtime_interface dotbar_runtime_1

#endif
