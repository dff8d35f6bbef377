! A generic name in the caller, which describes its procedures.
subroutine squared(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(:)
  real(8), intent(out) :: y(:)
  y(1:n) = x(1:n)**2
end subroutine squared
subroutine sines(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(:,:)
  real(8), intent(out) :: y(:)
  y(1:n) = sin(x(1:n,1))
end subroutine sines
subroutine top(n, x, y, z)
    integer, intent(in) :: n
    real(8) :: x(n), y(n), z(n,n)
  interface gen
    subroutine squared(n, x, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(:)
      real(8), intent(out) :: y(:)
    end subroutine squared
    subroutine sines(n, x, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(:,:)
      real(8), intent(out) :: y(:)
    end subroutine sines
  end interface
    call gen(n, x, y)
    z = spread(y*x, 2, n)
    call gen(n, z, y)
end subroutine top
