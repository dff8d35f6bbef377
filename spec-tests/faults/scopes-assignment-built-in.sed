# A planted fault: an assignment that the program defines is read as the one that the language has
/^ *interface assignment\(=\)/,/^ *end interface/d
s/, assignment\(=\)//
