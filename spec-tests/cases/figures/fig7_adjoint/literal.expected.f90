subroutine fig7_b(n, m, a, ab, b, bb, c, cb)
  integer n, m, i, vf, vt, vs
  real a, ab, b(1000), bb(1000), c, cb, v1b, v2b
  logical branch
  call pushinteger4(i)
  vf = 3*n*m
  vs = 1
  do i = vf, 1000, vs
    call pushreal4(a)
    a = a - 2*b(i)
    if (a .gt. 0) then
      call pushreal4(c)
      c = c*a
      call pushboolean(.true.)
    else
      call pushboolean(.false.)
    end if
  end do
  call pushinteger4(i - vs)
  call pushinteger4(vf)
  call pushinteger4(-vs)
  call popinteger4(vs)
  call popinteger4(vt)
  call popinteger4(vf)
  do i = vf, vt, vs
    call popboolean(branch)
    if (branch) then
      call popreal4(c)
      v1b = cb
      cb = 0.0
      cb = cb + a*v1b
      ab = ab + c*v1b
    end if
    call popreal4(a)
    v2b = ab
    ab = 0.0
    ab = ab + v2b
    bb(i) = bb(i) - 2*v2b
  end do
  call popinteger4(i)
end subroutine fig7_b
