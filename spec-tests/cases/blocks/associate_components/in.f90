! A component of all objects of an array under a name of ASSOCIATE: its subscripts are those of the array, which may begin elsewhere.
module mixtures
  implicit none
  type :: molecule
    real(8) :: volume, area
  end type
  type :: mixture
    integer :: n
    type(molecule) :: molecules(0:3)
    type(molecule), allocatable :: more(:)
  end type
contains
  subroutine energy(m, x, y)
    type(mixture), intent(inout) :: m
    real(8), intent(in) :: x(4)
    real(8), intent(out) :: y
    integer :: i, j
    y = 0
    associate (r => m%molecules%volume, q => m%more%area, s => m%molecules(1:3)%area)
      r = r*x
      q(2) = r(1)*x(2)
      do i = 1, 4
        do j = 1, i
          y = y + r(i)*q(j)*x(i)
        end do
      end do
      s(2) = r(4)*x(1)
      s(2:3) = s(1:2)*y
      y = y*sum(r(2:3)) + sum(s)
    end associate
  end subroutine
end module
subroutine top(x, y)
  use mixtures
  real(8) :: x(4), y(2)
  type(mixture) :: m
  type(molecule) :: own(-1:2)
  integer :: k
  m%n = 4
  m%molecules%volume = x
  m%molecules%area = 2*x
  allocate(m%more(-1:2))
  m%more%area = x**2
  call energy(m, x, y(1))
  own%area = x
  associate (a => own%area)
    do k = 1, 4
      a(k) = a(k)*y(1)
    end do
    y(2) = a(1)*a(4) + m%more(0)%area + m%molecules(2)%area
  end associate
end subroutine
