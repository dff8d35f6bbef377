! head p(xs)/(xs)
! input n integer 4
! input x1 real -1.0089951255069425
! input x2 real -1.2384063458366743
! input xa real array 1.2566464303535549 0.96043850225766936 -0.54472927528577908 -0.36343429225534607
! input m integer 1
! input y real undefined 0.5314508104188238
! input xs real4 -0.39616966247558594
! input g1 real common blk 1.0567567720224553
! input gc real common blk -0.22274440054322364
! input ga real array common blk 1.2093721908717012 -0.38091880408494283 -0.7741232234264821 1.0045900453605481
! input g2 real common blk 0.54279830139659979
! input kg integer common ints 4
! input h1 real common other 1.0601193916900726
subroutine p(n, x1, x2, xa, m, y, xs)
  implicit none
  integer :: n, m, kg, i, j, l, i1, i2, i3, kl(4), iw, jw
  real*8 :: x1, x2, xa(4), y, g1, gc, ga(4), g2, h1, t1, t2, t3, t4, v(4), mix, sf, za
  real*4 :: xs, u2, us(4)
  character(len=4) :: ch
  common /blk/ g1, gc, ga, g2
  common /ints/ kg
  common /other/ h1
  sf(za) = za*sin(za) + 0.3d0*gc
  do i = 1, n
    kl(i) = mod(i*2, 4) + 1
  end do
  do i = 1, n
    us(i) = 0.9d0*(0.3d0*i)
  end do
  i1 = 1
  i2 = kl(i1)
  u2 = 1.5d0
  ch = 'up'
  iw = kg
  around2: do while (iw > 0 .and. i2*0.25d0 < 1.9d0)
    do l = n, 1, -2
      ga(l) = sin(ga(l)*cos(ga(l)))
      ch = ch
      us(kl(kl(l))) = sin(u2)
      if (.not. x2 < us(l)) then
      else
        iw = iw - 1
        cycle around2
      end if
    end do
    if (x2 > ga(mod(i2 + 1, 4) + 1)) then
      iw = iw - 1
      cycle around2
    end if
    select case (ch)
    case ('up', 'left')
      do j = mod(i2 + 3, 4) + 1, mod(i1 + 3, 4) + 1
        xa(kl(n)) = acosh(2.5d0 + 1.0d0*sin(abs((1.2d0 + (t3)**2)**0.75d0)))
        ga(3) = ga(3)*cos(ga(3))
      end do
      us(mod(n + 2, 4) + 1) = sin(xa(i2) + (xs - 0.5d0) - 0.5d0)
    end select
    if (.not. kg >= 3) then
    else
      iw = iw - 1
      cycle
    end if
    if (ch /= ch) then
      xa(m) = xa(m) + 0.01d0*atand(min(xa(kl(kg)), gc))
      if (h1 > x1) then
        v(i3) = u2*(ga(kg)*g1 + xs/(1.5d0 + sin(x1)**2))
        iw = iw - 1
        cycle
      end if
    else
      g1 = sin(g1*cos(g1))
      if (n >= 1) then
        iw = iw - 1
        cycle
      end if
      xa(kl(kl(kg))) = tanh(g2)
    end if
    if (mod(i2 + 3, 4) + 1 /= 1) then
      ga(1) = sin(0.6d0*sin(ga(1)) + u2*xa(kl(i2))*sin(dble(kg) + 1.25d0))
      iw = iw - 1
      cycle around2
    else
      t2 = tanh(u2)
    end if
    iw = iw - 1
  end do around2
end subroutine p
