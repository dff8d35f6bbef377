# callers jacobian: seeds of an earlier call stay
s/EXPRS2 -zeros-> ZEROS/EXPRS2 -zeros-> _ZEROS/
s/NB := 0 ; ZEROS ;/NB := 0 ;/
