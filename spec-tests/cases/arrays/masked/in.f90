! WHERE: masks that are overwritten, nested, what is only defined under its mask, reductions that see all elements.
subroutine f(n, x, z, y)
  implicit none
  integer :: n
  real(8) :: x(n), z, y(n), a(n), b(0:n), s
  a = x - 0.4d0
  b(0) = x(1)
  b(1:) = x*z
  where (a > 0) a = log(a)*z
  where (a > -1.d0)
    a = a*b(:n-1)
    b(1:) = a*sum(a)
    a = sin(a)
  elsewhere (x < 0.5d0)
    a = x(1)*z
  elsewhere
    b(1:) = sqrt(x)*a
    a = 2
  end where
  s = sum(a)
  outer: where (x > 0.3d0)
    a = a*s
    where (a > 0.1d0)
      b(1:) = b(1:)/a
    elsewhere
      b(:n-1) = b(1:)*x
    end where
  end where outer
  y = a*b(1:) + x
  where (y < 0) y = 0
end subroutine f
