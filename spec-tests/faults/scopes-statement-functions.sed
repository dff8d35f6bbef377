# A planted fault: the arguments of a statement function are bound in another order
s/^( *sg\()za, zb\) =/\1zb, za) =/
