subroutine s(x)
  use, intrinsic :: iso_fortran_env, only: real64
  real(real64), volatile :: x
  block
    volatile :: x
    x = 1
  end block
end subroutine s
