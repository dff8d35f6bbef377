# check examples/taylor: an element gets its new coefficient of an order while those of higher orders still need the old one
s/^    INSTRS -inEachDirection-> LOOP   {REF' := E'} -inEachDirection-> INSTRS'$/    {INSTRS ; REF' := E'} -inEachDirection-> LOOP/
s/^    REF, EXPR -assignedSeries-> {LOOP ; INSTRS'}$/    REF, EXPR -assignedSeries-> LOOP/
