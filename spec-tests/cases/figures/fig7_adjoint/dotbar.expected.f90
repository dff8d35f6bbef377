subroutine fig7_b(n, m, a, ab, b, bb, c, cb)
  integer n, m, i, tmpf, branch
  real a, ab, b(1000), bb(1000), c, cb
  tmpf = 3*n*m
  do i = tmpf, 1000
    call pushreal4(a)
    a = a - 2*b(i)
    if (a .gt. 0) then
      call pushreal4(c)
      c = c*a
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
  end do
  call pushinteger4(tmpf)
  call popinteger4(tmpf)
  do i = 1000, tmpf, -1
    call popcontrol1b(branch)
    if (branch .eq. 0) then
      call popreal4(c)
      ab = ab + c*cb
      cb = a*cb
    end if
    call popreal4(a)
    bb(i) = bb(i) - 2*ab
  end do
end subroutine fig7_b
