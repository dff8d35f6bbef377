module m
  implicit none
  type :: work
    real(8) :: t(3) = 0
    integer :: n = 3
  end type
  type, extends(work) :: more
    real(8) :: u
  end type
contains
  subroutine inner(w, x, y)
    class(work), intent(inout) :: w
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: i
    w%t(1) = x
    select type (w)
    class is (more)
      w%u = x*y
    end select
    y = y + sum(w%t)
    select type (q => w)
    type is (more)
      y = y*q%u
    end select
  end subroutine
  subroutine top(w, x, y)
    class(work), intent(inout) :: w
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    call inner(w, x, y)
    call inner(w, y, y)
    w%t = 0
  end subroutine
  subroutine run(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(more) :: w
    w%u = x
    call top(w, x, y)
    y = y*w%u
  end subroutine
end module
module m3
  implicit none
  type :: dlength
    real(8) :: dat(3)
  end type
  type :: ilength
    integer :: dat(3)
  end type
  type :: base
    real(8) :: a
  end type
  type, extends(base) :: deep
    real(8) :: v(3)
  end type
  type :: holder
    class(base), allocatable :: b
    class(base), pointer :: p => null()
  end type
contains
  subroutine stat(dat, k, t)
    class(*), intent(in) :: dat(:)
    integer, intent(in) :: k
    real(8), intent(out) :: t
    select type (dat)
    type is (real(8)); t = dat(k)**2
    class is (dlength); t = dat(k)%dat(1)*dat(k)%dat(2)
    class is (ilength); t = real(dat(k)%dat(1), 8)
    class default; t = 0
    end select
  end subroutine
  subroutine use1(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(dlength) :: d(2)
    integer :: j
    real(8) :: t
    do j = 1, 2
      d(j)%dat = x*j
    end do
    y = 0
    do j = 1, 2
      call stat(d, j, t)
      y = y + t
    end do
    call stat(x, 2, t)
    y = y*t
  end subroutine
  subroutine pass(h, x, y)
    type(holder), intent(inout) :: h
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = x
    select type (z => h%b)
    class is (deep)
      z%v = z%v*x
      y = sum(z%v)
    end select
  end subroutine
  subroutine arr(b, x, y)
    class(base), intent(inout) :: b(:)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer :: i
    y = 0
    do i = 1, size(b)
      b(i)%a = b(i)%a*x
    end do
    select type (b)
    class is (deep)
      do i = 1, size(b)
        b(i)%v(2) = b(i)%v(1)*b(i)%a
        y = y + b(i)%v(2)*x
      end do
    end select
  end subroutine
  subroutine use3(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(deep) :: b(2)
    real(8) :: z
    b(1)%a = x
    b(2)%a = x**2
    b(1)%v = x
    b(2)%v = 2*x
    call arr(b, x, z)
    y = z*b(1)%v(2) + b(2)%a
  end subroutine
end module
