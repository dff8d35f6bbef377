! An internal procedure reads and overwrites its host's variable.
! standard: 15.2.2.2, 19.5.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  t = x
  call inner
  y = t*x
contains
  subroutine inner
    t = t*t
  end subroutine inner
end subroutine f
