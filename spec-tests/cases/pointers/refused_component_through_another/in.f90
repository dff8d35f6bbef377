module trees
  implicit none
  type leaf
    real(8), pointer :: v => null()
  end type
  type(leaf), target :: kept
contains
  subroutine hold(l, t)
    type(leaf), target :: l
    real(8), target :: t
    type(leaf), pointer :: p
    p => l
    p%v => t
  end subroutine
  subroutine cost(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(leaf), target :: l
    real(8), target :: w
    call hold(l, w)
    w = x**2
    s = l%v
  end subroutine
  subroutine holdmod(t)
    real(8), target :: t
    type(leaf), pointer :: p
    p => kept
    p%v => t
  end subroutine
  subroutine cost3(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    real(8), target :: w
    call holdmod(w)
    w = x**2
    s = kept%v
  end subroutine
  subroutine cost4(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    real(8), target :: w
    type(leaf), pointer :: p
    p => kept
    p%v => w
    w = x**2
    call ask(s)
  end subroutine
  subroutine ask(s)
    real(8), intent(out) :: s
    s = kept%v**2
  end subroutine
  function at(l) result(p)
    type(leaf), pointer :: l, p
    p => l
  end function
  subroutine cost5(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    real(8), target :: w
    type(leaf), pointer :: p, l
    allocate(l)
    p => at(l)
    p%v => w
    w = x**2
    s = l%v**2
  end subroutine
end module
