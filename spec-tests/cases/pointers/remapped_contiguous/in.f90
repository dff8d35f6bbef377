! The derivative of what is CONTIGUOUS is, too: its POINTER can be laid out otherwise.
module b
contains
  subroutine gemv312(amat, xvec, yvec, trans)
    real(8), intent(in), contiguous, target :: amat(:, :, :)
    real(8), intent(in) :: xvec(:)
    real(8), intent(inout), contiguous, target :: yvec(:, :)
    character(1), intent(in), optional :: trans
    real(8), pointer :: aptr(:, :), yptr(:)
    character(1) :: tra
    if (present(trans)) then
      tra = trans
    else
      tra = 'n'
    end if
    if (tra == 'n' .or. tra == 'N') then
      aptr(1:size(amat, 1)*size(amat, 2), 1:size(amat, 3)) => amat
      yptr(1:size(yvec, 1)*size(yvec, 2)) => yvec
    else
      aptr(1:size(amat, 1), 1:size(amat, 2)*size(amat, 3)) => amat
      yptr(1:size(yvec, 1)*size(yvec, 2)) => yvec
    end if
    yptr = yptr + matmul(aptr, xvec)
  end subroutine
  subroutine top(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    real(8) :: a(2, 2, 2), v(2, 2)
    a = 0.5d0
    a(1, 2, 1) = x(1)
    a(2, 2, 2) = x(1)*x(2)
    v = 0d0
    call gemv312(a, x, v)
    v = sin(v)
    call gemv312(a, x, v)
    y = sum(v)
  end subroutine
end module
