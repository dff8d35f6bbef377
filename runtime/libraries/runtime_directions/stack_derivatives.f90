! Tangents of the stack of adjoint programs in several directions: above each value lie its derivatives.
! Made by stack_library.c from dotbar_stack_types.def; change those.
subroutine pushreal4_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  real(4), intent(in) :: x
  real(4), intent(in) :: xd(nbdirsmax)
  call pushreal4(x)
  call pushreal4array(xd(:nbdirs), nbdirs)
end subroutine
subroutine popreal4_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  real(4), intent(out) :: x
  real(4), intent(inout) :: xd(nbdirsmax)
  call popreal4array(xd(:nbdirs), nbdirs)
  call popreal4(x)
end subroutine
subroutine lookreal4_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  real(4), intent(out) :: x
  real(4), intent(inout) :: xd(nbdirsmax)
  call lookreal4array(xd(:nbdirs), nbdirs)
  call lookreal4(x)
end subroutine
subroutine pushreal4array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  real(4), intent(in) :: x(n)
  real(4), intent(in) :: xd(nbdirsmax, n)
  call pushreal4array(x, n)
  call pushreal4array(xd(:nbdirs, :), nbdirs*n)
end subroutine
subroutine popreal4array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  real(4), intent(out) :: x(n)
  real(4), intent(inout) :: xd(nbdirsmax, n)
  call popreal4array(xd(:nbdirs, :), nbdirs*n)
  call popreal4array(x, n)
end subroutine
subroutine lookreal4array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  real(4), intent(out) :: x(n)
  real(4), intent(inout) :: xd(nbdirsmax, n)
  call lookreal4array(xd(:nbdirs, :), nbdirs*n)
  call lookreal4array(x, n)
end subroutine
subroutine pushreal8_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  real(8), intent(in) :: x
  real(8), intent(in) :: xd(nbdirsmax)
  call pushreal8(x)
  call pushreal8array(xd(:nbdirs), nbdirs)
end subroutine
subroutine popreal8_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  real(8), intent(out) :: x
  real(8), intent(inout) :: xd(nbdirsmax)
  call popreal8array(xd(:nbdirs), nbdirs)
  call popreal8(x)
end subroutine
subroutine lookreal8_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  real(8), intent(out) :: x
  real(8), intent(inout) :: xd(nbdirsmax)
  call lookreal8array(xd(:nbdirs), nbdirs)
  call lookreal8(x)
end subroutine
subroutine pushreal8array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  real(8), intent(in) :: x(n)
  real(8), intent(in) :: xd(nbdirsmax, n)
  call pushreal8array(x, n)
  call pushreal8array(xd(:nbdirs, :), nbdirs*n)
end subroutine
subroutine popreal8array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  real(8), intent(out) :: x(n)
  real(8), intent(inout) :: xd(nbdirsmax, n)
  call popreal8array(xd(:nbdirs, :), nbdirs*n)
  call popreal8array(x, n)
end subroutine
subroutine lookreal8array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  real(8), intent(out) :: x(n)
  real(8), intent(inout) :: xd(nbdirsmax, n)
  call lookreal8array(xd(:nbdirs, :), nbdirs*n)
  call lookreal8array(x, n)
end subroutine
subroutine pushreal16_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  real(16), intent(in) :: x
  real(16), intent(in) :: xd(nbdirsmax)
  call pushreal16(x)
  call pushreal16array(xd(:nbdirs), nbdirs)
end subroutine
subroutine popreal16_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  real(16), intent(out) :: x
  real(16), intent(inout) :: xd(nbdirsmax)
  call popreal16array(xd(:nbdirs), nbdirs)
  call popreal16(x)
end subroutine
subroutine lookreal16_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  real(16), intent(out) :: x
  real(16), intent(inout) :: xd(nbdirsmax)
  call lookreal16array(xd(:nbdirs), nbdirs)
  call lookreal16(x)
end subroutine
subroutine pushreal16array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  real(16), intent(in) :: x(n)
  real(16), intent(in) :: xd(nbdirsmax, n)
  call pushreal16array(x, n)
  call pushreal16array(xd(:nbdirs, :), nbdirs*n)
