! Tangents of the stack of adjoint programs: above each value lies its derivative.
! Made by stack_library.c from dotbar_stack_types.def; change those.
subroutine pushreal4_d(x, xd)
  real(4), intent(in) :: x
  real(4), intent(in) :: xd
  call pushreal4(x)
  call pushreal4(xd)
end subroutine
subroutine popreal4_d(x, xd)
  real(4), intent(out) :: x
  real(4), intent(out) :: xd
  call popreal4(xd)
  call popreal4(x)
end subroutine
subroutine lookreal4_d(x, xd)
  real(4), intent(out) :: x
  real(4), intent(out) :: xd
  call lookreal4(xd)
  call lookreal4(x)
end subroutine
subroutine pushreal4array_d(x, xd, n)
  integer, intent(in) :: n
  real(4), intent(in) :: x(n)
  real(4), intent(in) :: xd(n)
  call pushreal4array(x, n)
  call pushreal4array(xd, n)
end subroutine
subroutine popreal4array_d(x, xd, n)
  integer, intent(in) :: n
  real(4), intent(out) :: x(n)
  real(4), intent(out) :: xd(n)
  call popreal4array(xd, n)
  call popreal4array(x, n)
end subroutine
subroutine lookreal4array_d(x, xd, n)
  integer, intent(in) :: n
  real(4), intent(out) :: x(n)
  real(4), intent(out) :: xd(n)
  call lookreal4array(xd, n)
  call lookreal4array(x, n)
end subroutine
subroutine pushreal8_d(x, xd)
  real(8), intent(in) :: x
  real(8), intent(in) :: xd
  call pushreal8(x)
  call pushreal8(xd)
end subroutine
subroutine popreal8_d(x, xd)
  real(8), intent(out) :: x
  real(8), intent(out) :: xd
  call popreal8(xd)
  call popreal8(x)
end subroutine
subroutine lookreal8_d(x, xd)
  real(8), intent(out) :: x
  real(8), intent(out) :: xd
  call lookreal8(xd)
  call lookreal8(x)
end subroutine
subroutine pushreal8array_d(x, xd, n)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(in) :: xd(n)
  call pushreal8array(x, n)
  call pushreal8array(xd, n)
end subroutine
subroutine popreal8array_d(x, xd, n)
  integer, intent(in) :: n
  real(8), intent(out) :: x(n)
  real(8), intent(out) :: xd(n)
  call popreal8array(xd, n)
  call popreal8array(x, n)
end subroutine
subroutine lookreal8array_d(x, xd, n)
  integer, intent(in) :: n
  real(8), intent(out) :: x(n)
  real(8), intent(out) :: xd(n)
  call lookreal8array(xd, n)
  call lookreal8array(x, n)
end subroutine
subroutine pushreal16_d(x, xd)
  real(16), intent(in) :: x
  real(16), intent(in) :: xd
  call pushreal16(x)
  call pushreal16(xd)
end subroutine
subroutine popreal16_d(x, xd)
  real(16), intent(out) :: x
  real(16), intent(out) :: xd
  call popreal16(xd)
  call popreal16(x)
end subroutine
subroutine lookreal16_d(x, xd)
  real(16), intent(out) :: x
  real(16), intent(out) :: xd
  call lookreal16(xd)
  call lookreal16(x)
end subroutine
subroutine pushreal16array_d(x, xd, n)
  integer, intent(in) :: n
  real(16), intent(in) :: x(n)
  real(16), intent(in) :: xd(n)
  call pushreal16array(x, n)
  call pushreal16array(xd, n)
end subroutine
subroutine popreal16array_d(x, xd, n)
  integer, intent(in) :: n
  real(16), intent(out) :: x(n)
  real(16), intent(out) :: xd(n)
  call popreal16array(xd, n)
  call popreal16array(x, n)
end subroutine
subroutine lookreal16array_d(x, xd, n)
  integer, intent(in) :: n
  real(16), intent(out) :: x(n)
  real(16), intent(out) :: xd(n)
  call lookreal16array(xd, n)
  call lookreal16array(x, n)
end subroutine
subroutine pushcomplex8_d(x, xd)
  complex(4), intent(in) :: x
  complex(4), intent(in) :: xd
  call pushcomplex8(x)
  call pushcomplex8(xd)
end subroutine
subroutine popcomplex8_d(x, xd)
  complex(4), intent(out) :: x
  complex(4), intent(out) :: xd
  call popcomplex8(xd)
  call popcomplex8(x)
end subroutine
subroutine lookcomplex8_d(x, xd)
  complex(4), intent(out) :: x
  complex(4), intent(out) :: xd
  call lookcomplex8(xd)
  call lookcomplex8(x)
end subroutine
subroutine pushcomplex8array_d(x, xd, n)
  integer, intent(in) :: n
  complex(4), intent(in) :: x(n)
  complex(4), intent(in) :: xd(n)
  call pushcomplex8array(x, n)
  call pushcomplex8array(xd, n)
end subroutine
subroutine popcomplex8array_d(x, xd, n)
  integer, intent(in) :: n
  complex(4), intent(out) :: x(n)
  complex(4), intent(out) :: xd(n)
  call popcomplex8array(xd, n)
  call popcomplex8array(x, n)
end subroutine
subroutine lookcomplex8array_d(x, xd, n)
  integer, intent(in) :: n
  complex(4), intent(out) :: x(n)
  complex(4), intent(out) :: xd(n)
  call lookcomplex8array(xd, n)
  call lookcomplex8array(x, n)
end subroutine
subroutine pushcomplex16_d(x, xd)
  complex(8), intent(in) :: x
  complex(8), intent(in) :: xd
  call pushcomplex16(x)
  call pushcomplex16(xd)
end subroutine
subroutine popcomplex16_d(x, xd)
  complex(8), intent(out) :: x
  complex(8), intent(out) :: xd
  call popcomplex16(xd)
  call popcomplex16(x)
end subroutine
subroutine lookcomplex16_d(x, xd)
  complex(8), intent(out) :: x
  complex(8), intent(out) :: xd
  call lookcomplex16(xd)
  call lookcomplex16(x)
end subroutine
subroutine pushcomplex16array_d(x, xd, n)
  integer, intent(in) :: n
  complex(8), intent(in) :: x(n)
  complex(8), intent(in) :: xd(n)
  call pushcomplex16array(x, n)
  call pushcomplex16array(xd, n)
end subroutine
subroutine popcomplex16array_d(x, xd, n)
  integer, intent(in) :: n
  complex(8), intent(out) :: x(n)
  complex(8), intent(out) :: xd(n)
  call popcomplex16array(xd, n)
  call popcomplex16array(x, n)
end subroutine
subroutine lookcomplex16array_d(x, xd, n)
  integer, intent(in) :: n
  complex(8), intent(out) :: x(n)
  complex(8), intent(out) :: xd(n)
  call lookcomplex16array(xd, n)
  call lookcomplex16array(x, n)
end subroutine
