# What STR's formulas say of a tree of calls, p0.f90 ... : for each strategy the multiplications and divisions beyond those of all storage, which runs
# nothing twice, and the most that the stack holds, in bytes. All that is overwritten is stored: an assignment one value, a call what the procedure overwrites.
function largest(a, b) { return a > b ? a : b }
function written(i, k, all) {                              # x, y, or both, by the procedure and what it calls
  for (k = 1; k <= n[i]; k++)
    if (to[i, k] == "") { if (!index(all, what[i, k])) all = all what[i, k] }
    else { if (index(written(to[i, k]), "x") && !index(all, "x")) all = all "x"; if (index(written(to[i, k]), "y") && !index(all, "y")) all = all "y" }
  return all
}
function context(i) { return length(written(i)) }          # c_i
function time(i, k, t) { for (k = 1; k <= n[i]; k++) t += to[i, k] == "" ? cost[i, k] : time(to[i, k]); return t + 0 }
function stored(i, k, g) { for (k = 1; k <= n[i]; k++) g += to[i, k] == "" ? 1 : stored(to[i, k]); return g + 0 }

# Routine level (4.2): p_i runs d_i times more. The stack holds c_i + l_i along a branch, and the contexts of calls that are reversed later.
function deep(i, d, k, t) { for (k = 1; k <= n[i]; k++) t += to[i, k] == "" ? d * cost[i, k] : deep(to[i, k], d + 1); return t + 0 }
function branch(i, k, held, most) {
  for (k = 1; k <= n[i]; k++) held += to[i, k] == "" ? 1 : context(to[i, k])
  most = held
  for (k = n[i]; k >= 1; k--)
    if (to[i, k] == "") held--
    else { held -= context(to[i, k]); most = largest(most, held + branch(to[i, k])) }
  return most
}
# All recomputation (4.1), from the begin of each procedure: what stands before a statement runs again for it. A statement that is reversed does not run itself.
function again(i, k, t) {
  for (k = 1; k <= n[i]; k++) t += to[i, k] == "" ? (n[i] - k - 1) * cost[i, k] : (n[i] - k) * time(to[i, k]) + again(to[i, k])
  return t + 0
}
function contexts(i, k, most) { for (k = 1; k <= n[i]; k++) if (to[i, k] != "") most = largest(most, contexts(to[i, k])); return context(i) + most }
# The paper's bound for that: everything before p_i in the path runs again for p_i.
function path(i, k) { earlier[++length_of_path] = own(i); for (k = 1; k <= n[i]; k++) if (to[i, k] != "") path(to[i, k]) }
function own(i, k, t) { for (k = 1; k <= n[i]; k++) if (to[i, k] == "") t += cost[i, k]; return t + 0 }
function bound(i, j, t) { path(0); for (i = 1; i <= length_of_path; i++) for (j = 1; j < i; j++) t += earlier[j]; return t + 0 }

# Optimal checkpointing (4.2) of a loop of l trips with s snapshots: a trip runs as it is so often beside its adjoint.
function choose(a, b, i, c) { c = 1; for (i = 1; i <= b; i++) c = c * (a - b + i) / i; return c }
function trips(l, s, r) { while (choose(s + r, s) < l) r++; return r * l - choose(s + r, s + 1) + 1 }

FNR == 1 { i = FILENAME; sub(/.*p/, "", i); sub(/[^0-9].*/, "", i) }
/^ *call p/ { name = substr($2, 2); sub(/[^0-9].*/, "", name); to[i, ++n[i]] = name }
/^ *[xy] = / { what[i, ++n[i]] = $1; cost[i, n[i]] = gsub(/[*\/]/, "&") }
END {
  print "time", time(0), bound()
  print "all-store", 0, 8 * stored(0)
  print "routine", deep(0, 0), 8 * branch(0)
  print "all-recompute", again(0), 8 * contexts(0)
  for (s = 1; s <= 3; s++)
    for (l = 6; l <= 12; l += 3) {
      snapshot = 8 * context(0) + 4                        # with the number of the trip; the loop keeps five integers, and counts with two operations, and one a trip
      print "optimal", s, l, 2 + trips(l, s) * (time(0) + 1) + l * (1 + deep(0, 0)), 4 + largest(16 + (s + 1) * snapshot, s * snapshot + 8 * branch(0))
    }
}
