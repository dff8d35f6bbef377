module user_m
  use base_m
  use circle_m
  use ring_m
  implicit none
contains
  subroutine total(s, rho, w)
    class(shape), intent(in) :: s
    real(8), intent(in) :: rho
    real(8), intent(inout) :: w
    w = w + s%weight(rho)
  end subroutine
  subroutine cost(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(circle) :: c
    type(ring) :: g
    c%r = x(1)
    c%scale = x(3)
    g%r = x(2)
    g%hole = x(1)*x(2)*0.1d0
    g%scale = 2
    y = 0
    call total(c, x(3), y)
    call total(g, x(1)*x(2), y)
  end subroutine
  subroutine cost2(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    class(shape), allocatable :: s
    type(ring) :: g
    g%r = x(1)
    g%hole = x(2)
    g%scale = x(3)
    allocate(s, source=g)
    y = s%weight(x(3))
  end subroutine
  subroutine cost3(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    class(circle), allocatable :: s
    type(ring) :: g
    g%r = x(1)
    allocate(s, mold=g)
    s%r = x(2)
    select type (s)
    type is (ring)
      s%hole = x(1)
    end select
    y = s%weight(x(3))
  end subroutine
  subroutine cost4(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    class(circle), allocatable :: s, t
    allocate(ring :: s)
    s%r = x(2)
    s%scale = x(1)
    call move_alloc(s, t)
    y = t%weight(x(3))
  end subroutine
  subroutine cost5(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(circle), allocatable :: s, t(:), u(:)
    allocate(s)
    s%r = x(2)
    s%scale = x(1)
    allocate(t(3), source=s)
    t(2)%r = x(1)*x(2)
    call move_alloc(t, u)
    y = u(2)%weight(x(3)) + u(3)%r
  end subroutine
end module
