# A planted fault: of two modules that have a name the other one's is meant
s/^( *use )mo, only: gm1o => gm1/\1md, only: gm1o => gm1/
s/, gmao => gma/, gmao => gm1/
