! FINAL procedures that change what others see, run where their type is not said, or the variable not declared.
module counts
  implicit none
  type :: count
    real(8) :: v = 0
  contains
    final :: counted
  end type
  type, extends(count) :: more
    real(8) :: w = 0
  end type
  type :: plain
    real(8) :: v = 0
  end type
  type, extends(plain) :: fancy
    type(count) :: c
  end type
  type :: view
    real(8), pointer :: p => null()
  contains
    final :: doubled
  end type
  type :: own
    real(8), pointer :: p => null()
  contains
    final :: free
  end type
  real(8) :: total = 0
  type(count), allocatable :: held
  type(count) :: last
contains
  subroutine counted(c)
    type(count), intent(inout) :: c
    total = total + c%v
  end subroutine
  subroutine doubled(c)
    type(view), intent(inout) :: c
    if (associated(c%p)) c%p = 2*c%p
  end subroutine
  subroutine free(c)
    type(own), intent(inout) :: c
    if (associated(c%p)) deallocate(c%p)
    nullify(c%p)
  end subroutine

  subroutine extend(a)
    real(8), intent(in) :: a
    type(more) :: c
    c%v = a**2
  end subroutine
  subroutine extending(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    call extend(x)
    y = total
  end subroutine
  subroutine of_the_module(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    allocate(held)
    held%v = x**2
    deallocate(held)
    y = total
  end subroutine
  subroutine assigned(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    last%v = x**2
    last = count(x)
    y = total
  end subroutine
  subroutine look(z)
    real(8), intent(inout), target :: z
    type(view) :: c
    c%p => z
  end subroutine
  subroutine pointed_at(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = x**2
    call look(y)
  end subroutine
  subroutine of_a_class(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(plain), allocatable :: p
    p = fancy(x)
    y = p%v
  end subroutine
  ! It only gives back what is the object's own.
  subroutine freed(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(own) :: c
    allocate(c%p)
    c%p = x**2
    y = c%p*x
  end subroutine
end module
