module geo
  implicit none
  type :: vec
    real(8) :: x = 0, y = 0
  end type
  type, extends(vec) :: vec3
    real(8) :: z = 0
  end type
  type :: mesh
    type(vec3) :: node(4)
    real(8) :: w(2,2)
    integer :: k = 2
    logical :: flag = .true.
  end type
  interface operator(+)
    module procedure plus
  end interface
contains
  function plus(a, b) result(c)
    type(vec3), intent(in) :: a, b
    type(vec3) :: c
    c%x = a%x + b%x
    c%y = a%y * b%y
    c%z = a%z + b%z * a%x
  end function
  subroutine swap(a, b)
    type(vec3), intent(inout) :: a, b
    type(vec3) :: t
    t = a
    a = b
    b = t
    b%x = b%x * 2
  end subroutine
  subroutine g(m, s, r)
    type(mesh), intent(inout) :: m
    real(8), intent(in) :: s
    real(8), intent(out) :: r
    type(vec3) :: q, p(4)
    type(mesh) :: old
    integer :: i
    old = m
    m%node(m%k)%x = s * m%node(1)%y
    call swap(m%node(1), m%node(2))
    q = m%node(1) + m%node(3)
    p = m%node
    p(2:3) = p(1:2)
    do i = 1, 4
      q%x = q%x + p(i)%x * q%y * old%node(i)%z
      q%vec%y = sin(q%x)
    end do
    m%w(1,2) = q%x * q%z * s * old%w(2,1)
    m%node(4) = q
    r = q%y + m%w(1,2) ** 2
  end subroutine
end module
