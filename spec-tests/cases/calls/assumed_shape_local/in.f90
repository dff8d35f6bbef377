module md
  implicit none
contains
  subroutine s(x, as, bs, y)
    real(8) :: x, as(:), bs(0:, 2:), y
    integer :: i
    do i = 1, size(as)
      as(i) = x*i
      bs(i - 1, 2) = as(i)**2
    end do
    y = as(1)*as(2) + bs(0, 2)
  end subroutine s
  subroutine p(x, y)
    real(8) :: x, y, w(3), v(3, 2)
    call s(x, w, v, y)
  end subroutine p
end module md
