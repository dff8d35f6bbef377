! Several types extend one, and one of these is extended, too: two modules have their procedures apart.
module user_m
  use spring_m
  use rope_m
  use coil_m
  implicit none
contains
  subroutine cost(x, y)
    real(dp), intent(in) :: x(4)
    real(dp), intent(out) :: y
    real(dp) :: v(2)
    integer :: k
    v = x(1:2)
    y = 0
    do k = 1, 3
      call one(k, x, v, y)
    end do
  end subroutine
  subroutine one(k, x, v, y)
    integer, intent(in) :: k
    real(dp), intent(in) :: x(4)
    real(dp), intent(inout) :: v(2), y
    type(spring) :: s
    type(rope) :: r
    type(coil) :: c
    s = spring(x(3), x(4))
    r = rope(x(4), x(3))
    c%mass = x(3)
    c%stiffness = x(4)*k
    c%turns = x(1)
    call run(s, v, y)
    call run(r, v, y)
    call run(c, v, y)
  end subroutine
  subroutine run(b, v, y)
    class(body), intent(in) :: b
    real(dp), intent(inout) :: v(2), y
    call b%push(v)
    y = y + b%energy(v, 2)
  end subroutine
end module
