! dotbar adjoint --head 'all(x,u)>(y)' --head 'hidden(x)>(y)' --head 'byhand(x)>(y)' in.f90
! Functions in loops that are called all the same: each has one reason.
subroutine square_b(a, ab, squareb)
  double precision, intent(in) :: a
  double precision :: ab, squareb
  ab = ab + 2.0d0*a*squareb
  squareb = 0.0d0
end subroutine square_b

subroutine stepwise_b(a, ab, stepwiseb)
  double precision, intent(in) :: a
  double precision :: ab, stepwiseb
  if (a > 0.5d0) then
    ab = ab + 2.0d0*a*stepwiseb
    stepwiseb = 0.0d0
  end if
  ab = ab + stepwiseb
  stepwiseb = 0.0d0
end subroutine stepwise_b

subroutine again_b(a, ab, againb)
  double precision, intent(in) :: a
  double precision :: b
  double precision :: ab, againb, bb
  b = a
  bb = againb
  againb = 0.0d0
  ab = ab + b*bb
  bb = a*bb
  ab = ab + bb
end subroutine again_b

subroutine rounded_b(a, ab, roundedb)
  double precision, intent(in) :: a
  real :: b
  double precision :: ab, roundedb
  real :: bb
  b = a
  bb = real(a*roundedb)
  ab = ab + b*roundedb
  roundedb = 0.0d0
  ab = ab + bb
end subroutine rounded_b

subroutine shared_b(a, ab, sharedb)
  double precision, intent(in) :: a
  double precision :: c
  common /scale/ c
  double precision :: ab, sharedb
  ab = ab + c*sharedb
  sharedb = 0.0d0
end subroutine shared_b

subroutine first_b(n, w, wb, firstb)
  integer, intent(in) :: n
  double precision, intent(in) :: w(n, n)
  double precision :: wb(n, n), firstb
  wb(1, 2) = wb(1, 2) + w(2, 1)*firstb
  wb(2, 1) = wb(2, 1) + w(1, 2)*firstb
  firstb = 0.0d0
end subroutine first_b

subroutine other_b(n, w, wb, otherb)
  integer, intent(in) :: n
  double precision, intent(in) :: w(0:n)
  double precision :: wb(0:n), otherb
  wb(1) = wb(1) + otherb
  otherb = 0.0d0
end subroutine other_b

subroutine kept_b(a, ab, keptb)
  double precision, intent(in) :: a
  double precision :: c = 2.0d0
  double precision :: ab, keptb
  ab = ab + c*keptb
  keptb = 0.0d0
end subroutine kept_b

subroutine named_b(a, ab, namedb)
  double precision, intent(in) :: a
  double precision, parameter :: c = 2.0d0
  double precision :: ab, namedb
  ab = ab + c*namedb
  namedb = 0.0d0
end subroutine named_b

subroutine powered_b(a, ab, poweredb)
  double precision, intent(in) :: a
  double precision :: ab, poweredb
  ab = ab + exp(a)*poweredb
  poweredb = 0.0d0
end subroutine powered_b

function half_fwd(a) result(half)
  double precision, intent(in) :: a
  double precision :: half
  half = 0.0d0
end function half_fwd

subroutine half_bwd(a, ab, halfb)
  double precision, intent(in) :: a
  double precision :: ab, halfb
  ab = ab + 0.5d0*halfb
  halfb = 0.0d0
end subroutine half_bwd

!$AD NOCHECKPOINT
function third_fwd(a) result(third)
  double precision, intent(in) :: a
  double precision :: third
  third = 0.0d0
end function third_fwd

!$AD NOCHECKPOINT
subroutine third_bwd(a, ab, thirdb)
  double precision, intent(in) :: a
  double precision :: ab, thirdb
  ab = ab + thirdb/3.0d0
  thirdb = 0.0d0
end subroutine third_bwd

subroutine around_b(a, ab, aroundb)
  double precision, intent(in) :: a
  double precision :: described
  double precision :: result
  double precision :: ab, aroundb, resultb, result0b
  result = described(a)
  resultb = a*aroundb
  ab = ab + result*aroundb
  aroundb = 0.0d0
  result0b = resultb
  resultb = 0.0d0
  call described_b(a, ab, result0b)
