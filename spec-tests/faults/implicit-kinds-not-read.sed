# A planted fault: the kind that an IMPLICIT statement computes is not read
s/^( *implicit real)\((kind|selected_real_kind)\([^)]*\)\)/\1/
