! dotbar adjoint --head 'top(x)>(y)' in.f90
module labels_b
  use labels
contains
  subroutine step_b(k, a, ab)
    integer, intent(in) :: k
    real(8), intent(inout) :: a(4)
    character(len=8) :: line
    integer :: n, m
    real(8) :: ab(4), tempb, temp0b
    write(line, '(i4)') k
    read(line, *) n
    read(last, *) m
    tempb = ab(n)
    temp0b = cos(a(n)*a(m))*(a(n)*tempb)
    ab(n) = a(m)*temp0b
    ab(m) = ab(m) + a(n)*temp0b
    ab(n) = ab(n) + sin(a(n)*a(m))*tempb
  end subroutine step_b

  subroutine top_b(x, xb, y, yb)
    real(8), intent(in) :: x(4)
    real(8), intent(inout) :: y
    real(8) :: a(4)
    integer :: k
    real(8) :: xb(4), yb, ab(4)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    a = x
    last = '2'
    do k = 1, 4
      call pushreal8array(a, size(a))
      call pushcharacterarray(last, len(last))
      call step(k, a)
    end do
    xb = 0.0d0
    ab = 0.0d0
    ab = ab + a(1)*yb
    ab(1) = ab(1) + sum(a)*yb
    yb = 0.0d0
    do k = 4, 1, -1
      call popcharacterarray(last, len(last))
      call popreal8array(a, size(a))
      call step_b(k, a, ab)
    end do
    xb = xb + ab
  end subroutine top_b
end module labels_b
