# A planted fault: the operands of a defined operator are bound in the other order
s/^( *function mixed\()x, y\)/\1y, x)/
