! dotbar tangent --head 'g(m,s)>(m,r)' in.f90
module geo_d
  use geo
contains
  function plus_d(a, ad, b, bd, c) result(cd)
    type(vec3), intent(in) :: a, b
    type(vec3) :: c
    type(vec3) :: ad, bd, cd
    cd%x = ad%x + bd%x
    c%x = a%x + b%x
    cd%y = ad%y*b%y + a%y*bd%y
    c%y = a%y*b%y
    cd%z = ad%z + bd%z*a%x + b%z*ad%x
    c%z = a%z + b%z*a%x
  end function plus_d

  subroutine swap_d(a, ad, b, bd)
    type(vec3), intent(inout) :: a, b
    type(vec3) :: t
    type(vec3) :: ad, bd, td
    td%x = ad%x
    td%y = ad%y
    td%z = ad%z
    t = a
    ad%x = bd%x
    ad%y = bd%y
    ad%z = bd%z
    a = b
    bd%x = td%x
    bd%y = td%y
    bd%z = td%z
    b = t
    bd%x = bd%x*2
    b%x = b%x*2
  end subroutine swap_d

  subroutine g_d(m, md, s, sd, r, rd)
    type(mesh), intent(inout) :: m
    real(8), intent(in) :: s
    real(8), intent(inout) :: r
    type(vec3) :: q, p(4)
    type(mesh) :: old
    integer :: i
    integer :: index0
    type(mesh) :: md, oldd
    real(8) :: sd, rd
    type(vec3) :: qd, pd(4)
    ! Tangent: the derivatives of m, r are computed from those of m, s, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    qd%x = 0.0d0
    qd%y = 0.0d0
    qd%z = 0.0d0
    oldd%node%z = md%node%z
    oldd%w = md%w
    old = m
    index0 = m%k
    md%node(index0)%x = sd*m%node(1)%y + s*md%node(1)%y
    m%node(index0)%x = s*m%node(1)%y
    call swap_d(m%node(1), md%node(1), m%node(2), md%node(2))
    qd = plus_d(m%node(1), md%node(1), m%node(3), md%node(3), q)
    pd%x = md%node%x
    pd%y = md%node%y
    pd%z = md%node%z
    p = m%node
    pd(2:3)%x = pd(1:2)%x
    pd(2:3)%y = pd(1:2)%y
    pd(2:3)%z = pd(1:2)%z
    p(2:3) = p(1:2)
    do i = 1, 4
      qd%x = qd%x + ((pd(i)%x*q%y + p(i)%x*qd%y)*old%node(i)%z + p(i)%x*q%y*oldd%node(i)%z)
      q%x = q%x + p(i)%x*q%y*old%node(i)%z
      qd%vec%y = cos(q%x)*qd%x
      q%vec%y = sin(q%x)
    end do
    md%w(1, 2) = ((qd%x*q%z + q%x*qd%z)*s + q%x*q%z*sd)*old%w(2, 1) + q%x*q%z*s*oldd%w(2, 1)
    m%w(1, 2) = q%x*q%z*s*old%w(2, 1)
    md%node(4)%x = qd%x
    md%node(4)%y = qd%y
    md%node(4)%z = qd%z
    m%node(4) = q
    rd = qd%y + 2.0d0*m%w(1, 2)*md%w(1, 2)
    r = q%y + m%w(1, 2)**2
  end subroutine g_d
end module geo_d
