# A planted fault: what a BLOCK declares is the variable of that name around it
/: block$/,/^ *end block/ { /^(real|integer|double precision|logical)[^:]*::/d; }
