! Parentheses make an expression: the callee cannot change the variable.
! standard: 15.5.2.4, 10.1.2
! head: f(x)>(y)
! head: m%f(x)>(y)
module m
contains
  subroutine g(p, q)
    real(8) :: p, q
    q = q*p + p*p
  end subroutine g
  subroutine f(x, y)
    real(8) :: x, y
    y = x
    call g((y), y)
    call g((x), y)
  end subroutine f
end module m
