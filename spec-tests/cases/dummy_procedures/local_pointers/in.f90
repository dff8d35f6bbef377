! Pointers to procedures that a procedure declares: one target is called by its name, among several a number says which.
module m
  abstract interface
    double precision function f_i(x)
      double precision, intent(in) :: x
    end function
  end interface
contains
  double precision function ff(x)
    double precision, intent(in) :: x
    ff = sin(x)/3.0d0
  end function
  double precision function gg(x)
    double precision, intent(in) :: x
    gg = x*x/3.0d0
  end function
  subroutine one(x, y)
    double precision :: x, y
    procedure(f_i), pointer :: g
    g => ff
    y = g(x)*x + g(x*x)
  end subroutine
  subroutine passive(x, y)
    implicit none
    double precision :: x, y, c
    procedure(f_i), pointer :: g
    g => ff
    if (x > 0.5d0) g => gg
    c = g(0.7d0)
    y = x*x*c
  end subroutine
  subroutine passive2(x, y)
    double precision :: x, y, c
    procedure(f_i), pointer :: g
    g => ff
    if (x > 0.5d0) g => gg
    c = g(0.7d0)*2 + g(0.3d0)
    y = x*x*c
  end subroutine
  subroutine three(n, x, y)
    integer :: n, i
    double precision :: x, y
    procedure(scaled), pointer :: s
    y = x
    do i = 1, n
      select case (mod(i, 3))
      case (0)
        s => scaled
      case (1)
        s => grown
      case default
        s => turned
      end select
      call s(x, y)
      if (i == 2) s => scaled
      call s(y, y)
    end do
  end subroutine
  subroutine scaled(x, y)
    double precision :: x, y
    y = y*sin(x)
  end subroutine
  subroutine grown(x, y)
    double precision :: x, y
    y = y + x*x
  end subroutine
  subroutine turned(x, y)
    double precision :: x, y
    y = cos(x) + y
  end subroutine
end module
