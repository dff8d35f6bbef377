! dotbar adjoint --head 'work%steps(b,x)>(y)' in.f90
module shapes_b
  use shapes
contains
  subroutine inner_step_b(s, sb, a, ab)
    class(inner), intent(inout) :: s
    real(8), intent(in) :: a
    class(inner) :: sb
    real(8) :: ab
    ab = ab + sum(s%own*sb%own)
    sb%own = a*sb%own + 2.0d0*s%own*sb%own
  end subroutine inner_step_b

  subroutine amount_b(s, sb, yb)
    class(shape), intent(in) :: s
    real(8) :: y
    class(shape) :: sb
    real(8) :: yb
    integer :: branch
    y = s%size
    select type (s)
    class is (inner)
      call pushcontrol1b(0)
    class default
      call pushcontrol1b(1)
    end select
    call popcontrol1b(branch)
    if (branch == 0) then
      select type (sb)
      class is (inner)
        sb%own(1) = sb%own(1) + y*yb
        sb%own(2) = sb%own(2) + yb
      end select
      select type (s)
      class is (inner)
        yb = s%own(1)*yb
      end select
    end if
    sb%size = sb%size + yb
    yb = 0.0d0
  end subroutine amount_b
end module shapes_b

module work_b
  use work
contains
  subroutine steps_b(b, bb, x, xb, y, yb)
    use shapes, only: inner
    use shapes_b, only: inner_step_b, amount_b
    type(box), intent(inout) :: b
    real(8), intent(in) :: x(2)
    real(8), intent(inout) :: y
    integer :: i
    type(box) :: bb
    real(8) :: xb(2), yb, resultb, result0b
    integer(1) :: branch(3)
    ! Adjoint: sets the derivatives of b, x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    do i = 1, 3
      select type (held0 => b%held)
      type is (outer)
        call pushreal8array(held0%own, size(held0%own))
        call inner_step(held0, x(2))
        branch(i) = 0
      class default
        branch(i) = 1
      end select
    end do
    if (allocated(bb%held)) then
      deallocate(bb%held)
    end if
    if (allocated(b%held)) then
      allocate(bb%held, mold=b%held)
      bb%held%size = 0.0d0
      select type (held0 => bb%held)
      class is (inner)
        held0%own = 0.0d0
      end select
      select type (held0 => bb%held)
      class is (outer)
        held0%more = 0.0d0
      end select
    end if
    xb = 0.0d0
    resultb = 0.0d0
    do i = 3, 1, -1
      if (branch(i) == 0) then
        select type (held0 => bb%held)
        class is (outer)
          select type (held1 => b%held)
          class is (outer)
            held0%more = held0%more + held1%size*yb
            held0%size = held0%size + held1%more*yb
          end select
        end select
        resultb = resultb + yb
        result0b = resultb
        resultb = 0.0d0
        select type (held0 => b%held)
        class is (outer)
          select type (held1 => bb%held)
          class is (outer)
            call amount_b(held0, held1, result0b)
          end select
          call popreal8array(held0%own, size(held0%own))
          select type (held1 => bb%held)
          class is (outer)
            call inner_step_b(held0, held1, x(2), xb(2))
          end select
        end select
      end if
    end do
    yb = 0.0d0
  end subroutine steps_b
end module work_b
