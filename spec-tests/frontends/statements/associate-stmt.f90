subroutine s(a, b)
  real a(5), b
  associate (x => a(3), y => b*2)
    x = y
  end associate
  named: associate (z => a)
    z(1) = 1
    if (b > 1) exit named
    z(2) = 2
  end associate named
  associate (z => 2*a)
    b = z(1)
  end associate
end subroutine s
