# A planted fault: names of one storage (EQUIVALENCE) are taken for several
/^ *equivalence /d
