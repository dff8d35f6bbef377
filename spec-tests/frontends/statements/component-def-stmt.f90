module m
  type t
    private
    real, allocatable, dimension(:) :: a
    real, pointer :: p => null()
    integer, public :: n = 3
    procedure(real), pointer, nopass :: f => null()
    class(*), allocatable :: any
    type(t), pointer :: next
    real :: c(2)
  end type t
end module m
