! dotbar tangent --head 'top(p)>(y)' in.f90
! What is passed reads an argument of its host, and what comes of it counts for nothing: no caller passes that a derivative.
subroutine inner_d(a, b, bd)
  real(8), intent(in) :: a(2)
  real(8), intent(inout) :: b
  real(8) :: t(1), at
  external at
  real(8) :: result
  real(8) :: ad(2), bd, td(1), at_d, dummyd
  ad = 0.0d0
  dummyd = at_d(g, g_d, b, bd, result)
  td(1) = bd*2
  t(1) = b*2
  bd = td(1)*sin(b) + t(1)*(cos(b)*bd)
  b = t(1)*sin(b)
contains
  real(8) function g(t)
    real(8), intent(in) :: t
    g = t*a(1)
  end function g

  function g_d(t, td, g) result(gd)
    real(8), intent(in) :: t
    real(8) :: g
    real(8) :: td, gd
    ! Tangent: the derivatives of t, g are computed from those of t, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    ! It is called by differentiated code, too: the caller also sets the derivatives of a (to zero, when nothing is added).
    gd = td*a(1) + t*ad(1)
    g = t*a(1)
  end function g_d
end subroutine inner_d

function at_d(f, f_d, x, xd, at) result(atd)
  real(8) :: f
  external f, f_d
  real(8), intent(in) :: x
  real(8) :: result
  real(8) :: at
  real(8) :: xd, atd, f_d, dummyd
  dummyd = f_d(x, xd, result)
  atd = 0.0d0
  at = result*2
end function at_d

subroutine top_d(p, pd, y, yd)
  real(8), intent(in) :: p(2)
  real(8), intent(inout) :: y
  real(8) :: a(2)
  real(8) :: pd(2), yd, ad(2)
  ! Tangent: the derivatives of y are computed from those of p, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  ad = pd*p + p*pd
  a = p*p
  yd = pd(2)
  y = p(2)
  call inner_d(a, y, yd)
end subroutine top_d
