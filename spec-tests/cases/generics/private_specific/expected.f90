! dotbar tangent --head 'h(x)>(y)' in.f90
module m_d
  use m
contains
  function times_d(a, ad, b, bd, times) result(timesd)
    real(8), intent(in) :: a, b
    real(8) :: times
    real(8) :: ad, bd, timesd
    timesd = ad*b + a*bd
    times = a*b
  end function times_d

  function added_d(a, ad, b, added) result(addedd)
    real(8), intent(in) :: a
    logical, intent(in) :: b
    real(8) :: added
    real(8) :: ad, addedd
    addedd = ad
    added = a
    if (b) then
      addedd = cos(a)*ad
      added = sin(a)
    end if
  end function added_d

  function g1_d(a, ad, g1) result(g1d)
    real(8), intent(in) :: a
    real(8) :: g1
    real(8) :: ad, g1d
    g1d = cos(a)*ad
    g1 = sin(a)
  end function g1_d

  function g2_d(a, ad, n, g2) result(g2d)
    real(8), intent(in) :: a
    integer, intent(in) :: n
    real(8) :: g2
    real(8) :: ad, g2d
    g2d = -sin(a)*ad*n
    g2 = cos(a)*n
  end function g2_d

  subroutine sub1_d(x, xd, y, yd)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: result
    real(8) :: xd, yd, resultd
    resultd = 0.0d0
    resultd = g1_d(x, xd, result)
    yd = yd*result + y*resultd
    y = y*result
  end subroutine sub1_d
end module m_d

function added_d(x, xd, added) result(addedd)
  real(8), intent(in) :: x
  real(8) :: added
  real(8) :: xd, addedd
  addedd = 3*x**2*xd
  added = x**3
end function added_d

subroutine h_d(x, xd, y, yd)
  use m, only: operator(.times.), gg => g, assignment(=), operator(+)
  use m_d, only: g2_d, g1_d, times_d, m_added_d => added_d, sub1_d
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: g1, w(3), c
  real(8) :: result, result0(3), result1, result2, result3, result4
  integer :: i
  real(8) :: xd, yd, wd(3), result0d(3), result1d, result2d, result3d, result4d, tempd, temp0d, &
      added_d
  double precision :: temp1d
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  result0d = 0.0d0
  result1d = 0.0d0
  result2d = 0.0d0
  result3d = 0.0d0
  result4d = 0.0d0
  g1 = 2
  c = .true.
  result = gg(c)
  c = result
  wd = xd*[1.0d0, 2.0d0, 3.0d0]
  w = x*[1.0d0, 2.0d0, 3.0d0]
  do i = 1, size(result0, 1)
    result0d(i) = g2_d(w(i), wd(i), 2, result0(i))
  end do
  wd = result0d
  w = result0
  result1d = g1_d(x, xd, result1)
  result2d = times_d(x, xd, result1, result1d, result2)
  tempd = result2d
  temp0d = 0.0d0
  yd = times_d((result2), tempd, c, temp0d, y)
  result3d = m_added_d(y, yd, .true., result3)
  result4d = added_d(x, xd, result4)
  yd = (result3d*sum(w) + (result3)*sum(wd))*g1*result4 + (result3)*sum(w)*g1*result4d
  y = (result3)*sum(w)*g1*result4
  temp1d = 0.0d0
  call sub1_d(0.3d0, temp1d, y, yd)
  call sub1_d(x, xd, y, yd)
end subroutine h_d
