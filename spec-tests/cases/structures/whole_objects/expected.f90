! dotbar adjoint --head 'g(m,s)>(m,r)' in.f90
module geo_b
  use geo
contains
  subroutine plus_b(a, ab, b, bb, cb)
    type(vec3), intent(in) :: a, b
    type(vec3) :: ab, bb, cb
    ab%z = ab%z + cb%z
    bb%z = bb%z + a%x*cb%z
    ab%x = ab%x + b%z*cb%z
    cb%z = 0.0d0
    ab%y = ab%y + b%y*cb%y
    bb%y = bb%y + a%y*cb%y
    cb%y = 0.0d0
    ab%x = ab%x + cb%x
    bb%x = bb%x + cb%x
    cb%x = 0.0d0
  end subroutine plus_b

  subroutine swap_b(a, ab, b, bb)
    type(vec3), intent(inout) :: a, b
    type(vec3) :: ab, bb, tb
    tb%x = 0.0d0
    tb%y = 0.0d0
    tb%z = 0.0d0
    bb%x = 2*bb%x
    tb%x = tb%x + bb%x
    bb%x = 0.0d0
    tb%y = tb%y + bb%y
    bb%y = 0.0d0
    tb%z = tb%z + bb%z
    bb%z = 0.0d0
    bb%x = bb%x + ab%x
    ab%x = 0.0d0
    bb%y = bb%y + ab%y
    ab%y = 0.0d0
    bb%z = bb%z + ab%z
    ab%z = 0.0d0
    ab%x = ab%x + tb%x
    tb%x = 0.0d0
    ab%y = ab%y + tb%y
    tb%y = 0.0d0
    ab%z = ab%z + tb%z
    tb%z = 0.0d0
  end subroutine swap_b

  subroutine g_b(m, mb, s, sb, r, rb)
    type(mesh), intent(inout) :: m
    real(8), intent(in) :: s
    real(8), intent(inout) :: r
    type(vec3) :: q, p(4)
    type(mesh) :: old
    integer :: i
    integer :: index0
    type(mesh) :: mb, oldb
    real(8) :: sb, rb, tempb(4), temp0b(4), temp1b(4), temp2b, temp3b
    type(vec3) :: qb, pb(4), resultb
    ! Adjoint: sets the derivatives of m, s from those of m, r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    old = m
    index0 = m%k
    m%node(index0)%x = s*m%node(1)%y
    call pushreal8(m%node(1)%y)
    call pushreal8(m%node(2)%y)
    call swap(m%node(1), m%node(2))
    q = plus(m%node(1), m%node(3))
    p = m%node
    p(2:3) = p(1:2)
    do i = 1, 4
      call pushreal8(q%x)
      q%x = q%x + p(i)%x*q%y*old%node(i)%z
      call pushreal8(q%vec%y)
      q%vec%y = sin(q%x)
    end do
    m%w(1, 2) = q%x*q%z*s*old%w(2, 1)
    qb%x = 0.0d0
    qb%y = 0.0d0
    qb%z = 0.0d0
    pb%x = 0.0d0
    pb%y = 0.0d0
    pb%z = 0.0d0
    oldb%node%z = 0.0d0
    oldb%w = 0.0d0
    qb%y = qb%y + rb
    mb%w(1, 2) = mb%w(1, 2) + 2.0d0*m%w(1, 2)*rb
    rb = 0.0d0
    qb%x = qb%x + mb%node(4)%x
    mb%node(4)%x = 0.0d0
    qb%y = qb%y + mb%node(4)%y
    mb%node(4)%y = 0.0d0
    qb%z = qb%z + mb%node(4)%z
    mb%node(4)%z = 0.0d0
    temp2b = old%w(2, 1)*mb%w(1, 2)
    temp3b = s*temp2b
    qb%x = qb%x + q%z*temp3b
    qb%z = qb%z + q%x*temp3b
    sb = q%x*q%z*temp2b
    oldb%w(2, 1) = oldb%w(2, 1) + q%x*q%z*s*mb%w(1, 2)
    mb%w(1, 2) = 0.0d0
    do i = 4, 1, -1
      call popreal8(q%vec%y)
      qb%x = qb%x + cos(q%x)*qb%vec%y
      qb%vec%y = 0.0d0
      call popreal8(q%x)
      temp2b = old%node(i)%z*qb%x
      pb(i)%x = pb(i)%x + q%y*temp2b
      qb%y = qb%y + p(i)%x*temp2b
      oldb%node(i)%z = oldb%node(i)%z + p(i)%x*q%y*qb%x
    end do
    tempb(2:3) = pb(2:3)%x
    pb(2:3)%x = 0.0d0
    pb(1:2)%x = pb(1:2)%x + tempb(2:3)
    temp0b(2:3) = pb(2:3)%y
    pb(2:3)%y = 0.0d0
    pb(1:2)%y = pb(1:2)%y + temp0b(2:3)
    temp1b(2:3) = pb(2:3)%z
    pb(2:3)%z = 0.0d0
    pb(1:2)%z = pb(1:2)%z + temp1b(2:3)
    mb%node%x = mb%node%x + pb%x
    pb%x = 0.0d0
    mb%node%y = mb%node%y + pb%y
    pb%y = 0.0d0
    mb%node%z = mb%node%z + pb%z
    pb%z = 0.0d0
    resultb%x = qb%x
    qb%x = 0.0d0
    resultb%y = qb%y
    qb%y = 0.0d0
    resultb%z = qb%z
    qb%z = 0.0d0
    call plus_b(m%node(1), mb%node(1), m%node(3), mb%node(3), resultb)
    call popreal8(m%node(2)%y)
    call popreal8(m%node(1)%y)
    call swap_b(m%node(1), mb%node(1), m%node(2), mb%node(2))
    sb = sb + m%node(1)%y*mb%node(index0)%x
    mb%node(1)%y = mb%node(1)%y + s*mb%node(index0)%x
    mb%node(index0)%x = 0.0d0
    mb%node%z = mb%node%z + oldb%node%z
    oldb%node%z = 0.0d0
    mb%w = mb%w + oldb%w
    oldb%w = 0.0d0
  end subroutine g_b
end module geo_b
