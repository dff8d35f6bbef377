! dotbar adjoint --size a=n --size b=n --size 'c=n*m' --head 't5(r)/(a,b,c)' in.f
subroutine t5_b(n, m, a, ab, b, bb, c, cb, r, rb)
  integer :: n, m, i, j
  double precision :: a(n), b(0:0 + n - 1), c(n, (n*m)/n), r
  double precision :: ab(n), bb(0:0 + n - 1), cb(n, (n*m)/n), rb, sumb
  ! Adjoint: sets the derivatives of a, b, c from those of r, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  r = 0
  do i = 1, n
    r = r + a(i)*b(i - 1)
    do j = 1, m
      r = r + sin(c(i, j))*a(i)
      call pushreal8(c(i, j))
      c(i, j) = r
    end do
  end do
  ab = 0.0d0
  bb = 0.0d0
  cb = 0.0d0
  call sub_b(n*m, c, cb, r, rb)
  do i = n, 1, -1
    sumb = 0.0d0
    do j = m, 1, -1
      call popreal8(c(i, j))
      rb = rb + cb(i, j)
      cb(i, j) = cos(c(i, j))*(a(i)*rb)
      sumb = sumb + sin(c(i, j))*rb
    end do
    if (m >= 1) then
      ab(i) = ab(i) + sumb
    end if
    ab(i) = ab(i) + b(i - 1)*rb
    bb(i - 1) = bb(i - 1) + a(i)*rb
  end do
  rb = 0.0d0
end subroutine t5_b

subroutine sub_b(k, c, cb, r, rb)
  double precision :: c(*), r
  double precision :: cb(*), rb
  do i = 1, k
    call pushreal8(r)
    r = r*c(i)
  end do
  do i = k, 1, -1
    call popreal8(r)
    cb(i) = cb(i) + r*rb
    rb = c(i)*rb
  end do
end subroutine sub_b
