! dotbar adjoint --head 'p(x)>(y)' in.f90
subroutine p_b(x, xb, y, yb)
  implicit none
  real*8 :: x(4), y, c(4, 2)
  real*8 :: xb(4), yb, cb(4, 2)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  c(:, 1) = x
  c(:, 2) = 2*x
  call pushreal8array(c, size(c))
  call s1_a_e2(x(1), c, 0, 0, 2)
  xb = 0.0d0
  cb = 0.0d0
  cb(1, 1) = cb(1, 1) + yb
  cb(2, 1) = cb(2, 1) + c(1, 2)*yb
  cb(1, 2) = cb(1, 2) + c(2, 1)*yb
  yb = 0.0d0
  call popreal8array(c, size(c))
  call s1_a_e2_b(x(1), xb(1), c, cb, 0, 0, 2)
  xb = xb + 2*cb(:, 2)
  cb(:, 2) = 0.0d0
  xb = xb + cb(:, 1)
end subroutine p_b

subroutine f1_b(x, o1, o1b, resb)
  implicit none
  double precision :: x
  real*8, optional :: o1
  real*8, optional :: o1b
  double precision :: resb
  integer :: branch
  if (present(o1)) then
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  call popcontrol1b(branch)
  if (branch == 0) then
    resb = 0.0d0
  end if
  resb = 0.0d0
end subroutine f1_b

recursive subroutine s1_a_e2(p, storage, from_a, from_e2, lev)
  use mi
  implicit none
  real*8 :: storage(*)
  integer :: from_a, from_e2
  integer :: lev
  real*8 :: p, t1, dc
  dc = 1
  t1 = f1(dc, p)
  if (lev > 0) call s1_a_e2(p*0.5d0, storage, from_a, from_e2, lev - 1)
  storage(from_a + lev + 1) = p*storage(from_e2 + 1)*t1
end subroutine s1_a_e2

recursive subroutine s1_a_e2_fwd(p, storage, from_a, from_e2, lev)
  use mi
  implicit none
  real*8 :: storage(*)
  integer :: from_a, from_e2
  integer :: lev
  real*8 :: p, t1, dc
  dc = 1
  t1 = f1(dc, p)
  if (lev > 0) then
    call s1_a_e2_fwd(p*0.5d0, storage, from_a, from_e2, lev - 1)
  end if
  call pushreal8(storage(from_a + lev + 1))
  storage(from_a + lev + 1) = p*storage(from_e2 + 1)*t1
  call pushreal8(t1)
end subroutine s1_a_e2_fwd

recursive subroutine s1_a_e2_bwd(p, pb, storage, storageb, from_a, from_e2, lev)
  use mi
  implicit none
  real*8 :: storage(*)
  integer :: from_a, from_e2
  integer :: lev
  real*8 :: p, t1, dc
  interface
    subroutine f1_b(x, o1, o1_b, res_b)
      double precision :: x
      real*8, optional :: o1
      double precision :: res_b
      real*8, optional :: o1_b
    end subroutine f1_b
  end interface
  real*8 :: pb, storageb(*), resultb, tempb, temp0b
  call popreal8(t1)
  call popreal8(storage(from_a + lev + 1))
  tempb = storageb(from_a + lev + 1)
  temp0b = t1*tempb
  pb = pb + storage(from_e2 + 1)*temp0b
  storageb(from_a + lev + 1) = 0.0d0
  storageb(from_e2 + 1) = storageb(from_e2 + 1) + p*temp0b
  if (lev > 0) then
    tempb = 0.0d0
    call s1_a_e2_bwd(p*0.5d0, tempb, storage, storageb, from_a, from_e2, lev - 1)
    pb = pb + 0.5d0*tempb
  end if
  resultb = 0.0d0
  call f1_b(dc, p, pb, resultb)
end subroutine s1_a_e2_bwd

recursive subroutine s1_a_e2_b(p, pb, storage, storageb, from_a, from_e2, lev)
  use mi
  implicit none
  real*8 :: storage(*)
  integer :: from_a, from_e2
  integer :: lev
  real*8 :: p, t1, dc
  interface
    subroutine f1_b(x, o1, o1_b, res_b)
      double precision :: x
      real*8, optional :: o1
      double precision :: res_b
      real*8, optional :: o1_b
    end subroutine f1_b
  end interface
  real*8 :: pb, storageb(*), resultb, tempb, temp0b
  dc = 1
  t1 = f1(dc, p)
  if (lev > 0) then
    call s1_a_e2_fwd(p*0.5d0, storage, from_a, from_e2, lev - 1)
  end if
  call pushreal8(storage(from_a + lev + 1))
  storage(from_a + lev + 1) = p*storage(from_e2 + 1)*t1
  call popreal8(storage(from_a + lev + 1))
  tempb = storageb(from_a + lev + 1)
  temp0b = t1*tempb
  pb = pb + storage(from_e2 + 1)*temp0b
  storageb(from_a + lev + 1) = 0.0d0
  storageb(from_e2 + 1) = storageb(from_e2 + 1) + p*temp0b
  if (lev > 0) then
    tempb = 0.0d0
    call s1_a_e2_bwd(p*0.5d0, tempb, storage, storageb, from_a, from_e2, lev - 1)
    pb = pb + 0.5d0*tempb
  end if
  resultb = 0.0d0
  call f1_b(dc, p, pb, resultb)
end subroutine s1_a_e2_b
