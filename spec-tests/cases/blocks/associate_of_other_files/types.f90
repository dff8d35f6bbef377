module data_types
  implicit none
  type dlength
    real(8), allocatable :: dat(:)
  end type
  type var_dlength
    type(dlength), allocatable :: var(:)
  end type
  type ilook_t
    integer :: k_snow = 1, mw_exp = 2, ice = 3
  end type
  type(ilook_t), parameter :: look = ilook_t()
  type view
    real(8), pointer :: there(:)
  end type
end module
