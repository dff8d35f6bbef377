subroutine s(u)
  class(*), intent(inout) :: u
  type t
    integer :: i
  end type t
  select type (u)
  type is (real)
    u = 1.0
  type is (integer(8))
    u = 2
  class is (t)
    u%i = 2
  class default
    print *, 'other'
  end select
  select type (x => u)
  type is (t)
    x%i = 3
  end select
end subroutine s
