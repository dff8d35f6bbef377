/* How many steps run on from a snapshot before the next one is taken (schedule.c). */
#ifndef DOTBAR_SCHEDULE_H
#define DOTBAR_SCHEDULE_H

#ifdef __cplusplus
extern "C" {
#endif

/* Of so many steps that are to be reversed from a snapshot on, with so many more snapshots. */
int dotbar_advance(int steps, int free);
void dotbar_advance_(const int *steps, const int *free, int *advance);

#ifdef __cplusplus
}
#endif
#endif
