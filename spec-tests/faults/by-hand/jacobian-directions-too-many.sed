# callers jacobian: as many directions as columns, whatever they share
s/NB := max(NB, E) ;/NB := max(NB, NK) ;/
