! Work arrays: what a trip uses of the element that it overwrites is given back there, and where a trip knows one element alone, what
! that was before is forgotten, and what it is afterwards is not made.
subroutine apply(n, m, ke, rho, u, y)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: ke(m, m), rho(n)
  real(8), intent(in) :: u(n, m)
  real(8), intent(out) :: y
  real(8) :: fe(m), g(m), s
  integer :: i, k, l
  y = 0
  g = 1
  do i = 1, n
    s = 1 + rho(i)**3
    do k = 1, m
      fe(k) = 0
      do l = 1, m
        fe(k) = fe(k) + ke(k, l)*u(i, l)
      end do
      fe(k) = fe(k)*s
    end do
    do k = 1, m
      g(k) = g(k)*s
      if (g(k) > 1.5d0) g(k) = 1/g(k)
    end do
    y = y + fe(1) + fe(m)*2 + g(1)*g(m)
  end do
end subroutine

subroutine neighbours(n, x, y)                     ! a trip knows other elements, too
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: a(0:n), b(0:n)
  integer :: i
  a = 1
  b = 2
  y = 0
  do i = 1, n
    a(i) = sin(x(i))
    a(i - 1) = x(i)
    y = y + a(i)**2*a(i - 1)
    b(i) = b(i)*b(i - 1)*sin(x(i))
    b(i - 1) = x(i)
    y = y + b(i)
  end do
end subroutine

subroutine places(n, x, y)                         ! the element is another one where it is used; a jump leaves the loop
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: a(n), b(n)
  integer :: i, k, it
  a = 1
  b = 1
  y = 0
  do it = 1, 2
    do i = 1, n
      k = i
      a(k) = x(i)**2
      k = n + 1 - i
      y = y + a(k)*x(i)
      a(k) = 0
    end do
    do i = 1, n
      b(i) = x(i)*it
      if (y > 3) exit
      b(i) = b(i)**2
      y = y + b(i)**2
    end do
    do i = 1, n
      b(i) = b(i) + y
      y = y + b(i)*b(i)
    end do
  end do
end subroutine
