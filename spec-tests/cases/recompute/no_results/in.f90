! The backward part of a split procedure has the values of locals that something behind has used, and no other ones.
subroutine part(x, y)
  implicit none
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  double precision :: e, t
  e = exp(x)                      ! used linearly: not there in the backward part
  y = y + e
  t = tanh(x)
  y = y*t
end subroutine part

subroutine whole(x, y)
  implicit none
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  !$AD NOCHECKPOINT
  call part(x, y)
  y = y*y
end subroutine whole
