! dotbar adjoint --head 's(a,b)>(r)' in.f90
module points_b
  use points
contains
  subroutine middle_b(l, lb, pb)
    type(line), intent(in) :: l
    type(line) :: lb
    type(point) :: pb
    double precision :: tempb
    tempb = 0.5d0*pb%y
    lb%from%y = lb%from%y + l%to%y*tempb
    lb%to%y = lb%to%y + l%from%y*tempb
    pb%y = 0.0d0
    tempb = 0.5d0*pb%x
    lb%from%x = lb%from%x + tempb
    lb%to%x = lb%to%x + tempb
    pb%x = 0.0d0
  end subroutine middle_b

  subroutine s_b(a, ab, b, bb, r, rb)
    real(8), intent(in) :: a, b
    real(8), intent(inout) :: r
    type(line) :: l
    type(point) :: m
    type(point) :: result, result1
    type(line) :: result0
    real(8) :: ab, bb, rb
    type(line) :: lb, result0b
    type(point) :: mb, resultb, result1b, result2b
    ! Adjoint: sets the derivatives of a, b from those of r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    l%from%x = a
    l%from%y = b
    l%from%tag = 0
    l%to%x = sin(a)
    l%to%y = a*b
    l%to%tag = 0
    m = middle(l)
    result%x = l%from%y
    result%y = l%from%x*m%x
    result%tag = 0
    call pushreal8(l%from%x)
    call pushreal8(l%from%y)
    l%from = result
    result0%from = l%to
    result0%to = m
    result1 = middle(result0)
    call pushreal8(m%x)
    m = result1
    lb%from%x = 0.0d0
    lb%from%y = 0.0d0
    lb%to%x = 0.0d0
    lb%to%y = 0.0d0
    mb%x = 0.0d0
    mb%y = 0.0d0
    resultb%x = 0.0d0
    resultb%y = 0.0d0
    result1b%x = 0.0d0
    result1b%y = 0.0d0
    result0b%from%x = 0.0d0
    result0b%from%y = 0.0d0
    result0b%to%x = 0.0d0
    result0b%to%y = 0.0d0
    mb%x = mb%x + m%y*rb
    mb%y = mb%y + m%x*rb
    lb%from%x = lb%from%x + l%from%y*rb
    lb%from%y = lb%from%y + l%from%x*rb
    rb = 0.0d0
    call popreal8(m%x)
    result1b%x = result1b%x + mb%x
    mb%x = 0.0d0
    result1b%y = result1b%y + mb%y
    mb%y = 0.0d0
    result2b%x = result1b%x
    result1b%x = 0.0d0
    result2b%y = result1b%y
    result1b%y = 0.0d0
    call middle_b(result0, result0b, result2b)
    mb%x = mb%x + result0b%to%x
    result0b%to%x = 0.0d0
    mb%y = mb%y + result0b%to%y
    result0b%to%y = 0.0d0
    lb%to%x = lb%to%x + result0b%from%x
    result0b%from%x = 0.0d0
    lb%to%y = lb%to%y + result0b%from%y
    result0b%from%y = 0.0d0
    call popreal8(l%from%y)
    call popreal8(l%from%x)
    resultb%x = resultb%x + lb%from%x
    lb%from%x = 0.0d0
    resultb%y = resultb%y + lb%from%y
    lb%from%y = 0.0d0
    lb%from%x = lb%from%x + m%x*resultb%y
    mb%x = mb%x + l%from%x*resultb%y
    resultb%y = 0.0d0
    lb%from%y = lb%from%y + resultb%x
    resultb%x = 0.0d0
    result2b%x = mb%x
    mb%x = 0.0d0
    result2b%y = mb%y
    mb%y = 0.0d0
    call middle_b(l, lb, result2b)
    ab = b*lb%to%y
    bb = a*lb%to%y
    lb%to%y = 0.0d0
    ab = ab + cos(a)*lb%to%x
    lb%to%x = 0.0d0
    bb = bb + lb%from%y
    lb%from%y = 0.0d0
    ab = ab + lb%from%x
    lb%from%x = 0.0d0
  end subroutine s_b
end module points_b
