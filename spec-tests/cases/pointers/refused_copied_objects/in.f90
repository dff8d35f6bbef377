module qm
  implicit none
  type leaf
    real(8), pointer :: v => null()
    integer :: k = 0
  end type
  type box
    type(leaf) :: l
    real(8), pointer :: a(:) => null()
  end type
  type(leaf) :: g
  type(leaf), target :: tl
contains
  subroutine f1(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(leaf) :: a, b
    real(8), target :: w
    w = x
    b%v => w
    a = b
    a%v = x**2
    s = w
  end subroutine
  subroutine f2(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(leaf) :: a
    real(8), target :: w
    w = x
    a = leaf(w, 2)
    a%v = x**2
    s = w
  end subroutine
  subroutine f3(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(box) :: a, b
    real(8), target :: w
    w = x
    b%l%v => w
    a%l = b%l
    w = x**2
    s = a%l%v
  end subroutine
  subroutine f4(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(leaf), allocatable :: a(:)
    type(leaf) :: b
    real(8), target :: w
    b%v => w
    allocate(a(2))
    a(1) = b
    w = x**2
    s = a(1)%v
  end subroutine
  subroutine copy(p, q)
    type(leaf), intent(in) :: p
    type(leaf), intent(inout) :: q
    q = p
  end subroutine
  subroutine f5(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(leaf) :: a, b
    real(8), target :: w
    b%v => w
    call copy(b, a)
    w = x**2
    s = a%v
  end subroutine
  function made(w) result(l)
    real(8), target :: w
    type(leaf) :: l
    l%v => w
  end function
  subroutine f6(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(leaf) :: a
    real(8), target :: w
    a = made(w)
    w = x**2
    s = a%v
  end subroutine
  subroutine f7(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(leaf) :: b
    type(leaf), allocatable :: a
    real(8), target :: w
    b%v => w
    allocate(a, source=b)
    w = x**2
    s = a%v
  end subroutine
  subroutine f8(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(leaf), target :: b(2)
    type(leaf), pointer :: p
    integer :: i
    real(8), target :: w(2)
    do i = 1, 2
      p => b(i)
      p%v => w(i)
    end do
    w(1) = x**2
    w(2) = sin(x)
    s = b(1)%v*b(2)%v
  end subroutine
  subroutine f9(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(leaf), target :: b(2)
    real(8), target :: w(2)
    call hook(b, w)
    w(1) = x**2
    w(2) = sin(x)
    s = b(1)%v*b(2)%v
  end subroutine
  subroutine hook(b, w)
    type(leaf) :: b(2)
    real(8), target :: w(2)
    b(1)%v => w(1)
    b(2)%v => w(2)
  end subroutine
end module
