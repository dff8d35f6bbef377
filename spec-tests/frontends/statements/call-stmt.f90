subroutine s(a, f)
  real a(5)
  external f, g
  call f
  call f()
  call f(a, a(1), a(2:3), 1.0, (a(1)), 'text', .true.)
  call g(*10, a, *20)
  call t(x=1.0, n=2)
10 continue
20 continue
contains
  subroutine t(x, n)
    real, optional :: x
    integer n
    print *, present(x), n
  end subroutine t
end subroutine s
