! A component is no variable, however it is called: what is given memory with the value of one of its own name.
module m
  implicit none
  type :: base
    integer :: kind = 0
  end type base
  type, extends(base) :: one
    real(8), allocatable :: output(:)
  end type one
  type, extends(base) :: two
    real(8), allocatable :: output(:)
  end type two
  type :: layer
    class(base), allocatable :: p
  end type layer
contains
  subroutine get(self, output)
    type(layer), intent(in) :: self
    real(8), allocatable, intent(out) :: output(:)
    select type (q => self%p)
    type is (one)
      allocate(output, source=q%output)
    type is (two)
      allocate(output, source=q%output)
    class default
      error stop 'no output'
    end select
  end subroutine get

  subroutine run(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(layer) :: l
    real(8), allocatable :: z(:)
    allocate(two :: l%p)
    select type (q => l%p)
    type is (two)
      allocate(q%output(3))
      q%output(:) = x**2
    end select
    call get(l, z)
    y = sum(z*x)
  end subroutine run
end module m
