! dotbar adjoint --head 'g(a)>(g)' in.f90
module model_b
  use model
contains
  subroutine g_b(a, ab, n, yb)
    use solvers, only: scale_b, root_b => cuberoot_b
    integer, intent(in) :: n
    real(8), intent(in) :: a(n)
    real(8) :: w(n)
    integer :: i
    real(8) :: result, result0
    real(8) :: ab(n), yb, wb(n), resultb, result1b, tempb
    ! Adjoint: sets the derivatives of a from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    w = a
    do i = 1, 3
      call pushreal8array(w, size(w))
      w = w*sin(w) + a
      call pushreal8array(w, size(w))
      call scale(n, w)
      call pushreal8(result)
      result = root(w(i)*exp(a(2)))
    end do
    call pushreal8array(w, size(w))
    w = 2
    call scale(n, w)
    result0 = root(2d0)
    ab = 0.0d0
    wb = 0.0d0
    resultb = 0.0d0
    ab(2) = ab(2) + result0*w(1)*yb
    call popreal8array(w, size(w))
    wb = 0.0d0
    do i = 3, 1, -1
      resultb = resultb + a(1)*yb
      ab(1) = ab(1) + result*yb
      call lookreal8(result)
      result1b = resultb
      resultb = 0.0d0
      tempb = 0.0d0
      call root_b(w(i)*exp(a(2)), tempb, result1b)
      call popreal8(result)
      wb(i) = wb(i) + exp(a(2))*tempb
      ab(2) = ab(2) + exp(a(2))*(w(i)*tempb)
      call popreal8array(w, size(w))
      call scale_b(n, w, wb)
      call popreal8array(w, size(w))
      ab = ab + wb
      wb = sin(w)*wb + cos(w)*(w*wb)
    end do
    yb = 0.0d0
    ab = ab + wb
  end subroutine g_b
end module model_b
