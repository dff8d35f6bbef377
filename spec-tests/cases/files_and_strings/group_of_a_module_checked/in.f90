! What is in a NAMELIST of a module is set where the procedure reads it, under the names that it has there.
module settings
  implicit none
  real(8) :: scale = 1d0, shift = 2d0
  integer :: order = 1
  namelist /given/ scale
  namelist /given/ order
end module settings

module model
  use settings, stretch => scale
  implicit none
contains
  subroutine top(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8) :: own
    character(60) :: text
    namelist /local/ own
    stretch = 3d0
    order = 1
    text = '&given order=3 /'
    read (text, nml=given)
    y = stretch*sin(x)**order
    stretch = x*x
    shift = x
    text = '&given scale=0.25d0, order=2 /'
    !$AD CONSTANT
    read (text, given)
    y = y + stretch*shift*cos(x)**order
    own = 4d0
    text = '&local own=0.5 /'
    read (text, nml=local)
    y = y*own + stretch
    stretch = 1d0
  end subroutine top
end module model
