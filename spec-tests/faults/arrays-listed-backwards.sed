# A planted fault: the trips of a loop in an array constructor are taken in the reverse order
s/, ([a-z][a-z0-9]*)=([0-9]+), ([0-9]+)\)/, \1=\3, \2, -1)/
