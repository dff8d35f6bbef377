/* Where snapshots of a sequence of equal steps are taken so that as few as possible run again (STR 4.2). */
#include "dotbar_schedule.h"

/* With s snapshots, the one that there is and those that are free, C(s+r, s) steps can be reversed so that none runs more than r
 * times. Of the steps that are to be reversed, so many are left to the snapshot that there is that neither they nor the others
 * behind the next one run more often than they must. */
int dotbar_advance(int steps, int free) {
  if (steps < 2) return 1;
  if (free < 1) return steps - 1;
  const long long s = free + 1LL;
  long long before = 0, one = 1, all = 1 + s; /* C(s+r-2, s), C(s+r-1, s), C(s+r, s) with r = 1 */
  for (long long r = 2; all < steps; ++r) {
    before = one;
    one = all;
    all = all * (s + r) / r;
  }
  const long long behind = all - one, advance = before > steps - behind ? before : steps - behind;
  return advance < 1 ? 1 : advance < steps ? (int)advance : steps - 1;
}

void dotbar_advance_(const int *steps, const int *free, int *advance) { *advance = dotbar_advance(*steps, *free); }
