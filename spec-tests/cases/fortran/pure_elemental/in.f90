module probe
  implicit none
  real(8), parameter :: c(3) = (/1.0d0, 2.0d0, 3.0d0/)
  character(len=8) :: mode = 'cubic'
contains
  pure subroutine add(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    y = y + poly(x)
  end subroutine add
  elemental real(8) function poly(x)
    real(8), intent(in) :: x
    poly = c(1) + x*(c(2) + x*c(3))
  end function poly
  subroutine go(x, y, opt)
    real(8), dimension(:), intent(in) :: x
    real(8), intent(inout) :: y(size(x))
    logical, intent(in), optional :: opt
    integer :: i, n
    real(8) :: w(size(x))
    n = size(x)
    do i = 1, n
      if (x(i) > 2.0d0) then
        w(i) = poly(x(i))
      else if (x(i) > 0.0d0 .and. mode == 'cubic') then
        w(i) = x(i)**3
      else
        w(i) = -x(i)
      end if
    end do
    select case (trim(mode))
    case ('cubic', 'square')
      y(1) = w(1)*w(n)
    case default
      y(1) = w(2)
    end select
    call add(w(2), y(1))
    do i = 2, n
      y(i) = y(i-1)*w(i)/(1.0d0 + abs(w(i)))
    end do
    if (present(opt)) then
      if (opt) y(n) = 2*y(n)
    end if
  end subroutine go
end module probe
subroutine outer(n, x, y)
  use probe
  implicit none
  integer, intent(in) :: n
  real(8) :: x(n), y(n)
  call go(x, y, .true.)
end subroutine outer
