subroutine s
  implicit real*8 (a-h, o-z), integer (i-n)
end subroutine s
subroutine t
  implicit none
end subroutine t
subroutine u
  implicit double precision (d), character*8 (c), complex (x-z), logical(4) (l), real(kind=4) (r)
end subroutine u
