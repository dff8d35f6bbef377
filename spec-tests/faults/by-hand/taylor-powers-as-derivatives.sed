# callers taylor: a weight of the recurrence for powers, which the first order does not have
s/(B + 1) \* NJ - ND/B * NJ - ND/
