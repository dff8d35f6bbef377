! dotbar adjoint --head 'law(x)>(y)' character.f90
! Character variables: declared lengths, substrings, concatenation, comparison; they choose what is computed.
subroutine law_b(kind, n, x, xb, y, yb)
  implicit none
  character(len=*), intent(in) :: kind
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n)
  character(len=8) :: word
  character(len=3) :: code
  character :: first
  integer :: i
  real(8) :: xb(n), yb(n)
  integer(1) :: branch(n)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  word = kind//'    '
  code = word(1:3)
  first = code(1:1)
  do i = 1, n
    if (code == 'exp') then
      branch(i) = 0
    else
      if (first == 'l') then
        word(1:3) = 'exp'
        code = word(1:3)
      end if
      branch(i) = 1
    end if
  end do
  xb = 0.0d0
  do i = n, 1, -1
    if (branch(i) == 0) then
      xb(i) = xb(i) + exp(x(i))*yb(i)
      yb(i) = 0.0d0
    else if (first == 'l') then
      xb(i) = xb(i) + yb(i)/x(i)
      yb(i) = 0.0d0
    else
      xb(i) = xb(i) + 2.0d0*x(i)*yb(i)
      yb(i) = 0.0d0
    end if
  end do
end subroutine law_b