end subroutine
subroutine popreal16array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  real(16), intent(out) :: x(n)
  real(16), intent(inout) :: xd(nbdirsmax, n)
  call popreal16array(xd(:nbdirs, :), nbdirs*n)
  call popreal16array(x, n)
end subroutine
subroutine lookreal16array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  real(16), intent(out) :: x(n)
  real(16), intent(inout) :: xd(nbdirsmax, n)
  call lookreal16array(xd(:nbdirs, :), nbdirs*n)
  call lookreal16array(x, n)
end subroutine
subroutine pushcomplex8_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  complex(4), intent(in) :: x
  complex(4), intent(in) :: xd(nbdirsmax)
  call pushcomplex8(x)
  call pushcomplex8array(xd(:nbdirs), nbdirs)
end subroutine
subroutine popcomplex8_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  complex(4), intent(out) :: x
  complex(4), intent(inout) :: xd(nbdirsmax)
  call popcomplex8array(xd(:nbdirs), nbdirs)
  call popcomplex8(x)
end subroutine
subroutine lookcomplex8_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  complex(4), intent(out) :: x
  complex(4), intent(inout) :: xd(nbdirsmax)
  call lookcomplex8array(xd(:nbdirs), nbdirs)
  call lookcomplex8(x)
end subroutine
subroutine pushcomplex8array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  complex(4), intent(in) :: x(n)
  complex(4), intent(in) :: xd(nbdirsmax, n)
  call pushcomplex8array(x, n)
  call pushcomplex8array(xd(:nbdirs, :), nbdirs*n)
end subroutine
subroutine popcomplex8array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  complex(4), intent(out) :: x(n)
  complex(4), intent(inout) :: xd(nbdirsmax, n)
  call popcomplex8array(xd(:nbdirs, :), nbdirs*n)
  call popcomplex8array(x, n)
end subroutine
subroutine lookcomplex8array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  complex(4), intent(out) :: x(n)
  complex(4), intent(inout) :: xd(nbdirsmax, n)
  call lookcomplex8array(xd(:nbdirs, :), nbdirs*n)
  call lookcomplex8array(x, n)
end subroutine
subroutine pushcomplex16_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  complex(8), intent(in) :: x
  complex(8), intent(in) :: xd(nbdirsmax)
  call pushcomplex16(x)
  call pushcomplex16array(xd(:nbdirs), nbdirs)
end subroutine
subroutine popcomplex16_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  complex(8), intent(out) :: x
  complex(8), intent(inout) :: xd(nbdirsmax)
  call popcomplex16array(xd(:nbdirs), nbdirs)
  call popcomplex16(x)
end subroutine
subroutine lookcomplex16_dv(x, xd, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: nbdirs
  complex(8), intent(out) :: x
  complex(8), intent(inout) :: xd(nbdirsmax)
  call lookcomplex16array(xd(:nbdirs), nbdirs)
  call lookcomplex16(x)
end subroutine
subroutine pushcomplex16array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  complex(8), intent(in) :: x(n)
  complex(8), intent(in) :: xd(nbdirsmax, n)
  call pushcomplex16array(x, n)
  call pushcomplex16array(xd(:nbdirs, :), nbdirs*n)
end subroutine
subroutine popcomplex16array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  complex(8), intent(out) :: x(n)
  complex(8), intent(inout) :: xd(nbdirsmax, n)
  call popcomplex16array(xd(:nbdirs, :), nbdirs*n)
  call popcomplex16array(x, n)
end subroutine
subroutine lookcomplex16array_dv(x, xd, n, nbdirs)
  use diffsizes, only: nbdirsmax
  integer, intent(in) :: n, nbdirs
  complex(8), intent(out) :: x(n)
  complex(8), intent(inout) :: xd(nbdirsmax, n)
  call lookcomplex16array(xd(:nbdirs, :), nbdirs*n)
  call lookcomplex16array(x, n)
end subroutine
