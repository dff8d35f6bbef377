! Implicit heat equation with an object that owns its matrix, solved by LAPACK.
module heat
  implicit none
  private
  public :: rod, cost
  type :: rod
    integer :: n = 0
    real(8) :: kappa = 1
    real(8), allocatable :: u(:), a(:, :)
  contains
    private
    procedure, public :: init
    procedure, public :: step
    procedure :: assemble
  end type
contains
  subroutine init(self, n, kappa, u0)
    class(rod), intent(inout) :: self
    integer, intent(in) :: n
    real(8), intent(in) :: kappa, u0(n)
    self%n = n
    self%kappa = kappa
    allocate(self%u(n), self%a(n, n))
    self%u = u0
  end subroutine
  subroutine assemble(self, dt)
    class(rod), intent(inout) :: self
    real(8), intent(in) :: dt
    integer :: i
    self%a = 0
    do i = 1, self%n
      self%a(i, i) = 1 + 2*self%kappa*dt*(1 + self%u(i)**2)
      if (i > 1) self%a(i, i-1) = -self%kappa*dt
      if (i < self%n) self%a(i, i+1) = -self%kappa*dt
    end do
  end subroutine
  subroutine step(self, dt)
    class(rod), intent(inout) :: self
    real(8), intent(in) :: dt
    integer :: ipiv(self%n), info
    call self%assemble(dt)
    call dgesv(self%n, 1, self%a, self%n, ipiv, self%u, self%n, info)
  end subroutine
  subroutine cost(n, steps, kappa, u0, j)
    integer, intent(in) :: n, steps
    real(8), intent(in) :: kappa, u0(n)
    real(8), intent(out) :: j
    type(rod) :: r
    integer :: k
    call r%init(n, kappa, u0)
    do k = 1, steps
      call r%step(0.1d0)
    end do
    j = sum(r%u**2)
  end subroutine
end module
