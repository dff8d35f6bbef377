! dotbar adjoint --head 'f(x)>(s)' in.f90
module m_b
  use m
contains
  subroutine twice_b(x, xb, yb)
    real(8), intent(in) :: x(:)
    real(8) :: xb(:), yb(size(x))
    xb = xb + 2.0d0*(2*x)*yb
    yb = 0.0d0
  end subroutine twice_b

  subroutine tail_b(x, xb, k, yb)
    real(8), intent(in) :: x(:)
    integer, intent(in) :: k
    real(8) :: xb(:), yb(k:size(x))
    xb(k:) = xb(k:) + 2.0d0*x(k:)*yb
    yb = 0.0d0
  end subroutine tail_b

  subroutine outer_b(x, xb, z, zb, yb)
    real(8), intent(in) :: x(:), z(:)
    integer :: i
    real(8) :: xb(:), zb(:), yb(size(x), size(z))
    do i = size(z), 1, -1
      xb = xb + z(i)*yb(:, i)
      zb(i) = zb(i) + sum(x*yb(:, i))
      yb(:, i) = 0.0d0
    end do
  end subroutine outer_b

  subroutine col_b(a, ab, j, yb)
    real(8), intent(in) :: a(:, :)
    integer, intent(in) :: j
    real(8) :: ab(:, :), yb(size(a, 1))
    ab(:, j) = ab(:, j) + cos(a(:, j))*yb
    yb = 0.0d0
  end subroutine col_b

  subroutine lim_b(x, xb, yb)
    real(8), intent(in) :: x
    real(8) :: xb, yb
    xb = xb + abs(x)*yb
    if (x >= 0.0d0) then
      xb = xb + x*yb
    else
      xb = xb - x*yb
    end if
    yb = 0.0d0
  end subroutine lim_b

  subroutine f_b(n, x, xb, s, sb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: s
    real(8), allocatable :: a(:), b(:), c(:, :), d(:), e(:)
    type(grid) :: g
    integer :: k
    real(8), allocatable :: result(:), result0(:), result1(:), result2(:), result3(:), &
        result4(:), result5(:), result6(:)
    integer :: i, i0
    real(8) :: xb(n), sb, result9b, tempb
    real(8), allocatable :: ab(:), bb(:), cb(:, :), db(:), eb(:), resultb(:), result0b(:), &
        result1b(:), result2b(:), result3b(:), result4b(:), result5b(:), result6b(:), &
        result7b(:), result8b(:, :), ownb(:)
    type(grid) :: gb
    integer(1) :: branch(3), branch0(3), branch1(3), branch2(3), branch3(3), branch4(3), &
        branch5(3), branch6(3), branch7(3), branch8(3), branch9(3), branch10(3), branch11(3), &
        branch12(3), branch13(3), branch14(3), branch15(3), branch16(3), branch17(3), branch18(3)
    integer :: first, last, first0, last0, bound
    integer :: kept
    integer :: bounds(2)
    ! Adjoint: sets the derivatives of x from those of s, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    allocate(a, mold=x)
    a(:) = x
    do k = 1, 3
      if (allocated(b)) then
        if (size(b, 1) /= size(a)) then
          call pushreal8array(b(:), size(b(:)))
          call pushinteger4(lbound(b, 1))
          call pushinteger4(ubound(b, 1))
          deallocate(b)
          allocate(b(size(a)))
          branch0(k) = 0
        else
          branch0(k) = 1
        end if
        branch(k) = 0
      else
        allocate(b(size(a)))
        branch(k) = 1
      end if
      call pushreal8array(b(:), size(b(:)))
      b(:) = twice(a)
      if (allocated(result)) then
        call pushinteger4(lbound(result, 1))
        call pushinteger4(ubound(result, 1))
        deallocate(result)
        branch1(k) = 0
      else
        branch1(k) = 1
      end if
      allocate(result(size(b) - (k) + 1))
      result(:) = tail(b, k) ! shrinks; its own argument
      if (allocated(b)) then
        if (size(b, 1) /= size(result, 1)) then
          call pushreal8array(b(:), size(b(:)))
          call pushinteger4(lbound(b, 1))
          call pushinteger4(ubound(b, 1))
          deallocate(b)
          allocate(b, mold=result)
          branch3(k) = 0
        else
          branch3(k) = 1
        end if
        branch2(k) = 0
      else
        allocate(b, mold=result)
        branch2(k) = 1
      end if
      call pushreal8array(b(:), size(b(:)))
      b(:) = result
      if (allocated(c)) then
        if (size(c, 1) /= size(a) .or. size(c, 2) /= size(b)) then
          call pushreal8array(c(:, :), size(c(:, :)))
          call pushinteger4(lbound(c, 1))
          call pushinteger4(ubound(c, 1))
          call pushinteger4(lbound(c, 2))
          call pushinteger4(ubound(c, 2))
          deallocate(c)
          allocate(c(size(a), size(b)))
          branch5(k) = 0
        else
          branch5(k) = 1
        end if
        branch4(k) = 0
      else
        allocate(c(size(a), size(b)))
        branch4(k) = 1
      end if
      call pushreal8array(c(:, :), size(c(:, :)))
      c(:, :) = outer(a, b)
      if (allocated(result0)) then
        call pushinteger4(lbound(result0, 1))
        call pushinteger4(ubound(result0, 1))
        deallocate(result0)
        branch6(k) = 0
      else
        branch6(k) = 1
      end if
      allocate(result0(size(c(:, 2:), 1)))
      result0(:) = col(c(:, 2:), 1)
      if (allocated(d)) then
        if (size(d, 1) /= size(result0, 1)) then
          call pushreal8array(d(:), size(d(:)))
          call pushinteger4(lbound(d, 1))
          call pushinteger4(ubound(d, 1))
          deallocate(d)
          allocate(d(size(result0, 1)))
          branch8(k) = 0
        else
          branch8(k) = 1
        end if
        branch7(k) = 0
      else
        allocate(d(size(result0, 1)))
        branch7(k) = 1
      end if
      call pushreal8array(d(:), size(d(:)))
      d(:) = result0 + 1
      if (allocated(result1)) then
        call pushinteger4(lbound(result1, 1))
        call pushinteger4(ubound(result1, 1))
        deallocate(result1)
        branch9(k) = 0
      else
        branch9(k) = 1
      end if
      allocate(result1(size(d)))
      bound = size(result1, 1)
      do i = 1, bound
        result1(i) = lim(d(lbound(d, 1) + i - 1)*b(1))
      end do
      call pushinteger4(bound)
      if (allocated(e)) then
        if (size(e, 1) /= size(result1, 1)) then
          call pushreal8array(e(:), size(e(:)))
          call pushinteger4(lbound(e, 1))
          call pushinteger4(ubound(e, 1))
          deallocate(e)
          allocate(e, mold=result1)
          branch11(k) = 0
        else
          branch11(k) = 1
        end if
        branch10(k) = 0
      else
        allocate(e, mold=result1)
        branch10(k) = 1
      end if
      call pushreal8array(e(:), size(e(:)))
      e(:) = result1
      if (allocated(result2)) then
        call pushreal8array(result2(:), size(result2(:)))
        call pushinteger4(lbound(result2, 1))
        call pushinteger4(ubound(result2, 1))
        deallocate(result2)
        branch12(k) = 0
      else
        branch12(k) = 1
      end if
      allocate(result2(size(e)))
      bound = size(result2, 1)
      do i0 = 1, bound
        result2(i0) = lim(e(lbound(e, 1) + i0 - 1))
      end do
      call pushinteger4(bound)
      if (allocated(result3)) then
        call pushreal8array(result3(:), size(result3(:)))
        call pushinteger4(lbound(result3, 1))
        call pushinteger4(ubound(result3, 1))
        deallocate(result3)
        branch13(k) = 0
      else
        branch13(k) = 1
      end if
      allocate(result3(size(d)))
      result3(:) = twice(d)
      if (allocated(e)) then
        call pushreal8array(e, size(e))
        call pushinteger4(lbound(e, 1))
        call pushinteger4(ubound(e, 1))
        call pushcontrol1b(1)
      else
        call pushcontrol1b(0)
      end if
      e = e + result2*sum(result3)
      if (allocated(g%v)) then
        if (size(g%v, 1) /= size(e) - (2) + 1) then
          call pushreal8array(g%v(:), size(g%v(:)))
          call pushinteger4(lbound(g%v, 1))
          call pushinteger4(ubound(g%v, 1))
          deallocate(g%v)
          allocate(g%v(size(e) - (2) + 1))
          branch15(k) = 0
        else
          branch15(k) = 1
        end if
        branch14(k) = 0
      else
        allocate(g%v(size(e) - (2) + 1))
        branch14(k) = 1
      end if
      call pushreal8array(g%v(:), size(g%v(:)))
      g%v(:) = tail(e, 2)
      if (allocated(result4)) then
        call pushinteger4(lbound(result4, 1))
        call pushinteger4(ubound(result4, 1))
        deallocate(result4)
        branch16(k) = 0
      else
        branch16(k) = 1
      end if
      allocate(result4(size(g%v)))
      result4(:) = twice(g%v)
      if (allocated(g%v)) then
        call pushreal8array(g%v, size(g%v))
        call pushinteger4(lbound(g%v, 1))
        call pushinteger4(ubound(g%v, 1))
        call pushcontrol1b(1)
      else
        call pushcontrol1b(0)
      end if
      g%v = result4 + g%v
      if (allocated(result5)) then
        call pushreal8array(result5(:), size(result5(:)))
        call pushinteger4(lbound(result5, 1))
        call pushinteger4(ubound(result5, 1))
        deallocate(result5)
        branch17(k) = 0
      else
        branch17(k) = 1
      end if
      allocate(result5(size(b)))
      result5(:) = twice(b + b(1))
      if (allocated(result6)) then
        call pushreal8array(result6(:), size(result6(:)))
        call pushinteger4(lbound(result6, 1))
        call pushinteger4(ubound(result6, 1))
        deallocate(result6)
        branch18(k) = 0
      else
        branch18(k) = 1
      end if
      allocate(result6(size(a) - (k) + 1))
      result6(:) = tail(a, k)
    end do
    xb = 0.0d0
    if (allocated(ab)) then
      deallocate(ab)
    end if
    if (allocated(a)) then
      allocate(ab, mold=a)
      ab = 0.0d0
    end if
    if (allocated(bb)) then
      deallocate(bb)
    end if
    if (allocated(b)) then
      allocate(bb, mold=b)
      bb = 0.0d0
    end if
    if (allocated(cb)) then
      deallocate(cb)
    end if
    if (allocated(c)) then
      allocate(cb, mold=c)
      cb = 0.0d0
    end if
    if (allocated(db)) then
      deallocate(db)
    end if
    if (allocated(d)) then
      allocate(db, mold=d)
      db = 0.0d0
    end if
    if (allocated(eb)) then
      deallocate(eb)
    end if
    if (allocated(e)) then
      allocate(eb, mold=e)
      eb = 0.0d0
    end if
    if (allocated(gb%v)) then
      deallocate(gb%v)
    end if
    if (allocated(g%v)) then
      allocate(gb%v, mold=g%v)
      gb%v = 0.0d0
    end if
    if (allocated(resultb)) then
      deallocate(resultb)
    end if
    if (allocated(result)) then
      allocate(resultb, mold=result)
      resultb = 0.0d0
    end if
    if (allocated(result0b)) then
      deallocate(result0b)
    end if
    if (allocated(result0)) then
      allocate(result0b, mold=result0)
      result0b = 0.0d0
    end if
    if (allocated(result1b)) then
      deallocate(result1b)
    end if
    if (allocated(result1)) then
      allocate(result1b, mold=result1)
      result1b = 0.0d0
    end if
    if (allocated(result2b)) then
      deallocate(result2b)
    end if
    if (allocated(result2)) then
      allocate(result2b, mold=result2)
      result2b = 0.0d0
    end if
    if (allocated(result3b)) then
      deallocate(result3b)
    end if
    if (allocated(result3)) then
      allocate(result3b, mold=result3)
      result3b = 0.0d0
    end if
    if (allocated(result4b)) then
      deallocate(result4b)
    end if
    if (allocated(result4)) then
      allocate(result4b, mold=result4)
      result4b = 0.0d0
    end if
    if (allocated(result5b)) then
      deallocate(result5b)
    end if
    if (allocated(result5)) then
      allocate(result5b, mold=result5)
      result5b = 0.0d0
    end if
    if (allocated(result6b)) then
      deallocate(result6b)
    end if
    if (allocated(result6)) then
      allocate(result6b, mold=result6)
      result6b = 0.0d0
    end if
    do k = 3, 1, -1
      gb%v = gb%v + b(1)*sb
      bb(1) = bb(1) + sum(g%v)*sb
      result5b = result5b + result6*sb
      result6b = result6b + result5*sb
      result7b = result6b(:)
      result6b(:) = 0.0d0
      call tail_b(a, ab, k, result7b)
      deallocate(result6b, result6)
      if (branch18(k) == 0) then
        call popinteger4(last)
        call popinteger4(first)
        allocate(result6(first:last))
        call popreal8array(result6(:), size(result6(:)))
        allocate(result6b, mold=result6)
        result6b = 0.0d0
      end if
      result7b = result5b(:)
      result5b(:) = 0.0d0
      allocate(ownb(size(b)))
      ownb = 0.0d0
      call twice_b(b + b(1), ownb, result7b)
      bb = bb + ownb
      bb(1) = bb(1) + sum(ownb)
      deallocate(ownb)
      deallocate(result5b, result5)
      if (branch17(k) == 0) then
        call popinteger4(last)
        call popinteger4(first)
        allocate(result5(first:last))
        call popreal8array(result5(:), size(result5(:)))
        allocate(result5b, mold=result5)
        result5b = 0.0d0
      end if
      if (allocated(g%v)) then
        deallocate(g%v)
      end if
      call popcontrol1b(kept)
      if (kept == 1) then
        call popinteger4(bounds(2))
        call popinteger4(bounds(1))
        allocate(g%v(bounds(1):bounds(2)))
        call popreal8array(g%v, size(g%v))
      end if
      result4b = result4b + gb%v
      result7b = result4b(:)
      result4b(:) = 0.0d0
      call twice_b(g%v, gb%v, result7b)
      deallocate(result4b, result4)
      if (branch16(k) == 0) then
        call popinteger4(last)
        call popinteger4(first)
        allocate(result4(first:last))
        allocate(result4b, mold=result4)
        result4b = 0.0d0
      end if
      call popreal8array(g%v(:), size(g%v(:)))
      result7b = gb%v(:)
      gb%v(:) = 0.0d0
      call tail_b(e, eb, 2, result7b)
      if (branch14(k) == 0) then
        if (branch15(k) == 0) then
          deallocate(gb%v, g%v)
          call popinteger4(last)
          call popinteger4(first)
          allocate(g%v(first:last))
          call popreal8array(g%v(:), size(g%v(:)))
          allocate(gb%v, mold=g%v)
          gb%v = 0.0d0
        end if
      else
        deallocate(gb%v, g%v)
      end if
      if (allocated(e)) then
        deallocate(e)
      end if
      call popcontrol1b(kept)
      if (kept == 1) then
        call popinteger4(bounds(2))
        call popinteger4(bounds(1))
        allocate(e(bounds(1):bounds(2)))
        call popreal8array(e, size(e))
      end if
      result2b = result2b + sum(result3)*eb
      result3b = result3b + sum(result2*eb)
      result7b = result3b(:)
      result3b(:) = 0.0d0
      call twice_b(d, db, result7b)
      deallocate(result3b, result3)
      if (branch13(k) == 0) then
        call popinteger4(last)
        call popinteger4(first)
        allocate(result3(first:last))
        call popreal8array(result3(:), size(result3(:)))
        allocate(result3b, mold=result3)
        result3b = 0.0d0
      end if
      call popinteger4(bound)
      do i0 = bound, 1, -1
        result9b = result2b(i0)
        result2b(i0) = 0.0d0
        call lim_b(e(lbound(e, 1) + i0 - 1), eb(lbound(e, 1) + i0 - 1), result9b)
      end do
      deallocate(result2b, result2)
      if (branch12(k) == 0) then
        call popinteger4(last)
        call popinteger4(first)
        allocate(result2(first:last))
        call popreal8array(result2(:), size(result2(:)))
        allocate(result2b, mold=result2)
        result2b = 0.0d0
      end if
      call popreal8array(e(:), size(e(:)))
      result1b = result1b + eb(:)
      eb(:) = 0.0d0
      if (branch10(k) == 0) then
        if (branch11(k) == 0) then
          deallocate(eb, e)
          call popinteger4(last)
          call popinteger4(first)
          allocate(e(first:last))
          call popreal8array(e(:), size(e(:)))
          allocate(eb, mold=e)
          eb = 0.0d0
        end if
      else
        deallocate(eb, e)
      end if
      call popinteger4(bound)
      do i = bound, 1, -1
        result9b = result1b(i)
        result1b(i) = 0.0d0
        tempb = 0.0d0
        call lim_b(d(lbound(d, 1) + i - 1)*b(1), tempb, result9b)
        db(lbound(d, 1) + i - 1) = db(lbound(d, 1) + i - 1) + b(1)*tempb
        bb(1) = bb(1) + d(lbound(d, 1) + i - 1)*tempb
      end do
      deallocate(result1b, result1)
      if (branch9(k) == 0) then
        call popinteger4(last)
        call popinteger4(first)
        allocate(result1(first:last))
        allocate(result1b, mold=result1)
        result1b = 0.0d0
      end if
      call popreal8array(d(:), size(d(:)))
      result0b = result0b + db(:)
      db(:) = 0.0d0
      if (branch7(k) == 0) then
        if (branch8(k) == 0) then
          deallocate(db, d)
          call popinteger4(last)
          call popinteger4(first)
          allocate(d(first:last))
          call popreal8array(d(:), size(d(:)))
          allocate(db, mold=d)
          db = 0.0d0
        end if
      else
        deallocate(db, d)
      end if
      result7b = result0b(:)
      result0b(:) = 0.0d0
      call col_b(c(:, 2:), cb(:, 2:), 1, result7b)
      deallocate(result0b, result0)
      if (branch6(k) == 0) then
        call popinteger4(last)
        call popinteger4(first)
        allocate(result0(first:last))
        allocate(result0b, mold=result0)
        result0b = 0.0d0
      end if
      result8b = cb(:, :)
      cb(:, :) = 0.0d0
      call outer_b(a, ab, b, bb, result8b)
      call popreal8array(c(:, :), size(c(:, :)))
      if (branch4(k) == 0) then
        if (branch5(k) == 0) then
          deallocate(cb, c)
          call popinteger4(last0)
          call popinteger4(first0)
          call popinteger4(last)
          call popinteger4(first)
          allocate(c(first:last, first0:last0))
          call popreal8array(c(:, :), size(c(:, :)))
          allocate(cb, mold=c)
          cb = 0.0d0
        end if
      else
        deallocate(cb, c)
      end if
      call popreal8array(b(:), size(b(:)))
      resultb = resultb + bb(:)
      bb(:) = 0.0d0
      if (branch2(k) == 0) then
        if (branch3(k) == 0) then
          deallocate(bb, b)
          call popinteger4(last)
          call popinteger4(first)
          allocate(b(first:last))
          call popreal8array(b(:), size(b(:)))
          allocate(bb, mold=b)
          bb = 0.0d0
        end if
      else
        deallocate(bb, b)
      end if
      result7b = resultb(:)
      resultb(:) = 0.0d0
      call tail_b(b, bb, k, result7b)
      deallocate(resultb, result)
      if (branch1(k) == 0) then
        call popinteger4(last)
        call popinteger4(first)
        allocate(result(first:last))
        allocate(resultb, mold=result)
        resultb = 0.0d0
      end if
      result7b = bb(:)
      bb(:) = 0.0d0
      call twice_b(a, ab, result7b)
      call popreal8array(b(:), size(b(:)))
      if (branch(k) == 0) then
        if (branch0(k) == 0) then
          deallocate(bb, b)
          call popinteger4(last)
          call popinteger4(first)
          allocate(b(first:last))
          call popreal8array(b(:), size(b(:)))
          allocate(bb, mold=b)
          bb = 0.0d0
        end if
      else
        deallocate(bb, b)
      end if
    end do
    sb = 0.0d0
    xb = xb + ab(:)
    ab(:) = 0.0d0
    deallocate(ab, a)
  end subroutine f_b
end module m_b
