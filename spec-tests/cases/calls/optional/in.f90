module m
  implicit none
contains
  subroutine axpy(x, y, a, b, z, k)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y(:)
    real(8), intent(in), optional :: a
    real(8), optional, intent(in) :: b(:)
    real(8), optional, intent(out) :: z
    integer, optional, intent(in) :: k
    real(8) :: s
    s = 1.0d0
    if (present(a)) s = a * a
    y = y + s * x
    if (present(b)) then
      y = y * b
    end if
    if (present(z)) z = sum(y) * s
    if (present(k)) y = y * k
  end subroutine
  subroutine outer(x, y, c)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y(:)
    real(8), intent(in), optional :: c
    call axpy(x, y, a=c)
    if (present(c)) y = y * c
  end subroutine
  real(8) function f(x, w) result(r)
    real(8), intent(in) :: x
    real(8), intent(in), optional :: w
    r = x * x
    if (present(w)) r = r * w
  end function
  subroutine head(x, n, y, q)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y(n), q
    real(8) :: t
    y = sin(x)
    call axpy(x, y)
    call axpy(x, y, x(1))
    call axpy(x, y, b=x)
    call axpy(x, y, z=t, a=x(2))
    q = t
    call axpy(x, y, k=2, z=t, b=y * x)
    call outer(x, y)
    call outer(x, y, c=t)
    call axpy(x, y, x(1), x, t, 3)
    q = q * t + f(x(2), x(1)) + f(w=t, x=q)
  end subroutine
end module
