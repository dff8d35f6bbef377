module springs
  real(8) :: stiffness = 1.5d0
contains
  ! Of a chain that wraps around: what is overwritten in a loop, a branch, a call.
  subroutine energy(n, x, rest, e)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), rest
    real(8), intent(out) :: e
    real(8) :: s
    integer :: i
    e = 0.0d0
    s = x(n)
    do i = 1, n
      s = s*cos(x(i)) + rest*x(i)**2
      if (s > 0.8d0) then
        call stretched(s, rest)
      else
        s = s*exp(-x(i))
      end if
      e = e + stiffness*s**2
    end do
  end subroutine energy
  subroutine stretched(s, rest)
    real(8), intent(inout) :: s
    real(8), intent(in) :: rest
    s = s/(1.0d0 + rest*s)
    s = s*sin(s)
  end subroutine stretched
end module springs