end subroutine around_b

subroutine all_b(n, x, xb, u, ub, y, yb)
  integer, intent(in) :: n
  double precision, intent(in) :: x(n), u(n + 1, n)
  double precision, intent(inout) :: y(n)
  integer :: i
  double precision :: xb(n), ub(n + 1, n), yb(n), resultb, result0b, result1b, result2b, &
      result3b, result4b, result5b, result6b, result7b, tempb
  ! Adjoint: sets the derivatives of x, u from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  ub = 0.0d0
  resultb = 0.0d0
  result0b = 0.0d0
  result1b = 0.0d0
  result2b = 0.0d0
  result3b = 0.0d0
  result4b = 0.0d0
  result5b = 0.0d0
  result6b = 0.0d0
  do i = n, 2, -1
    result6b = result6b + yb(i)
    result7b = result6b
    result6b = 0.0d0
    ! a constant of its own
    call named_b(x(i), xb(i), result7b)
    result5b = result5b + yb(i)
    result7b = result5b
    result5b = 0.0d0
    ! keeps a variable
    call kept_b(x(i), xb(i), result7b)
    result4b = result4b + yb(i)
    result7b = result4b
    result4b = 0.0d0
    ! counts from 0
    call other_b(n - 1, x, xb, result7b)
    result3b = result3b + yb(i)
    result7b = result3b
    result3b = 0.0d0
    ! sees the array in another shape
    call first_b(n, u, ub, result7b)
    result2b = result2b + yb(i)
    result7b = result2b
    result2b = 0.0d0
    ! reads more
    call shared_b(x(i), xb(i), result7b)
    result1b = result1b + yb(i)
    result7b = result1b
    result1b = 0.0d0
    ! converts
    call rounded_b(x(i), xb(i), result7b)
    result0b = result0b + yb(i)
    result7b = result0b
    result0b = 0.0d0
    ! sets a local twice
    call again_b(x(i), xb(i), result7b)
    resultb = resultb + yb(i)
    result7b = resultb
    resultb = 0.0d0
    ! a test
    call stepwise_b(x(i), xb(i), result7b)
    result7b = yb(i)
    yb(i) = 0.0d0
    tempb = 0.0d0
    ! would be said twice
    call square_b(x(i) + x(i - 1), tempb, result7b)
    xb(i) = xb(i) + tempb
    xb(i - 1) = xb(i - 1) + tempb
  end do
  result7b = yb(1)
  yb(1) = 0.0d0
  ! in no loop
  call square_b(x(1), xb(1), result7b)
end subroutine all_b

subroutine hidden_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(inout) :: y(n)
  double precision :: exp
  integer :: i, m
  double precision :: result0, result1
  double precision :: xb(n), yb(n), resultb, result0b, result1b, result2b, half_fwd, third_fwd
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  exp = 3.0d0 ! a variable here
  m = n
  xb = 0.0d0
  resultb = 0.0d0
  result0b = 0.0d0
  result1b = 0.0d0
  do i = m, 1, -1
    ! split by a comment
    result0 = half_fwd(x(i))
    ! split wherever it is called
    result1 = third_fwd(x(i))
    result1b = result1b + yb(i)
    result2b = result1b
    result1b = 0.0d0
    call third_bwd(x(i), xb(i), result2b)
    result0b = result0b + yb(i)
    result2b = result0b
    result0b = 0.0d0
    call half_bwd(x(i), xb(i), result2b)
    resultb = resultb + exp*yb(i)
    yb(i) = 0.0d0
    result2b = resultb
    resultb = 0.0d0
    call powered_b(x(i), xb(i), result2b)
  end do
end subroutine hidden_b

subroutine byhand_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(inout) :: y(n)
  integer :: i
  double precision :: xb(n), yb(n), resultb, result0b
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  resultb = 0.0d0
  do i = n, 1, -1
    resultb = resultb + yb(i)
    result0b = resultb
    resultb = 0.0d0
    ! calls it
    call around_b(x(i), xb(i), result0b)
    result0b = yb(i)
    yb(i) = 0.0d0
    ! its derivative is there
    call described_b(x(i), xb(i), result0b)
  end do
end subroutine byhand_b
