! Pointers to procedures of which not all that happens is seen: kept between calls, passed on, associated with another pointer, used by an
! internal procedure, asked for; a function among several in a test.
module m
  abstract interface
    subroutine s_i(x, y)
      double precision :: x, y
    end subroutine
    double precision function f_i(x)
      double precision :: x
    end function
  end interface
contains
  subroutine a(x, y)
    double precision :: x, y
    y = y*sin(x)
  end subroutine
  subroutine b(x, y)
    double precision :: x, y
    y = y + x*x
  end subroutine
  double precision function f(x)
    double precision :: x
    f = x*x
  end function
  double precision function g(x)
    double precision :: x
    g = x*x*x
  end function
  subroutine associates(q)
    procedure(s_i), pointer :: q
    q => b
  end subroutine
  subroutine kept(x, y)
    double precision :: x, y
    procedure(s_i), pointer, save :: p
    logical, save :: first = .true.
    if (first) p => a
    first = .false.
    call p(x, y)
    p => b
  end subroutine
  subroutine begun(x, y)
    double precision :: x, y
    procedure(s_i), pointer :: p => a
    call p(x, y)
    p => b
  end subroutine
  subroutine passed(x, y)
    double precision :: x, y
    procedure(s_i), pointer :: p
    p => a
    call associates(p)
    call p(x, y)
  end subroutine
  subroutine another(x, y)
    double precision :: x, y
    procedure(s_i), pointer :: p, q
    q => b
    p => a
    if (x > 0.5d0) p => q
    call p(x, y)
  end subroutine
  subroutine within(x, y)
    double precision :: x, y
    procedure(s_i), pointer :: p
    p => a
    call chosen()
    call p(x, y)
  contains
    subroutine chosen()
      if (x > 0.5d0) p => b
    end subroutine
  end subroutine
  subroutine asked(x, y)
    double precision :: x, y
    procedure(s_i), pointer :: p
    p => null()
    if (x > 0.5d0) p => b
    if (associated(p)) call p(x, y)
  end subroutine
  subroutine functions(x, y)
    double precision :: x, y
    procedure(f_i), pointer :: h
    h => f
    if (x > 0.5d0) h => g
    if (h(x) > 0.5d0) y = y*x
  end subroutine
end module
