# A planted fault: of two procedures behind a generic name the kinds of the first argument are exchanged, so that the other one is meant
/^ *function f[0-9]\(x/,/^ *end function/ s/^( *)real(\*8|\(8\)|\(wp\)) :: x, /\1real(4) :: x\n\1real\2 :: /
/^ *(function|subroutine) no/,/^ *end (function|subroutine) no/ s/real\(4\) :: q0/real(8) :: q0/
