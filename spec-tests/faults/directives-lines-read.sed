# A planted fault: lines for some compilers only are read as statements
s/^( *)!\$ /\1/
