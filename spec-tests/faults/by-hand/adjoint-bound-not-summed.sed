# check examples/rounding_errors: the bound of rounding errors is that of the operation that comes last
s/-rounded-> {N := N + abs(EXPR \* VAL)}/-rounded-> {N := abs(EXPR * VAL)}/
