! Objects in an array that is given memory, each the begin of a list; their components point nowhere at first.
module buckets
  implicit none
  type cell
    real(8) :: v
    type(cell), pointer :: next
  end type cell
  type bucket
    real(8) :: sum
    type(cell), pointer :: first
  end type bucket
contains
  subroutine cost(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(bucket), pointer :: all(:)
    type(cell), pointer :: c
    integer :: i, k
    allocate (all(3))
    do k = 1, 3
      all(k)%sum = 0
      nullify (all(k)%first)
    end do
    do i = 1, n
      k = 1 + mod(i*i, 3)
      allocate (c)
      c%v = sin(x(i))
      c%next => all(k)%first
      all(k)%first => c
    end do
    do k = 1, 3
      c => all(k)%first
      do while (associated(c))
        all(k)%sum = all(k)%sum + c%v*x(k)
        c => c%next
      end do
    end do
    y = 1
    do k = 1, 3
      y = y*(1 + all(k)%sum)
    end do
  end subroutine cost
end module buckets
