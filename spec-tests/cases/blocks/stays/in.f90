subroutine head(x, n, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i, k
  real(8) :: t, a, g
  g(a) = a * a
  y = 0.0d0
  k = 2
  do i = 1, n
    if (i > 1) then
      block
        integer :: k
        real(8), save :: c = 1.5d0
        k = i
        t = x(k) * c
        block
          real(8) :: t
          t = g(x(i))
          y = y + t
          if (i == 3) cycle
        end block
        select case (k)
        case (2)
          block
            real(8) :: k(2)
            k = t
            y = y + k(1) * k(2)
          end block
        case default
          y = y * t
        end select
        write (*, *) 'k = ', k
      end block
      block
        real(8) :: z(k)
        z = 1.0d0
        k = k + int(sum(z))
      end block
    end if
    y = y * x(i) + k
  end do
end subroutine
