! dotbar adjoint --head 'top(x)>(y)' in.f90
module settings_b
  use settings
  ! What is in a NAMELIST of a module is set where the procedure reads it, under the names that it has there.
  real(8) :: scaleb, shiftb
end module settings_b

module model_b
  use model
contains
  subroutine top_b(x, xb, y, yb)
    use settings_b, only: shiftb, stretchb => scaleb
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: own
    character(len=60) :: text
    namelist /local/ own
    real(8) :: xb, yb, tempb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    stretch = 3d0
    order = 1
    text = '&given order=3 /'
    read(text, nml=given)
    call pushreal8(stretch)
    stretch = x*x
    shift = x
    text = '&given scale=0.25d0, order=2 /'
    call pushinteger4(order)
    read(text, given)
    own = 4d0
    text = '&local own=0.5 /'
    read(text, nml=local)
    shiftb = 0.0d0
    stretchb = 0.0d0
    stretchb = 0.0d0
    stretchb = stretchb + yb
    yb = own*yb
    tempb = cos(x)**order*yb
    stretchb = stretchb + shift*tempb
    shiftb = shiftb + stretch*tempb
    xb = -sin(x)*(merge(0.0d0, order*cos(x)**(order - 1), order == 0)*(stretch*shift*yb))
    call popinteger4(order)
    stretchb = 0.0d0
    xb = xb + shiftb
    shiftb = 0.0d0
    call popreal8(stretch)
    xb = xb + 2.0d0*x*stretchb
    stretchb = 0.0d0
    xb = xb + cos(x)*(merge(0.0d0, order*sin(x)**(order - 1), order == 0)*(stretch*yb))
    yb = 0.0d0
    stretchb = 0.0d0
    stretchb = 0.0d0
  end subroutine top_b
end module model_b
